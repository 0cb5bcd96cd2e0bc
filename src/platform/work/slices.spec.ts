import { setImmediate as nextTurn } from 'node:timers/promises';
import { Slices } from './slices.js';

/** Keeps the thread busy for longer than a slice. */
function toil(): void {
  const began = performance.now();
  while (performance.now() - began < 10);
}

describe('long work', () => {
  it('goes on within its slice without letting others in', async () => {
    const slices = new Slices();
    let turns = 0;
    void nextTurn().then(() => (turns += 1));

    await slices.pause();

    expect(turns).toBe(0);
  });

  it('lets others have their turn after its slice, and has another then', async () => {
    const slices = new Slices();
    toil();
    let turns = 0;
    void nextTurn().then(() => (turns += 1));

    expect(slices.isOver).toBe(true);
    await slices.pause();

    expect(turns).toBe(1);
    expect(slices.isOver).toBe(false);
  });

  it('of several has one slice between two turns, in the order of asking', async () => {
    const order: string[] = [];
    const work = async (name: string): Promise<void> => {
      const slices = new Slices();
      for (let slice = 0; slice < 3; slice += 1) {
        toil();
        await slices.pause();
        order.push(name);
      }
    };
    let isDone = false;
    const others = async (): Promise<void> => {
      while (!isDone) {
        await nextTurn();
        order.push('-');
      }
    };
    const watching = others();

    await Promise.all([work('a'), work('b')]);
    isDone = true;
    await watching;

    expect(order.filter((name) => name !== '-')).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
    expect(order.join('')).not.toMatch(/ab|ba/);
  });
});
