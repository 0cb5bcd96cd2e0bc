import { formatPlay } from '../../src/domain/play/play-text.js';
import { formatPositionId, parsePositionId } from '../../src/domain/notation/position-id.js';
import type { Roll } from '../../src/domain/dice/roll.js';
import type { ViolationCode } from '../../src/domain/kernel/violation.js';
import { boardOf } from '../../src/domain/play/board.js';
import { generatePlays } from '../../src/domain/play/generator.js';
import { hasLegalPlay, legalPlays } from '../../src/domain/play/legal-plays.js';
import { PlayList } from '../../src/domain/play/play-list.js';
import { checkPlay, readPlay } from '../../src/domain/play/read-play.js';
import type { Position } from '../../src/domain/position/position.js';
import { VARIANTS } from '../../src/domain/variant/variants.js';
import { fixtureLines } from '../support/yardsticks/fixtures.js';
import type { ViolationParams } from '../../src/domain/kernel/violation.js';
import { oracleLines } from '../support/yardsticks/oracle.js';

interface LegalPlaysRow {
  readonly id: string;
  readonly pos: string;
  readonly dice: Roll;
  readonly used: number;
  readonly n: number;
  readonly plays: Readonly<Record<string, string>>;
}

interface IllegalPlaysRow {
  readonly id: string;
  readonly pos: string;
  readonly dice: Roll;
  readonly illegal: readonly (readonly [string, keyof typeof CODES])[];
}

const CODES = {
  'fewer-dice': 'play.must-use-both-dice',
  'lower-die': 'play.must-use-larger-die',
  blocked: 'play.point-blocked',
  'bar-first': 'play.bar-first',
  'early-off': 'play.not-all-home',
  'overshoot-behind': 'play.checker-behind',
} as const satisfies Record<string, ViolationCode>;

const rules = VARIANTS.backgammon;

function whiteOnRoll(positionId: string): Position {
  const position = parsePositionId(positionId, 'white');
  if (!position.ok) throw new Error(`position id ${positionId}: ${JSON.stringify(position.error)}`);
  return position.value;
}

/** A failure that names the line, one for each line that differs. */
function expectNone(failures: readonly string[]): void {
  expect(failures).toEqual([]);
}

describe('the legal plays of GNU Backgammon', () => {
  const rows = oracleLines<LegalPlaysRow>('legal-plays.jsonl');

  it('lead to exactly the positions that our plays lead to, each once', () => {
    const differing = rows.filter((row) => {
      const found = legalPlays(rules, whiteOnRoll(row.pos), 'white', row.dice);
      const ids = found.map(({ position }) => formatPositionId(position, 'black')).sort();
      return ids.join() !== Object.keys(row.plays).sort().join() || ids.length !== row.n;
    });
    expectNone(differing.map(({ id }) => id));
  });

  it('use at most the number of dice that ours use', () => {
    const list = new PlayList();
    const differing = rows.filter((row) => {
      generatePlays(rules, boardOf(whiteOnRoll(row.pos), 'white'), row.dice[0], row.dice[1], list);
      return list.diceUsed !== row.used;
    });
    expectNone(differing.map(({ id }) => id));
  });

  it('exist exactly where we say that something can be played', () => {
    const differing = rows.filter((row) => hasLegalPlay(rules, whiteOnRoll(row.pos), 'white', row.dice) !== row.n > 0);
    expectNone(differing.map(({ id }) => id));
  });

  it('are accepted in GNU Backgammon’s spelling and in ours, as the same play', () => {
    const refused: string[] = [];
    for (const row of rows) {
      const before = whiteOnRoll(row.pos);
      for (const { play, position } of legalPlays(rules, before, 'white', row.dice)) {
        const id = formatPositionId(position, 'black');
        for (const text of [row.plays[id] ?? '', formatPlay(play)]) {
          const checked = checkPlay(rules, before, 'white', row.dice, { text });
          if (!checked.ok) refused.push(`${row.id} ${text}: ${checked.error.code}`);
          else if (formatPositionId(checked.value.position, 'black') !== id)
            refused.push(`${row.id} ${text}: other play`);
        }
      }
    }
    expectNone(refused);
  });

  it('are missing where only "no move" is accepted', () => {
    const differing = rows.filter((row) => {
      const checked = checkPlay(rules, whiteOnRoll(row.pos), 'white', row.dice, { text: 'pass' });
      return checked.ok !== (row.n === 0);
    });
    expectNone(differing.map(({ id }) => id));
  });
});

describe('the plays that GNU Backgammon refuses', () => {
  const rows = fixtureLines<IllegalPlaysRow>('illegal-plays.jsonl');

  it('are refused with the rule that they break', () => {
    const differing: string[] = [];
    for (const { id, pos, dice, illegal } of rows) {
      for (const [text, reason] of illegal) {
        const checked = checkPlay(rules, whiteOnRoll(pos), 'white', dice, { text });
        if (checked.ok || checked.error.code !== CODES[reason]) {
          differing.push(`${id} ${text}: ${reason}, not ${checked.ok ? 'legal' : checked.error.code}`);
        }
      }
    }
    expectNone(differing);
  });

  it('name a legal play instead where dice were left unused', () => {
    const wrong: string[] = [];
    for (const { id, pos, dice, illegal } of rows) {
      const before = whiteOnRoll(pos);
      for (const [text, reason] of illegal) {
        if (reason !== 'fewer-dice' && reason !== 'lower-die') continue;
        const checked = checkPlay(rules, before, 'white', dice, { text });
        const instead = checked.ok ? '' : String((checked.error.params as ViolationParams)['instead']);
        if (!checkPlay(rules, before, 'white', dice, { text: instead }).ok) wrong.push(`${id} ${text}: ${instead}`);
      }
    }
    expectNone(wrong);
  });

  it('are recorded with the broken rule on a real board, unless a stop is closed', () => {
    const wrong: string[] = [];
    for (const { id, pos, dice, illegal } of rows) {
      for (const [text, reason] of illegal) {
        const read = readPlay(rules, whiteOnRoll(pos), 'white', dice, { text });
        const code = read.ok ? read.value.breaks?.code : read.error.code;
        const mayBeBlockedToo = !read.ok && code === 'play.point-blocked' && reason === 'bar-first';
        if (mayBeBlockedToo) continue;
        if (code !== CODES[reason] || read.ok !== (reason !== 'blocked'))
          wrong.push(`${id} ${text}: ${reason}, not ${code}`);
      }
    }
    expectNone(wrong);
  });
});
