import { Injectable } from '@nestjs/common';
import {
  type Challengeable,
  type Entry,
  type OpenedTournament,
  type Prize,
  type Table,
  challengeable,
  feesSoFar,
  milliseconds,
  notQualified,
  prizeMoney,
  standingsOf,
} from '../../domain/index.js';
import { type Answer, found } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import { csvOf } from '../../platform/http/csv/csv.js';
import { WrittenJson } from '../../platform/http/answers/written-json.js';
import { Clock } from '../../platform/clock/clock.js';
import { joinedInSlices } from '../../platform/work/slices.js';
import { type Names, besideOf, entryIn, flightId, seatedView, timeText } from './views/tournament.mapper.js';
import { bracketView } from './views/bracket-view.js';
import { KeptBodies } from './views/kept-bodies.js';
import { standingsColumns } from './views/standings-columns.js';
import { chosenPairings } from './views/chosen-pairings.js';
import { requireFlight } from './views/known-flights.js';
import { bracketHtml } from './drawings/bracket.html.js';
import { bracketSvgParts } from './drawings/bracket.svg.js';
import type { DrawnBracket } from './drawings/drawn-bracket.js';
import { drawnFlights } from './drawings/drawn-tournament.js';
import { type Sheet, sheetsHtml } from './drawings/sheets.html.js';
import type { PairingDto, PairingQuery, SlotView } from './dto/pairing.dto.js';
import type {
  BracketDto,
  BracketPictureQuery,
  PaidPrizesDto,
  PrizeDto,
  StandingRowDto,
  StandingsDto,
  TableDto,
} from './dto/tables.dto.js';
import { TournamentsService } from './tournaments.service.js';

/** What a tournament comes to: brackets, standings and payouts. */
@Injectable()
export class TablesService {
  private readonly bodies = new KeptBodies();

  constructor(
    private readonly tournaments: TournamentsService,
    private readonly clock: Clock,
  ) {}

  standings(call: Call, id: string, flight: string | undefined): Promise<Answer<WrittenJson<StandingsDto>>> {
    return this.kept(call, id, 'standings', [flight], (state, names) =>
      WrittenJson.of(standingsView(state, names, flight)),
    );
  }

  standingsCsv(call: Call, id: string, flight: string | undefined): Promise<Answer<string>> {
    return this.kept(call, id, 'standings.csv', [flight], (state, names) => standingsCsv(state, names, flight));
  }

  async prizes(call: Call, id: string): Promise<Answer<PaidPrizesDto>> {
    const { state, version, names, reader } = await this.tournaments.read(call, id);
    return found(
      () => ({ ...paidPrizesView(state, names), ...(reader === 'staff' && { fees: feesSoFar(state) }) }),
      version,
      besideOf(names, reader),
    );
  }

  bracket(call: Call, id: string, flight: string | undefined): Promise<Answer<WrittenJson<BracketDto>>> {
    return this.kept(call, id, 'bracket', [flight], (state, names) => {
      requireFlight(state, flight);
      return WrittenJson.of(bracketView(state, names, flight));
    });
  }

  bracketSvg(call: Call, id: string, { flight, width }: BracketPictureQuery): Promise<Answer<string>> {
    return this.kept(call, id, 'bracket.svg', [flight, width], (state, names) =>
      joinedInSlices(bracketSvgParts(drawn(state, names, flight), width), '\n'),
    );
  }

  bracketHtml(call: Call, id: string, flight: string | undefined): Promise<Answer<string>> {
    return this.kept(call, id, 'bracket.html', [flight], (state, names) => bracketHtml(drawn(state, names, flight)));
  }

  standingsPage(call: Call, id: string, flight: string | undefined): Promise<Answer<string>> {
    return this.kept(call, id, 'standings.html', [flight], (state, names) => {
      const { tables } = standingsView(state, names, flight);
      const part = state.format.kind === 'league' ? 'division' : 'group';
      return sheetsHtml(
        state.name,
        tables.map((table) => standingsSheet(table, part)),
      );
    });
  }

  /** The sheet that is hung up before a round. */
  async pairingsPage(call: Call, id: string, query: PairingQuery): Promise<Answer<string>> {
    const { state, version, names } = await this.tournaments.read(call, id);
    const now = milliseconds(this.clock.now().getTime());
    const rows = chosenPairings(state, await this.tournaments.wantedPairings(query), names, now).map(pairingRow);
    const columns = ['Flight', 'Round', 'Table', 'White', 'Black', 'To', 'Status', 'Score'];
    return found(sheetsHtml(state.name, [{ title: 'Pairings', columns, rows }]), version, [
      besideOf(names),
      rows.length,
    ]);
  }

  /** The answer that is made of the state; the same for all who read it, and so kept. */
  private async kept<Body extends string | WrittenJson<unknown>>(
    call: Call,
    id: string,
    name: string,
    asked: readonly unknown[],
    make: (state: OpenedTournament, names: Names) => Body | Promise<Body>,
  ): Promise<Answer<Body>> {
    const { state, version, names } = await this.tournaments.read(call, id);
    const body = await this.bodies.of(state, name, [names, ...asked], () => make(state, names));
    return found(body, version, besideOf(names));
  }
}

function standingsCsv(state: OpenedTournament, names: Names, flight: string | undefined): string {
  const { tables } = standingsView(state, names, flight);
  const columns = standingsColumns(tables.flatMap(({ rows }) => rows));
  const lines = tables.flatMap((table) =>
    table.rows.map((row) => [
      table.flight,
      table.group ?? '',
      row.place,
      row.name,
      ...columns.map(({ value }) => value(row)),
      row.status,
    ]),
  );
  const header = ['flight', 'group', 'place', 'name', ...columns.map(({ name }) => name), 'status'];
  return csvOf([header, ...lines]);
}

/** Without a flight those of the last stage that is drawn. */
function drawn(state: OpenedTournament, names: Names, flight: string | undefined): DrawnBracket {
  requireFlight(state, flight);
  const flights = drawnFlights(state, names).filter(({ id, stage }) =>
    flight === undefined ? stage === state.stages.length : id === flight,
  );
  return { title: state.name, flights };
}

function standingsSheet({ flight, group, rows }: TableDto, part: 'group' | 'division'): Sheet {
  const columns = standingsColumns(rows);
  return {
    title: group === null ? flight : `${flight}, ${part} ${group}`,
    columns: ['Place', 'Name', ...columns.map(({ title }) => title)],
    rows: rows.map((row) => [String(row.place), row.name, ...columns.map(({ value }) => String(value(row)))]),
  };
}

/** A half is written as people write it. */
function byeText(points: number | undefined): string {
  return points === undefined ? 'bye' : `bye (${points === 0.5 ? '½' : points})`;
}

function pairingRow({ flight, round, table, white, black, length, status, result }: PairingDto): readonly string[] {
  const name = (slot: SlotView): string => (slot === null ? '' : 'bye' in slot ? byeText(slot.points) : slot.name);
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

function standingsView(state: OpenedTournament, names: Names, flight: string | undefined): StandingsDto {
  requireFlight(state, flight);
  const entries = new Map(state.entries.map((entry) => [entry.id, entry]));
  const all = standingsOf(state);
  const free = challengeable(state);
  const view = (row: Table['rows'][number]): StandingRowDto => rowView(row, entries, names, free.get(row.entry));
  const tablesWhere = (isWanted: (table: Table) => boolean): TableDto[] =>
    all.filter(isWanted).map((table) => ({
      stage: table.stage,
      flight: flightId(table),
      group: table.group,
      rows: table.rows.map(view),
    }));
  const last = state.stages.length;
  const tables = tablesWhere((table) => (flight === undefined ? table.stage === last : flightId(table) === flight));
  const earlier = flight === undefined ? tablesWhere(({ stage }) => stage < last) : [];
  const behind = flight === undefined ? notQualified(state).map(view) : [];
  // The groups of one stage are one list, each after the other; a flight of its own is another matter.
  const [first] = tables;
  const rows = tables.filter(({ stage, flight: id }) => stage === first?.stage && id === first.flight);
  return { rows: [...rows.flatMap((table) => table.rows), ...behind], tables, earlier };
}

function rowView(
  { entry, ...figures }: Table['rows'][number],
  entries: ReadonlyMap<string, Entry>,
  names: Names,
  free: readonly Challengeable[] | undefined,
): StandingRowDto {
  const known = entries.get(entry);
  const { status = 'entered', until = null } = known ?? {};
  const mayChallenge = free?.map(({ entry: id, from }) => ({ entryId: id, from: timeText(from) }));
  return {
    ...seatedView(known ?? { id: entry, player: entry }, names),
    ...figures,
    status,
    ...(status === 'withdrawn' && until !== null && { until }),
    ...(mayChallenge && { mayChallenge }),
  };
}

function paidPrizesView(state: OpenedTournament, names: Names): PaidPrizesDto {
  const { pool, flights, terms, sidePools } = prizeMoney(state);
  const prizes = (flight: string, won: readonly Prize[]): PrizeDto[] =>
    won.map(({ entry, place, amount }) => ({ ...seatedView(entryIn(state, entry), names), flight, place, amount }));
  return {
    pool,
    currency: state.prizes?.currency ?? null,
    flights: flights.map(({ flight, amount, weights, places }) => ({
      flight,
      amount,
      weights,
      places: places.map(({ place, amount: prize }) => ({ place, amount: prize })),
    })),
    terms,
    items: flights.flatMap(({ flight, prizes: won }) => prizes(flight, won)),
    sidePools: sidePools.map(({ name, amount, prizes: won }) => ({
      name,
      pool: amount,
      items: prizes(`side-pool ${name}`, won),
    })),
  };
}
