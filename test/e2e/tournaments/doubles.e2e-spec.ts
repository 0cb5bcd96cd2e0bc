/** Doubles: two play as one entrant, and either of them may do whatever the entrant may. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import type { ApiClient } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import type { PairingSeen } from '../../support/clubs/tournament.js';

const KNOCKOUT = { kind: 'knockout', lengths: [3] };
const DOUBLES = { entrants: { kind: 'doubles' } };

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

interface Pair {
  readonly entry: string;
  readonly people: readonly [string, string];
  /** The second of the two, as a player. */
  readonly partner: ApiClient;
}

/** A night of so many pairs: Ann 1 & Bob 1 and so on. */
class Night {
  private constructor(
    readonly path: string,
    readonly pairs: readonly Pair[],
  ) {}

  static async open(format: object, count: number, more: object = {}): Promise<Night> {
    const { body } = await club.api.post('/v1/tournaments', { name: 'Pairs', format, ...DOUBLES, ...more });
    const path = `/v1/tournaments/${body.id}`;
    const pairs: Pair[] = [];
    for (let nth = 1; nth <= count; nth += 1) {
      const people = [await club.player(`Ann ${nth}`), await club.player(`Bob ${nth}`)] as const;
      const entered = await club.api.post(`${path}/entries`, { playerId: people[0], partners: [people[1]] });
      if (entered.status !== 201) throw new Error(entered.text);
      const partner = club.as(await club.token('player', { playerId: people[1] }));
      pairs.push({ entry: entered.body.id, people, partner });
    }
    return new Night(path, pairs);
  }

  async draw(): Promise<void> {
    const { status, text } = await club.api.post(`${this.path}/draw`, { seed: 'seed' });
    if (status !== 200) throw new Error(text);
  }

  async ready(): Promise<readonly PairingSeen[]> {
    return (await club.api.get(`${this.path}/pairings?status=ready`)).body.items;
  }

  async first(): Promise<PairingSeen> {
    const [pairing] = await this.ready();
    if (pairing === undefined) throw new Error('nothing to play');
    return pairing;
  }

  at(pairing: PairingSeen, side: 'white' | 'black'): Pair {
    const pair = this.pairs.find(({ entry }) => entry === pairing[side]?.entryId);
    if (pair === undefined) throw new Error('not a pair of this night');
    return pair;
  }
}

describe('a pair', () => {
  it('is entered by one of the two, and is called by the names of both or by its own', async () => {
    const { path } = await Night.open(KNOCKOUT, 0);
    const [ann, bob, cleo] = [await club.player('Ann'), await club.player('Bob'), await club.player('Cleo')];
    const asBob = club.as(await club.token('player', { playerId: bob }));
    const { status, body } = await asBob.post(`${path}/entries`, { playerId: ann, partners: [bob] });
    expect([status, body]).toMatchObject([
      201,
      {
        playerId: ann,
        name: 'Ann & Bob',
        players: [
          { playerId: ann, name: 'Ann' },
          { playerId: bob, name: 'Bob' },
        ],
        paid: false,
      },
    ]);
    const others = { playerId: cleo, partners: [await club.player('Dan')] };
    expect((await asBob.post(`${path}/entries`, others)).body.code).toBe('request.forbidden');
    const tigers = await club.api.post(`${path}/entries`, { ...others, name: ' The Tigers ' });
    expect(tigers.body).toMatchObject({ name: 'The Tigers', players: [{ name: 'Cleo' }, { name: 'Dan' }] });
    expect((await club.api.get(path)).body).toMatchObject({ entrants: { kind: 'doubles' }, status: 'entries' });

    const refused = async (people: object) => {
      const answer = await club.api.post(`${path}/entries`, people);
      return [answer.status, answer.body.code, answer.body.detail];
    };
    expect(await refused({ playerId: await club.player(), partners: [bob] })).toEqual([
      409,
      'entry.twice',
      'Bob is already in this tournament (T9).',
    ]);
    const eve = await club.player('Eve');
    expect(await refused({ playerId: eve, partners: [eve] })).toEqual([
      409,
      'entry.twice',
      'Eve cannot be a partner to the same person.',
    ]);
    expect(await refused({ playerId: eve })).toEqual([
      422,
      'entry.people',
      'An entry of this tournament is two players: send one of them as playerId and the other in partners.',
    ]);
    const unknown = await club.api.post(`${path}/entries`, {
      playerId: eve,
      partners: [path.slice(-36)],
    });
    expect([unknown.status, unknown.body.code, unknown.body.errors?.[0]?.pointer]).toEqual([
      422,
      'player.not-found',
      '/partners/0',
    ]);
  });

  it('is none in singles', async () => {
    const { body } = await club.api.post('/v1/tournaments', { name: 'Singles', format: KNOCKOUT });
    expect(body.entrants).toEqual({ kind: 'singles' });
    const people = { playerId: await club.player(), partners: [await club.player()] };
    const refused = await club.api.post(`/v1/tournaments/${body.id}/entries`, people);
    expect([refused.body.code, refused.body.detail]).toEqual([
      'entry.people',
      'An entry of this tournament is one player: send no partners and no name.',
    ]);
  });

  it('comes from a table, with new people where that is asked', async () => {
    const { path } = await Night.open(KNOCKOUT, 0);
    await club.player('Known Partner');
    const text = [
      'name,partner,pair,seed',
      'New One,Known Partner,,1',
      'New Two,New Three,The Twos,2',
      'New Four,,,',
      'New Five,New Five,,',
      'New One,New Six,,',
    ].join('\n');
    const { body } = await club.api.post(`${path}/entries/import?create=true`, undefined, { text });
    expect(body.lines.map(({ code }: { code: string | null }) => code)).toEqual([
      null,
      null,
      'entry.people',
      'entry.twice',
      'entry.twice',
    ]);
    const { items } = (await club.api.get(`${path}/entries`)).body;
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['New One & Known Partner', 'The Twos']);
    const { items: made } = (await club.api.get('/v1/players?q=New')).body;
    expect(made.map(({ name }: { name: string }) => name).toSorted()).toEqual(['New One', 'New Three', 'New Two']);
  });

  it('is named in the report of a table where one who would be new is twice in it', async () => {
    const { path } = await Night.open(KNOCKOUT, 0);
    const text = 'name,partner\nQ,Q\n';
    const { body } = await club.api.post(`${path}/entries/import?create=true`, undefined, { text });
    expect(body.lines[0]).toMatchObject({
      status: 'refused',
      code: 'entry.twice',
      detail: expect.stringContaining('Q'),
    });
    expect(body.lines[0].detail).not.toMatch(/[0-9a-f]{8}-/);
  });

  it('checks in, leaves and comes back by either of the two, and both know whether it has paid', async () => {
    const night = await Night.open(KNOCKOUT, 2);
    const [{ entry, partner }, other] = night.pairs as [Pair, Pair];
    const path = `${night.path}/entries/${entry}`;
    expect((await partner.post(`${path}/check-in`)).body).toMatchObject({ status: 'checked-in', paid: false });
    expect((await partner.post(`${path}/withdraw`, { reason: 'Dinner', until: 'return' })).status).toBe(200);
    expect((await other.partner.post(`${path}/return`)).status).toBe(403);
    expect((await partner.post(`${path}/return`)).status).toBe(200);
    expect((await other.partner.get(path)).body).not.toHaveProperty('paid');
    const told = async (api: ApiClient) =>
      (await api.get(`${night.path}/events`)).body.items.filter(
        ({ type, data }: { type: string; data: { entry?: { paid?: boolean } } }) =>
          type === 'EntrantRegistered' && data.entry?.paid !== undefined,
      ).length;
    expect([await told(partner), await told(club.api)]).toEqual([1, 2]);
  });

  it('has one of the two replaced, and the match is made anew', async () => {
    const night = await Night.open(KNOCKOUT, 2);
    await night.draw();
    const pairing = await night.first();
    const { entry, people } = night.at(pairing, 'white');
    const playerId = await club.player('Substitute');
    const asked = { playerId, replaces: people[1], reason: 'ill' };
    const replace = (body: object) => club.api.post(`${night.path}/entries/${entry}/replace`, body);
    const unknown = { code: 'player.not-found', errors: [{ pointer: '/replaces' }] };
    expect((await replace({ ...asked, replaces: night.path.slice(-36) })).body).toMatchObject(unknown);
    const { body } = await replace(asked);
    expect(body.players).toMatchObject([{ playerId: people[0] }, { playerId, name: 'Substitute' }]);
    const now = await night.first();
    expect(now.matchId).not.toBe(pairing.matchId);
    const match = (await club.api.get(`/v1/matches/${now.matchId}`)).body;
    expect(match.white.players).toEqual(body.players);
    const substitute = club.as(await club.token('player', { playerId }));
    expect((await substitute.post(`/v1/matches/${now.matchId}/games`)).status).toBe(201);
    expect(
      (await club.api.post(`${night.path}/entries/${entry}/replace`, { ...asked, playerId: people[1] })).body,
    ).toMatchObject({
      code: 'entry.cannot-replace',
      detail: 'The player to be replaced is not in this entry.',
    });
  });
});

describe('a match of two pairs', () => {
  it('is played by either of each two, who see it as theirs', async () => {
    const night = await Night.open(KNOCKOUT, 2, { visibility: 'public' });
    await night.draw();
    const pairing = await night.first();
    const [white, black] = [night.at(pairing, 'white'), night.at(pairing, 'black')];
    const stranger = club.as(await club.token('player'));
    const games = `/v1/matches/${pairing.matchId}/games`;
    expect((await stranger.post(games)).status).toBe(403);
    const game = (await black.partner.post(games)).body.id;
    const roll = { type: 'opening-roll', dice: { white: 3, black: 1 } };
    expect((await stranger.act(game, roll)).status).toBe(403);
    expect((await club.api.act(game, roll)).status).toBe(200);
    const play = { type: 'play', play: '8/5 6/5' };
    expect((await black.partner.act(game, { ...play, side: 'white' })).status).toBe(403);
    expect((await black.partner.act(game, play)).status).toBe(409);
    expect((await white.partner.act(game, play)).status).toBe(200);

    const seen = (await club.as(null).get(`/v1/matches/${pairing.matchId}`)).body;
    expect(seen.white).toMatchObject({
      playerId: white.people[0],
      name: expect.stringMatching(/^Ann \d & Bob \d$/),
      players: [{ playerId: white.people[0] }, { playerId: white.people[1] }],
    });
    const text = (await club.api.get(`/v1/matches/${pairing.matchId}/transcript?format=mat`)).text;
    expect(text).toContain(seen.white.name);
    const ofPartner = (await club.api.get(`/v1/players/${black.people[1]}/matches`)).body.items;
    expect(ofPartner.map(({ id }: { id: string }) => id)).toEqual([pairing.matchId]);

    const concede = (api: ApiClient, winner: string) =>
      api.post(`${night.path}/pairings/${pairing.id}/result`, { winner, by: 'concession' });
    expect((await concede(white.partner, 'white')).status).toBe(403);
    expect((await concede(white.partner, 'black')).status).toBe(200);
    expect((await club.api.get(night.path)).body.status).toBe('finished');
  });

  it('is reported by one of a pair, and confirmed or objected to by one of the other', async () => {
    const night = await Night.open({ kind: 'league', lengths: [3] }, 3);
    await night.draw();
    const [one, two] = (await night.ready()) as [PairingSeen, PairingSeen];
    const report = (pairing: PairingSeen) =>
      night.at(pairing, 'white').partner.post(`${night.path}/pairings/${pairing.id}/result`, {
        score: { white: 3, black: 1 },
      });
    const say = (pairing: PairingSeen, side: 'white' | 'black', word: string) =>
      night.at(pairing, side).partner.post(`${night.path}/pairings/${pairing.id}/${word}`, {});
    expect((await report(one)).body.result).toMatchObject({ source: 'white', confirmation: 'awaited' });
    expect((await say(one, 'white', 'confirm')).status).not.toBe(200);
    expect((await say(one, 'black', 'confirm')).body.result).toMatchObject({ confirmation: 'given' });
    await report(two);
    expect((await say(two, 'black', 'object')).body.result).toBeNull();
  });

  it('is not rated, and has the clock of doubles (T31, T73)', async () => {
    const night = await Night.open({ kind: 'knockout', lengths: [5] }, 2, {
      rules: { clock: { mode: 'simpleDelay' } },
    });
    await night.draw();
    const pairing = await night.first();
    const match = (await club.api.get(`/v1/matches/${pairing.matchId}`)).body;
    expect(match.rules.clock).toMatchObject({ reserveSeconds: 750, perTurnSeconds: 18 });
    await club.api.post(`${night.path}/pairings/${pairing.id}/result`, { score: { white: 5, black: 0 } });
    const [one, other] = [night.at(pairing, 'white').people[0], night.at(pairing, 'black').people[0]];
    expect((await club.api.get(`/v1/players/${one}/head-to-head/${other}`)).body.items).toEqual([]);
    const rated = (await club.api.get('/v1/ratings')).body.items.map(({ playerId }: { playerId: string }) => playerId);
    expect(rated).not.toContain(one);
  });
});

describe('a night of pairs', () => {
  it.each([
    KNOCKOUT,
    { kind: 'double-elimination', lengths: [3] },
    { kind: 'swiss', rounds: 2, lengths: [3] },
    { kind: 'round-robin', lengths: [3] },
    { kind: 'league', lengths: [3] },
    { kind: 'ladder', lengths: [3] },
  ])('shows both of each pair wherever it shows the pair: $kind', async (format) => {
    const night = await Night.open(format, 3);
    await night.draw();
    if (format.kind === 'ladder') {
      const [last, middle] = [night.pairs[2], night.pairs[1]];
      await last?.partner.post(`${night.path}/challenges`, { challenger: last.entry, challenged: middle?.entry });
    }
    const pairing = await night.first();
    const { people } = night.at(pairing, 'white');
    const players = [{ playerId: people[0] }, { playerId: people[1] }];
    expect(pairing.white).toMatchObject({ players });
    const mine = (await club.api.get(`${night.path}/pairings?player=${people[1]}`)).body.items;
    expect(mine.map(({ id }: { id: string }) => id)).toContain(pairing.id);
    await club.api.post(`${night.path}/pairings/${pairing.id}/result`, { score: { white: 3, black: 0 } });

    const { rows } = (await club.api.get(`${night.path}/standings`)).body;
    const row = rows.find(({ playerId }: { playerId: string }) => playerId === people[0]);
    if (row !== undefined) expect(row).toMatchObject({ players });
    const { name } = (await club.api.get(`${night.path}/entries/${pairing.white?.entryId}`)).body;
    const csv = (await club.api.get(`${night.path}/standings.csv`)).text;
    if (row !== undefined) expect(csv).toContain(`${name},"${name.replace(' & ', ', ')}"`);
    for (const picture of ['bracket.svg', 'bracket.html', 'pairings.html']) {
      expect((await club.api.get(`${night.path}/${picture}`)).text).toContain(name.replace('&', '&amp;'));
    }
    const { rounds } = (await club.api.get(`${night.path}/rounds`)).body;
    expect(JSON.stringify(rounds)).toContain(people[1]);
    expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
  });

  it('gives its places to both of each pair, in their tournaments and in seasons', async () => {
    const night = await Night.open(KNOCKOUT, 2);
    await night.draw();
    const { id, white } = await night.first();
    await club.api.post(`${night.path}/pairings/${id}/result`, { score: { white: 3, black: 1 } });
    const year = { from: '2000-01-01', to: '2099-12-31' };
    const tournaments = [night.path.split('/').at(-1)];
    const race = { name: 'Pairs', ...year, points: { byPlace: [5, 2] }, tournaments, only: 'tournaments' };
    const { body: season } = await club.api.post('/v1/seasons', race);
    const { rows } = (await club.api.get(`/v1/seasons/${season.id}/table`)).body;
    for (const { entry, people } of night.pairs) {
      const place = entry === white?.entryId ? 1 : 2;
      for (const player of people) {
        const { items } = (await club.api.get(`/v1/players/${player}/tournaments`)).body;
        expect(items).toMatchObject([{ entryId: entry, place }]);
        const row = rows.find(({ playerId }: { playerId: string }) => playerId === player);
        expect(row).toMatchObject({ points: place === 1 ? 5 : 2, tournaments: 1 });
      }
    }
  });

  it('is corrected, undone and told as any other, and its record gives it again', async () => {
    const night = await Night.open(KNOCKOUT, 4, { prizes: { entryFee: 1000 } });
    await night.draw();
    const pairing = await night.first();
    const result = { score: { white: 3, black: 0 } };
    await club.api.post(`${night.path}/pairings/${pairing.id}/result`, result);
    const correction = `${night.path}/pairings/${pairing.id}/correction`;
    const asked = { score: { white: 1, black: 3 }, reason: 'misread' };
    const foreseen = await club.api.post(`${correction}?dryRun=true`, asked, { headers: { 'if-match': '*' } });
    const black = night.at(pairing, 'black');
    const final = foreseen.body.affected.find(
      ({ kind, after }: { kind: string; after: { round?: number } }) => kind === 'pairing' && after.round === 2,
    );
    expect(JSON.stringify(final.after)).toContain(black.people[1]);
    await club.api.post(correction, asked, { headers: { 'if-match': '*' } });
    for (let ready = await night.ready(); ready.length > 0; ready = await night.ready()) {
      for (const { id } of ready) await club.api.post(`${night.path}/pairings/${id}/result`, result);
    }
    const { body: prizes } = await club.api.get(`${night.path}/payouts`);
    expect([prizes.pool, prizes.items[0]?.players.length]).toEqual([4000, 2]);
    expect((await club.api.post(`${night.path}/undo`, {})).status).toBe(200);
    expect(await night.ready()).toHaveLength(1);
    expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
    expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
  });
});
