import { emptyBoard } from './board.js';
import type { Board } from './board.js';
import { PlayList, packMove } from './play-list.js';

/** A board that differs from those of other numbers. */
function board(number: number, off = 0): Board {
  const made = emptyBoard();
  made.cells[0] = off;
  made.cells[1] = number % 16;
  made.cells[2] = Math.floor(number / 16) % 16;
  made.cells[3] = Math.floor(number / 256);
  return made;
}

const moves = Uint16Array.of(packMove(13, 5, 0), packMove(8, 3, 1), 0, 0);

describe('a list of plays', () => {
  it('holds one play for each position', () => {
    const list = new PlayList();
    list.add(board(1), 7, moves, 1, false);
    list.add(board(1), 7, moves, 2, false);
    expect(list.count).toBe(1);
    expect(list.play(0)).toEqual([{ die: 5, from: 13, to: 8, hit: false }]);
  });

  it('tells positions apart whose sums agree', () => {
    const list = new PlayList();
    list.add(board(1), 7, moves, 1, false);
    list.add(board(2), 7, moves, 2, false);
    list.add(board(1), 7, moves, 1, false);
    expect([list.count, list.indexOf(board(1)), list.indexOf(board(2)), list.indexOf(board(3))]).toEqual([2, 0, 1, -1]);
  });

  it('grows beyond its first size and still finds every position', () => {
    const list = new PlayList();
    for (const round of [1, 2]) {
      for (let number = 0; number < 1000; number++) list.add(board(number), number * round, moves, 2, false);
      expect(list.count).toBe(1000);
      list.clear();
    }
    for (let number = 0; number < 2000; number++) list.add(board(number % 1000), number % 1000, moves, 2, false);
    expect([list.count, list.indexOf(board(999))]).toEqual([1000, 999]);
  });

  it('keeps winning plays when longer ones are found', () => {
    const list = new PlayList();
    list.add(board(1), 1, moves, 1, false);
    list.add(board(2, 15), 2, moves, 1, true);
    list.keepWon();
    list.add(board(3), 3, moves, 2, false);
    list.add(board(2, 15), 2, moves, 2, false);
    expect([list.count, list.indexOf(board(2, 15)), list.indexOf(board(3))]).toEqual([2, 0, 1]);
  });

  it('remembers nothing after it was emptied, however often', () => {
    const list = new PlayList();
    Reflect.set(list, 'stamp', 0x7fffffff - 1);
    for (let times = 0; times < 4; times++) {
      list.clear();
      list.add(board(1), 7, moves, 1, false);
      list.add(board(1), 7, moves, 1, false);
      expect(list.count).toBe(1);
    }
  });
});
