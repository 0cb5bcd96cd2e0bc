// Gives tests and hooks their time limits: the runner of jest.config.js runs them without any.
import { addEventHandler } from 'jest-circus';

/** Whole services start in some tests, several at a time on a busy machine. */
const USUAL_LIMIT_MS = 120_000;

/** The function with a limit. It fails at the limit; what it has begun goes on, because nothing can stop it. */
function limited(what, run, limit) {
  return async () => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${what} did not end in ${limit} ms`)), limit);
    });
    try {
      return await Promise.race([run(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

addEventHandler((event, { currentDescribeBlock }) => {
  if (event.name === 'add_test') {
    const test = currentDescribeBlock.children.at(-1);
    if (test.fn !== undefined)
      test.fn = limited(`the test "${event.testName}"`, test.fn, event.timeout ?? USUAL_LIMIT_MS);
  }
  if (event.name === 'add_hook') {
    const hook = currentDescribeBlock.hooks.at(-1);
    hook.fn = limited(hook.type, hook.fn, event.timeout ?? USUAL_LIMIT_MS);
  }
});
