import { variantOf } from '../../domain/index.js';
import { violation } from '../../domain/kernel/violation.js';
import { askedPosition, boardView, faultPointer, ofMover } from './position.mapper.js';

const EMPTY = Array.from({ length: 24 }, () => 0);
const points = (on: Readonly<Record<number, number>>): number[] => EMPTY.map((_, index) => on[index + 1] ?? 0);
const TOLD = { points: EMPTY, bar: 0, off: null, reserve: null, pinned: null, mayHit: null };

describe('a position that was sent', () => {
  const backgammon = variantOf('backgammon');

  it('has the rest of the checkers off, and as many as it says where it says so', () => {
    const mover = { ...TOLD, points: points({ 1: 2 }), bar: 1 };
    const opponent = { ...TOLD, points: points({ 6: 3 }), off: 4 };

    const position = askedPosition({ mover, opponent }, backgammon);

    expect(position).toMatchObject({ ok: true, value: { white: { off: 12 }, black: { off: 4 } } });
  });

  it('has nothing off when there are too many on the board', () => {
    const checkers = { ...TOLD, points: points({ 6: 20 }) };

    expect(askedPosition({ mover: checkers, opponent: checkers }, backgammon)).toMatchObject({
      value: { white: { off: 0 } },
    });
  });

  it('is refused as an id where the id does not say all', () => {
    expect(askedPosition({ positionId: '4HPwATDgc/ABMA' }, variantOf('plakoto'))).toMatchObject({
      error: { code: 'position.impossible', params: { reason: 'no-id' } },
    });
  });

  it('is read from an id with the mover on roll and as many checkers as the variant has', () => {
    const position = askedPosition({ positionId: 'AQAAAA4AAAAAAA' }, variantOf('hypergammon'));

    expect(position.ok && boardView(position.value)).toEqual({
      mover: { points: points({ 8: 3 }), bar: 0, off: 0 },
      opponent: { points: points({ 1: 1 }), bar: 0, off: 2 },
    });
  });
});

describe('the fault of a position', () => {
  const asked = { mover: TOLD, opponent: TOLD };

  it('speaks of mover and opponent, and points at the one that is wrong', () => {
    const fault = violation('position.impossible', { reason: 'total', side: 'black' });

    expect(ofMover(fault).params).toEqual({ reason: 'total', side: 'opponent' });
    expect(faultPointer(asked, fault)).toBe('/opponent');
  });

  it('points at the whole position when it lies with both sides, and at the id when there is one', () => {
    const fault = violation('position.impossible', { reason: 'both-off' });

    expect(ofMover(fault)).toEqual(fault);
    expect(faultPointer(asked, fault)).toBe('');
    expect(faultPointer({ positionId: '' }, fault)).toBe('/positionId');
  });
});
