import { parseXgid } from '../../../test/support/notation/xgid.js';
import { formatXgid } from './xgid.js';

const START = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10';

describe('parseXgid', () => {
  it('reads Black as the bottom player, and the scores bottom player first', () => {
    const read = parseXgid('XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:2:4:0:7:10');
    expect(read).toMatchObject({
      ok: true,
      value: { cube: 2, cubeOwner: 'white', onRoll: 'black', dice: [5, 2], score: { white: 4, black: 2 }, length: 7 },
    });
  });

  it('reads the flag as the Crawford game in matches and as Jacoby rule and beavers in money sessions', () => {
    expect(parseXgid(START.replace(':0:7:', ':1:7:'))).toMatchObject({ value: { crawford: true, jacoby: false } });
    expect(parseXgid(START.replace(':0:7:', ':3:0:'))).toMatchObject({
      value: { crawford: false, jacoby: true, beavers: true },
    });
    expect(parseXgid(START.replace(':0:7:', ':2:0:'))).toMatchObject({ value: { jacoby: false, beavers: true } });
  });

  it('reads a double, beaver or raccoon that awaits its answer, and writes it again', () => {
    for (const [letter, offer] of [
      ['D', 'double'],
      ['B', 'beaver'],
      ['R', 'raccoon'],
    ] as const) {
      const text = START.replace(':00:', `:${letter}:`);
      const read = parseXgid(text);
      expect(read).toMatchObject({ ok: true, value: { offer, dice: null } });
      if (read.ok) expect(formatXgid(read.value)).toBe(text);
    }
  });

  it('does without its prefix', () => {
    expect(parseXgid(START.slice('XGID='.length))).toEqual(parseXgid(START));
  });

  it.each([
    ['', 'fields'],
    ['XGID=', 'fields'],
    [`${START}:1`, 'fields'],
    ['XGID=-b----E-C---eE---c-e----B:0:0:1:00:0:0:0:7:10', 'board'],
    ['XGID=Ab----E-C---eE---c-e----A-:0:0:1:00:0:0:0:7:10', 'board'],
    ['XGID=-b----P-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10', 'board'],
    ['XGID=-b----ı-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10', 'board'],
    ['XGID=-b----O-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10', 'too-many-checkers'],
    [START.replace(':0:0:1:', ':x:0:1:'), 'cube'],
    [START.replace(/10$/, '31'), 'cube'],
    [START.replace(':0:0:1:', ':0:2:1:'), 'cube-owner'],
    [START.replace(':0:0:1:', ':0:0:0:'), 'turn'],
    [START.replace(':00:', ':07:'), 'dice'],
    [START.replace(':00:', ':621:'), 'dice'],
    [START.replace(':00:0:', ':00:-1:'), 'score'],
    [START.replace(':0:7:', ':2:7:'), 'flag'],
    [START.replace(':7:', ':seven:'), 'length'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parseXgid(text)).toMatchObject({
      ok: false,
      error: { code: 'position.impossible', params: { notation: 'xgid', reason } },
    });
  });
});

describe('formatXgid', () => {
  const read = parseXgid(START);
  const fields = read.ok ? read.value : null;

  it('writes what was read', () => {
    expect(fields === null ? null : formatXgid(fields)).toBe(START);
  });

  it('gives null for places and cubes that it cannot carry', () => {
    if (fields === null) throw new Error('the start is readable');
    const crowded = { ...fields.position.white, bar: 16 };
    expect(formatXgid({ ...fields, position: { ...fields.position, white: crowded } })).toBeNull();
    expect(formatXgid({ ...fields, cube: 6 })).toBeNull();
  });
});
