/** What the service says of a transcript: where it breaks a rule, what was read with care, and what stays in it. */
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const text = (length: string, rows: string, names = ['Amber', 'Blue']): string =>
  ` ${length}\n\n Game 1\n ${names[0]!} : 0              ${names[1]!} : 0\n${rows}`;

const importing = (transcript: string, query = '') =>
  club.api.post(`/v1/matches/import${query}`, undefined, { text: transcript });

const transcriptOf = async (id: string, format: string): Promise<string> =>
  (await club.api.get(`/v1/matches/${id}/transcript?format=${format}`)).text;

describe('a money session in which a game ends on an accepted raccoon', () => {
  const played = async (): Promise<string> => {
    const [white, black] = [await club.player(), await club.player()];
    const opened = await club.api.post('/v1/matches', {
      white,
      black,
      format: { kind: 'money' },
      dice: 'recorded',
      rules: { beavers: 2 },
    });
    const game = await club.api.post(`/v1/matches/${opened.body.id}/games`, {});
    const acted = await club.api.post(`/v1/games/${game.body.id}/actions`, {
      actions: [
        { type: 'opening-roll', dice: { white: 3, black: 1 } },
        { type: 'play', play: '8/5 6/5' },
        { type: 'double', side: 'black' },
        { type: 'beaver' },
        { type: 'raccoon' },
        { type: 'take' },
        { type: 'resign', side: 'white', as: 'single' },
        { type: 'accept-resignation' },
      ],
    });
    expect(acted.body.game.result).toMatchObject({ winner: 'black', cube: 8, points: 8 });
    return opened.body.id;
  };

  it.each(['mat', 'sgf'] as const)('keeps its cube and its points as .%s', async (format) => {
    const written = await transcriptOf(await played(), format);
    const read = await importing(written, format === 'sgf' ? '?format=sgf&beavers=2' : '');
    expect(read).toMatchObject({ status: 201, body: { warnings: [], black: { score: 8 } } });
    expect(read.body.games[0].result).toMatchObject({ winner: 'black', kind: 'single', cube: 8, points: 8 });
    expect(await transcriptOf(read.body.id, 'mat')).toContain('Takes');
  });

  it('says as JSON that it was taken', async () => {
    const { games } = JSON.parse(await transcriptOf(await played(), 'json'));
    expect(games[0].cells.map(({ type }: { type: string }) => type)).toEqual([
      'roll',
      'double',
      'beaver',
      'beaver',
      'take',
      'wins',
    ]);
  });
});

describe.each(['mat', 'sgf'] as const)('a session whose games were corrected, as .%s', (format) => {
  const opened = async (rules: object): Promise<string> =>
    (await club.match({ format: { kind: 'money' }, rules })).body.id;
  const played = async (session: string, ...acts: readonly object[]): Promise<string> => {
    const { id } = (await club.api.post(`/v1/matches/${session}/games`, {})).body;
    const actions = [...acts, { type: 'resign', side: 'black', as: 'single' }, { type: 'accept-resignation' }];
    expect((await club.api.post(`/v1/games/${id}/actions`, { actions })).status).toBe(200);
    return id;
  };
  const correct = async (session: string, game: string, result: object | null): Promise<void> => {
    const { version } = (await club.api.get(`/v1/matches/${session}`)).body;
    const headers = { 'if-match': `"${version}"` };
    const body = { result, reason: 'the wrong slip' };
    const corrected = await club.api.post(`/v1/matches/${session}/games/${game}/correction`, body, { headers });
    expect(corrected.status).toBe(200);
  };

  it('has a game that the winner of the one before it started, who is its winner no more', async () => {
    const session = await opened({ winnerStarts: true });
    const dice = { white: 3, black: 1 };
    const first = await played(session, { type: 'opening-roll', dice }, { type: 'play', play: '8/5 6/5' });
    await played(session, { type: 'roll', side: 'white', dice: [3, 1] }, { type: 'play', play: '8/5 6/5' });
    await correct(session, first, { winner: 'black', kind: 'single', cube: 1 });
    const read = await importing(await transcriptOf(session, format), '?winnerStarts=true');
    expect(read).toMatchObject({ status: 201, body: { white: { score: 1 }, black: { score: 1 }, warnings: [] } });
  });

  it('has no game where all were annulled, and the same players', async () => {
    const session = await opened({});
    const { id } = (
      await club.api.post(`/v1/matches/${session}/games`, { result: { winner: 'white', kind: 'single', cube: 1 } })
    ).body;
    await correct(session, id, null);
    const { white, black } = (await club.api.get(`/v1/matches/${session}`)).body;
    const read = await importing(await transcriptOf(session, format));
    expect(read).toMatchObject({ status: 201, body: { format: { kind: 'money' }, games: [], warnings: [] } });
    expect([read.body.white, read.body.black]).toMatchObject([
      { playerId: white.playerId, score: 0 },
      { playerId: black.playerId, score: 0 },
    ]);
  });
});

describe('a refusal', () => {
  it('names game, turn, side and line', async () => {
    const refused = await importing(text('5 point match', '  1) 31: 8/5 6/5                  42: 8/4\n'));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'transcript.breaks-rule', params: { game: 1, turn: 1, side: 'black', line: 5 } },
    });
    expect(refused.body.detail).toMatch(/^Game 1, turn 1, black, line 5: Both dice can be played/);
  });
});

describe('a warning', () => {
  const warningsOf = async (transcript: string, query = ''): Promise<readonly { code: string; detail: string }[]> => {
    const read = await importing(transcript, query);
    expect(read.status).toBe(201);
    return read.body.warnings;
  };

  it('says from how many points to how many a result was cut', async () => {
    const rows =
      '  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Takes                       42: 8/4 6/4\n' +
      '  3)  Doubles => 4               Drops\n      Wins 1 point and the match\n';
    const warnings = await warningsOf(text('1 point match', rows), '?deadCube=allow');
    expect(warnings).toMatchObject([
      {
        code: 'transcript.points-capped',
        detail: 'The transcript cuts the points of white from 2 to 1, no more than were needed; the record keeps 2.',
      },
    ]);
  });

  it('tells whom a name in other small and capital letters was read as', async () => {
    const known = await club.player('Zoë Example');
    const read = await importing(text('5 point match', '', ['ZOË EXAMPLE', 'Yan']));
    expect(read.body.white).toMatchObject({ playerId: known, name: 'Zoë Example' });
    expect(read.body.warnings).toMatchObject([
      {
        game: null,
        code: 'transcript.name-read-as',
        detail: expect.stringMatching(/"ZOË EXAMPLE" of white .* Zoë Example/),
      },
    ]);
    expect(await warningsOf(text('5 point match', '', ['Zoë Example', 'Yan']))).toEqual([]);
  });

  it.each([
    ['other points', '  1) 31: 8/5 6/5                  Losses 2 points\n      Wins 1 point\n'],
    ['the same side', '  1) 31: 8/5 6/5\n      Losses 1 point\n      Wins 1 point\n'],
    ['other points behind the win', '  1) 31: 8/5 6/5\n  2)  Wins 1 point                Losses 2 points\n'],
  ])('tells of losses that contradict the win (%s)', async (_what, rows) => {
    expect(await warningsOf(text('5 point match', rows))).toMatchObject([
      { code: 'transcript.losses-differ', game: 1 },
    ]);
  });
});

describe('a "16 point match" of one game', () => {
  const SESSION = text(
    '16 point match',
    '  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops\n                                  Wins 1 point and the match\n',
  );

  it('is read as money where the query says so', async () => {
    const read = await importing(SESSION, '?as=money&stake=100&currency=EUR&jacoby=false');
    expect(read).toMatchObject({
      status: 201,
      body: {
        format: { kind: 'money', stake: 100, currency: 'EUR' },
        black: { score: 1 },
        status: 'open',
        warnings: [],
      },
    });
    expect((await importing(SESSION)).body.format).toEqual({ kind: 'points', length: 16 });
    expect(await importing(SESSION, '?as=points')).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ pointer: '?as' }] },
    });
  });
});

describe('a play that was laid out', () => {
  it.each(['lay-back', 'pick-up'])('is laid back by %s', async (type) => {
    const { body: match } = await club.match({ rules: { commit: 'explicit' } });
    const game = await club.api.post(`/v1/matches/${match.id}/games`, {});
    const laid = await club.api.post(`/v1/games/${game.body.id}/actions`, {
      actions: [
        { type: 'opening-roll', dice: { white: 3, black: 1 } },
        { type: 'play', play: '8/5 6/5' },
      ],
    });
    expect(laid.body.game.actions).toEqual(['play', 'commit', 'lay-back', 'resign']);
    const back = await club.api.post(`/v1/games/${game.body.id}/actions`, { type });
    expect(back).toMatchObject({ status: 200, body: { game: { actions: ['play', 'resign'], pips: { white: 167 } } } });
    expect(await club.api.post(`/v1/games/${game.body.id}/actions`, { type })).toMatchObject({
      status: 409,
      body: { code: 'game.wrong-phase', params: { act: 'lay-back' } },
    });
  });
});
