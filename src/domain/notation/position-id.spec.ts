import type { Position } from '../position/position.js';
import { formatPositionId, parsePositionId } from './position-id.js';

const START_POINTS = [0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2];
const START: Position = {
  white: { points: START_POINTS, bar: 0, off: 0 },
  black: { points: START_POINTS, bar: 0, off: 0 },
};

describe('formatPositionId', () => {
  it('gives the well-known id of the start, whichever side is on roll', () => {
    expect(formatPositionId(START, 'white')).toBe('4HPwATDgc/ABMA');
    expect(formatPositionId(START, 'black')).toBe('4HPwATDgc/ABMA');
  });
});

describe('parsePositionId', () => {
  it('gives the second half of the id to the side on roll', () => {
    const read = parsePositionId('4HPwATDQc/ABMA', 'black');
    expect(read).toMatchObject({ ok: true, value: { white: START.white } });
    expect(parsePositionId('4HPwATDQc/ABMA', 'white')).toMatchObject({ ok: true, value: { black: START.black } });
  });

  it('takes checkers that are missing for borne off', () => {
    expect(parsePositionId('AAAAAAAAAAAAAA', 'white')).toMatchObject({
      ok: true,
      value: { white: { off: 15 }, black: { off: 15 } },
    });
    expect(parsePositionId('AAAAAAAAAAAAAA', 'white', 3)).toMatchObject({ ok: true, value: { white: { off: 3 } } });
  });

  it.each([
    ['4HPwATDgc/ABM', 'length'],
    ['4HPwATDgc/ABMA==', 'length'],
    ['', 'length'],
    ['4HPwATDgc/AB A', 'alphabet'],
    ['4HPwATDgc/ABM\u0000', 'alphabet'],
    ['4HPwATDgc/ABMB', 'trailing-bits'],
    ['AAAAAAAAAAAAgA', 'trailing-bits'],
    ['////AQAAAAAAAA', 'too-many-checkers'],
    ['AQAAAAAAAgAAAA', 'two-colours'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parsePositionId(text, 'white')).toMatchObject({
      ok: false,
      error: { code: 'position.impossible', params: { notation: 'position-id', reason } },
    });
  });
});
