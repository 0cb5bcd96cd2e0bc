import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTS, ACT_TIMES, type Verdict, verdictOn } from '../../src/domain/tournament/acts.js';

const ROOT = join(import.meta.dirname, '..', '..');

const WORDS: Readonly<Record<Verdict, string>> = { routine: 'routine', reason: 'reason', refused: '–' };

/** The rows of the table in docs/directors-acts.md. */
function documented(): readonly (readonly string[])[] {
  const lines = readFileSync(join(ROOT, 'docs', 'directors-acts.md'), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [act = '', ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [act.replaceAll('`', ''), ...cells];
    });
}

describe('docs/directors-acts.md', () => {
  it('says of every act at every time what the domain says', () => {
    const table = ACTS.map((act) => [act, ...ACT_TIMES.map((time) => WORDS[verdictOn(act, time)])]);

    expect(documented().map((cells) => cells.slice(0, -1))).toEqual(table);
  });

  it('says of each what it is about', () => {
    expect(documented().filter((cells) => (cells.at(-1) ?? '').length < 10)).toEqual([]);
  });
});
