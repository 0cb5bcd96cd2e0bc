/** Draws and rounds: who meets whom, by lot, by seeding or by the standings, each with its receipt (T5–T8, T15–T18). */

import type { Id, Milliseconds } from '../../kernel/brands.js';
import { fold } from '../../kernel/decider.js';
import { peopleOf } from '../../kernel/party.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type ReasonOf, type Violation, violation } from '../../kernel/violation.js';
import { linesSoFar } from '../bracket/last-chance.js';
import type { Strength, TournamentCommand } from '../commands.js';
import { bracketFault, seededPlaces, seeding } from '../bracket/places.js';
import { withConsequences } from '../results/consequences.js';
import { shuffledOrder } from './lots.js';
import type { TournamentEvent } from '../events/events.js';
import { evolveTournament } from '../events/evolve.js';
import { type RoundRobinFormat, type SeasonFormat, type TournamentFormat, nextFormat } from '../format.js';
import { entriesOut } from '../met.js';
import { nextStageDrawn } from './next-stage.js';
import { hasPlayBegun, isIn } from './not-drawn.js';
import { bracketStateOf, pairingsOf, plannedLength } from '../pairings.js';
import { divisionsOf, groupsOf, roundRobin } from '../round-robin/round-robin.js';
import { defaultSwissRounds } from '../swiss/swiss.js';
import { isSwiss, pairedRound } from './swiss-rounds.js';
import { teamMatchOf } from '../teams/boards.js';
import { decideRoundTimes } from './timed.js';
import { qualifiers } from '../standings/standings.js';
import type { Entry, OpenedTournament, Round, Stage, SwissStage } from '../state.js';

type Decision = Result<readonly TournamentEvent[], Violation>;
type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;

/** Everybody against everybody: a hundred in one group have so many, and no club plays more. */
export const MOST_MATCHES = 5_000;
const FEWEST_IN_LAST_CHANCE = 2;

export function decideDraw(state: OpenedTournament, { seed, standings, only, at }: Command<'Draw'>): Decision {
  if (state.status === 'finished')
    return refused(violation('tournament.wrong-time', { act: 'draw', time: 'finished' }));
  if (state.stages.length > 0) {
    // T47: a director may draw again until play begins.
    if (hasPlayBegun(state) || state.stages.length > 1)
      return refused(violation('tournament.wrong-time', { act: 'draw', time: 'begun' }));
  }
  const entrants = state.entries.filter((entry) => isIn(entry) && (only === undefined || entry.status === only));
  const fault = bracketFault(entrants.map(({ id }) => id));
  if (fault !== null) return refused(fault);
  const order = drawOrder(state.format, entrants, standings, seed);
  const drawn = stageOf(state, state.format, order, seed, at, 1);
  if (!drawn.ok) return drawn;
  const again = [...withdrawnDraw(state), ...drawn.value];
  return withConsequences(state, [...again, ...lengthsOfFormat(state, again)], at);
}

/** A corrected length was that of two who met before the draw; those who meet there now play what the format says (T1, T3). */
function lengthsOfFormat(state: OpenedTournament, draw: readonly TournamentEvent[]): readonly TournamentEvent[] {
  const after = fold(evolveTournament, state, draw);
  if (after.status === 'not-opened') return [];
  return Object.entries(state.lengths).flatMap(([pairing, corrected]): TournamentEvent[] => {
    // Of a team match that still waits for its teams there are no boards yet.
    const length = plannedLength(after, pairing) ?? plannedLength(after, teamMatchOf(pairing));
    if (length === null || length === corrected) return [];
    return [{ type: 'LengthCorrected', pairing, length, reason: 'Drawn again.' }];
  });
}

/** Takes back a draw while no match of it has begun (T47). */
export function withdrawnDraw({ stages, matches }: OpenedTournament): readonly TournamentEvent[] {
  if (stages.length === 0) return [];
  const voided = Object.entries(matches).map(([pairing, { matchId }]): TournamentEvent => ({
    type: 'PairingVoided',
    pairing,
    matchId,
  }));
  return [...voided, { type: 'DrawWithdrawn' }];
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
  // The lots between equals are others than those of the whole draw; on a ladder, who came earlier stands higher.
  const ids = entrants.map(({ id }) => id);
  const byLots = format.kind === 'ladder' ? ids : shuffledOrder(`${seed}/equals`, ids.toSorted());
  const lots = new Map(byLots.map((id, lot) => [id, lot]));
  const seedable = entrants.map((entry) => ({
    entrant: entry.id,
    seed: entry.seed,
    ...strengthOf(entry, standings),
    lot: lots.get(entry.id) ?? 0,
  }));
  const bySeed = seeding(seedable);
  const byLot = !('draw' in format) || format.draw === 'random';
  // T17; and the strongest are in the first division.
  const byStrength = format.kind === 'ladder' || (format.kind === 'league' && divisionCount(format) > 1);
  if (!byLot || byStrength) return bySeed;
  const seeded = new Set(entrants.filter((entry) => entry.seed !== null).map(({ id }) => id));
  const rest = bySeed.filter((id) => !seeded.has(id)).toSorted();
  return [...bySeed.filter((id) => seeded.has(id)), ...shuffledOrder(seed, rest)];
}

/** T6: of a pair the mean of both. */
function strengthOf(entry: Entry, standings: Readonly<Record<string, Strength>>): Strength {
  const people = peopleOf(entry);
  const mean = (figure: keyof Strength): number =>
    people.reduce((sum, id) => sum + (standings[id]?.[figure] ?? 0), 0) / people.length;
  return { rating: mean('rating'), experience: mean('experience') };
}

function stageOf(
  state: OpenedTournament,
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
      const groups =
        format.kind === 'league' ? divisionsOf(order, divisionCount(format)) : groupsOf(order, format.groups);
      const smallest = Math.min(...groups.map(({ length }) => length));
      // None of a division goes both up and down.
      const moving = format.kind === 'league' ? 2 * (format.promoted ?? 0) : format.qualifiers;
      const needed = Math.max(2, moving);
      if (smallest < needed) {
        return refused(
          violation('tournament.too-few-entrants', { entrants: order.length, needed: needed * groups.length }),
        );
      }
      const once = groups.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
      const matches = format.double === true ? 2 * once : once;
      if (matches > MOST_MATCHES) {
        return refused(violation('tournament.too-many-matches', { matches, most: MOST_MATCHES }));
      }
      const rounds = roundsOfGroups(groups, format, seed);
      return accepted([drawn({ kind: 'rounds', format, seed, planned: rounds.length, groups, rounds })]);
    }
    case 'swiss': {
      const planned = format.rounds ?? defaultSwissRounds(order.length);
      const stage: SwissStage = { kind: 'rounds', format, seed, planned, groups: [order], rounds: [] };
      const round = pairedRound(state, stage, number, seed);
      if (!round.ok) return round;
      const paired: TournamentEvent = { type: 'RoundPaired', stage: number, round: round.value, at };
      return accepted([drawn(stage), paired]);
    }
  }
}

function divisionCount({ divisions = 1 }: SeasonFormat): number {
  return divisions;
}

/** T13: the director need not wait for those who still play in the flights before the last chance. */
export function decideLastChance(state: OpenedTournament, { at }: Command<'StartLastChance'>): Decision {
  const number = state.stages.length;
  const stage = state.stages.at(-1);
  if (state.status === 'finished') {
    return refused(violation('tournament.wrong-time', { act: 'start-last-chance', time: 'finished' }));
  }
  const cannot = (reason: ReasonOf<'tournament.no-last-chance'>): Decision =>
    refused(violation('tournament.no-last-chance', { reason }));
  if (stage === undefined) return cannot('not-drawn');
  if (stage.kind !== 'bracket' || stage.format.kind !== 'knockout' || stage.format.lastChance === null) {
    return cannot('not-in-format');
  }
  const { nodes, resolved } = bracketStateOf(state, stage, number);
  const { lines, isComplete } = linesSoFar(nodes, resolved, 'all-but-semifinalists');
  if (stage.lastChanceLines !== undefined) return cannot('started');
  // Also where all are known: in a small field none is out so early, and the last chance never comes.
  if (lines.length < FEWEST_IN_LAST_CHANCE) return cannot('too-few');
  if (isComplete) return cannot('started');
  const started: TournamentEvent = { type: 'LastChanceStarted', stage: number, lines: lines.map(({ of }) => of), at };
  return withConsequences(state, [started], at);
}

/** All groups play their rounds at the same time. */
function roundsOfGroups(
  groups: readonly (readonly Id[])[],
  format: RoundRobinFormat | SeasonFormat,
  seed: string,
): readonly Round[] {
  const most = format.kind === 'league' ? null : format.rounds;
  const schedules = groups.map((group) => roundRobin(group, { most, double: format.double === true }));
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

/** The next round of a Swiss, or the next stage with those who qualified. */
export function decideRound(state: OpenedTournament, command: Command<'PairRound'>): Decision {
  const { seed, at } = command;
  if (state.status === 'finished') {
    return refused(violation('tournament.wrong-time', { act: 'pair-round', time: 'finished' }));
  }
  const number = state.stages.length;
  const stage = state.stages.at(-1);
  if (stage === undefined) {
    return refused(violation('tournament.wrong-time', { act: 'pair-round', time: 'entries' }));
  }
  const noMore = refused(violation('tournament.no-more-rounds', { round: 0, rounds: 0 }));
  if (stage.kind !== 'rounds') return noMore;
  const open = pairingsOf(state).filter(
    ({ stage: of, status, boards }) => of === number && status !== 'finished' && boards === undefined,
  );
  if (open.length > 0) return refused(violation('tournament.round-open', { open: open.length }));
  if (stage.rounds.length < stage.planned && isSwiss(stage)) return decideSwissRound(state, stage, command);
  if (command.publish === false) return refused(violation('round.not-swiss'));
  const then = number === 1 ? nextFormat(state.format) : null;
  if (then === null) {
    const rounds = stage.planned;
    return refused(violation('tournament.no-more-rounds', { round: rounds + 1, rounds }));
  }
  const through = qualifiers(state, stage, number, new Set(entriesOut(state.entries).keys()));
  const fault = bracketFault(through.flat().map(({ entrant }) => entrant));
  if (fault !== null) return refused(fault);
  return withConsequences(state, [{ type: 'DrawMade', ...nextStageDrawn(then, through, seed), at }], at);
}

/** Proposed, or published at once; a proposal is not lost by that. */
function decideSwissRound(state: OpenedTournament, stage: SwissStage, command: Command<'PairRound'>): Decision {
  const { seed, publish = true, times = {}, at } = command;
  const number = state.stages.length;
  const next = stage.rounds.length + 1;
  if (publish && stage.proposed !== undefined) return refused(violation('round.proposed', { round: next }));
  const round = pairedRound(state, stage, number, seed);
  if (!round.ok) return round;
  const timed = decideRoundTimes(state, { round: next, times });
  if (!timed.ok) return timed;
  const paired: TournamentEvent = publish
    ? { type: 'RoundPaired', stage: number, round: round.value, at }
    : { type: 'RoundProposed', stage: number, proposed: round.value, at };
  return withConsequences(state, [paired, ...timed.value], at);
}
