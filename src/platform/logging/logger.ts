import { type DestinationStream, type LoggerOptions, pino, type Logger as Pino } from 'pino';
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

/** JSON lines on standard output or where they are to go, times in ISO 8601. Tokens and cookies in headers, and tickets in addresses, are never written. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Pino {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization', 'headers.cookie'],
    serializers: { err: errorFacts, req: requestFacts },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function requestFacts(request: { id?: string; method?: string; url?: string; ip?: string }): object {
  return {
    id: request.id,
    method: request.method,
    url: request.url?.replace(/([?&]ticket=)[^&]*/, '$1…'),
    remoteAddress: request.ip,
  };
}

/** Class, message, stack and all facts of an error, and the same of what caused it; of `pg` not the whole connection. */
function errorFacts(error: Error): object {
  const facts: object & { cause?: unknown } = pino.stdSerializers.errWithCause(error);
  for (
    let each: unknown = facts;
    typeof each === 'object' && each !== null;
    each = (each as { cause?: unknown }).cause
  ) {
    if ('client' in each) each.client = undefined;
  }
  return facts;
}
