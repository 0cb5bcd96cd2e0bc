import { setImmediate as nextTurn } from 'node:timers/promises';
import { withTurns } from '../../../test/support/domain/long-work.js';
import { Slices } from './slices.js';

// A clock of the test's own: on a busy machine, a slice can pass between two lines of a test.
let time = 0;
const clock = (): number => time;

/** Lets more time pass than a slice has. */
function toil(): void {
  time += 10;
}

describe('long work', () => {
  it('goes on within its slice without letting others in', async () => {
    const slices = new Slices(clock);
    let turns = 0;
    void nextTurn().then(() => (turns += 1));

    await slices.pause();

    expect(turns).toBe(0);
  });

  it('lets others have their turn after its slice, and has another then', async () => {
    const slices = new Slices(clock);
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
      const slices = new Slices(clock);
      for (let slice = 0; slice < 3; slice += 1) {
        toil();
        await slices.pause();
        order.push(name);
      }
    };

    await withTurns(order, () => Promise.all([work('a'), work('b')]));

    expect(order.filter((name) => name !== '-')).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
    expect(order.join('')).not.toMatch(/ab|ba/);
  });
});
