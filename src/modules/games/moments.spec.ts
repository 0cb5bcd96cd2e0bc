import { type Arrival, Moments } from './moments.js';

describe('the moment that a request has seen', () => {
  /** A request that has come in and is still there when the test ends it. */
  async function arrived(moments: Moments, key: string): Promise<{ arrival: Arrival; leave: () => Promise<void> }> {
    let leave = (): void => {};
    const stay = new Promise<void>((resolve) => (leave = resolve));
    return new Promise((resolve) => {
      const work = moments.arrive(key, async (arrival) => {
        resolve({ arrival, leave: () => (leave(), work) });
        await stay;
      });
    });
  }

  it('is the first one that anybody found after it had come in', async () => {
    const moments = new Moments();
    const early = await arrived(moments, 'series');
    moments.seen(['series'], 'white to roll');
    const late = await arrived(moments, 'series');
    moments.seen(['series'], 'black to roll');
    expect([early.arrival.moment, late.arrival.moment]).toEqual(['white to roll', 'black to roll']);
  });

  it('is found under every name of the series, and of no other one', async () => {
    const moments = new Moments();
    const [byGame, other] = [await arrived(moments, 'game'), await arrived(moments, 'another series')];
    moments.seen(['series', 'game'], 'white to roll');
    expect([byGame.arrival.moment, other.arrival.moment]).toEqual(['white to roll', null]);
  });

  it('is not looked for any more once the request has been answered', async () => {
    const moments = new Moments();
    const { arrival, leave } = await arrived(moments, 'series');
    await leave();
    moments.seen(['series'], 'white to roll');
    expect(arrival.moment).toBeNull();
  });

  it('is the same for all who come in while somebody waits for them', async () => {
    const moments = new Moments();
    const first = await arrived(moments, 'series');
    const quiet = moments.quiet(['series']);
    const second = await arrived(moments, 'series');
    await quiet;
    moments.seen(['series'], 'white to roll');
    expect([first.arrival.moment, second.arrival.moment]).toEqual(['white to roll', 'white to roll']);
  });
});
