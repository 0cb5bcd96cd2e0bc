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
  'record-result',
  'confirm-result',
  'object-to-result',
  'correct-result',
  'add-penalty',
  'cancel-penalty',
  'correct-length',
  'assign-table',
  'change-prizes',
  'finish',
] as const;
export type Act = (typeof ACTS)[number];

/**
 * `entries`: before the draw. `drawn`: nobody has begun what the act is about. `begun`: somebody has. `decided`: there is a
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
  // T47: a draw may be made again as long as nobody has begun.
  draw: [YES, YES, NO, NO, NO, NO],
  'pair-round': [NO, NO, NO, YES, NO, NO],
  'record-result': [NO, YES, YES, NO, NO, NO],
  'confirm-result': [NO, NO, NO, YES, YES, YES],
  // T41, T42: the word against a reported result counts until somebody plays on because of it; that on the last result of
  // all opens the tournament again.
  'object-to-result': [NO, NO, NO, YES, NO, YES],
  'correct-result': [NO, WHY, WHY, WHY, WHY, WHY],
  'add-penalty': [NO, WHY, WHY, NO, NO, NO],
  // T23: without them the score was another one; what follows is corrected with it.
  'cancel-penalty': [NO, WHY, WHY, WHY, WHY, WHY],
  // T43: once the next match has begun, the result stands.
  'correct-length': [NO, WHY, WHY, WHY, NO, WHY],
  'assign-table': [NO, YES, YES, YES, YES, NO],
  'change-prizes': [YES, YES, YES, YES, YES, YES],
  finish: [NO, YES, YES, YES, YES, NO],
};

/** Whether the act is routine, needs a reason, or is refused at that time. */
export function verdictOn(act: Act, time: ActTime): Verdict {
  return TABLE[act][ACT_TIMES.indexOf(time)] ?? NO;
}
