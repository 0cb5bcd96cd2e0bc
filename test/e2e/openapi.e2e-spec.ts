/** The description of the API: whole, true, and the only thing that a front-end author needs to know who may do what. */
import type { OpenAPIObject } from '@nestjs/swagger';
import { withoutComponents } from '../../src/openapi-components.js';
import { BootstrapService } from '../../src/modules/auth/index.js';
import { ROLES, type Role } from '../../src/platform/http/roles.js';
import { PROBLEMS } from '../../src/rules/problems.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { Doors } from '../support/doors.js';
import {
  type ExampleRequest,
  type MediaType,
  type Schema,
  exampleRequests,
  operationsOf,
  resolved,
} from '../support/example-requests.js';
import { knownTable } from '../support/chouette-table.js';
import { madeChecks } from '../support/openapi-checker.js';
import { PERMISSIONS } from '../support/permissions.js';
import { type TestApp, testApp } from '../support/test-app.js';
import { tournamentAt } from '../support/tournament-permissions.js';

let club: TestApp;
let doors: Doors;
let document: OpenAPIObject;
beforeAll(async () => {
  club = await testApp();
  doors = new Doors(club);
  document = withoutComponents((await club.api.get('/openapi.json')).body);
});
afterAll(async () => {
  await doors.close();
  await club.close();
});

/** Good requests about a game that has just been opened after a penalty, and a tournament that was drawn. */
async function requests(): Promise<readonly ExampleRequest[]> {
  const match = await club.match();
  await club.api.post(`/v1/matches/${match.body.id}/penalties`, { to: 'white', points: 1, reason: 'Late' });
  const game = await club.api.post(`/v1/matches/${match.body.id}/games`);
  await club.api.act(game.body.id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
  const players = [match.body.white.playerId, match.body.black.playerId] as const;
  const token = await club.api.post('/v1/tokens', { role: 'viewer', label: 'one of many' });
  const table = await knownTable(club);
  const drawn = await tournamentAt(club, 'drawn', ...players);
  return exampleRequests(document, {
    players,
    match: match.body.id,
    game: game.body.id,
    token: token.body.id,
    table,
    tournament: drawn.id,
    entries: [drawn.entry, drawn.opponentEntry],
    pairing: drawn.pairing,
  });
}

function send(api: ApiClient, { method, path, headers, body, mediaType }: ExampleRequest): Promise<ApiAnswer> {
  return mediaType === 'text/plain'
    ? api.call(method, path, undefined, { headers, text: String(body) })
    : api.call(method, path, body, { headers });
}

function where({ operationId, body }: ExampleRequest): string {
  return `${operationId} ${JSON.stringify(body ?? null).slice(0, 60)}`;
}

describe('the document', () => {
  it('is served without a token, as JSON and as YAML, with a page to read it', async () => {
    const anybody = club.as(null);
    expect((await anybody.get('/openapi.json')).body).toMatchObject({ openapi: expect.stringMatching(/^3\./) });
    expect((await anybody.get('/openapi.yaml')).text).toMatch(/^openapi: 3/);
    expect((await anybody.get('/docs')).text).toContain('<html');
  });

  it('names every operation once, in a word of its own', () => {
    const names = operationsOf(document).map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+[A-Za-z]*$/.test(name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        'createPlayer',
        'listMatches',
        'actInGame',
        'startGame',
        'reportMatchResult',
        'importMatch',
      ]),
    );
  });

  it('says of every operation what it is, whose it is and what comes of it', () => {
    const tags = (document.tags ?? []).map(({ name }) => name);
    for (const { method, path, operation } of operationsOf(document)) {
      const { summary, responses, security, 'x-roles': roles = [] } = operation;
      const at = `${method} ${path}`;
      expect([at, summary]).toEqual([at, expect.stringMatching(/^.{5,}$/)]);
      expect([at, operation.tags]).toEqual([at, [expect.stringMatching(new RegExp(`^(${tags.join('|')})$`))]]);
      expect([at, roles.filter((role) => !['anybody', ...ROLES].includes(role))]).toEqual([at, []]);
      expect([at, (security ?? []).length > 0]).toEqual([at, !roles.includes('anybody')]);
      const statuses = Object.keys(responses).map(Number);
      expect([at, statuses.filter((status) => status >= 200 && status < 300)]).toEqual([at, [expect.any(Number)]]);
      expect([at, statuses]).toEqual([
        at,
        expect.arrayContaining(roles.includes('anybody') ? [500] : [401, 403, 429, 500]),
      ]);
    }
  });

  it('shows every refusal as a problem document, by codes that exist', () => {
    for (const { method, path, operation } of operationsOf(document)) {
      for (const [status, { content, description = '' }] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue;
        const at = `${method} ${path} ${status}`;
        expect([at, Object.keys(content ?? {})]).toEqual([at, ['application/problem+json']]);
        const codes = [...description.matchAll(/`([a-z.-]+)`/g)].map(([, code = '']) => code);
        expect([at, codes.length > 0, codes.filter((code) => PROBLEMS[code] === undefined)]).toEqual([at, true, []]);
      }
    }
  });

  it('has an example, or all values that there are, for every field of every body', () => {
    const bare: string[] = [];
    const seen = new Set<string>();
    const look = (schema: Schema, at: string): void => {
      if (schema.example !== undefined) return;
      const { $ref, allOf = [], oneOf = [], items, properties } = schema;
      if ($ref !== undefined) {
        if (seen.has($ref)) return;
        seen.add($ref);
        look(resolved($ref, document), $ref.split('/').at(-1) ?? '');
      }
      for (const part of [...allOf, ...oneOf]) look(part, at);
      if (items !== undefined) look(items, `${at}[]`);
      for (const [name, property] of Object.entries(properties ?? {})) look(property, `${at}.${name}`);
      const isLeaf = [$ref, items, properties].every((part) => part === undefined) && allOf.length + oneOf.length === 0;
      const isTold = schema.enum !== undefined || schema.format !== undefined || schema.default !== undefined;
      const isBounded = schema.minimum !== undefined && 'maximum' in schema;
      if (isLeaf && !isTold && !isBounded && schema.type !== 'boolean' && schema.deprecated !== true) bare.push(at);
    };
    for (const { method, path, operation } of operationsOf(document)) {
      const bodies = [operation.requestBody, ...Object.values(operation.responses)];
      for (const media of bodies.flatMap((body) => Object.values(body?.content ?? {})) as MediaType[]) {
        if (media.example === undefined && media.examples === undefined) look(media.schema ?? {}, `${method} ${path}`);
      }
    }
    expect(bare).toEqual([]);
  });

  it('says that a person whom only the body names is 422 where nobody has that id', () => {
    const told = operationsOf(document)
      .filter(({ operation }) => JSON.stringify(operation.responses['422'] ?? {}).includes('player.not-found'))
      .map(({ operation }) => operation.operationId);
    const expected = ['Chouette', 'Entry', 'Match', 'Token'].map((thing) => `create${thing}`);
    expect(told.sort()).toEqual([...expected, 'importMatch', 'joinChouette', 'mergePlayers']);
    expect(
      operationsOf(document).find(({ operation }) => operation.operationId === 'getPlayer')?.operation.responses,
    ).toMatchObject({
      404: { description: expect.stringContaining('player.not-found') },
    });
  });

  it('asks for the format of a tournament', () => {
    expect(document.components?.schemas?.CreateTournamentDto).toMatchObject({ required: ['name', 'format'] });
  });

  it('is about the service that gives it, wherever that is', () => {
    expect(document.servers?.map(({ url }) => url)).toEqual(['/']);
  });

  it('has forms that every answer can be compared with', () => {
    expect(madeChecks(document)).toBeGreaterThan(500);
  });

  it('gives examples that the service takes', async () => {
    const refused: string[] = [];
    for (const request of await requests()) {
      const answer = await send(club.api, request);
      // The rules may say no to an example at this moment of the game, and the dice may be those of the service; the rest
      // of its form is right.
      const isRight = answer.status < 400 || answer.status === 409 || answer.status === 422;
      if (!isRight && answer.body.errors?.[0]?.pointer !== '/dice') refused.push(`${where(request)} ${answer.text}`);
    }
    expect(refused).toEqual([]);
  });
});

describe('who may do what', () => {
  it('is decided before anything is said about the form of a request', async () => {
    const match = (await club.match()).body.id;
    const viewer = club.as(await club.app.get(BootstrapService).makeToken('viewer', 'a reader of this test'));
    for (const path of ['/v1/players', '/v1/matches', `/v1/matches/${match}/games`, '/v1/matches/no-id/games']) {
      const codes = [];
      for (const api of [club.as(null), club.as('a-token-that-was-never-given'), viewer, club.api]) {
        codes.push((await api.post(path, { nobody: 'knows this field' })).body.code);
      }
      expect([path, ...codes]).toEqual([
        path,
        'request.unauthenticated',
        'request.unauthenticated',
        'request.forbidden',
        'request.invalid',
      ]);
    }
  });

  it('is asked for a token everywhere but where the document says anybody', async () => {
    for (const request of await requests()) {
      const isOpen = request.roles.includes('anybody');
      for (const token of [null, 'a-token-that-was-never-given']) {
        const { status, body } = await send((await doors.next()).as(token), request);
        const showsWhatIsPublic = token === null && PERMISSIONS[request.operationId]?.withoutToken === 'always';
        if (isOpen || showsWhatIsPublic) expect([where(request), status]).toEqual([where(request), 200]);
        else expect([where(request), status, body.code]).toEqual([where(request), 401, 'request.unauthenticated']);
      }
    }
  });

  it.each(ROLES)('holds a %s to what the document says', async (role: Role) => {
    const api = club.as(await club.token(role));
    for (const request of await requests()) {
      const answer = await send(api, request);
      const allowed = request.roles.includes(role) || request.roles.includes('anybody');
      // A player may do some things only in own games.
      const isForbidden = answer.status === 403;
      if (!allowed)
        expect([where(request), answer.status, answer.body.code]).toEqual([where(request), 403, 'request.forbidden']);
      else if (role !== 'player') expect([where(request), isForbidden]).toEqual([where(request), false]);
    }
  });

  it('ends at once when a token is revoked', async () => {
    const api = club.as(await club.app.get(BootstrapService).makeToken('scorer', 'to be revoked'));
    expect((await api.get('/v1/players')).status).toBe(200);
    await club.database.database.query({ text: `update token set revoked_at = now() where label = 'to be revoked'` });
    expect((await api.get('/v1/players')).status).toBe(401);
  });
});
