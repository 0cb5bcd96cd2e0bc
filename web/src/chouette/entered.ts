/** What is entered of a game from the score sheet, and what it comes to. */
import type { Schemas } from '../../../client/src/index.js';

export type Sheet = Schemas['ScoreSheetDto'];
export type Terms = Pick<Schemas['ChouetteDto'], 'rules' | 'partner'>;
type Pair = Schemas['SheetPairDto'];
export type Outcome = Pair['outcome'];
type Board = NonNullable<Sheet['board']>;

export interface Member {
  readonly playerId: string;
  readonly name: string;
}

export interface Line {
  /** As it was recorded, with what the buttons do not say; a change of the line drops it. */
  readonly recorded?: Pair;
  readonly outcome: Outcome;
  /** Set by hand; null: what follows from the cube of the others. */
  readonly value: number | null;
  /** Of a drop, what it paid when it was marked while others played on: what is entered later does not change it. */
  readonly paid?: number;
}

export interface Entered {
  readonly board: Sheet['board'];
  /** The cube of all members without another: at the end, or before the dropped double where no member played on. */
  readonly shared: number;
  /** Whether the box dropped the one cube of all (C21). */
  readonly boxDropped: boolean;
  readonly lines: Readonly<Record<string, Line>>;
  /** How many automatic doubles the game began with: a cube that is no higher was turned by no player. Left out: none. */
  readonly automatic?: number;
  readonly extras?: Sheet['extras'];
}

export const VALUES = [1, 2, 4, 8, 16, 32, 64];
export const PLAYED: Line = { outcome: 'played', value: null };
export const NOTHING: Entered = { board: null, shared: 1, boxDropped: false, lines: {} };

/** What a member pays who drops a double that others take to this value. */
export function beforeDouble(value: number): number {
  return Math.max(1, value / 2);
}

/** The outcome of those whose cube is the shared one. */
function lastOf(outcomes: readonly Outcome[]): Outcome {
  const among = (['played', 'box-dropped', 'member-dropped'] as const).find((outcome) => outcomes.includes(outcome));
  return among ?? 'played';
}

/** What was written down before: a correction begins with it. */
export function enteredIn(recorded: Sheet | null, { rules }: Terms): Entered {
  if (recorded === null) return NOTHING;
  const { board, cubes, extras } = recorded;
  const last = lastOf(cubes.map(({ outcome }) => outcome));
  const value = cubes.find(({ outcome }) => outcome === last)?.value ?? 1;
  const shared = VALUES.includes(value) ? value : 1;
  const boxDropped = rules.cubes === 'single' && cubes.some(({ outcome }) => outcome === 'box-dropped');
  const lines = cubes.map((pair): [string, Line] => [
    pair.playerId,
    {
      outcome: boxDropped && pair.outcome === 'box-dropped' ? 'played' : pair.outcome,
      value: pair.outcome === last && pair.value === shared ? null : pair.value,
      recorded: pair,
    },
  ]);
  const centred = cubes.find((pair) => pair.outcome === 'played' && pair.turned === false)?.value ?? 1;
  const more = { automatic: Math.log2(centred), ...(extras === undefined ? {} : { extras }) };
  return { board, shared, boxDropped, lines: Object.fromEntries(lines), ...more };
}

/** How each member's game with the box ended. */
export function pairsOf(
  { lines, shared, boxDropped, automatic = 0 }: Entered,
  members: readonly Member[],
): readonly Pair[] {
  const entered = members.map(({ playerId }) => {
    const line = lines[playerId] ?? PLAYED;
    // One cube: the box drops to all who are still in the game.
    const outcome = boxDropped && line.outcome === 'played' ? 'box-dropped' : line.outcome;
    return { playerId, line, outcome };
  });
  const last = lastOf(entered.map(({ outcome }) => outcome));
  return entered.map(({ playerId, outcome, line: { value: byHand, paid, recorded } }) => {
    const value = byHand ?? (outcome === last ? shared : (paid ?? beforeDouble(shared)));
    // Whether a cube was turned is recorded of the value that it had.
    const more = recorded?.value === value && recorded.outcome === outcome ? recorded : {};
    const isCentred = automatic > 0 && outcome === 'played' && value <= 2 ** automatic;
    return { ...more, playerId, outcome, value, ...(isCentred ? { turned: false } : {}) };
  });
}

/** With one cube for all its value tells who dropped first. */
export function inTurn(pairs: readonly Pair[]): Pair[] {
  const isDrop = ({ outcome }: Pair): boolean => outcome === 'member-dropped' || outcome === 'box-dropped';
  const values = [...new Set(pairs.filter(isDrop).map(({ value }) => value))].sort((a, b) => a - b);
  return pairs.map((pair) => (isDrop(pair) ? { ...pair, left: values.indexOf(pair.value) + 1 } : pair));
}

/** What a member wins, as far as the cube alone says it; of a gammon, of extras and of a partner the service says it. */
export function pointsOf({ outcome, value }: Pair, board: Board | null): number | null {
  switch (outcome) {
    case 'member-dropped':
      return -value;
    case 'box-dropped':
      return value;
    case 'played':
      if (board?.kind !== 'single') return null;
      return board.winner === 'team' ? value : -value;
    default:
      return null;
  }
}
