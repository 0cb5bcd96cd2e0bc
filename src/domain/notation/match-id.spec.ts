import { parseMatchId } from '../../../test/support/notation/match-id.js';
import { type MatchIdFields, formatMatchId } from './match-id.js';

/** Before the first roll of a match to seven points, White on roll. */
const FIRST_GAME: MatchIdFields = {
  cube: 1,
  cubeOwner: null,
  onRoll: 'white',
  crawford: false,
  gameState: 'playing',
  toDecide: 'white',
  doubled: false,
  resigned: 0,
  dice: null,
  length: 7,
  score: { white: 0, black: 0 },
  jacoby: false,
};

describe('formatMatchId', () => {
  it('writes the higher die first', () => {
    const text = formatMatchId({ ...FIRST_GAME, dice: [1, 4] });
    expect(text).toBe(formatMatchId({ ...FIRST_GAME, dice: [4, 1] }));
    expect(parseMatchId(text ?? '')).toMatchObject({ ok: true, value: { dice: [4, 1] } });
  });

  it('carries cubes up to 32,768 and scores up to 32,767, and gives null beyond', () => {
    expect(parseMatchId(formatMatchId({ ...FIRST_GAME, cube: 32_768 }) ?? '')).toMatchObject({
      value: { cube: 32_768 },
    });
    expect(formatMatchId({ ...FIRST_GAME, cube: 65_536 })).toBeNull();
    expect(formatMatchId({ ...FIRST_GAME, cube: 3 })).toBeNull();
    expect(formatMatchId({ ...FIRST_GAME, score: { white: 0, black: 32_768 } })).toBeNull();
    expect(formatMatchId({ ...FIRST_GAME, length: -1 })).toBeNull();
  });
});

describe('parseMatchId', () => {
  it.each([
    ['', 'length'],
    ['cAkAAAAAAAA', 'length'],
    ['cAkAAAAAAA-E', 'alphabet'],
    ['////////////', 'trailing-bits'],
    ['IAAAAAAAAAAA', 'cube-owner'],
    ['MAcAAAAAAAAA', 'game-state'],
    ['MICBAAAAAAAA', 'dice'],
    ['MIADAAAAAAAA', 'dice'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parseMatchId(text)).toMatchObject({
      ok: false,
      error: { code: 'position.impossible', params: { notation: 'match-id', reason } },
    });
  });
});
