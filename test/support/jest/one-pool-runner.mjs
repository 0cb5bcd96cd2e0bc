// Runs the files of all projects in the same workers. The runner beneath gives each project workers of its own, and each of those
// would load the service again; the projects differ only in where their files lie.
import { createRunner } from 'jest-light-runner';

const LightRunner = createRunner({ runtime: 'child_process' });

export default class OnePoolRunner extends LightRunner {
  #config;

  _runTest(test) {
    this.#config ??= test.context.config;
    // oxlint-disable-next-line no-underscore-dangle -- the runner beneath calls it so
    return super._runTest({ path: test.path, context: { config: this.#config } });
  }
}
