/** The description of the API: whole, true, and the only thing that a front-end author needs to know who may do what. */
import type { OpenAPIObject } from '@nestjs/swagger';
import { withoutComponents } from '../../../src/openapi/components.js';
import { BootstrapService } from '../../../src/modules/auth/index.js';
import { ROLES, type Role } from '../../../src/platform/http/roles.js';
import { PROBLEMS } from '../../../src/rules/problems.js';
import { requestsOf, send } from '../../support/requests/example-club.js';
import { Doors } from '../../support/service/doors.js';
import {
  type ExampleRequest,
  type MediaType,
  type Schema,
  operationsOf,
  resolved,
} from '../../support/requests/example-requests.js';
import { codesIn, madeChecks } from '../../support/clients/openapi-checker.js';
import { PERMISSIONS } from '../../support/requests/permissions.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

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

function requests(): Promise<readonly ExampleRequest[]> {
  return requestsOf(club, document);
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

  it('says what is in every form, so that clients made of it can fill it in', async () => {
    const { components } = (await club.api.get('/openapi.json')).body;
    const empty = Object.entries(components.schemas as Record<string, Schema>).filter(
      ([, form]) => form.properties !== undefined && Object.keys(form.properties).length === 0,
    );
    expect(empty.map(([name]) => name)).toEqual([]);
  });

  it('leaves no value of a payload open', async () => {
    const open: string[] = [];
    const look = (part: unknown, at: string): void => {
      if (typeof part !== 'object' || part === null) return;
      for (const [name, inner] of Object.entries(part)) {
        if (['example', 'examples'].includes(name)) continue;
        const isOpen = JSON.stringify(inner) === '{}' || inner === true;
        if (isOpen && ['items', 'additionalProperties', 'schema'].includes(name)) open.push(`${at} ${name}`);
        const facts = name === 'additionalProperties' ? (inner as Schema).properties : undefined;
        if (facts !== undefined && Object.keys(facts).length === 0) open.push(`${at} ${name}`);
        look(inner, `${at} ${name}`);
      }
    };
    const { components, paths } = (await club.api.get('/openapi.json')).body;
    look({ ...components.schemas, paths }, '');
    expect(open).toEqual([]);
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
      const { summary, responses, security = document.security ?? [], 'x-roles': roles = [] } = operation;
      const at = `${method} ${path}`;
      expect([at, summary]).toEqual([at, expect.stringMatching(/^.{5,}$/)]);
      expect([at, operation.tags]).toEqual([at, [expect.stringMatching(new RegExp(`^(${tags.join('|')})$`))]]);
      expect([at, roles.filter((role) => !['anybody', ...ROLES].includes(role))]).toEqual([at, []]);
      expect([at, security.length > 0]).toEqual([at, !roles.includes('anybody')]);
      const others = codesIn(responses['default']?.description).map((code) => PROBLEMS[code]?.status);
      const statuses = [
        ...Object.keys(responses).flatMap((status) => (status === 'default' ? [] : Number(status))),
        ...others,
      ];
      expect([at, statuses.filter((status = 0) => status >= 200 && status < 300)]).toEqual([at, [expect.any(Number)]]);
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
        const codes = codesIn(description);
        expect([at, codes.length > 0, codes.filter((code) => PROBLEMS[code] === undefined)]).toEqual([at, true, []]);
      }
    }
  });

  it('has an example, or all values that there are, for every field of every body', () => {
    const bare: string[] = [];
    const seen = new Set<string>();
    const look = (schema: Schema, at: string): void => {
      if (schema.example !== undefined) return;
      const { $ref, allOf = [], oneOf = schema.anyOf ?? [], items, properties } = schema;
      if ($ref !== undefined) {
        if (seen.has($ref)) return;
        seen.add($ref);
        look(resolved($ref, document), $ref.split('/').at(-1) ?? '');
      }
      for (const part of [...allOf, ...oneOf]) look(part, at);
      if (items !== undefined) look(items, `${at}[]`);
      for (const [name, property] of Object.entries(properties ?? {})) look(property, `${at}.${name}`);
      const isLeaf = [$ref, items, properties].every((part) => part === undefined) && allOf.length + oneOf.length === 0;
      const isTold =
        schema.enum !== undefined ||
        schema.const !== undefined ||
        schema.type === 'null' ||
        schema.format !== undefined ||
        schema.default !== undefined;
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

  it('says that a person whom only the body names is 422 where no person has that id', () => {
    const told = operationsOf(document)
      .filter(({ operation }) => operation['x-problems']?.['422']?.includes('player.not-found') === true)
      .map(({ operation }) => operation.operationId);
    const made = ['Chouette', 'ChouetteGroup', 'Entry', 'Match', 'Token'].map((thing) => `create${thing}`);
    const ofTables = ['actAtTable', 'actInGame', 'correctChouetteGame', 'joinChouette', 'startChouetteGame'];
    const ofSheets = ['throwForOrder', 'tryScoreSheet'];
    const others = ['importMatch', 'mergePlayers', 'replaceEntry', 'setLineUp', 'updateChouetteGroup'];
    expect(told.sort()).toEqual([...made, ...ofTables, ...ofSheets, ...others].sort());
    expect(
      operationsOf(document).find(({ operation }) => operation.operationId === 'getPlayer')?.operation.responses,
    ).toMatchObject({
      404: { description: expect.stringContaining('player.not-found') },
    });
  });

  it('lists the codes of each operation by status, and shows each answer with one of them', () => {
    for (const { method, path, operation } of operationsOf(document)) {
      for (const [status, codes] of Object.entries(operation['x-problems'] ?? {})) {
        const at = `${method} ${path} ${status}`;
        const [media] = Object.values(operation.responses[status]?.content ?? {});
        expect([at, codes]).toEqual([
          at,
          expect.arrayContaining([(media?.example as { code?: string } | undefined)?.code]),
        ]);
        expect([at, codes.filter((code) => PROBLEMS[code] === undefined)]).toEqual([at, []]);
      }
    }
  });

  it('names every problem at an operation that can have it', () => {
    const listed = operationsOf(document).flatMap(({ operation }) => [
      ...Object.values(operation['x-problems'] ?? {}).flat(),
      ...codesIn(operation.responses['default']?.description),
    ]);
    // These have no operation: the address, the method or the request itself did not arrive as one.
    const ofNone = ['request.method-not-allowed', 'request.timeout', 'route.not-found'];
    expect(
      Object.keys(PROBLEMS)
        .filter((code) => !listed.includes(code))
        .toSorted(),
    ).toEqual(ofNone);
  });

  it('asks for the format of a tournament', () => {
    expect(document.components?.schemas?.CreateTournamentDto).toMatchObject({ required: ['name', 'format'] });
  });

  it('is about the service that gives it, wherever that is', () => {
    expect(document.servers?.map(({ url }) => url)).toEqual(['/']);
  });

  it('has forms that every answer can be compared with', () => {
    const answers = operationsOf(document).flatMap(({ operation }) => Object.values(operation.responses));
    const forms = answers.flatMap(({ content = {} }) => Object.keys(content));
    expect(forms.length).toBeGreaterThan(3 * operationsOf(document).length);
    expect(madeChecks(document)).toBe(forms.length);
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

  it('says of every read with a tag that readers who have the answer get 304, and of no other', async () => {
    const tagged = operationsOf(document)
      .filter(({ operation }) => '304' in operation.responses)
      .map(({ operation }) => operation.operationId);
    const reads = (await requests()).filter(({ method }) => method === 'GET');
    const unchanged: string[] = [];
    const refused: string[] = [];
    for (const request of reads) {
      const { status, headers } = await send(club.api, request);
      const tag = headers.get('etag');
      if (status !== 200) refused.push(request.operationId);
      if (tag === null) continue;
      const again = await send(club.api, { ...request, headers: { 'if-none-match': `"other", W/${tag}` } });
      expect([where(request), again.status, again.text]).toEqual([where(request), 304, '']);
      unchanged.push(request.operationId);
    }
    // The match of the examples is none for money.
    expect(refused).toEqual(['getSessionLedger']);
    expect([...unchanged, ...refused].toSorted()).toEqual(tagged.toSorted());
    const untagged = reads.map(({ operationId }) => operationId).filter((id) => !tagged.includes(id));
    expect(untagged.toSorted()).toEqual([
      'describeApi',
      'exportClub',
      'follow',
      'getLiveness',
      'getMetrics',
      'getReadiness',
    ]);
  });

  it('names the headers of good answers: of pages, files, new things and answers that are given again', async () => {
    const forgotten: string[] = [];
    for (const request of (await requests()).filter(({ method, path }) => method === 'GET' && path !== '/v1/live')) {
      const { headers } = await send(club.api, request);
      const described = operationsOf(document).find(({ operation }) => operation.operationId === request.operationId);
      const names = Object.keys(described?.operation.responses['200']?.headers ?? {});
      for (const name of ['ETag', 'Link', 'Content-Disposition'])
        if (headers.has(name) && !names.includes(name)) forgotten.push(`${request.operationId} ${name}`);
    }
    expect(forgotten).toEqual([]);
    for (const { method, path, operation } of operationsOf(document)) {
      const obeysKeys = operation.parameters?.some(({ name }) => name === 'Idempotency-Key') === true;
      const good = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      const saysSo = good.some(([, { headers = {} }]) => 'Idempotent-Replayed' in headers);
      const is = method.toUpperCase() === 'POST' && !/^\/v1\/(?:rules|import$)|\/score-sheet$/.test(path);
      expect([method, path, obeysKeys, saysSo]).toEqual([method, path, is, is]);
      const { 'x-roles': roles = [], responses } = operation;
      if (!roles.includes('anybody')) expect(responses['default']?.headers).toHaveProperty('WWW-Authenticate');
    }
  });

  it('names the headers on which a change depends only where it obeys them, and so their refusals', () => {
    for (const { method, path, operation } of operationsOf(document)) {
      const parameters = operation.parameters ?? [];
      const obeys = (header: string): boolean => parameters.some(({ name }) => name === header);
      const told = operation.responses['default']?.description ?? '';
      const at = `${method} ${path}`;
      expect([at, told.includes('`idempotency.mismatch`')]).toEqual([at, obeys('Idempotency-Key')]);
      expect([at, told.includes('`request.stale`')]).toEqual([at, obeys('If-Match')]);
      const isRequired = parameters.some(({ name, required }) => name === 'If-Match' && required === true);
      // A dry run needs no version.
      if (isRequired) expect([at, obeys('dryRun')]).toEqual([at, false]);
    }
  });

  it('names If-Match where there is a version to compare', async () => {
    const told: string[] = [];
    for (const request of await requests()) {
      const described = operationsOf(document).find(({ operation }) => operation.operationId === request.operationId);
      if (described?.operation.parameters?.some(({ name }) => name === 'If-Match') !== true) continue;
      const { status } = await send(club.api, { ...request, headers: { 'if-match': '"999999"' } });
      if (status !== 412) told.push(`${where(request)} ${status}`);
    }
    expect(told).toEqual([]);
  });

  it('says with every 304 how a reader gets it', () => {
    for (const { path, operation } of operationsOf(document)) {
      const named = operation.parameters?.some((parameter) => parameter.name === 'If-None-Match') === true;
      expect([path, operation.operationId, named]).toEqual([path, operation.operationId, '304' in operation.responses]);
    }
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

  it('needs a token everywhere but where the document says anybody', async () => {
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
