/** Matches out of transcripts and back: the main job of a club that has played somewhere else. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const HEAD = ` 5 point match

 Game 1
 Amber Example : 0              Blue Example : 0
`;
const GAME = `${HEAD}  1) 31: 8/5 6/5                  Doubles => 2
  2)  Drops
                                  Wins 1 point
`;

const importing = (text: string, query = '', headers: Readonly<Record<string, string>> = {}) =>
  club.api.post(`/v1/matches/import${query}`, undefined, { text, headers });

const named = (name: string): string => GAME.replace('Amber Example', name).replace('Blue Example', `${name} II`);

const counts = async (): Promise<[matches: number, players: number]> => {
  const count = async (table: string): Promise<number> => {
    const [row] = await club.database.database.query<{ count: string }>({
      text: `select count(*) as count from ${table}`,
    });
    return Number(row!.count);
  };
  return [await count('series'), await count('player')];
};

describe('the players of a transcript', () => {
  it('are made once and found by name afterwards, capital or small', async () => {
    const first = await importing(named('Érik Example'));
    expect(first.body.white.name).toBe('Érik Example');
    const second = await importing(named('érik example'));
    expect(second.body.white).toMatchObject({ playerId: first.body.white.playerId, name: 'Érik Example' });
    expect(second.body.black.playerId).toBe(first.body.black.playerId);
    const made = await club.api.get(`/v1/players/${first.body.white.playerId}`);
    expect(made.body).toMatchObject({ name: 'Érik Example', version: 1, status: 'active' });
  });

  it('are named by their ids where the request says so', async () => {
    const white = await club.player('Somebody else');
    const imported = await importing(named('Fay'), `?white=${white.toUpperCase()}`);
    expect(imported.body).toMatchObject({
      white: { playerId: white, name: 'Somebody else' },
      black: { name: 'Fay II' },
    });
  });

  it('are asked for where two have the name', async () => {
    const twins = [await club.player('Gus'), await club.player('GUS')];
    const before = await counts();
    const refused = await importing(named('Gus'));
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'player.ambiguous', errors: [{ pointer: '?white' }], params: { side: 'white', name: 'Gus' } },
    });
    expect(refused.body.params.candidates.map(({ id }: { id: string }) => id)).toEqual(twins);
    expect(await counts()).toEqual(before);
    expect((await importing(named('Gus'), `?white=${twins[1]}`)).status).toBe(201);
  });

  it('must exist and be two', async () => {
    expect(await importing(GAME, `?white=${crypto.randomUUID()}`)).toMatchObject({
      status: 422,
      body: { code: 'player.not-found', errors: [{ pointer: '?white' }] },
    });
    const same = GAME.replace('Blue Example', 'amber example');
    expect(await importing(same)).toMatchObject({ status: 422, body: { code: 'match.same-player' } });
    const ivy = await club.player('Ivy');
    expect(await importing(GAME, `?white=${ivy}&black=${ivy}`)).toMatchObject({
      status: 422,
      body: { code: 'match.same-player' },
    });
  });
});

describe('the query of an import', () => {
  it('sets options, variant and when it was played', async () => {
    const imported = await importing(
      HEAD,
      '?crawford=false&maxCube=8&resignation=noContactOnly&variant=nackgammon&playedAt=2026-01-02T21:15:00+01:00',
    );
    expect(imported.body).toMatchObject({
      status: 'open',
      variant: 'nackgammon',
      dice: 'recorded',
      playedAt: '2026-01-02T20:15:00.000Z',
      rules: { crawford: false, maxCube: 8, resignation: 'noContactOnly', autoPassShutOut: false },
    });
    expect((await importing(HEAD, '?maxCube=null')).body.rules.maxCube).toBeNull();
  });

  it.each([
    ['?crawford=perhaps', 'request.invalid', '?crawford'],
    ['?variant=chess', 'request.invalid', '?variant'],
    ['?white=Ann', 'request.invalid', '?white'],
    ['?playedAt=yesterday', 'request.invalid', '?playedAt'],
    ['?playedAt=2999-01-01T00:00:00Z', 'request.invalid', '?playedAt'],
    ['?playedAt=2026-01-02T20:15:00', 'request.invalid', '?playedAt'],
    ['?colour=red', 'request.invalid', '?colour'],
    ['?jacoby=false', 'config.invalid', '?jacoby'],
    ['?holland=true&crawford=false', 'config.invalid', '?holland'],
  ])('%s is %s', async (query, code, pointer) => {
    const before = await counts();
    expect(await importing(GAME, query)).toMatchObject({ status: 400, body: { code, errors: [{ pointer }] } });
    expect(await counts()).toEqual(before);
  });
});

describe('a transcript that is no match', () => {
  it.each([
    [
      'an illegal play',
      `${HEAD}  1) 31: 8/5\n`,
      422,
      { code: 'transcript.breaks-rule', params: { game: 1, turn: 1, line: 5, rule: 'play.must-use-both-dice' } },
    ],
    [
      'a double in the Crawford game',
      GAME.replace('5 point', '2 point') +
        GAME.replace(/^[^G]*/, '\n')
          .replace('Game 1', 'Game 2')
          .replace('Blue Example : 0', 'Blue Example : 1'),
      422,
      { code: 'transcript.breaks-rule', params: { game: 2, turn: 1, rule: 'match.crawford-no-cube' } },
    ],
    [
      'a beaver',
      `${HEAD}  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Beavers => 4\n`,
      422,
      { code: 'transcript.breaks-rule', params: { rule: 'cube.beaver-not-allowed' } },
    ],
    [
      '100 points',
      HEAD.replace('5 point', '100 point'),
      422,
      { code: 'transcript.breaks-rule', params: { game: null } },
    ],
    [
      'no text of this kind',
      'Dear club,\n',
      422,
      { code: 'transcript.unreadable', params: { line: 1, reason: 'no-game' } },
    ],
    ['nothing', '', 422, { code: 'transcript.unreadable' }],
    ['NUL characters', GAME.replace('Amber', 'Am\0ber'), 400, { code: 'request.invalid' }],
    ['more than a million characters', GAME + ' '.repeat(1_000_000), 413, { code: 'request.too-large' }],
  ])('(%s) is refused and leaves nothing behind', async (_what, text, status, body) => {
    const before = await counts();
    expect(await importing(text)).toMatchObject({ status, body });
    expect(await counts()).toEqual(before);
  });

  it('names game, turn and rule in a sentence', async () => {
    const { body } = await importing(`${HEAD}  1) 31: 8/5\n`);
    expect(body.detail).toMatch(/^Game 1, turn 1, white, line 5: Both dice can be played: .*\(R31\)/);
  });

  it('is no JSON either', async () => {
    expect(await club.api.post('/v1/matches/import', { text: GAME })).toMatchObject({
      status: 415,
      body: { code: 'request.media-type' },
    });
  });
});

describe('who may import', () => {
  it('is a scorer or a director; everybody may read the transcript', async () => {
    const imported = await importing(GAME);
    for (const [role, status] of [
      ['viewer', 403],
      ['player', 403],
      ['scorer', 201],
      ['director', 201],
    ] as const) {
      const api = club.as(await club.token(role));
      expect([role, await api.post('/v1/matches/import', undefined, { text: GAME })]).toMatchObject([role, { status }]);
      expect(await api.get(`/v1/matches/${imported.body.id}/transcript`)).toMatchObject({ status: 200 });
    }
    expect((await club.as(null).post('/v1/matches/import', undefined, { text: GAME })).status).toBe(401);
  });

  it('gets the same answer for the same request under one idempotency key', async () => {
    const key = { 'idempotency-key': 'last night' };
    const first = await importing(named('Jan'), '', key);
    const before = await counts();
    const again = await importing(named('Jan'), '', key);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(await counts()).toEqual(before);
    expect((await importing(named('Kim'), '', key)).body.code).toBe('idempotency.mismatch');
  });

  it('makes one match of twenty requests under one key at the same moment', async () => {
    const before = await counts();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => importing(named('Lea'), '', { 'idempotency-key': 'all at once' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await counts()).toEqual([before[0] + 1, before[1] + 2]);
  });
});

describe('the transcript of a match', () => {
  it('comes as a file that other programs read, with the version of the match', async () => {
    const imported = await importing(named('Müller, Ümit'), '?playedAt=2026-01-02T20:15:00Z');
    const path = `/v1/matches/${imported.body.id}/transcript`;
    const exported = await club.api.get(path);
    expect(exported.status).toBe(200);
    expect(exported.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(exported.headers.get('content-disposition')).toBe(
      'attachment; filename="muller-umit-muller-umit-ii-5-points-2026-01-02.mat"',
    );
    expect(exported.headers.get('etag')).toMatch(tagOf(imported.body.version));
    expect(exported.text).toContain('; [EventDate "2026.01.02"]');
    expect(exported.text).toContain(' Müller, Ümit : 0');
    expect(exported.text).toContain('  1) 31: 8/5 6/5                  Doubles => 2');
    const seen = { 'if-none-match': String(exported.headers.get('etag')) };
    const known = await club.api.get(path, { headers: seen });
    expect(known.status).toBe(304);
  });

  it('comes as JSON too', async () => {
    const imported = await importing(GAME);
    const exported = await club.api.get(`/v1/matches/${imported.body.id}/transcript?format=json`);
    expect(exported.headers.get('content-disposition')).toContain('.json"');
    expect(exported.body).toMatchObject({
      length: 5,
      white: 'Amber Example',
      games: [
        {
          number: 1,
          scoreBefore: { white: 0, black: 0 },
          cells: [
            { side: 'white', type: 'roll', dice: [3, 1], play: '8/5 6/5', value: null, points: null },
            { side: 'black', type: 'double', value: 2 },
            { side: 'white', type: 'drop' },
            { side: 'black', type: 'wins', points: 1 },
          ],
        },
      ],
    });
  });

  it('of a match that was decided from outside comes in again with that end', async () => {
    const match = await club.match({ format: { kind: 'points', length: 3 } });
    const path = `/v1/matches/${match.body.id}`;
    const game = await club.api.post(`${path}/games`);
    await club.api.act(game.body.id, [
      { type: 'opening-roll', dice: { white: 3, black: 1 } },
      { type: 'play', play: '8/5 6/5' },
    ]);
    await club.api.post(`${path}/result`, { winner: 'black', by: 'forfeit' });
    const { text } = await club.api.get(`${path}/transcript?format=mat`);
    expect(text).toContain('; [Ended "black won, forfeit"]');
    const again = await club.api.post('/v1/matches/import', undefined, { text });
    const { body: first } = await club.api.get(path);
    const { by, games } = first;
    expect(by).toBe('forfeit');
    expect(again).toMatchObject({ status: 201, body: { status: 'finished', winner: 'black', by, warnings: [] } });
    expect(again.body.games[0].result).toEqual(games[0].result);
  });

  it('of a match that was typed in has neither mistakes taken back nor void rolls', async () => {
    const match = await club.match({ format: { kind: 'points', length: 3 } });
    const game = await club.api.post(`/v1/matches/${match.body.id}/games`);
    await club.api.act(game.body.id, [
      { type: 'opening-roll', dice: { white: 2, black: 2 } },
      { type: 'opening-roll', dice: { white: 3, black: 1 } },
      { type: 'play', play: '13/10 6/5' },
      { type: 'take-back' },
      { type: 'play', play: '8/5 6/5' },
      { type: 'void-roll', reason: 'cocked', dice: [4, 4] },
      { type: 'roll', dice: [6, 2] },
    ]);
    const { body } = await club.api.get(`/v1/matches/${match.body.id}/transcript?format=json`);
    expect(body.games[0].cells).toMatchObject([
      { side: 'white', type: 'roll', dice: [3, 1], play: '8/5 6/5' },
      { side: 'black', type: 'roll', dice: [6, 2], play: null },
    ]);
  });

  it.each([
    ['an open money session', { kind: 'money', stake: 5 }, { jacoby: false, beavers: 3 }, false, '?stake=5'],
    ['a money session that was closed', { kind: 'money', stake: 1 }, {}, true, ''],
    ['a match', { kind: 'points', length: 7 }, { crawford: false }, false, ''],
  ])('of %s without games is one without games again, in every form', async (_what, format, rules, isClosed, query) => {
    const { id } = (await club.match({ format, rules })).body;
    if (isClosed) expect((await club.api.post(`/v1/matches/${id}/close`)).status).toBe(200);
    const { body: first } = await club.api.get(`/v1/matches/${id}`);
    for (const form of ['mat', 'sgf']) {
      const { text } = await club.api.get(`/v1/matches/${id}/transcript?format=${form}`);
      const again = await importing(text, query);
      const { white, black } = first;
      expect([form, again.status, again.body]).toMatchObject([
        form,
        201,
        { status: 'open', games: [], white, black, format: first.format, warnings: [] },
      ]);
      expect(again.body.rules).toMatchObject(form === 'mat' ? rules : {});
    }
    const { body } = await club.api.get(`/v1/matches/${id}/transcript?format=json`);
    expect(body.games).toEqual([]);
    expect(body.header).toContainEqual({ key: 'Games', value: 'none' });
  });

  it('is not there for a match that is not', async () => {
    expect(await club.api.get(`/v1/matches/${crypto.randomUUID()}/transcript`)).toMatchObject({
      status: 404,
      body: { code: 'match.not-found' },
    });
    expect((await club.api.get(`/v1/matches/${crypto.randomUUID()}/transcript?format=pdf`)).status).toBe(400);
  });
});
