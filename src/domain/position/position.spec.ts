import { VARIANTS, VARIANT_IDS } from '../variant/variants.js';
import { hasContact } from './contact.js';
import { mirrorPoint } from './point.js';
import { pipCount } from './position.js';
import { samePosition } from '../../../test/support/domain/same-position.js';
import type { Checkers, Position } from './position.js';
import { positionFault } from './position-fault.js';
import { startPosition } from './start.js';

const start = startPosition(VARIANTS.backgammon);

function checkers(places: Readonly<Record<number, number>>, bar = 0, off = 0): Checkers {
  return { points: Array.from({ length: 24 }, (_, index) => places[index + 1] ?? 0), bar, off };
}

describe('startPosition', () => {
  it('puts two checkers on 24, five on 13, three on 8 and five on 6 for both sides', () => {
    expect(start).toEqual({
      white: checkers({ 24: 2, 13: 5, 8: 3, 6: 5 }),
      black: checkers({ 24: 2, 13: 5, 8: 3, 6: 5 }),
    });
  });

  it.each([
    ['backgammon', 167],
    ['nackgammon', 194],
    ['hypergammon', 69],
    ['longgammon', 360],
  ] as const)('leaves each side of %s %d pips to travel', (id, pips) => {
    const position = startPosition(VARIANTS[id]);
    expect([pipCount(position.white), pipCount(position.black)]).toEqual([pips, pips]);
  });

  it.each(VARIANT_IDS)('is a possible position of %s', (id) => {
    expect(positionFault(VARIANTS[id], startPosition(VARIANTS[id]))).toBeNull();
  });
});

describe('pipCount', () => {
  it('counts 25 for a checker on the bar and nothing for one that is off', () => {
    expect(pipCount(checkers({ 6: 1 }, 2, 12))).toBe(56);
  });
});

describe('mirrorPoint', () => {
  it('gives the other side’s number of a point', () => {
    expect([1, 12, 24].map(mirrorPoint)).toEqual([24, 13, 1]);
  });
});

describe('samePosition', () => {
  it('compares points, bars and trays of both sides', () => {
    expect(samePosition(start, startPosition(VARIANTS.backgammon))).toBe(true);
    expect(samePosition(start, { ...start, black: { ...start.black, bar: 1 } })).toBe(false);
    expect(samePosition(start, { ...start, black: { ...start.black, off: 1 } })).toBe(false);
    expect(samePosition(start, { ...start, white: checkers({ 24: 2, 13: 5, 8: 3, 5: 5 }) })).toBe(false);
  });
});

describe('positionFault', () => {
  const reasonOf = (position: Position): unknown => positionFault(VARIANTS.backgammon, position)?.params['reason'];

  it('refuses a side with too many or too few checkers, and says how many', () => {
    const fault = positionFault(VARIANTS.backgammon, { ...start, black: checkers({ 6: 14 }) });
    expect(fault).toEqual({
      code: 'position.impossible',
      params: { reason: 'total', side: 'black', checkers: 14, expected: 15 },
    });
    expect(reasonOf({ ...start, white: checkers({ 6: 15 }, 1) })).toBe('total');
  });

  it('refuses both sides on one point, named as white numbers it', () => {
    const fault = positionFault(VARIANTS.backgammon, { white: checkers({ 20: 15 }), black: checkers({ 5: 1, 1: 14 }) });
    expect(fault?.params).toEqual({ reason: 'two-colours', point: 20 });
  });

  it('refuses counts that are no whole numbers from 0 up', () => {
    expect(reasonOf({ ...start, white: checkers({ 6: 16, 5: -1 }) })).toBe('checker-count');
    expect(reasonOf({ ...start, white: checkers({ 6: 14.5 }, 0.5) })).toBe('checker-count');
    expect(reasonOf({ ...start, white: checkers({ 6: Number.NaN }) })).toBe('checker-count');
  });

  it('refuses a board without 24 points', () => {
    expect(reasonOf({ ...start, white: { points: [15], bar: 0, off: 0 } })).toBe('point-count');
  });

  it('refuses two sides that have both borne off everything, and lets one', () => {
    const done = checkers({}, 0, 15);
    expect(reasonOf({ white: done, black: done })).toBe('both-off');
    expect(reasonOf({ ...start, white: done })).toBeUndefined();
  });

  it('asks for as many checkers as the variant has', () => {
    expect(positionFault(VARIANTS.hypergammon, start)?.params['expected']).toBe(3);
  });
});

describe('hasContact', () => {
  it('is there at the start and while a checker on the bar stands behind another', () => {
    expect(hasContact(start)).toBe(true);
    expect(hasContact({ white: checkers({ 1: 14 }, 1), black: checkers({ 1: 15 }) })).toBe(true);
  });

  it('is there while one checker has one to pass, and gone once they are past each other', () => {
    expect(hasContact({ white: checkers({ 13: 1, 1: 14 }), black: checkers({ 13: 1, 1: 14 }) })).toBe(true);
    expect(hasContact({ white: checkers({ 12: 1, 1: 14 }), black: checkers({ 12: 1, 1: 14 }) })).toBe(false);
  });

  it('is gone when a side has borne off everything', () => {
    expect(hasContact({ white: checkers({}, 0, 15), black: checkers({ 24: 15 }) })).toBe(false);
  });
});
