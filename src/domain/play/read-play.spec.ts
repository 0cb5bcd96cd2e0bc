import { drawnPosition } from '../../../test/support/domain/drawn-position.js';
import type { Roll } from '../dice/roll.js';
import { formatPlay } from './play-text.js';
import { VARIANTS } from '../variant/variants.js';
import { checkPlay, isEmptyInput, readPlay } from './read-play.js';
import type { PlayInput } from './read-play.js';

const START = 'X[24:2 13:5 8:3 6:5] O[19:5 17:3 12:5 1:2]';

function check(drawn: string, roll: Roll, input: PlayInput | string) {
  const asInput = typeof input === 'string' ? { text: input } : input;
  return checkPlay(VARIANTS.backgammon, drawnPosition(drawn), 'white', roll, asInput);
}

/** The canonical text of the play accepted, or the code against it. */
function verdict(drawn: string, roll: Roll, input: PlayInput | string): string {
  const checked = check(drawn, roll, input);
  return checked.ok ? formatPlay(checked.value.play) : checked.error.code;
}

function refusal(drawn: string, roll: Roll, input: PlayInput | string) {
  const checked = check(drawn, roll, input);
  return checked.ok ? null : checked.error;
}

describe('checkPlay', () => {
  it('accepts the moves in any order, merged or not', () => {
    for (const text of ['13/8 24/21', '24/21 13/8', '13/8, 24/21', '24/21* 13/8*']) {
      expect(verdict(START, [5, 3], text)).toBe('24/21 13/8');
    }
    for (const text of ['13/5', '13/8/5', '13/10/5', '8/5 13/8', '13/8 8/5']) {
      expect(verdict(START, [5, 3], text)).toBe('13/5');
    }
  });

  it('accepts moves with and without dice and believes nothing about hits', () => {
    const moves = [
      { from: 13, to: 8, die: 5, hit: true },
      { from: 24, to: 21 },
    ];
    expect(verdict(START, [3, 5], { moves })).toBe('24/21 13/8');
  });

  it('gives the moves in an order that can be played', () => {
    const checked = check('X[bar:1 24:1 13:5 8:3 6:5] O[23:2 20:3 19:4 17:3 12:3]', [5, 3], '13/8 bar/22');
    expect(checked.ok && checked.value.play).toEqual([
      { die: 3, from: 25, to: 22, hit: false },
      { die: 5, from: 13, to: 8, hit: false },
    ]);
  });

  it('marks what is hit, also where the text did not', () => {
    expect(verdict('X[24:1 6:5 5:5 4:4] O[22:1 21:1 3:5 2:4 1:4]', [3, 2], '24/21 6/4')).toBe('24/21* 6/4');
  });

  describe('when two stops are possible (M11)', () => {
    const drawn = 'X[24:2 13:5 8:3 6:5] O[23:1 21:1 20:3 17:2 16:1 12:5 1:2]';

    it('hits nothing on the way unless the stop is written', () => {
      expect(verdict(drawn, [5, 3], '24/16*')).toBe('24/16*');
      expect(verdict(drawn, [5, 3], '24/16')).toBe('24/16*');
      expect(verdict(drawn, [5, 3], '24/19/16')).toBe('24/16*');
      expect(verdict(drawn, [5, 3], '24/21*/16*')).toBe('24/21*/16*');
      expect(verdict(drawn, [5, 3], '24/21 21/16')).toBe('24/21*/16*');
    });

    it('hits on the way when no other way is open', () => {
      const closed = 'X[24:2 13:5 8:3 6:5] O[23:1 21:1 20:3 19:2 17:2 16:1 12:3 1:2]';
      expect(verdict(closed, [5, 3], '24/16')).toBe('24/21*/16*');
    });
  });

  it('lets the mark tell which of two checkers hits first', () => {
    const drawn = 'X[13:5 8:2 6:2 4:2 3:4] O[24:2 23:2 20:5 19:4 5:1 2:1]';
    expect(verdict(drawn, [4, 1], '6/2 3/2*')).toBe('6/2 3/2*');
    expect(verdict(drawn, [4, 1], '6/2* 3/2')).toBe('6/2* 3/2');
  });

  it('accepts the move that ends the game, however many dice are left (M57)', () => {
    const drawn = 'X[3:1 off:14] O[24:5 23:5 22:5]';
    expect(verdict(drawn, [6, 1], '3/off')).toBe('3/off');
    expect(verdict(drawn, [6, 1], '3/2/off')).toBe('3/2/off');
  });

  it('uses both dice for a bear-off written as one move, if that is what the roll asks for (M48)', () => {
    expect(verdict('X[5:1 2:2 off:12] O[bar:1 24:5 23:4 22:4 1:1]', [6, 3], '5/off')).toBe('5/2/off');
  });

  it('accepts no move only when nothing can be played', () => {
    const dancing = 'X[bar:1 24:1 13:5 8:3 6:5] O[23:2 20:3 19:4 17:3 12:3]';
    expect(verdict(dancing, [5, 2], '')).toBe('');
    expect(verdict(dancing, [5, 2], 'Cannot Move')).toBe('');
    expect(verdict(dancing, [5, 2], { moves: [] })).toBe('');
    expect(verdict(dancing, [5, 2], 'bar/20')).toBe('play.point-blocked');
    expect(verdict(START, [5, 2], 'pass')).toBe('play.must-use-both-dice');
  });

  it('reads black’s moves in black’s own view', () => {
    const checked = checkPlay(VARIANTS.backgammon, drawnPosition(START), 'black', [3, 1], { text: '8/5 6/5' });
    expect(checked.ok && checked.value.position.black.points[4]).toBe(2);
    expect(checked.ok && checked.value.position.white).toEqual(drawnPosition(START).white);
  });

  describe('refuses and says why', () => {
    it('when the first die leaves no move for the second (M34)', () => {
      const drawn = 'X[bar:1 8:2 6:2 1:10] O[23:3 22:2 21:2 20:2 18:2 12:2 2:2]';
      expect(refusal(drawn, [6, 1], 'bar/24')).toEqual({
        code: 'play.must-use-both-dice',
        params: { roll: '6-1', play: 'bar/24', diceUsed: 1, diceUsable: 2, leavesNo: 6, instead: 'bar/19 8/7' },
      });
    });

    it('when a die is simply left out', () => {
      expect(refusal(START, [5, 3], '13/8')?.params).toMatchObject({ diceUsed: 1, diceUsable: 2, leavesNo: null });
      expect(refusal(START, [6, 6], '13/7(2)')?.params).toMatchObject({ diceUsed: 2, diceUsable: 4, leavesNo: null });
    });

    it('when only one die can be played and it is not the larger (M14)', () => {
      expect(refusal('X[20:1 1:14] O[24:3 23:3 22:3 21:4 9:2]', [6, 5], '20/15')).toEqual({
        code: 'play.must-use-larger-die',
        params: { roll: '6-5', play: '20/15', die: 5, largerDie: 6, instead: '20/14' },
      });
    });

    it('when a stop is closed', () => {
      expect(refusal(START, [5, 3], '24/19 13/10')).toEqual({
        code: 'play.point-blocked',
        params: { roll: '5-3', play: '24/19 13/10', move: '24/19', from: 24, to: 19, die: 5, checkersThere: 5 },
      });
    });

    it('when a checker waits on the bar', () => {
      const drawn = 'X[bar:2 13:4 8:4 6:5] O[23:2 22:2 20:2 19:3 17:3 12:3]';
      expect(refusal(drawn, [6, 4], 'bar/21 13/7')).toEqual({
        code: 'play.bar-first',
        params: { roll: '6-4', play: 'bar/21 13/7', move: '13/7', from: 13, to: 7, die: null, onBar: 1 },
      });
      expect(verdict(drawn, [4, 2], 'bar/19')).toBe('play.bar-first');
      expect(verdict('X[bar:2 13:4 8:4 6:5] O[24:2 12:5 1:8]', [4, 3], 'bar/18')).toBe('play.bar-first');
    });

    it('when nothing stands there', () => {
      expect(refusal(START, [5, 3], '13/8 12/9')).toEqual({
        code: 'play.no-such-checker',
        params: { roll: '5-3', play: '13/8 12/9', move: '12/9', from: 12, to: 9, die: null },
      });
      expect(verdict(START, [5, 5], '13/8 24/19(3)')).toBe('play.no-such-checker');
    });

    it.each([
      ['13/9 6/5', '13/9'],
      ['13/8 13/5', null],
      ['8/13', '8/13'],
      ['8/8', '8/8'],
      ['13/8 8/5 6/5', '6/5'],
      ['13/8 13/10 8/3', null],
    ])('when no die of 5-3 fits %s', (text, move) => {
      expect(refusal(START, [5, 3], text)).toMatchObject({ code: 'play.not-this-roll', params: { move } });
    });

    it('when the die named with a move is another', () => {
      expect(verdict(START, [5, 3], { moves: [{ from: 13, to: 8, die: 3 }] })).toBe('play.not-this-roll');
    });

    it('when a checker is not home yet', () => {
      const drawn = 'X[7:1 6:3 3:2 1:2 off:7] O[24:5 23:5 22:5]';
      expect(refusal(drawn, [6, 1], '6/off 3/2')).toEqual({
        code: 'play.not-all-home',
        params: { roll: '6-1', play: '6/off 3/2', move: '6/off', from: 6, to: 0, die: 6, behind: '7' },
      });
    });

    it('when a checker further back must use the larger die', () => {
      const drawn = 'X[6:1 2:2 1:1 off:11] O[24:5 23:5 22:5]';
      expect(refusal(drawn, [3, 1], '2/off 1/off')).toEqual({
        code: 'play.checker-behind',
        params: { roll: '3-1', play: '2/off 1/off', move: '2/off', from: 2, to: 0, die: 3, behind: '6' },
      });
    });

    it('when there are absurdly many moves', () => {
      expect(verdict('X[24:15] O[1:15]', [1, 1], '24/23 '.repeat(5000))).toBe('play.no-such-checker');
      expect(verdict('X[24:15] O[1:15]', [1, 1], '24/23(15)')).toBe('play.not-this-roll');
    });

    it('when the moves are not moves', () => {
      for (const move of [
        { from: 0, to: 5 },
        { from: 26, to: 20 },
        { from: 13, to: 25 },
        { from: 8.5, to: 3 },
      ]) {
        expect(verdict(START, [5, 3], { moves: [move] })).toBe('play.unreadable');
      }
      expect(verdict(START, [5, 3], { moves: [{ from: 13, to: 8, die: 7 }] })).toBe('play.unreadable');
      expect(verdict(START, [5, 3], 'e2e4')).toBe('play.unreadable');
    });
  });
});

describe('readPlay', () => {
  const read = (drawn: string, roll: Roll, text: string) => {
    const loose = readPlay(VARIANTS.backgammon, drawnPosition(drawn), 'white', roll, { text });
    if (!loose.ok) return loose.error.code;
    return `${formatPlay(loose.value.play)}: ${loose.value.breaks?.code ?? 'legal'}`;
  };

  it('says that a legal play breaks nothing', () => {
    expect(read(START, [5, 3], '13/5')).toBe('13/5: legal');
  });

  it.each([
    ['13/8', '13/8: play.must-use-both-dice', 'a die left unused'],
    ['pass', ': play.must-use-both-dice', 'no move at all'],
    ['13/9 6/5', '13/9 6/5: play.not-this-roll', 'pips that were not rolled'],
    ['13/8(2) 6/3', '13/8(2) 6/3: play.not-this-roll', 'a die used twice'],
    ['24/9', '24/9: play.not-this-roll', 'far too many pips'],
  ])('records %s for 5-3 as %s: %s', (text, expected) => {
    expect(read(START, [5, 3], text)).toBe(expected);
  });

  it('records a checker that is borne off too early', () => {
    expect(read(START, [6, 3], '6/off 13/10')).toBe('13/10 6/off: play.not-all-home');
  });

  it('records a move past a checker that waits on the bar', () => {
    const drawn = 'X[bar:1 24:1 13:5 8:3 6:5] O[23:2 20:3 19:4 17:3 12:3]';
    expect(read(drawn, [5, 3], '13/8 6/3')).toBe('13/8 6/3: play.bar-first');
  });

  it('sends what an illegal play hits to the bar', () => {
    const position = drawnPosition('X[24:2 13:5 8:3 6:5] O[19:5 17:3 12:5 4:1 1:1]');
    const loose = readPlay(VARIANTS.backgammon, position, 'white', [5, 3], { text: '8/4*' });
    expect(loose.ok && [loose.value.position.black.bar, loose.value.position.black.points[20]]).toEqual([1, 0]);
  });

  it.each([
    ['13/8 12/9', 'play.no-such-checker'],
    ['24/19 13/10', 'play.point-blocked'],
    ['24/12', 'play.point-blocked'],
    ['24/19(5)', 'play.no-such-checker'],
    ['8/13', 'play.not-this-roll'],
    ['8/8', 'play.not-this-roll'],
    ['nonsense', 'play.unreadable'],
  ])('refuses %s, which no board allows: %s', (text, code) => {
    expect(read(START, [5, 3], text)).toBe(code);
  });

  it('does not search long for a way through a prime', () => {
    expect(read('X[24:1 6:5 5:5 4:4] O[12:3 11:3 10:3 9:2 8:2 7:2]', [5, 3], '24/1')).toBe('play.point-blocked');
    expect(read('X[24:15] O[1:15]', [5, 3], '24/1')).toBe('play.point-blocked');
  });
});

describe('isEmptyInput', () => {
  it('is true for no moves and for the words that say so', () => {
    expect([{ text: ' ' }, { text: 'pass' }, { moves: [] }].map(isEmptyInput)).toEqual([true, true, true]);
    expect([{ text: '13/8' }, { text: '??' }, { moves: [{ from: 13, to: 8 }] }].map(isEmptyInput)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
