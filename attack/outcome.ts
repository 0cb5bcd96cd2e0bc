/** What the attacks tell: each beside the limit that the service has to keep. */
import { formatRows } from '../bench/table.js';

export interface Outcome {
  readonly attack: string;
  readonly happened: string;
  readonly limit: string;
  /** Null: could not be tried here, and `happened` says why. */
  readonly held: boolean | null;
}

/** One kind of attack. */
export interface Attack {
  readonly name: string;
  /** Milliseconds after which it is given up as failed, whatever hangs. */
  readonly atMost: number;
  /** The databases that it is tried on. */
  readonly on: readonly DatabaseName[];
  /** The same where little time is left: one is enough for what hardly reaches the database. */
  readonly onWhenShort: readonly DatabaseName[];
  run(site: Site): Promise<readonly Outcome[]>;
}

/** Where an attack finds its target. */
export interface Site {
  readonly database: DatabaseName;
  /** Whether the whole has to be short: fewer connections, fewer rounds. */
  readonly isShort: boolean;
  /** An empty database of its own in the form of settings of the service; removed at the end. */
  freshSettings(): Promise<Readonly<Record<string, string>>>;
}

export type DatabaseName = 'embedded' | 'PostgreSQL';

const HEADS = ['Attack', 'Database', 'What happened', 'Limit', 'Held'] as const;

export function formatOutcomes(outcomes: readonly (Outcome & { readonly database: DatabaseName })[]): string {
  return formatRows(
    HEADS,
    outcomes.map(({ attack, database, happened, limit, held }) => [
      attack,
      database,
      happened,
      limit,
      held === null ? 'not tried' : held ? 'yes' : 'NO',
    ]),
  );
}

/** How often each value occurs, as in `401 × 20, 429 × 980`. */
export function tally(values: readonly (string | number)[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return [...counts].map(([value, count]) => (count === 1 ? value : `${value} × ${count}`)).join(', ');
}

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
