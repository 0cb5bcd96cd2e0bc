import { formatRoll, isDie, isDoublet } from './roll.js';
import { ROLLS } from '../../../test/support/domain/rolls.js';

describe('rolls', () => {
  it('are 21, six of them doublets', () => {
    expect(ROLLS).toHaveLength(21);
    expect(ROLLS.filter(isDoublet)).toHaveLength(6);
  });

  it('are written larger die first', () => {
    expect([formatRoll([1, 6]), formatRoll([6, 1]), formatRoll([3, 3])]).toEqual(['6-1', '6-1', '3-3']);
  });

  it('are made of whole numbers from 1 to 6', () => {
    expect([0, 1, 6, 7, 1.5, '3', null].map(isDie)).toEqual([false, true, true, false, false, false, false]);
  });
});
