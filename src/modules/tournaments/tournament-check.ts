import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type MatchState, type OpenedTournament, type Pairing, pairingsOf } from '../../domain/index.js';
import { Database } from '../../platform/database/database.js';
import { type CheckMode, type Checked, checkStreams } from '../../recording/check-streams.js';
import { Recording } from '../../recording/recording.js';
import { columnsOf } from './tournament-changes.js';
import { TournamentRenewal, toldBy } from './tournament-renewal.js';
import {
  type CheckedMatch,
  type CheckedTournament,
  TournamentsRepository,
  presentState,
} from './tournaments.repository.js';

const PAGE = 20;

/** Compares tournaments as they are served with their record, and their pairings with the matches that are played for them. */
@Injectable()
export class TournamentCheck {
  constructor(
    private readonly database: Database,
    private readonly recording: Recording,
    private readonly repository: TournamentsRepository,
    private readonly renewal: TournamentRenewal,
  ) {}

  /** Every tournament refolded; they may be written meanwhile. */
  run(mode: CheckMode = 'report'): Promise<Checked> {
    return checkStreams<CheckedTournament>(
      this.recording,
      {
        page: (after) => this.database.query(this.repository.withMatches(after, PAGE)),
        pageSize: PAGE,
        stored: (id) => this.repository.stored(id),
        isOutdated: (row) => (row.outdated_tournament ?? null) !== null,
        differences: async (row, record) => differencesOf(row, await toldBy(row, record)),
        renew: (id) => this.renewal.renew(id),
      },
      mode,
    );
  }
}

function differencesOf(row: CheckedTournament, state: OpenedTournament): string[] {
  const found: string[] = [];
  const columns = columnsOf(state);
  if (!isDeepStrictEqual(plain(state), plain(presentState(row))))
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
