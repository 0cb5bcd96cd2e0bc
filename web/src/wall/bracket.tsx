/** The bracket on the wall: what does not fit is shown in pages, with type that is never smaller than the other small type there. */
import { type Column, Round, columnsOf } from '../parts/matches/rounds.js';
import { flightName, isSeated } from '../parts/said.js';
import type { Night } from '../tournament.js';
import { bracketPages } from './bracket-pages.js';
import { type Room, headingOf, pageOf } from './room.js';

/** Sizes of the type, in that of the wall; `.wall .small` has the smallest one. */
const SMALLEST = 0.75;
const LARGEST = 1;

/** What `screen.css` gives a pairing, a round and the lines above them, in the bracket's own type. */
const PAIRING = 3.2;
const ROUND = 13;
const TITLES = 1.7;
/** The line above all of it, in the type of the wall. */
const HEADING = 1.65;

interface Page {
  readonly key: string;
  readonly name: string;
  readonly columns: readonly Column[];
}

function isSomebodyIn(columns: readonly Column[]): boolean {
  return columns.some(({ pairings }) => pairings.some(({ white, black }) => isSeated(white) || isSeated(black)));
}

function pagesOf({ tournament, pairings }: Night, { width, height }: Room): readonly Page[] {
  const fits = {
    rows: Math.max(1, Math.floor(((height - HEADING) / SMALLEST - TITLES) / PAIRING)),
    across: Math.max(1, Math.floor(width / SMALLEST / ROUND)),
  };
  const flights = [...new Set(pairings.map(({ flight }) => flight))];
  return flights.flatMap((flight) => {
    const found = tournament.flights.find(({ id, name }) => id === flight || name === flight);
    const pages = bracketPages(columnsOf(pairings.filter((pairing) => pairing.flight === flight)), fits);
    // A page of open places says nothing yet.
    const told = pages.filter((columns) => isSomebodyIn(columns));
    return told.map((columns, nth) => ({
      key: `${flight} ${nth}`,
      name: headingOf(flightName(found?.name ?? flight), nth, told.length),
      columns,
    }));
  });
}

/** As large as the page allows. */
function typeOf(columns: readonly Column[], { width, height }: Room): number {
  const rows = Math.max(...columns.map(({ pairings }) => pairings.length));
  const type = Math.min((height - HEADING) / (rows * PAIRING + TITLES), width / (columns.length * ROUND));
  return Math.max(SMALLEST, Math.min(LARGEST, type));
}

interface WallBracketProps {
  readonly night: Night;
  readonly room: Room;
  readonly turn: number;
}

export function WallBracket({ night, room, turn }: WallBracketProps) {
  const [page] = pageOf(pagesOf(night, room), 1, turn).shown;
  if (page === undefined) return null;
  const { key, name, columns } = page;
  return (
    <section key={key} aria-label={name}>
      <h2>{name}</h2>
      <div class="bracket" style={{ fontSize: `${typeOf(columns, room)}em` }}>
        {columns.map((column) => (
          <Round key={column.key} column={column} brief />
        ))}
      </div>
    </section>
  );
}
