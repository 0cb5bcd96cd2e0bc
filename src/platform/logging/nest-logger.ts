import { inspect } from 'node:util';
import { isNativeError } from 'node:util/types';
import type { LoggerService } from '@nestjs/common';
import { StartFault } from '../start-fault.js';
import type { Logger } from './logger.js';

type Level = 'trace' | 'debug' | 'warn' | 'error' | 'fatal';

const STACK = /\n\s+at /;

/**
 * Nest's own messages through our lines. Nest passes anything in any place: texts, errors, stacks as text, plain objects, and
 * last the name of the class that speaks.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(...said: unknown[]): void {
    // Nest tells about every route and module at start; that is for debugging only.
    this.write('debug', said);
  }

  warn(...said: unknown[]): void {
    this.write('warn', said);
  }

  error(...said: unknown[]): void {
    this.write('error', said);
  }

  fatal(...said: unknown[]): void {
    this.write('fatal', said);
  }

  debug(...said: unknown[]): void {
    this.write('debug', said);
  }

  verbose(...said: unknown[]): void {
    this.write('trace', said);
  }

  private write(level: Level, said: readonly unknown[]): void {
    const last = said.at(-1);
    const isContext = said.length > 1 && typeof last === 'string' && !STACK.test(last);
    const facts: Record<string, unknown> = isContext ? { context: last } : {};
    const words: string[] = [];
    for (const part of isContext ? said.slice(0, -1) : said) {
      if (part === undefined || part === null) continue;
      if (isNativeError(part)) facts['err'] ??= part;
      else if (typeof part === 'object') Object.assign(facts, part);
      else if (typeof part === 'string' && STACK.test(part)) facts['stack'] = part;
      else words.push(typeof part === 'string' ? part : inspect(part));
    }
    const { err } = facts;
    // Told in a sentence where the program ends.
    if (err instanceof StartFault && facts['context'] === 'ExceptionHandler') return;
    this.logger[level](facts, words.join(' ') || (isNativeError(err) ? err.message : 'a message of the framework'));
  }
}
