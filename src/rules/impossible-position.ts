/** Why a position cannot occur, for people (R6). */

import type { Facts } from './facts.js';
import { SIDE_NAMES } from './side-names.js';

/** What is wrong with a position, and where. */
export function impossiblePosition(facts: Facts): string {
  const side = SIDE_NAMES[facts.text('side')] ?? 'A side';
  const why = facts.pick(
    'reason',
    {
      total: `${side} has ${facts.text('checkers')} checkers instead of ${facts.text('expected')}`,
      'point-count': `${side} has ${facts.text('points')} points instead of ${facts.text('expected')}`,
      'checker-count': `${side} has a number of checkers somewhere that is no whole number from 0 up`,
      'two-colours': `both sides have checkers on the same point (${facts.text('point')})`,
      'no-reserve': `${side} has more checkers in the reserve than the variant begins with`,
      'no-bar': `${side} has checkers on the bar, and nothing is hit in this variant`,
      'no-pins': `${side} has a pinned checker, and nothing is pinned in this variant`,
      'no-hit-right': `${side} has a right to hit, which this variant does not know`,
      'hit-right': `${side} has a checker home or off, and so may hit (V11)`,
      pinned: `point ${facts.text('point')} is shared without a pinned checker, or one is named that is not alone under the other side (V50)`,
      'no-id': 'a position id cannot say all about a position of this variant; send both sides',
      'both-off': 'both sides have borne off everything',
      length: 'a position id has 14 characters',
      alphabet: 'a position id is written with A-Z, a-z, 0-9, + and /',
      'trailing-bits': 'the position id says more than where the checkers of two sides stand',
      'too-many-checkers': `${side} has more checkers in the position id than the variant has`,
    },
    'it cannot occur on a board',
  );
  return `The position is impossible: ${why} (R6).`;
}
