/** Appeals against rulings (T48): one for each ruling, and what the committee decides is final. */

import type { Id } from '../../kernel/brands.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type ReasonOf, type Violation, violation } from '../../kernel/violation.js';
import type { TournamentCommand } from '../commands.js';
import type { TournamentEvent } from '../events/events.js';
import type { Appeal, OpenedTournament, RuledInMatch, RulingInMatch } from '../state.js';
import { type RecordedAct, actName, mainEvent } from '../undo/recorded-acts.js';
import { type Standing, actSubjects, standingsOfActs } from '../undo/subject.js';

type Decision = Result<readonly TournamentEvent[], Violation>;
type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;

/** What an entrant may think wrong where staff does it; all but the first only staff do. */
const RULINGS = {
  ResultRecorded: 'record-result',
  ResultCorrected: 'correct-result',
  PenaltiesChanged: 'penalty',
  LengthCorrected: 'correct-length',
  EntrantDisqualified: 'disqualify',
} as const;
export type RulingName = (typeof RULINGS)[keyof typeof RULINGS];

/** What a director or scorer has decided by the act that one of the entrants may think wrong; null where that is nothing. */
export function rulingName(act: RecordedAct): RulingName | null {
  const event = mainEvent(act);
  if (event === undefined || !(event.type in RULINGS)) return null;
  if (event.type === 'ResultRecorded' && event.outcome.source !== 'staff') return null;
  return RULINGS[event.type as keyof typeof RULINGS];
}

type WithAppeals = Pick<OpenedTournament, 'appeals'>;
type WithEntries = Pick<OpenedTournament, 'appeals' | 'entries'>;
type WithMatches = Pick<OpenedTournament, 'appeals' | 'entries' | 'matches'>;

/** The appeal that stands at the act with this version; null where there is none. */
export function appealAgainst({ appeals = [] }: WithAppeals, ruling: number): Appeal | null {
  return appeals.find((appeal) => appeal.ruling === ruling) ?? null;
}

/** The appeal against the ruling in the record of a match; null where there is none. */
export function appealInMatch(
  { appeals = [] }: WithAppeals,
  { matchId, version }: Pick<RulingInMatch, 'matchId' | 'version'>,
): Appeal | null {
  return appeals.find(({ inMatch }) => inMatch?.matchId === matchId && inMatch.version === version) ?? null;
}

/** The versions of the acts with appeals that the committee has not decided; of a ruling inside a match, the appeal is that act. */
export function openAppeals({ appeals = [] }: WithAppeals): readonly number[] {
  return appeals.filter(({ status }) => status === 'open').map(({ ruling }) => ruling);
}

/** What is known of something that may be appealed against. */
interface Appealable {
  readonly isRuling: boolean;
  readonly standing: Standing;
  /** Whether it is about the one who appeals. */
  readonly isConcerned: boolean;
  readonly appeal: Appeal | null;
}

/** Why no appeal is possible, or null: for acts of the tournament and for rulings inside its matches. */
function appealFault({
  isRuling: ruled,
  standing,
  isConcerned,
  appeal,
}: Appealable): ReasonOf<'appeal.not-possible'> | null {
  if (!ruled) return 'no-ruling';
  if (standing !== 'counts') return standing;
  if (!isConcerned) return 'not-concerned';
  return appeal === null ? null : 'appealed';
}

/** Of those whom the act is about, the entrants who are still in the tournament. */
function concernedBy({ entries }: WithEntries, about: readonly Id[]): readonly Id[] {
  return about.filter((concerned) => entries.some(({ id }) => id === concerned));
}

/** Whether an entrant can appeal against the act. `about`: the entries that it is about. */
export function isAppealable(
  state: WithEntries,
  act: RecordedAct,
  { about, standing }: { readonly about: readonly Id[]; readonly standing: Standing },
): boolean {
  const isConcerned = concernedBy(state, about).length > 0;
  return (
    appealFault({
      isRuling: rulingName(act) !== null,
      standing,
      isConcerned,
      appeal: appealAgainst(state, act.first),
    }) === null
  );
}

/** Whether an entrant can appeal against the ruling inside the match. */
export function isAppealableInMatch(state: WithMatches, ruling: RuledInMatch): boolean {
  const { pairing, about } = meetingIn(state, ruling.matchId);
  return faultInMatch(state, ruling, { pairing, isConcerned: concernedBy(state, about).length > 0 }) === null;
}

function faultInMatch(
  state: WithMatches,
  ruling: RuledInMatch,
  { pairing, isConcerned }: { readonly pairing: string | null; readonly isConcerned: boolean },
): ReasonOf<'appeal.not-possible'> | null {
  const standing = pairing === null ? 'outside-tournament' : ruling.counts ? 'counts' : 'undone';
  return appealFault({ isRuling: true, standing, isConcerned, appeal: appealInMatch(state, ruling) });
}

/** The pairing for which the match is played, and the two entries; null and none where it is no longer part of the tournament. */
function meetingIn(
  { matches }: WithMatches,
  matchId: Id,
): { readonly pairing: string | null; readonly about: readonly Id[] } {
  const [pairing, match] = Object.entries(matches).find(([, each]) => each.matchId === matchId) ?? [null, null];
  return { pairing, about: match === null ? [] : [match.players.white, match.players.black] };
}

/** By one of the entrants whom the ruling is about, as long as it counts. */
export function decideAppeal(state: OpenedTournament, command: Command<'Appeal'>): Decision {
  const { act: version, entryId, reason, acts } = command;
  const act = actWith(acts, version);
  if (act === undefined) return refused(violation('ruling.not-found', { version }));
  const { first: ruling } = act;
  const about = actSubjects(acts).get(act)?.entries ?? [];
  const fault = appealFault({
    isRuling: rulingName(act) !== null,
    standing: standingsOfActs(acts).get(act) ?? 'undone',
    isConcerned: concernedBy(state, about).includes(entryId),
    appeal: appealAgainst(state, ruling),
  });
  if (fault !== null) {
    return refused(violation('appeal.not-possible', { reason: fault, act: actName(act), version: ruling }));
  }
  return accepted([{ type: 'RulingAppealed', ruling, entryId, reason }]);
}

/** The same against a ruling in the record of a match. It is no act of the tournament, so the appeal itself stands for it there. */
export function decideAppealInMatch(
  state: OpenedTournament,
  { ruling, entryId, reason, version: own }: Command<'AppealInMatch'>,
): Decision {
  const { counts: _, ...facts } = ruling;
  const { pairing, about } = meetingIn(state, facts.matchId);
  const isConcerned = concernedBy(state, about).includes(entryId);
  const fault = faultInMatch(state, ruling, { pairing, isConcerned });
  if (pairing === null || fault !== null) {
    const because = fault ?? 'outside-tournament';
    return refused(violation('appeal.not-possible', { reason: because, act: facts.kind, version: facts.version }));
  }
  return accepted([{ type: 'RulingAppealed', ruling: own, entryId, reason, inMatch: { ...facts, pairing } }]);
}

/** What the committee says. A ruling that it overturns is undone or corrected by an act of its own. */
export function decideOnAppeal(state: OpenedTournament, command: Command<'DecideAppeal'>): Decision {
  const { act: version, outcome, reason, acts } = command;
  const act = actWith(acts, version);
  if (act === undefined) return refused(violation('ruling.not-found', { version }));
  const { first: ruling } = act;
  const appeal = appealAgainst(state, ruling);
  if (appeal === null || appeal.status !== 'open') {
    const because = appeal === null ? 'none' : 'decided';
    const known = { reason: because, act: actName(act), version: ruling, outcome: appeal?.status ?? null } as const;
    return refused(violation('appeal.not-open', known));
  }
  const { entryId } = appeal;
  return accepted([{ type: 'AppealDecided', ruling, entryId, outcome, reason }]);
}

/** The act to which the event with this version belongs. */
export function actWith(acts: readonly RecordedAct[], version: number): RecordedAct | undefined {
  return acts.find(({ first, last }) => first <= version && version <= last);
}
