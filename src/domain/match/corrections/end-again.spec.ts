import { AT, MatchRecord, opening, play, reportGame, roll } from '../../../../test/support/domain/builders.js';
import type { ResultKind } from '../../variant/win-kinds.js';
import { milliseconds } from '../../kernel/brands.js';
import type { Side } from '../../kernel/side.js';
import type { AskedResult, AskedWin, MatchCommand } from '../commands.js';

const LATER = milliseconds(1_772_700_000_000);

const won = (winner: Side, kind: ResultKind = 'single', cube = 1): AskedWin => ({ winner, kind, cube });

function correct(match: MatchRecord, game: number, result: AskedResult | null): MatchCommand {
  const history = [...match.events];
  return { type: 'CorrectResult', gameId: `game-${game}`, result, reason: 'the slip', at: LATER, history };
}

function reported(length: number, ...results: readonly AskedWin[]): MatchRecord {
  const match = new MatchRecord({ length });
  for (const [index, { winner, kind, cube }] of results.entries()) match.do(reportGame(index + 1, winner, kind, cube));
  return match;
}

describe('a match that corrections open and end again', () => {
  it('leaves the moment when the match was over to a match that one correction opens again and the next one ends', () => {
    const match = reported(3, won('white'), won('white', 'gammon'));
    const finishedAt = (): unknown => (match.state.status === 'finished' ? match.state.finishedAt : null);
    match.do(correct(match, 2, won('black', 'gammon')));
    expect(finishedAt()).toBeNull();
    match.do(correct(match, 2, won('white', 'gammon')));
    expect(finishedAt()).toBe(AT);
    // What was played between is another end.
    match.do(correct(match, 2, won('black'))).do(reportGame(3, 'black', 'single', 1));
    match.do(correct(match, 2, won('white', 'gammon')));
    expect(finishedAt()).toBe(LATER);
    const longer = reported(3, won('white'), won('white', 'gammon'));
    const length = (points: number): MatchCommand => {
      return { type: 'CorrectLength', length: points, reason: 'the slip', at: LATER, history: [...longer.events] };
    };
    longer.do(length(5)).do(length(3));
    expect(longer.state).toMatchObject({ status: 'finished', finishedAt: AT });
  });

  it('ends a match that it opened again and whose game went on at the moment of the correction', () => {
    const match = reported(5, won('white', 'gammon'), won('black')).start().act(opening(3, 1), play('8/5 6/5'));
    match.do(correct(match, 1, won('white', 'backgammon', 2)));
    expect(match.state).toMatchObject({ status: 'finished', finishedAt: LATER });
    match.do({ ...correct(match, 1, won('white', 'gammon')), at: milliseconds(LATER + 1) } as MatchCommand);
    match.do({ ...correct(match, 1, won('white', 'backgammon', 2)), at: milliseconds(LATER + 2) } as MatchCommand);
    expect(match.state).toMatchObject({ status: 'finished', finishedAt: LATER });
    match.do({ ...correct(match, 1, won('white', 'gammon')), at: milliseconds(LATER + 3) } as MatchCommand);
    match.act(roll(6, 5));
    match.do({ ...correct(match, 1, won('white', 'backgammon', 2)), at: milliseconds(LATER + 4) } as MatchCommand);
    expect(match.state).toMatchObject({ status: 'finished', finishedAt: LATER + 4 });
  });
});
