/** What entries after the draw have in common (T8, T9, T15). */

import type { Id } from '../../kernel/brands.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Violation, violation, type ReasonOf } from '../../kernel/violation.js';
import type { NewEntry } from '../commands.js';
import { withConsequences } from '../results/consequences.js';
import { shuffledOrder } from '../draw/lots.js';
import type { TournamentEvent } from '../events/events.js';
import { entriesOut } from '../met.js';
import { MOST_MATCHES } from '../draw/decide.js';
import { hasPlayBegun } from '../draw/not-drawn.js';
import { hasNextStageBegun } from '../next-stage.js';
import { pairingsOf } from '../pairings.js';
import type { BracketStage, OpenedTournament, Round, RoundsStage } from '../state.js';
import { inOrder } from './wanted-byes.js';

type Decision = Result<readonly TournamentEvent[], Violation>;

/** `from`: the first round of the entrant, from 1. */
export function registrationOf(
  { entryId, player, partners = [], name, seed, paid, byes = [] }: NewEntry,
  from: number,
): TournamentEvent {
  return {
    type: 'EntrantRegistered',
    entry: {
      id: entryId,
      player,
      ...(partners.length === 0 ? {} : { partners }),
      ...(name === undefined ? {} : { name }),
      seed,
      paid,
      status: 'entered',
      until: null,
      left: null,
      from,
      ...(byes.length === 0 ? {} : { byes: inOrder(byes) }),
    },
  };
}

export function tooLate(reason: ReasonOf<'entry.too-late'>): Decision {
  return refused(violation('entry.too-late', { reason }));
}

/** The events with which an entrant who comes in from that round on begins; from 1, the whole stage. */
type Announced = (from: number) => readonly TournamentEvent[];

/** An entrant who is in no draw: on a place of the first stage, or waiting for another draw as long as there can be one. */
export function comingIn(state: OpenedTournament, entryId: Id, seed: string, announced: Announced): Decision {
  const [stage, next] = state.stages;
  if (stage === undefined || stage.kind === 'ladder') return accepted(announced(1));
  if (stage.kind === 'rounds' && stage.format.kind === 'swiss') {
    if (next !== undefined || stage.rounds.length >= stage.planned) return tooLate('last-round-paired');
    return accepted(announced(stage.rounds.length + 1));
  }
  if (next !== undefined) return tooLate('next-stage');
  if (stage.kind === 'bracket') return inBracket(state, stage, entryId, seed, announced(1));
  if (!hasPlayBegun(state)) return accepted(announced(1));
  return inGroup(state, stage, entryId, seed, announced(1));
}

/** T8: a random bye place of the first round, before any match of it, or of those who have a bye, has begun. */
function inBracket(
  state: OpenedTournament,
  stage: BracketStage,
  entryId: Id,
  seed: string,
  announced: readonly TournamentEvent[],
): Decision {
  const first = pairingsOf(state).filter(({ flight, round }) => flight === 'main' && round === 1);
  if (first.some(({ key, outcome }) => outcome !== null || state.begun.includes(key))) return tooLate('begun');
  const free = stage.places.flatMap((taken, place) => (taken === null ? [place] : []));
  if (free.length === 0 && !hasPlayBegun(state)) return accepted(announced);
  return onByePlace(state, free, announced, entryId, seed) ?? tooLate('begun');
}

/**
 * The smallest group, by lot where there are several: the rounds that are paired stand, and the late entrant meets those who
 * are still in the group in further ones, twice where all meet twice. Where not everybody meets everybody (T16), as many of them as the
 * others meet.
 */
function inGroup(
  state: OpenedTournament,
  stage: RoundsStage,
  entryId: Id,
  seed: string,
  announced: readonly TournamentEvent[],
): Decision {
  const out = entriesOut(state.entries);
  const groups = stage.groups.map((members, group) => ({ group, members: members.filter((id) => !out.has(id)) }));
  const fewest = Math.min(...groups.map(({ members }) => members.length));
  const [smallest] = shuffledOrder(
    seed,
    groups.filter(({ members }) => members.length === fewest),
  );
  if (smallest === undefined) throw new Error('a stage of rounds has a group');
  const opponents = shuffledOrder(`${seed}/opponents`, smallest.members.toSorted());
  const rounds = roundsAgainst(stage, entryId, opponents, seed);
  const scheduled = scheduledIn(stage, entryId, smallest.group, rounds);
  return scheduled.ok ? withConsequences(state, [...announced, ...scheduled.value], state.openedAt) : scheduled;
}

function scheduledIn(stage: RoundsStage, entryId: Id, group: number, rounds: readonly Round[]): Decision {
  const matches = stage.rounds.reduce((sum, round) => sum + round.pairs.length, rounds.length);
  return matches > MOST_MATCHES
    ? refused(violation('tournament.too-many-matches', { matches, most: MOST_MATCHES }))
    : accepted([{ type: 'LateEntrantScheduled', entryId, group, rounds }]);
}

/** Further rounds in which the entrant meets these. */
function roundsAgainst(
  { format, rounds }: RoundsStage,
  entryId: Id,
  opponents: readonly Id[],
  seed: string,
): readonly Round[] {
  const once = opponents.map((opponent, index) =>
    index % 2 === 0 ? { white: entryId, black: opponent } : { white: opponent, black: entryId },
  );
  const meetsTwice = format.kind !== 'swiss' && format.double === true;
  const all = meetsTwice ? [...once, ...once.map(({ white, black }) => ({ white: black, black: white }))] : once;
  const pairs = format.kind === 'round-robin' && format.rounds !== null ? all.slice(0, format.rounds) : all;
  return pairs.map((pair, index): Round => {
    return { number: rounds.length + 1 + index, seed, pairs: [{ ...pair, why: null }], byes: [] };
  });
}

/**
 * T16: further rounds for an entrant of a round robin or league who is back, against those of the group who came late meanwhile;
 * none where not everybody meets everybody, or where the next stage has begun.
 */
export function meetingsMissed(state: OpenedTournament, entryId: Id): Decision {
  const [stage] = state.stages;
  if (stage?.kind !== 'rounds' || stage.format.kind === 'swiss' || hasNextStageBegun(state)) return accepted([]);
  if (stage.format.kind === 'round-robin' && stage.format.rounds !== null) return accepted([]);
  const group = stage.groups.findIndex((members) => members.includes(entryId));
  const out = entriesOut(state.entries);
  const met = new Set(
    stage.rounds.flatMap(({ pairs }) =>
      pairs.flatMap(({ white, black }) => (white === entryId ? [black] : black === entryId ? [white] : [])),
    ),
  );
  const others = stage.groups[group]?.filter((id) => id !== entryId && !met.has(id) && !out.has(id)) ?? [];
  if (others.length === 0) return accepted([]);
  return scheduledIn(stage, entryId, group, roundsAgainst(stage, entryId, others, stage.seed));
}

/**
 * The events, and the entry on one of the bye places, which lots decide among those that undo no match that has begun; null where
 * there is none.
 */
export function onByePlace(
  state: OpenedTournament,
  free: readonly number[],
  events: readonly TournamentEvent[],
  entryId: Id,
  seed: string,
): Decision | null {
  for (const place of shuffledOrder(seed, free)) {
    const taken: TournamentEvent = { type: 'LatePlaceTaken', entryId, place, seed };
    const decision = withConsequences(state, [...events, taken], state.openedAt);
    if (decision.ok && !undoes(state, decision.value)) return decision;
  }
  return null;
}

/** Whether it would lose a match that has begun, or a result. */
export function undoes(state: OpenedTournament, events: readonly TournamentEvent[]): boolean {
  return events.some(
    (event) =>
      event.type === 'PairingVoided' &&
      (state.outcomes[event.pairing] !== undefined || state.begun.includes(event.pairing)),
  );
}
