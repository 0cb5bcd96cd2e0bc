/**
 * One played game of a chouette: a board between the box (white) and the team (black), a cube for each member's pair with
 * the box, and what is waited for beside the board (C20–C29, C48–C50; chouette.md section 9).
 *
 * A team with one cube has the same list: its cubes are turned together, so that all who are in show the same.
 */

import type { BoardState } from '../../board/state.js';
import type { Cube } from '../../cube/cube.js';
import type { ResultWay } from '../../cube/worth.js';
import type { Id } from '../../kernel/brands.js';
import type { Side } from '../../kernel/side.js';
import type { ResultKind } from '../../variant/win-kinds.js';
import type { BoardResult, PairEnding, PairSide } from '../ledger/outcome.js';
import type { ChouetteRules } from '../rules.js';

/** Where the box and the team sit at the board. */
export const BOX: Side = 'white';
export const TEAM: Side = 'black';

/** How a pair left the game. */
export interface PairEnd {
  readonly outcome: Exclude<PairEnding, 'played'>;
  /** As in the outcome of the game: of a drop what is paid, of a settlement the points. */
  readonly value: number;
  readonly turned: boolean;
  readonly beaver: boolean;
  readonly winner: PairSide | null;
  readonly level: ResultKind | null;
  /** The window in which it left, and how often the cube had been turned again by then: later turns are later moments. */
  readonly left: { readonly window: number; readonly turns: number };
}

/** A member against the box. */
export interface Pair {
  readonly member: Id;
  /** White is the box, black the member. */
  readonly cube: Cube;
  /** A member's resignation of their pair instead of an answer to the double, which waits for the box (section 9, number 6). */
  readonly resigning: ResultKind | null;
  /** Null while the pair is in the game. */
  readonly end: PairEnd | null;
}

/** A private cube between a member who dropped, on the side of the box, and the lone taker (C50). */
export interface Extra {
  readonly offerer: Id;
  readonly taker: Id;
  readonly payment: number;
  /** White is the offerer, black the taker. */
  readonly cube: Cube;
  /** Until the next roll the taker may drop it at once. */
  readonly fresh: boolean;
  readonly end: { readonly outcome: 'offerer-dropped' | 'taker-dropped'; readonly value: number } | null;
}

interface ExtraOffer {
  readonly offerer: Id;
  readonly taker: Id;
}

/** A person who is away (C63): without a proxy the captain's decision is copied. */
interface Absence {
  readonly player: Id;
  readonly proxy: Id | null;
}

/** What a member has said in the team's window before the roll (C20, C26). */
interface Spoken {
  readonly member: Id;
  readonly double: boolean;
}

export type AnswerWord = 'take' | 'drop' | 'turn';

/** An answer to a double that takes effect with those of all others (C23), or that counts for the box's policy (C26). */
export interface Answer {
  readonly member: Id;
  readonly answer: AnswerWord;
  /** The cube before the double. */
  readonly value: number;
}

/** What one of a pair would settle for (A15). */
export interface Proposal {
  readonly member: Id;
  readonly by: PairSide;
  readonly winner: PairSide | null;
  readonly points: number;
}

/** What the game waits for beside the board. */
export type Stage =
  /** Nothing: the board goes on, or doubles may be offered before the roll. */
  | { readonly name: 'board' }
  /** R99: the box says whether a further automatic double counts. */
  | { readonly name: 'automatic-double' }
  /** Cubes that were turned wait for their answers, one by one or together (C23). */
  | { readonly name: 'answers'; readonly doubler: Side; readonly answers: readonly Answer[] }
  /** C49: the lone taker may beaver or drop, nothing else. */
  | { readonly name: 'lone-taker'; readonly taker: Id }
  /** C50: the members who dropped may offer extras to the lone taker. */
  | {
      readonly name: 'extras';
      readonly taker: Id;
      readonly said: readonly { readonly offerer: Id; readonly offers: boolean }[];
    }
  /** Section 9, number 6. Of the team: `agreed` have consented, then the box answers. Of the box: `agreed` have refused and play on. */
  | {
      readonly name: 'resignation';
      readonly by: Side;
      readonly as: ResultKind;
      readonly agreed: readonly Id[];
    };

interface Table {
  readonly id: Id;
  readonly number: number;
  readonly box: Id;
  readonly partner: Id | null;
  readonly rules: ChouetteRules;
  readonly board: BoardState;
  /** In the order of the line, the captain first. */
  readonly pairs: readonly Pair[];
  readonly extras: readonly Extra[];
}

export interface OpenTableGame extends Table {
  readonly status: 'open';
  readonly stage: Stage;
  readonly spoken: readonly Spoken[];
  readonly away: readonly Absence[];
  readonly proposals: readonly Proposal[];
  /** Extras offered after the window of the drop, which need the taker's consent (C50); missing while there are none. */
  readonly extraOffers?: readonly ExtraOffer[];
  /** Moments so far at which pairs could leave the game. */
  readonly windows: number;
}

export interface FinishedTableGame extends Table {
  readonly status: 'finished';
  /** Null when no pair was played to the end, and when the board was drawn. */
  readonly result: BoardResult | null;
  readonly by: ResultWay;
}

export type TableGameState = { readonly status: 'not-started' } | OpenTableGame | FinishedTableGame;

export const NO_TABLE_GAME: TableGameState = { status: 'not-started' };

/** The pairs that are still in the game. */
export function activePairs({ pairs }: Pick<Table, 'pairs'>): readonly Pair[] {
  return pairs.filter(({ end }) => end === null);
}

/** The member's pair, if the person is a member. */
export function pairOf({ pairs }: Pick<Table, 'pairs'>, member: Id): Pair | undefined {
  return pairs.find((pair) => pair.member === member);
}

/** Whether a player doubled and it was taken, which gives the cube an owner (R80); an automatic double does not. */
export function isTurned({ owner }: Cube): boolean {
  return owner !== null;
}

/** Whether the team has one cube. */
export function hasOneCube({ rules }: Pick<Table, 'rules'>): boolean {
  return rules.cubes === 'single';
}

/**
 * The game without the content of sealed answers, as its events give it. A member who answers before all are in has answered only
 * for the keeper of the table (C23).
 */
export function withoutSealed(game: OpenTableGame): OpenTableGame {
  return keepingAnswers(game, []);
}

/** The game with these sealed answers in place of those that it has; unchanged where none can be given. */
export function keepingAnswers(game: OpenTableGame, answers: readonly Answer[]): OpenTableGame {
  const { stage } = game;
  return isSealed(game, stage) ? { ...game, stage: { ...stage, answers } } : game;
}

/** The game that its events tell, with the sealed answers that the keeper of the table has in `kept`, the same game. */
export function keepingSealed(told: OpenTableGame, kept: OpenTableGame): OpenTableGame {
  const { stage } = kept;
  return told.id === kept.id && isSealed(kept, stage) ? keepingAnswers(told, stage.answers) : told;
}

function isSealed({ rules }: OpenTableGame, stage: Stage): stage is Extract<Stage, { name: 'answers' }> {
  return stage.name === 'answers' && stage.doubler === BOX && rules.answerOrder === 'sealed';
}
