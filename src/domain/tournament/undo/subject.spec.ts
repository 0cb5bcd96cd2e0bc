import { milliseconds } from '../../kernel/brands.js';
import type { TournamentEvent } from '../events/events.js';
import type { Penalty } from '../state.js';
import { actSubjects } from './subject.js';

const LATE: Penalty = { to: 'white', points: 1, reason: 'late', flag: false, cancelled: null };
const FLAG: Penalty = { to: 'black', points: 2, reason: 'time', flag: true, cancelled: null };

function told(...lists: readonly (readonly Penalty[])[]): readonly unknown[] {
  const acts = lists.map((penalties, index) => {
    const event: TournamentEvent = { type: 'PenaltiesChanged', pairing: '1/a', penalties };
    return { first: index + 1, last: index + 1, at: milliseconds(0), events: [event] };
  });
  return [...actSubjects(acts).values()].map(({ cancels, reason }) => [cancels, reason]);
}

describe('an act about a penalty', () => {
  it('says why a director gave it or cancelled it', () => {
    expect(told([LATE], [{ ...LATE, cancelled: 'a train' }], [{ ...LATE, cancelled: 'a train' }, LATE])).toEqual([
      [false, 'late'],
      [true, 'a train'],
      [false, 'late'],
    ]);
  });

  it('has no reason where the flag gave it, and where a take-back took that back', () => {
    expect(told([LATE], [LATE, FLAG], [LATE])).toEqual([
      [false, 'late'],
      [false, null],
      [true, null],
    ]);
  });
});
