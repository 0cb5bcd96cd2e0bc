/** The standings on the wall: what does not fit is shown in pages. */
import { Places, type StandingTable, tablesOf, useStandings } from '../parts/matches/standings.js';
import { Shown } from '../parts/page/shown.js';
import type { Apart } from '../parts/people/told-apart.js';
import { t } from '../texts/index.js';
import { HEADING, type Room, columnsIn, headingOf, pageOf } from './room.js';

/** What `screen.css` gives a row, the heads of the columns and a title, in the type of the wall. */
const ROW = 1.9;
const HEADS = 1.75;
const TITLE = 1.6;
/** Fewer rows than these do not begin at the foot of a column. */
const LEAST = 4;
/** Tie-breaks for which there is room beside the names; where two columns stand beside each other there is none. */
const MOST_TIE_BREAKS = 3;

/** The tables below each other in columns of one height; what does not fit goes on in the next column. */
function columnsOf(tables: readonly StandingTable[], height: number): readonly (readonly StandingTable[])[] {
  const columns: StandingTable[][] = [];
  let left = 0;
  for (const table of tables) {
    const above = HEADS + (table.title === null ? 0 : TITLE);
    const fit = (room: number): number => Math.floor((room - above) / ROW);
    for (let from = 0; from < table.rows.length;) {
      const rest = table.rows.length - from;
      const isBetterBelow = fit(left) >= rest || (fit(left) >= LEAST && fit(height) < rest);
      if (!isBetterBelow) {
        columns.push([]);
        left = height;
      }
      const rows = table.rows.slice(from, from + Math.max(1, fit(left)));
      columns.at(-1)?.push({ ...table, key: `${table.key} ${from}`, rows });
      from += rows.length;
      left -= above + rows.length * ROW;
    }
  }
  return columns;
}

interface WallStandingsProps {
  readonly id: string;
  /** Names people who share a name otherwise. */
  readonly apart: Apart;
  readonly room: Room;
  readonly turn: number;
  /** They stay up to date while another view is on the wall. */
  readonly shown: boolean;
}

export function WallStandings({ id, apart, room, turn, shown }: WallStandingsProps) {
  const view = useStandings(id);
  if (!shown) return null;
  return (
    <Shown view={view}>
      {(standings) => {
        const columns = columnsOf(tablesOf(apart(standings)), room.height - HEADING);
        if (columns.length === 0) return <p class="quiet">{t('standings.none')}</p>;
        const across = columnsIn(room);
        const isBeside = across > 1 && columns.length > 1;
        const page = pageOf(columns, across, turn);
        return (
          <section aria-label={t('show.standings')}>
            <h2>{headingOf(t('show.standings'), page.nth, page.pages)}</h2>
            <div class={isBeside ? 'beside' : undefined}>
              {page.shown.map((tables) => (
                <div key={tables[0]?.key}>
                  {tables.map(({ key, title, rows, whole }) => (
                    <section key={key}>
                      {title !== null && <h3>{title}</h3>}
                      <Places rows={rows} whole={whole} most={isBeside ? 0 : MOST_TIE_BREAKS} />
                    </section>
                  ))}
                </div>
              ))}
            </div>
          </section>
        );
      }}
    </Shown>
  );
}
