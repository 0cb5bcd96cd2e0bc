import { isDeepStrictEqual } from 'node:util';
import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type MatchState,
  type OpenedTournament,
  type Pairing,
  SIDES,
  type TournamentEvent,
  type TournamentState,
  bySide,
  isVoid,
  pairingsOf,
  partyAt,
  peopleAt,
  peopleOf,
} from '../../../domain/index.js';
import { Database, type OneConnection } from '../../../platform/database/database.js';
import {
  type CheckMode,
  type Checked,
  type StreamKeeping,
  checkStreams,
  renewStream,
} from '../../../recording/upkeep/check-streams.js';
import { DatabaseRecording } from '../../../recording/database-recording.js';
import { type RecordedEvent, Recording, type Renewal } from '../../../recording/recording.js';
import { Renewals, type Renewer } from '../../../recording/upkeep/renewals.js';
import type { StreamRefold } from '../../../recording/upkeep/stream-refold.js';
import { RulesService } from '../../../rules/rules.service.js';
import { columnsOf } from './tournament-plans.js';
import { TournamentRefold } from './tournament-refold.js';
import type { CheckedMatch, CheckedTournament } from '../tournament-rows.js';
import { TournamentsRepository } from '../tournaments.repository.js';

/** Events that are folded before others get their turn: some milliseconds. */
const AT_ONCE = 500;

/** Tournaments as they are stored beside their record, and their pairings beside the matches: compared, and made anew. */
@Injectable()
export class TournamentCheck implements StreamKeeping<CheckedTournament, OpenedTournament>, Renewer {
  readonly table = 'tournament';
  readonly pageSize = 20;

  constructor(
    private readonly database: Database,
    private readonly recording: Recording,
    private readonly repository: TournamentsRepository,
    private readonly rules: RulesService,
    renewals: Renewals,
  ) {
    renewals.register(this.table, this);
  }

  /** Every tournament refolded; they may be written meanwhile. */
  run(mode: CheckMode = 'report'): Promise<Checked> {
    return checkStreams(this.recording, this, mode);
  }

  /** The same as a transaction sees them that has not ended yet. */
  runInside(transaction: OneConnection): Promise<Checked> {
    const { table, pageSize, repository } = this;
    return checkStreams(new DatabaseRecording(transaction), {
      table,
      pageSize,
      page: (after) => transaction.query<CheckedTournament>(repository.withMatches(after, pageSize)),
      stored: (id) => this.stored(id),
      told: (row, record) => this.told(row, record),
      differences: (row, told) => this.differences(row, told),
      renewed: (row, told) => this.renewed(row, told),
    });
  }

  /** A tournament that is made anew from a record which comes from elsewhere. */
  refold(id: string): StreamRefold {
    return new TournamentRefold(this.rules, id);
  }

  renew(id: string): Promise<void> {
    return renewStream(this.recording, this, id);
  }

  page(after: string): Promise<CheckedTournament[]> {
    return this.database.query(this.repository.withMatches(after, this.pageSize));
  }

  stored(id: string): Promise<CheckedTournament | null> {
    return this.repository.stored(id);
  }

  async told(_row: CheckedTournament, record: readonly RecordedEvent[]): Promise<OpenedTournament> {
    let state: TournamentState = { status: 'not-opened' };
    for (let first = 0; first < record.length; first += AT_ONCE) {
      const events = record
        .slice(first, first + AT_ONCE)
        .map(({ type, data }) => ({ type, ...data }) as TournamentEvent);
      state = this.rules.tournamentAfter(state, events);
      await turn();
    }
    if (state.status === 'not-opened') throw new Error('the record does not begin with being opened');
    return state;
  }

  differences(row: CheckedTournament, told: OpenedTournament): readonly string[] {
    return differencesOf({ ...row, state: this.repository.presentState(row) }, told);
  }

  renewed({ version }: CheckedTournament, state: OpenedTournament): Pick<Renewal, 'columns' | 'rows'> {
    return { columns: { ...columnsOf(state), state, state_version: version }, rows: [] };
  }
}

function differencesOf(row: CheckedTournament, state: OpenedTournament): string[] {
  const found: string[] = [];
  const columns = columnsOf(state);
  if (!isDeepStrictEqual(plain(state), plain(row.state)))
    found.push('the state served is not the one that the events give');
  for (const [name, value] of Object.entries(columns)) {
    if (!isDeepStrictEqual(plain(value), plain(row.columns[name]))) found.push(`the row has another ${name}`);
  }
  return [...found, ...disagreements(state, row.matches)];
}

/** Where a pairing and its match do not say the same. */
function disagreements(state: OpenedTournament, matches: readonly CheckedMatch[]): string[] {
  const played = new Map(matches.map((match) => [match.id, match]));
  const pairings = new Map(pairingsOf(state).map((pairing) => [pairing.key, pairing]));
  const own = new Set<string>();
  const found = Object.entries(state.matches).flatMap(([key, { matchId }]): string[] => {
    own.add(matchId);
    const match = played.get(matchId);
    const pairing = pairings.get(key);
    if (match === undefined) return [`the match of the pairing ${key} is not there`];
    if (pairing === undefined) return [`the match ${matchId} belongs to the pairing ${key}, which is none`];
    const fault = faultOf(state, pairing, match.state);
    return fault === null ? [] : [`the pairing ${key} and its match ${matchId}: ${fault}`];
  });
  const unpaired = [...pairings.values()].filter(
    ({ key, status, boards }) =>
      (status === 'ready' || status === 'playing') && boards === undefined && state.matches[key] === undefined,
  );
  return [
    ...found,
    ...unpaired.map(({ key }) => `the pairing ${key} can be played and has no match`),
    ...matches
      .filter(({ id, status }) => !own.has(id) && status !== 'void')
      .map(({ id }) => `the match ${id} belongs to no pairing any more and is not void`),
  ];
}

function faultOf(state: OpenedTournament, pairing: Pairing, match: MatchState): string | null {
  if (match.status === 'not-opened') return 'there is no match';
  const { outcome, status } = pairing;
  const seated = bySide((side) => {
    const party = partyAt(state, pairing, side);
    return party === null ? '' : peopleOf(party).join();
  });
  const playing = peopleAt(match);
  if (SIDES.some((side) => seated[side] !== playing[side].join()))
    return 'the match has other players than the pairing';
  if (status !== 'finished') {
    if (match.status !== 'open') return 'the match is over and the pairing is not';
    return match.format.kind === 'money' || match.format.length === pairing.length
      ? null
      : `the match has the length ${match.format.length} and the pairing ${pairing.length}`;
  }
  if (match.status === 'open') return 'the pairing is decided and the match is not';
  if (outcome === null) return null;
  if (isVoid(match) || match.outcome === null) return 'the pairing has a result and the match has none';
  return match.outcome.winner === outcome.winner ? null : 'the match has another winner';
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
