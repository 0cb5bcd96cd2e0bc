/** The places by which a flight pays, also where the director has ended the tournament before it was played out. */

import { FLIGHT_NAMES } from '../bracket/node.js';
import { forThirdPlace, stillIn } from '../bracket/placings.js';
import { entriesOut } from '../met.js';
import { bracketStateOf } from '../pairings.js';
import type { Placed } from './pool.js';
import { neverEntered } from '../standings/never-entered.js';
import { notQualified } from '../standings/not-qualified.js';
import { type StandingRow, standingsOf } from '../standings/standings.js';
import type { OpenedTournament } from '../state.js';

/**
 * The entrants in a flight of the last stage, without those whom a director has disqualified and those who left and count as never
 * entered: they keep their places, but the prize of the first goes to the best of those who are left (T19, T25).
 */
export function prizePlaces(tournament: OpenedTournament, flight: string): readonly Placed[] {
  const { entries } = tournament;
  const disqualified = new Set(entries.flatMap(({ id, status }) => (status === 'disqualified' ? [id] : [])));
  const annulled = neverEntered(tournament, tournament.stages.length);
  return flightPlaces(tournament, flight).filter(({ entry }) => !disqualified.has(entry) && !annulled.has(entry));
}

/**
 * Everybody in a flight of the last stage (T53, T54): in the places that are decided; those who have lost a semifinal share the third
 * place while its match is open, those who still play the best place that is open, and who has left without having lost has the place
 * of who loses the match that came next. Who did not qualify for the last stage is behind its field.
 */
function flightPlaces(tournament: OpenedTournament, flight: string): readonly Placed[] {
  const { stages, entries } = tournament;
  const tables = standingsOf(tournament).filter((table) => table.stage === stages.length && table.flight === flight);
  const rows = tables.flatMap((table) => table.rows.map(placed));
  const stage = stages.at(-1);
  const name = FLIGHT_NAMES.find((each) => each === flight);
  if (stage?.kind !== 'bracket' || name === undefined) return rows;
  const out = entriesOut(entries);
  const { nodes, resolved } = bracketStateOf(tournament, stage, stages.length);
  const lostSemifinal = forThirdPlace(name, nodes, resolved);
  const decided = rows.filter(({ entry }) => !lostSemifinal.includes(entry));
  const others = stillIn(name, nodes, resolved).filter(({ entrant }) => !lostSemifinal.includes(entrant));
  const best = bestOpenPlace(decided);
  return [
    ...decided,
    ...(flight === 'main' ? notQualified(tournament).map(placed) : []),
    ...lostSemifinal.map((entry) => ({ entry, place: THIRD })),
    ...others.map(({ entrant, atLeast }) => ({ entry: entrant, place: out.has(entrant) ? atLeast : best })),
  ];
}

/** The best place of who has lost a semifinal. */
const THIRD = 3;

function placed({ entry, place }: StandingRow): Placed {
  return { entry, place };
}

/** The first free place from the top. */
function bestOpenPlace(decided: readonly Placed[]): number {
  let open = 1;
  while (decided.some(({ place }) => place === open)) open += decided.filter(({ place }) => place === open).length;
  return open;
}
