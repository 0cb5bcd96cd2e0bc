// Variants made by chance: whatever the check of a record lets through can be played, and stays on the board.

import { momentOf } from '../../src/domain/game/actions.js';
import { positionFault } from '../../src/domain/position/position-fault.js';
import type { VariantRules } from '../../src/domain/variant/variant-rules.js';
import { customVariant } from '../../src/domain/variant/variant-fault.js';
import { VARIANT_IDS } from '../../src/domain/variant/variants.js';
import { Chance } from '../support/chance/random-player.js';
import { VariantGame, actOf } from '../support/domain/variant-games.js';
import { lawTimes } from '../support/chance/laws.js';

const MOST_ACTS = 150;

/** Parameters over those of any built-in variant; most of them do not go together. */
function randomRecord(chance: Chance): object {
  const checkers = 1 + chance.below(15);
  const inReserve = chance.onceIn(3) ? chance.below(checkers + 1) : 0;
  const onBar = chance.onceIn(3) ? chance.below(checkers - inReserve + 1) : 0;
  const start: Record<number, number> = {};
  for (let left = checkers - inReserve - onBar; left > 0;) {
    const count = 1 + chance.below(left);
    const point = 1 + chance.below(24);
    start[point] = (start[point] ?? 0) + count;
    left -= count;
  }
  const all: Record<string, unknown> = {
    direction: chance.of(['opposite', 'parallel']),
    contact: chance.of(['hit', 'pin', 'none']),
    hitRequiresHomeChecker: chance.of([false, 'ever', 'current']),
    ownPointSize: chance.of([1, 2]),
    hitAndRunInHome: chance.onceIn(2),
    barMandatory: chance.onceIn(2),
    firstCheckerMustPass: chance.of([null, 1 + chance.below(24)]),
    primeLimit: chance.of(['none', 'noFullStartQuarter', 'noSixBeforeTrapped', 'both']),
    fullHomeBoard: chance.onceIn(2),
    overshootBearOff: chance.onceIn(2),
    doubletMoves: chance.of([2, 4]),
    mother: chance.of(['none', 'immediateLoss', 'playOn']),
    bonus: chance.of([null, { kind: 'acey-deucey' }, { kind: 'complement' }]),
    opening: { firstRoll: chance.of(['useOpeningDice', 'rerollBothDice']), winnerStarts: chance.onceIn(2) },
    scoring: chance.of([
      { kind: 'checkersLeft', count: 'onBoardOnly' },
      { kind: 'standard', gammon: 2, backgammon: 2 },
    ]),
    cube: chance.of(['allowed', 'none']),
  };
  const chosen = Object.fromEntries(Object.entries(all).filter(() => chance.onceIn(4)));
  return {
    base: chance.of(VARIANT_IDS),
    checkers,
    start,
    startBar: onBar,
    startReserve: inReserve,
    ...chosen,
  };
}

function playedOn(variant: VariantRules, chance: Chance): number {
  const game = new VariantGame(variant);
  let acts = 0;
  for (; game.state.status === 'open' && acts < MOST_ACTS; acts += 1) {
    const moment = momentOf(game.state);
    const [action = 'roll'] = moment.actions[moment.toAct ?? 'white'];
    game.do(actOf(action, game.state, (limit) => chance.below(limit))!);
    const { position } = game.state;
    const fault = positionFault(variant, position);
    if (fault !== null) expect([variant, fault]).toEqual([variant, null]);
  }
  return acts;
}

it('lets every record be played that it takes', () => {
  const chance = new Chance(20_260_108);
  let played = 0;
  for (let nth = 0; nth < lawTimes(1_000); nth += 1) {
    const asked = customVariant(randomRecord(chance));
    if (!asked.ok) continue;
    played += 1;
    playedOn(asked.value, chance);
  }
  expect(played).toBeGreaterThan(100);
}, 60_000);
