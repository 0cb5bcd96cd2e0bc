// Gives tests and hooks what the runner of jest.config.js leaves out: time limits, and an end for errors that nobody awaits.
import { addEventHandler } from 'jest-circus';
import { lawTimes } from '../chance/laws.ts';
import { failureBy } from './stray-errors.mjs';

/** Whole services start in some tests, several at a time on a busy machine. */
const USUAL_LIMIT_MS = 120_000;

/** What those who look at something for the tests see at this moment, each in words of its own: it says why a test waited in vain. */
async function seenAtFailure() {
  const told = [];
  process.emit('club-test-failed', told);
  return (await Promise.all(told)).join('\n');
}

/** Laws that are tried more often take longer. */
function limitOf({ timeout }) {
  return lawTimes(timeout ?? USUAL_LIMIT_MS);
}

/** The function with a limit. It fails at the limit; what it has begun goes on, because nothing can stop it. */
function limited(what, run, limit) {
  return async () => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${what} did not end in ${limit} ms`)), limit);
    });
    const stray = failureBy(what);
    try {
      return await Promise.race([stray.failure, run(), late]);
    } catch (error) {
      const seen = await seenAtFailure();
      if (error instanceof Error && seen !== '') error.stack = `${error.stack ?? error.message}\n\n${seen}`;
      throw error;
    } finally {
      clearTimeout(timer);
      stray.end();
    }
  };
}

addEventHandler((event, { currentDescribeBlock }) => {
  if (event.name === 'add_test') {
    const test = currentDescribeBlock.children.at(-1);
    if (test.fn !== undefined) test.fn = limited(`the test "${event.testName}"`, test.fn, limitOf(event));
  }
  if (event.name === 'add_hook') {
    const hook = currentDescribeBlock.hooks.at(-1);
    hook.fn = limited(hook.type, hook.fn, limitOf(event));
  }
});
