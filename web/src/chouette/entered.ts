/** What is entered of a game from the score sheet, and what it comes to. */
import type { Schemas } from '../../../client/src/index.js';

export type Sheet = Schemas['ScoreSheetDto'];
export type Terms = Pick<Schemas['ChouetteDto'], 'rules' | 'variant' | 'partner'>;
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
  /** The cube of all who have no other: at the end, or where nobody played to it, before the double that was dropped. */
  readonly shared: number;
  readonly lines: Readonly<Record<string, Line>>;
  readonly extras?: Sheet['extras'];
}

export const VALUES = [1, 2, 4, 8, 16, 32, 64];
export const PLAYED: Line = { outcome: 'played', value: null };
export const NOTHING: Entered = { board: null, shared: 1, lines: {} };

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
export function enteredIn(recorded: Sheet | null): Entered {
  if (recorded === null) return NOTHING;
  const { board, cubes, extras } = recorded;
  const last = lastOf(cubes.map(({ outcome }) => outcome));
  const value = cubes.find(({ outcome }) => outcome === last)?.value ?? 1;
  const shared = VALUES.includes(value) ? value : 1;
  const lines = cubes.map((pair): [string, Line] => [
    pair.playerId,
    {
      outcome: pair.outcome,
      value: pair.outcome === last && pair.value === shared ? null : pair.value,
      recorded: pair,
    },
  ]);
  return { board, shared, lines: Object.fromEntries(lines), ...(extras === undefined ? {} : { extras }) };
}

/** How each member's game with the box ended. */
export function pairsOf({ lines, shared }: Entered, members: readonly Member[]): readonly Pair[] {
  const entered = members.map(({ playerId }) => ({ playerId, line: lines[playerId] ?? PLAYED }));
  const last = lastOf(entered.map(({ line }) => line.outcome));
  return entered.map(({ playerId, line: { outcome, value: byHand, paid, recorded } }) => {
    const value = byHand ?? (outcome === last ? shared : (paid ?? beforeDouble(shared)));
    // Whether a cube was turned is recorded of the value that it had.
    const more = recorded?.value === value ? recorded : {};
    return { ...more, playerId, outcome, value };
  });
}

/**
 * What a member wins, for the reader to see before it is sent: the service settles, and its rules are those that count. Null: it depends on
 * what is not entered here.
 */
export function pointsOf(
  { outcome, value, turned = value > 1 }: Pair,
  board: Board | null,
  { rules, variant }: Terms,
): number | null {
  if (outcome === 'member-dropped') return -value;
  if (outcome === 'box-dropped') return value;
  if (outcome !== 'played' || board === null) return null;
  const isSingle =
    board.kind === 'single' ||
    !rules.gammons ||
    (rules.jacoby && !turned && !(rules.jacobyAfterAutomaticDouble && value > 1));
  // A gammon has another price in some games.
  if (!isSingle && variant !== 'backgammon') return null;
  const times = { single: 1, gammon: 2, backgammon: Math.min(3, rules.backgammonMultiplier) };
  const points = value * (isSingle ? 1 : times[board.kind]);
  return board.winner === 'team' ? points : -points;
}
