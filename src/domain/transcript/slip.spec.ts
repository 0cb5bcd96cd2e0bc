/** A slip from which the match went on, through a transcript and back. */
import {
  AT,
  MatchRecord,
  acceptResignation,
  opening,
  play,
  reportGame,
  resign,
  roll,
} from '../../../test/support/domain/builders.js';
import { formatMat, formatSgf, transcriptOf } from '../../../test/support/domain/at-once.js';
import { importedMatch } from '../../../test/support/domain/imported-match.js';
import type { MatchCommand } from '../match/commands.js';
import type { MatchState } from '../match/state.js';

const NAMES = { white: 'Ann', black: 'Bob' };

const slip = (white: number, black: number): MatchCommand => ({ type: 'ReportScore', score: { white, black }, at: AT });
const late = (points: number): MatchCommand => ({ type: 'AddPenalty', to: 'white', points, reason: 'late', at: AT });

function directed(
  match: MatchRecord,
  act: { type: 'CorrectLength'; length: number } | { type: 'CancelPenalty'; penalty: number },
) {
  return match.do({ ...act, reason: 'the wrong slip', at: AT, history: [...match.events] });
}

function told(state: MatchState): unknown {
  if (state.status === 'not-opened') return null;
  const { score, crawfordGame, crawfordOver, games, status } = state;
  return {
    score,
    crawfordGame,
    crawfordOver,
    games,
    status,
    outcome: state.status === 'finished' ? state.outcome : null,
  };
}

/** To 3 and ended by a slip between two games; it is to 5. */
const between = (): MatchRecord =>
  directed(new MatchRecord({ length: 3 }).do(reportGame(1, 'black', 'single', 1)).do(slip(3, 2)), {
    type: 'CorrectLength',
    length: 5,
  });

it.each([
  ['and is won by a game', () => between().win('white', 'gammon'), '3-2 before game 2'],
  ['and is open, no game having begun since', between, '3-2 before game 2'],
  ['and ends by another slip', () => between().win('black', 'single').do(slip(5, 3)), '3-2 before game 2'],
  [
    'which had cut a game short',
    () => {
      const match = new MatchRecord({ length: 3 }).start().act(opening(3, 1), play('8/5 6/5')).do(slip(3, 0));
      directed(match, { type: 'CorrectLength', length: 5 }).act(roll(6, 5), play('24/13'));
      return match.act(resign('single'), acceptResignation);
    },
    '3-0 before game 1',
  ],
  [
    'because points in it were cancelled, others being given before and behind it',
    () => {
      const match = new MatchRecord({ length: 5 })
        .do(reportGame(1, 'black', 'single', 1))
        .do(late(1))
        .do(late(1));
      directed(match.do(slip(5, 4)), { type: 'CancelPenalty', penalty: 2 });
      return match.do({ ...late(1), to: 'black' } as MatchCommand);
    },
    '4-4 before game 2',
  ],
])('goes on from its score: %s', (_how, played, line) => {
  const match = played();
  const text = transcriptOf(match.events, NAMES, []);
  expect(text.comments).toContainEqual({ key: 'Slip', value: line });
  for (const format of [formatMat, formatSgf]) {
    const again = importedMatch(format(text));
    expect(told(again.state)).toEqual(told(match.state));
    const warned: readonly string[] = again.warnings.map(({ code }) => code);
    expect(warned.filter((code) => /score|points-(differ|capped)/.test(code))).toEqual([]);
    expect(transcriptOf(again.events, NAMES, [])).toEqual(text);
  }
});

it('is none where it gives a side less than its penalty points', () => {
  const match = directed(new MatchRecord({ length: 5 }).do(late(2)).do(slip(5, 1)), {
    type: 'CorrectLength',
    length: 7,
  });
  const text = formatMat(transcriptOf(match.win('black', 'single').events, NAMES, []));
  expect(importedMatch(text)).toMatchObject({ state: { score: { white: 5, black: 2 } } });
  const less = text.replace('"5-1 before', '"1-1 before').replace('Ann : 5', 'Ann : 1');
  expect(() => importedMatch(less)).toThrow('match.games-missing');
});

it('is left to the warning about the score where a line says that it ended the match', () => {
  const text = formatMat(transcriptOf(between().win('white', 'single').events, NAMES, [])).replace(
    '"3-2 before',
    '"6-2 before',
  );
  expect(importedMatch(text)).toMatchObject({ state: { score: { white: 1, black: 1 } } });
});
