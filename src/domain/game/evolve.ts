/** How a game changes by its events. Believes every event; what happens on the board, the board evolves. */

import { type BoardEvent, isBoardEvent } from '../board/events.js';
import { evolveBoard } from '../board/evolve.js';
import { beforeRoll, boardAtStart, nextToRoll, withWindow } from '../board/state.js';
import { CENTRED_CUBE, automaticallyDoubledCube } from '../cube/cube.js';
import { cubeAfter } from '../cube/duel.js';
import { opponent } from '../kernel/side.js';
import type { GameEvent } from './events.js';
import { withStake } from './stake.js';
import { type GameState, type OpenGame, boardOf } from './state.js';

/** An open game with every field that it has while no offer to settle lies beside the board. */
type WithoutOffer = Required<Omit<OpenGame, 'settlement'>>;

export function evolveGame(game: GameState, event: GameEvent): GameState {
  if (event.type === 'GameStarted') return startedGame(event);
  if (game.status !== 'open') return game;
  return wentOn(game.settlement === undefined ? game : withoutOffer(game), event);
}

/** Whatever happens next, an offer to settle was not accepted (R47). */
function withoutOffer({ settlement: _offered, ...game }: OpenGame): WithoutOffer {
  return game;
}

function wentOn(state: OpenGame, event: Exclude<GameEvent, { type: 'GameStarted' }>): GameState {
  if (isBoardEvent(event)) return onTheBoard(state, event);
  const { phase, cube } = state;
  switch (event.type) {
    case 'Doubled':
      return {
        ...state,
        cube: cubeAfter(cube, event.type, event.side, event.side),
        lastPlay: withWindow(state.lastPlay, 'closed'),
        phase: { name: 'answer-double', doubler: event.side },
      };
    case 'DoubleTaken':
    case 'DoubleDropped':
    case 'DoubleBeavered':
    case 'BeaverRaccooned':
    case 'RaccoonOttered': {
      // Whichever side accepts last, the side that doubled first goes on (R87).
      const doubler = phase.name === 'answer-double' ? phase.doubler : opponent(event.side);
      const after = { ...state, cube: cubeAfter(cube, event.type, event.side, doubler) };
      return event.type === 'DoubleTaken' ? { ...after, phase: beforeRoll(doubler, 'over') } : after;
    }
    case 'AutomaticDoubleMade':
      return { ...state, cube: automaticallyDoubledCube(cube) };
    case 'ResignationOffered':
      return phase.name === 'before-roll' || phase.name === 'to-play' || phase.name === 'name-doublet'
        ? { ...state, phase: { name: 'answer-resignation', by: event.side, as: event.as, below: phase } }
        : state;
    case 'ResignationRefused':
    case 'ResignationWithdrawn':
      return phase.name === 'answer-resignation' ? { ...state, phase: phase.below } : state;
    case 'ResignationAccepted':
    case 'SettlementMade':
      return state;
    case 'SettlementOffered': {
      const { side: by, to, points } = event;
      return { ...state, settlement: { by, to, points } };
    }
    case 'TermsChanged':
      return underTerms(state, event);
    case 'GameFinished': {
      const { phase: _over, ...game } = state;
      // A game can be ended from outside while a double awaits its answer.
      const last = { ...cube, offered: null };
      const next = nextToRoll(boardOf(state).phase);
      return { ...game, cube: last, status: 'finished', result: event.result, nextToRoll: next };
    }
  }
}

function onTheBoard(state: OpenGame, event: BoardEvent): OpenGame {
  const { position, turnsPlayed, turns, lastPlay, phase } = evolveBoard(boardOf(state), event);
  const { status, id, number, terms, cube, variant, dice, rules } = state;
  // No spread: Node 20 takes microseconds for the spread of what was itself spread, and this happens at every roll.
  const next: WithoutOffer = {
    status,
    id,
    number,
    terms,
    cube,
    variant,
    dice,
    rules,
    position,
    turnsPlayed,
    turns,
    lastPlay,
    phase,
  };
  return withStake(next, event, state.phase);
}

/**
 * R73: where it turns out to be the Crawford game, its doubles do not count, and the side that has doubled rolls; where that was
 * a mistake, they count again.
 */
function underTerms(
  state: OpenGame,
  { terms, cube, doubling }: Extract<GameEvent, { type: 'TermsChanged' }>,
): OpenGame {
  const game = { ...state, terms };
  if (cube !== undefined) {
    const { value, owner } = cube;
    const again = doubling === 'open' && state.phase.name === 'before-roll';
    const phase = again ? beforeRoll(state.phase.side, 'open') : state.phase;
    return { ...game, cube: { value, owner, offered: null }, phase };
  }
  if (!terms.crawford || state.terms.crawford || !terms.cube.inUse) return game;
  const { phase } = state;
  return {
    ...game,
    cube: CENTRED_CUBE,
    phase: phase.name === 'answer-double' ? beforeRoll(phase.doubler, 'over') : phase,
  };
}

function startedGame(event: Extract<GameEvent, { type: 'GameStarted' }>): OpenGame {
  const { gameId: id, number, rules, terms } = event;
  return { status: 'open', id, number, terms, cube: CENTRED_CUBE, ...boardAtStart(event, rules), rules };
}
