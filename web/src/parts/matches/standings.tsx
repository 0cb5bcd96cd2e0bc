import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { club, isMe } from '../../session.js';
import { type Word, t } from '../../texts/index.js';
import { type View, useView } from '../../view.js';
import { flightName, moneyOf } from '../said.js';
import { Name, PersonLink, Shown } from '../page/shown.js';

interface OfTournament {
  readonly id: string;
}

/** A flight's or a group's; the only one needs no title. */
export interface StandingTable {
  readonly key: string;
  readonly title: string | null;
  readonly rows: Schemas['StandingsDto']['rows'];
}

export function useStandings(id: string): View<Schemas['StandingsDto']> {
  return useView(`standings ${id}`, [`tournament:${id}`], () =>
    answerOf(club.GET('/v1/tournaments/{id}/standings', { params: { path: { id } } })),
  );
}

/** Who stands where, a table for each flight and group. */
export function Standings({ id }: OfTournament) {
  const view = useStandings(id);
  return <Shown view={view}>{(standings) => <StandingTables standings={standings} />}</Shown>;
}

/** The tables of a tournament: of a final stage first, and behind it those of the groups from which it came. */
export function tablesOf({ rows, tables, earlier }: Schemas['StandingsDto']): readonly StandingTable[] {
  const everybody = { key: 'all', title: null, rows };
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
      {shown.map(({ key, title, rows }) => (
        <section key={key} class="stack">
          {title !== null && <h2>{title}</h2>}
          <div class="scroll" tabIndex={0} role="region" aria-label={title ?? t('show.standings')}>
            <Places rows={rows} />
          </div>
        </section>
      ))}
    </div>
  );
}

const SHOWN = 2;
type TieBreak = StandingTable['rows'][number]['tieBreaks'][number];

/** Those that there is room for: below the name on a phone, else in columns of their own. */
function decisive(tieBreaks: readonly TieBreak[]): readonly TieBreak[] {
  return tieBreaks.slice(0, SHOWN);
}

function tieName({ name }: TieBreak): string {
  return t(`tie.${name}` as Word);
}

function figureOf({ value }: TieBreak): string {
  return value === null ? '' : String(Math.round(value * 100) / 100);
}

export function Places({ rows }: Pick<StandingTable, 'rows'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" class="number">
            {t('standings.place')}
          </th>
          <th scope="col">{t('standings.name')}</th>
          <th scope="col" class="number">
            {t('standings.wins')}
          </th>
          <th scope="col" class="number">
            {t('standings.played')}
          </th>
          {decisive(rows[0]?.tieBreaks ?? []).map((each) => (
            <th key={each.name} scope="col" class="number wide-only">
              {tieName(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entryId, playerId, name, place, wins, played, tieBreaks, separatedBy }) => (
          <tr key={entryId} class={isMe(playerId) ? 'mine' : undefined}>
            <td class="number">{place}</td>
            <th scope="row">
              <PersonLink id={playerId} name={name} />
              {/* What no column shows, and puts this row behind the one before. */}
              {tieBreaks.slice(SHOWN).map(
                (each) =>
                  each.name === separatedBy && (
                    <span key={each.name} class="quiet small">
                      {' '}
                      {tieName(each)}
                    </span>
                  ),
              )}
              <span class="quiet small narrow-only">
                {decisive(tieBreaks.filter(({ value }) => value !== null))
                  .map((each) => `${tieName(each)}: ${figureOf(each)}`)
                  .join(' · ')}
              </span>
            </th>
            <td class="number">{wins}</td>
            <td class="number">{played}</td>
            {decisive(tieBreaks).map((each) => (
              <td key={each.name} class="number wide-only">
                {figureOf(each)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function titled({ stage, flight, group, rows }: Schemas['TableDto']): StandingTable {
  const title = group === null ? flightName(flight) : t('standings.group', { group });
  return { key: `${stage} ${flight} ${group ?? ''}`, title, rows };
}

/** What there is to win, and who has won it. */
export function Prizes({ id }: OfTournament) {
  const view = useView(`payouts ${id}`, [`tournament:${id}`], () =>
    answerOf(club.GET('/v1/tournaments/{id}/payouts', { params: { path: { id } } })),
  );
  return (
    <Shown view={view}>
      {({ pool, currency, items, sidePools }) => (
        <div class="stack">
          <p>
            {t('prizes.pool')} <b class="big">{moneyOf(pool, currency)}</b>
          </p>
          <PrizeTable items={items} currency={currency} />
          {sidePools.map((side) => (
            <section key={side.name} class="stack">
              <h2>
                <Name>{side.name}</Name> · {moneyOf(side.pool, currency)}
              </h2>
              <PrizeTable items={side.items} currency={currency} />
            </section>
          ))}
        </div>
      )}
    </Shown>
  );
}

function PrizeTable({ items, currency }: Pick<Schemas['PaidPrizesDto'], 'items' | 'currency'>) {
  if (items.length === 0) return <p class="quiet">{t('prizes.none')}</p>;
  return (
    <table>
      <tbody>
        {items.map(({ entryId, name, flight, place, amount }) => (
          <tr key={`${flight} ${place} ${entryId}`}>
            <td>{flightName(flight)}</td>
            <td class="number">{place}</td>
            <th scope="row">
              <Name>{name}</Name>
            </th>
            <td class="number">{moneyOf(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
