import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRoll } from '../../../src/domain/dice/roll.js';
import { ROLLS } from '../../support/domain/rolls.js';
import type { Roll } from '../../../src/domain/dice/roll.js';
import { formatPlay } from '../../../src/domain/play/play-text.js';
import { boardOf } from '../../../src/domain/play/board.js';
import { generatePlays } from '../../../src/domain/play/generator.js';
import { legalPlays } from '../../../src/domain/play/legal-plays.js';
import { PlayList } from '../../../src/domain/play/play-list.js';
import { checkPlay } from '../../../src/domain/play/read-play.js';
import { isShutOut } from '../../../src/domain/play/shut-out.js';
import { startPosition } from '../../../src/domain/position/start.js';
import { VARIANTS } from '../../../src/domain/variant/variants.js';
import type { VariantId } from '../../../src/domain/variant/variants.js';
import { positionText } from '../../support/yardsticks/brute-force.js';
import { drawnPosition } from '../../support/domain/drawn-position.js';

const FIXTURES = join(import.meta.dirname, '..', '..', 'fixtures', 'positions');
const rules = VARIANTS.backgammon;

interface Example {
  readonly title: string;
  readonly position: string;
  readonly rolls: readonly Roll[];
  readonly count: number;
  readonly diceUsed: number;
  readonly plays: readonly string[];
}

function readExample(block: string): Example {
  const [title = '', position = '', roll = '', ...lines] = block.split('\n');
  const [, dice = '', count = '', used = '0'] = /^(.*?) {3}plays (\d+)(?: {3}dice used (\d))?$/.exec(roll) ?? [];
  const one = ROLLS.filter((each) => dice === `roll ${formatRoll(each)}`);
  const plays = lines
    .join(' | ')
    .split(' | ')
    .filter((play) => play !== 'pass' && play !== '');
  return { title, position, rolls: one.length > 0 ? one : ROLLS, count: Number(count), diceUsed: Number(used), plays };
}

const examples = readFileSync(join(FIXTURES, 'worked-examples.txt'), 'utf8').trim().split('\n\n').map(readExample);

describe.each(examples)('worked example $title', ({ position, rolls, count, diceUsed, plays }) => {
  const before = drawnPosition(position);

  it.each(rolls)('has the listed plays and no others for %d-%d', (...roll: Roll) => {
    const found = legalPlays(rules, before, 'white', roll);
    const listed = plays.map((text) => {
      const checked = checkPlay(rules, before, 'white', roll, { text });
      return checked.ok ? positionText(checked.value.position) : `${text}: ${checked.error.code}`;
    });
    expect(found.map((play) => positionText(play.position)).sort()).toEqual(listed.sort());
    expect([found.length, plays.length]).toEqual([count, count]);
    const list = new PlayList();
    generatePlays(rules, boardOf(before, 'white'), roll[0], roll[1], list);
    expect(list.diceUsed).toBe(diceUsed);
  });

  it('writes each play as listed, where one spelling is canonical', () => {
    for (const text of plays) {
      const checked = checkPlay(rules, before, 'white', rolls[0]!, { text });
      expect(checked.ok && formatPlay(checked.value.play)).toBe(text);
    }
  });
});

describe('worked example M33', () => {
  it('leaves the side on the bar against a closed board shut out', () => {
    const closed = examples.find(({ title }) => title.startsWith('M33'))!;
    expect(isShutOut(rules, drawnPosition(closed.position), 'white')).toBe(true);
  });

  it('shuts out neither side in any other example', () => {
    const others = examples.filter(({ title }) => !title.startsWith('M33'));
    expect(others.filter(({ position }) => isShutOut(rules, drawnPosition(position), 'white'))).toEqual([]);
  });
});

describe('worked example M7', () => {
  const [header = '', ...rows] = readFileSync(join(FIXTURES, 'plays-from-the-start.tsv'), 'utf8').trim().split('\n');
  const columns = header.split('\t').slice(1);
  const table = rows.slice(0, -1).map((row) => row.split('\t'));

  it.each(columns)('counts the plays of each roll from the start of %s', (column) => {
    const variant = VARIANTS[column === 'standard' ? 'backgammon' : (column as VariantId)];
    const counted = table.map(([dice]) => {
      const roll = ROLLS.find((each) => formatRoll(each) === dice!.split('-').sort().reverse().join('-'))!;
      return legalPlays(variant, startPosition(variant), 'white', roll).length;
    });
    const index = columns.indexOf(column) + 1;
    expect(counted).toEqual(table.map((row) => Number(row[index])));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(Number(rows.at(-1)!.split('\t')[index]));
  });
});
