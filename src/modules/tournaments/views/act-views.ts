/** The record of a tournament as acts, and each act as the API shows it. */
import {
  type ActSubject,
  type Appeal,
  type OpenedTournament,
  type RecordedAct,
  type Standing,
  type TournamentEvent,
  type WrittenAct,
  actName,
  type actSubjects,
  appealAgainst,
  isAppealable,
  milliseconds,
  plannedLength,
} from '../../../domain/index.js';
import type { PersonDto } from '../../games/index.js';
import type { ActAppealDto, RulingDto, TournamentActDto } from '../dto/acts.dto.js';
import type { RecordedLine } from '../tournament-rows.js';
import { pairingId } from './pairing-id.js';
import type { Names } from './tournament.mapper.js';

/** The events of a record by the writes in which they came. */
export function actsOf(lines: readonly RecordedLine[]): readonly WrittenAct[] {
  const acts: WrittenAct[] = [];
  for (const { version, act: number, actor, recordedAt, type, data } of lines) {
    const event = { type, ...data } as TournamentEvent;
    const write = writeOf({ act: number, recordedAt });
    const last = acts.at(-1);
    if (last?.write === write) {
      acts[acts.length - 1] = { ...last, last: version, events: [...last.events, event] };
    } else {
      const at = milliseconds(recordedAt.getTime());
      acts.push({ write, first: version, last: version, at, actor, events: [event] });
    }
  }
  return acts;
}

/** The write in which something was recorded, in whatever stream. */
export function writeOf({ act, recordedAt }: Pick<RecordedLine, 'act' | 'recordedAt'>): string {
  return `${act} ${recordedAt.getTime()}`;
}

export function subjectIn(subjects: ReturnType<typeof actSubjects>, act: RecordedAct): ActSubject {
  const subject = subjects.get(act);
  if (subject === undefined) throw new Error('what is shown is an act of the record');
  return subject;
}

/** What an act is about. */
export type About = Pick<
  TournamentActDto,
  'pairingId' | 'entryIds' | 'undoes' | 'paid' | 'proposed' | 'cancels' | 'table' | 'length' | 'replacement' | 'reason'
>;

/** Whom an act is about, and the pairing. */
export type Concern = Pick<About, 'pairingId' | 'entryIds'>;

export function concernOf(tournamentId: string, { pairing, entries }: ActSubject): Concern {
  return { pairingId: pairing === null ? null : pairingId(tournamentId, pairing), entryIds: entries };
}

/** @param names of all who were ever in the tournament */
export function aboutIn(state: OpenedTournament, subject: ActSubject, names: Names): About {
  const { pairing, undoes, paid, proposed, cancels, table, length, replaced, reason } = subject;
  const person = (playerId: string): PersonDto => ({ playerId, name: names[playerId] ?? '' });
  return {
    ...concernOf(state.id, subject),
    undoes: undoes === null ? null : { version: undoes.first, act: actName(undoes) },
    paid,
    proposed,
    cancels,
    table,
    length:
      length === null || pairing === null
        ? null
        : { before: length.before ?? plannedLength(state, pairing), after: length.after },
    replacement: replaced === null ? null : { absent: person(replaced.from), player: person(replaced.to) },
    reason,
  };
}

export function actView(
  state: Pick<OpenedTournament, 'appeals' | 'entries'>,
  act: WrittenAct,
  about: About,
  { standing, undoable }: Pick<TournamentActDto, 'undoable'> & { readonly standing: Standing },
): TournamentActDto {
  const { first: version, actor } = act;
  const appeal = appealAgainst(state, version);
  const appealable = isAppealable(state, act, { about: about.entryIds, standing });
  const at = new Date(act.at).toISOString();
  const undone = standing === 'undone';
  const told = { ...about, inMatch: placeOf(appeal), appealable, appeal: appealView(appeal) };
  return { version, act: actName(act), ...told, at, actor, undone, undoable };
}

/** The ruling, with the appeal against it. */
export function rulingView(state: OpenedTournament, act: RecordedAct, concern: Concern): RulingDto {
  const { first: version } = act;
  const appeal = appealAgainst(state, version);
  const told = { inMatch: placeOf(appeal), appeal: appealView(appeal) };
  return { version, act: actName(act), ...concern, ...told };
}

function placeOf(appeal: Appeal | null): RulingDto['inMatch'] {
  if (appeal?.inMatch === undefined) return null;
  const { matchId, version, kind, game } = appeal.inMatch;
  return { matchId, version, kind, game };
}

export function appealView(appeal: Appeal | null): ActAppealDto | null {
  if (appeal === null) return null;
  const { entryId, reason, status, decision } = appeal;
  return { entryId, reason, status, decision };
}
