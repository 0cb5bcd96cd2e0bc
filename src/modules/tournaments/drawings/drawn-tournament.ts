import {
  type OpenedTournament,
  type Pairing,
  type Table,
  dropsOf,
  pairingsByKey,
  standingsOf,
} from '../../../domain/index.js';
import type { SlotView } from '../dto/pairing.dto.js';
import { byFlight } from '../views/bracket-view.js';
import { type Names, PairingViews, entryIn, flightId, seatedView } from '../views/tournament.mapper.js';
import type { DrawnFlight, DrawnPairing, DrawnSlot } from './drawn-bracket.js';

/** A flight with its name in the address. */
export interface FlightDrawing extends DrawnFlight {
  readonly id: string;
  readonly stage: number;
}

/** The flights as they are drawn: what readers are shown of them, with seeds, champions and the drop lines. */
export function drawnFlights(state: OpenedTournament, names: Names): readonly FlightDrawing[] {
  const seeds = new Map(state.entries.map(({ id, seed }) => [id, seed]));
  const drops = dropWords(state);
  const views = new PairingViews(state, names);
  const tables = standingsOf(state);
  const drawn = (pairing: Pairing): DrawnPairing => {
    const view = views.view(pairing);
    const [white, black] = [drawnSlot(view.white, seeds), drawnSlot(view.black, seeds)];
    return { ...view, white, black, ...drops.get(pairing.key) };
  };
  const ofFlight = (id: string): readonly Table[] => tables.filter((table) => flightId(table) === id);
  return byFlight(state, drawn).map(({ id, name, stage, rounds }) => {
    const parts = partsOf(state, stage);
    return {
      id,
      stage,
      name,
      ...(parts === null ? {} : { parts }),
      champion: championOf(state, ofFlight(id), names),
      rounds,
    };
  });
}

function drawnSlot(slot: SlotView, seeds: ReadonlyMap<string, number | null>): DrawnSlot {
  return slot === null || 'bye' in slot ? slot : { name: slot.name, seed: seeds.get(slot.entryId) ?? null };
}

function partsOf({ stages }: OpenedTournament, number: number): NonNullable<DrawnFlight['parts']> | null {
  switch (stages[number - 1]?.format.kind) {
    case 'swiss':
    case 'round-robin':
      return 'groups';
    case 'league':
      return 'divisions';
    case 'ladder':
      return 'challenges';
    case undefined:
    case 'knockout':
    case 'double-elimination':
      return null;
  }
}

/** Who has won the flight: the one on its first place, once that is decided. */
function championOf(state: OpenedTournament, tables: readonly Table[], names: Names): string | null {
  const [table] = tables;
  const [first, second] = table?.rows ?? [];
  const isBracket = state.stages[(table?.stage ?? 1) - 1]?.kind === 'bracket';
  const isOver = state.status === 'finished' && table?.stage === state.stages.length;
  if (tables.length !== 1 || first === undefined || first.place !== 1 || second?.place === 1) return null;
  if (!isBracket && !isOver) return null;
  return seatedView(entryIn(state, first.entry), names).name;
}

type DropWords = Pick<DrawnPairing, 'dropsTo' | 'losersOf'>;

/** By the names of pairings, where losers go and come from. */
function dropWords(state: OpenedTournament): ReadonlyMap<string, DropWords> {
  const pairings = pairingsByKey(state);
  const words = new Map<string, DropWords>();
  for (const { from, to, side } of dropsOf(state)) {
    const [here, there] = [pairings.get(from), pairings.get(to)];
    if (here === undefined || there === undefined) continue;
    words.set(from, { ...words.get(from), dropsTo: placeWords(there) });
    const target = words.get(to);
    words.set(to, { ...target, losersOf: { ...target?.losersOf, [side]: placeWords(here) } });
  }
  return words;
}

const PREFIXES: Readonly<Record<string, string>> = { consolation: 'C', 'last-chance': 'L', lower: 'L', upper: '' };

/** A place in a bracket, such as `C1·3`: the third pairing of the first round of the consolation. */
function placeWords({ flight, part, round, position }: Pairing): string {
  if (part === 'third-place') return '3rd';
  if (part === 'final') return 'final';
  return `${PREFIXES[part ?? flight] ?? ''}${round}·${position}`;
}
