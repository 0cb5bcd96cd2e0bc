import { StartFault } from '../start-fault.js';
import { createLogger } from './logger.js';
import { NestLogger } from './nest-logger.js';

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly err?: { readonly message: string; readonly stack: string };
}

/** What one message becomes, as it stands in the log. */
function logged(say: (logger: NestLogger) => void): readonly Line[] {
  const lines: Line[] = [];
  say(new NestLogger(createLogger('trace', { write: (line) => void lines.push(JSON.parse(line) as Line) })));
  return lines;
}

const error = new Error('broken');

describe("Nest's messages in the log", () => {
  it.each<[string, (logger: NestLogger) => void, object]>([
    ['a text', (nest) => nest.warn('hello', 'Router'), { level: 'warn', msg: 'hello', context: 'Router' }],
    ['a text alone', (nest) => nest.fatal('hello'), { level: 'fatal', msg: 'hello' }],
    [
      'an error',
      (nest) => nest.error(error),
      { level: 'error', msg: 'broken', err: { message: 'broken', stack: expect.stringContaining('nest-logger.spec') } },
    ],
    [
      'an error after a text',
      (nest) => nest.error('failed', error, 'Router'),
      { msg: 'failed', context: 'Router', err: { message: 'broken' } },
    ],
    [
      'a stack as text',
      (nest) => nest.error('failed', error.stack, 'Router'),
      { msg: 'failed', context: 'Router', stack: error.stack },
    ],
    ['no stack', (nest) => nest.error('failed', undefined, 'Router'), { msg: 'failed', context: 'Router' }],
    [
      'facts with an error in them and a text behind them',
      (nest) => nest.error({ err: error, requestId: '7' }, 'failed', 'Router'),
      { msg: 'failed', requestId: '7', context: 'Router', err: { message: 'broken' } },
    ],
    ['plain facts', (nest) => nest.debug({ routes: 7 }, 'Router'), { level: 'debug', routes: 7, context: 'Router' }],
    ['something else', (nest) => nest.verbose(7, 'Router'), { level: 'trace', msg: '7', context: 'Router' }],
  ])('%s', (_, say, line) => {
    const lines = logged(say);

    expect(lines).toMatchObject([line]);
    expect(JSON.stringify(lines)).not.toContain('[object');
  });

  it('does not repeat what the program says where it ends', () => {
    expect(logged((nest) => nest.error(new StartFault('no database'), 'ExceptionHandler'))).toEqual([]);
  });

  it('shows what caused an error, with its facts, and never the connection that it came by', () => {
    const cause = Object.assign(new Error('disk full'), { code: '53100', client: { password: 'secret' } });
    const [line] = logged((nest) =>
      nest.error(Object.assign(new Error('gone', { cause }), { client: { password: 'secret' } })),
    );

    expect(line).toMatchObject({ err: { message: 'gone', cause: { message: 'disk full', code: '53100' } } });
    expect(JSON.stringify(line)).not.toContain('secret');
  });
});
