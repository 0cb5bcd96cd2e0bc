/** The ladder inside a tournament (T17): who may challenge whom, and the order after the results. */

import { type Id, type Milliseconds, milliseconds } from '../../kernel/brands.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { TournamentCommand } from '../commands.js';
import type { TournamentEvent } from '../events/events.js';
import { type Pairing, type Slot, isOut } from '../met.js';
import { pairingOf } from '../pairings.js';
import type { Challenge, LadderStage, OpenedTournament } from '../state.js';
import { DAY } from './days.js';

/** Until when a challenge is open: until it has a result, until that is final (T41), or not any more. */
type OpenUntil = 'result' | Milliseconds | null;

/** The ladder from the top: the winner of a challenge takes the place of the challenged, and those between move down. */
export function ladderOrder(tournament: OpenedTournament, stage: LadderStage, number: number): readonly Id[] {
  const drawn = new Set(stage.order);
  // Late entrants begin at the foot.
  const late = tournament.entries.filter(({ id }) => !drawn.has(id)).map(({ id }) => id);
  let order = [...stage.order, ...late];
  // Who is in a challenge begins no other until it is decided, so that the order of the challenges is that of their moves. A result that
  // is taken back keeps its place among them.
  for (const { id, challenger, challenged } of stage.challenges) {
    const [from, to] = [order.indexOf(challenger), order.indexOf(challenged)];
    if (pairingOf(tournament, `${number}/${id}`)?.winner === challenger && from > to) order = moved(order, from, to);
  }
  const out = new Set(tournament.entries.filter(isOut).map(({ id }) => id));
  return order.filter((id) => !out.has(id));
}

/** Who stands on the ladder of a tournament, from the top; empty where it has none, or before its draw. */
export function ladderPlaces(tournament: OpenedTournament): readonly Id[] {
  return tournament.stages.flatMap((stage, index) =>
    stage.kind === 'ladder' ? ladderOrder(tournament, stage, index + 1) : [],
  );
}

function moved(order: readonly Id[], from: number, to: number): Id[] {
  const rest = order.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...order.slice(from, from + 1), ...rest.slice(to)];
}

/** Whether one of those who meet in that challenge of a ladder is in another one that is open: they play no two at once. */
export function isInOpenChallenge(
  state: OpenedTournament,
  { key, stage: number, white, black }: Pairing,
  at: Milliseconds,
): boolean {
  const stage = state.stages[number - 1];
  if (stage?.kind !== 'ladder') return false;
  return stage.challenges.some(({ id, challenger, challenged }) => {
    const other = `${number}/${id}`;
    const isOneOfThem = concerns({ challenger, challenged }, [white, black]);
    return other !== key && isOneOfThem && isOpen(pairingOf(state, other), at);
  });
}

function isOpen(pairing: Pairing | null, at: Milliseconds): boolean {
  const until = openUntil(pairing);
  return until === 'result' || (until !== null && at < until);
}

/** A challenge is open until its result is final: an objection takes back one that waits for a word (T41). */
function openUntil(pairing: Pairing | null): OpenUntil {
  if (pairing?.status !== 'finished') return 'result';
  return pairing.outcome?.finalAt ?? null;
}

/** Whether one of the entrants challenges there, or is challenged. */
function concerns(
  { challenger, challenged }: Pick<Challenge, 'challenger' | 'challenged'>,
  entrants: readonly Slot[],
): boolean {
  return entrants.includes(challenger) || entrants.includes(challenged);
}

/** One who may be challenged. */
export interface Challengeable {
  readonly entry: Id;
  /** From when on; null: at once. */
  readonly from: Milliseconds | null;
}

/** The ladder that is being played. */
interface RunningLadder {
  readonly number: number;
  readonly stage: LadderStage;
  readonly order: readonly Id[];
  /** The places of the challenges of each entrant in the list of the stage: a ladder that runs for years has thousands. */
  readonly byEntrant: ReadonlyMap<Id, readonly number[]>;
}

function runningLadder(state: OpenedTournament): RunningLadder | null {
  const stage = state.stages.at(-1);
  const number = state.stages.length;
  if (stage?.kind !== 'ladder' || state.status !== 'running') return null;
  return { number, stage, order: ladderOrder(state, stage, number), byEntrant: placesByEntrant(stage.challenges) };
}

function placesByEntrant(challenges: readonly Challenge[]): ReadonlyMap<Id, readonly number[]> {
  const places = new Map<Id, number[]>();
  challenges.forEach(({ challenger, challenged }, place) => {
    for (const entrant of [challenger, challenged]) {
      const own = places.get(entrant);
      if (own === undefined) places.set(entrant, [place]);
      else own.push(place);
    }
  });
  return places;
}

/** The challenges of one or the other, in their order. */
function challengesOf(
  { stage, byEntrant }: RunningLadder,
  { challenger, challenged }: Pick<Challenge, 'challenger' | 'challenged'>,
): readonly Challenge[] {
  const places = new Set([...(byEntrant.get(challenger) ?? []), ...(byEntrant.get(challenged) ?? [])]);
  return [...places].toSorted((one, other) => one - other).flatMap((place) => stage.challenges[place] ?? []);
}

/** What keeps one entrant from challenging another, until that time; null: until something else happens. */
interface Hindrance {
  readonly violation: Violation;
  readonly until: Milliseconds | null;
}

/** All that does, the first of them first. */
function hindrances(
  state: OpenedTournament,
  ladder: RunningLadder,
  pair: Pick<Challenge, 'challenger' | 'challenged'>,
): readonly Hindrance[] {
  const { number, stage, order } = ladder;
  const { reach, days } = stage.format;
  const { challenger, challenged } = pair;
  const [from, to] = [order.indexOf(challenger), order.indexOf(challenged)];
  if (from < 0 || to < 0) {
    const who = from < 0 ? 'challenger' : 'challenged';
    return [{ violation: violation('ladder.not-listed', { who }), until: null }];
  }
  if (to >= from || from - to > reach) {
    const places = { from: from + 1, to: to + 1, reach };
    return [{ violation: violation('ladder.out-of-reach', places), until: null }];
  }
  const who = [challenger, challenged].findIndex((id) => isAway(state, id));
  if (who >= 0) {
    return [{ violation: violation('ladder.away', { who: who === 0 ? 'challenger' : 'challenged' }), until: null }];
  }
  return challengesOf(ladder, pair).flatMap((earlier): readonly Hindrance[] => {
    const pairing = pairingOf(state, `${number}/${earlier.id}`);
    const outcome = pairing?.outcome ?? null;
    const until = openUntil(pairing);
    const open =
      until === null
        ? []
        : [{ violation: violation('ladder.challenge-open'), until: until === 'result' ? null : until }];
    const isLost =
      earlier.challenger === challenger && earlier.challenged === challenged && outcome?.winner === 'black';
    if (outcome === null || !isLost) return open;
    return [
      ...open,
      { violation: violation('ladder.too-soon', { days }), until: milliseconds(outcome.at + days * DAY) },
    ];
  });
}

/** Whether the entrant has withdrawn until a return (T19): the place on the ladder stays. */
function isAway({ entries }: OpenedTournament, id: Id): boolean {
  return entries.some((entry) => entry.id === id && entry.status === 'withdrawn');
}

/** Whom each entrant of a running ladder may challenge, from the top, unless one of the two is in another challenge before that. */
export function challengeable(state: OpenedTournament): ReadonlyMap<Id, readonly Challengeable[]> {
  const ladder = runningLadder(state);
  if (ladder === null) return new Map();
  const { order, stage } = ladder;
  return new Map(
    order.map((challenger, index) => {
      const above = order.slice(Math.max(0, index - stage.format.reach), index);
      const free = above.flatMap((challenged): readonly Challengeable[] => {
        const found = hindrances(state, ladder, { challenger, challenged });
        const times = found.flatMap(({ until }) => until ?? []);
        if (times.length < found.length) return [];
        return [{ entry: challenged, from: times.length === 0 ? null : milliseconds(Math.max(...times)) }];
      });
      return [challenger, free];
    }),
  );
}

export function decideChallenge(
  state: OpenedTournament,
  command: Extract<TournamentCommand, { type: 'Challenge' }>,
): Result<readonly TournamentEvent[], Violation> {
  const { challengeId, challenger, challenged, at } = command;
  const ladder = runningLadder(state);
  if (ladder === null) return refused(violation('tournament.no-ladder'));
  const hindrance = hindrances(state, ladder, command).find(({ until }) => until === null || at < until);
  if (hindrance !== undefined) return refused(hindrance.violation);
  const challenge = { id: challengeId, challenger, challenged, at };
  return accepted([{ type: 'ChallengeMade', stage: ladder.number, challenge }]);
}
