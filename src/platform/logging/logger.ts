import { type LoggerService } from '@nestjs/common';
import { pino, type Logger as Pino } from 'pino';
import type { LogLevel } from '../config/settings.js';

/** Structured log lines; a pino logger satisfies it. */
export abstract class Logger {
  abstract trace(facts: object, message: string): void;
  abstract debug(facts: object, message: string): void;
  abstract info(facts: object, message: string): void;
  abstract warn(facts: object, message: string): void;
  abstract error(facts: object, message: string): void;
  abstract fatal(facts: object, message: string): void;
}

/** JSON lines on standard output, times in ISO 8601. Tokens and cookies in headers, and tickets in addresses, are never written. */
export function createLogger(level: LogLevel): Pino {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization', 'headers.cookie'],
    serializers: { err: pino.stdSerializers.err, req: requestFacts },
  });
}

function requestFacts(request: { id?: string; method?: string; url?: string; ip?: string }): object {
  return {
    id: request.id,
    method: request.method,
    url: request.url?.replace(/([?&]ticket=)[^&]*/, '$1…'),
    remoteAddress: request.ip,
  };
}

/** Nest's own messages through the same lines. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    // Nest tells about every route and module at start; that is for debugging only.
    this.logger.debug(this.facts(rest), String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn(this.facts(rest), String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    const facts = message instanceof Error ? { err: message, ...this.facts(rest) } : this.facts(rest);
    this.logger.error(facts, message instanceof Error ? message.message : String(message));
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.logger.fatal(this.facts(rest), String(message));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.logger.debug(this.facts(rest), String(message));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.logger.trace(this.facts(rest), String(message));
  }

  /** Nest passes the context last, and a stack before it. */
  private facts(rest: readonly unknown[]): object {
    const context = rest.at(-1);
    const more = rest.slice(0, -1);
    return { context, ...(more.length > 0 ? { more } : {}) };
  }
}
