/** The bracket on the wall: what does not fit is shown in pages, with type that is never smaller than the other small type there. */
import { type Column, Round, columnsOf } from '../parts/matches/rounds.js';
import { flightName, isSeated } from '../parts/said.js';
import type { Night } from '../tournament.js';
import { bracketPages } from './bracket-pages.js';
import { type Room, areManyCut, headingOf, pageOf, widthOf } from './room.js';

/** Sizes of the type, in that of the wall; `.wall .small` has the smallest one. */
const SMALLEST = 0.75;
const LARGEST = 1;

/** What `screen.css` gives a pairing, a round and the lines above them, in the bracket's own type. */
const PAIRING = 3.2;
const ROUND = 13;
/** Of a round, what stands beside a name and around it. */
const BESIDE_NAME = 4;
const TITLES = 1.7;
/** The line above all of it, in the type of the wall. */
const HEADING = 1.65;

interface Page {
  readonly key: string;
  readonly name: string;
  readonly columns: readonly Column[];
  /** How wide a round is. */
  readonly round: number;
}

/** Wider than usual where many names need it, as those of pairs do. */
function roundOf(columns: readonly Column[]): number {
  const pairings = columns.flatMap((column) => column.pairings);
  const seated = pairings.flatMap(({ white, black }) => [white, black].filter(isSeated)).map(({ name }) => name);
  return areManyCut(seated, ROUND - BESIDE_NAME) ? Math.max(...seated.map(widthOf)) + BESIDE_NAME : ROUND;
}

function isSomebodyIn(columns: readonly Column[]): boolean {
  return columns.some(({ pairings }) => pairings.some(({ white, black }) => isSeated(white) || isSeated(black)));
}

function pagesOf({ tournament, pairings }: Night, { width, height }: Room): readonly Page[] {
  const rows = Math.max(1, Math.floor(((height - HEADING) / SMALLEST - TITLES) / PAIRING));
  const flights = [...new Set(pairings.map(({ flight }) => flight))];
  return flights.flatMap((flight) => {
    const found = tournament.flights.find(({ id, name }) => id === flight || name === flight);
    const all = columnsOf(pairings.filter((pairing) => pairing.flight === flight));
    const round = roundOf(all);
    const pages = bracketPages(all, { rows, across: Math.max(1, Math.floor(width / SMALLEST / round)) });
    // A page of open places says nothing yet.
    const told = pages.filter((columns) => isSomebodyIn(columns));
    return told.map((columns, nth) => ({
      key: `${flight} ${nth}`,
      name: headingOf(flightName(found?.name ?? flight), nth, told.length),
      columns,
      round,
    }));
  });
}

/** As large as the page allows. */
function typeOf({ columns, round }: Page, { width, height }: Room): number {
  const rows = Math.max(...columns.map(({ pairings }) => pairings.length));
  const type = Math.min((height - HEADING) / (rows * PAIRING + TITLES), width / (columns.length * round));
  return Math.max(SMALLEST, Math.min(LARGEST, type));
}

interface WallBracketProps {
  readonly night: Night;
  readonly room: Room;
  readonly turn: number;
}

export default function WallBracket({ night, room, turn }: WallBracketProps) {
  const [page] = pageOf(pagesOf(night, room), 1, turn).shown;
  if (page === undefined) return null;
  const { key, name, columns } = page;
  return (
    <section key={key} aria-label={name}>
      <h2>{name}</h2>
      <div class="bracket" style={{ fontSize: `${typeOf(page, room)}em` }}>
        {columns.map((column) => (
          <Round key={column.key} column={column} brief />
        ))}
      </div>
    </section>
  );
}
