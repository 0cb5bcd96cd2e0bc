/** The ladder inside a tournament (T17): who may challenge whom, and the order after the results. */

import type { Id, Milliseconds } from '../../kernel/brands.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { TournamentCommand } from '../commands.js';
import type { TournamentEvent } from '../events/events.js';
import { type Pairing, type Slot, isOut } from '../met.js';
import { pairingOf } from '../pairings.js';
import type { Challenge, LadderStage, OpenedTournament } from '../state.js';

const DAY = 24 * 60 * 60 * 1000;

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

/** A challenge is open until its result is final: an objection takes back one that waits for a word (T41). */
function isOpen(pairing: Pairing | null, at: Milliseconds): boolean {
  const finalAt = pairing?.outcome?.finalAt ?? null;
  return pairing?.status !== 'finished' || (finalAt !== null && at < finalAt);
}

/** Whether one of the entrants challenges there, or is challenged. */
function concerns(
  { challenger, challenged }: Pick<Challenge, 'challenger' | 'challenged'>,
  entrants: readonly Slot[],
): boolean {
  return entrants.includes(challenger) || entrants.includes(challenged);
}

export function decideChallenge(
  state: OpenedTournament,
  command: Extract<TournamentCommand, { type: 'Challenge' }>,
): Result<readonly TournamentEvent[], Violation> {
  const { challengeId, challenger, challenged, at } = command;
  const number = state.stages.length;
  const stage = state.stages.at(-1);
  if (stage?.kind !== 'ladder' || state.status !== 'running') return refused(violation('tournament.no-ladder'));
  const order = ladderOrder(state, stage, number);
  const [from, to] = [order.indexOf(challenger), order.indexOf(challenged)];
  if (from < 0 || to < 0) {
    return refused(violation('ladder.not-listed', { who: from < 0 ? 'challenger' : 'challenged' }));
  }
  const { reach, days } = stage.format;
  if (to >= from || from - to > reach) {
    return refused(violation('ladder.out-of-reach', { from: from + 1, to: to + 1, reach }));
  }
  for (const earlier of stage.challenges) {
    const pairing = pairingOf(state, `${number}/${earlier.id}`);
    const outcome = pairing?.outcome ?? null;
    const same = earlier.challenger === challenger && earlier.challenged === challenged;
    const isBusy = concerns(earlier, [challenger, challenged]);
    if (isBusy && isOpen(pairing, at)) return refused(violation('ladder.challenge-open'));
    if (outcome !== null && same && outcome.winner === 'black' && at - outcome.at < days * DAY) {
      return refused(violation('ladder.too-soon', { days }));
    }
  }
  const challenge = { id: challengeId, challenger, challenged, at };
  return accepted([{ type: 'ChallengeMade', stage: number, challenge }]);
}
