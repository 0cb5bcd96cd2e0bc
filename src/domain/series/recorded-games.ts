/** Games inside events, in the form in which they are recorded: with all that a game had when it was first recorded so. */

import { boardRulesIn } from '../board/rules.js';
import type { OpenTableGame } from '../chouette/game/state.js';
import { CENTRED_CUBE } from '../cube/cube.js';
import type { GameTerms } from '../cube/rules.js';
import { defaultGameRules } from '../game/rules.js';
import type { OpenGame } from '../game/state.js';
import { optionsIn } from '../kernel/options.js';

/** A game of a match: its cube is in a list. */
export function recordedGame({ cube, ...game }: OpenGame): Readonly<Record<string, unknown>> {
  return { ...game, cubes: [cube] };
}

/** A game of a chouette: its board is written like a game without doubles. */
export function recordedTable(game: OpenTableGame): Readonly<Record<string, unknown>> {
  const { id, number, rules } = game;
  const cube = { inUse: false, maxValue: rules.maxCube, waiting: [], away: null };
  const terms: GameTerms = { crawford: false, cube, money: null };
  const options = { ...optionsIn(defaultGameRules('server'), rules), autoPassShutOut: false };
  const board = { ...game.board, status: 'open', id, number, rules: options, terms, cubes: [CENTRED_CUBE] };
  return { ...game, board };
}

/** The game of a chouette that was recorded so. */
export function tableOfRecord(game: OpenTableGame): OpenTableGame {
  const { variant, dice, position, turnsPlayed, turns, lastPlay, phase } = game.board;
  const rules = boardRulesIn(game.rules);
  return { ...game, board: { variant, dice, rules, position, turnsPlayed, turns, lastPlay, phase } };
}
