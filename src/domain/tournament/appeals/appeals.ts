/** Appeals against rulings (T48): one for each ruling, and what the committee decides is final. */

import type { Id } from '../../kernel/brands.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type ReasonOf, type Violation, violation } from '../../kernel/violation.js';
import type { TournamentCommand } from '../commands.js';
import type { TournamentEvent } from '../events/events.js';
import type { Appeal, OpenedTournament } from '../state.js';
import { type RecordedAct, actName, countingActs, mainEvent } from '../undo/recorded-acts.js';
import { actSubjects } from '../undo/subject.js';

type Decision = Result<readonly TournamentEvent[], Violation>;
type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;

/** What only staff does, and an entrant may think wrong. */
const RULINGS: readonly TournamentEvent['type'][] = [
  'ResultCorrected',
  'PenaltiesChanged',
  'LengthCorrected',
  'EntrantDisqualified',
];

/** Whether a director or scorer has decided something by it that one of the entrants may think wrong. */
function isRuling(act: RecordedAct): boolean {
  const event = mainEvent(act);
  if (event?.type === 'ResultRecorded') return event.outcome.source === 'staff';
  return event !== undefined && RULINGS.includes(event.type);
}

/** The appeal against the ruling with this version; null where there is none. */
export function appealAgainst({ appeals = [] }: Pick<OpenedTournament, 'appeals'>, ruling: number): Appeal | null {
  return appeals.find((appeal) => appeal.ruling === ruling) ?? null;
}

/** The versions of the rulings whose appeals the committee has not decided. */
export function openAppeals({ appeals = [] }: Pick<OpenedTournament, 'appeals'>): readonly number[] {
  return appeals.filter(({ status }) => status === 'open').map(({ ruling }) => ruling);
}

/** Why no appeal against the act is possible, or null. `counts`: it is not undone. `isConcerned`: it is about the one who appeals. */
function appealFault(
  state: Pick<OpenedTournament, 'appeals'>,
  act: RecordedAct,
  { counts, isConcerned }: { readonly counts: boolean; readonly isConcerned: boolean },
): ReasonOf<'appeal.not-possible'> | null {
  if (!isRuling(act)) return 'no-ruling';
  if (!counts) return 'undone';
  if (!isConcerned) return 'not-concerned';
  return appealAgainst(state, act.first) === null ? null : 'appealed';
}

/** Of those whom the act is about, the entrants who are still in the tournament. */
function concernedBy({ entries }: Pick<OpenedTournament, 'entries'>, about: readonly Id[]): readonly Id[] {
  return about.filter((concerned) => entries.some(({ id }) => id === concerned));
}

/** Whether an entrant can appeal against the act. `about`: the entries that it is about. `counts`: it is not undone. */
export function isAppealable(
  state: Pick<OpenedTournament, 'appeals' | 'entries'>,
  act: RecordedAct,
  { about, counts }: { readonly about: readonly Id[]; readonly counts: boolean },
): boolean {
  return appealFault(state, act, { counts, isConcerned: concernedBy(state, about).length > 0 }) === null;
}

/** By one of the entrants whom the ruling is about, as long as it counts. */
export function decideAppeal(state: OpenedTournament, command: Command<'Appeal'>): Decision {
  const { act: version, entryId, reason, acts } = command;
  const act = actWith(acts, version);
  if (act === undefined) return refused(violation('ruling.not-found', { version }));
  const { first: ruling } = act;
  const about = actSubjects(acts).get(act)?.entries ?? [];
  const fault = appealFault(state, act, {
    counts: countingActs(acts).includes(act),
    isConcerned: concernedBy(state, about).includes(entryId),
  });
  if (fault !== null) {
    return refused(violation('appeal.not-possible', { reason: fault, act: actName(act), version: ruling }));
  }
  return accepted([{ type: 'RulingAppealed', ruling, entryId, reason }]);
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
