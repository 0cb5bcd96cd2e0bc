/** The parts of a tournament that acts change and take as given, by name. */

import type { EventOf } from './events.js';
import { boardKey, teamMatchOf } from '../teams/boards.js';

/** What an event changes, and what it takes as given; a name that ends with a colon stands for all names that begin so. */
export interface Part {
  readonly changes: readonly string[];
  readonly uses: readonly string[];
}

/** Who plays, and which pairings there are; and whether the tournament has ended. */
export const COURSE = 'course';
export const STATUS = 'status';
/** What an act on the course takes as given. */
export const GIVEN = [
  COURSE,
  STATUS,
  'result:',
  'seed:',
  'check-in:',
  'byes:',
  'line-up:',
  'detail:forbiddenPairs',
  'detail:format',
];

/** What belongs to the match of a pairing, in which one thing stands on the other. */
export function inMatch(pairing: string): readonly string[] {
  const own = ['begun', 'result', 'length', 'penalties'].map((part) => `${part}:${pairing}`);
  return [...own, `line-up:${teamMatchOf(pairing)}`];
}

/** What belongs to the matches of the boards that are lined up. */
export function onBoards({ pairing, players }: EventOf<'LineUpSet'>): readonly string[] {
  return players.flatMap((_id, index) => inMatch(boardKey(pairing, index + 1)));
}
