import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type OpenedTournament,
  type TournamentEvent,
  type TournamentState,
  evolveTournament,
  fold,
} from '../../domain/index.js';
import { type RecordedEvent, Recording } from '../../recording/recording.js';
import { Renewals, type Renewer } from '../../recording/renewals.js';
import { columnsOf } from './tournament-changes.js';
import { type CheckedTournament, TournamentsRepository } from './tournaments.repository.js';

/** Events that are folded before others get their turn: some milliseconds. */
const AT_ONCE = 500;

/** Makes the stored state of a tournament and its columns anew from its record. */
@Injectable()
export class TournamentRenewal implements Renewer {
  constructor(
    private readonly recording: Recording,
    private readonly repository: TournamentsRepository,
    renewals: Renewals,
  ) {
    renewals.register('tournament', this);
  }

  async renew(id: string): Promise<void> {
    const row = await this.repository.stored(id);
    if (row === null) return;
    const { version } = row;
    const state = await toldBy(row, await this.recording.events(id, 0, version));
    const columns = { ...columnsOf(state), state, state_version: version };
    await this.recording.renew({ table: 'tournament', id, version, columns, rows: [] });
  }
}

/** The state that a whole record gives; an error where events are missing, because nothing can be made of it. */
export async function toldBy(row: CheckedTournament, record: readonly RecordedEvent[]): Promise<OpenedTournament> {
  if (record.length !== row.version) {
    throw new Error(`tournament ${row.id} counts ${row.version} events, its record holds ${record.length}`);
  }
  let state: TournamentState = { status: 'not-opened' };
  for (let first = 0; first < record.length; first += AT_ONCE) {
    const events = record.slice(first, first + AT_ONCE).map(({ type, data }) => ({ type, ...data }) as TournamentEvent);
    state = fold(evolveTournament, state, events);
    await turn();
  }
  if (state.status === 'not-opened') throw new Error('the record does not begin with being opened');
  return state;
}
