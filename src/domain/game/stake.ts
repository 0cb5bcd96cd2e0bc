/** What a game is worth where a roll of 1-2 doubles its stake at once (V24 c). */

import { isAceyDeucey } from '../board/bonus.js';
import type { BoardEvent } from '../board/events.js';
import { highestStake } from '../cube/cube.js';
import { variantOf } from '../variant/variants.js';
import type { OpenGame, Phase, RollToPlay } from './state.js';

/** The game after the event of its board, whose roll has come to lie there or was withdrawn. */
export function withStake(game: OpenGame, event: BoardEvent, before: Phase): OpenGame {
  if (!variantOf(game.variant).stakeDoublesOnAceyDeucey) return game;
  const { cube, phase, terms } = game;
  if (isWithdrawal(event, before) && isAceyDeucey(before.roll) && before.stakeStays !== true) {
    return { ...game, cube: { ...cube, value: cube.value / 2 } };
  }
  if (!bringsRoll(event) || phase.name !== 'to-play' || !isAceyDeucey(phase.roll)) return game;
  const value = cube.value * 2;
  // As high as points can be counted; that it stays is said, so that the withdrawal of the roll leaves it too.
  return value > highestStake(terms.cube)
    ? { ...game, phase: { ...phase, stakeStays: true } }
    : { ...game, cube: { ...cube, value } };
}

function isWithdrawal(event: BoardEvent, before: Phase): before is RollToPlay {
  if (before.name !== 'to-play') return false;
  if (event.type === 'RollVoided') return event.withdraws && before.early === null;
  return event.type === 'PlayCorrected' && event.withdrawn !== null;
}

/** A play brings the roll that the other side has thrown too early (R19). */
function bringsRoll(event: BoardEvent): boolean {
  return (
    event.type === 'OpeningRolled' || event.type === 'PlayMade' || (event.type === 'DiceRolled' && !event.premature)
  );
}
