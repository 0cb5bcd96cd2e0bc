// Runs the files of all projects in the same workers. The runner beneath gives each project workers of its own, and each of those
// would load the service again; the projects differ only in where their files lie.
import { createRunner } from 'jest-light-runner';

const LightRunner = createRunner({ runtime: 'child_process' });

const ASKED = 'jest-light-runner-get-worker-data';
const TOLD = 'jest-light-runner-worker-data';

/**
 * The pools of the runner beneath, whose workers ask for their configuration. It has one channel for all of them, and the answer to
 * one goes to all: a worker that does not listen yet misses it, gets no second one, and waits for ever. Here each run of a file has a
 * channel of its own.
 */
export class Pools extends Map {
  set(config, { pool }) {
    const { workerData } = pool.options;
    return super.set(config, { pool, run: ({ path }) => pool.run(path, { channel: channelFor(workerData) }) });
  }
}

function channelFor(workerData) {
  let tell = null;
  return {
    onMessage(listener) {
      tell = listener;
    },
    postMessage(message) {
      if (message === ASKED) tell({ type: TOLD, workerData });
    },
  };
}

export default class OnePoolRunner extends LightRunner {
  #config;

  constructor(globalConfig, ...more) {
    super(globalConfig, ...more);
    // With one worker the files run in Jest's own process, and there is nothing to ask.
    // oxlint-disable-next-line no-underscore-dangle -- the runner beneath calls it so
    if (globalConfig.maxWorkers > 1) this._testRunners = new Pools();
  }

  _runTest(test) {
    this.#config ??= test.context.config;
    // oxlint-disable-next-line no-underscore-dangle -- the runner beneath calls it so
    return super._runTest({ path: test.path, context: { config: this.#config } });
  }
}
