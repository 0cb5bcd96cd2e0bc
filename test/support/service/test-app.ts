/**
 * The whole service for one test file: a database of its own, the real application, a scripted clock where wanted. Every
 * answer is compared with the OpenAPI document on its way to the test.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Test } from '@nestjs/testing';
import { AppModule } from '../../../src/app.module.js';
import { configureApp, httpAdapter } from '../../../src/app.setup.js';
import { ENTITIES } from '../../../src/entities.js';
import { withoutComponents } from '../../../src/openapi/components.js';
import { Clock } from '../../../src/platform/clock/clock.js';
import { DiceSource } from '../../../src/platform/dice/dice-source.js';
import { createLogger } from '../../../src/platform/logging/logger.js';
import { type AnswerCheck, type ApiAnswer, ApiClient } from '../clients/api-client.js';
import { documentChecker } from '../clients/openapi-checker.js';
import { TYPESCRIPT_THREAD } from '../jest/typescript-child.js';
import { TEST_TOKEN, type TestDatabase, testDatabase } from './test-database.js';

export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly database: TestDatabase;
  /** Calls with the director's token. */
  readonly api: ApiClient;
  /** Calls with another token, or without one. */
  as(token: string | null): ApiClient;
  /** The id of a new player. */
  player(name?: string): Promise<string>;
  /** A new token, for a new player where it is a player's; what else there is to say goes into `fields`. */
  token(role: string, fields?: Readonly<Record<string, unknown>>): Promise<string>;
  /** A match between two new players. */
  match(body?: Readonly<Record<string, unknown>>): Promise<ApiAnswer>;
  /** Where it listens, for clients other than ours. */
  readonly url: string;
  /** What all of these clients do with each answer. */
  readonly check: AnswerCheck;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly dice?: DiceSource;
  readonly clock?: Clock;
  /** Where its log goes; none is written without it. */
  readonly logger?: ReturnType<typeof createLogger>;
  /** A database that another app of the same test also uses; its opener closes it. */
  readonly database?: TestDatabase;
}

let people = 0;
/** Every app of a test file has the same document. */
let check: AnswerCheck | null = null;

/** `npm run check` sees to it that this is what the application says; making it anew would cost every test file its time. */
function committedDocument(): OpenAPIObject {
  const file = join(import.meta.dirname, '..', '..', '..', 'openapi.json');
  return withoutComponents(JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject);
}

/** Starts the service. Close it in `afterAll`. */
export async function testApp({ dice, clock, logger: given, database: shared }: TestAppOptions = {}): Promise<TestApp> {
  const database = shared ?? (await testDatabase());
  const { config } = database;
  const logger = given ?? createLogger(config.logLevel);
  const builder = Test.createTestingModule({
    imports: [AppModule.forRoot({ config, logger, entities: ENTITIES, database, thread: TYPESCRIPT_THREAD })],
  });
  if (dice !== undefined) builder.overrideProvider(DiceSource).useValue(dice);
  if (clock !== undefined) builder.overrideProvider(Clock).useValue(clock);
  const module = await builder.compile();
  const app = module.createNestApplication<NestFastifyApplication>(httpAdapter(config, logger), { logger: false });
  await configureApp(app);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  check ??= documentChecker(committedDocument());
  const compare = check;
  const as = (token: string | null): ApiClient => new ApiClient(url, token, compare);
  const api = as(TEST_TOKEN);
  const player = async (name = `Player ${(people += 1)}`): Promise<string> => {
    const answer = await api.post('/v1/players', { name });
    return String(answer.body.id);
  };
  return {
    app,
    database,
    api,
    as,
    url,
    check: compare,
    player,
    token: async (role, fields = {}) => {
      const whose = role === 'player' && fields['playerId'] === undefined ? { playerId: await player() } : {};
      const answer = await api.post('/v1/tokens', { role, label: `${role} of a test`, ...whose, ...fields });
      return String(answer.body.token);
    },
    match: async (body = {}) =>
      api.post('/v1/matches', {
        white: await player(),
        black: await player(),
        format: { kind: 'points', length: 7 },
        ...body,
      }),
    close: async () => {
      await app.close();
      if (shared === undefined) await database.close();
    },
  };
}
