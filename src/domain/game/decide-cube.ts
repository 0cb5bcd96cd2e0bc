/** Answers to a double (R63–R65), further turns of the cube (R85–R94), and doubles that come by themselves (R95–R99). */

import { type Cube, automaticallyDoubled, dropCost, highestValue } from '../cube/cube.js';
import { accepted, refused } from '../kernel/result.js';
import { type Side, opponent } from '../kernel/side.js';
import { type Violation, violation } from '../kernel/violation.js';
import { CUBE_TURNS, type CubeTurn, type Sender } from './commands.js';
import type { GameEvent } from './events.js';
import { type Decision, actingAs, tableCube, wrongPhase } from './rights.js';
import type { GameTerms } from './rules.js';
import type { OpenGame } from './state.js';

const RACCOON = 2;

/** The side that has to answer the last turn of the cube, or null when none is offered. */
export function answeringSide(cube: Cube): Side | null {
  return cube.offered === null ? null : opponent(cube.offered.by);
}

/** R64, R65, R87, R90: accepting ends the chain; dropping costs what the cube showed before its last turn. */
export function doubleAnswered(state: OpenGame, sender: Sender, act: 'TakeDouble' | 'DropDouble'): Decision {
  return answering(state, sender, act, (side, cube) => {
    if (act === 'TakeDouble') return accepted([{ type: 'DoubleTaken', side, value: dropCost(cube) * 2 }]);
    const refusal = dropRefusal(state);
    if (refusal !== null) return refused(refusal);
    const points = dropCost(cube);
    return accepted([
      { type: 'DoubleDropped', side },
      { type: 'GameFinished', result: { winner: opponent(side), kind: 'single', cube: points, points, by: 'drop' } },
    ]);
  });
}

/** R92: why the pending call may not be dropped, or null. */
export function dropRefusal(state: OpenGame): Violation | null {
  const { offered } = tableCube(state);
  const mustPlayOn = state.terms.money?.raccoonDrop === false && offered?.turns === RACCOON;
  return mustPlayOn ? violation('cube.drop-not-allowed', { value: offered.value }) : null;
}

/** R85–R88: the cube turned once more instead of an answer. The word has to be the one for this level. */
export function cubeTurnedAgain(state: OpenGame, sender: Sender, turn: CubeTurn): Decision {
  return answering(state, sender, 'TurnCubeAgain', (side, cube) => {
    const refusal = turnRefusal(state);
    if (refusal !== null) return refused(refusal);
    const name = nextTurn(cube);
    if (turn !== name) return refused(wrongPhase('TurnCubeAgain', 'answer-double', `is-${name}`));
    return accepted([turnedEvent(turn, side, dropCost(cube) * 4)]);
  });
}

/** Why the side to answer may not turn the cube again, or null. */
export function turnRefusal(state: OpenGame): Violation | null {
  const { money, cube: terms } = state.terms;
  const cube = tableCube(state);
  const limit = money === null ? 0 : money.beavers;
  if (limit === 0) return violation('cube.beaver-not-allowed', { reason: money === null ? 'match' : 'off' });
  if (money?.beaverOnRedouble === false && cube.owner !== null) {
    return violation('cube.beaver-not-allowed', { reason: 'redouble' });
  }
  const turns = cube.offered?.turns ?? 0;
  if (limit !== null && turns >= limit) return violation('cube.chain-limit', { limit, turns });
  const value = dropCost(cube) * 2;
  const max = highestValue(terms);
  return value * 2 > max ? violation('cube.cap', { side: answeringSide(cube) ?? '', value, max }) : null;
}

/** What the next turn of the cube is called (R88): otter stands for every turn after the raccoon. */
export function nextTurn(cube: Cube): CubeTurn {
  return CUBE_TURNS[Math.min(cube.offered?.turns ?? 0, CUBE_TURNS.length - 1)] ?? 'otter';
}

function turnedEvent(turn: CubeTurn, side: Side, value: number): GameEvent {
  switch (turn) {
    case 'beaver':
      return { type: 'DoubleBeavered', side, value };
    case 'raccoon':
      return { type: 'BeaverRaccooned', side, value };
    case 'otter':
      return { type: 'RaccoonOttered', side, value };
  }
}

/** R95: whether equal opening dice double this cube, which is still in the middle. */
export function doublesByItself(cube: Cube, { money, cube: terms }: GameTerms): boolean {
  if (money === null || !terms.inUse || automaticallyDoubled(cube).value > highestValue(terms)) return false;
  const made = Math.log2(cube.value);
  return money.automaticDoubles === null || made < money.automaticDoubles;
}

function answering(state: OpenGame, sender: Sender, act: string, then: (side: Side, cube: Cube) => Decision): Decision {
  const cube = tableCube(state);
  const toAnswer = answeringSide(cube);
  if (state.phase.name !== 'answer-double' || toAnswer === null) return refused(wrongPhase(act, state.phase.name));
  return actingAs(sender, toAnswer, act, (side) => then(side, cube));
}
