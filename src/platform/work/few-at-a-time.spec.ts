import { fakeConnection } from '../../../test/support/service/fake-connection.js';
import { RecipientGone } from '../http/answers/recipient.js';
import { FewAtATime } from './few-at-a-time.js';

/** Work that ends when the test lets it end. */
function openEnded(): { readonly work: () => Promise<string>; readonly end: () => void } {
  let end = (): void => {};
  const ended = new Promise<string>((resolve) => (end = () => resolve('done')));
  return { work: () => ended, end };
}

const ONE = { atOnce: 1, because: 'Others are first.' };
const LONG = 60_000;
const done = async (): Promise<string> => 'done';

describe('few at a time', () => {
  it('does as many pieces of work at the same time as it may', async () => {
    const queue = new FewAtATime({ ...ONE, atOnce: 2, waiting: 5, milliseconds: LONG });
    const begun: number[] = [];
    const pieces = [openEnded(), openEnded(), openEnded(), openEnded()];
    const all = pieces.map(({ work }, nth) =>
      queue.run(fakeConnection().recipient, () => {
        begun.push(nth);
        return work();
      }),
    );
    expect(begun).toEqual([0, 1]);
    pieces[1]?.end();
    await all[1];
    expect(begun).toEqual([0, 1, 2]);
    for (const { end } of pieces) end();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('does one piece of work after the other, in the order of asking', async () => {
    const queue = new FewAtATime({ ...ONE, waiting: 5, milliseconds: LONG });
    const order: string[] = [];
    const [first, second] = [openEnded(), openEnded()];
    const all = [first, second].map(({ work }, nth) =>
      queue.run(fakeConnection().recipient, async () => {
        order.push(`${nth} begins`);
        await work();
        order.push(`${nth} ends`);
      }),
    );

    second.end();
    first.end();
    await Promise.all(all);

    expect(order).toEqual(['0 begins', '0 ends', '1 begins', '1 ends']);
  });

  it('goes on after work that failed', async () => {
    const queue = new FewAtATime({ ...ONE, waiting: 5, milliseconds: LONG });
    const failed = queue.run(fakeConnection().recipient, () => Promise.reject(new Error('no')));

    await expect(failed).rejects.toThrow('no');
    await expect(queue.run(fakeConnection().recipient, done)).resolves.toBe('done');
  });

  it('refuses at once when too many wait', async () => {
    const queue = new FewAtATime({ ...ONE, waiting: 1, milliseconds: LONG });
    const { work, end } = openEnded();
    const one = queue.run(fakeConnection().recipient, work);
    const two = queue.run(fakeConnection().recipient, done);

    await expect(queue.run(fakeConnection().recipient, done)).rejects.toMatchObject({
      code: 'service.busy',
      detail: 'Others are first. Send the request again in 60 s.',
      facts: { retryAfter: 60 },
    });
    end();
    await expect(Promise.all([one, two])).resolves.toEqual(['done', 'done']);
  });

  it('refuses who has waited too long, and the next is not kept waiting by that', async () => {
    const queue = new FewAtATime({ ...ONE, waiting: 5, milliseconds: 1 });
    const { work, end } = openEnded();
    const one = queue.run(fakeConnection().recipient, work);

    await expect(queue.run(fakeConnection().recipient, done)).rejects.toMatchObject({ code: 'service.busy' });
    end();
    await one;
    await expect(queue.run(fakeConnection().recipient, done)).resolves.toBe('done');
  });

  it('forgets who leaves while waiting, and does no work for it', async () => {
    const queue = new FewAtATime({ ...ONE, waiting: 1, milliseconds: LONG });
    const { work, end } = openEnded();
    const one = queue.run(fakeConnection().recipient, work);
    const { recipient, leave } = fakeConnection();
    const begun: string[] = [];
    const two = queue.run(recipient, async () => void begun.push('two'));
    leave();

    await expect(two).rejects.toThrow(RecipientGone);
    const three = queue.run(fakeConnection().recipient, done);
    end();
    await expect(Promise.all([one, three])).resolves.toEqual(['done', 'done']);
    expect(begun).toEqual([]);
  });

  it('does no work for who had left already', async () => {
    const queue = new FewAtATime({ ...ONE, waiting: 1, milliseconds: LONG });
    const { recipient, leave } = fakeConnection();
    leave();

    await expect(queue.run(recipient, done)).rejects.toThrow(RecipientGone);
    await expect(queue.run(fakeConnection().recipient, done)).resolves.toBe('done');
  });
});
