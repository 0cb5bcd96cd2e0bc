/** A points race: who stands where, how the points of each person came, and what separates those who have the same. */
import './season.css';
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton, useAct } from '../act.js';
import { Formula, figure } from '../parts/season/formula.js';
import { useTitle } from '../parts/page/frame.js';
import { fileName, keepFile } from '../parts/page/kept-file.js';
import { inText } from '../parts/said.js';
import { Name, PersonLink, Shown } from '../parts/page/shown.js';
import { NotForYou } from '../parts/sign-in/not-for-you.js';
import type { PageProps } from '../page.js';
import { club, isDirector, isMe, token } from '../session.js';
import { locale, t } from '../texts/index.js';
import { useView } from '../view.js';

type Table = Schemas['SeasonTableDto'];
type Season = Table['season'];
type Row = Table['rows'][number];

/** A day of the calendar, which is the same in every time zone. */
function calendarDay(day: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale(), format).format(new Date(`${day}T00:00:00Z`));
}

export default function SeasonPage({ id, search }: PageProps) {
  const view = useView(`season ${id}`, ['club'], () =>
    answerOf(club.GET('/v1/seasons/{id}/table', { params: { path: { id } } })),
  );
  useTitle(view.data?.season.name ?? null);
  if (token.value === null) return <NotForYou title={t('seasons.title')} text={t('state.sign-in')} />;
  return (
    <Shown view={view} whole>
      {({ season, rows, chouettes }) => (
        <>
          <div class="stack">
            <div class="head">
              <h1>
                <Name>{season.name}</Name>
              </h1>
              <Paper season={season} />
            </div>
            <p class="quiet">{t('season.days', { from: calendarDay(season.from), to: calendarDay(season.to) })}</p>
            <Formula season={season} />
          </div>
          <Race id={id} rows={rows} opened={search.get('player')} />
          {chouettes.length > 0 && <Chouettes chouettes={chouettes} />}
        </>
      )}
    </Shown>
  );
}

/** The table to take away: for a spreadsheet, and on paper. */
function Paper({ season: { id, name } }: { readonly season: Season }) {
  const act = useAct();
  const take = async (): Promise<void> => {
    const path = { id };
    const text = await act.send(() =>
      answerOf(club.GET('/v1/seasons/{id}/table.csv', { params: { path }, parseAs: 'text' })),
    );
    if (text !== null) keepFile(fileName(name, 'csv'), new Blob([text], { type: 'text/csv' }));
  };
  return (
    <div class="row screen-only">
      <ActButton act={act} kind="plain" onAct={() => void take()}>
        {t('season.csv')}
      </ActButton>
      <button type="button" onClick={() => print()}>
        {t('season.print')}
      </button>
      {isDirector() && (
        <a class="button" href={`/settings?show=seasons&season=${id}`}>
          {t('season.change')}
        </a>
      )}
    </div>
  );
}

const HEADS = ['points', 'counted', 'tournaments', 'matches', 'wins', 'best-event'] as const;

interface RaceProps {
  readonly id: string;
  readonly rows: readonly Row[];
  readonly opened: string | null;
}

function Race({ id, rows, opened }: RaceProps) {
  const [open, setOpen] = useState(opened);
  if (rows.length === 0) return <p class="quiet card">{t('season.none')}</p>;
  return (
    <section class="card race">
      <div class="scroll" tabIndex={0} role="region" aria-label={t('season.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col" class="number">
                {t('standings.place')}
              </th>
              <th scope="col">{t('standings.name')}</th>
              {HEADS.map((head, nth) => (
                <th key={head} scope="col" class={nth < 1 ? 'number' : 'number wide-only'}>
                  {t(`season.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RaceRow
                key={row.playerId}
                id={id}
                row={row}
                isOpen={open === row.playerId}
                toggle={() => setOpen(open === row.playerId ? null : row.playerId)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RaceRowProps {
  readonly id: string;
  readonly row: Row;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

function RaceRow({ id, row, isOpen, toggle }: RaceRowProps) {
  const { place, playerId, name, points, tieBreak, events, counted, tournaments, matches, wins, bestEvent } = row;
  return (
    <>
      <tr class={isMe(playerId) ? 'mine' : undefined}>
        <td class="number">{place}</td>
        <th scope="row">
          <PersonLink id={playerId} name={name} />
          {tieBreak !== null && <span class="quiet small below">{t(`season.tie-${tieBreak}`)}</span>}
        </th>
        <td class="number">
          <button
            type="button"
            class="figure"
            aria-expanded={isOpen}
            aria-label={t('season.how', { name, points: figure(points) })}
            onClick={toggle}
          >
            {figure(points)}
          </button>
        </td>
        <td class="number wide-only">{t('season.of', { counted, events })}</td>
        <td class="number wide-only">{tournaments}</td>
        <td class="number wide-only">{matches}</td>
        <td class="number wide-only">{wins}</td>
        <td class="number wide-only">{figure(bestEvent)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={8}>
            <p class="notice">
              {t('season.came', { points: figure(points), counted, events })}{' '}
              {t('season.played', { wins, matches, tournaments })} {t('season.most', { points: figure(bestEvent) })}{' '}
              {tieBreak !== null && t(`season.why-${tieBreak}`)}
            </p>
            <Events id={id} player={playerId} />
          </td>
        </tr>
      )}
    </>
  );
}

/** How the points of one person came, event by event. */
function Events({ id, player }: { readonly id: string; readonly player: string }) {
  const view = useView(`season ${id} ${player}`, [], () =>
    answerOf(club.GET('/v1/seasons/{id}/table', { params: { path: { id }, query: { player } } })),
  );
  return (
    <Shown view={view}>
      {({ events = [] }) => (
        <ul class="list">
          {events.map(({ kind, id: event, name, points, counts, place, matches, wins }) => (
            <li key={event} class="line">
              <span class="grow">
                <a href={kind === 'match' ? `/m/${event}` : `/t/${event}`}>
                  <Name>
                    {kind === 'match'
                      ? t('season.against', { name: inText(name ?? '') })
                      : (name ?? t('season.tournament'))}
                  </Name>
                </a>
                <span class="quiet small below">
                  {place !== null && `${t('season.place', { place })}, `}
                  {t('season.won', { wins, matches })}
                </span>
              </span>
              {!counts && <span class="tag quiet">{t('season.not-counted')}</span>}
              <b class="push number">{figure(points)}</b>
            </li>
          ))}
        </ul>
      )}
    </Shown>
  );
}

function Chouettes({ chouettes }: Pick<Table, 'chouettes'>) {
  return (
    <section class="card">
      <h2>{t('season.chouettes')}</h2>
      <p class="quiet small">{t('season.chouettes-apart')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('standings.name')}</th>
            <th scope="col" class="number">
              {t('season.evenings')}
            </th>
            <th scope="col" class="number">
              {t('season.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {chouettes.map(({ playerId, name, chouettes: evenings, points }) => (
            <tr key={playerId}>
              <th scope="row">
                <PersonLink id={playerId} name={name} />
              </th>
              <td class="number">{evenings}</td>
              <td class="number">{figure(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
