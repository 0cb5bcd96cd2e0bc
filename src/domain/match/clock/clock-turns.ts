/** Whose time runs (T34): how the clock of a match follows what happens in its games. Believes every event. */

import {
  type MatchClock,
  adjustedReserve,
  endedTurn,
  interruptedTurn,
  pausedClock,
  pressedClock,
  resumedTurn,
  startedTurn,
} from '../../clock/match-clock.js';
import type { GameEvent } from '../../game/events.js';
import type { OpenGame } from '../../game/state.js';
import { answeringSide } from '../../cube/duel.js';
import type { Milliseconds } from '../../kernel/brands.js';
import { type BySide, SIDES, type Side, bySide, opponent } from '../../kernel/side.js';
import type { MatchEvent } from '../events.js';

const SECOND = 1_000;

/** The side whose time runs in the game as it stands, which is the side to act; neither during the opening casts. */
export function sideOnClock(game: OpenGame): Side | null {
  const { phase } = game;
  switch (phase.name) {
    case 'opening':
      return null;
    case 'before-roll':
    case 'to-play':
    case 'name-doublet':
      return phase.side;
    case 'answer-double':
      return answeringSide(game.cube);
    case 'answer-resignation':
      return opponent(phase.by);
  }
}

/** The clock after an event of a game which has led to `after`, null when the game is over. */
export function clockAfter(clock: MatchClock, event: GameEvent, after: OpenGame | null, at: Milliseconds): MatchClock {
  switch (event.type) {
    case 'GameStarted':
      return clockInGame(clock, after, at);
    case 'ResignationOffered':
      return interruptedTurn(clock, event.side, at);
    case 'ResignationRefused':
    case 'ResignationWithdrawn':
      return resumedTurn(clock, at);
    case 'SettlementMade':
    case 'ResignationAccepted':
    case 'DoubleDropped':
      return endedTurn(clock, 'pressed', at);
    case 'GameFinished':
      return endedTurn(clock, 'broken-off', at);
    case 'TurnSkipped':
      // A side that is passed over had no turn: it costs nothing, and earns nothing on a Fischer clock.
      if (event.by === 'rule') return startedTurn(clock, opponent(event.side), at);
      return pressedClock(clock, opponent(event.side), at);
    case 'OpeningRolled':
    case 'DiceRolled':
    case 'RollVoided':
    case 'PlayLaidOut':
    case 'PlayPickedUp':
    case 'PlayMade':
    case 'PlayCorrected':
    case 'DoubletNamed':
    case 'Doubled':
    case 'DoubleTaken':
    case 'DoubleBeavered':
    case 'BeaverRaccooned':
    case 'RaccoonOttered':
    case 'AutomaticDoubleMade':
    case 'TermsChanged':
    case 'SettlementOffered':
      return followingTurn(clock, after, at);
  }
}

/**
 * The clock with a new turn of the side that has to act in the game; null: in none. Where that side answers a resignation that the other
 * one has offered in its own turn, that turn goes on behind the answer, and is a new one too.
 */
export function clockInGame(clock: MatchClock, game: OpenGame | null, at: Milliseconds): MatchClock {
  if (game === null) return startedTurn(clock, null, at);
  const { phase } = game;
  if (phase.name !== 'answer-resignation') return startedTurn(clock, sideOnClock(game), at);
  return interruptedTurn(startedTurn(clock, phase.below.side, at), phase.by, at);
}

/** The same turn going on, or the next one when the other side has to act now; back in the opening no time has run. */
function followingTurn(clock: MatchClock, after: OpenGame | null, at: Milliseconds): MatchClock {
  const side = after === null ? null : sideOnClock(after);
  if (side === (clock.turn?.side ?? null)) return clock;
  return side === null ? startedTurn(clock, null, at) : pressedClock(clock, side, at);
}

/**
 * The clock after a take-back has led to `game`. Time that people have used stays used, and `undone` is what each side got for turns
 * that are taken back; the side that has to act again has a new turn. Where that side has nothing left, or the take-back leaves a side
 * nothing, the clock waits for the director: no take-back makes a flag fall.
 */
export function clockTakenBack(
  clock: MatchClock,
  game: OpenGame | null,
  at: Milliseconds,
  undone: BySide<number> = { white: 0, black: 0 },
): MatchClock {
  const toAct = game === null ? null : sideOnClock(game);
  const ended = endedTurn(clock, 'broken-off', at);
  const stopped = { ...ended, reserves: bySide((side) => Math.max(0, ended.reserves[side] - undone[side])) };
  const isOver = SIDES.some((side) => stopped.reserves[side] === 0 && (side === toAct || undone[side] > 0));
  return clockInGame(isOver ? pausedClock(stopped, at) : stopped, game, at);
}

/**
 * The clock after a flag has fallen: nothing is left, or what the policy gives for going on (T35). A turn that is over with its game is
 * charged before that, so that a Bronstein clock adds nothing to it.
 */
export function clockFlagged(
  clock: MatchClock,
  { side, endsGame, at }: Extract<MatchEvent, { type: 'ClockFlagged' }>,
): MatchClock {
  const { settings } = clock;
  const left = settings.onExpiry === 'loseMatch' ? 0 : settings.refillSeconds * SECOND;
  return adjustedReserve(endsGame === true ? endedTurn(clock, 'broken-off', at) : clock, side, left, at);
}
