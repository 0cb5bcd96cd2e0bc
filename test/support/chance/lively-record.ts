/** Matches and sessions in which little is played and much is doubled, answered and given up: for laws about their ends. */

import { momentOf } from '../../../src/domain/game/actions.js';
import type { SettlementTerms } from '../../../src/domain/game/settlement-terms.js';
import type { OpenGame } from '../../../src/domain/game/state.js';
import { SIDES } from '../../../src/domain/kernel/side.js';
import type { AskedResult, MatchCommand } from '../../../src/domain/match/commands.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import type { MatchState, OpenMatch } from '../../../src/domain/match/state.js';
import { RESULT_KINDS } from '../../../src/domain/variant/win-kinds.js';
import { AT, by, inGame, startGame } from '../domain/builders.js';
import { MATCH } from '../domain/given.js';
import { type Chance, actOf } from './random-player.js';

const GIVING_UP: readonly string[] = [
  'resign',
  'refuse-resignation',
  'withdraw-resignation',
  'settle',
  'accept-settlement',
];
const CUBE_ACTS = ['double', 'beaver', 'raccoon', 'otter', 'take', 'drop'] as const;

/** People who double soon, answer in every way and resign in the middle of everything. */
export function livelyRecord(first: MatchCommand, chance: Chance): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  let state: MatchState = MATCH.initialState;
  const ask = (command: MatchCommand): void => {
    const decision = MATCH.decide(state, command);
    if (!decision.ok) return;
    events.push(...decision.value);
    for (const event of decision.value) state = MATCH.evolve(state, event);
  };
  ask(first);
  for (let made = 0; made < 160 && state.status === 'open'; made += 1) ask(nextCommand(state, chance, events));
  return events;
}

function nextCommand({ game, games, format }: OpenMatch, chance: Chance, history: readonly MatchEvent[]): MatchCommand {
  if (game !== null) return livelyAct(game, chance);
  // In a match to points corrections move the Crawford game and the end, which no text tells.
  if (format.kind === 'money' && games > 0 && chance.onceIn(8)) {
    const gameId = `game-${1 + chance.below(games)}`;
    const result = randomResult(chance);
    return { type: 'CorrectResult', gameId, result, reason: 'the slip', at: AT, history: [...history] };
  }
  if (chance.onceIn(25)) return { type: 'CloseSession', at: AT };
  if (!chance.onceIn(6)) return startGame(games + 1);
  return { type: 'ReportGame', gameId: `game-${games + 1}`, result: randomResult(chance), at: AT };
}

function randomResult(chance: Chance): AskedResult {
  const cube = chance.of([1, 2, 4, 8]);
  if (chance.onceIn(3)) return { settlement: settlement(chance), cube };
  const turned = chance.onceIn(2) ? {} : { turned: chance.onceIn(2) };
  return { winner: chance.of(SIDES), kind: chance.of(RESULT_KINDS), cube, ...turned };
}

function settlement(chance: Chance): SettlementTerms {
  const points = chance.of([0, 1, 2, 5, 11]);
  return { to: points === 0 ? null : chance.of(SIDES), points };
}

function livelyAct(game: OpenGame, chance: Chance): MatchCommand {
  const { toAct, actions } = momentOf(game);
  const side = toAct ?? chance.of(SIDES);
  const own = actions[side];
  const cube = own.filter((action) => CUBE_ACTS.some((act) => act === action));
  const board = own.filter((action) => !GIVING_UP.includes(action));
  const accepting = SIDES.find((each) => actions[each].includes('accept-settlement'));
  if (accepting !== undefined && chance.onceIn(2))
    return inGame(game.number, by(accepting, { type: 'AcceptSettlement' }));
  if (own.includes('settle') && chance.onceIn(20)) {
    const offerer = chance.of([...SIDES, null]);
    return inGame(game.number, by(offerer, { type: 'OfferSettlement', ...settlement(chance) }));
  }
  if (own.includes('resign') && chance.onceIn(14)) {
    const loser = chance.onceIn(3) ? chance.of(SIDES) : side;
    return inGame(game.number, by(loser, { type: 'OfferResignation', as: chance.of(RESULT_KINDS) }));
  }
  const action = chance.of(cube.length > 0 && !chance.onceIn(4) ? cube : board.length > 0 ? board : own);
  return inGame(game.number, by(side, actOf(action, game, chance)));
}
