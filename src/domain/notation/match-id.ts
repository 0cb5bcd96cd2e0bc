/**
 * The match id of GNU Backgammon: 12 characters for cube, turn, dice, length and score. White is player 0, Black is
 * player 1. Bits, lowest first: cube (log2) 4, owner 2, player on roll 1, Crawford 1, game state 3, player to decide 1,
 * doubled 1, resignation 2, dice 3 + 3, length 15, score of each player 15, and one that is 0 while the Jacoby rule is in
 * force.
 *
 * Lost in the text: the order of the dice (the higher one comes first).
 */

import type { Roll } from '../dice/roll.js';
import type { BySide, Side } from '../kernel/side.js';
import { type Bit, addNumber, formatBits } from './bit-text.js';

/** In the order of their numbers in the id. */
const MATCH_ID_GAME_STATES = ['none', 'playing', 'over', 'resigned', 'dropped'] as const;

type MatchIdGameState = (typeof MATCH_ID_GAME_STATES)[number];

/** Level of a resignation that awaits its answer: single game, gammon, backgammon; 0 is none. */
type ResignationLevel = 0 | 1 | 2 | 3;

export interface MatchIdFields {
  /** Value of the cube, a power of two; while a double is offered still the value before it. */
  readonly cube: number;
  /** Null: in the middle. */
  readonly cubeOwner: Side | null;
  /** The side that the position id is oriented to, also while the other side has to answer. */
  readonly onRoll: Side;
  readonly crawford: boolean;
  readonly gameState: MatchIdGameState;
  readonly toDecide: Side;
  readonly doubled: boolean;
  readonly resigned: ResignationLevel;
  readonly dice: Roll | null;
  /** 0 in money sessions. */
  readonly length: number;
  readonly score: BySide<number>;
  readonly jacoby: boolean;
}

const BYTES = 9;
const CENTRED = 3;
const MAX_CUBE_LOG = 15;
const MAX_POINTS = 2 ** 15 - 1;

/** The match id, or null when the cube is above 32,768 or a length or score above 32,767, which it cannot carry. */
export function formatMatchId(fields: MatchIdFields): string | null {
  const cubeLog = Math.log2(fields.cube);
  if (!Number.isInteger(cubeLog) || cubeLog < 0 || cubeLog > MAX_CUBE_LOG) return null;
  const counts = [fields.length, fields.score.white, fields.score.black];
  if (!counts.every((count) => Number.isInteger(count) && count >= 0 && count <= MAX_POINTS)) return null;
  const [a, b] = fields.dice ?? [0, 0];
  const bits: Bit[] = [];
  addNumber(bits, cubeLog, 4);
  addNumber(bits, fields.cubeOwner === null ? CENTRED : player(fields.cubeOwner), 2);
  addNumber(bits, player(fields.onRoll), 1);
  addNumber(bits, fields.crawford ? 1 : 0, 1);
  addNumber(bits, MATCH_ID_GAME_STATES.indexOf(fields.gameState), 3);
  addNumber(bits, player(fields.toDecide), 1);
  addNumber(bits, fields.doubled ? 1 : 0, 1);
  addNumber(bits, fields.resigned, 2);
  addNumber(bits, Math.max(a, b), 3);
  addNumber(bits, Math.min(a, b), 3);
  for (const count of counts) addNumber(bits, count, 15);
  addNumber(bits, fields.jacoby ? 0 : 1, 1);
  return formatBits(bits, BYTES);
}

function player(of: Side): number {
  return of === 'white' ? 0 : 1;
}
