import { Injectable } from '@nestjs/common';
import {
  type MatchChange,
  type MatchEvent,
  type MatchOrder,
  type Milliseconds,
  type OpenedTournament,
  type Party,
  type ToldResult,
  type TournamentEvent,
  type TournamentState,
  type Violation,
  atOnce,
  bySide,
  matchEventOf,
  matchNews,
  milliseconds,
  pairingOfMatch,
  partyAt,
  peopleOf,
} from '../../../domain/index.js';
import { IdSource } from '../../../platform/ids/id-source.js';
import { Slices } from '../../../platform/work/slices.js';
import type { WritePlan } from '../../../recording/handle.js';
import { type Columns, Recording } from '../../../recording/recording.js';
import { acceptedValue, refusal } from '../../../rules/refusal.js';
import { RulesService } from '../../../rules/rules.service.js';
import {
  type ChangedTournament,
  MATCH_SERIES,
  type TournamentPart,
  TournamentParts,
  changeInSteps,
  openingInSteps,
} from '../../games/index.js';
import { tournamentNotices } from './tournament-notices.js';
import { KnownStates } from './known-states.js';
import type { MatchOfTournament } from '../tournament-rows.js';
import { DELETED, TournamentsRepository } from '../tournaments.repository.js';
import { affectedBy } from '../views/affected.js';
import type { AffectedView } from '../views/tournament.view.js';

/** A tournament before a change. */
export interface Present {
  readonly id: string;
  readonly version: number;
  /** The version of the state that is stored. */
  readonly state_version: number;
  readonly state: TournamentState;
}

/** Who makes the change, and when. */
interface Occasion {
  readonly actor: string;
  readonly at: Date;
}

/** Orders that look at the whole record of a match. */
const NEEDS_RECORD: readonly MatchOrder['kind'][] = ['correct', 'restore', 'put-back'];

/** What is written to the streams of matches. */
type MatchWrites = Pick<WritePlan<unknown>, 'streams' | 'rows'>;

/**
 * Entrants for whom one event may stand in the record without being in the stored state. A state is as large as its field,
 * so a larger one is written less often, and a reader has a few events to add.
 */
const ENTRANTS_PER_EVENT = 16;

/** Everything that is written when a tournament changes, by itself or with one of its matches (T41): to it and to its matches. */
@Injectable()
export class TournamentPlans extends TournamentParts {
  constructor(
    private readonly repository: TournamentsRepository,
    private readonly ids: IdSource,
    private readonly recording: Recording,
    private readonly rules: RulesService,
    private readonly states: KnownStates,
  ) {
    super();
  }

  override async of(tournamentId: string, change: MatchChange, occasion: Occasion): Promise<TournamentPart | null> {
    const news = matchNews(change);
    if (news.length === 0) return null;
    const { matchId, before, events, at } = change;
    const row = await this.repository.present(tournamentId);
    if (row === null || row.state.status === 'not-opened') throw new Error(`match ${matchId} has lost its tournament`);
    if (pairingOfMatch(row.state, matchId) === null) return null;
    const changes = this.rules.tournamentChanges(row.state, matchId, news);
    const decided = changes.ok ? changes.value : await this.refused(tournamentId, changes.error);
    const { orders, ...plan } = await this.planned(row, decided, occasion, matchId);
    // The corrections come from the match itself; that its pairing is decided without it, the match learns here.
    const ordered = orders.filter(({ kind }) => kind !== 'correct');
    const own = acceptedValue(this.rules.decideOrders(this.rules.after(before, events), ordered, [], at));
    return { ...plan, own };
  }

  override async differences(change: ChangedTournament, isDryRun: boolean): Promise<readonly AffectedView[]> {
    const { before, state, foreseen, events } = change;
    const row = await this.repository.present(before.id, this.repository.byId(before.id));
    return affectedBy(before.state, isDryRun ? foreseen : state, events, row?.names ?? {});
  }

  /** Reads the names of those whom the refusal is about. */
  private async refused(tournamentId: string, error: Violation): Promise<never> {
    const row = await this.repository.present(tournamentId, this.repository.byId(tournamentId));
    throw refusal(error, null, '/rules', row?.names ?? {});
  }

  /** What the events write that were decided of the tournament itself. */
  async plan(
    row: Present,
    decided: readonly TournamentEvent[],
    occasion: Occasion,
  ): Promise<WritePlan<ChangedTournament>> {
    const { orders: _none, ...plan } = await this.planned(row, decided, occasion, null);
    return plan;
  }

  /** The plan, with the orders to the match that writes its own part. */
  private async planned(
    row: Present,
    asDecided: readonly TournamentEvent[],
    occasion: Occasion,
    writing: string | null,
  ): Promise<WritePlan<ChangedTournament> & { readonly orders: readonly MatchOrder[] }> {
    // The steps of a large draw take some hundredths of a second each.
    const slices = new Slices();
    const decided = [...asDecided, ...(await this.restoredTerms(row.state, asDecided))];
    const foreseen = opened(this.rules.tournamentAfter(row.state, decided));
    await slices.pause();
    const before = row.state.status === 'not-opened' ? foreseen : row.state;
    const all = [
      ...(await this.putBack(row.id, foreseen, decided)),
      ...this.rules.matchOrders(before, foreseen, decided),
    ];
    const isOwn = (order: MatchOrder): boolean => order.kind !== 'open' && order.matchId === writing;
    const orders = all.filter((order) => !isOwn(order));
    await slices.pause();
    const { made, ...opening } = await this.madeMatches(foreseen, orders, occasion);
    const makes = acceptedValue(this.rules.decideTournament(foreseen, { type: 'MakeMatches', made }));
    const changed = await this.changedMatches(orders, occasion);
    const events = [...decided, ...makes];
    await slices.pause();
    const after = {
      before: { ...row, state: before },
      version: row.version + events.length,
      state: opened(this.rules.tournamentAfter(foreseen, makes)),
      foreseen,
      events,
    };
    const own = {
      table: 'tournament',
      id: row.id,
      expectedVersion: row.version === 0 ? null : row.version,
      version: after.version,
      columns: changedColumns(row, after.state, after.version, occasion.at),
      events: events.map(({ type, ...data }) => ({ type, gameNumber: null, data })),
      notices: tournamentNotices(after),
    } as const;
    return {
      streams: [...(events.length === 0 ? [] : [own]), ...opening.streams, ...changed.streams],
      rows: [...opening.rows, ...changed.rows],
      after,
      landed: () => this.states.keep(row.id, after),
      orders: all.filter(isOwn),
    };
  }

  /** The terms of matches that count again, which only these know. */
  private async restoredTerms(
    state: TournamentState,
    decided: readonly TournamentEvent[],
  ): Promise<readonly TournamentEvent[]> {
    const ids = decided.flatMap((event) =>
      event.type === 'PairingRestored' && event.aside.matchId !== null ? [event.aside.matchId] : [],
    );
    if (ids.length === 0) return [];
    const after = opened(this.rules.tournamentAfter(state, decided));
    return this.rules.termsOfRestored(after, await this.repository.matches(ids));
  }

  /** What acts that are undone did to matches. */
  private async putBack(
    id: string,
    foreseen: OpenedTournament,
    decided: readonly TournamentEvent[],
  ): Promise<readonly MatchOrder[]> {
    const orders: MatchOrder[] = [];
    for (const event of decided) {
      if (event.type !== 'ActUndone') continue;
      const held = new Set(Object.values(foreseen.matches).map(({ matchId }) => matchId));
      const reason = event.reason ?? 'A director has undone it.';
      const written = await this.repository.writtenWith(id, [event.first]);
      orders.push(
        ...written.map(({ matchId, first, last }): MatchOrder => {
          return { kind: 'put-back', matchId, first, last, reason, isHeld: held.has(matchId) };
        }),
      );
    }
    return orders;
  }

  /** New matches for the pairings that are ready: thousands after the draw of a round robin. */
  private async madeMatches(
    state: OpenedTournament,
    orders: readonly MatchOrder[],
    occasion: Occasion,
  ): Promise<MatchWrites & { readonly made: readonly { readonly pairing: string; readonly matchId: string }[] }> {
    const at = milliseconds(occasion.at.getTime());
    const slices = new Slices();
    const made: { pairing: string; matchId: string }[] = [];
    const writes: MatchWrites[] = [];
    for (const order of orders) {
      if (order.kind !== 'open') continue;
      const { pairing } = order;
      const matchId = this.ids.next();
      const seated = bySide((side): Party => {
        return partyAt(state, pairing, side) ?? { player: order.players[side] };
      });
      const events = acceptedValue(this.rules.openedForPairing(state, pairing.length, matchId, seated, at, order));
      writes.push(atOnce(openingInSteps(this.rules, MATCH_SERIES, matchId, events, occasion, state.id)));
      made.push({ pairing: pairing.key, matchId });
      await slices.pause();
    }
    return { ...together(writes), made };
  }

  /** The result that a pairing has when a director corrects it so. */
  async corrected(
    { matches }: OpenedTournament,
    pairing: string,
    result: ToldResult | null,
    at: Milliseconds,
  ): Promise<ReturnType<RulesService['correctedResult']>> {
    const { matchId = null } = matches[pairing] ?? {};
    const [match = null] = matchId === null ? [] : await this.repository.matches([matchId]);
    const record = match === null ? [] : await this.record(match);
    return this.rules.correctedResult(match?.state ?? null, result, record, at);
  }

  /** What the orders do to matches that are there. */
  private async changedMatches(orders: readonly MatchOrder[], occasion: Occasion): Promise<MatchWrites> {
    const byMatch = new Map<string, MatchOrder[]>();
    for (const order of orders) {
      if (order.kind !== 'open') byMatch.set(order.matchId, [...(byMatch.get(order.matchId) ?? []), order]);
    }
    const writes: MatchWrites[] = [];
    const slices = new Slices();
    for (const row of byMatch.size === 0 ? [] : await this.repository.matches([...byMatch.keys()])) {
      await slices.pause();
      const own = byMatch.get(row.id) ?? [];
      const record = own.some(({ kind }) => NEEDS_RECORD.includes(kind)) ? await this.record(row) : [];
      const events = acceptedValue(
        this.rules.decideOrders(row.state, own, record, milliseconds(occasion.at.getTime())),
      );
      writes.push(atOnce(changeInSteps(this.rules, MATCH_SERIES, row, events, occasion)));
    }
    return together(writes);
  }

  private async record({ id, version }: MatchOfTournament): Promise<readonly MatchEvent[]> {
    const events = await this.recording.events(id, 0, version);
    return events.map(matchEventOf);
  }
}

function together(writes: readonly MatchWrites[]): MatchWrites {
  return { streams: writes.flatMap(({ streams }) => streams), rows: writes.flatMap(({ rows }) => rows) };
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
    status: state.status === 'finished' && state.deleted === true ? DELETED : state.status,
    visibility: state.visibility,
    player_ids: state.entries.flatMap(peopleOf),
    finished_at: state.status === 'finished' ? new Date(state.finishedAt) : null,
  };
}
