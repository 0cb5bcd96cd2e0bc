/** Rounds of a Swiss and places of a bracket as a director makes them (T47): proposed, changed, published, taken back. */

import type { Id } from '../../kernel/brands.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { AskedRound, TournamentCommand } from '../commands.js';
import { withConsequences } from '../results/consequences.js';
import type { TournamentEvent } from '../events/events.js';
import { type Pairing, isOut, sideOf } from '../met.js';
import { pairingsOf } from '../pairings.js';
import { decideRoundTimes, decideTimesChange } from './timed.js';
import { handMadeRound } from '../swiss/hand-made.js';
import { isSwiss, swissRound, wantedByes } from './swiss-rounds.js';
import type { BracketStage, OpenedTournament, Round, SwissStage } from '../state.js';

type Decision = Result<readonly TournamentEvent[], Violation>;
type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;

/** The Swiss whose rounds are paired now, and the number of its stage. */
interface PresentSwiss {
  readonly stage: SwissStage;
  readonly number: number;
}

export function decideRoundChange(state: OpenedTournament, command: Command<'ChangeRound'>): Decision {
  const { round, pairing, reason, at } = command;
  // A change of nothing is one of a round all the same, which has to be there.
  if (pairing === null) return decideTimesChange(state, command);
  const timed = decideRoundTimes(state, command);
  if (!timed.ok) return timed;
  const last = lastRound(state, round, 'change-round');
  if (!last.ok) return last;
  const made = madeByHand(state, last.value, pairing, reason);
  if (!made.ok) return made;
  const { number, present, isProposed } = last.value;
  const changed: TournamentEvent = isProposed
    ? { type: 'RoundProposed', stage: number, proposed: made.value, at }
    : { type: 'RoundChanged', stage: number, round: made.value, at };
  const isSame = present.byHand?.reason === reason && isSameRound(present, made.value);
  return withConsequences(state, [...(isSame ? [] : [changed]), ...timed.value], at);
}

/** What was proposed becomes the round, if everybody who is in still has a place in it. */
export function decidePublication(state: OpenedTournament, command: Command<'PublishRound'>): Decision {
  const { round, at } = command;
  const last = lastRound(state, round, 'pair-round');
  if (!last.ok) return last;
  const { number, present, isProposed } = last.value;
  if (!isProposed) return refused(violation('round.not-proposed', { round }));
  const pairing = { pairs: present.pairs, byes: present.byes };
  const whole = madeByHand(state, last.value, pairing, null);
  if (!whole.ok) return whole;
  const timed = decideRoundTimes(state, command);
  if (!timed.ok) return timed;
  // The event names who changed it by hand, and why, with what it has become.
  const { byHand: _, ...rest } = whole.value;
  const published = { ...rest, ...(present.byHand === undefined ? {} : { byHand: present.byHand }) };
  return withConsequences(state, [{ type: 'RoundPaired', stage: number, round: published, at }, ...timed.value], at);
}

export function decideUnpairing(state: OpenedTournament, { round, at }: Command<'UnpairRound'>): Decision {
  const last = lastRound(state, round, 'unpair-round');
  if (!last.ok) return last;
  const { number, isProposed } = last.value;
  const begun = isProposed ? null : begunIn(state, number, round, () => true);
  if (begun !== null) return refused(begun);
  return withConsequences(state, [{ type: 'RoundUnpaired', stage: number, round }], at);
}

/** Two in each other's place: in the last round of a Swiss, or on the places of a bracket. */
export function decideSwap(state: OpenedTournament, command: Command<'SwapEntrants'>): Decision {
  const stage = state.stages.at(-1);
  if (stage === undefined) return refused(wrongTime('swap-entrants', 'entries'));
  if (state.status === 'finished') return refused(wrongTime('swap-entrants', 'finished'));
  const [one, other] = command.entries;
  for (const entry of command.entries) {
    const known = state.entries.find(({ id }) => id === entry);
    if (known === undefined) return refused(violation('entry.not-found'));
    if (isOut(known)) return refused(violation('entry.gone', { status: known.status }));
  }
  if (one === other) return cannotSwap(one, 'same');
  switch (stage.kind) {
    case 'bracket':
      return swapInBracket(state, stage, command);
    case 'rounds':
      return isSwiss(stage) ? swapInRound(state, stage, command) : refused(violation('round.not-swiss'));
    case 'ladder':
      return refused(violation('round.not-swiss'));
  }
}

function swapInBracket(
  state: OpenedTournament,
  { places }: BracketStage,
  { entries, reason, at }: Command<'SwapEntrants'>,
): Decision {
  const number = state.stages.length;
  for (const entry of entries) {
    if (!places.includes(entry)) return cannotSwap(entry, 'not-seated');
    const own = pairingsOf(state).filter((pairing) => pairing.stage === number && sideOf(pairing, entry) !== null);
    if (own.some(({ key, outcome }) => outcome === null && state.begun.includes(key)))
      return cannotSwap(entry, 'begun');
    if (own.some(({ outcome }) => outcome !== null)) return cannotSwap(entry, 'result');
  }
  return withConsequences(state, [{ type: 'PlacesSwapped', stage: number, entries, reason }], at);
}

function swapInRound(
  state: OpenedTournament,
  { rounds, proposed }: SwissStage,
  { entries, reason, at }: Command<'SwapEntrants'>,
): Decision {
  const present = proposed ?? rounds.at(-1);
  if (present === undefined) return refused(violation('round.not-found', { round: 1 }));
  const seated = new Set([...present.pairs.flatMap(({ white, black }) => [white, black]), ...present.byes]);
  const absent = entries.find((entry) => !seated.has(entry));
  if (absent !== undefined) return cannotSwap(absent, 'not-seated');
  const [one, other] = entries;
  const swapped = (entry: Id): Id => (entry === one ? other : entry === other ? one : entry);
  const pairing: AskedRound = {
    pairs: present.pairs.map(({ white, black }) => ({ white: swapped(white), black: swapped(black) })),
    byes: present.byes.map(swapped),
  };
  return decideRoundChange(state, {
    type: 'ChangeRound',
    round: present.number,
    pairing,
    times: {},
    reason,
    at,
  });
}

function cannotSwap(entry: Id, reason: 'begun' | 'result' | 'not-seated' | 'same'): Decision {
  return refused(violation('entry.cannot-swap', { entry, reason }));
}

/** The last round of the present Swiss, published or proposed, if it has that number. */
function lastRound(
  state: OpenedTournament,
  round: number,
  act: 'pair-round' | 'change-round' | 'unpair-round',
): Result<PresentSwiss & { readonly present: Round; readonly isProposed: boolean }, Violation> {
  const stage = state.stages.at(-1);
  if (stage === undefined) return refused(wrongTime(act, 'entries'));
  if (state.status === 'finished') return refused(wrongTime(act, 'finished'));
  if (stage.kind !== 'rounds' || !isSwiss(stage)) return refused(violation('round.not-swiss'));
  const { rounds, proposed } = stage;
  const present = proposed ?? rounds.at(-1);
  if (present === undefined || round > present.number) return refused(violation('round.not-found', { round }));
  if (round < present.number) return refused(violation('round.not-last', { round, last: present.number }));
  return accepted({ stage, number: state.stages.length, present, isProposed: proposed !== undefined });
}

/** The round with the requested pairs and byes; two who have begun stay a pair. */
function madeByHand(
  state: OpenedTournament,
  { stage, number, present, isProposed }: PresentSwiss & { readonly present: Round; readonly isProposed: boolean },
  pairing: AskedRound,
  reason: string | null,
): Result<Round, Violation> {
  const stays = ({ white, black }: Pairing): boolean =>
    pairing.pairs.some((pair) => pair.white === white && pair.black === black);
  const begun = isProposed ? null : begunIn(state, number, present.number, (each) => !stays(each));
  if (begun !== null) return refused(begun);
  const before = { ...stage, rounds: stage.rounds.filter(({ number: each }) => each < present.number) };
  const then = { ...state, stages: state.stages.with(number - 1, before) };
  return handMadeRound(swissRound(then, before, number, present.seed), {
    pairing,
    reason,
    present,
    isPublished: !isProposed,
    wanted: wantedByes(state, present.number),
  });
}

/** The first pairing of the round in which play has begun or that has a result, of those that it matters for. */
function begunIn(
  state: OpenedTournament,
  stage: number,
  round: number,
  matters: (pairing: Pairing) => boolean,
): Violation | null {
  for (const pairing of pairingsOf(state)) {
    const { white, black, outcome, key } = pairing;
    if (pairing.stage !== stage || pairing.round !== round || white === null || black === null) continue;
    if ((outcome === null && !state.begun.includes(key)) || !matters(pairing)) continue;
    return violation('round.begun', { white, black, reason: outcome === null ? 'begun' : 'result' });
  }
  return null;
}

function isSameRound(one: Round, other: Round): boolean {
  const facts = ({ pairs, byes }: Round): string =>
    JSON.stringify([pairs.map(({ white, black, position }) => [white, black, position]), byes]);
  return facts(one) === facts(other);
}

function wrongTime(act: string, time: 'entries' | 'finished'): Violation {
  return violation('tournament.wrong-time', { act, time });
}
