import { VARIANTS, type VariantId } from '../variant/variants.js';
import { type ToldCheckers, completedPosition } from './completed-position.js';
import type { Position } from './position.js';
import { positionFault } from './position-fault.js';

function told(on: Readonly<Record<number, number>>, more: Partial<ToldCheckers> = {}): ToldCheckers {
  const points = Array.from({ length: 24 }, (_, index) => on[index + 1] ?? 0);
  return { points, bar: 0, reserve: null, off: null, pinned: null, mayHit: null, ...more };
}

function completed(variant: VariantId, white: ToldCheckers, black: ToldCheckers): Position {
  return completedPosition(VARIANTS[variant], { white, black });
}

describe('completedPosition', () => {
  it('has whatever is nowhere off, and says nothing of what the variant does not know', () => {
    const { white } = completed('backgammon', told({ 6: 5 }, { bar: 1 }), told({ 6: 15 }));
    expect(white).toEqual({ points: told({ 6: 5 }).points, bar: 1, off: 9 });
  });

  it('has an empty reserve unless the request says otherwise', () => {
    const { white, black } = completed('aceyDeucey.seed', told({ 6: 5 }), told({}, { reserve: 15 }));
    expect([white.reserve, white.off, black.reserve, black.off]).toEqual([0, 10, 15, 0]);
  });

  it('lets a side hit that has a checker home or off, and another only where the request says so', () => {
    const home = completed('dutch', told({ 20: 14, 6: 1 }), told({ 6: 1 }));
    expect([home.white.mayHit, home.black.mayHit]).toEqual([true, true]);
    const outside = completed('dutch', told({ 20: 15 }), told({ 20: 15 }, { mayHit: true }));
    expect([outside.white.mayHit, outside.black.mayHit]).toEqual([false, true]);
  });

  it('takes a lone checker under several of the other side for pinned', () => {
    const { white, black } = completed('plakoto', told({ 20: 1, 10: 1, 6: 13 }), told({ 5: 2, 15: 3, 3: 10 }));
    expect([white.pinned, black.pinned]).toEqual([[20, 10], []]);
  });

  it('takes neither of two lone checkers on one point for pinned', () => {
    const both = [told({ 20: 1, 6: 14 }), told({ 5: 1, 3: 14 })] as const;
    const unnamed = completed('plakoto', ...both);
    expect(positionFault(VARIANTS.plakoto, unnamed)?.params).toMatchObject({ reason: 'pinned', point: 20 });
    const named = completed('plakoto', told({ 20: 1, 6: 14 }, { pinned: [20] }), both[1]);
    expect(positionFault(VARIANTS.plakoto, named)).toBeNull();
  });
});
