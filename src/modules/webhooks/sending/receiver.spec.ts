import type { lookup } from 'node:dns';
import { WebhookReceiver, answering } from '../../../../test/support/clients/webhook-receiver.js';
import { type Attempt, Receiver } from './receiver.js';

const BODY = JSON.stringify({ type: 'match.finished', data: {} });
const PRIVATE = /is on this machine or in a private network, and WEBHOOK_PRIVATE does not allow it\.$/;

/** A name server that gives these addresses, each time the next list. */
function names(...lists: readonly (readonly string[])[]): typeof lookup {
  let asked = 0;
  const answer = (_name: string, _options: object, done: (error: null, addresses: readonly object[]) => void): void => {
    const list = lists[Math.min(asked, lists.length - 1)] ?? [];
    asked += 1;
    done(
      null,
      list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return answer as unknown as typeof lookup;
}

let target: WebhookReceiver;
beforeEach(async () => {
  target = await WebhookReceiver.listening();
});
afterEach(() => target.close());

function post(receiver: Receiver, url: string): Promise<Attempt> {
  return receiver.post(url, { 'webhook-id': 'one' }, BODY, new AbortController().signal);
}

describe('an address on this machine or in a private network', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd12::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
  ])('is not connected to where a name points to it: %s', async (address) => {
    const attempt = await post(new Receiver(false, names([address])), `http://receiver.example:${target.port}/`);
    expect(attempt).toMatchObject({ status: null, failure: expect.stringMatching(PRIVATE) });
    expect(target.received).toEqual([]);
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])(
    'is not connected to where the URL holds it: %s',
    async (host) => {
      const attempt = await post(new Receiver(false), `http://${host}:${target.port}/`);
      expect(attempt).toMatchObject({ status: null, failure: expect.stringMatching(PRIVATE) });
      expect(target.received).toEqual([]);
    },
  );

  it('is not connected to where the name has pointed elsewhere before', async () => {
    const rebinding = new Receiver(false, names(['192.0.2.1'], ['127.0.0.1']), 50);
    for (let nth = 0; nth < 3; nth += 1) await post(rebinding, `http://receiver.example:${target.port}/`);
    expect(target.received).toEqual([]);
  });

  it('is connected to where the settings allow it', async () => {
    const attempt = await post(new Receiver(true, names(['127.0.0.1'])), `http://receiver.example:${target.port}/`);
    expect(attempt).toMatchObject({ status: 204, answer: '', failure: null });
    expect(target.received).toHaveLength(1);
  });
});

describe('an answer', () => {
  const receiver = new Receiver(true, undefined, 200);

  it('that does not come is a failure after a while', async () => {
    target.reply = () => {};
    expect(await post(receiver, target.url)).toMatchObject({
      status: null,
      failure: 'The receiver did not answer within 0.2 s.',
    });
  });

  it('that does not end counts by its status', async () => {
    target.reply = (response) => response.writeHead(200).write('and so on');
    expect(await post(receiver, target.url)).toMatchObject({ status: 200, answer: 'and so on', failure: null });
  });

  it('that is endless is read as far as it is kept', async () => {
    target.reply = (response) => {
      response.writeHead(500);
      const go = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', go);
      go();
    };
    const { answer, failure } = await post(receiver, target.url);
    expect([answer, failure]).toEqual(['x'.repeat(500), 'The receiver answered 500.']);
  });

  it('with characters that no database keeps is kept without them', async () => {
    target.reply = (response) => response.writeHead(400).end(Buffer.from([0x61, 0, 0xff, 0x62]));
    expect((await post(receiver, target.url)).answer).toBe('a\uFFFDb');
  });

  it('that redirects is a failure', async () => {
    target.reply = answering(308, { location: target.url });
    expect((await post(receiver, target.url)).failure).toBe('The receiver answered 308: redirects are not followed.');
    expect(target.received).toHaveLength(1);
  });

  it('that breaks off before it begins is a failure', async () => {
    target.reply = (response) => response.destroy();
    expect((await post(receiver, target.url)).failure).toMatch(/^The receiver could not be reached: /);
  });

  it('is not waited for when the service is stopped', async () => {
    target.reply = () => {};
    const stop = new AbortController();
    const attempt = receiver.post(target.url, {}, BODY, stop.signal);
    await target.until(1);
    stop.abort();
    expect((await attempt).failure).toBe('The service was stopped before the receiver had answered.');
  });
});
