/**
 * Plays as text (R101–R103), in the mover's own view: `bar/22* 13/8`, `8/2(2)`, `5/2/off`.
 *
 * Written is one canonical text. Read is what people and programs write: any order, merged or not, `*` or not (the
 * board knows what is hit), `bar` `b` `25`, `off` `o` `0`, `rsv` `r` (the reserve, variants.md section 1), any case, commas, extra blanks, and the usual words for no
 * move. A stop that is written out binds; between written stops the checker may use any dice.
 */

import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import { BAR, OFF, RESERVE } from '../position/point.js';
import type { Move, Play, RequestedMove } from './play.js';

const NO_MOVE = /^(?:|-+|pass|dances?|no (?:move|play)|can(?:no|')t move|cannot (?:move|play))[.!]?$/;
const TOKEN = /^(?<places>[^()]+)(?:\((?<times>\d{1,2})\))?\*?$/;
const MOST_TIMES = 15;
const PLACES = Array.from({ length: RESERVE + 1 }, (_, place) => place);
/** How much of an unreadable text is worth repeating in the refusal. */
const MOST_QUOTED = 80;

/** A checker's whole way in a play: where it starts, where it stops with a hit or on the way to off, where it ends. */
interface Chain {
  readonly from: number;
  readonly moves: Move[];
}

/** The canonical text: bar first, then the reserve, descending start, then descending destination; empty for a forced pass. */
export function formatPlay(play: Play): string {
  const tokens = chainsOf(play)
    .map((chain) => ({ from: chain.from, to: endOf(chain), text: formatChain(chain) }))
    .sort((a, b) => rank(b.from) - rank(a.from) || b.to - a.to || (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ text }) => text);
  return [...new Set(tokens)].map((text) => repeated(text, tokens.filter((token) => token === text).length)).join(' ');
}

/** The order in which starting places are written: the bar before the reserve, then from the rear to the front. */
function rank(from: number): number {
  return from === BAR ? RESERVE + 1 : from;
}

/** A place of the board as text. */
export function formatPlace(place: number): string {
  if (place === RESERVE) return 'rsv';
  return place === BAR ? 'bar' : place === OFF ? 'off' : String(place);
}

/** Requested moves as text, in their order and as they were asked for. */
export function formatRequestedMoves(moves: readonly RequestedMove[]): string {
  return moves.map(({ from, to }) => `${formatPlace(from)}/${formatPlace(to)}`).join(' ');
}

function repeated(text: string, times: number): string {
  return times === 1 ? text : `${text}(${times})`;
}

/** Moves joined where one ends on the place on which another begins; rear first, hitting checkers run on first. */
function chainsOf(play: Play): Chain[] {
  const left = [...play].sort((a, b) => b.from - a.from || Number(b.hit) - Number(a.hit) || b.to - a.to);
  const chains: Chain[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const chain: Chain = { from: first.from, moves: [first] };
    for (let next = takeFrom(left, first.to); next !== undefined; next = takeFrom(left, endOf(chain))) {
      chain.moves.push(next);
    }
    chains.push(chain);
  }
  return chains;
}

function takeFrom(left: Move[], place: number): Move | undefined {
  const index = left.findIndex(({ from }) => from === place);
  return index < 0 ? undefined : left.splice(index, 1)[0];
}

function endOf({ from, moves }: Chain): number {
  return moves.at(-1)?.to ?? from;
}

function formatChain(chain: Chain): string {
  const end = endOf(chain);
  const stops = chain.moves.filter(({ hit }, index) => hit || end === OFF || index === chain.moves.length - 1);
  return [formatPlace(chain.from), ...stops.map(({ to, hit }) => formatPlace(to) + (hit ? '*' : ''))].join('/');
}

/** The moves that the text asks for, in its order, split at every stop that it names; or `play.unreadable`. */
export function parsePlayText(text: string): Result<readonly RequestedMove[], Violation> {
  const asUsual = usualMoves(text);
  if (asUsual !== null) return accepted(asUsual);
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (NO_MOVE.test(plain)) return accepted([]);
  const tokens = plain
    .replace(/ ?\/ ?/g, '/')
    .replace(/ (?=[*(])/g, '')
    .split(/[ ,;]+/)
    .filter((token) => token !== '');
  const moves: RequestedMove[] = [];
  for (const token of tokens) {
    const read = parseToken(token);
    if (read === null) return refused(unreadable(text, token));
    moves.push(...read);
  }
  return accepted(moves);
}

/** Every single move as nearly all texts have it: known by its text, so that a transcript needs no pattern for each. */
const USUAL_MOVES: ReadonlyMap<string, RequestedMove> = new Map(
  PLACES.flatMap((from) =>
    PLACES.flatMap((to) =>
      from === OFF || to >= BAR
        ? []
        : [false, true].flatMap((hit) =>
            spellings(from).flatMap((start) =>
              spellings(to).map((end) => [`${start}/${end}${hit ? '*' : ''}`, { from, to, hit }] as const),
            ),
          ),
    ),
  ),
);

function spellings(place: number): readonly string[] {
  const name = formatPlace(place);
  return place > BAR || name === String(place) ? [name] : [name, String(place)];
}

/** The moves of a text of such moves with one blank between them, or null. */
function usualMoves(text: string): readonly RequestedMove[] | null {
  const moves: RequestedMove[] = [];
  for (const token of text.split(' ')) {
    const move = USUAL_MOVES.get(token);
    if (move === undefined) return null;
    moves.push(move);
  }
  return moves;
}

function parseToken(token: string): RequestedMove[] | null {
  const groups = TOKEN.exec(token)?.groups;
  const times = groups?.['times'] === undefined ? 1 : Number(groups['times']);
  const stops = (groups?.['places'] ?? '').split('/');
  const places = stops.map(parsePlace);
  if (places.length < 2 || times < 1 || times > MOST_TIMES) return null;
  const moves: RequestedMove[] = [];
  for (let index = 1; index < places.length; index++) {
    const from = places[index - 1] ?? null;
    const to = places[index] ?? null;
    if (from === null || to === null || from === OFF || to >= BAR) return null;
    moves.push({ from, to, hit: stops[index]?.endsWith('*') ?? false });
  }
  return Array.from({ length: times }, () => moves).flat();
}

function parsePlace(text: string): number | null {
  const place = text.replace(/\*$/, '');
  if (place === 'bar' || place === 'b') return BAR;
  if (place === 'off' || place === 'o') return OFF;
  if (place === 'rsv' || place === 'r') return RESERVE;
  if (!/^\d{1,2}$/.test(place)) return null;
  const number = Number(place);
  return number <= BAR ? number : null;
}

function unreadable(text: string, token: string): Violation {
  return violation('play.unreadable', {
    play: text.slice(0, MOST_QUOTED),
    token: token.slice(0, MOST_QUOTED),
  });
}
