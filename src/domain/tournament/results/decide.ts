/** Results of pairings, their confirmation (T41), their correction (T42, T47), lateness penalties (T20–T23). */

import { type Milliseconds, milliseconds } from '../../kernel/brands.js';
import { fold } from '../../kernel/decider.js';
import { countMore } from '../../kernel/penalty-points.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type BySide, SIDES } from '../../kernel/side.js';
import { type Violation, violation } from '../../kernel/violation.js';
import { type Act, type ActTime, verdictOn } from '../acts.js';
import type { ToldResult, TournamentCommand, Word } from '../commands.js';
import type { TournamentEvent } from '../events/events.js';
import { evolveTournament } from '../events/evolve.js';
import { LONGEST } from '../format.js';
import { isInOpenChallenge } from '../ladder/ladder.js';
import { type Pairing, type Slot, penaltyPoints } from '../met.js';
import { pairingOf, pairingsOf } from '../pairings.js';
import type { OpenedTournament, Outcome } from '../state.js';
import { boardsFor } from '../teams/boards.js';
import { keptPenalties, withConsequences } from './consequences.js';

type Decision = Result<readonly TournamentEvent[], Violation>;
type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;

const MINUTE = 60_000;
/** What the record says needs no confirmation. */
const NO_WORD = { confirmation: 'not-needed', finalAt: null } as const;

export function decideResult(state: OpenedTournament, command: Command<'RecordResult'>): Decision {
  return onPairing(state, command.pairing, 'record-result', (pairing, players) => {
    const fault = resultFault(command.result, pairing.length);
    if (fault !== null) return refused(fault);
    const { source } = command;
    const word: Pick<Outcome, 'confirmation' | 'finalAt'> =
      source === 'white' || source === 'black'
        ? { confirmation: 'awaited', finalAt: milliseconds(command.at + state.confirmMinutes * MINUTE) }
        : NO_WORD;
    const outcome: Outcome = { players, ...command.result, source, ...word, at: command.at };
    const recorded: TournamentEvent = { type: 'ResultRecorded', pairing: pairing.key, outcome };
    return withConsequences(state, inPlaceOfMatch(state, pairing, recorded), command.at);
  });
}

export function decideConfirmation(state: OpenedTournament, command: Command<'ConfirmResult'>): Decision {
  const { pairing } = command;
  return onReported(state, pairing, 'confirm-result', command, () => accepted([{ type: 'ResultConfirmed', pairing }]));
}

export function decideObjection(state: OpenedTournament, command: Command<'ObjectToResult'>): Decision {
  const { pairing, reason, at } = command;
  return onReported(state, pairing, 'object-to-result', command, () =>
    withConsequences(state, [{ type: 'ResultObjected', pairing, reason }], at),
  );
}

export function decideCorrection(state: OpenedTournament, command: Command<'CorrectResult'>): Decision {
  const { pairing: key, result, source = 'staff', reason, at } = command;
  return onPairing(state, key, 'correct-result', (pairing, players) => {
    if (pairing.outcome === null && result === null) return refused(violation('pairing.no-result', {}));
    const fault = result === null ? null : resultFault(result, pairing.length);
    if (fault !== null) return refused(fault);
    // It restates how the pairing ended; when it did is another matter, from which a ladder counts its days (T17).
    const endedAt = pairing.outcome?.at ?? at;
    const outcome: Outcome | null = result === null ? null : { players, ...result, source, ...NO_WORD, at: endedAt };
    const corrected: TournamentEvent = { type: 'ResultCorrected', pairing: key, outcome, reason };
    const decision = withConsequences(state, inPlaceOfMatch(state, pairing, corrected), at);
    return decision.ok && opensSecondChallenge(state, pairing, decision.value, at)
      ? refused(violation('ladder.challenge-open'))
      : decision;
  });
}

/** T17: whether a challenge is open again by these events although one of its two is in another one by now. */
function opensSecondChallenge(
  state: OpenedTournament,
  pairing: Pairing,
  events: readonly TournamentEvent[],
  at: Milliseconds,
): boolean {
  if (pairing.status !== 'finished' || !isInOpenChallenge(state, pairing, at)) return false;
  const after = fold(evolveTournament, state, events);
  return after.status !== 'not-opened' && pairingOf(after, pairing.key)?.status !== 'finished';
}

/**
 * The match to which neither came counts for nothing. Should they play after all, it is another one, with the same penalties, unless
 * these had decided the match: that is what the director has taken back.
 */
function inPlaceOfMatch(
  state: OpenedTournament,
  { key, length }: Pairing,
  told: Extract<TournamentEvent, { type: 'ResultRecorded' | 'ResultCorrected' }>,
): readonly TournamentEvent[] {
  const match = state.matches[key];
  if (told.outcome?.by !== 'no-show' || match === undefined) return [told];
  const haveDecided = SIDES.some((side) => penaltyPoints(state, key, side) >= length);
  const kept = haveDecided ? [] : keptPenalties(state, key);
  return [{ type: 'PairingVoided', pairing: key, matchId: match.matchId }, told, ...kept];
}

/** The penalties of its match, more or fewer than before. */
export function decidePenalties(
  state: OpenedTournament,
  { pairing: key, penalties }: Command<'RecordPenalties'>,
): Decision {
  const more = countMore(state.penalties[key], penalties);
  return onPairing(state, key, more ? 'add-penalty' : 'cancel-penalty', () =>
    accepted([{ type: 'PenaltiesChanged', pairing: key, penalties }]),
  );
}

/** T43: the length of one match, whether its players are known or not. */
export function decideLength(
  state: OpenedTournament,
  { pairing: key, length, reason }: Command<'CorrectLength'>,
): Decision {
  const pairing = pairingOf(state, key);
  if (pairing === null) return refused(violation('pairing.not-found'));
  if (pairing.white === 'bye' || pairing.black === 'bye') return refused(violation('pairing.not-ready', { bye: true }));
  const boards = boardsFor(state, pairing);
  if (boards !== null) return refused(violation('pairing.team-match', { boards }));
  const time = timeOf(state, pairing);
  if (verdictOn('correct-length', time) === 'refused') return refused(wrongTime('correct-length', time));
  if (pairing.length === length) return accepted([]);
  if (length < 1 || length > LONGEST) {
    return refused(violation('config.invalid', { keys: ['length'], reasons: ['match-length'] }));
  }
  return accepted([{ type: 'LengthCorrected', pairing: key, length, reason }]);
}

/** The pairing of two known entrants, if the act is possible at this time. */
function onPairing(
  state: OpenedTournament,
  key: string,
  act: Act,
  then: (pairing: Pairing, players: BySide<string>) => Decision,
): Decision {
  const met = meeting(state, key, act);
  return met.ok ? then(met.value.pairing, met.value.players) : met;
}

/** Why the pairing takes neither the act nor a result now, or null: it waits for entrants, has a bye, or its time is over. */
export function unplayable(state: OpenedTournament, key: string, act: Act): Violation | null {
  for (const each of [act, 'record-result'] as const) {
    const met = meeting(state, key, each);
    if (!met.ok) return met.error;
  }
  return null;
}

function meeting(
  state: OpenedTournament,
  key: string,
  act: Act,
): Result<{ readonly pairing: Pairing; readonly players: BySide<string> }, Violation> {
  const pairing = pairingOf(state, key);
  if (pairing === null) return refused(violation('pairing.not-found'));
  const { white, black } = pairing;
  if (!isEntry(white) || !isEntry(black)) {
    return refused(violation('pairing.not-ready', { bye: white === 'bye' || black === 'bye' }));
  }
  const boards = boardsFor(state, pairing);
  if (boards !== null) return refused(violation('pairing.team-match', { boards }));
  const time = timeOf(state, pairing);
  if (verdictOn(act, time) === 'refused') return refused(wrongTime(act, time));
  return accepted({ pairing, players: { white, black } });
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
export function isDependedOn(state: OpenedTournament, pairing: Pairing): boolean {
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

/** Losers go down through these, and return only by winning. */
const FLIGHTS_DOWN: readonly (string | null)[] = ['main', 'consolation', 'last-chance'];
const PARTS_DOWN: readonly (string | null)[] = [null, 'upper', 'lower', 'third-place', 'final', 'reset'];

function comesAfter(later: Pairing, pairing: Pairing): boolean {
  const flights = FLIGHTS_DOWN.indexOf(later.flight) - FLIGHTS_DOWN.indexOf(pairing.flight);
  if (flights !== 0) return flights > 0;
  const parts = PARTS_DOWN.indexOf(later.part) - PARTS_DOWN.indexOf(pairing.part);
  return parts === 0 ? later.round > pairing.round : parts > 0;
}

/** A result that one of the two reported and that is not final yet; the other side or the staff speaks (T41). */
function onReported(
  state: OpenedTournament,
  key: string,
  act: Act,
  { by, at, finalAt: meant = null }: Word & { readonly at: Milliseconds },
  then: () => Decision,
): Decision {
  const reported = pairingOf(state, key);
  if (
    reported?.outcome === null &&
    reported.boards === undefined &&
    isEntry(reported.white) &&
    isEntry(reported.black)
  ) {
    return refused(violation('pairing.no-result', {}));
  }
  return onPairing(state, key, act, ({ outcome }) => {
    if (outcome === null) return refused(violation('pairing.no-result', {}));
    const { confirmation, finalAt, source } = outcome;
    if (confirmation !== 'awaited') return refused(violation('pairing.not-awaiting-word', { reason: confirmation }));
    if (meant !== null && meant !== finalAt) {
      return refused(violation('pairing.not-awaiting-word', { reason: 'other-result' }));
    }
    if (finalAt !== null && at >= finalAt) {
      return refused(violation('pairing.not-awaiting-word', { reason: 'time-over' }));
    }
    if (by === source) return refused(violation('pairing.own-report', { side: by }));
    return then();
  });
}

/** Why a reported result is impossible, or null: the winner reaches the length, and the loser does not. A decision leaves any score. */
function resultFault({ winner, by, score }: ToldResult, length: number): Violation | null {
  if (score === null || (by !== 'play' && by !== 'reported')) return null;
  const [own, other] = winner === 'white' ? [score.white, score.black] : [score.black, score.white];
  const reason = own < length ? 'nobody-reached' : other >= length ? 'both-reached' : null;
  if (reason === null) return null;
  const facts = { reason, length, white: score.white, black: score.black, presentWhite: 0, presentBlack: 0 } as const;
  return violation('match.score-impossible', facts);
}

function wrongTime(act: Act, time: ActTime): Violation {
  return violation('tournament.wrong-time', { act, time });
}
