import { Injectable } from '@nestjs/common';
import {
  type AskedEnd,
  type MatchCommand,
  type MatchEvent,
  type MatchOrder,
  type MatchState,
  type Milliseconds,
  type OpenedTournament,
  type Outcome,
  type TournamentEvent,
  type TournamentState,
  type Violation,
  evolveTournament,
  fold,
  matchEventOf,
  matchOrders,
  milliseconds,
} from '../../domain/index.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { Slices } from '../../platform/work/slices.js';
import { type Columns, Recording, type SideRow, type StreamWrite } from '../../recording/recording.js';
import { refusal } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { openingWrite, seriesWrite } from '../games/index.js';
import { type MatchOfTournament, TournamentsRepository } from './tournaments.repository.js';

/** A tournament before a change. */
export interface Present {
  readonly id: string;
  readonly version: number;
  /** The version of the state that is stored. */
  readonly state_version: number;
  readonly state: TournamentState;
}

/**
 * Entrants for whom one event may stand in the record without being in the stored state. A state is as large as its field,
 * so that it is written the less often the larger it is, and whoever reads it has a few events to add.
 */
const ENTRANTS_PER_EVENT = 16;

/** Everything that is written when a tournament changes: its own stream and those of its matches. */
export interface TournamentChange {
  readonly version: number;
  readonly state: OpenedTournament;
  /** The same without the matches that are made for new pairings: as much of it as can be told beforehand. */
  readonly foreseen: OpenedTournament;
  readonly events: readonly TournamentEvent[];
  /** What follows for the match that writes its own part. */
  readonly own: readonly MatchEvent[];
  readonly streams: readonly StreamWrite[];
  readonly rows: readonly SideRow[];
}

/** Who does it and when; `except` is a match that writes its own part. */
export interface Circumstances {
  readonly actor: string;
  readonly at: Date;
  readonly except: Pick<MatchOfTournament, 'id' | 'state'> | null;
}

/** A match that is opened for a pairing. */
interface MadeMatch {
  readonly pairing: string;
  readonly matchId: string;
  readonly stream: StreamWrite;
  readonly rows: readonly SideRow[];
}

/** Carries the decisions of a tournament through to its matches, so that both are written by one statement. */
@Injectable()
export class TournamentChanges {
  constructor(
    private readonly rules: RulesService,
    private readonly repository: TournamentsRepository,
    private readonly ids: IdSource,
    private readonly recording: Recording,
  ) {}

  async follow(
    row: Present,
    decided: readonly TournamentEvent[],
    circumstances: Circumstances,
  ): Promise<TournamentChange> {
    const { at, except } = circumstances;
    const decidedState = opened(fold(evolveTournament, row.state, decided));
    const before = row.state.status === 'not-opened' ? decidedState : row.state;
    const all = matchOrders(before, decidedState, decided);
    const isOwn = (order: MatchOrder): boolean => order.kind !== 'open' && order.matchId === except?.id;
    const orders = all.filter((order) => !isOwn(order));
    // What was corrected it has told itself; that its pairing is decided without it, it hears from here.
    const ordered = all.filter((order) => isOwn(order) && order.kind !== 'correct');
    const made = await this.matchesFor(decidedState, orders, circumstances);
    const makes = this.rules.decideTournament(decidedState, {
      type: 'MakeMatches',
      made: made.map(({ pairing, matchId }) => ({ pairing, matchId })),
    });
    if (!makes.ok) throw refusal(makes.error);
    const changed = await this.changedMatches(orders, circumstances);
    const events = [...decided, ...makes.value];
    const state = opened(fold(evolveTournament, decidedState, makes.value));
    const version = row.version + events.length;
    const own: StreamWrite = {
      table: 'tournament',
      id: row.id,
      expectedVersion: row.version === 0 ? null : row.version,
      version,
      columns: changedColumns(row, state, version, at),
      events: events.map(({ type, ...data }) => ({ type, gameNumber: null, data })),
    };
    const streams = events.length === 0 ? [] : [own];
    return {
      version,
      state,
      foreseen: decidedState,
      events,
      own: except === null ? [] : this.carriedOut(except, ordered, [], at),
      streams: [...streams, ...made.map(({ stream }) => stream), ...changed.map(({ stream }) => stream)],
      rows: [...made, ...changed].flatMap(({ rows }) => rows),
    };
  }

  /** New matches for the pairings that are ready: thousands after the draw of a round robin. */
  private async matchesFor(
    state: OpenedTournament,
    orders: readonly MatchOrder[],
    circumstances: Circumstances,
  ): Promise<readonly MadeMatch[]> {
    const players = new Map(state.entries.map(({ id, player }) => [id, player]));
    const slices = new Slices();
    const made: MadeMatch[] = [];
    for (const order of orders) {
      if (order.kind !== 'open') continue;
      made.push(this.matchFor(state, order, players, circumstances));
      await slices.pause();
    }
    return made;
  }

  private matchFor(
    state: OpenedTournament,
    { pairing, players: entries }: Extract<MatchOrder, { kind: 'open' }>,
    players: ReadonlyMap<string, string>,
    { actor, at }: Circumstances,
  ): MadeMatch {
    const matchId = this.ids.next();
    const open: MatchCommand = {
      type: 'OpenMatch',
      matchId,
      players: {
        white: players.get(entries.white) ?? entries.white,
        black: players.get(entries.black) ?? entries.black,
      },
      ...matchTerms(state, pairing.length),
      at: milliseconds(at.getTime()),
    };
    const decision = this.rules.decide({ status: 'not-opened' }, open);
    if (!decision.ok) throw refusal(decision.error);
    const { stream, rows } = openingWrite(matchId, decision.value, actor, at, state.id);
    return { pairing: pairing.key, matchId, stream, rows };
  }

  /** What the orders do to matches that are there. */
  private async changedMatches(
    orders: readonly MatchOrder[],
    { actor, at }: Circumstances,
  ): Promise<{ stream: StreamWrite; rows: readonly SideRow[] }[]> {
    const byMatch = new Map<string, MatchOrder[]>();
    for (const order of orders) {
      if (order.kind !== 'open') byMatch.set(order.matchId, [...(byMatch.get(order.matchId) ?? []), order]);
    }
    if (byMatch.size === 0) return [];
    const rows = await this.repository.matches([...byMatch.keys()]);
    const writes: { stream: StreamWrite; rows: readonly SideRow[] }[] = [];
    const slices = new Slices();
    for (const row of rows) {
      await slices.pause();
      const own = byMatch.get(row.id) ?? [];
      // A correction looks at the whole record of the match; nothing else needs it.
      const record = own.some(({ kind }) => kind === 'correct') ? await this.record(row) : [];
      const events = this.carriedOut(row, own, record, at);
      if (events.length > 0) writes.push(seriesWrite(row, events, actor, at));
    }
    return writes;
  }

  private async record({ id, version }: MatchOfTournament): Promise<readonly MatchEvent[]> {
    const events = await this.recording.events(id, 0, version);
    return events.map(matchEventOf);
  }

  private carriedOut(
    row: Pick<MatchOfTournament, 'state'>,
    orders: readonly MatchOrder[],
    record: readonly MatchEvent[],
    at: Date,
  ): readonly MatchEvent[] {
    const events: MatchEvent[] = [];
    for (const order of orders) {
      const state = this.rules.after(row.state, events);
      const history = [...record, ...events];
      const command = commandOf(order, state, history, milliseconds(at.getTime()));
      if (command === null) continue;
      const decision = this.rules.decide(state, command);
      if (!decision.ok) throw refusal(decision.error);
      events.push(...decision.value);
    }
    return events;
  }

  /** Why a match of that length could not be played by these rules, or null. */
  matchFault(terms: Parameters<typeof matchTerms>[0], length: number): Violation | null {
    const decision = this.rules.decide(
      { status: 'not-opened' },
      {
        type: 'OpenMatch',
        matchId: '',
        players: { white: 'white', black: 'black' },
        ...matchTerms(terms, length),
        at: milliseconds(0),
      },
    );
    return decision.ok ? null : decision.error;
  }
}

/** The command that carries out an order; null where the match is over already, so that nothing is left to do. */
function commandOf(
  order: MatchOrder,
  state: MatchState,
  history: readonly MatchEvent[],
  at: Milliseconds,
): MatchCommand | null {
  switch (order.kind) {
    case 'open':
      return null;
    case 'void':
      return { type: 'VoidMatch', reason: 'The pairing has other players now.', at };
    case 'correct':
      return correctionOf(order, state, history, at);
    case 'forfeit':
      return state.status === 'open' ? { type: 'EndMatch', winner: order.winner, by: 'forfeit', at } : null;
  }
}

/** The right end of a match, or none; where it has none yet, it simply ends so. */
function correctionOf(
  { outcome, reason }: Extract<MatchOrder, { kind: 'correct' }>,
  state: MatchState,
  history: readonly MatchEvent[],
  at: Milliseconds,
): MatchCommand | null {
  const end = outcome === null ? null : endOf(outcome);
  if (state.status === 'finished' && state.voided === true) return null;
  if (state.status === 'finished') return { type: 'CorrectEnd', end, reason, at, history };
  if (end === null) return null;
  return 'score' in end ? { type: 'ReportScore', score: end.score, at } : { type: 'EndMatch', ...end, at };
}

function endOf({ winner, by, score }: Outcome): AskedEnd {
  if (winner === null) throw new Error('a match to which neither came is given up, not corrected');
  if (by === 'forfeit' || by === 'time' || by === 'concession') return { winner, by };
  if (score === null) throw new Error('a result that was played or reported has a score');
  return { score };
}

/** How matches of the tournament are played. */
function matchTerms(
  { variant, dice, rules }: Pick<OpenedTournament, 'variant' | 'dice' | 'rules'>,
  length: number,
): Pick<Extract<MatchCommand, { type: 'OpenMatch' }>, 'format' | 'variant' | 'dice' | 'rules'> {
  return { format: { kind: 'points', length }, variant, dice, rules };
}

function opened(state: TournamentState): OpenedTournament {
  if (state.status === 'not-opened') throw new Error('a tournament begins with being opened');
  return state;
}

/** The columns that a change writes: the large ones only where they have changed, or are due. */
function changedColumns(row: Present, state: OpenedTournament, version: number, at: Date): Columns {
  const { player_ids: players, ...columns } = columnsOf(state);
  const isNew = row.version === 0;
  const isDue = isNew || version - row.state_version > state.entries.length / ENTRANTS_PER_EVENT;
  const isSameField = row.state.status !== 'not-opened' && row.state.entries === state.entries;
  return {
    ...columns,
    ...(isSameField ? {} : { player_ids: players }),
    ...(isDue ? { state, state_version: version } : {}),
    ...(isNew ? { created_at: at } : {}),
  };
}

/** Columns of the row that follow from the state. */
export function columnsOf(state: OpenedTournament): Readonly<Record<string, unknown>> {
  return {
    status: state.status,
    visibility: state.visibility,
    player_ids: state.entries.map(({ player }) => player),
    finished_at: state.status === 'finished' ? new Date(state.finishedAt) : null,
  };
}
