import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.js';
import { SETTINGS } from './settings.js';

const EXAMPLE = join(import.meta.dirname, '..', '..', '..', '.env.example');

/** The settings of `.env.example`, as Node would read them. */
function example(): Record<string, string> {
  const lines = readFileSync(EXAMPLE, 'utf8').split('\n');
  const pairs = lines.filter((line) => /^[A-Z_]+=/.test(line)).map((line) => line.split('=', 2));
  return Object.fromEntries(pairs.map(([key = '', value = '']) => [key, value]));
}

describe('the settings', () => {
  it('have a value each when the environment says nothing', () => {
    expect({ ...readConfig({}) }).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      databasePoolSize: 10,
      statementTimeout: 6000,
      requestTimeout: 9000,
      dataDir: './data',
      bootstrapToken: null,
      logLevel: 'info',
      environment: 'production',
      corsOrigins: [],
      publicUrl: null,
      bodyLimit: 4_194_304,
      maxConnections: 1_000,
      webhookPrivate: false,
      liveFollowers: 5_000,
    });
  });

  it('come from the environment, and an empty text is none', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '',
      DATABASE_URL: 'postgres://me:secret@db:5432/club',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173',
      PUBLIC_URL: 'https://club.example/backgammon/',
      LOG_LEVEL: 'debug',
    });

    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: 'postgres://me:secret@db:5432/club',
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      publicUrl: 'https://club.example/backgammon',
      logLevel: 'debug',
    });
  });

  it('are refused all at once, each with what is wanted, and no secret is repeated', () => {
    const read = (): unknown =>
      readConfig({
        PORT: '70000',
        DATABASE_URL: 'mysql://me:secret@db/club',
        DATABASE_POOL_SIZE: 'many',
        STATEMENT_TIMEOUT: '0',
        REQUEST_TIMEOUT: '1h',
        BOOTSTRAP_TOKEN: 'short-secret',
        LOG_LEVEL: 'loud',
        NODE_ENV: 'prod',
        CORS_ORIGINS: 'https://a.example/path',
        PUBLIC_URL: 'club.example',
        BODY_LIMIT: '-1',
        MAX_CONNECTIONS: '9',
      });

    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      [
        'The settings cannot be used:',
        '  PORT must be a whole number from 0 to 65535',
        '  DATABASE_URL must look like postgres://user:password@host:5432/name',
        '  DATABASE_POOL_SIZE must be a whole number from 2 to 1000',
        '  STATEMENT_TIMEOUT must be a whole number from 100 to 600000',
        '  REQUEST_TIMEOUT must be a whole number from 100 to 600000',
        '  BOOTSTRAP_TOKEN must have 16 characters or more',
        '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
        '  NODE_ENV must be one of production, development, test',
        '  CORS_ORIGINS must be * or origins such as https://club.example with commas between',
        '  PUBLIC_URL must be the address of the service, such as https://club.example',
        '  BODY_LIMIT must be a whole number from 1024 to 104857600',
        '  MAX_CONNECTIONS must be a whole number from 10 to 100000',
      ].join('\n'),
    );
    expect(read).not.toThrow(/secret/);
  });

  it('are all in .env.example, which can be used as it is and says nothing but the defaults', () => {
    expect(Object.keys(example()).sort()).toEqual(
      Object.values(SETTINGS)
        .map(({ key }) => key)
        .sort(),
    );
    expect(readConfig(example())).toEqual(readConfig({}));
  });

  it('have a line of meaning each in .env.example', () => {
    const lines = readFileSync(EXAMPLE, 'utf8').split('\n');

    const withoutMeaning = lines.filter((line, nth) => /^[A-Z_]+=/.test(line) && !lines[nth - 1]?.startsWith('# '));

    expect(withoutMeaning).toEqual([]);
  });
});
