/** Matches to points in which directors do much: slips, decisions, penalty points, other lengths, other results. */

import { RESULT_KINDS } from '../../../src/domain/variant/win-kinds.js';
import { SIDES } from '../../../src/domain/kernel/side.js';
import type { OpenGame } from '../../../src/domain/game/state.js';
import type { AskedEnd, AskedWin, MatchCommand } from '../../../src/domain/match/commands.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import type { MatchState } from '../../../src/domain/match/state.js';
import { AT, by, double, drop, inGame, openMatch, opening, startGame, take } from '../domain/builders.js';
import { MATCH } from '../domain/given.js';
import type { Chance } from './random-player.js';

/** So many things happen, or are refused. */
export function directedRecord(chance: Chance, steps: number): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  let state: MatchState = MATCH.initialState;
  const ask = (command: MatchCommand): void => {
    const decision = MATCH.decide(state, command);
    if (!decision.ok) return;
    for (const event of decision.value) state = MATCH.evolve(state, event);
    events.push(...decision.value);
  };
  ask(openMatch({ length: chance.of([1, 3, 5, 7]) }));
  for (let step = 0; step < steps; step += 1) ask(nextCommand(state, events, chance));
  return events;
}

function nextCommand(state: MatchState, history: readonly MatchEvent[], chance: Chance): MatchCommand {
  if (state.status === 'not-opened') throw new Error('the match was not opened');
  const director = { reason: 'wrong', at: AT, history: [...history] };
  if (state.status === 'finished' || chance.onceIn(5)) {
    if (chance.onceIn(4)) return { type: 'CorrectLength', length: chance.of([1, 3, 5, 7, 9]), ...director };
    if (chance.onceIn(4)) return { type: 'CancelPenalty', penalty: 1 + chance.below(3), ...director };
    if (chance.onceIn(4)) return { type: 'CorrectEnd', end: chance.onceIn(3) ? null : end(state, chance), ...director };
    const result = chance.onceIn(5) ? null : won(chance);
    return { type: 'CorrectResult', gameId: `game-${1 + chance.below(state.games + 1)}`, result, ...director };
  }
  if (chance.onceIn(20)) {
    const told = end(state, chance);
    return 'score' in told ? { type: 'ReportScore', ...told, at: AT } : { type: 'EndMatch', ...told, at: AT };
  }
  if (state.game !== null) return act(state.game, chance);
  if (chance.onceIn(6)) {
    return { type: 'AddPenalty', to: chance.of(SIDES), points: chance.of([1, 1, 2, 3]), reason: 'late', at: AT };
  }
  const number = state.games + 1;
  if (chance.onceIn(2)) return startGame(number);
  return { type: 'ReportGame', gameId: `game-${number}`, result: won(chance), at: AT };
}

function won(chance: Chance): AskedWin {
  return { winner: chance.of(SIDES), kind: chance.of(RESULT_KINDS), cube: chance.of([1, 1, 1, 2, 4]) };
}

function end({ format, score }: Exclude<MatchState, { status: 'not-opened' }>, chance: Chance): AskedEnd {
  const winner = chance.of(SIDES);
  if (chance.onceIn(3)) return { winner, by: chance.of(['forfeit', 'time', 'concession'] as const) };
  const length = format.kind === 'points' ? format.length : 1;
  const most = { ...score, [winner]: length + chance.below(2) };
  const loser = winner === 'white' ? 'black' : 'white';
  return { score: { ...most, [loser]: Math.min(length - 1, most[loser] + chance.below(3)) } };
}

function act({ number, phase }: OpenGame, chance: Chance): MatchCommand {
  if (phase.name === 'opening') return inGame(number, by(null, opening(3, 1)));
  if (phase.name === 'answer-double') return inGame(number, by(null, chance.onceIn(3) ? drop : take));
  if (chance.onceIn(5)) {
    return inGame(number, by(chance.of(SIDES), { type: 'RecordResignation', as: chance.of(RESULT_KINDS) }));
  }
  if (phase.name === 'to-play') return inGame(number, by(null, { type: 'MakePlay', play: { text: '24/23 24/22' } }));
  return inGame(number, by(null, chance.onceIn(2) ? double : { type: 'RollDice', dice: [2, 1] }));
}
