import { type ImportWarning } from '../../domain/index.js';
import { type Breach, IMPORT_WARNING_CODES, TRANSCRIPT_RULES } from '../../domain/transcript/faults.js';
import { MAT_FAULT_REASONS, MAT_WARNING_CODES } from '../../domain/notation/mat/faults.js';
import { SGF_FAULT_REASONS, SGF_WARNING_CODES } from '../../domain/notation/sgf/faults.js';
import { violation } from '../../domain/kernel/violation.js';
import { importRefused, unreadable } from './import-refusals.js';
import { warningSentence } from './warning-sentences.js';

/** Every fact that any of them may have. */
const PARAMS = {
  side: 'white',
  winner: 'black',
  line: 7,
  lines: 2,
  before: 'Ann',
  now: 'Anne',
  written: 3,
  expected: 2,
  points: 4016,
  text: 'Doub',
  counted: 4,
  white: 1,
  black: 2,
  countedWhite: 0,
  countedBlack: 2,
  roll: '3-1',
  kind: 'gammon',
  cube: 2,
  key: 'Slip',
  value: '9-1 before game 2',
};

describe('what the service says about a transcript', () => {
  it.each([...MAT_WARNING_CODES, ...SGF_WARNING_CODES, ...IMPORT_WARNING_CODES])(
    '%s is a sentence with its facts',
    (code) => {
      const warning = { game: 1, turn: 2, code, params: PARAMS } as ImportWarning;
      expect(warningSentence(warning)).toMatch(/^[A-Z].*\.$/);
      expect(warningSentence(warning)).not.toContain('undefined');
    },
  );

  it.each(TRANSCRIPT_RULES)('%s is refused with game, turn, line and rule', (code) => {
    const params = { ...PARAMS, value: 2, winner: 'black', by: 'drop' };
    const breach: Breach = { code, params };
    const refused = importRefused({
      code: 'transcript.breaks-rule',
      game: 3,
      turn: 12,
      line: 40,
      side: 'white',
      breach,
    });
    expect(refused.detail).toMatch(/^Game 3, turn 12, white, line 40: [A-Z].*\([RV]\d+.*\)\.$/);
    expect(refused.detail).not.toContain('undefined');
    expect(refused).toMatchObject({
      code: 'transcript.breaks-rule',
      facts: { params: { game: 3, turn: 12, side: 'white', line: 40, rule: code } },
    });
  });

  it('names the rule of the game that is broken as the referee does', () => {
    const breach = violation('match.crawford-no-cube', { side: 'black' });
    const refused = importRefused({ code: 'transcript.breaks-rule', game: 2, turn: 1, line: 9, side: 'black', breach });
    expect(refused.detail).toBe(
      'Game 2, turn 1, black, line 9: This is the Crawford game: neither side may double in it (R72).',
    );
  });

  it.each([...new Set([...MAT_FAULT_REASONS, ...SGF_FAULT_REASONS])])(
    'a text that cannot be read (%s) is refused with the place',
    (reason) => {
      const refused = unreadable({
        code: 'transcript.unreadable',
        line: 5,
        column: null,
        game: 1,
        turn: null,
        params: { reason, text: '1) 37: 8/5' },
      });
      expect(refused.detail).toMatch(/^The transcript cannot be read at line 5, game 1 \("1\) 37: 8\/5"\): .*\.$/);
      expect(refused.facts.params).toEqual({ line: 5, column: null, game: 1, turn: null, reason, text: '1) 37: 8/5' });
    },
  );
});
