/**
 * One pair of opponents and the cube between them: who may turn it, how a turn is answered (R63–R65), further turns
 * (R85–R94), and doubles that come by themselves (R95–R99). What is asked here is never about the board.
 */

import { type BySide, type Side, opponent } from '../kernel/side.js';
import { wrongPhase } from '../kernel/out-of-turn.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { Variant } from '../variant/variants.js';
import {
  type Cube,
  automaticallyDoubledCube,
  cubeTurnedAgain,
  doubleRefusal,
  dropCost,
  droppedCube,
  highestValue,
  offeredCube,
  takenCube,
} from './cube.js';
import type { GameTerms, ScoringRules } from './rules.js';

/** Two opponents: their cube, the terms under which they play, and what decides about the worth of a win. */
export interface Duel {
  readonly cube: Cube;
  readonly terms: GameTerms;
  readonly rules: ScoringRules;
  readonly variant: Variant;
}

export const CUBE_TURNS = ['beaver', 'raccoon', 'otter'] as const;
export type CubeTurn = (typeof CUBE_TURNS)[number];

/** An answer to a double: accepted, dropped, or the cube turned again, which is a beaver, a raccoon, or any turn after them (R88). */
export type CubeAnswer =
  | { readonly type: 'TakeDouble' }
  | { readonly type: 'DropDouble' }
  | { readonly type: 'TurnCubeAgain'; readonly turn: CubeTurn };

/** What happens to a cube. The first further turn of a chain is by the side that was doubled, the second by the other (R88). */
export type CubeFact =
  | 'Doubled'
  | 'DoubleTaken'
  | 'DoubleDropped'
  | 'DoubleBeavered'
  | 'BeaverRaccooned'
  | 'RaccoonOttered';

const TURN_FACTS = { beaver: 'DoubleBeavered', raccoon: 'BeaverRaccooned', otter: 'RaccoonOttered' } as const;

const RACCOON = 2;

/** The cube after a fact by the side; `doubler` has doubled first. */
export function cubeAfter(cube: Cube, fact: CubeFact, side: Side, doubler: Side): Cube {
  switch (fact) {
    case 'Doubled':
      return offeredCube(cube, side);
    case 'DoubleTaken':
      return takenCube(cube, doubler);
    case 'DoubleDropped':
      return droppedCube(cube, doubler);
    case 'DoubleBeavered':
    case 'BeaverRaccooned':
    case 'RaccoonOttered':
      return cubeTurnedAgain(cube, side);
  }
}

/** Why the side may not double with this cube, or null (R62); `turnsPlayed` counts rolls completed (R75). */
export function doubleFault({ cube, terms }: Duel, side: Side, turnsPlayed: BySide<number>): Violation | null {
  return doubleRefusal(cube, terms.cube, terms.crawford, side, turnsPlayed);
}

/** The side that has to answer the last turn of the cube, or null when none is offered. */
export function answeringSide({ offered }: Cube): Side | null {
  return offered === null ? null : opponent(offered.by);
}

/** Why this is no answer to the pending call, or null (R85–R92). A turn has to be called what it is at this level. */
export function answerFault(duel: Duel, answer: CubeAnswer): Violation | null {
  if (answer.type !== 'TurnCubeAgain') return answer.type === 'DropDouble' ? dropRefusal(duel) : null;
  const name = nextTurn(duel.cube);
  const fault = turnRefusal(duel);
  return fault ?? (answer.turn === name ? null : wrongPhase('TurnCubeAgain', 'answer-double', `is-${name}`));
}

/** What the pending call may be answered with. */
export function answersTo(duel: Duel): readonly ('take' | 'drop' | CubeTurn)[] {
  return [
    'take',
    ...(dropRefusal(duel) === null ? (['drop'] as const) : []),
    ...(turnRefusal(duel) === null ? [nextTurn(duel.cube)] : []),
  ];
}

/**
 * What the answer is in the record, with what the cube shows then or what is paid for it: accepting ends the chain,
 * dropping costs what the cube showed before its last turn (R64, R65, R87, R90).
 */
export function answerFact(
  cube: Cube,
  { type }: { readonly type: CubeAnswer['type'] },
): { readonly type: Exclude<CubeFact, 'Doubled'>; readonly value: number } {
  const cost = dropCost(cube);
  switch (type) {
    case 'TakeDouble':
      return { type: 'DoubleTaken', value: cost * 2 };
    case 'DropDouble':
      return { type: 'DoubleDropped', value: cost };
    case 'TurnCubeAgain':
      return { type: TURN_FACTS[nextTurn(cube)], value: cost * 4 };
  }
}

/** R92: why the pending call may not be dropped, or null. */
export function dropRefusal({ cube: { offered }, terms }: Duel): Violation | null {
  const mustPlayOn = terms.money?.raccoonDrop === false && offered?.turns === RACCOON;
  return mustPlayOn ? violation('cube.drop-not-allowed', { value: offered.value }) : null;
}

/** Why the side to answer may not turn the cube again, or null. */
export function turnRefusal({ cube, terms }: Duel): Violation | null {
  const { money } = terms;
  const limit = money === null ? 0 : money.beavers;
  if (limit === 0) return violation('cube.beaver-not-allowed', { reason: money === null ? 'match' : 'off' });
  if (money?.beaverOnRedouble === false && cube.owner !== null) {
    return violation('cube.beaver-not-allowed', { reason: 'redouble' });
  }
  const turns = cube.offered?.turns ?? 0;
  if (limit !== null && turns >= limit) return violation('cube.chain-limit', { limit, turns });
  const value = dropCost(cube) * 2;
  const max = highestValue(terms.cube);
  return value * 2 > max ? violation('cube.cap', { side: opponent(cube.offered?.by ?? 'white'), value, max }) : null;
}

/** What the next turn of the cube is called (R88): otter stands for every turn after the raccoon. */
export function nextTurn({ offered }: Cube): CubeTurn {
  return CUBE_TURNS[Math.min(offered?.turns ?? 0, CUBE_TURNS.length - 1)] ?? 'otter';
}

/** R95: the cube that equal opening dice have doubled, still in the middle; null where they do not double it. */
export function doubledByItself(cube: Cube, { money, cube: terms }: GameTerms): Cube | null {
  const doubled = automaticallyDoubledCube(cube);
  if (money === null || !terms.inUse || doubled.value > highestValue(terms)) return null;
  return money.automaticDoubles === null || Math.log2(cube.value) < money.automaticDoubles ? doubled : null;
}
