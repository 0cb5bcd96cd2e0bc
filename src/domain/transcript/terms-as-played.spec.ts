/** The transcript of games whose cube was turned under terms that a later correction took from them (T44). */
import { AT, MatchRecord, double, reportGame, take } from '../../../test/support/domain/builders.js';
import { formatMat, formatSgf, transcriptOf } from '../../../test/support/domain/at-once.js';
import { imported, importedMatch } from '../../../test/support/domain/imported-match.js';
import type { AskedWin } from '../match/commands.js';

const NAMES = { white: 'Ann', black: 'Bob' };

function corrected(match: MatchRecord, result: AskedWin): MatchRecord {
  const history = [...match.events];
  return match.do({ type: 'CorrectResult', gameId: 'game-1', result, reason: 'the wrong slip', at: AT, history });
}

const begun = (): MatchRecord => new MatchRecord({ length: 5 }).do(reportGame(1, 'white', 'single', 1));
const toMatchPoint: AskedWin = { winner: 'white', kind: 'single', cube: 4 };

/** The length behind the game is another one. */
function ofLength(match: MatchRecord, length: number): MatchRecord {
  return match.do({ type: 'CorrectLength', length, reason: 'the wrong length', at: AT, history: [...match.events] });
}

it.each([
  ['in what became the Crawford game', () => corrected(begun().win('black', 'single', ['black']), toMatchPoint)],
  [
    'in a game of which only the result is known',
    () => corrected(begun().do(reportGame(2, 'black', 'single', 2)), toMatchPoint),
  ],
  [
    'with a cube that is dead at the right length',
    () => ofLength(new MatchRecord({ length: 9 }).win('white', 'single', ['white', 'black', 'white']), 3),
  ],
  [
    'in the game that is open',
    () => {
      const match = new MatchRecord({ length: 5 }).start().toRollOf('white').act(double, take).toRollOf('black');
      return ofLength(match.act(double, take), 2);
    },
  ],
])('is read again: %s', (_where, played) => {
  const match = played();
  const text = transcriptOf(match.events, NAMES, []);
  expect(text.comments).toContainEqual({ key: expect.stringMatching(/^Terms of game [12]$/), value: 'as played' });
  for (const format of [formatMat, formatSgf]) {
    const again = importedMatch(format(text));
    const { score, status, crawfordGame, crawfordOver } = match.state;
    expect(again.state).toMatchObject({ score, status, crawfordGame, crawfordOver });
    if (match.state.status === 'open' && match.state.game !== null) {
      const { terms, cube } = match.state.game;
      expect(again.state).toMatchObject({ game: { terms, cube } });
    }
    expect(transcriptOf(again.events, NAMES, [])).toEqual(text);
  }
  const refused = imported(formatMat(text).replace(/; \[Terms.*\n/, ''));
  expect(refused).toMatchObject({ ok: false, error: { code: 'transcript.breaks-rule' } });
});

it('tells nothing of a game that could have been played at its score', () => {
  const match = corrected(begun().win('black', 'single', ['black']), { winner: 'white', kind: 'gammon', cube: 1 });
  expect(formatMat(transcriptOf(match.events, NAMES, []))).not.toContain('Terms');
});
