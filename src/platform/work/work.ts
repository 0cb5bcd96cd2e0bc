/**
 * Long calculations beside the loop that answers requests: pure functions of plain data, which a thread of its own runs, so
 * that nothing else waits for them. What is passed in and out is copied by the main thread, and should be short or text.
 */

/** A function that may run in another thread: exported, under its own name, by the module that it stands in. */
export interface Task<Input, Output> {
  /** The address of that module. */
  readonly module: string;
  readonly name: string;
  readonly run: (input: Input) => Output;
  /** Whether the work is worth the way to another thread; otherwise it is done where it is asked for. */
  readonly isLong: (input: Input) => boolean;
}

/** The function as a task; `module` is the `import.meta.url` of the module that exports it. */
export function task<Input, Output>(
  module: string,
  run: (input: Input) => Output,
  isLong: (input: Input) => boolean,
): Task<Input, Output> {
  return { module, name: run.name, run, isLong };
}

/** Runs tasks. */
export abstract class Work {
  /**
   * What the task gives: at once where it is short, else from the thread. Throws what the task throws, and an application
   * error `service.unavailable` if too many wait already, if it takes too long, or if the service is being stopped.
   */
  async run<Input, Output>(asked: Task<Input, Output>, input: Input): Promise<Output> {
    return asked.isLong(input) ? this.beside(asked, input) : asked.run(input);
  }

  protected abstract beside<Input, Output>(asked: Task<Input, Output>, input: Input): Promise<Output>;
}
