// Section 7 of the worked examples: Dutch, Acey-Deucey and the others.

import { formatPlay } from '../../../src/domain/play/play-text.js';
import { legalPlays } from '../../../src/domain/play/legal-plays.js';
import { checkPlay } from '../../../src/domain/play/read-play.js';
import { oppositePoint } from '../../../src/domain/position/point.js';
import { VARIANTS, variantOf } from '../../../src/domain/variant/variants.js';
import { positionText } from '../../support/yardsticks/brute-force.js';
import { VARIANT_EXAMPLES } from '../../support/yardsticks/variant-examples.js';
import { VariantGame, drawnFor, name, play, roll } from '../../support/domain/variant-games.js';

describe.each(VARIANT_EXAMPLES)('$title', (example) => {
  it('has the listed plays and no others', () => {
    const rules = variantOf(example.variant);
    const before = drawnFor(rules, example.drawn);
    const found = legalPlays(rules, before, 'white', example.dice);
    const listed = example.plays.map((text) => {
      const checked = checkPlay(rules, before, 'white', example.dice, { text });
      return checked.ok ? positionText(checked.value.position) : `${text}: ${checked.error.code}`;
    });
    expect(found.map((each) => positionText(each.position)).sort()).toEqual(listed.sort());
  });
});

describe('the bonus of Acey-Deucey', () => {
  it('stops when only one of 1 and 2 was played (VA16)', () => {
    const whole = new VariantGame('aceyDeucey.seed').placed('X[rsv:9 bar:1 20:2 6:3] O[24:2]').do(roll(2, 1));
    expect(whole.do(play('bar/23 20/19')).moment).toBe('name-doublet white');
    const half = new VariantGame('aceyDeucey.seed').placed('X[bar:1 6:2 off:12] O[24:2 22:2 5:2]').do(roll(2, 1));
    expect(half.do(play('bar/23')).moment).toBe('roll black');
  });

  it('plays what can be played of the doublet and ends the turn there (VA17)', () => {
    const game = new VariantGame('aceyDeucey.seed')
      .placed('X[18:1 10:1 3:13] O[1:2]')
      .do(roll(2, 1), play('18/16 10/9'));
    expect(game.moment).toBe('name-doublet white');
    game.do(name(5));
    expect([game.moment, game.open.phase]).toEqual([
      'play white',
      expect.objectContaining({ roll: [5, 5], origin: 'named' }),
    ]);
    game.do(play('16/11/6 9/4'));
    expect(game.moment).toBe('roll black');
  });

  it('begins again when the extra roll is 2-1 (VA18)', () => {
    const game = new VariantGame('aceyDeucey.seed').placed('X[rsv:15] O[]').do(roll(2, 1), play('rsv/24 rsv/23'));
    game.do(name(4), play('rsv/21(4)'));
    expect(game.moment).toBe('roll white');
    game.do(roll(1, 2), play('rsv/24 rsv/23'));
    expect(game.moment).toBe('name-doublet white');
  });

  it.each([
    ['notBorneOff', 10],
    ['onBoardOnly', 7],
  ] as const)('counts the checkers of the loser, %s: %d (VA19)', (count, points) => {
    const variant = { ...VARIANTS['aceyDeucey.seed'], id: 'club', scoring: { kind: 'checkersLeft', count } as const };
    const game = new VariantGame(variant).placed('X[1:1 off:14] O[rsv:2 bar:1 12:7 off:5]').do(roll(3, 1));
    game.do(play('1/off'));
    expect(game.state).toMatchObject({
      status: 'finished',
      result: { winner: 'white', kind: 'single', cube: 1, points },
    });
  });

  it('has no multiplier when the loser has none off (VA19)', () => {
    const game = new VariantGame('aceyDeucey.seed').placed('X[1:1 off:14] O[rsv:15]').do(roll(3, 1), play('1/off'));
    expect(game.state).toMatchObject({ result: { kind: 'single', points: 15 } });
  });

  it('plays four 3s after four 4s and then rolls again, in the European game (VA21)', () => {
    const game = new VariantGame('aceyDeucey.european').placed('X[24:8 20:7] O[]').do(roll(4, 4), play('24/20(4)'));
    expect(game.open.phase).toMatchObject({ roll: [3, 3], origin: 'complement', side: 'white' });
    game.do(play('24/21(4)'));
    expect(game.moment).toBe('roll white');
    game.do(roll(6, 5), play('21/15 21/16'));
    expect(game.moment).toBe('roll black');
  });

  it('ends the turn when the complement cannot be played whole, in the European game (VA21)', () => {
    const game = new VariantGame('aceyDeucey.european').placed('X[24:4 1:11] O[21:1 17:2 14:2]').do(roll(4, 4));
    game.do(play('24/20(4)'));
    expect(game.moment).toBe('roll black');
  });
});

describe('the other variants', () => {
  it('pays a gammon in Hypergammon when the loser has none off and none far back (VA22)', () => {
    const game = new VariantGame('hypergammon').placed('X[1:1 off:2] O[18:1 8:2]').do(roll(3, 1), play('1/off'));
    expect(game.state).toMatchObject({ result: { winner: 'white', kind: 'gammon', points: 2 } });
  });

  it('knows no triple game in Portes, and the winner starts with two fresh dice (VA23)', () => {
    const game = new VariantGame('portes').placed('X[1:1 off:14] O[3:1 8:14]').do(roll(3, 1), play('1/off'));
    expect(game.state).toMatchObject({ result: { winner: 'white', kind: 'gammon', points: 2 } });
    expect(new VariantGame('portes', 'white').moment).toBe('roll white');
  });

  it('numbers the same point twelve apart in Fevga (VA24)', () => {
    expect([24, 12, 11].map(oppositePoint)).toEqual([12, 24, 23]);
    const start = new VariantGame('fevga', 'white').do(roll(6, 5));
    expect(start.refusal(play('24/18 24/19'))).toBe('play.first-checker-first');
    const plays = legalPlays(VARIANTS.fevga, drawnFor('fevga', 'X[24:14 12:1] O[off:15]'), 'white', [2, 1]);
    expect(plays.map((each) => formatPlay(each.play)).sort()).toEqual(['12/9', '24/22 12/11', '24/23 12/10']);
  });
});
