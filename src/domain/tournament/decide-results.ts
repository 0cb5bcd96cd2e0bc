/** Results of pairings, their confirmation (T41), their correction (T42, T47), lateness penalties (T20–T23) and tables. */

import type { Milliseconds } from '../kernel/brands.js';
import { fold } from '../kernel/decider.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import type { BySide, Side } from '../kernel/side.js';
import { type Violation, violation } from '../kernel/violation.js';
import { type Act, type ActTime, verdictOn } from './acts.js';
import type { ToldResult, TournamentCommand } from './commands.js';
import { isComplete } from './complete.js';
import type { TournamentEvent } from './events.js';
import { evolveTournament } from './evolve.js';
import type { Pairing, Slot } from './met.js';
import { pairingOf, pairingsByKey, pairingsOf } from './pairings.js';
import type { OpenedTournament, Outcome } from './state.js';

type Decision = Result<readonly TournamentEvent[], Violation>;
type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;

export function decideResult(state: OpenedTournament, command: Command<'RecordResult'>): Decision {
  return onPairing(state, command.pairing, 'record-result', (pairing, players) => {
    const fault = resultFault(command.result, pairing.length);
    if (fault !== null) return refused(fault);
    const { source } = command;
    const confirmation = source === 'white' || source === 'black' ? 'awaited' : 'not-needed';
    const outcome: Outcome = { players, ...command.result, source, confirmation, at: command.at };
    return withConsequences(state, [{ type: 'ResultRecorded', pairing: pairing.key, outcome }], command.at);
  });
}

export function decideConfirmation(state: OpenedTournament, { pairing, by }: Command<'ConfirmResult'>): Decision {
  return onReported(state, pairing, 'confirm-result', by, () => accepted([{ type: 'ResultConfirmed', pairing }]));
}

export function decideObjection(state: OpenedTournament, command: Command<'ObjectToResult'>): Decision {
  const { pairing, by, reason } = command;
  return onReported(state, pairing, 'object-to-result', by, (outcome) =>
    withConsequences(state, [{ type: 'ResultObjected', pairing, reason }], outcome.at),
  );
}

export function decideCorrection(state: OpenedTournament, command: Command<'CorrectResult'>): Decision {
  const { pairing: key, result, reason, at } = command;
  return onPairing(state, key, 'correct-result', (pairing, players) => {
    if (pairing.outcome === null && result === null) return refused(violation('pairing.no-result', {}));
    const fault = result === null ? null : resultFault(result, pairing.length);
    if (fault !== null) return refused(fault);
    const outcome: Outcome | null =
      result === null ? null : { players, ...result, source: 'staff', confirmation: 'not-needed', at };
    return withConsequences(state, [{ type: 'ResultCorrected', pairing: key, outcome, reason }], at);
  });
}

export function decidePenalty(state: OpenedTournament, command: Command<'AddPenalty'>): Decision {
  const { pairing: key, to, points, reason, at } = command;
  return onPairing(state, key, 'add-penalty', (pairing, players) => {
    const given: TournamentEvent = { type: 'PenaltyPointsAdded', pairing: key, penalty: { to, points, reason } };
    const total = [...(state.penalties[key] ?? []), { to, points, reason }]
      .filter((penalty) => penalty.to === to)
      .reduce((sum, penalty) => sum + penalty.points, 0);
    if (total < forfeitPoints(pairing.length)) return accepted([given]);
    const outcome: Outcome = {
      players,
      winner: to,
      by: 'forfeit',
      score: null,
      source: 'staff',
      confirmation: 'not-needed',
      at,
    };
    return withConsequences(state, [given, { type: 'ResultRecorded', pairing: key, outcome }], at);
  });
}

/** T21: so many penalty points, more than half of the match length, lose the match. */
export function forfeitPoints(length: number): number {
  return Math.floor(length / 2) + 1;
}

/** T20: the points for being so late, with the grace and the step of the house in minutes. */
export function latenessPoints(milliseconds: number, grace = 5, step = 5): number {
  const minutes = milliseconds / 60_000;
  return minutes < grace ? 0 : 1 + Math.floor((minutes - grace) / step);
}

export function decideTable(state: OpenedTournament, key: string, table: string | null): Decision {
  const pairing = pairingOf(state, key);
  if (pairing === null) return refused(violation('pairing.not-found'));
  if (state.status === 'finished') return refused(wrongTime('assign-table', 'finished'));
  return accepted([{ type: 'TableAssigned', pairing: key, table }]);
}

/**
 * The events, and what follows from them: pairings that have other players now lose their match and result, a tournament
 * with nothing left to play is over, and one that ended so is open again where something is. One that the director ended
 * stays ended, also where results of its last matches still come in.
 */
export function withConsequences(
  state: OpenedTournament,
  events: readonly TournamentEvent[],
  at: Milliseconds,
): Decision {
  const all = [...events];
  let after = fold(evolveTournament, state, events);
  for (;;) {
    if (after.status === 'not-opened') return accepted(all);
    const voided = voidedBy(after);
    if (voided.length === 0) break;
    all.push(...voided);
    after = fold(evolveTournament, after, voided);
  }
  const complete = isComplete(after);
  if (complete && after.status === 'running') all.push({ type: 'TournamentFinished', at });
  if (!complete && after.status === 'finished' && isComplete(state)) all.push({ type: 'TournamentReopened' });
  return accepted(all);
}

/** Pairings whose match or outcome is about others than those who meet there now. */
function voidedBy(state: OpenedTournament): TournamentEvent[] {
  const now = pairingsByKey(state);
  const stands = (key: string, players: BySide<string>): boolean => {
    const pairing = now.get(key);
    return pairing !== undefined && pairing.white === players.white && pairing.black === players.black;
  };
  const keys = new Set([
    ...Object.keys(state.matches).filter((key) => !stands(key, state.matches[key]?.players ?? NOBODY)),
    ...Object.keys(state.outcomes).filter((key) => !stands(key, state.outcomes[key]?.players ?? NOBODY)),
  ]);
  return [...keys].map((pairing) => ({
    type: 'PairingVoided',
    pairing,
    matchId: state.matches[pairing]?.matchId ?? null,
  }));
}

const NOBODY: BySide<string> = { white: '', black: '' };

/** The pairing of two known entrants, if the act is possible at this time. */
function onPairing(
  state: OpenedTournament,
  key: string,
  act: Act,
  then: (pairing: Pairing, players: BySide<string>) => Decision,
): Decision {
  const pairing = pairingOf(state, key);
  if (pairing === null) return refused(violation('pairing.not-found'));
  const { white, black } = pairing;
  if (!isEntry(white) || !isEntry(black)) {
    return refused(violation('pairing.not-ready', { bye: white === 'bye' || black === 'bye' }));
  }
  const time = timeOf(state, pairing);
  if (verdictOn(act, time) === 'refused') return refused(wrongTime(act, time));
  return then(pairing, { white, black });
}

function isEntry(slot: Slot): slot is string {
  return slot !== null && slot !== 'bye';
}

/** Where the pairing stands, for the table of acts. */
function timeOf(state: OpenedTournament, pairing: Pairing): ActTime {
  if (pairing.status === 'finished') {
    if (isDependedOn(state, pairing)) return 'depended-on';
    return state.status === 'finished' ? 'finished' : 'decided';
  }
  return pairing.status === 'playing' ? 'begun' : 'drawn';
}

/** T42: whether one of the two has begun a later match that would be another without this result. */
function isDependedOn(state: OpenedTournament, pairing: Pairing): boolean {
  const begun = new Set(state.begun);
  const stage = state.stages[pairing.stage - 1];
  // Where everybody meets everybody, only a next stage depends on who has won.
  const pairsAreGiven = stage?.kind === 'rounds' && stage.format.kind !== 'swiss';
  const concerns = (slot: Slot): boolean => slot !== null && (slot === pairing.white || slot === pairing.black);
  return pairingsOf(state).some(
    (later) =>
      later.key !== pairing.key &&
      later.stage >= pairing.stage &&
      (later.stage > pairing.stage || (!pairsAreGiven && comesAfter(later, pairing))) &&
      (concerns(later.white) || concerns(later.black)) &&
      (begun.has(later.key) || later.outcome !== null),
  );
}

/** Losers go down through these, and nobody comes up again but by winning. */
const FLIGHTS_DOWN: readonly (string | null)[] = ['main', 'consolation', 'last-chance'];
const PARTS_DOWN: readonly (string | null)[] = [null, 'upper', 'lower', 'third-place', 'final', 'reset'];

function comesAfter(later: Pairing, pairing: Pairing): boolean {
  const flights = FLIGHTS_DOWN.indexOf(later.flight) - FLIGHTS_DOWN.indexOf(pairing.flight);
  if (flights !== 0) return flights > 0;
  const parts = PARTS_DOWN.indexOf(later.part) - PARTS_DOWN.indexOf(pairing.part);
  return parts === 0 ? later.round > pairing.round : parts > 0;
}

/** A result that one of the two reported and nobody has confirmed yet; the other side or the staff speaks. */
function onReported(
  state: OpenedTournament,
  key: string,
  act: Act,
  by: Side | 'staff',
  then: (outcome: Outcome) => Decision,
): Decision {
  return onPairing(state, key, act, ({ outcome }) => {
    if (outcome === null) return refused(violation('pairing.no-result', {}));
    if (outcome.confirmation !== 'awaited') return refused(violation('pairing.not-awaiting-word', {}));
    if (by === outcome.source) return refused(violation('pairing.own-report', { side: by }));
    return then(outcome);
  });
}

/** A told result that cannot be, or null: who wins reaches the length, and nobody else does. */
function resultFault({ winner, score }: ToldResult, length: number): Violation | null {
  if (score === null) return null;
  const [own, other] = winner === 'white' ? [score.white, score.black] : [score.black, score.white];
  const reason = own < length ? 'nobody-reached' : other >= length ? 'both-reached' : null;
  if (reason === null) return null;
  const facts = { reason, length, white: score.white, black: score.black, presentWhite: 0, presentBlack: 0 };
  return violation('match.score-impossible', facts);
}

function wrongTime(act: Act, time: ActTime): Violation {
  return violation('tournament.wrong-time', { act, time });
}
