/**
 * What a director's act needs at which time (T42, T47): whether it is routine, needs a reason, or can no longer be done,
 * by what already depends on it. `docs/directors-acts.md` is made from this table.
 */

export const ACTS = [
  'enter',
  'remove-entry',
  'check-in',
  'withdraw',
  'return',
  'disqualify',
  'replace',
  'draw',
  'pair-round',
  'start-last-chance',
  'change-round',
  'unpair-round',
  'swap-entrants',
  'time-round',
  'want-byes',
  'forbid-pairs',
  'record-result',
  'confirm-result',
  'object-to-result',
  'correct-result',
  'add-penalty',
  'cancel-penalty',
  'correct-length',
  'assign-table',
  'set-line-up',
  'change-prizes',
  'change-format',
  'finish',
  'reopen',
  'change-entry',
  'seed',
  'undo',
  'cancel',
  'delete',
] as const;
export type Act = (typeof ACTS)[number];

/** Acts of directors, and what else the record of a tournament tells. */
export type ActName =
  | Act
  | 'open'
  | 'change-details'
  | 'challenge'
  | 'begin'
  | 'penalty'
  | 'make-matches'
  | 'appeal'
  | 'decide-appeal';

/**
 * `entries`: before the draw. `drawn`: play in the subject of the act has not begun. `begun`: it has. `decided`: there is a
 * result, and no match that depends on it has begun. `depended-on`: one has. `finished`: the tournament is over.
 */
export const ACT_TIMES = ['entries', 'drawn', 'begun', 'decided', 'depended-on', 'finished'] as const;
export type ActTime = (typeof ACT_TIMES)[number];

export type Verdict = 'routine' | 'reason' | 'refused';

const [YES, WHY, NO] = ['routine', 'reason', 'refused'] as const;

/** In the order of `ACT_TIMES`. */
const TABLE: Readonly<Record<Act, readonly [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict]>> = {
  // T8: a late entrant takes the place of a bye. A Swiss and a ladder are entered in what has not begun yet: their rounds to
  // come (T15), and the foot.
  enter: [YES, YES, NO, NO, NO, NO],
  // After the draw the place is taken: such an entrant withdraws.
  'remove-entry': [YES, NO, NO, NO, NO, NO],
  'check-in': [YES, YES, YES, YES, YES, NO],
  withdraw: [WHY, WHY, WHY, WHY, WHY, NO],
  return: [YES, YES, YES, YES, YES, NO],
  disqualify: [WHY, WHY, WHY, WHY, WHY, NO],
  // T47: in round 1, as long as the entrant who does not come has begun nothing and has no result.
  replace: [WHY, WHY, NO, NO, NO, NO],
  // T47: a director may draw again until play begins.
  draw: [YES, YES, NO, NO, NO, NO],
  'pair-round': [NO, NO, NO, YES, NO, NO],
  // T13: as soon as two wait for it, and some still play before it.
  'start-last-chance': [NO, NO, NO, YES, YES, NO],
  // T47: the last round of a Swiss, where neither of those concerned has begun or has a result.
  'change-round': [NO, YES, NO, NO, NO, NO],
  'unpair-round': [NO, YES, NO, NO, NO, NO],
  'swap-entrants': [NO, YES, NO, NO, NO, NO],
  'time-round': [NO, YES, YES, YES, YES, NO],
  'want-byes': [YES, YES, YES, YES, NO, NO],
  'forbid-pairs': [YES, YES, YES, YES, YES, YES],
  'record-result': [NO, YES, YES, NO, NO, NO],
  'confirm-result': [NO, NO, NO, YES, YES, YES],
  // T41, T42: an objection to a reported result counts until a match that follows from it begins; one to the last result of
  // all opens the tournament again.
  'object-to-result': [NO, NO, NO, YES, NO, YES],
  'correct-result': [NO, WHY, WHY, WHY, WHY, WHY],
  'add-penalty': [NO, WHY, WHY, NO, NO, NO],
  // T23: without them the score was another one; what follows is corrected with it.
  'cancel-penalty': [NO, WHY, WHY, WHY, WHY, WHY],
  // T43: once the next match has begun, the result stands.
  'correct-length': [NO, WHY, WHY, WHY, NO, WHY],
  'assign-table': [NO, YES, YES, YES, YES, NO],
  // The members who have begun to play stay where they are.
  'set-line-up': [NO, YES, NO, NO, NO, NO],
  'change-prizes': [YES, YES, YES, YES, YES, YES],
  // The draw was made by the format; and so were its matches, by variant, dice and rules.
  'change-format': [YES, NO, NO, NO, NO, NO],
  finish: [NO, YES, YES, YES, YES, NO],
  // One that a director has ended; where nothing is left to play, correcting a result opens it again.
  reopen: [NO, NO, NO, NO, NO, YES],
  'change-entry': [YES, YES, YES, YES, YES, YES],
  // T6, T47: seeds count in a draw, and a director may draw again until play begins.
  seed: [YES, YES, NO, NO, NO, NO],
  // The last act, until a player has begun to play on it.
  undo: [YES, YES, NO, YES, NO, YES],
  // What was begun is finished instead, so that no result is lost.
  cancel: [WHY, WHY, NO, NO, NO, NO],
  delete: [YES, YES, NO, NO, NO, NO],
};

/** Whether the act is routine, needs a reason, or is refused at that time. */
export function verdictOn(act: Act, time: ActTime): Verdict {
  return TABLE[act][ACT_TIMES.indexOf(time)] ?? NO;
}
