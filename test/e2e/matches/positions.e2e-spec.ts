/** What a game looked like after every turn: ids that other programs read, and the board from either seat. */
import { formatXgid, formatMatchId, parsePositionId, type Side } from '../../../src/domain/index.js';
import { parseMatchId } from '../../support/notation/match-id.js';
import { type OracleMatch, sampleMatches, sampleMoments } from '../../support/yardsticks/sample-matches.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const MOMENTS = new Map(sampleMoments().map(({ match, games }) => [match, games]));
const MATCHES = sampleMatches();

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

interface Ids {
  readonly positionId: string;
  readonly gnubgMatchId: string | null;
  readonly xgid: string | null;
}

/** The ids after every turn: those of a moment as long as the checkers stand so, before the cube and the next dice. */
function afterTurns(ids: readonly string[], beavers: boolean): Ids[] {
  const turns: Ids[] = [];
  for (const each of ids) {
    const [positionId = '', matchId = ''] = each.split(':');
    if (turns.at(-1)?.positionId === positionId) continue;
    const fields = parseMatchId(matchId);
    if (!fields.ok) throw new Error(matchId);
    const { onRoll } = fields.value;
    // Before the opening roll neither side is on roll.
    const side: Side = turns.length === 0 ? 'white' : onRoll;
    const told = { ...fields.value, dice: null, onRoll: side, toDecide: side };
    const position = parsePositionId(positionId, side);
    if (!position.ok) throw new Error(positionId);
    const xgid = formatXgid({ ...told, position: position.value, offer: 'none', beavers, maxCube: 1024 });
    turns.push({ positionId, gnubgMatchId: formatMatchId(told), xgid });
  }
  return turns;
}

const importing = (match: OracleMatch) => {
  const query = match.length > 0 ? '' : `?beavers=${match.beavers}`;
  return club.api.post(`/v1/matches/import${query}`, undefined, { text: match.sgf! });
};

describe('the positions of a whole match', () => {
  it.each(MATCHES.map((match) => [match.id, match] as const))(
    '%s have the ids that GNU Backgammon gives them, score, cube and Crawford game included',
    async (id, match) => {
      const imported = await importing(match);
      for (const [index, game] of imported.body.games.entries()) {
        const expected = afterTurns(MOMENTS.get(id)![index]!, (match.beavers ?? 0) > 0);
        const told: Ids[] = [];
        for (let turn = 0; turn < expected.length; turn += 1) {
          const { body } = await club.api.get(`/v1/games/${game.id}/positions/${turn}`);
          told.push({ positionId: body.positionId, gnubgMatchId: body.gnubgMatchId, xgid: body.xgid });
        }
        // A game that is over speaks of the next one's Crawford rule; the file of GNU Backgammon still of its own.
        const isOver = match.games[index]!.how === 'bearoff';
        expect([index, told.slice(0, isOver ? -1 : undefined)]).toEqual([
          index,
          expected.slice(0, isOver ? -1 : undefined),
        ]);
        const beyond = await club.api.get(`/v1/games/${game.id}/positions/${expected.length}`);
        expect([beyond.status, beyond.body.params]).toEqual([404, { last: expected.length - 1 }]);
        if (!isOver) continue;
        const final = await club.api.get(`/v1/games/${game.id}`);
        expect(final.body).toMatchObject(told.at(-1)!);
        expect(told.at(-1)!.positionId).toBe(expected.at(-1)!.positionId);
      }
    },
  );

  it('tell the rules of a money session', async () => {
    for (const [rules, flag] of [
      [{ jacoby: true, beavers: 3 }, 3],
      [{ jacoby: true, beavers: 0 }, 1],
      [{ jacoby: false, beavers: null }, 2],
      [{ jacoby: false, beavers: 0 }, 0],
    ] as const) {
      const session = await club.match({ format: { kind: 'money' }, rules });
      const game = await club.api.post(`/v1/matches/${session.body.id}/games`);
      await club.api.act(game.body.id, [
        { type: 'opening-roll', dice: { white: 3, black: 1 } },
        { type: 'play', play: '8/5 6/5' },
      ]);
      const { body } = await club.api.get(`/v1/games/${game.body.id}/positions/1`);
      expect([rules, body.xgid]).toEqual([rules, expect.stringMatching(new RegExp(`:0:0:1:00:0:0:${flag}:0:10$`))]);
      expect(parseMatchId(body.gnubgMatchId)).toMatchObject({ value: { jacoby: rules.jacoby, length: 0 } });
    }
  });

  it('tell the Crawford game and the score', async () => {
    const match = await club.match({ format: { kind: 'points', length: 3 } });
    await club.api.post(`/v1/matches/${match.body.id}/games`, { result: { winner: 'black', kind: 'gammon', cube: 1 } });
    const game = await club.api.post(`/v1/matches/${match.body.id}/games`);
    const { body } = await club.api.get(`/v1/games/${game.body.id}/positions/0`);
    expect(body.xgid).toBe('XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:2:0:1:3:10');
    expect(parseMatchId(body.gnubgMatchId)).toMatchObject({ value: { crawford: true, score: { white: 0, black: 2 } } });
  });
});

/** A game in which White has run one checker from the 24-point, and Black is to roll. */
async function begun(): Promise<string> {
  const match = await club.match();
  const game = await club.api.post(`/v1/matches/${match.body.id}/games`);
  await club.api.act(game.body.id, [
    { type: 'opening-roll', dice: { white: 6, black: 5 } },
    { type: 'play', play: '24/13' },
    { type: 'roll', dice: [3, 1] },
  ]);
  return game.body.id;
}

describe('the board of a game', () => {
  it('is written as it is now, from either seat', async () => {
    const game = await begun();
    const white = await club.api.get(`/v1/games/${game}/board.txt`);
    expect(white.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(white.text).toMatch(
      /^Game 1: black to play 3-1, cube 1 in the middle, pips 156 white, 167 black\n\n\+13-14/,
    );
    const rows = white.text.split('\n');
    expect(rows[3]).toBe('| O           X    |   | X              O | X black on roll, pips 167');
    expect(rows[4]).toBe('| O           X    |   | X                | 0 off');
    const black = (await club.api.get(`/v1/games/${game}/board.txt?view=black`)).text.split('\n');
    expect(black[3]).toBe('| X           O    |   | O              X | O white, pips 156');
    expect(black.at(-3)).toBe('| O           X    |   | X              O | X black on roll, pips 167');
    expect(black.at(-4)).toBe('| O           X    |   | X                | 0 off');
  });

  it('is written and drawn as it was after a turn', async () => {
    const game = await begun();
    const [now, start] = [
      await club.api.get(`/v1/games/${game}/board.txt?turn=1`),
      await club.api.get(`/v1/games/${game}/board.txt?turn=0`),
    ];
    expect(now.text).toMatch(
      /^Game 1: black to roll(?: or double)?, cube 1 in the middle, pips 156 white, 167 black\n/,
    );
    expect(start.text).toMatch(/^Game 1: opening roll, cube 1 in the middle, pips 167 white, 167 black\n/);
    expect(start.text.split('\n')[4]).toBe('| O           X    |   | X              O | 0 off');
    const drawn = await club.api.get(`/v1/games/${game}/board.svg?turn=0&view=black`);
    expect(drawn.headers.get('content-type')).toContain('image/svg+xml');
    expect(drawn.text).toContain('aria-label="Game 1: opening roll,');
    expect(drawn.text.match(/<circle/g)).toHaveLength(30);
    expect((await club.api.get(`/v1/games/${game}/board.svg`)).text).toContain('aria-label="Game 1: black to play 3-1');
  });

  it('is as it was at the end after the last turn of a finished game', async () => {
    const match = MATCHES.find(({ games }) => games[0]!.how === 'bearoff')!;
    const imported = await importing(match);
    const { id } = imported.body.games[0];
    const turns = (await club.api.get(`/v1/games/${id}/turns`)).body.items.length;
    const now = await club.api.get(`/v1/games/${id}/board.txt`);
    expect((await club.api.get(`/v1/games/${id}/board.txt?turn=${turns}`)).text).toBe(now.text);
    expect(now.text).toMatch(/^Game 1: finished, (white|black) won \d/);
    expect(now.text).toContain(' 15 off');
  });

  it('is not there after turns that have not been', async () => {
    const game = await begun();
    for (const board of ['board.txt', 'board.svg']) {
      expect(await club.api.get(`/v1/games/${game}/${board}?turn=2`)).toMatchObject({
        status: 404,
        body: { code: 'turn.not-found', params: { last: 1 } },
      });
      for (const turn of ['-1', '1.5', 'last']) {
        const { status, body } = await club.api.get(`/v1/games/${game}/${board}?turn=${turn}`);
        expect([status, body.errors[0].pointer]).toEqual([400, '?turn']);
      }
      expect((await club.api.get(`/v1/games/${game}/${board}?view=red`)).status).toBe(400);
      expect((await club.api.get(`/v1/games/${crypto.randomUUID()}/${board}`)).status).toBe(404);
    }
  });
});
