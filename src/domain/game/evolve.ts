/** How a game changes by its events. Believes every event; positions are computed from the moves (R23–R42). */

import {
  CENTRED_CUBE,
  type Cube,
  automaticallyDoubled,
  droppedCube,
  highestStake,
  offeredCube,
  takenCube,
  turnedAgain,
} from '../cube/cube.js';
import type { Roll } from '../dice/roll.js';
import { type Side, opponent, withSide } from '../kernel/side.js';
import { applyPlay } from '../play/apply-play.js';
import type { Play } from '../play/play.js';
import { startPosition } from '../position/start.js';
import { variantOf } from '../variant/variants.js';
import { openingThrow } from './actions.js';
import { afterPlay, beforeRoll, isAceyDeucey, rollAgain, toPlay } from './bonus.js';
import type { GameEvent } from './events.js';
import { tableCube } from './rights.js';
import type { GameTerms } from './rules.js';
import type { BeforeRoll, GameState, LastPlay, OpenGame, Phase, RollOrigin } from './state.js';

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

export function evolveGame(state: GameState, event: GameEvent): GameState {
  if (event.type === 'GameStarted') return startedGame(event);
  if (state.status !== 'open') return state;
  switch (event.type) {
    case 'OpeningRolled':
      return openingRolled(state, event);
    case 'DiceRolled':
      return event.premature ? rolledEarly(state, event.dice) : rolled(state, event.side, event.dice);
    case 'RollVoided':
      return event.withdraws ? withoutRoll(state) : state;
    case 'PlayLaidOut':
      return { ...state, phase: withLaidOut(state.phase, event.moves) };
    case 'PlayPickedUp':
      return { ...state, phase: withLaidOut(state.phase, null) };
    case 'PlayMade':
      return played(state, event);
    case 'PlayCorrected':
      return corrected(state, event);
    case 'DoubletNamed':
      return { ...state, phase: toPlay(event.side, [event.die, event.die], 'named') };
    case 'TurnSkipped':
      return {
        ...state,
        turnsPlayed: withSide(state.turnsPlayed, event.side, state.turnsPlayed[event.side] + 1),
        turns: state.turns + 1,
        phase: beforeRoll(opponent(event.side)),
      };
    case 'Doubled':
      return {
        ...withCube(state, (cube) => offeredCube(cube, event.side)),
        lastPlay: withWindow(state.lastPlay, 'closed'),
        phase: { name: 'answer-double', doubler: event.side },
      };
    case 'DoubleTaken': {
      // Whoever accepts last, the side that doubled first goes on (R87).
      const doubler = state.phase.name === 'answer-double' ? state.phase.doubler : opponent(event.side);
      return {
        ...withCube(state, (cube) => takenCube(cube, doubler)),
        phase: beforeRoll(doubler, 'over'),
      };
    }
    case 'DoubleBeavered':
    case 'BeaverRaccooned':
    case 'RaccoonOttered':
      return withCube(state, (cube) => turnedAgain(cube, event.side));
    case 'AutomaticDoubleMade':
      return withCube(state, automaticallyDoubled);
    case 'DoubleDropped': {
      const { phase } = state;
      return phase.name === 'answer-double' ? withCube(state, (cube) => droppedCube(cube, phase.doubler)) : state;
    }
    case 'ResignationOffered':
      return state.phase.name === 'before-roll' || state.phase.name === 'to-play' || state.phase.name === 'name-doublet'
        ? { ...state, phase: { name: 'answer-resignation', by: event.side, as: event.as, below: state.phase } }
        : state;
    case 'ResignationRefused':
    case 'ResignationWithdrawn':
      return state.phase.name === 'answer-resignation' ? { ...state, phase: state.phase.below } : state;
    case 'ResignationAccepted':
      return state;
    case 'TermsChanged':
      return underTerms(state, event.terms);
    case 'GameFinished': {
      // A game can be ended from outside while a double awaits its answer.
      const { phase, ...table } = withCube(state, (cube) => ({ ...cube, offered: null }));
      return { ...table, status: 'finished', result: event.result, nextToRoll: nextToRoll(phase) };
    }
  }
}

/** R73: where it turns out to be the Crawford game, its doubles were none, and whoever has doubled rolls. */
function underTerms(state: OpenGame, terms: GameTerms): OpenGame {
  const game = { ...state, terms };
  if (!terms.crawford || state.terms.crawford || !terms.cube.inUse) return game;
  const { phase } = state;
  return {
    ...game,
    cubes: state.cubes.map(() => CENTRED_CUBE),
    phase: phase.name === 'answer-double' ? beforeRoll(phase.doubler, 'over') : phase,
  };
}

function startedGame(event: EventOf<'GameStarted'>): OpenGame {
  return {
    status: 'open',
    id: event.gameId,
    number: event.number,
    variant: event.variant,
    dice: event.dice,
    rules: event.rules,
    terms: event.terms,
    position: startPosition(variantOf(event.variant)),
    cubes: [CENTRED_CUBE],
    turnsPlayed: { white: 0, black: 0 },
    turns: 0,
    lastPlay: null,
    phase: event.starter === null ? { name: 'opening' } : firstTurn(event.starter, event.rules.cubeBeforeFirstRoll),
  };
}

/** R13: a starter who has yet to roll may double only where the option says so. */
function firstTurn(side: Side, cubeBeforeFirstRoll: boolean): BeforeRoll {
  return beforeRoll(side, cubeBeforeFirstRoll ? 'open' : 'first-turn');
}

function openingRolled(state: OpenGame, { white, black }: EventOf<'OpeningRolled'>): OpenGame {
  if (white === black) return { ...state, phase: { name: 'opening', throws: openingThrow(state) ?? 1 } };
  const starter: Side = white > black ? 'white' : 'black';
  const roll = (white > black ? [white, black] : [black, white]) as unknown as Roll;
  return state.rules.firstRoll === 'useOpeningDice'
    ? withRoll(state, starter, roll, 'opening')
    : { ...state, phase: firstTurn(starter, state.rules.cubeBeforeFirstRoll) };
}

function rolled(state: OpenGame, side: Side, roll: Roll): OpenGame {
  const window = state.lastPlay?.side === opponent(side) ? 'rolled' : 'closed';
  const extra = state.phase.name === 'before-roll' && state.phase.extra === true;
  const table = { ...state, lastPlay: withWindow(state.lastPlay, window) };
  return withRoll(table, side, roll, extra ? 'extra' : 'roll');
}

/** The roll on the table; where 1-2 doubles the stake, it does so at once (V24 c). */
function withRoll(state: OpenGame, side: Side, roll: Roll, origin: RollOrigin): OpenGame {
  const phase = toPlay(side, roll, origin);
  if (!doublesStake(state, roll)) return { ...state, phase };
  // As high as points can be counted; that it stays is said, so that the withdrawal of the roll leaves it too.
  if (tableCube(state).value * 2 > highestStake(state.terms.cube))
    return { ...state, phase: { ...phase, stakeStays: true } };
  return { ...withStake(state, 2), phase };
}

function doublesStake({ variant }: OpenGame, roll: Roll): boolean {
  return variantOf(variant).stakeDoublesOnAceyDeucey && isAceyDeucey(roll);
}

/** The stake as it was before the roll that is withdrawn. */
function withoutStakeOf(state: OpenGame, roll: Roll): OpenGame {
  const stays = state.phase.name === 'to-play' && state.phase.stakeStays === true;
  return doublesStake(state, roll) && !stays ? withStake(state, 1 / 2) : state;
}

function withStake(state: OpenGame, factor: number): OpenGame {
  return withCube(state, (cube) => ({ ...cube, value: cube.value * factor }));
}

function rolledEarly(state: OpenGame, roll: Roll): OpenGame {
  return state.phase.name === 'to-play' ? { ...state, phase: { ...state.phase, early: roll } } : state;
}

/**
 * Back to before the roll, doubling being over; or to the opening when its dice are withdrawn. The play before it may be
 * corrected again: a void throw changes nothing else (R18).
 */
function withoutRoll(state: OpenGame): OpenGame {
  const { phase, lastPlay } = state;
  if (phase.name !== 'to-play') return state;
  if (phase.early !== null) return { ...state, phase: { ...phase, early: null } };
  return {
    ...withoutStakeOf(state, phase.roll),
    lastPlay: withWindow(lastPlay, 'open'),
    phase: beforeOrigin(phase.side, phase.origin),
  };
}

function beforeOrigin(side: Side, origin: RollOrigin): Phase {
  if (origin === 'opening') return { name: 'opening' };
  return origin === 'extra' ? rollAgain(side) : beforeRoll(side, 'over');
}

function withLaidOut(phase: Phase, moves: Play | null): Phase {
  return phase.name === 'to-play' ? { ...phase, laidOut: moves } : phase;
}

function played(state: OpenGame, event: EventOf<'PlayMade'>): OpenGame {
  const { side, dice, moves, by, breaks } = event;
  const { early, origin } =
    state.phase.name === 'to-play' ? state.phase : { early: null, origin: 'roll' as RollOrigin };
  const { position, turnsPlayed, turns } = state;
  const bonus = origin === 'opening' || origin === 'roll' ? {} : { origin };
  const table: OpenGame = {
    ...state,
    position: applyPlay(position, side, moves),
    turnsPlayed: withSide(turnsPlayed, side, turnsPlayed[side] + 1),
    turns: turns + 1,
    lastPlay: {
      side,
      roll: dice,
      moves,
      ...bonus,
      by,
      breaks,
      window: early === null ? 'open' : 'rolled',
      before: { position, turnsPlayed, turns },
    },
    phase: afterPlay(variantOf(state.variant), side, dice, origin, moves.length),
  };
  return early === null ? table : withRoll(table, opponent(side), early, 'roll');
}

function corrected(state: OpenGame, event: EventOf<'PlayCorrected'>): OpenGame {
  if (state.lastPlay === null) return state;
  const { before, origin = 'roll' } = state.lastPlay;
  const { side, moves, dice, withdrawn } = event;
  const { phase } = state;
  // Whoever had already decided to roll does not get the double back.
  const rolledBefore = phase.name === 'before-roll' && phase.side !== side && phase.doubling === 'over';
  const next = afterPlay(variantOf(state.variant), side, dice, origin, moves.length);
  const doubling = withdrawn === null && !rolledBefore ? 'open' : 'over';
  return {
    ...(withdrawn === null ? state : withoutStakeOf(state, withdrawn)),
    position: applyPlay(before.position, side, moves),
    turnsPlayed: withSide(before.turnsPlayed, side, before.turnsPlayed[side] + 1),
    turns: before.turns + 1,
    lastPlay: { ...state.lastPlay, moves, by: 'hand', breaks: null, window: 'open' },
    phase: next.name === 'before-roll' && next.side !== side ? { ...next, doubling } : next,
  };
}

function withWindow(lastPlay: LastPlay | null, window: LastPlay['window']): LastPlay | null {
  return lastPlay === null ? null : { ...lastPlay, window: lastPlay.window === 'closed' ? 'closed' : window };
}

/** The state with its cube changed. Two players have one cube between them. */
function withCube(state: OpenGame, change: (cube: Cube) => Cube): OpenGame {
  return { ...state, cubes: state.cubes.map(change) };
}

function nextToRoll(phase: Phase): Side {
  switch (phase.name) {
    case 'opening':
      return 'white';
    case 'before-roll':
      return phase.side;
    case 'to-play':
    case 'name-doublet':
      return opponent(phase.side);
    case 'answer-double':
      return phase.doubler;
    case 'answer-resignation':
      return nextToRoll(phase.below);
  }
}
