/** Matches as GNU Backgammon saves them: read, written, and known by what they look like. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';

const SGF_TYPE = 'application/x-go-sgf';
const ROOT = ';FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[Amber Example]PB[Blue Example]RU[Crawford]';
const GAME = `(${ROOT}RE[B+1]\n;W[31hefe]\n;B[double]\n;W[drop])\n`;

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const importing = (text: string, query = '', headers: Readonly<Record<string, string>> = {}) =>
  club.api.post(`/v1/matches/import${query}`, undefined, { text, headers });

const saved = async (matchId: string): Promise<string> =>
  (await club.api.get(`/v1/matches/${matchId}/transcript?format=sgf`)).text;

const countOfMatches = async (): Promise<number> => {
  const [row] = await club.database.database.query<{ count: string }>({ text: 'select count(*) as count from series' });
  return Number(row!.count);
};

describe('the notation of a text', () => {
  it('is known by its type, by the query or by itself', async () => {
    for (const [query, headers] of [
      ['', {}],
      ['?format=sgf', {}],
      ['', { 'content-type': SGF_TYPE }],
      ['?format=sgf', { 'content-type': `${SGF_TYPE}; charset=utf-8` }],
    ] as const) {
      expect([query, headers, await importing(GAME, query, headers)]).toMatchObject([
        query,
        headers,
        { status: 201, body: { games: [{ number: 1, result: { winner: 'black', points: 1, by: 'drop' } }] } },
      ]);
    }
  });

  it('is not doubted once it is named', async () => {
    expect(await importing(GAME, '?format=mat')).toMatchObject({
      status: 422,
      body: { code: 'transcript.unreadable' },
    });
    expect(await importing(' 5 point match\n', '?format=sgf')).toMatchObject({
      status: 422,
      body: { code: 'transcript.unreadable', params: { reason: 'no-game', line: 1, column: 1 } },
    });
    expect(await importing(GAME, '?format=pdf')).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '?format' }] },
    });
    expect((await importing(GAME, '', { 'content-type': 'application/x-chess-pgn' })).status).toBe(415);
  });

  it('is taken by no other operation', async () => {
    const answer = await club.api.call('POST', '/v1/players', undefined, {
      text: GAME,
      headers: { 'content-type': SGF_TYPE },
    });
    expect(answer).toMatchObject({ status: 415, body: { code: 'request.media-type' } });
  });
});

describe('what the rules of a text say', () => {
  it('counts where the query says nothing else', async () => {
    const without = GAME.replace('RU[Crawford]', '');
    expect((await importing(without)).body.rules.crawford).toBe(false);
    expect((await importing(without, '?crawford=true')).body.rules.crawford).toBe(true);
    expect((await importing(GAME)).body.rules.crawford).toBe(true);
    const nackgammon = GAME.replace('RU[Crawford]', 'RU[Crawford:Nackgammon]');
    expect((await importing(nackgammon)).body.variant).toBe('nackgammon');
  });
});

describe('a text that is no match', () => {
  it.each([
    [
      'an illegal play',
      GAME.replace('hefe', 'he'),
      { params: { game: 1, turn: 1, line: 2, rule: 'play.must-use-both-dice' } },
    ],
    ['a score that no game before it gives', GAME.replace('bs:0', 'bs:4'), { params: { rule: 'match.games-missing' } }],
    [
      'a position that was set up',
      `(${ROOT}\n;AE[a:y]AW[x])`,
      { params: { line: 2, column: 2, reason: 'set-position' } },
    ],
    ['a game of Go', '(;GM[1]SZ[19];B[dd])', { params: { line: 1, column: 3, reason: 'other-game' } }],
    ['a play that is none', GAME.replace('hefe', '8/5'), { params: { line: 2, column: 2, reason: 'play', game: 1 } }],
  ])('(%s) is refused with its place and leaves nothing behind', async (_what, text, body) => {
    const before = await countOfMatches();
    expect(await importing(text)).toMatchObject({ status: 422, body });
    expect(await countOfMatches()).toEqual(before);
  });

  it('is named by place, quote and reason in a sentence', async () => {
    const { body } = await importing(GAME.replace('hefe', '8/5'));
    expect(body.detail).toBe(
      'The transcript cannot be read at line 2, column 2, game 1 ("W[318/5]"): ' +
        'a play is two dice and the places of its moves ("31hefe"), or "double", "take" or "drop".',
    );
  });
});

describe('the transcript of a match as SGF', () => {
  it('comes as a file that GNU Backgammon opens', async () => {
    const imported = await importing(GAME.replace('Amber Example', 'Ümit \\] Ex'), '?playedAt=2026-01-02T20:15:00Z');
    const path = `/v1/matches/${imported.body.id}/transcript?format=sgf`;
    const exported = await club.api.get(path);
    expect(exported.status).toBe(200);
    expect(exported.headers.get('content-type')).toBe(`${SGF_TYPE}; charset=utf-8`);
    expect(exported.headers.get('content-disposition')).toBe(
      'attachment; filename="umit-ex-blue-example-5-points-2026-01-02.sgf"',
    );
    expect(exported.headers.get('etag')).toMatch(tagOf(imported.body.version));
    expect(exported.text).toContain('PW[Ümit \\] Ex]PB[Blue Example]PC[Backgammon club]DT[2026-01-02]');
    expect(exported.text).toContain('RU[Crawford]RE[B+1]\n;W[31hefe]\n;B[double]\n;W[drop])');
    const seen = { 'if-none-match': String(exported.headers.get('etag')) };
    const known = await club.api.get(path, { headers: seen });
    expect(known.status).toBe(304);
  });

  it('says which game is the Crawford game, who resigned, and what lies on the table', async () => {
    const match = await club.match({ format: { kind: 'points', length: 2 } });
    for (const actions of [
      [
        { type: 'opening-roll', dice: { white: 3, black: 1 } },
        { type: 'resign', side: 'black', as: 'single' },
        { type: 'accept-resignation' },
      ],
      [{ type: 'opening-roll', dice: { white: 2, black: 1 } }],
    ]) {
      const game = await club.api.post(`/v1/matches/${match.body.id}/games`);
      await club.api.act(game.body.id, actions);
    }
    const text = await saved(match.body.id);
    expect(text).toContain('RU[Crawford]RE[W+1R]\n;PL[W]DI[31])');
    expect(text).toMatch(
      /MI\[length:2\]\[game:1\]\[ws:1\]\[bs:0\].*RU\[Crawford:CrawfordGame\]\n;PL\[W\]DI\[21\]\)\n$/,
    );
  });
});
