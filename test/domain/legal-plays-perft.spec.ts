/** Numbers of plays and positions one and two rolls deep, counted by GNU Backgammon and a brute force. */

import { ROLLS } from '../support/domain/rolls.js';
import type { Roll } from '../../src/domain/dice/roll.js';
import { parsePositionId } from '../../src/domain/notation/position-id.js';
import { THEIRS, boardOf, copyOfBoard, emptyBoard } from '../../src/domain/play/board.js';
import type { Board } from '../../src/domain/play/board.js';
import { generatePlays } from '../../src/domain/play/generator.js';
import { PlayList } from '../../src/domain/play/play-list.js';
import { makeStep } from '../../src/domain/play/step.js';
import { BAR, OFF } from '../../src/domain/position/point.js';
import type { Position } from '../../src/domain/position/position.js';
import { startPosition } from '../../src/domain/position/start.js';
import { VARIANTS } from '../../src/domain/variant/variants.js';
import type { VariantRules } from '../../src/domain/variant/variant-rules.js';
import { fixtureFile, fixtureLines } from '../support/yardsticks/fixtures.js';

interface PerftCounts {
  readonly depth1: readonly number[];
  readonly depth1Sum: number;
  readonly depth1Union: number;
  readonly depth2DistinctSum: number;
  readonly depth2PathsSum: number;
  readonly depth2Union: number;
}

interface Perft extends PerftCounts {
  readonly rolls: readonly string[];
  readonly depth2Distinct: readonly (readonly number[])[];
  readonly depth2Paths: readonly (readonly number[])[];
}

interface PerftRow extends PerftCounts {
  readonly id: string;
  readonly pos: string;
}

const VARIANT_OF = { standard: 'backgammon', nackgammon: 'nackgammon', 'hypergammon-3': 'hypergammon' } as const;

const perft = JSON.parse(fixtureFile('perft.json')) as Record<keyof typeof VARIANT_OF, Perft>;

const plays = new PlayList();

/** The boards after all plays of the roll, the other side to move; the same board turned round if nothing can be played. */
function replies(rules: VariantRules, board: Board, [a, b]: Roll): Board[] {
  generatePlays(rules, board, a, b, plays);
  if (plays.count === 0) return [turned(board)];
  return Array.from({ length: plays.count }, (_, index) => {
    const after = copyOfBoard(board);
    for (const { from, to } of plays.play(index)) makeStep(rules, after.cells, from, to);
    return turned(after);
  });
}

function turned(board: Board): Board {
  const copy = emptyBoard();
  for (let place = OFF; place <= BAR; place++) {
    copy.cells[place] = board.cells[THEIRS + BAR - place]!;
    copy.cells[THEIRS + place] = board.cells[BAR - place]!;
  }
  return copy;
}

function keyOf(board: Board): string {
  return Buffer.from(board.words.buffer).toString('latin1');
}

function countsOf(rules: VariantRules, position: Position): Omit<Perft, 'rolls'> {
  const start = boardOf(position, 'white');
  const first = ROLLS.map((roll) => replies(rules, start, roll));
  const pairs = first.map((boards) => ROLLS.map((roll) => secondRoll(rules, boards, roll)));
  return {
    depth1: ROLLS.map((roll) => {
      generatePlays(rules, start, roll[0], roll[1], plays);
      return plays.count;
    }),
    depth1Sum: first.reduce((sum, boards) => sum + boards.length, 0),
    depth1Union: new Set(first.flat().map(keyOf)).size,
    depth2Distinct: pairs.map((row) => row.map(({ keys }) => keys.size)),
    depth2Paths: pairs.map((row) => row.map(({ paths }) => paths)),
    depth2DistinctSum: pairs.flat().reduce((sum, { keys }) => sum + keys.size, 0),
    depth2PathsSum: pairs.flat().reduce((sum, { paths }) => sum + paths, 0),
    depth2Union: new Set(pairs.flatMap((row) => row.flatMap(({ keys }) => [...keys]))).size,
  };
}

function secondRoll(rules: VariantRules, boards: readonly Board[], roll: Roll): { keys: Set<string>; paths: number } {
  const keys = new Set<string>();
  let paths = 0;
  for (const board of boards) {
    const isOver = board.cells[THEIRS + BAR] === rules.checkers;
    if (isOver) continue;
    const after = replies(rules, board, roll);
    paths += after.length;
    for (const reply of after) keys.add(keyOf(reply));
  }
  return { keys, paths };
}

describe.each(Object.entries(VARIANT_OF))('from the start of %s', (name, variantId) => {
  const expected = perft[name as keyof typeof VARIANT_OF];
  const rules = VARIANTS[variantId];
  const counted = countsOf(rules, startPosition(rules));

  it('every roll has as many plays as counted elsewhere', () => {
    expect(expected.rolls).toEqual(ROLLS.map(([a, b]) => `${a}${b}`));
    expect(counted.depth1).toEqual(expected.depth1);
    expect([counted.depth1Sum, counted.depth1Union]).toEqual([expected.depth1Sum, expected.depth1Union]);
  });

  it('every two rolls lead to as many positions, on as many paths, as counted elsewhere', () => {
    expect(counted.depth2Distinct).toEqual(expected.depth2Distinct);
    expect(counted.depth2Paths).toEqual(expected.depth2Paths);
    expect(counted.depth2DistinctSum).toBe(expected.depth2DistinctSum);
    expect(counted.depth2PathsSum).toBe(expected.depth2PathsSum);
    expect(counted.depth2Union).toBe(expected.depth2Union);
  });
});

describe.each(fixtureLines<PerftRow>('perft-positions.jsonl'))('from position $id', (row) => {
  it('one and two rolls lead to as many positions as counted elsewhere', () => {
    const position = parsePositionId(row.pos, 'white');
    if (!position.ok) throw new Error(`position id ${row.pos}`);
    const counted = countsOf(VARIANTS.backgammon, position.value);
    expect(counted.depth1).toEqual(row.depth1);
    expect([counted.depth1Sum, counted.depth1Union]).toEqual([row.depth1Sum, row.depth1Union]);
    expect(counted.depth2DistinctSum).toBe(row.depth2DistinctSum);
    expect(counted.depth2PathsSum).toBe(row.depth2PathsSum);
    expect(counted.depth2Union).toBe(row.depth2Union);
  });
});
