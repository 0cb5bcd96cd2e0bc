import { inspect } from 'node:util';

/**
 * What keeps a program of this service from its work and what the person who runs it can mend: settings, the data folder, the
 * database. The message is made of sentences for that person, names what to check, and holds no secret.
 */
export class StartFault extends Error {
  override readonly name: string = 'StartFault';
}

/** What is written to standard error before a program ends: sentences where a person can mend it, the stack of a bug. */
export function lastWords(error: unknown): string {
  if (error instanceof StartFault) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : inspect(error);
}

/** What the work of a program gives; or the process ends with 1, and standard error says what was in the way. */
export async function runProgram<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`${lastWords(error)}\n`);
    process.exit(1);
  }
}
