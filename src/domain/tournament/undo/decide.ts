/**
 * Undoing what directors did (T47): the last act, or an earlier one on which no later act depends. The tournament is then what
 * it would be without that act; so are the matches that the act had opened, ended or corrected.
 */

import type { Milliseconds } from '../../kernel/brands.js';
import { fold } from '../../kernel/decider.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { isSame } from '../../kernel/same.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { TournamentCommand } from '../commands.js';
import { withConsequences } from '../results/consequences.js';
import type { RestoredParts, TournamentEvent } from '../events/events.js';
import { evolveTournament } from '../events/evolve.js';
import { pairingsByKey } from '../pairings.js';
import type { OpenedTournament, TournamentState } from '../state.js';
import { dependsOn, footprintOf } from './footprint.js';
import { type MergedPeople, twiceBack } from './merged.js';
import {
  type RecordedAct,
  RecordWithout,
  actName,
  begunBy,
  countingActs,
  undoneBy,
  withoutMatches,
} from './recorded-acts.js';
import { type MadeMatches, matchesMadeIn, otherLengths, otherMatches } from './made-matches.js';

type Decision = Result<readonly TournamentEvent[], Violation>;

export function decideUndo(state: OpenedTournament, command: Extract<TournamentCommand, { type: 'Undo' }>): Decision {
  const { act: version, seen = Infinity, acts, merged = {}, reason, at } = command;
  const act =
    version === null
      ? lastToUndo(acts.filter(({ first }) => first <= seen))
      : acts.find(({ first, last }) => first <= version && version <= last);
  if (act === undefined) return refused(violation('undo.nothing', { version }));
  const wanted = withoutAct(act, recordedOf(state, acts, merged));
  if (!wanted.ok) return wanted;
  const { first, last } = act;
  // A game cannot be unmade: another match takes the place of the one that the act has begun.
  const parts = changedParts(state, withoutMatches(wanted.value, begunBy(act)));
  const undone: TournamentEvent = { type: 'ActUndone', first, last, reason, ...parts };
  const decision = withConsequences(state, [undone], at);
  const isEnded = isEndedByDirector(acts.filter((each) => each !== act));
  return decision.ok && isEnded
    ? accepted(decision.value.filter(({ type }) => type !== 'TournamentReopened'))
    : decision;
}

/** Whether the last that these acts say of the end is a director's word, which needs no result. */
function isEndedByDirector(acts: readonly RecordedAct[]): boolean {
  const ends = countingActs(acts).filter(({ events }) =>
    events.some(({ type }) => type === 'TournamentFinished' || type === 'TournamentReopened'),
  );
  const last = ends.at(-1);
  return last?.events.length === 1 && actName(last) === 'finish';
}

/**
 * The tournament without an act of this record, null where a director cannot undo the act now; asked about one after the other, the
 * oldest first, it answers sooner.
 */
export function undoableIn(
  state: TournamentState,
  acts: readonly RecordedAct[],
  merged: MergedPeople = {},
): (act: RecordedAct) => OpenedTournament | null {
  if (state.status === 'not-opened') return () => null;
  const recorded = recordedOf(state, acts, merged);
  return (act) => {
    const wanted = withoutAct(act, recorded);
    return wanted.ok ? settled(withoutMatches(wanted.value, begunBy(act)), act.at) : null;
  };
}

/** The state with what follows from it by itself, such as matches that were set aside and come back. */
function settled(state: OpenedTournament, at: Milliseconds): OpenedTournament {
  const followed = withConsequences(state, [], at);
  const after = followed.ok ? fold(evolveTournament, state, followed.value) : state;
  return after.status === 'not-opened' ? state : after;
}

interface Recorded {
  readonly state: OpenedTournament;
  readonly acts: readonly RecordedAct[];
  readonly counting: readonly RecordedAct[];
  readonly record: RecordWithout;
  readonly made: readonly MadeMatches[];
  readonly merged: MergedPeople;
}

function recordedOf(state: OpenedTournament, acts: readonly RecordedAct[], merged: MergedPeople): Recorded {
  const counting = countingActs(acts);
  return { state, acts, counting, record: new RecordWithout(acts), made: matchesMadeIn(counting), merged };
}

/** The tournament as it would be without the act, or why the act cannot be undone. */
function withoutAct(act: RecordedAct, recorded: Recorded): Result<OpenedTournament, Violation> {
  const { state, acts, counting, record, merged } = recorded;
  const { first: version } = act;
  const fault = faultOf(act, counting);
  if (fault !== null) return refused(violation('undo.not-possible', { reason: fault, act: actName(act), version }));
  const ofActs = undoneBy(act) === null ? dependents(act, counting) : sinceUndone(act, acts);
  const after = ofActs.length === 0 ? record.stateWithout(act) : null;
  if (after?.status === 'not-opened') throw new Error('a tournament without its opening');
  const lost = after === null ? 0 : new Set([...lostIn(after), ...forgottenIn(state, after)]).size;
  const dependent = after === null ? ofActs : madeOfIt(act, recorded, after);
  if (after !== null && lost === 0 && dependent.length === 0) {
    if (!begunBy(act).every((key) => pairingsByKey(state).get(key)?.status === 'playing'))
      return refused(violation('undo.not-possible', { reason: 'decided', act: actName(act), version }));
    const player = twiceBack(state, after, merged);
    return player === null ? accepted(after) : refused(violation('entry.twice', { reason: 'merged', player }));
  }
  const [later, next] = [dependent.map((each) => actName(each)), dependent.at(-1)?.first ?? null];
  return refused(violation('undo.depended-on', { act: actName(act), version, later, next, matches: lost }));
}

/** Why the act cannot be undone here, or null. */
function faultOf(act: RecordedAct, counting: readonly RecordedAct[]): 'undone' | 'opening' | 'play' | null {
  if (!counting.some(({ first }) => first === act.first)) return 'undone';
  if (act.events.some(({ type }) => type === 'TournamentOpened')) return 'opening';
  return isPlay(act) ? 'play' : null;
}

/** What players did at the board: it is taken back in the match. */
function isPlay({ events }: RecordedAct): boolean {
  return events.some((event) => event.type === 'ResultRecorded' && event.outcome.source === 'match');
}

/** The start of a match is undone only where a director names it: who undoes the last act means their own. */
function lastToUndo(acts: readonly RecordedAct[]): RecordedAct | undefined {
  const counting = countingActs(acts);
  return counting.findLast(
    (act) => undoneBy(act) === null && begunBy(act).length === 0 && faultOf(act, counting) === null,
  );
}

/** The later acts that take as given what the act changed. */
function dependents({ first, events }: RecordedAct, counting: readonly RecordedAct[]): readonly RecordedAct[] {
  const { changes } = footprintOf(events);
  return counting.filter((each) => each.first > first && dependsOn(footprintOf(each.events), changes));
}

/** The acts behind this one that have made matches out of what this act left in their pairings. */
function madeOfIt(act: RecordedAct, { state, made }: Recorded, after: OpenedTournament): readonly RecordedAct[] {
  const later = made.filter(({ act: maker }) => maker.first > act.first);
  if (later.length === 0) return [];
  const [isOther, hasOtherLength] = [otherMatches(state, after), otherLengths(state, after)];
  return later
    .filter(({ first, again }) => again.some(isOther) || first.some(hasOtherLength))
    .map(({ act: maker }) => maker);
}

/** What has happened since an act was undone: it can be done again only on what it was done on. What was done again is as before. */
function sinceUndone(undoing: RecordedAct, acts: readonly RecordedAct[]): readonly RecordedAct[] {
  const undoings = new Set(acts.filter((each) => undoneBy(each) !== null).map(({ first }) => first));
  return countingActs(acts).filter((each) => {
    const undone = undoneBy(each);
    return each.first > undoing.first && (undone === null || !undoings.has(undone.first));
  });
}

/** Pairings that have begun or have a result, between others than those who would meet there. */
function lostIn(after: OpenedTournament): readonly string[] {
  const now = pairingsByKey(after);
  return [...new Set([...Object.keys(after.outcomes), ...after.begun])].filter((key) => {
    const players = after.outcomes[key]?.players ?? after.matches[key]?.players;
    const pairing = now.get(key);
    return pairing === undefined || pairing.white !== players?.white || pairing.black !== players.black;
  });
}

/**
 * Pairings in which those whom a correction displaced would meet again without what they have played: a later act, such as another
 * correction or a line-up, has given up the match of that pairing.
 */
function forgottenIn(state: OpenedTournament, after: OpenedTournament): readonly string[] {
  const now = pairingsByKey(after);
  return state.setAside.flatMap(({ pairing: key, players }) => {
    const pairing = now.get(key);
    const meetAgain = pairing?.white === players.white && pairing.black === players.black;
    const isThere = after.outcomes[key] !== undefined || after.begun.includes(key);
    const isAside = after.setAside.some(
      ({ pairing: of, players: { white, black } }) => of === key && white === players.white && black === players.black,
    );
    return meetAgain && !isThere && !isAside ? [key] : [];
  });
}

/** The parts of the state that are others afterwards, and the names of those that are not there then. */
function changedParts(
  state: OpenedTournament,
  after: OpenedTournament,
): { readonly restored: RestoredParts; readonly gone: readonly string[] } {
  const [present, wanted] = [plainParts(state), plainParts(after)];
  const changed = Object.keys(wanted).filter((name) => !isSame(present[name], wanted[name]));
  const gone = Object.keys(present).filter((name) => wanted[name] === undefined);
  return { restored: Object.fromEntries(changed.map((name) => [name, wanted[name]])), gone };
}

function plainParts(state: OpenedTournament): Readonly<Record<string, unknown>> {
  const { id: _id, openedAt: _openedAt, ...parts } = { finishedAt: null, ...state };
  return parts;
}
