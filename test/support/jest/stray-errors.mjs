// Errors that no test awaits: thrown in a timer, or a promise that is rejected where nothing waits for it. They would end the
// worker, and Jest waits for ever for the tests of a worker that has ended. Here they fail the test that runs, or, where none
// runs, the next one.

/** What waits to be told to a test. @type {Error[]} */
const untold = [];
/** Fails what runs now, the last begun first. @type {((error: Error) => void)[]} */
const running = [];
let last = 'the first test';

function stray(reason) {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  // A failure says where it was thrown, not by whom.
  error.message += ` (nothing awaited this; the last to begin was ${last})`;
  error.stack = `${error.message}\n${error.stack ?? ''}`;
  const fail = running.at(-1);
  if (fail === undefined) untold.push(error);
  else fail(error);
}

/**
 * From now until its end, `what` fails by an error that nothing awaits.
 * @param {string} what as the message names it
 * @returns {{ failure: Promise<never>, end: () => void }}
 */
export function failureBy(what) {
  let fail;
  const failure = new Promise((_, reject) => {
    fail = reject;
  });
  // It can come when the race is over already.
  failure.catch(() => {});
  running.push(fail);
  const before = untold.shift();
  if (before !== undefined) fail(before);
  last = what;
  return { failure, end: () => running.splice(running.indexOf(fail), 1) };
}

const handled = Symbol.for('backgammon-club.stray-errors');
if (process[handled] === undefined) {
  process[handled] = true;
  process.on('uncaughtException', stray);
  process.on('unhandledRejection', stray);
  // Behind the last test of a worker there is none to fail.
  process.on('exit', () => {
    for (const error of untold) console.error(error);
  });
}
