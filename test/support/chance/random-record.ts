/** Matches played at random to their end or as far as the patience goes, for laws about what is written of them. */

import { type Action, momentOf } from '../../../src/domain/game/actions.js';
import { SIDES } from '../../../src/domain/kernel/side.js';
import type { MatchCommand } from '../../../src/domain/match/commands.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import type { OpenGame } from '../../../src/domain/game/state.js';
import { by, inGame, startGame } from '../domain/builders.js';
import { MATCH } from '../domain/given.js';
import { type Chance, actOf } from './random-player.js';

/** Acts that leave no trace in a transcript, or none but the result. */
const UNTOLD: readonly Action[] = [
  'resign',
  'lay-back',
  'withdraw-resignation',
  'refuse-resignation',
  'settle',
  'accept-settlement',
];

/** The record that begins with this command and goes on at random; `sober`: without acts that transcripts do not tell. */
export function randomRecord(first: MatchCommand, chance: Chance, sober: boolean, commands = 300): MatchEvent[] {
  const events: MatchEvent[] = [];
  let state = MATCH.initialState;
  const ask = (command: MatchCommand): void => {
    const decision = MATCH.decide(state, command);
    if (!decision.ok) return;
    events.push(...decision.value);
    for (const event of decision.value) state = MATCH.evolve(state, event);
  };
  ask(first);
  for (let made = 0; made < commands && state.status === 'open'; made += 1) {
    ask(state.game === null ? startGame(state.games + 1) : randomCommand(state.game, chance, sober));
  }
  return events;
}

function randomCommand(game: OpenGame, chance: Chance, sober: boolean): MatchCommand {
  const { toAct, actions } = momentOf(game);
  const side = toAct ?? chance.of(SIDES);
  const told = actions[side].filter((action) => !UNTOLD.includes(action));
  const action = told.length === 0 || (!sober && chance.onceIn(20)) ? chance.of(actions[side]) : chance.of(told);
  return inGame(game.number, by(side, actOf(action, game, chance)));
}
