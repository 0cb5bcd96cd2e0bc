import { failureBy } from '../support/jest/stray-errors.mjs';

/** In a timer, where nothing can catch it. */
const throwLater = (message: string) =>
  setTimeout(() => {
    throw new Error(message);
  }, 1);

const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('an error that nothing awaits', () => {
  it('fails the test in which it is thrown', async () => {
    const { failure, end } = failureBy('a test');
    throwLater('no longer wanted');
    await expect(failure).rejects.toThrow('no longer wanted (nothing awaited this; the last to begin was a test)');
    end();
  });

  it('fails the test in which a promise is rejected', async () => {
    const { failure, end } = failureBy('a test');
    void Promise.reject(new Error('forgotten'));
    await expect(failure).rejects.toThrow('forgotten');
    end();
  });

  it('leaves those alone that end before it', async () => {
    const ended = failureBy('a test that ends');
    const running = failureBy('a test that runs');
    ended.end();
    throwLater('late');
    await expect(running.failure).rejects.toThrow('late');
    running.end();
    await expect(Promise.race([ended.failure, moment()])).resolves.toBeUndefined();
  });
});
