import { fakeConnection } from '../../../../test/support/service/fake-connection.js';
import { UnreadAnswers } from './unread-answers.js';

const PATIENT = { bytes: 100, grace: 60_000, bytesPerSecond: 1 } as const;
const HASTY = { bytes: 100, grace: 0, bytesPerSecond: 1 } as const;

describe('answers that wait to be read', () => {
  it('have room until they hold too many bytes together', () => {
    const unread = new UnreadAnswers(PATIENT);
    const { recipient, finish } = fakeConnection();
    unread.watch(recipient, 60);

    expect(() => unread.makeRoom(40)).not.toThrow();
    expect(() => unread.makeRoom(41)).toThrow(expect.objectContaining({ code: 'service.busy' }));
    finish();
    expect(() => unread.makeRoom(100)).not.toThrow();
  });

  it('make room when their time is over, the oldest first', () => {
    const unread = new UnreadAnswers(HASTY);
    const [oldest, newest] = [fakeConnection(), fakeConnection()];
    unread.watch(oldest.recipient, 50);
    unread.watch(newest.recipient, 50);

    unread.makeRoom(50);

    expect([oldest.isCut(), newest.isCut()]).toEqual([true, false]);
    newest.finish();
  });

  it('are cut off when their recipient is slower than agreed', async () => {
    const unread = new UnreadAnswers({ bytes: 100, grace: 1, bytesPerSecond: 100_000 });
    const { recipient, closed, isCut } = fakeConnection();
    unread.watch(recipient, 60);

    await closed;

    expect(isCut()).toBe(true);
    expect(() => unread.makeRoom(100)).not.toThrow();
  });
});
