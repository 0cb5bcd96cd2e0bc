/** The places by which a flight pays, also where the director has ended the tournament before it was played out. */

import { FLIGHT_NAMES } from '../bracket/node.js';
import { stillIn } from '../bracket/placings.js';
import { entriesOut } from '../met.js';
import { bracketStateOf } from '../pairings.js';
import type { Placed } from './pool.js';
import { notQualified } from '../standings/not-qualified.js';
import { type StandingRow, standingsOf } from '../standings/standings.js';
import type { OpenedTournament } from '../state.js';

/**
 * Everybody in a flight of the last stage whom a director has not disqualified: they keep their places, but the prize of the first
 * goes to the best of those who are left (T25).
 */
export function prizePlaces(tournament: OpenedTournament, flight: string): readonly Placed[] {
  const { entries } = tournament;
  const disqualified = new Set(entries.flatMap(({ id, status }) => (status === 'disqualified' ? [id] : [])));
  return flightPlaces(tournament, flight).filter(({ entry }) => !disqualified.has(entry));
}

/**
 * Everybody in a flight of the last stage: in the places that are decided; those who still play share the best that are
 * open, and behind them come those who have left without having lost (T53, T54). Who did not qualify for the last stage is
 * behind its field.
 */
function flightPlaces(tournament: OpenedTournament, flight: string): readonly Placed[] {
  const { stages, entries } = tournament;
  const tables = standingsOf(tournament).filter((table) => table.stage === stages.length && table.flight === flight);
  const decided = tables.flatMap(({ rows }) => rows.map(placed));
  const stage = stages.at(-1);
  const name = FLIGHT_NAMES.find((each) => each === flight);
  if (stage?.kind !== 'bracket' || name === undefined) return decided;
  const out = entriesOut(entries);
  const { nodes, resolved } = bracketStateOf(tournament, stage, stages.length);
  const undecided = stillIn(name, nodes, resolved);
  const playing = undecided.filter((entry) => !out.has(entry));
  const gone = undecided.filter((entry) => out.has(entry));
  const best = bestOpenPlace(decided);
  return [
    ...decided,
    ...(flight === 'main' ? notQualified(tournament).map(placed) : []),
    ...playing.map((entry) => ({ entry, place: best })),
    ...gone.map((entry) => ({ entry, place: best + playing.length })),
  ];
}

function placed({ entry, place }: StandingRow): Placed {
  return { entry, place };
}

/** The first free place from the top. */
function bestOpenPlace(decided: readonly Placed[]): number {
  let open = 1;
  while (decided.some(({ place }) => place === open)) open += decided.filter(({ place }) => place === open).length;
  return open;
}
