/** What front ends and directors read first of a refusal: the cause, its place, and what was probably meant. */
import { type TestApp, testApp } from '../../support/service/test-app.js';

const NOBODY = '01998a3e-0000-7000-8000-000000000000';
const ACTIONS = `/v1/games/${NOBODY}/actions`;
const MOMENT = /\d\d \w{3} \d{4} \d\d:\d\d UTC/u;

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

function matchTo(length: unknown): object {
  return { white: NOBODY, black: NOBODY, format: { kind: 'points', length } };
}

type Fault = readonly [pointer: string, rule: string, limit: unknown, message: string];

function toFault({ pointer, rule, limit, message }: Record<string, unknown>): unknown[] {
  return [pointer, rule, limit, message];
}

const RANGE = 'length must be a whole number from 1 to 99';

describe('the first fault of a field', () => {
  it.each<[string, unknown, Fault]>([
    ['a text for a number', '7', ['/format/length', 'type', ['integer'], 'length must be a number, not a text']],
    ['null for a number', null, ['/format/length', 'type', ['integer'], 'length must be a number, not null']],
    ['a list for a number', [7], ['/format/length', 'type', ['integer'], 'length must be a number, not a list']],
    ['true for a number', true, ['/format/length', 'type', ['integer'], 'length must be a number, not true']],
    ['a number with decimals', 2.5, ['/format/length', 'type', ['integer'], RANGE]],
    ['too large a number', 500, ['/format/length', 'max', 99, RANGE]],
    ['too small a number', 0, ['/format/length', 'min', 1, RANGE]],
  ])('names the cause: %s', async (_what, length, fault) => {
    const { status, body } = await club.api.post('/v1/matches', matchTo(length));
    expect([status, body.errors.map(toFault)]).toEqual([400, [fault]]);
    expect(body.detail).toBe(`${fault[0]}: ${fault[3]}`);
  });

  it.each<[string, string, object, Fault]>([
    ['a field left out', '/v1/players', {}, ['/name', 'required', undefined, 'name is required']],
    [
      'a number for a name',
      '/v1/players',
      { name: 5 },
      ['/name', 'type', ['string'], 'name must be a text, not a number'],
    ],
    [
      'too long a name',
      '/v1/players',
      { name: 'x'.repeat(101) },
      ['/name', 'length', 100, 'name must be a text of 1 to 100 characters in one line, without control characters'],
    ],
    [
      'a list for an object',
      '/v1/matches',
      { ...matchTo(7), format: [{ kind: 'points', length: 7 }] },
      ['/format', 'type', ['object'], 'format must be an object, not a list'],
    ],
    [
      'numbers for an object',
      ACTIONS,
      { type: 'opening-roll', dice: [3, 1] },
      ['/dice', 'type', ['object'], 'dice must be an object, not a list'],
    ],
    [
      'a text for an object inside of an object',
      `/v1/chouettes/${NOBODY}/games`,
      { result: { board: 'team', cubes: [] } },
      ['/result/board', 'type', ['object'], 'board must be an object, not a text'],
    ],
    [
      'an object for a list',
      ACTIONS,
      { type: 'play', moves: { from: 8, to: 5 } },
      ['/moves', 'type', ['array'], 'moves must be a list, not an object'],
    ],
    [
      'a number among objects',
      ACTIONS,
      { type: 'play', moves: [{ from: 8, to: 5 }, 5] },
      ['/moves/1', 'type', ['object'], 'must be an object, not a number'],
    ],
    [
      'a list among objects',
      ACTIONS,
      { type: 'play', moves: [[8, 5]] },
      ['/moves/0', 'type', ['object'], 'must be an object, not a list'],
    ],
    [
      'a text among numbers',
      ACTIONS,
      { type: 'roll', dice: [1, '3'] },
      ['/dice/1', 'type', ['integer'], 'must be a number, not a text'],
    ],
    [
      'too large a number among numbers',
      ACTIONS,
      { type: 'roll', dice: [7, 3] },
      ['/dice/0', 'max', 6, 'must be a whole number from 1 to 6'],
    ],
    [
      'a number as text where words may stand, too',
      ACTIONS,
      { type: 'play', moves: [{ from: '8', to: 5 }] },
      ['/moves/0/from', 'type', ['integer'], 'from must be a number, not a text'],
    ],
    [
      'a list for an action of a batch',
      ACTIONS,
      { actions: [{ type: 'roll' }, ['roll']] },
      ['/actions/1', 'type', ['object'], 'must be an action, which is a JSON object'],
    ],
    [
      'a list among positions',
      '/v1/rules/legal-plays',
      { dice: [3, 1], position: [] },
      ['/position', 'type', ['object'], 'must be an object, either {"positionId": …} or {"mover": …, "opponent": …}'],
    ],
    [
      'a text among the dice of the referee',
      '/v1/rules/legal-plays',
      { dice: ['3', 1], position: { positionId: '4HPwATDgc/ABMA' } },
      ['/dice/0', 'type', ['integer'], 'must be a whole number from 1 to 6'],
    ],
  ])('has its place: %s', async (_what, path, asked, fault) => {
    const { status, body } = await club.api.post(path, asked);
    expect([status, toFault(body.errors[0])]).toEqual([400, fault]);
    expect(body.errors).toHaveLength(1);
  });

  it('has the pointer of a name with a slash or a tilde as RFC 6901 writes it', async () => {
    const { body } = await club.api.post('/v1/players', { name: 'Ann', 'a/b~c': 1 });
    expect(body.errors).toMatchObject([{ pointer: '/a~1b~0c', rule: 'unknown' }]);
  });

  it.each<[string, Fault]>([
    ['limit=abc', ['?limit', 'type', ['integer'], 'limit must be a whole number from 1 to 200']],
    ['limit=201', ['?limit', 'max', 200, 'limit must be a whole number from 1 to 200']],
    ['limit=5&limit=6', ['?limit', 'type', ['integer'], 'limit must be a number, not a list']],
    [`cursor=${'1'.repeat(201)}`, ['?cursor', 'length', 200, 'cursor must be shorter than or equal to 200 characters']],
  ])('is said of a query: %s', async (query, fault) => {
    const { status, body } = await club.api.get(`/v1/players?${query}`);
    expect([status, body.errors.map(toFault)]).toEqual([400, [fault]]);
  });
});

describe('a word that is misspelt', () => {
  it.each<[string, object, string, string]>([
    ['/v1/players', { nmae: 'Ann' }, '/nmae', 'nmae is unknown here; did you mean "name"?'],
    [
      '/v1/matches',
      { ...matchTo(7), format: { kind: 'points', lenght: 7 } },
      '/format/lenght',
      'lenght is unknown here; did you mean "length"?',
    ],
    [
      '/v1/matches',
      { ...matchTo(7), rules: { Crawfrod: true } },
      '/rules/Crawfrod',
      'Crawfrod is unknown here; did you mean "crawford"?',
    ],
    [
      '/v1/matches',
      { ...matchTo(7), dice: 'recordd' },
      '/dice',
      'dice must be one of the following values: server, recorded; did you mean "recorded"?',
    ],
    [ACTIONS, { type: 'double', sid: 'white' }, '/sid', 'sid is unknown here; did you mean "side"?'],
    [ACTIONS, { actions: [], action: 1 }, '/action', 'action is unknown here; did you mean "actions"?'],
    [
      '/v1/rules/legal-plays',
      { dise: [3, 1], dice: [3, 1], position: { positionId: '4HPwATDgc/ABMA' } },
      '/dise',
      'dise is unknown here; did you mean "dice"?',
    ],
    [
      '/v1/players',
      { name: 'Ann', favourite: 1 },
      '/favourite',
      'favourite is unknown here; the fields here are name, nickname, country, rating, experience, notes',
    ],
  ])('in a body of %s is found: %j', async (path, asked, pointer, message) => {
    const { status, body } = await club.api.post(path, asked);
    expect([status, body.errors[0].pointer, body.errors[0].message]).toEqual([400, pointer, message]);
  });

  it('in the format of a tournament or in a variant of the club is found', async () => {
    const format = { kind: 'swiss', rounds: 3, lengths: [5], drwa: 'random', then: { kind: 'knockout', lenghts: [5] } };
    const tournament = await club.api.post('/v1/tournaments', { name: 'Open', format: { ...format, qualifiers: 2 } });
    expect(tournament.body.errors).toMatchObject([
      { pointer: '/format/drwa', message: expect.stringMatching(/; did you mean "draw"\?$/), rule: 'unknown' },
      {
        pointer: '/format/then/lenghts',
        message: expect.stringMatching(/; did you mean "lengths"\?$/),
        rule: 'unknown',
      },
      { pointer: '/format/then/lengths', message: 'is required', rule: 'required' },
    ]);
    expect(tournament.body.detail).toMatch(/^\/format\/drwa: .+; did you mean "draw"\?; \/format\/then\/lenghts: /);
    const variant = { id: 'Ours', chekers: 12 };
    const { body } = await club.match({ variant });
    expect(body.errors).toMatchObject([{ pointer: '/variant/chekers', rule: 'unknown' }]);
    expect(body.errors[0].message).toMatch(/; did you mean "checkers"\?$/);
  });

  it('in an option with a comma in its name is told of that option alone', async () => {
    const format = { kind: 'knockout', lengths: [5], 'draw, seeded': true };
    const { body } = await club.api.post('/v1/tournaments', { name: 'Open', format });
    expect(body.detail).toBe('/format/draw, seeded: does not exist in this kind of tournament.');
  });

  it('in a parameter of a variant is told in the sentence as in the list', async () => {
    const { body } = await club.match({ variant: { id: 'Ours', chekers: 12 } });
    expect(body.detail).toMatch(/^variant\.chekers: is not a parameter of a variant; did you mean "checkers"\?$/);
  });

  it.each([
    [{ kind: undefined }, '/format/kind', { rule: 'required' }],
    [{ kind: 'knockot' }, '/format/kind', { rule: 'enum', limit: expect.arrayContaining(['knockout', 'ladder']) }],
    [{ lengths: 5 }, '/format/lengths', { rule: 'type', limit: ['array'] }],
    [{ lengths: [5, '7'] }, '/format/lengths/1', { rule: 'type', limit: ['integer'] }],
    [{ lengths: [0] }, '/format/lengths/0', { rule: 'min', limit: 1 }],
    [{ lengths: [100] }, '/format/lengths/0', { rule: 'max', limit: 99, message: 'must be at most 99' }],
    [{ lengths: [] }, '/format/lengths', { message: expect.stringContaining('a list of match lengths') }],
    [{ rounds: '5' }, '/format/rounds', { rule: 'type', limit: ['integer'] }],
    [{ rounds: 0 }, '/format/rounds', { rule: 'min', limit: 1, message: 'must be at least 1' }],
    [{ draw: 'randm' }, '/format/draw', { rule: 'enum', limit: expect.arrayContaining(['random']) }],
    [{ tieBreaks: 'buchholz' }, '/format/tieBreaks', { rule: 'type', limit: ['array'] }],
    [{ tieBreaks: ['lots', 'bucholz'] }, '/format/tieBreaks/1', { rule: 'enum' }],
    [{ tieBreaks: ['lots', 'lots'] }, '/format/tieBreaks/1', { message: 'stands in the list already' }],
  ])('in the format of a tournament is told by its cause: %j', async (wrong, pointer, fault) => {
    const format = { kind: 'swiss', rounds: 3, lengths: [5], ...wrong };
    const { status, body } = await club.api.post('/v1/tournaments', { name: 'Open', format });
    expect([status, body.code]).toEqual([400, 'config.invalid']);
    expect(body.errors).toMatchObject([{ pointer, ...fault }]);
    expect(body.detail).toBe(`${pointer}: ${body.errors[0].message}.`);
  });

  it('in a query is found', async () => {
    const { body } = await club.api.get('/v1/players?limt=5');
    expect(body.errors).toEqual([
      { pointer: '?limt', message: 'limt is unknown here; did you mean "limit"?', rule: 'unknown' },
    ]);
  });

  it('for an action is found, and the actions are listed for programs', async () => {
    const { body } = await club.api.post(ACTIONS, { type: 'rol' });
    expect(body.detail).toMatch(/^\/type: is not known; did you mean "roll"\? It must be one of: opening-roll, roll,/);
    expect(body.errors[0]).toMatchObject({ pointer: '/type', rule: 'enum' });
    expect(body.errors[0].limit).toContain('take-back');
    expect((await club.api.post(ACTIONS, { side: 'white' })).body.errors[0]).toMatchObject({ rule: 'required' });
  });

  it('for an act at a table or with a clock is found', async () => {
    const { body } = await club.api.post(`/v1/chouettes/${NOBODY}/acts`, { type: 'sitout' });
    expect(body.detail).toMatch(/^\/type: is not known; did you mean "sit-out"\?/);
  });
});

describe('a body that is no JSON', () => {
  it('is refused with the place that is wrong, and little of what stands there', async () => {
    const broken = await fetch(`${club.url}/v1/players`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await club.token('director')}`, 'content-type': 'application/json' },
      body: `{\n  "name": "Ann"\n  "notes": "${'x'.repeat(100)}"\n}`,
    });
    expect(await broken.json()).toMatchObject({
      status: 400,
      code: 'request.invalid',
      detail: 'The body is not JSON: a comma belongs where ""notes": "xxxxxxxxxx" stands (line 3, column 3).',
      params: { line: 3, column: 3, position: 20 },
      errors: [{ pointer: '', rule: 'format' }],
    });
  });
});

describe('a refusal by a rule', () => {
  it('speaks of acts and phases in the words of actions and views', async () => {
    const match = await club.match();
    const { body: game } = await club.api.post(`/v1/matches/${match.body.id}/games`);
    const refused = async (action: object) => (await club.api.act(game.id, action)).body;

    const early = await refused({ type: 'roll', dice: [3, 1] });
    expect(early).toMatchObject({ code: 'game.wrong-phase', params: { act: 'roll', phase: 'opening', reason: null } });
    await club.api.act(game.id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    expect((await refused({ type: 'roll', dice: [3, 1] })).params).toMatchObject({ act: 'roll', phase: 'play' });
    expect((await refused({ type: 'take' })).params).toMatchObject({ act: 'take', phase: 'play' });
    await club.api.act(game.id, { type: 'play', play: '8/5 6/5' });
    expect((await refused({ type: 'play', play: '8/5 6/5' })).params).toMatchObject({ act: 'play', phase: 'roll' });
    const other = await refused({ type: 'double', side: 'white' });
    expect(other).toMatchObject({ code: 'game.not-your-turn', params: { act: 'double', toAct: 'black' } });
    const plays = await club.api.get(`/v1/games/${game.id}/legal-plays`);
    expect(plays.body.params).toMatchObject({ act: 'play', phase: 'roll' });
  });

  it('of a take-back with server dice names the act as it is sent', async () => {
    const match = await club.match({ dice: 'server' });
    const { body: game } = await club.api.post(`/v1/matches/${match.body.id}/games`);
    await club.api.act(game.id, { type: 'opening-roll' });
    const { body } = await club.api.act(game.id, { type: 'take-back' });
    expect(body).toMatchObject({ code: 'dice.recorded-only', params: { act: 'take-back' } });
  });

  it('names the open game that is in the way', async () => {
    const match = await club.match();
    const { body: game } = await club.api.post(`/v1/matches/${match.body.id}/games`);
    const { status, body } = await club.api.post(`/v1/matches/${match.body.id}/games`);
    expect([status, body.params]).toEqual([409, { number: 1, gameId: game.id }]);
    expect(body.detail).toBe(`Game 1 is still open; its id is ${game.id}. Finish it first.`);
  });

  it('of a match that is finished says so, and since when, how, and who has won by name', async () => {
    const match = await club.match();
    const path = `/v1/matches/${match.body.id}`;
    const ended = await club.api.post(`${path}/result`, { winner: 'white', by: 'forfeit' });
    const { finishedAt } = ended.body;
    for (const [what, asked] of [
      ['result', { score: { white: 7, black: 4 } }],
      ['games', {}],
    ] as const) {
      const { status, body } = await club.api.post(`${path}/${what}`, asked);
      expect([status, body.params]).toEqual([409, { winner: 'white', by: 'forfeit', finishedAt, voided: false }]);
      expect(body.detail.replace(MOMENT, '…')).toBe(
        `The match is already finished, since …: ${match.body.white.name} won it by forfeit.`,
      );
    }
  });

  it('of a money session that is closed says so, and since when', async () => {
    const session = await club.match({ format: { kind: 'money' } });
    await club.api.post(`/v1/matches/${session.body.id}/close`);
    const again = await club.api.post(`/v1/matches/${session.body.id}/close`);
    expect(again.body.detail.replace(MOMENT, '…')).toBe(
      'This is already finished, since …, without a winner: the session was closed.',
    );
  });

  it('of a chouette that is closed says so, and since when', async () => {
    const players = await Promise.all([club.player(), club.player(), club.player()]);
    const asked = { players, order: 'given', dice: 'recorded' };
    const { body: chouette } = await club.api.post('/v1/chouettes', asked);
    await club.api.post(`/v1/chouettes/${chouette.id}/close`);
    const again = await club.api.post(`/v1/chouettes/${chouette.id}/close`);
    expect(again.body).toMatchObject({ code: 'chouette.closed', params: { closedAt: expect.stringMatching(/Z$/) } });
    expect(again.body.detail.replace(MOMENT, '…')).toMatch(
      /^The chouette is already closed, since …\. Its games can still be/,
    );
  });

  it('of a tournament that cannot be finished says whether it is too early or too late', async () => {
    const format = { kind: 'swiss', rounds: 1, lengths: [1] };
    const { body, headers } = await club.api.post('/v1/tournaments', { name: 'Open', format, visibility: 'public' });
    const early = await club.api.post(`/v1/tournaments/${body.id}/finish`, {}, { headers: { 'if-match': '*' } });
    expect([headers.get('etag') === null, early.body.detail]).toEqual([
      false,
      'The tournament is not drawn yet, so there is nothing to finish.',
    ]);
  });
});

describe('a body of a type that the address does not take', () => {
  it.each([
    ['/v1/players', 'application/json'],
    ['/v1/matches/import', 'text/plain or application/x-go-sgf'],
    [`/v1/tournaments/${NOBODY}/entries/import`, 'text/plain or text/csv'],
  ])('is refused at %s with the types that it takes', async (path, types) => {
    const headers = { 'content-type': 'application/xml' };
    const { status, body } = await club.api.post(path, {}, { text: '<a/>', headers });
    expect([status, body.detail]).toEqual([415, `This address takes ${types}; the body was sent as application/xml.`]);
  });
});

describe('a request without a token as it should be', () => {
  const HOW = 'Send "Authorization: Bearer <token>".';

  it.each<[string, string | null, string]>([
    [
      'no token',
      null,
      'This operation needs a token. Send it as "Authorization: Bearer <token>"; a director of the club makes tokens.',
    ],
    ['a token alone', 'a-token-of-some-length', `The word Bearer is missing before the token. ${HOW}`],
    ['another scheme', 'Basic YW5uOnNlY3JldA==', `Basic is not a supported scheme. ${HOW}`],
    ['the word alone', 'Bearer', `No token follows the word Bearer. ${HOW}`],
    ['two words', 'Bearer one two', `The text after the word Bearer is not a token. ${HOW}`],
    ['a token that nobody has', `Bearer ${'x'.repeat(40)}`, 'This token is unknown, expired or revoked.'],
  ])('learns how to send it: %s', async (_what, authorization, detail) => {
    const headers = authorization === null ? undefined : { authorization };
    const nobody = club.as(null);
    const options = headers === undefined ? {} : { headers };
    for (const answer of [
      await nobody.get('/v1/players', options),
      await nobody.post('/v1/players', { name: 'Ann' }, options),
    ]) {
      expect([answer.status, answer.body.code, answer.body.detail]).toEqual([401, 'request.unauthenticated', detail]);
    }
  });
});
