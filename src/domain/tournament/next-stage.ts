/**
 * A result of groups or of a Swiss that changes after the next stage was drawn (T42): who qualifies is worked out again. Where
 * nothing has begun in the next stage, it is drawn again from its recorded seed; otherwise the director says what becomes of it.
 */

import type { Id, Milliseconds } from '../kernel/brands.js';
import { fold } from '../kernel/decider.js';
import { peopleOf } from '../kernel/party.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { Qualifier } from './bracket/kept-apart.js';
import { bracketFault } from './bracket/places.js';
import type { NextStageChoice } from './commands.js';
import { withConsequences } from './results/consequences.js';
import { nextStageDrawn } from './draw/next-stage.js';
import { hasMark, kindOf } from './events/event-kinds.js';
import type { TournamentEvent } from './events/events.js';
import { evolveTournament } from './events/evolve.js';
import { entriesOut } from './met.js';
import { pairingsOf } from './pairings.js';
import { entrantsOf } from './stages.js';
import { qualifiers } from './standings/standings.js';
import type { BracketStage, OpenedTournament, Stage } from './state.js';

type Decision = Result<readonly TournamentEvent[], Violation>;

/** The events, and what they mean for a next stage that is drawn already. */
export function withNextStage(
  before: OpenedTournament,
  events: readonly TournamentEvent[],
  choice: NextStageChoice | null,
  at: Milliseconds,
): Decision {
  const [groups, stage] = before.stages;
  if (groups?.kind !== 'rounds' || stage?.kind !== 'bracket' || choice === 'keep') return accepted(events);
  if (!events.some(isOfFirstStage)) return accepted(events);
  const after = fold(evolveTournament, before, events);
  if (after.status === 'not-opened') return accepted(events);
  const isBegun = hasNextStageBegun(after);
  if (!isBegun && openInFirstStage(after).length > 0) {
    return withConsequences(before, [...events, { type: 'StageWithdrawn', number: 2 }], at);
  }
  const field = new Set(entrantsOf(stage));
  // What has begun goes on without an entrant who is back, and as the director left it who opened this match again.
  if (isBegun && choice === null && events.some(({ type }) => COMES_IN.includes(type))) return accepted(events);
  // Who has left since the draw has qualified nevertheless, and is not to come in where this happened elsewhere.
  const outOf = ({ entries }: OpenedTournament) =>
    new Set([...entriesOut(entries).keys()].filter((entry) => !field.has(entry)));
  const [then, now] = [through(before, groups, outOf(before)), through(after, after.stages[0] ?? groups, outOf(after))];
  const isAsBefore = textOf(then) === textOf(now);
  const opens = isBegun && opensInFirstStage(before, after);
  if (isAsBefore && !opens && choice === null) return accepted(events);
  return followed(before, events, { stage, now, isAsBefore, isBegun, opens, choice, at });
}

/** What comes into a stage that is past, as a result of a match that the director opened again. */
const COMES_IN: readonly TournamentEvent['type'][] = ['EntrantReturned', 'ResultRecorded'];

interface Change {
  readonly stage: BracketStage;
  readonly now: readonly (readonly Qualifier[])[];
  /** Whether the same qualified already before the events, for a stage that was drawn for others and kept. */
  readonly isAsBefore: boolean;
  readonly isBegun: boolean;
  /** Whether a match of the first stage is open again beside the begun one: its result may then let others through. */
  readonly opens: boolean;
  readonly choice: NextStageChoice | null;
  readonly at: Milliseconds;
}

function followed(before: OpenedTournament, events: readonly TournamentEvent[], change: Change): Decision {
  const { stage, now, isAsBefore, isBegun, opens, choice, at } = change;
  const field = entrantsOf(stage);
  const qualified = now.flat();
  const ids = new Set(qualified.map(({ entrant }) => entrant));
  const goingOut = field.filter((entry) => !ids.has(entry));
  const comingIn = qualified.filter(({ entrant }) => !field.includes(entrant));
  const isSameField = goingOut.length === 0 && comingIn.length === 0;
  if (isSameField && !opens && (isBegun ? choice !== 'redraw' : isAsBefore)) return accepted(events);
  if (isBegun && choice === null) {
    const people = (entry: Id): readonly Id[] => before.entries.filter(({ id }) => id === entry).flatMap(peopleOf);
    const facts = { comingIn: comingIn.flatMap(({ entrant }) => people(entrant)), goingOut: goingOut.flatMap(people) };
    return refused(violation('tournament.next-stage-begun', facts));
  }
  const fault = bracketFault(qualified.map(({ entrant }) => entrant));
  if (fault !== null) return refused(fault);
  const { stage: changed, inputs } =
    choice === 'replace' ? replaced(before, stage, goingOut, comingIn) : nextStageDrawn(stage.format, now, stage.seed);
  if (changed.places.join() === stage.places.join()) return accepted(events);
  return withConsequences(before, [...events, { type: 'StageRedrawn', number: 2, stage: changed, inputs, at }], at);
}

/**
 * Each entrant who comes in takes the place of one that goes out, of the same group if there is one; a place that stays empty is
 * a bye.
 */
function replaced(
  { stages: [groups] }: OpenedTournament,
  stage: BracketStage,
  goingOut: readonly Id[],
  comingIn: readonly Qualifier[],
): { readonly stage: BracketStage; readonly inputs: readonly Id[] } {
  const groupOf = (entry: Id): number =>
    groups?.kind === 'rounds' ? groups.groups.findIndex((group) => group.includes(entry)) : -1;
  const waiting = [...comingIn];
  const instead = new Map<Id, Id | null>();
  const take = (entry: Id, isFit: (one: Qualifier) => boolean): void => {
    const at = waiting.findIndex(isFit);
    if (at >= 0) instead.set(entry, waiting.splice(at, 1)[0]?.entrant ?? null);
  };
  for (const entry of goingOut) take(entry, ({ group }) => group === groupOf(entry));
  for (const entry of goingOut) if (!instead.has(entry)) take(entry, () => true);
  const places = stage.places.map((entry) =>
    entry === null || !goingOut.includes(entry) ? entry : (instead.get(entry) ?? null),
  );
  return { stage: { ...stage, places }, inputs: places.filter((entry) => entry !== null) };
}

/** Whether a match of the second stage has begun or has a result. */
export function hasNextStageBegun({ begun, outcomes }: OpenedTournament): boolean {
  return [...begun, ...Object.keys(outcomes)].some((key) => key.startsWith('2/'));
}

/** Whether a pairing of the first stage is open that was not. */
export function opensInFirstStage(before: OpenedTournament, after: OpenedTournament): boolean {
  const open = new Set(openInFirstStage(before));
  return openInFirstStage(after).some((key) => !open.has(key));
}

/** The pairings of the first stage that have no result yet. */
function openInFirstStage(tournament: OpenedTournament): readonly string[] {
  return pairingsOf(tournament).flatMap(({ stage, status, key }) =>
    stage === 1 && status !== 'finished' ? [key] : [],
  );
}

/** Whether it can change who goes on: a result of the first stage, or what counts in it, as with an entrant who is back (T19). */
function isOfFirstStage(event: TournamentEvent): boolean {
  if (event.type === 'EntrantReturned') return true;
  return hasMark(event, 'result') && kindOf(event).about(event).pairing?.startsWith('1/') === true;
}

function through(state: OpenedTournament, stage: Stage, out: ReadonlySet<Id>): readonly (readonly Qualifier[])[] {
  return stage.kind === 'rounds' ? qualifiers(state, stage, 1, out) : [];
}

function textOf(tiers: readonly (readonly Qualifier[])[]): string {
  return tiers.map((tier) => tier.map(({ entrant }) => entrant).join()).join(';');
}
