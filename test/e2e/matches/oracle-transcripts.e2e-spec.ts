/** Whole matches of the oracle as transcripts, in and out. */
import { oddTranscripts, oracleMatches } from '../../support/yardsticks/oracle-matches.js';
import type { OracleMatch } from '../../support/yardsticks/sample-matches.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { expectSummary, recordOf } from '../../support/clubs/told-matches.js';
import { tagOf } from '../../support/clients/tags.js';

const GNUBG = oracleMatches('matches');
const MATCHES = [...GNUBG, ...oracleMatches('real')].filter(({ length }) => length > 0);
const SESSIONS = GNUBG.filter(({ length }) => length === 0);
const SIDE = ['white', 'black'] as const;

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const importing = (text: string, query = '') => club.api.post(`/v1/matches/import${query}`, undefined, { text });

const exported = async (matchId: string, format: 'mat' | 'sgf'): Promise<string> =>
  (await club.api.get(`/v1/matches/${matchId}/transcript?format=${format}`)).text;

/** The rows, each after its id. */
const rows = <Row extends OracleMatch>(matches: readonly Row[]): (readonly [string, Row])[] =>
  matches.map((match) => [match.id, match]);

/** Every so many of them, the first included. */
const every = (step: number, matches: readonly OracleMatch[]): readonly OracleMatch[] =>
  matches.filter((_match, nth) => nth % step === 0);

const warningsOf = (body: { warnings: { code: string }[] }, notation: 'mat.' | 'sgf.'): { code: string }[] =>
  body.warnings.filter(({ code }) => code.startsWith(notation));

describe('a match as .mat text', () => {
  it.each(rows(MATCHES))('%s gives every game back', async (_id, match) => {
    const imported = await importing(match.text);
    expect(imported.status).toBe(201);
    expectSummary(imported.body, match);
    const { warnings: _warnings, ...view } = imported.body;
    expect(imported.headers.get('location')).toBe(`/v1/matches/${view.id}`);
    expect(imported.headers.get('etag')).toMatch(tagOf(view.version));
    expect((await club.api.get(`/v1/matches/${view.id}`)).body).toEqual(view);
  });

  it.each(every(15, MATCHES).map((match) => [match.id, match] as const))(
    '%s, exported and imported again, is the same record',
    async (_id, match) => {
      const first = await importing(match.text);
      const second = await importing(await exported(first.body.id, 'mat'));
      expect(warningsOf(second.body, 'mat.')).toEqual([]);
      expect(await recordOf(club.api, second.body.id)).toEqual(await recordOf(club.api, first.body.id));
    },
  );

  it('has the positions of the independent referee, roll by roll', async () => {
    const [match] = MATCHES;
    const imported = await importing(match!.text);
    for (const [index, { id }] of imported.body.games.entries()) {
      const { body } = await club.api.get(`/v1/games/${id}/turns`);
      const plays = body.items.filter(({ play }: { play: string | null }) => play !== null);
      const traced = match!.acts[index]!.filter((act) => act[0] === 'm').slice(0, plays.length);
      expect(plays.map(({ positionId }: { positionId: string }) => positionId)).toEqual(traced.map((act) => act[3]));
    }
  });
});

describe('a money session', () => {
  it.each(SESSIONS.map((each) => [each.id, each] as const))(
    '%s comes in as .mat text with its rules and goes out again',
    async (_id, each) => {
      const rules = `jacoby=${each.jacoby}&beavers=${each.beavers}`;
      const { status, body } = await importing(each.text, `?${rules}&stake=500&currency=EUR`);
      const [white, black] = each.games.at(-1)!.scoreAfter;
      expect(status).toBe(201);
      expect(body).toMatchObject({
        format: { kind: 'money', stake: 500, currency: 'EUR' },
        rules: { jacoby: each.jacoby, beavers: each.beavers },
        white: { score: white },
        black: { score: black },
        games: each.games.map(({ n, winner, points, cube }) => ({
          number: n,
          result: { winner: SIDE[winner], points, cube },
        })),
      });
      const odd = each.games.filter(({ matWins }) => matWins !== undefined).map(({ n }) => n);
      const warned = (body.warnings as unknown as { game: number; code: string }[])
        .filter(({ code }) => code === 'transcript.points-differ')
        .map(({ game }) => game);
      expect(warned).toEqual(odd);
      const ledger = await club.api.get(`/v1/matches/${body.id}/ledger`);
      expect(ledger.body).toMatchObject({
        balances: [
          { points: white - black, amount: 500 * (white - black) },
          { points: black - white, amount: 500 * (black - white) },
        ],
      });
      const again = await importing(await exported(body.id, 'mat'));
      expect(again).toMatchObject({
        status: 201,
        body: { version: body.version, rules: body.rules, white: { score: white }, black: { score: black } },
      });
    },
  );

  it.each(SESSIONS.map((each) => [each.id, each] as const))(
    '%s is the same again when it comes and goes as .sgf',
    async (_id, { sgf, beavers, jacoby, games }) => {
      const imported = await importing(sgf!, `?beavers=${beavers}`);
      expect(imported).toMatchObject({ status: 201, body: { format: { kind: 'money' }, rules: { jacoby } } });
      const [white, black] = games.at(-1)!.scoreAfter;
      expect(imported.body).toMatchObject({ status: 'open', white: { score: white }, black: { score: black } });
      const again = await importing(await exported(imported.body.id, 'sgf'));
      expect(await recordOf(club.api, again.body.id)).toEqual(await recordOf(club.api, imported.body.id));
    },
  );
});

describe('a match as GNU Backgammon saved it', () => {
  const SAVED = MATCHES.filter(({ sgf }) => sgf !== null);

  it.each(rows(SAVED))('%s gives every game back', async (_id, match) => {
    const imported = await importing(match.sgf!);
    expect(imported.status).toBe(201);
    expectSummary(imported.body, match);
    expect(warningsOf(imported.body, 'sgf.')).toEqual([]);
  });

  it('is the match that the .mat text tells, play by play', async () => {
    for (const { text, sgf } of every(6, SAVED)) {
      const records = [await importing(text), await importing(sgf!)].map(({ body }) => recordOf(club.api, body.id));
      expect(await records[1]).toEqual(await records[0]);
    }
  });

  it.each(every(5, SAVED).map((match) => [match.id, match] as const))(
    '%s, exported and imported again, is the same record',
    async (_id, match) => {
      const first = await importing(match.sgf!);
      const second = await importing(await exported(first.body.id, 'sgf'));
      expect(await recordOf(club.api, second.body.id)).toEqual(await recordOf(club.api, first.body.id));
    },
  );
});

describe('odd transcripts of sites and programs', () => {
  const NAMES = [
    'bgstudio-4211790.mat',
    'galaxy-2900236.mat',
    'galaxy-8314843.mat',
    'galaxy-3755271.mat',
    'xg-export-match1.mat',
  ];

  it('are imported with warnings in sentences, or refused with what is missing', async () => {
    for (const [name, text] of oddTranscripts(NAMES)) {
      const answer = await importing(text);
      if (name === 'galaxy-3755271.mat') {
        expect([name, answer]).toMatchObject([name, { status: 400, body: { errors: [{ pointer: '?black' }] } }]);
        const white = await club.player();
        const black = await club.player();
        const again = await importing(text, `?white=${white}&black=${black}`);
        expect(again).toMatchObject({ status: 201, body: { white: { playerId: white }, black: { playerId: black } } });
      } else {
        expect([name, answer]).toMatchObject([name, { status: 201 }]);
        for (const { detail } of answer.body.warnings) expect(detail).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});
