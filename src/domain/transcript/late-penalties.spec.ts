import { AT, MatchRecord, reportGame } from '../../../test/support/domain/builders.js';
import { formatMat, transcriptOf } from '../../../test/support/domain/at-once.js';
import { importedMatch } from '../../../test/support/domain/imported-match.js';

it('tells of no penalty behind the end that a correction has given the match', () => {
  const match = new MatchRecord({ length: 5 }).do(reportGame(1, 'white', 'gammon', 1));
  match.do({ type: 'AddPenalty', to: 'black', points: 1, reason: 'late', at: AT });
  match.do(reportGame(2, 'black', 'single', 1)).do({
    type: 'CorrectResult',
    gameId: 'game-1',
    result: { winner: 'white', kind: 'backgammon', cube: 2 },
    reason: 'the wrong slip',
    at: AT,
    history: [...match.events],
  });
  const text = formatMat(transcriptOf(match.events, { white: 'Ann', black: 'Bob' }, []));
  expect(text).not.toContain('Penalty');
  expect(importedMatch(text)).toMatchObject({ state: { status: 'finished', score: { white: 6, black: 0 } } });
});
