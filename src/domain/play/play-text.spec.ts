import type { Die } from '../dice/roll.js';
import type { Move, Play } from './play.js';
import { formatPlay, formatRequestedMoves, parsePlayText } from './play-text.js';

/** Moves written one by one: `24-21*`, by the die of its pips unless one is given for a bear-off: `5-0:6`. */
function moves(text: string): Play {
  return text.split(' ').map((each): Move => {
    const [, from, to, hit, die] = /^(\d+)-(\d+)(\*?)(?::(\d))?$/.exec(each)!;
    const pips = Number(die ?? Number(from) - Number(to)) as Die;
    return { from: Number(from), to: Number(to), hit: hit === '*', die: pips };
  });
}

function read(text: string): string {
  const parsed = parsePlayText(text);
  return parsed.ok ? formatRequestedMoves(parsed.value) : parsed.error.code;
}

describe('formatPlay', () => {
  it.each([
    ['13-8 25-22*', 'bar/22* 13/8', 'the bar first'],
    ['24-21 21-16', '24/16', 'one checker’s moves joined'],
    ['24-21* 21-16', '24/21*/16', 'a hit on the way kept'],
    ['24-21* 21-16*', '24/21*/16*', 'both hits kept'],
    ['5-2 2-0:6', '5/2/off', 'the stop kept when the checker ends off'],
    ['5-3 3-1 1-0:2', '5/3/1/off', 'every stop kept when the checker ends off'],
    ['13-7 13-7 8-2 8-2', '13/7(2) 8/2(2)', 'repeated moves counted'],
    ['6-3 6-5', '6/5 6/3', 'the farther destination last'],
    ['8-7 13-7', '13/7 8/7', 'descending starts'],
    ['25-24* 25-24', 'bar/24 bar/24*', 'the hit told apart from the move that follows it'],
    ['25-24* 24-23* 25-24 24-23', 'bar/23 bar/24*/23*', 'hits on the way run with the hitting checker'],
    ['4-0:6 4-0:5', '4/off(2)', 'bear-offs with larger dice'],
  ])('writes %s as %s: %s', (play, text) => {
    expect(formatPlay(moves(play))).toBe(text);
  });

  it('writes a forced pass as nothing', () => {
    expect(formatPlay([])).toBe('');
  });

  it('does not depend on the order in which the moves were made', () => {
    expect(formatPlay(moves('6-5 13-11 8-7 11-9'))).toBe(formatPlay(moves('13-11 11-9 8-7 6-5')));
  });
});

describe('parsePlayText', () => {
  it.each([
    ['bar/22* 13/8', 'bar/22 13/8', 'canonical text'],
    ['Bar/22 13/8', 'bar/22 13/8', 'capitals'],
    ['BAR/22', 'bar/22', 'more capitals'],
    ['25/22', 'bar/22', 'the bar as a number'],
    ['b/22', 'bar/22', 'the bar as a letter'],
    ['6/off 5/Off 4/0 3/o 2/OFF', '6/off 5/off 4/off 3/off 2/off', 'every way to write off'],
    ['  13/8,6/5 ;  8/7  ', '13/8 6/5 8/7', 'commas, semicolons and blanks'],
    ['13/8\t6/5\n', '13/8 6/5', 'tabs and line ends'],
    ['13 / 8 * 6/5', '13/8 6/5', 'blanks inside a move'],
    ['8/2(2)', '8/2 8/2', 'a repetition'],
    ['8/2 (2) 6/5', '8/2 8/2 6/5', 'a repetition after a blank'],
    ['6/4*(2)', '6/4 6/4', 'a repetition of a hit'],
    ['6/4(2)*', '6/4 6/4', 'a hit after a repetition'],
    ['24/21*/16*', '24/21 21/16', 'a stop with a hit'],
    ['24/22/20/18(2)', '24/22 22/20 20/18 24/22 22/20 20/18', 'stops and a repetition'],
    ['8/13', '8/13', 'a move backwards, for the rules to refuse'],
  ])('reads %j as %s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(['', '  ', 'pass', 'Pass', 'Cannot Move', 'cannot  move', "can't move", 'no play', 'No move', '-', 'dance'])(
    'reads %j as no move',
    (text) => {
      expect(parsePlayText(text)).toEqual({ ok: true, value: [] });
    },
  );

  it.each([
    'x',
    '13',
    '13/',
    '/8',
    '13//8',
    '13/8/',
    '26/20',
    '24/-1',
    '13/8(0)',
    '13/8(16)',
    '13/8(x)',
    '13/8(2',
    'off/5',
    '0/5',
    '13/bar',
    '13/25',
    '1e1/5',
    '13-8',
    '13/8 skip',
    '13/8\u0000',
    '٣/١',
  ])('refuses %j as unreadable', (text) => {
    expect(read(text)).toBe('play.unreadable');
  });

  it('names the part that cannot be read', () => {
    expect(parsePlayText('13/8 6-5')).toEqual({
      ok: false,
      error: { code: 'play.unreadable', params: { play: '13/8 6-5', token: '6-5' } },
    });
  });

  it('repeats no more than the beginning of a monstrous text', () => {
    const parsed = parsePlayText('x'.repeat(100_000));
    expect(parsed.ok ? '' : JSON.stringify(parsed.error).length).toBeLessThan(300);
  });
});
