/** The record of a tournament as acts, and each act as the API shows it. */
import {
  type ActSubject,
  type OpenedTournament,
  type RecordedAct,
  type TournamentEvent,
  actName,
  appealAgainst,
  isAppealable,
  milliseconds,
} from '../../../domain/index.js';
import type { ActAppealDto, RulingDto, TournamentActDto } from '../dto/acts.dto.js';
import type { RecordedLine } from '../tournament-rows.js';
import { pairingId } from './pairing-id.js';

/** An act with who sent it, as the record names that. */
export interface SentAct extends RecordedAct {
  readonly actor: string;
}

/** The events of a record by the writes in which they came. */
export function actsOf(lines: readonly RecordedLine[]): readonly SentAct[] {
  const acts: { key: string; act: SentAct }[] = [];
  for (const { version, act: number, actor, recordedAt, type, data } of lines) {
    const event = { type, ...data } as TournamentEvent;
    const key = `${number} ${recordedAt.getTime()}`;
    const last = acts.at(-1);
    if (last?.key === key) {
      last.act = { ...last.act, last: version, events: [...last.act.events, event] };
    } else {
      const at = milliseconds(recordedAt.getTime());
      acts.push({ key, act: { first: version, last: version, at, actor, events: [event] } });
    }
  }
  return acts.map(({ act }) => act);
}

/** What an act is about. */
export type About = Pick<TournamentActDto, 'pairingId' | 'entryIds' | 'undoes' | 'paid' | 'proposed'>;

export function aboutIn(tournamentId: string, subject: ActSubject | undefined): About {
  if (subject === undefined) throw new Error('what is shown is an act of the record');
  const { pairing, entries, undoes, paid, proposed } = subject;
  return {
    pairingId: pairing === null ? null : pairingId(tournamentId, pairing),
    entryIds: entries,
    undoes: undoes === null ? null : { version: undoes.first, act: actName(undoes) },
    paid,
    proposed,
  };
}

export function actView(
  state: Pick<OpenedTournament, 'appeals' | 'entries'>,
  act: SentAct,
  about: About,
  { undone, undoable }: Pick<TournamentActDto, 'undone' | 'undoable'>,
): TournamentActDto {
  const { first: version, actor } = act;
  const appeal = appealView(state, act);
  const appealable = isAppealable(state, act, { about: about.entryIds, counts: !undone });
  const at = new Date(act.at).toISOString();
  return { version, act: actName(act), ...about, appealable, appeal, at, actor, undone, undoable };
}

/** The ruling, with the appeal against it. */
export function rulingView(state: OpenedTournament, act: RecordedAct, { pairingId: id, entryIds }: About): RulingDto {
  const { first: version } = act;
  return { version, act: actName(act), pairingId: id, entryIds, appeal: appealView(state, act) };
}

function appealView(state: Pick<OpenedTournament, 'appeals'>, { first }: RecordedAct): ActAppealDto | null {
  const appeal = appealAgainst(state, first);
  if (appeal === null) return null;
  const { entryId, reason, status, decision } = appeal;
  return { entryId, reason, status, decision };
}
