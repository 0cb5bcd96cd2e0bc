/** Entries: who is in, late entry (T8, T15), check-in, withdrawal (T19) and disqualification (T25). */

import { type Id } from '../../kernel/brands.js';
import { peopleOf } from '../../kernel/party.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type ReasonOf, type Violation, violation } from '../../kernel/violation.js';
import { type Act, type ActTime, verdictOn } from '../acts.js';
import type { TournamentCommand } from '../commands.js';
import { withConsequences } from '../results/consequences.js';
import type { TournamentEvent } from '../events/events.js';
import { MOST_ENTRANTS } from '../format.js';
import { isOut, sideOf } from '../met.js';
import { pairingsOf } from '../pairings.js';
import { hasPlayBegun, isIn, notDrawn } from '../draw/not-drawn.js';
import { comingIn, registrationOf } from './late-entry.js';
import { playsFor } from '../teams/boards.js';
import { alsoWithOthers, entriesWith, partyFault } from './parties.js';
import { byesFault } from './wanted-byes.js';
import { allowsReEntry, decideReEntry } from './re-entry.js';
import type { Entry, OpenedTournament } from '../state.js';

type Decision = Result<readonly TournamentEvent[], Violation>;
type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;

export function decideEntry(state: OpenedTournament, { entry, seed }: Command<'Enter'>): Decision {
  const fault = partyFault(state, entry);
  if (fault !== null) return refused(fault);
  const [earlier] = entriesWith(state, entry);
  const isReEntry = earlier !== undefined;
  const elsewhere = alsoWithOthers(state, entry) ?? (isReEntry && !allowsReEntry(state) ? entry.player : null);
  if (elsewhere !== null) return refused(violation('entry.twice', { reason: 'entered', player: elsewhere }));
  const taken = seedHolder(state, entry.seed);
  if (taken !== null) return refused(violation('entry.seed-taken', { seed: taken.seed ?? 0, player: taken.player }));
  if (state.entries.length >= MOST_ENTRANTS) return refused(violation('tournament.full', { most: MOST_ENTRANTS }));
  if (state.status === 'finished') return refused(wrongTime('enter', 'finished'));
  const byesAreWrong = byesFault(state, entry.byes ?? [], []);
  if (byesAreWrong !== null) return refused(byesAreWrong);
  if (isReEntry) return decideReEntry(state, entry, seed);
  return comingIn(state, entry.entryId, seed, (from) => [registrationOf(entry, from)]);
}

export function decideRemoval(state: OpenedTournament, entryId: Id): Decision {
  return onEntry(state, entryId, 'remove-entry', () => {
    const pools = state.prizes?.sidePools.filter(({ entries }) => entries.includes(entryId)) ?? [];
    return pools.length === 0
      ? accepted([{ type: 'EntryRemoved', entryId }])
      : refused(violation('entry.in-side-pool', { pools: pools.map(({ name }) => name) }));
  });
}

/** The entrant who has that place in the seeding, or null. An entrant who is out gives the seed up. */
export function seedHolder({ entries }: OpenedTournament, seed: number | null): Entry | null {
  return (seed === null ? undefined : entries.find((entry) => entry.seed === seed && !isOut(entry))) ?? null;
}

/** Who is in no draw yet comes in with it, where a late entrant still can. */
export function decideCheckIn(state: OpenedTournament, { entryId, seed }: Command<'CheckIn'>): Decision {
  return onEntry(state, entryId, 'check-in', (entry) => {
    if (!isIn(entry)) return isGone(entry);
    const checkedIn: readonly TournamentEvent[] =
      entry.status === 'checked-in' ? [] : [{ type: 'EntrantCheckedIn', entryId }];
    if (!notDrawn(state).includes(entry)) return accepted(checkedIn);
    const late = comingIn(state, entryId, seed, (from) =>
      from > 1 ? [...checkedIn, { type: 'LateEntrantAdmitted', entryId, from }] : checkedIn,
    );
    return late.ok ? late : accepted(checkedIn);
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

export function decideEntryChange(state: OpenedTournament, command: Command<'ChangeEntry'>): Decision {
  const { entryId, paid, seed } = command;
  return onEntry(state, entryId, 'change-entry', (entry) => {
    const isNewSeed = seed !== undefined && seed !== entry.seed;
    if (isNewSeed && hasPlayBegun(state)) return refused(wrongTime('seed', 'begun'));
    const holder = isNewSeed
      ? seedHolder({ ...state, entries: state.entries.filter(({ id }) => id !== entryId) }, seed)
      : null;
    if (holder !== null) {
      return refused(violation('entry.seed-taken', { seed: holder.seed ?? 0, player: holder.player }));
    }
    const isPaidAnew = paid !== null && paid !== entry.paid;
    if (!isNewSeed && !isPaidAnew) return accepted([]);
    return accepted([
      { type: 'EntryChanged', entryId, ...(isPaidAnew ? { paid } : {}), ...(isNewSeed ? { seed } : {}) },
    ]);
  });
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
 * T47: another player instead of an absent one. The entry keeps its id and its place; its matches, in which neither side has
 * begun, are given up, and new ones are made; of a team those of the boards on which the absent member was to play.
 */
export function decideReplacement(state: OpenedTournament, command: Command<'Replace'>): Decision {
  const { entryId, player, reason, at } = command;
  return onEntry(state, entryId, 'replace', (entry) => {
    if (isOut(entry)) return isGone(entry);
    const from = command.from ?? entry.player;
    if (!peopleOf(entry).includes(from)) return cannotReplace('not-in-entry');
    if (entriesWith(state, { player }).length > 0)
      return refused(violation('entry.twice', { reason: 'entered', player }));
    const own = pairingsOf(state).filter((pairing) => sideOf(pairing, entryId) !== null);
    if (own.some(({ key }) => state.begun.includes(key))) return cannotReplace('begun');
    // A bye is no result, a walkover is one.
    const hasResult = own.some(
      ({ outcome, walkover, winner, white, black }) =>
        outcome !== null || (walkover && winner === entryId && white !== 'bye' && black !== 'bye'),
    );
    if (hasResult) return cannotReplace('result');
    // What a correction has set aside counts again when the same two meet again, and a substitute has not played it.
    const aside = state.setAside.find(({ players }) => sideOf(players, entryId) !== null);
    if (aside !== undefined) return cannotReplace(aside.outcome === null ? 'begun' : 'result');
    const givenUp = Object.entries(state.matches).flatMap(([pairing, { matchId, players }]): TournamentEvent[] =>
      sideOf(players, entryId) !== null && playsFor(state, pairing, entryId, from)
        ? [{ type: 'PairingVoided', pairing, matchId }]
        : [],
    );
    const replaced: TournamentEvent = { type: 'EntrantReplaced', entryId, from, to: player, reason };
    return withConsequences(state, [...givenUp, replaced], at);
  });
}

function cannotReplace(reason: ReasonOf<'entry.cannot-replace'>): Decision {
  return refused(violation('entry.cannot-replace', { reason }));
}

function isGone({ status }: Entry): Decision {
  return refused(violation('entry.gone', { status }));
}

export function onEntry(state: OpenedTournament, entryId: Id, act: Act, then: (entry: Entry) => Decision): Decision {
  const entry = state.entries.find(({ id }) => id === entryId);
  if (entry === undefined) return refused(violation('entry.not-found'));
  const time: ActTime = state.status === 'entries' ? 'entries' : state.status === 'finished' ? 'finished' : 'drawn';
  return verdictOn(act, time) === 'refused' ? refused(wrongTime(act, time)) : then(entry);
}

function wrongTime(act: Act, time: ActTime): Violation {
  return violation('tournament.wrong-time', { act, time });
}
