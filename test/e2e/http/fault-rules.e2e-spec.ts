/** Every fault of a request has a rule, and its limit where it has one, so that front ends can say it in a language of their own. */
import { readFileSync } from 'node:fs';
import { FAULT_RULES } from '../../../src/platform/http/application-error.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const clock = new ScriptedClock();
const ANY = { headers: { 'if-match': '*' } };
const NOBODY = '01998a3e-0000-7000-8000-000000000000';
const PAST = '2001-01-01T00:00:00Z';
const POSITION = { positionId: '4HPwATDgc/ABMA' };

let club: TestApp;
let game: string;
let match: string;
let thrown: string;
let chouetteGame: string;
beforeAll(async () => {
  club = await testApp({ clock });
  const made = await club.match({ dice: 'recorded' });
  match = made.body.id;
  game = (await club.api.post(`/v1/matches/${match}/games`)).body.id;
  const served = await club.match({ dice: 'server' });
  thrown = (await club.api.post(`/v1/matches/${served.body.id}/games`)).body.id;
  const players = [await club.player(), await club.player(), await club.player()];
  const chouette = await club.api.post('/v1/chouettes', { players, order: 'given', dice: 'recorded' });
  chouetteGame = (await club.api.post(`/v1/chouettes/${chouette.body.id}/games`)).body.id;
});
afterAll(() => club.close());

type Fault = readonly [pointer: string, rule: string, limit?: unknown];

async function faultsOf(path: string, body: unknown, text?: string): Promise<unknown[][]> {
  const answer = await club.api.post(path, text === undefined ? body : undefined, {
    ...ANY,
    ...(text === undefined ? {} : { text }),
  });
  expect([path, answer.status, answer.body.code]).toEqual([path, 400, answer.body.code]);
  return answer.body.errors.map(({ pointer, rule, limit }: Record<string, unknown>) => [pointer, rule, limit]);
}

const told = (faults: readonly Fault[]): unknown[] => faults.map(([pointer, rule, limit]) => [pointer, rule, limit]);

describe('the rule of a fault', () => {
  it.each<[string, string, unknown, Fault[]]>([
    [
      'a time that is over',
      '/v1/tokens',
      { role: 'viewer', label: 'x', expiresAt: PAST },
      [['/expiresAt', 'min', expect.any(String)]],
    ],
    ['a player who is missing', '/v1/tokens', { role: 'player', label: 'x' }, [['/playerId', 'required']]],
    [
      'an announcement that is over',
      '/v1/announcements',
      { text: 'x', until: PAST },
      [['/until', 'min', expect.any(String)]],
    ],
    [
      'a season that ends before it begins',
      '/v1/seasons',
      { name: 'x', from: '2026-02-01', to: '2026-01-01', points: { perWin: 1 } },
      [['/to', 'min', '2026-02-01']],
    ],
    [
      'a season without points',
      '/v1/seasons',
      { name: 'x', from: '2026-02-01', to: '2026-03-01', points: {} },
      [['/points', 'required']],
    ],
    [
      'dice that are wrong',
      '/v1/rules/legal-plays',
      { dice: [0, 7], position: POSITION },
      [
        ['/dice/0', 'min', 1],
        ['/dice/1', 'max', 6],
      ],
    ],
    ['too many dice', '/v1/rules/legal-plays', { dice: [1, 2, 3], position: POSITION }, [['/dice', 'length', 2]]],
    ['no positions', '/v1/rules/legal-plays', { positions: [] }, [['/positions', 'length', 1]]],
    [
      'lists among positions, of whose fields nothing more is said',
      '/v1/rules/legal-plays',
      { positions: [[], 5] },
      [
        ['/positions/0', 'type', ['object']],
        ['/positions/1', 'type', ['object']],
      ],
    ],
    [
      'a number among moves',
      '/v1/rules/check-play',
      { dice: [3, 1], position: POSITION, moves: [5, { from: 8, to: 5 }] },
      [['/moves/0', 'type', ['object']]],
    ],
    ['a list for a question', '/v1/rules/check-play', [], [['', 'type', ['object']]]],
    [
      'a play told twice',
      '/v1/rules/check-play',
      { dice: [3, 1], position: POSITION, play: '8/5', moves: [] },
      [['/play', 'combination', ['play', 'moves']]],
    ],
    [
      'a move to nowhere',
      '/v1/rules/check-play',
      { dice: [3, 1], position: POSITION, moves: [{ from: 25, to: 'bar' }] },
      [
        ['/moves/0/from', 'max', 24],
        ['/moves/0/to', 'enum', ['off']],
      ],
    ],
  ])('at the edge says what is wrong: %s', async (_what, path, body, faults) => {
    expect(await faultsOf(path, body)).toEqual(told(faults));
  });

  it.each<[string, unknown, Fault[]]>([
    ['two ways to say a play', { type: 'play', play: '8/5', moves: [] }, [['/play', 'combination', ['play', 'moves']]]],
    [
      'a field of chouettes',
      { type: 'resign', as: 'single', by: '01998a3e-0000-7000-8000-000000000000' },
      [['/by', 'excluded']],
    ],
    ['an action of chouettes', { type: 'close-doubling' }, [['/type', 'excluded']]],
    ['no dice', { type: 'opening-roll' }, [['/dice', 'required']]],
    ['no actions', { actions: [] }, [['/actions', 'length', 1]]],
    ['no list of actions', { actions: {} }, [['/actions', 'type', ['array']]]],
    ['a text with NUL', { type: 'roll', side: '\0' }, [['/side', 'format']]],
  ])('in a match says what is wrong: %s', async (_what, body, faults) => {
    expect(await faultsOf(`/v1/games/${game}/actions`, body)).toEqual(told(faults));
  });

  it('where the service rolls says that dice do not belong there', async () => {
    const faults = await faultsOf(`/v1/games/${thrown}/actions`, {
      type: 'opening-roll',
      dice: { white: 3, black: 1 },
    });
    expect(faults).toEqual(told([['/dice', 'excluded']]));
  });

  it.each<[string, unknown, Fault[]]>([
    ['a side', { type: 'resign', as: 'single', side: 'white' }, [['/side', 'excluded']]],
    ['an action of matches', { type: 'settle', to: 'white', points: 1 }, [['/type', 'excluded']]],
    ['a number of points', { type: 'resign', as: 5 }, [['/as', 'enum', ['single', 'gammon', 'backgammon']]]],
  ])('in a chouette says what is wrong: %s', async (_what, body, faults) => {
    expect(await faultsOf(`/v1/games/${chouetteGame}/actions`, body)).toEqual(told(faults));
  });

  it.each<[string, string, unknown, Fault[]]>([
    [
      'a score and a winner',
      'result',
      { score: { white: 7, black: 0 }, winner: 'white' },
      [['', 'combination', ['score', 'winner', 'by']]],
    ],
    ['no penalty', 'penalties', { to: 'white', reason: 'late' }, [['', 'combination', ['points', 'minutesLate']]]],
    [
      'lateness within the grace',
      'penalties',
      { to: 'white', minutesLate: 4, reason: 'late' },
      [['/minutesLate', 'min', 5]],
    ],
    ['a game without a winner', 'games', { result: { kind: 'single' } }, [['/result/winner', 'required']]],
    [
      'a settlement with a winner',
      'games',
      { result: { settlement: { to: 'white', points: 1 }, winner: 'white' } },
      [['/result/winner', 'excluded']],
    ],
  ])('of a result says what is wrong: %s', async (_what, act, body, faults) => {
    const answer = await club.api.post(`/v1/matches/${match}/${act}`, body, ANY);
    expect(answer.status).toBe(400);
    expect(
      answer.body.errors.map(({ pointer, rule, limit }: Record<string, unknown>) => [pointer, rule, limit]),
    ).toEqual(told(faults));
  });

  it.each<[string, string, Fault[]]>([
    ['no names of columns', 'x\n1\n', [['', 'required', ['date']]]],
    ['a missing column', 'date,white,black\n', [['', 'required', ['length', 'white score', 'black score']]]],
    [
      'cells',
      'date,white,black,length,white score,black score\nnever,Ann,,0,x,1\n',
      [
        ['/2/date', 'format', undefined],
        ['/2/length', 'min', 1],
        ['/2/white score', 'format', undefined],
        ['/2/black', 'format', undefined],
      ],
    ],
    [
      'a match without an end',
      'date,white,black,length,white score,black score\n2020-03-04,Ann,Bob,7,6,4\n',
      [['/2/white score', 'combination', ['white score', 'black score', 'length']]],
    ],
    [
      'a day that is still to come',
      'date,white,black,length,white score,black score\n9999-03-04,Ann,Bob,700,700,4\n',
      [
        ['/2/date', 'max', expect.any(String)],
        ['/2/length', 'max', 99],
      ],
    ],
  ])('in a table says what is wrong: %s', async (_what, text, faults) => {
    expect(await faultsOf('/v1/matches/import-results', undefined, text)).toEqual(told(faults));
  });

  it('stands also at refusals that name a field, where the code says more', async () => {
    const unknown = await club.match({ white: NOBODY });
    expect(unknown.body).toMatchObject({
      code: 'player.not-found',
      errors: [{ pointer: '/white', rule: 'reference' }],
    });
    const options = await club.match({ rules: { jacoby: true } });
    expect(options.body).toMatchObject({
      code: 'config.invalid',
      errors: [{ pointer: '/rules/jacoby', rule: 'excluded' }],
    });
    const batch = await club.api.post(`/v1/games/${game}/actions`, { actions: [{ type: 'take' }] }, ANY);
    expect(batch.body.errors).toMatchObject([{ pointer: '/actions/0', rule: 'refused' }]);
  });

  it('stands at requests that the framework refuses', async () => {
    const address = await club.api.get('/v1/players/%');
    expect(address.body).toMatchObject({ code: 'request.invalid', errors: [{ pointer: 'path', rule: 'format' }] });
  });

  it('names the part of an address that is wrong', async () => {
    const id = '01998a3e-0000-7000-8000-000000000000';
    const faultAt = async (path: string): Promise<unknown> => (await club.api.get(path)).body.errors[0];
    expect(await faultAt('/v1/matches/me')).toEqual({ pointer: '{id}', message: 'id must be a UUID', rule: 'format' });
    expect(await faultAt(`/v1/tournaments/${id}/pairings/first`)).toMatchObject({ pointer: '{pid}', rule: 'format' });
    const round = await club.api.delete(`/v1/tournaments/${id}/rounds/0`, ANY);
    expect(round.body.errors).toMatchObject([{ pointer: '{round}', rule: 'min', limit: 1 }]);
    const made = (await club.match()).body.id;
    expect((await club.api.get(`/v1/matches/${made.toUpperCase()}`)).body.id).toBe(made);
    expect(await faultAt('/v1/matches/a%00b')).toMatchObject({ pointer: '{id}' });
  });
});

describe('the field that names the form', () => {
  it.each([
    [`/v1/games/${NOBODY}/actions`, { typ: 'roll' }, '/typ', 'typ is unknown here; did you mean "type"?'],
    [
      `/v1/games/${NOBODY}/actions`,
      { action: [{ type: 'roll' }] },
      '/action',
      'action is unknown here; did you mean "actions"?',
    ],
    [
      `/v1/games/${NOBODY}/actions`,
      { actions: [{ tpye: 'roll' }] },
      '/actions/0/tpye',
      'tpye is unknown here; did you mean "type"?',
    ],
    [`/v1/matches/${NOBODY}/clock`, { acts: 'pause' }, '/acts', 'acts is unknown here; did you mean "act"?'],
    [`/v1/chouettes/${NOBODY}/acts`, { types: 'return' }, '/types', 'types is unknown here; did you mean "type"?'],
    [
      '/v1/rules/legal-plays',
      { positionss: [] },
      '/positionss',
      'positionss is unknown here; did you mean "positions"?',
    ],
  ])('is found where it is misspelt: %s %j', async (path, body, pointer, message) => {
    const answer = await club.api.post(path, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
    expect(answer.body.errors[0]).toMatchObject({ pointer, message, rule: 'unknown' });
  });

  it('is found in the format of a tournament', async () => {
    const { body } = await club.api.post('/v1/tournaments', { name: 'Cup', format: { kinds: 'swiss', rounds: 3 } });
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/format/kinds', '/format/kind']);
    expect(body.detail).toContain('did you mean "kind"?');
  });
});

describe('a field with a name that means something to JavaScript', () => {
  it.each([
    ['/v1/players', { name: 'Ann', toString: 1 }, '/toString'],
    [
      '/v1/tournaments',
      { name: 'Cup', format: { kind: 'swiss', rounds: 3, lengths: [3], valueOf: null } },
      '/format/valueOf',
    ],
    [`/v1/games/${NOBODY}/actions`, { type: 'roll', hasOwnProperty: true }, '/hasOwnProperty'],
    ['/v1/matches', { rules: { constructor: 1 } }, '/rules/constructor'],
    ['/v1/players', { name: 'Ann', prototype: 1 }, '/prototype'],
    ['/v1/tournaments', { name: 'Cup', format: { kind: 'swiss', rounds: 3, prototype: 1 } }, '/format/prototype'],
  ])('is unknown like any other: %s %j', async (path, body, pointer) => {
    expect(await faultsOf(path, body)).toEqual([[pointer, 'unknown', undefined]]);
  });

  it.each(['toString', '__proto__', 'prototype'])('is unknown in a query too: %s', async (name) => {
    const { status, body } = await club.api.get(`/v1/players?${name}=1`, ANY);
    expect([status, body.errors]).toMatchObject([400, [{ pointer: `?${name}`, rule: 'unknown' }]]);
  });

  it('is named with all others', async () => {
    const faults = await faultsOf('/v1/players', { name: 'Ann', toString: 1, valueOf: 2 });
    expect(faults.map(([pointer]) => pointer)).toEqual(['/toString', '/valueOf']);
    const { body } = await club.api.post('/v1/players', { name: '', toString: 1, foo: 2 });
    const pointers = body.errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers.toSorted()).toEqual(['/foo', '/name', '/toString']);
    const query = await club.api.get('/v1/players?toString=1&foo=2', ANY);
    expect(query.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['?foo', '?toString']);
  });

  it('is told which fields there are', async () => {
    const { body } = await club.api.post(`/v1/players/${NOBODY}/merge`, { into: NOBODY, valueOf: 1 });
    expect(body.errors).toEqual([
      { pointer: '/valueOf', message: 'valueOf is unknown here; the fields here are into', rule: 'unknown' },
    ]);
  });

  it('is unknown where the form itself has a method of that name', async () => {
    const asked = { ...ANY, text: 'no transcript' };
    const { status, body } = await club.api.post('/v1/matches/import?format=mat&players=x', undefined, asked);
    expect([status, body.errors]).toMatchObject([400, [{ pointer: '?players', rule: 'unknown' }]]);
  });
});

it('is one of a closed list, which the document names', () => {
  const { components } = JSON.parse(readFileSync('openapi.json', 'utf8'));
  expect(components.schemas.FaultRule.enum.toSorted()).toEqual(FAULT_RULES.toSorted());
  expect(components.schemas.FieldFaultDto.required).toEqual(['pointer', 'message', 'rule']);
});

it.each([
  ['a list', '/v1/players', 'application/json', '[]', 'The body must be a JSON object'],
  ['no table', '/v1/players/import', 'text/csv', 'name\n"Ann', /^The body is not a table: /],
  ['an empty table', '/v1/players/import', 'text/csv', '', /^The body must begin with a line that names its columns/],
])('says of the whole body what is wrong with it in a sentence: %s', async (_what, path, type, text, detail) => {
  const answer = await club.api.call('POST', path, undefined, { text, headers: { 'content-type': type } });
  expect([answer.status, answer.body.errors[0].pointer]).toEqual([400, '']);
  expect(answer.body.detail).toEqual(typeof detail === 'string' ? detail : expect.stringMatching(detail));
});
