/** Matches and sessions under any options, on a clock too, in which people put right what was recorded: for laws about what is told of them. */

import { momentOf } from '../../../src/domain/game/actions.js';
import { smallestLevel } from '../../../src/domain/cube/resignation.js';
import type { OpenGame } from '../../../src/domain/game/state.js';
import { type Milliseconds, milliseconds } from '../../../src/domain/kernel/brands.js';
import { SIDES } from '../../../src/domain/kernel/side.js';
import type { AskedEnd, AskedResult, MatchCommand } from '../../../src/domain/match/commands.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import type { FinishedMatch, MatchState, OpenMatch } from '../../../src/domain/match/state.js';
import { RESULT_KINDS } from '../../../src/domain/variant/win-kinds.js';
import { AT, by, inGame, openMatch, openSession, startGame } from '../domain/builders.js';
import { MATCH } from '../domain/given.js';
import { type Chance, actOf, randomChoices, randomSession } from './random-player.js';

const CLOCKS = ['simpleDelay', 'bronstein', 'fischer', 'plain'] as const;
const SETTLING: readonly string[] = ['settle', 'accept-settlement'];

/** The record of a session or a match, under options of every kind. */
export function ruledRecord(chance: Chance): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  let state: MatchState = MATCH.initialState;
  let at: Milliseconds = AT;
  const ask = (command: MatchCommand): void => {
    const decision = MATCH.decide(state, command);
    if (!decision.ok) return;
    events.push(...decision.value);
    for (const event of decision.value) state = MATCH.evolve(state, event);
  };
  ask(chance.onceIn(2) ? openSession(randomSession(chance)) : matchOnClock(chance));
  for (let made = 0; made < 150 && state.status !== 'not-opened'; made += 1) {
    at = milliseconds(at + 1_000 * chance.below(chance.onceIn(30) ? 500 : 15));
    ask(nextCommand(state, chance, [...events], at));
  }
  return events;
}

function matchOnClock(chance: Chance): MatchCommand {
  const choices = randomChoices(chance);
  const onExpiry = chance.of(['loseMatch', 'penaltyPoints', 'loseGame'] as const);
  const clock = chance.onceIn(2) ? null : { mode: chance.of(CLOCKS), onExpiry };
  return openMatch({ ...choices, rules: { ...choices.rules, clock } });
}

function nextCommand(
  state: OpenMatch | FinishedMatch,
  chance: Chance,
  history: readonly MatchEvent[],
  at: Milliseconds,
): MatchCommand {
  const { games, format } = state;
  const number = games + 1;
  const game = state.status === 'open' ? state.game : null;
  if (games > 0 && chance.onceIn(game === null ? 4 : 15)) {
    const gameId = `game-${1 + chance.below(games)}`;
    if (chance.onceIn(4)) return { type: 'TakeBack', gameId: `game-${games}`, to: null, reason: null, history, at };
    const result = chance.onceIn(3) ? null : randomResult(chance);
    return { type: 'CorrectResult', gameId, result, reason: 'the slip', at, history };
  }
  if (chance.onceIn(40)) return directorsAct(state, chance, history, at);
  if (game !== null) return actIn(game, chance, at);
  if (format.kind === 'money' && chance.onceIn(25)) return { type: 'CloseSession', at };
  if (!chance.onceIn(5)) return { ...startGame(number), at };
  return { type: 'ReportGame', gameId: `game-${number}`, result: randomResult(chance), at };
}

function directorsAct(
  state: OpenMatch | FinishedMatch,
  chance: Chance,
  history: readonly MatchEvent[],
  at: Milliseconds,
): MatchCommand {
  const { format } = state;
  const director = { reason: 'wrong', at, history };
  if (format.kind === 'money') return { type: 'CorrectEnd', end: null, ...director };
  const end: AskedEnd = { winner: chance.of(SIDES), by: chance.of(['forfeit', 'time', 'concession'] as const) };
  switch (chance.below(4)) {
    case 0:
      return { type: 'AddPenalty', to: chance.of(SIDES), points: 1, reason: 'late', at };
    case 1:
      return { type: 'CancelPenalty', penalty: 1, ...director };
    case 2:
      return state.status === 'open' ? { type: 'EndMatch', ...end, at } : { type: 'CorrectEnd', end, ...director };
    default:
      return { type: 'CorrectEnd', end: null, ...director };
  }
}

function randomResult(chance: Chance): AskedResult {
  const cube = chance.of([1, 1, 2, 4]);
  if (chance.onceIn(6)) return { settlement: { to: chance.of(SIDES), points: chance.of([1, 2, 5]) }, cube };
  return { winner: chance.of(SIDES), kind: chance.of(RESULT_KINDS), cube };
}

function actIn(game: OpenGame, chance: Chance, at: Milliseconds): MatchCommand {
  const { number, id } = game;
  if (chance.onceIn(60)) return { type: 'ClaimTime', gameId: id, at };
  const { toAct, actions } = momentOf(game);
  const side = toAct ?? chance.of(SIDES);
  if (chance.onceIn(12)) {
    const loser = chance.of(SIDES);
    return { ...inGame(number, by(loser, { type: 'RecordResignation', as: smallestLevel(game) })), at };
  }
  const own = actions[side].filter((action) => !SETTLING.includes(action) || chance.onceIn(10));
  const action = chance.of(own.length > 0 ? own : actions[side]);
  return { ...inGame(number, by(side, actOf(action, game, chance))), at };
}

/** The options that a query names when such a record is imported: a clock is none of them. */
export function namedRules({ rules }: Extract<MatchEvent, { type: 'MatchOpened' }>): Readonly<Record<string, unknown>> {
  const { clock: _clock, ...named } = { clock: null, ...rules };
  return named;
}
