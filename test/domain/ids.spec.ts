import { type MatchIdFields, formatMatchId } from '../../src/domain/notation/match-id.js';
import { formatPositionId, parsePositionId } from '../../src/domain/notation/position-id.js';
import { XGID_MAX_CUBE, type XgidFields, formatXgid } from '../../src/domain/notation/xgid.js';
import type { Roll } from '../../src/domain/dice/roll.js';
import { SIDES, type Side } from '../../src/domain/kernel/side.js';
import type { Checkers, Position } from '../../src/domain/position/position.js';
import { parseMatchId } from '../support/notation/match-id.js';
import { parseXgid } from '../support/notation/xgid.js';
import { oracleLines } from '../support/yardsticks/oracle.js';

interface IdsRow {
  readonly id: string;
  readonly positionId: string;
  readonly matchId: string;
  readonly xgid: string | null;
  readonly p0: readonly number[];
  readonly p1: readonly number[];
  readonly onRoll: 0 | 1;
  readonly decision: 0 | 1;
  readonly dice: Roll | null;
  readonly cube: number;
  readonly cubeOwner: 0 | 1 | null;
  readonly doubled: boolean;
  readonly resigned: 0 | 1 | 2 | 3;
  readonly gameState: 0 | 1 | 2 | 3 | 4;
  readonly length: number;
  readonly score: readonly [number, number];
  readonly crawford: boolean;
  readonly jacoby: boolean;
  readonly beavers: boolean;
}

const ROWS = oracleLines<IdsRow>('ids.jsonl');
const STATES = ['none', 'playing', 'over', 'resigned', 'dropped'] as const;

function side(player: 0 | 1): Side {
  return player === 0 ? 'white' : 'black';
}

function checkers(board: readonly number[]): Checkers {
  return { points: board.slice(0, 24), bar: board[24]!, off: board[25]! };
}

function position(row: IdsRow): Position {
  return { white: checkers(row.p0), black: checkers(row.p1) };
}

function matchIdFields(row: IdsRow): MatchIdFields {
  return {
    cube: row.cube,
    cubeOwner: row.cubeOwner === null ? null : side(row.cubeOwner),
    onRoll: side(row.onRoll),
    crawford: row.crawford,
    gameState: STATES[row.gameState],
    toDecide: side(row.decision),
    doubled: row.doubled,
    resigned: row.resigned,
    dice: row.dice,
    length: row.length,
    score: { white: row.score[0], black: row.score[1] },
    jacoby: row.jacoby,
  };
}

function xgidFields(row: IdsRow): XgidFields {
  return {
    position: position(row),
    cube: row.cube,
    cubeOwner: row.cubeOwner === null ? null : side(row.cubeOwner),
    onRoll: side(row.onRoll),
    dice: row.dice,
    offer: 'none',
    score: { white: row.score[0], black: row.score[1] },
    crawford: row.crawford,
    jacoby: row.jacoby,
    beavers: row.beavers,
    length: row.length,
    maxCube: XGID_MAX_CUBE,
  };
}

/** The ids carry the dice with the higher one first. */
function higherFirst(dice: Roll | null): Roll | null {
  return dice === null || dice[0] >= dice[1] ? dice : [dice[1], dice[0]];
}

/** One value for each row, named by the row. */
function each<Value>(rows: readonly IdsRow[], of: (row: IdsRow) => Value): { id: string; is: Value }[] {
  return rows.map((row) => ({ id: row.id, is: of(row) }));
}

describe('ids of states that GNU Backgammon met or was given', () => {
  it('are of every kind', () => {
    const seen = (of: (row: IdsRow) => unknown): ReadonlySet<unknown> => new Set(ROWS.map(of));
    expect(seen((row) => row.gameState)).toEqual(new Set([1, 2, 3, 4]));
    expect(seen((row) => row.resigned)).toEqual(new Set([0, 1, 2, 3]));
    expect(seen((row) => row.cubeOwner)).toEqual(new Set([null, 0, 1]));
    for (const flag of ['doubled', 'crawford', 'jacoby', 'beavers'] as const) {
      expect([flag, seen((row) => row[flag])]).toEqual([flag, new Set([true, false])]);
    }
    expect(seen((row) => row.dice === null)).toEqual(new Set([true, false]));
    expect(seen((row) => row.length === 0)).toEqual(new Set([true, false]));
  });

  it('writes the position id of each', () => {
    const written = each(ROWS, (row) => formatPositionId(position(row), side(row.onRoll)));
    expect(written).toEqual(each(ROWS, (row) => row.positionId));
  });

  it('reads the position id of each', () => {
    const read = each(ROWS, (row) => parsePositionId(row.positionId, side(row.onRoll)));
    expect(read).toEqual(each(ROWS, (row) => ({ ok: true, value: position(row) })));
  });

  it('writes the match id of each', () => {
    const written = each(ROWS, (row) => formatMatchId(matchIdFields(row)));
    expect(written).toEqual(each(ROWS, (row) => row.matchId));
  });

  it('reads the match id of each', () => {
    const read = each(ROWS, (row) => parseMatchId(row.matchId));
    expect(read).toEqual(
      each(ROWS, (row) => ({ ok: true, value: { ...matchIdFields(row), dice: higherFirst(row.dice) } })),
    );
  });

  const withXgid = ROWS.filter((row) => row.xgid !== null);

  it('writes the XGID of each state with dice or before the roll', () => {
    const written = each(withXgid, (row) => formatXgid(xgidFields(row)));
    expect(written).toEqual(each(withXgid, (row) => row.xgid));
  });

  it('reads the XGID of each state with dice or before the roll', () => {
    const read = each(withXgid, (row) => parseXgid(row.xgid!));
    expect(read).toEqual(
      each(withXgid, (row) => ({ ok: true, value: { ...xgidFields(row), dice: higherFirst(row.dice) } })),
    );
  });
});

describe('any text', () => {
  const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

  /** One-letter changes of a text: every place, a few letters each. */
  function changes(text: string): string[] {
    return [...text].flatMap((_, place) =>
      [...LETTERS]
        .filter((_letter, index) => index % 7 === place % 7)
        .map((letter) => text.slice(0, place) + letter + text.slice(place + 1)),
    );
  }

  it('is a position id that writes itself again, or none', () => {
    for (const row of ROWS.slice(0, 40)) {
      for (const text of changes(row.positionId)) {
        for (const onRoll of SIDES) {
          const result = parsePositionId(text, onRoll);
          if (result.ok) expect(formatPositionId(result.value, onRoll)).toBe(text);
          else expect(result.error.code).toBe('position.impossible');
        }
      }
    }
  });

  it('is a match id that writes itself again but for the order of the dice, or none', () => {
    for (const row of ROWS.slice(0, 40)) {
      for (const text of changes(row.matchId)) {
        const result = parseMatchId(text);
        if (!result.ok) {
          expect(result.error.code).toBe('position.impossible');
          continue;
        }
        const again = parseMatchId(formatMatchId(result.value) ?? '');
        expect(again).toEqual({ ok: true, value: { ...result.value, dice: higherFirst(result.value.dice) } });
      }
    }
  });
});
