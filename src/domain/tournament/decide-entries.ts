/** Entries: who is in, late entry (T8, T15), check-in, withdrawal (T19) and disqualification (T25). */

import { type Id } from '../kernel/brands.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import { type Act, type ActTime, verdictOn } from './acts.js';
import type { NewEntry, TournamentCommand } from './commands.js';
import { withConsequences } from './decide-results.js';
import type { TournamentEvent } from './events.js';
import { MOST_ENTRANTS } from './format.js';
import { isOut, sideOf } from './met.js';
import { pairingsOf } from './pairings.js';
import { onByePlace, registered, tooLate } from './late-entry.js';
import { allowsReEntry, decideReEntry } from './re-entry.js';
import type { BracketStage, Entry, OpenedTournament } from './state.js';

type Decision = Result<readonly TournamentEvent[], Violation>;
type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;

export function decideEntry(state: OpenedTournament, { entry, seed }: Command<'Enter'>): Decision {
  const isReEntry = state.entries.some(({ player }) => player === entry.player);
  if (isReEntry && !allowsReEntry(state)) return refused(violation('entry.twice', { reason: 'entered' }));
  if (state.entries.length >= MOST_ENTRANTS) return refused(violation('tournament.full', { most: MOST_ENTRANTS }));
  if (state.status === 'finished') return refused(wrongTime('enter', 'finished'));
  if (isReEntry) return decideReEntry(state, entry, seed);
  const stage = state.stages[0];
  if (stage === undefined) return accepted([registered(entry, 1)]);
  switch (stage.kind) {
    case 'bracket':
      return state.stages.length === 1 ? inBracket(state, stage, entry, seed) : tooLate('next-stage');
    case 'ladder':
      return accepted([registered(entry, 1)]);
    case 'rounds': {
      if (stage.format.kind !== 'swiss') return tooLate('all-rounds-paired');
      if (state.stages.length > 1 || stage.rounds.length >= stage.planned) return tooLate('last-round-paired');
      return accepted([registered(entry, stage.rounds.length + 1)]);
    }
  }
}

/** T8: a random bye place of the first round, before any match of it, or of those who have a bye, has begun. */
function inBracket(state: OpenedTournament, stage: BracketStage, entry: NewEntry, seed: string): Decision {
  const first = pairingsOf(state).filter(({ flight, round }) => flight === 'main' && round === 1);
  if (first.some(({ key, outcome }) => outcome !== null || state.begun.includes(key))) return tooLate('begun');
  const free = stage.places.flatMap((taken, place) => (taken === null ? [place] : []));
  if (free.length === 0) return tooLate('no-bye-left');
  return onByePlace(state, free, [registered(entry, 1)], entry.entryId, seed) ?? tooLate('begun');
}

export function decideRemoval(state: OpenedTournament, entryId: Id): Decision {
  return onEntry(state, entryId, 'remove-entry', () => accepted([{ type: 'EntryRemoved', entryId }]));
}

export function decideCheckIn(state: OpenedTournament, entryId: Id): Decision {
  return onEntry(state, entryId, 'check-in', (entry) => {
    if (entry.status === 'checked-in') return accepted([]);
    return entry.status === 'entered' ? accepted([{ type: 'EntrantCheckedIn', entryId }]) : isGone(entry);
  });
}

export function decideWithdrawal(state: OpenedTournament, command: Command<'Withdraw'>): Decision {
  const { entryId, until, reason, at } = command;
  return onEntry(state, entryId, 'withdraw', (entry) => {
    const again = entry.status === 'withdrawn' && entry.until === 'return' && until === 'end';
    if (!again && entry.status !== 'entered' && entry.status !== 'checked-in') return isGone(entry);
    return withConsequences(state, [{ type: 'EntrantWithdrawn', entryId, until, reason }], at);
  });
}

export function decideReturn(state: OpenedTournament, entryId: Id): Decision {
  return onEntry(state, entryId, 'return', (entry) =>
    entry.status === 'withdrawn' && entry.until === 'return'
      ? accepted([{ type: 'EntrantReturned', entryId }])
      : refused(violation('entry.cannot-return', { status: entry.status, until: entry.until })),
  );
}

export function decideDisqualification(state: OpenedTournament, command: Command<'Disqualify'>): Decision {
  const { entryId, reason, at } = command;
  return onEntry(state, entryId, 'disqualify', (entry) =>
    entry.status === 'disqualified'
      ? isGone(entry)
      : withConsequences(state, [{ type: 'EntrantDisqualified', entryId, reason }], at),
  );
}

/**
 * T47: another player instead of one who has not come. The entry keeps its id and its place; its matches, in which nobody
 * has begun, are given up, and new ones are made.
 */
export function decideReplacement(state: OpenedTournament, command: Command<'Replace'>): Decision {
  const { entryId, player, reason, at } = command;
  return onEntry(state, entryId, 'replace', (entry) => {
    if (isOut(entry)) return isGone(entry);
    if (state.entries.some((other) => other.player === player))
      return refused(violation('entry.twice', { reason: 'entered' }));
    const own = pairingsOf(state).filter((pairing) => sideOf(pairing, entryId) !== null);
    if (own.some(({ key }) => state.begun.includes(key))) return cannotReplace('begun');
    // A bye is no result, a walkover is one.
    const hasResult = own.some(
      ({ outcome, walkover, winner, white, black }) =>
        outcome !== null || (walkover && winner === entryId && white !== 'bye' && black !== 'bye'),
    );
    if (hasResult) return cannotReplace('result');
    const givenUp = Object.entries(state.matches).flatMap(([pairing, { matchId, players }]): TournamentEvent[] =>
      sideOf(players, entryId) === null ? [] : [{ type: 'PairingVoided', pairing, matchId }],
    );
    const replaced: TournamentEvent = { type: 'EntrantReplaced', entryId, from: entry.player, to: player, reason };
    return withConsequences(state, [...givenUp, replaced], at);
  });
}

function cannotReplace(reason: 'begun' | 'result'): Decision {
  return refused(violation('entry.cannot-replace', { reason }));
}

function isGone({ status }: Entry): Decision {
  return refused(violation('entry.gone', { status }));
}

function onEntry(state: OpenedTournament, entryId: Id, act: Act, then: (entry: Entry) => Decision): Decision {
  const entry = state.entries.find(({ id }) => id === entryId);
  if (entry === undefined) return refused(violation('entry.not-found'));
  const time: ActTime = state.status === 'entries' ? 'entries' : state.status === 'finished' ? 'finished' : 'drawn';
  return verdictOn(act, time) === 'refused' ? refused(wrongTime(act, time)) : then(entry);
}

function wrongTime(act: Act, time: ActTime): Violation {
  return violation('tournament.wrong-time', { act, time });
}
