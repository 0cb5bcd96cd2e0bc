import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import {
  type Entry,
  type OpenedTournament,
  type Prize,
  type Table,
  notQualified,
  pairingsOf,
  prizeMoney,
  standingsOf,
} from '../../domain/index.js';
import { ApplicationError, notFound } from '../../platform/http/application-error.js';
import { type Answer, found } from '../../platform/http/answer.js';
import type { Call } from '../../platform/http/call.js';
import { joinedInSlices } from '../../platform/work/slices.js';
import { type Names, PairingViews, besideOf, flightId, nameOf } from './tournament.mapper.js';
import { chosenPairings } from './chosen-pairings.js';
import { bracketHtml } from './drawings/bracket.html.js';
import { bracketSvgParts } from './drawings/bracket.svg.js';
import type { DrawnBracket } from './drawings/drawn-bracket.js';
import { type Sheet, sheetsHtml } from './drawings/sheets.html.js';
import type { PairingQuery } from './dto/pairing.dto.js';
import type {
  BracketView,
  PairingView,
  PrizeView,
  PaidPrizesView,
  SlotView,
  StandingRowView,
  StandingsView,
  TableView,
} from './tournament.view.js';
import { TournamentsService } from './tournaments.service.js';

/** What a tournament comes to: brackets, standings and payouts. */
@Injectable()
export class TablesService {
  constructor(private readonly tournaments: TournamentsService) {}

  async standings(call: Call, id: string, flight: string | undefined): Promise<Answer> {
    const { state, version, names } = await this.opened(call, id);
    return found(standingsView(state, names, flight), version, besideOf(names));
  }

  async standingsCsv(call: Call, id: string, flight: string | undefined): Promise<Answer> {
    const { state, version, names } = await this.opened(call, id);
    const { tables } = standingsView(state, names, flight);
    const breaks = [
      ...new Set(tables.flatMap(({ rows }) => rows.flatMap(({ tieBreaks }) => tieBreaks.map(({ name }) => name)))),
    ];
    const lines = tables.flatMap((table) =>
      table.rows.map((row) => [
        table.flight,
        table.group ?? '',
        row.place,
        row.name,
        row.wins,
        ...breaks.map((name) => row.tieBreaks.find((each) => each.name === name)?.value ?? ''),
        row.status,
      ]),
    );
    const header = ['flight', 'group', 'place', 'name', 'wins', ...breaks, 'status'];
    // A name must not become a formula in a spreadsheet.
    return found(stringify([header, ...lines], { escape_formulas: true }), version, besideOf(names));
  }

  async prizes(call: Call, id: string): Promise<Answer> {
    const { state, version, names } = await this.opened(call, id);
    return found(paidPrizesView(state, names), version, besideOf(names));
  }

  async bracket(call: Call, id: string): Promise<Answer> {
    const { state, version, names } = await this.opened(call, id);
    return found(bracketView(state, names), version, besideOf(names));
  }

  async bracketSvg(call: Call, id: string, flight: string | undefined): Promise<Answer> {
    const { state, version, names } = await this.opened(call, id);
    return found(await joinedInSlices(bracketSvgParts(drawn(state, names, flight)), '\n'), version, besideOf(names));
  }

  async bracketHtml(call: Call, id: string, flight: string | undefined): Promise<Answer> {
    const { state, version, names } = await this.opened(call, id);
    return found(bracketHtml(drawn(state, names, flight)), version, besideOf(names));
  }

  async standingsPage(call: Call, id: string, flight: string | undefined): Promise<Answer> {
    const { state, version, names } = await this.opened(call, id);
    const { tables } = standingsView(state, names, flight);
    return found(sheetsHtml(state.name, tables.map(standingsSheet)), version, besideOf(names));
  }

  /** The sheet that is hung up before a round. */
  async pairingsPage(call: Call, id: string, query: PairingQuery): Promise<Answer> {
    const { state, version, names } = await this.opened(call, id);
    const views = new PairingViews(state, names);
    const rows = chosenPairings(state, query).map((pairing) => pairingRow(views.view(pairing)));
    const columns = ['Flight', 'Round', 'Table', 'White', 'Black', 'To', 'Status', 'Score'];
    return found(sheetsHtml(state.name, [{ title: 'Pairings', columns, rows }]), version, besideOf(names));
  }

  private async opened(
    call: Call,
    id: string,
  ): Promise<{ readonly state: OpenedTournament; readonly version: number; readonly names: Names }> {
    const { state, version, names } = await this.tournaments.read(call, id);
    if (state.status === 'not-opened') throw notFound('tournament', id);
    return { state, version, names: names ?? {} };
  }
}

/** Flights with their rounds and these with their pairings. */
function bracketView(state: OpenedTournament, names: Names): BracketView {
  const views = new PairingViews(state, names);
  const flights = new Map<string, { id: string; name: string; rounds: Map<number, PairingView[]> }>();
  for (const pairing of pairingsOf(state)) {
    const key = flightId(pairing);
    const flight = flights.get(key) ?? { id: key, name: pairing.flight, rounds: new Map<number, PairingView[]>() };
    flights.set(key, flight);
    const round = flight.rounds.get(pairing.round);
    if (round === undefined) flight.rounds.set(pairing.round, [views.view(pairing)]);
    else round.push(views.view(pairing));
  }
  return {
    flights: [...flights.values()].map(({ id, name, rounds }) => ({
      id,
      name,
      rounds: [...rounds].toSorted(([a], [b]) => a - b).map(([round, pairings]) => ({ round, pairings })),
    })),
  };
}

function drawn(state: OpenedTournament, names: Names, flight: string | undefined): DrawnBracket {
  const { flights } = bracketView(state, names);
  const wanted = flights.filter(({ id, name }) => flight === undefined || id === flight || name === flight);
  if (flight !== undefined && wanted.length === 0) throw noFlight(flight);
  return { title: state.name, flights: wanted };
}

function noFlight(flight: string): ApplicationError {
  const detail = `The tournament has no flight ${flight}, or nobody has ended in it yet.`;
  return new ApplicationError('flight.not-found', detail, { errors: [{ pointer: '?flight', message: detail }] });
}

function standingsSheet({ flight, group, rows }: TableView): Sheet {
  const breaks = rows[0]?.tieBreaks.map(({ name }) => name) ?? [];
  return {
    title: group === null ? flight : `${flight}, group ${group}`,
    columns: ['Place', 'Name', 'Wins', ...breaks],
    rows: rows.map(({ place, name, wins, tieBreaks }) => [
      String(place),
      name,
      String(wins),
      ...breaks.map((wanted) => String(tieBreaks.find((each) => each.name === wanted)?.value ?? '')),
    ]),
  };
}

function pairingRow({ flight, round, table, white, black, length, status, result }: PairingView): readonly string[] {
  const name = (slot: SlotView): string => (slot === null ? '' : 'bye' in slot ? 'bye' : slot.name);
  const score = result?.recorded ?? null;
  return [
    flight,
    String(round),
    table ?? '',
    name(white),
    name(black),
    String(length),
    status,
    score === null ? '' : `${score.white}–${score.black}`,
  ];
}

function standingsView(state: OpenedTournament, names: Names, flight: string | undefined): StandingsView {
  const entries = new Map(state.entries.map((entry) => [entry.id, entry]));
  const all = standingsOf(state);
  const wanted = all.filter((table) =>
    flight === undefined ? table.stage === state.stages.length : flightId(table) === flight || table.flight === flight,
  );
  if (flight !== undefined && wanted.length === 0) {
    throw noFlight(flight);
  }
  const tables = wanted.map((table): TableView => ({
    stage: table.stage,
    flight: flightId(table),
    group: table.group,
    rows: table.rows.map((row) => rowView(row, entries, names)),
  }));
  const behind = flight === undefined ? notQualified(state).map((row) => rowView(row, entries, names)) : [];
  // The groups of one stage are one list, each after the other; a flight of its own is another matter.
  const [first] = tables;
  const rows = tables.filter(({ stage, flight: id }) => stage === first?.stage && id === first.flight);
  return { rows: [...rows.flatMap((table) => table.rows), ...behind], tables };
}

function rowView(
  { place, entry, wins, tieBreaks }: Table['rows'][number],
  entries: ReadonlyMap<string, Entry>,
  names: Names,
): StandingRowView {
  const { player = entry, status = 'entered' } = entries.get(entry) ?? {};
  return { place, entryId: entry, playerId: player, name: nameOf(player, names), wins, tieBreaks, status };
}

function paidPrizesView(state: OpenedTournament, names: Names): PaidPrizesView {
  const players = new Map(state.entries.map(({ id, player }) => [id, player]));
  const { pool, flights, sidePools } = prizeMoney(state);
  const prizes = (flight: string, won: readonly Prize[]): PrizeView[] =>
    won.map(({ entry, place, amount }) => {
      const playerId = players.get(entry) ?? entry;
      return { entryId: entry, playerId, name: nameOf(playerId, names), flight, place, amount };
    });
  return {
    pool,
    currency: state.prizes?.currency ?? null,
    flights: flights.map(({ flight, amount, weights }) => ({ flight, amount, weights })),
    items: flights.flatMap(({ flight, prizes: won }) => prizes(flight, won)),
    sidePools: sidePools.map(({ name, amount, prizes: won }) => ({
      name,
      pool: amount,
      items: prizes(`side-pool ${name}`, won),
    })),
  };
}
