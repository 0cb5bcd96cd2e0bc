import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { club, isMe } from '../../session.js';
import { type Word, locale, t } from '../../texts/index.js';
import { type View, useView } from '../../view.js';
import { flightName } from '../said.js';
import { PersonLink, Shown } from '../page/shown.js';
import type { Apart } from '../people/told-apart.js';
import { partName } from './part.js';

/** A flight's or a group's; the only one needs no title. */
export interface StandingTable {
  readonly key: string;
  readonly title: string | null;
  readonly rows: Rows;
  /** All rows of the table, where only some of them are shown together. */
  readonly whole: Rows;
}

type Rows = Schemas['StandingsDto']['rows'];
type Row = Rows[number];

export function useStandings(id: string): View<Schemas['StandingsDto']> {
  return useView(`standings ${id}`, [`tournament:${id}`], () =>
    answerOf(club.GET('/v1/tournaments/{id}/standings', { params: { path: { id } } })),
  );
}

interface StandingsProps {
  readonly id: string;
  /** Names people who share a name otherwise. */
  readonly apart: Apart;
}

/** Who stands where, a table for each flight and group. */
export function Standings({ id, apart }: StandingsProps) {
  const view = useStandings(id);
  return <Shown view={view}>{(standings) => <StandingTables standings={apart(standings)} />}</Shown>;
}

/** The tables of a tournament: of a final stage first, and behind it those of the groups from which it came. */
export function tablesOf({ rows, tables, earlier }: Schemas['StandingsDto']): readonly StandingTable[] {
  const everybody = { key: 'all', title: null, rows, whole: rows };
  const listed = new Set(tables.flatMap((table) => table.rows.map(({ entryId }) => entryId)));
  // The tables of a final stage leave out who is not in it.
  const isWhole = rows.every(({ entryId }) => listed.has(entryId));
  const titledTables = [...tables, ...earlier].map(titled).filter((table) => table.rows.length > 0);
  const all =
    isWhole && tables.length > 0 ? titledTables : [{ ...everybody, title: t('show.standings') }, ...titledTables];
  return all.length > 1 ? all : all.map((table) => ({ ...table, title: null }));
}

export function StandingTables({ standings }: { readonly standings: Schemas['StandingsDto'] }) {
  const shown = tablesOf(standings);
  if (shown.every(({ rows }) => rows.length === 0)) return <p class="quiet">{t('standings.none')}</p>;
  return (
    <div class="stack">
      {shown.map(({ key, title, rows, whole }) => (
        <section key={key} class="stack">
          {title !== null && <h2>{title}</h2>}
          <div class="scroll" tabIndex={0} role="region" aria-label={title ?? t('show.standings')}>
            <Places rows={rows} whole={whole} most={MOST_COLUMNS} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** Tie-breaks for which a laptop and a sheet of paper have room. */
const MOST_COLUMNS = 4;
/** As many are shown also where fewer decide. */
const LEAST_COLUMNS = 2;
/** No number says more than that lots were drawn. */
const LOTS = 'lots';

/** A league is ordered by them, and nothing else. */
function hasPoints(rows: Rows): boolean {
  return rows.some(({ points }) => points !== null);
}

/** The names of the tie-breaks that get a column: those that separate entrants, and the first others as far as there is room. */
function columnsOf(rows: Rows, most: number): readonly string[] {
  const all = rows.find(({ tieBreaks }) => tieBreaks.length > 0)?.tieBreaks ?? [];
  const names = all.map(({ name }) => name).filter((name) => name !== LOTS);
  const decide = names.filter((name) => rows.some(({ separatedBy }) => separatedBy === name));
  const others = names.filter((name) => !decide.includes(name) && rows.some((row) => figureOf(row, name) !== ''));
  const filled = [...decide, ...others].slice(0, Math.min(most, Math.max(LEAST_COLUMNS, decide.length)));
  return names.filter((name) => filled.includes(name));
}

function tieName(name: string): string {
  return t(`tie.${name}` as Word);
}

function figureOf({ tieBreaks }: Row, name: string): string {
  const value = tieBreaks.find((each) => each.name === name)?.value ?? null;
  if (value === null) return '';
  const format = new Intl.NumberFormat(locale(), { maximumFractionDigits: 2, useGrouping: false });
  // The sign that points have everywhere.
  return format.format(value).replace('-', '−');
}

/** What puts an entrant behind the one before and is in no column, with the figure that says it; empty: nothing. */
function besideName(row: Row, rows: Rows, columns: readonly string[]): string {
  const by = row.separatedBy ?? '';
  const before = rows[rows.indexOf(row) - 1];
  if (before === undefined || !row.tieBreaks.some(({ name }) => name === by)) return '';
  // Among fewer entrants who are still level a tie-break can have another value than among all.
  if (by === LOTS || figureOf(row, by) === figureOf(before, by)) return tieName(by);
  return columns.includes(by) ? '' : `${tieName(by)} ${figureOf(row, by)}`;
}

interface PlacesProps extends Pick<StandingTable, 'rows' | 'whole'> {
  /** For how many tie-breaks there is room in columns of their own; a phone has them below the name. */
  readonly most: number;
}

export function Places({ rows, whole, most }: PlacesProps) {
  const columns = columnsOf(whole, most);
  const isByPoints = hasPoints(rows);
  const wins = isByPoints ? 'number wide-only' : 'number';
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" class="number">
            {t('standings.place')}
          </th>
          <th scope="col">{t('standings.name')}</th>
          {isByPoints && (
            <th scope="col" class="number">
              {t('standings.points')}
            </th>
          )}
          <th scope="col" class={wins}>
            {t('standings.wins')}
          </th>
          <th scope="col" class="number">
            {t('standings.played')}
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" class="number wide-only">
              {tieName(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.entryId} class={isMe(row.playerId) ? 'mine' : undefined}>
            <td class="number">{row.place}</td>
            <th scope="row">
              <PersonLink id={row.playerId} name={row.name} />{' '}
              {(row.status === 'withdrawn' || row.status === 'disqualified') && (
                <span class="tag bad small">{t(`entry.${row.status}`)}</span>
              )}
              {row.qualifies && <span class="tag small">{t('standings.on')}</span>}
              {row.moves && <span class="tag small">{t(`standings.${row.moves}`)}</span>}
              <span class="quiet small"> {besideName(row, whole, columns)}</span>
              <span class="quiet small narrow-only">
                {columns
                  .filter((name) => figureOf(row, name) !== '')
                  .map((name) => `${tieName(name)}: ${figureOf(row, name)}`)
                  .join(' · ')}
              </span>
            </th>
            {isByPoints && <td class="number">{row.points}</td>}
            <td class={wins}>{row.wins}</td>
            <td class="number">{row.played}</td>
            {columns.map((name) => (
              <td key={name} class="number wide-only">
                {figureOf(row, name)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function titled({ stage, flight, group, rows }: Schemas['TableDto']): StandingTable {
  const title = group === null ? flightName(flight) : partName(group, hasPoints(rows));
  return { key: `${stage} ${flight} ${group ?? ''}`, title, rows, whole: rows };
}
