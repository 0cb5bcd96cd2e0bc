import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  type MatchState,
  type OpenedTournament,
  type Pairing,
  type TournamentEvent,
  type TournamentState,
  evolveTournament,
  fold,
  pairingsOf,
} from '../../domain/index.js';
import { Database } from '../../platform/database/database.js';
import { type RecordedEvent, Recording } from '../../recording/recording.js';
import type { Checked, Difference } from '../games/index.js';
import { columnsOf } from './tournament-changes.js';
import { type CheckedMatch, type CheckedTournament, TournamentsRepository } from './tournaments.repository.js';

const PAGE = 20;
const EVENTS_PAGE = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Compares tournaments as they are served with their record, and their pairings with the matches that are played for them. */
@Injectable()
export class TournamentCheck {
  constructor(
    private readonly database: Database,
    private readonly recording: Recording,
    private readonly repository: TournamentsRepository,
  ) {}

  /** Every tournament refolded; they may be written meanwhile. */
  async run(): Promise<Checked> {
    const differences: Difference[] = [];
    let streams = 0;
    let events = 0;
    for (let last = FIRST_ID; ;) {
      const rows = await this.database.query<CheckedTournament>(this.repository.withMatches(last, PAGE));
      for (const row of rows) {
        const record = await this.record(row);
        streams += 1;
        events += record.length;
        differences.push(...differencesOf(row, record).map((what) => ({ seriesId: row.id, what })));
        last = row.id;
      }
      if (rows.length < PAGE) return { streams, events, differences };
    }
  }

  /** The events that the row counts; later ones belong to a write that came between. */
  private async record({ id, version }: CheckedTournament): Promise<readonly RecordedEvent[]> {
    const record: RecordedEvent[] = [];
    while (record.length < version) {
      const page = await this.recording.events(id, record.length, Math.min(EVENTS_PAGE, version - record.length));
      if (page.length === 0) break;
      record.push(...page);
    }
    return record;
  }
}

function differencesOf(row: CheckedTournament, record: readonly RecordedEvent[]): string[] {
  if (record.length !== row.version) return [`the row counts ${row.version} events, the record holds ${record.length}`];
  const events = record.map(({ type, data }) => ({ type, ...data }) as TournamentEvent);
  const state: TournamentState = fold(evolveTournament, { status: 'not-opened' }, events);
  if (state.status === 'not-opened') return ['the record does not begin with being opened'];
  const found: string[] = [];
  const { state: _, ...columns } = columnsOf(state);
  if (!isDeepStrictEqual(plain(state), row.state)) found.push('the state served is not the one that the events give');
  for (const [name, value] of Object.entries(columns)) {
    if (!isDeepStrictEqual(plain(value), plain(row.columns[name]))) found.push(`the row has another ${name}`);
  }
  return [...found, ...disagreements(state, row.matches)];
}

/** Where a pairing and its match do not say the same. */
function disagreements(state: OpenedTournament, matches: readonly CheckedMatch[]): string[] {
  const played = new Map(matches.map((match) => [match.id, match]));
  const pairings = new Map(pairingsOf(state).map((pairing) => [pairing.key, pairing]));
  const players = new Map(state.entries.map(({ id, player }) => [id, player]));
  const own = new Set<string>();
  const found = Object.entries(state.matches).flatMap(([key, { matchId }]): string[] => {
    own.add(matchId);
    const match = played.get(matchId);
    const pairing = pairings.get(key);
    if (match === undefined) return [`the match of the pairing ${key} is not there`];
    if (pairing === undefined) return [`the match ${matchId} belongs to the pairing ${key}, which is none`];
    const fault = faultOf(pairing, match.state, players);
    return fault === null ? [] : [`the pairing ${key} and its match ${matchId}: ${fault}`];
  });
  const unpaired = [...pairings.values()].filter(
    ({ key, status }) => (status === 'ready' || status === 'playing') && state.matches[key] === undefined,
  );
  return [
    ...found,
    ...unpaired.map(({ key }) => `the pairing ${key} can be played and has no match`),
    ...matches
      .filter(({ id, status }) => !own.has(id) && status !== 'void')
      .map(({ id }) => `the match ${id} belongs to no pairing any more and is not void`),
  ];
}

function faultOf(pairing: Pairing, match: MatchState, players: ReadonlyMap<string, string>): string | null {
  if (match.status === 'not-opened') return 'there is no match';
  const { outcome, status } = pairing;
  const seated = [pairing.white, pairing.black].map((entry) => players.get(entry ?? ''));
  if (seated[0] !== match.players.white || seated[1] !== match.players.black) return 'others play than are paired';
  if (status !== 'finished') return match.status === 'open' ? null : 'the match is over and the pairing is not';
  if (match.status === 'open') return 'the pairing is decided and the match is not';
  if (outcome === null) return null;
  if (match.voided === true || match.outcome === null) return 'the pairing has a result and the match has none';
  return match.outcome.winner === outcome.winner ? null : 'somebody else has won';
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
