/** The transcript of a game that a director's slip made the Crawford game for a while (R73). */
import {
  AT,
  MatchRecord,
  acceptResignation,
  double,
  play,
  reportGame,
  resign,
  roll,
  take,
} from '../../../test/support/domain/builders.js';
import { formatMat, transcriptOf } from '../../../test/support/domain/at-once.js';
import type { MatchCommand } from '../match/commands.js';

const textOf = ({ events }: MatchRecord): string => formatMat(transcriptOf(events, { white: 'Ann', black: 'Bob' }, []));

const correct = (match: MatchRecord, kind: 'single' | 'backgammon', cube: number): MatchCommand => ({
  type: 'CorrectResult',
  gameId: 'game-1',
  result: { winner: 'white', kind, cube },
  reason: 'the wrong game',
  at: AT,
  history: [...match.events],
});

function begun(): MatchRecord {
  const match = new MatchRecord({ length: 5 }).do(reportGame(1, 'white', 'backgammon', 1));
  return match.start().toRollOf('white');
}

it('has its doubles again, at their places, and what was played meanwhile behind them', () => {
  const match = begun().act(double, take);
  const before = textOf(match);
  expect(before).toContain('Doubles => 2');
  match.do(correct(match, 'single', 4));
  expect(textOf(match)).not.toContain('Doubles');
  match.do(correct(match, 'backgammon', 1));
  expect(textOf(match)).toBe(before);
  match.do(correct(match, 'single', 4)).act(roll(3, 1), play('8/5 6/5'));
  match.do(correct(match, 'backgammon', 1));
  expect(textOf(match)).toBe(textOf(begun().act(double, take, roll(3, 1), play('8/5 6/5'))));
});

it('leaves out a double that had no answer', () => {
  const match = begun();
  const before = textOf(match);
  match.act(double).do(correct(match, 'single', 4));
  match.do(correct(match, 'backgammon', 1));
  expect(textOf(match)).toBe(before);
});

it('takes no double over into the next game', () => {
  const match = begun().act(double, take);
  match
    .do(correct(match, 'single', 4))
    .act(resign('single'), acceptResignation)
    .start()
    .toRollOf('white');
  const before = textOf(match);
  match.do(correct(match, 'single', 1)).do(correct(match, 'single', 4));
  expect(textOf(match)).toBe(before);
});

it('keeps a play that was corrected meanwhile', () => {
  const match = new MatchRecord({ length: 5, rules: { validation: 'legalMoves' } });
  match
    .do(reportGame(1, 'white', 'backgammon', 1))
    .start()
    .toRollOf('white');
  match.act(double, take, roll(3, 1), play('8/5'));
  match.do(correct(match, 'single', 4)).act({ type: 'CorrectPlay', play: { text: '8/5 6/5' } });
  match.do(correct(match, 'backgammon', 1));
  expect(textOf(match)).toMatch(/Doubles => 2[^]*31: 8\/5 6\/5/);
});
