/** Draws and rounds: who meets whom, by lot, by seeding or by the standings, each with its receipt (T5–T8, T15–T18). */

import type { Id, Milliseconds } from '../kernel/brands.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { Strength, TournamentCommand } from './commands.js';
import { bracketFault, seededPlaces, seeding } from './bracket/places.js';
import { withConsequences } from './decide-results.js';
import { shuffled } from './draw/lots.js';
import type { TournamentEvent } from './events.js';
import { type TournamentFormat, nextFormat } from './format.js';
import { pairingsOf } from './pairings.js';
import { groupsOf, roundRobin } from './pairing/round-robin.js';
import { defaultSwissRounds, swissPairing } from './pairing/swiss.js';
import { qualifiers, swissEntrants } from './standings.js';
import type { Entry, OpenedTournament, Round, RoundsStage, Stage } from './state.js';

type Decision = Result<readonly TournamentEvent[], Violation>;
type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;

/** Everybody against everybody: a hundred in one group have so many, and no club plays more. */
const MOST_MATCHES = 5_000;

export function decideDraw(state: OpenedTournament, { seed, standings, at }: Command<'Draw'>): Decision {
  if (state.status === 'finished')
    return refused(violation('tournament.wrong-time', { act: 'draw', time: 'finished' }));
  if (state.stages.length > 0) {
    // T47: a draw may be made again until somebody has begun.
    const begun = state.begun.length > 0 || Object.keys(state.outcomes).length > 0 || state.stages.length > 1;
    if (begun) return refused(violation('tournament.wrong-time', { act: 'draw', time: 'begun' }));
  }
  const entrants = state.entries.filter(isIn);
  const fault = bracketFault(entrants.map(({ id }) => id));
  if (fault !== null) return refused(fault);
  const order = drawOrder(state.format, entrants, standings, seed);
  const drawn = stageOf(state.format, order, seed, at, 1);
  if (!drawn.ok) return drawn;
  return withConsequences(state, [...withdrawnDraw(state), ...drawn.value], at);
}

/** Takes back a draw of which nobody has begun anything (T47). */
function withdrawnDraw({ stages, matches }: OpenedTournament): readonly TournamentEvent[] {
  if (stages.length === 0) return [];
  const voided = Object.entries(matches).map(([pairing, { matchId }]): TournamentEvent => ({
    type: 'PairingVoided',
    pairing,
    matchId,
  }));
  return [...voided, { type: 'DrawWithdrawn' }];
}

/** Whoever is there to be drawn. */
function isIn({ status }: Entry): boolean {
  return status === 'entered' || status === 'checked-in';
}

/**
 * The entrants in the order of the draw: those whom the director seeded first, the rest by strength or by lot (T5, T6).
 * Lots are drawn over the ids in their order, so that nothing but entries and seed decides.
 */
function drawOrder(
  format: TournamentFormat,
  entrants: readonly Entry[],
  standings: Readonly<Record<string, Strength>>,
  seed: string,
): readonly Id[] {
  const seedable = entrants.map(({ id, player, seed: place }, registered) => ({
    entrant: id,
    seed: place,
    rating: standings[player]?.rating ?? 0,
    experience: standings[player]?.experience ?? 0,
    registered,
  }));
  const bySeed = seeding(seedable);
  const byLot = !('draw' in format) || format.draw === 'random';
  if (!byLot || format.kind === 'ladder') return bySeed;
  const seeded = new Set(entrants.filter((entry) => entry.seed !== null).map(({ id }) => id));
  const rest = bySeed.filter((id) => !seeded.has(id)).toSorted();
  return [...bySeed.filter((id) => seeded.has(id)), ...shuffled(seed, rest)];
}

function stageOf(
  format: TournamentFormat,
  order: readonly Id[],
  seed: string,
  at: Milliseconds,
  number: number,
): Decision {
  const drawn = (stage: Stage): TournamentEvent => ({ type: 'DrawMade', stage, inputs: order, at });
  switch (format.kind) {
    case 'knockout':
    case 'double-elimination':
      return accepted([drawn({ kind: 'bracket', format, seed, places: seededPlaces(order) })]);
    case 'ladder':
      return accepted([drawn({ kind: 'ladder', format, seed, order, challenges: [] })]);
    case 'league':
    case 'round-robin': {
      const groups = format.kind === 'league' ? [order] : groupsOf(order, format.groups);
      const smallest = Math.min(...groups.map(({ length }) => length));
      const needed = format.kind === 'league' ? 2 : Math.max(2, format.qualifiers);
      if (smallest < needed) {
        return refused(
          violation('tournament.too-few-entrants', { entrants: order.length, needed: needed * groups.length }),
        );
      }
      const matches = groups.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
      if (matches > MOST_MATCHES) {
        return refused(violation('tournament.too-many-matches', { matches, most: MOST_MATCHES }));
      }
      const rounds = roundsOfGroups(groups, format.kind === 'league' ? null : format.rounds, seed);
      return accepted([drawn({ kind: 'rounds', format, seed, planned: rounds.length, groups, rounds })]);
    }
    case 'swiss': {
      const planned = format.rounds ?? defaultSwissRounds(order.length);
      const stage: RoundsStage = { kind: 'rounds', format, seed, planned, groups: [order], rounds: [] };
      const round = swissPairing({
        round: 1,
        rounds: planned,
        entrants: order.map((id, index) => ({ id, wins: 0, rank: index + 1, opponents: [], byes: 0, status: 'in' })),
        draw: format.draw,
        inGroups: 'halves',
        seed,
      });
      if (!round.ok) return round;
      const paired: TournamentEvent = { type: 'RoundPaired', stage: number, round: roundOf(round.value), at };
      return accepted([drawn(stage), paired]);
    }
  }
}

/** All groups play their rounds at the same time. */
function roundsOfGroups(groups: readonly (readonly Id[])[], most: number | null, seed: string): readonly Round[] {
  const schedules = groups.map((group) => roundRobin(group, most));
  const count = Math.max(...schedules.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) => {
    const parts = schedules.flatMap((schedule) => schedule[index] ?? []);
    return {
      number: index + 1,
      seed,
      pairs: parts.flatMap(({ pairs }) => pairs.map((pair) => ({ ...pair, why: null }))),
      byes: parts.flatMap(({ bye }) => (bye === null ? [] : [bye])),
    };
  });
}

type Receipt = Extract<ReturnType<typeof swissPairing>, { ok: true }>['value'];

function roundOf({ round, seed, pairs, bye }: Receipt): Round {
  return {
    number: round,
    seed,
    pairs: pairs.map(({ white, black, ...why }) => ({ white, black, why })),
    byes: bye === null ? [] : [bye.id],
  };
}

/** The next round of a Swiss, or the next stage with those who qualified. */
export function decideRound(state: OpenedTournament, { seed, at }: Command<'PairRound'>): Decision {
  const number = state.stages.length;
  const stage = state.stages.at(-1);
  if (stage === undefined) {
    return refused(violation('tournament.wrong-time', { act: 'pair-round', time: 'entries' }));
  }
  const noMore = refused(violation('tournament.no-more-rounds', { round: 0, rounds: 0 }));
  if (stage.kind !== 'rounds') return noMore;
  const open = pairingsOf(state).filter((pairing) => pairing.stage === number && pairing.status !== 'finished');
  if (open.length > 0) return refused(violation('tournament.round-open', { open: open.length }));
  if (stage.rounds.length < stage.planned && stage.format.kind === 'swiss') {
    const round = swissPairing({
      round: stage.rounds.length + 1,
      rounds: stage.planned,
      entrants: swissEntrants(state, stage, number),
      draw: stage.format.draw,
      inGroups: 'halves',
      seed,
    });
    if (!round.ok) return round;
    return withConsequences(state, [{ type: 'RoundPaired', stage: number, round: roundOf(round.value), at }], at);
  }
  const then = number === 1 ? nextFormat(state.format) : null;
  if (then === null) {
    const rounds = stage.planned;
    return refused(violation('tournament.no-more-rounds', { round: rounds + 1, rounds }));
  }
  const through = qualifiers(state, stage, number);
  const fault = bracketFault(through);
  if (fault !== null) return refused(fault);
  const order = then.draw === 'random' ? shuffled(seed, through.toSorted()) : through;
  const drawn = stageOf(then, order, seed, at, number + 1);
  return drawn.ok ? withConsequences(state, drawn.value, at) : drawn;
}
