/** Live streams of matches, chouettes, tournaments and the club over HTTP. */
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { exportOf, importInto } from '../../support/documents/archive.js';
import { Followers } from '../../support/clients/followers.js';
import { type LiveReader, merged } from '../../support/clients/live-reader.js';
import { SeatedPeople, boxToDouble } from '../../support/clubs/seated-people.js';
import { SlowClient } from '../../support/clients/slow-client.js';
import { TEST_TOKEN } from '../../support/service/test-database.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

const KNOCKOUT = { kind: 'knockout', lengths: [5] };
const NOTHING = { pairings: [], games: [], toConfirm: [], awaited: [], chouettes: [], outOf: [] };

/** Whatever no write has told is looked at again after 12 s: a test within this time has been told by the writes. */
const SOONER_THAN_LOOKED_AT = 10_000;

/** How much waits, by its kinds. */
function counted(tasks: Readonly<Record<string, readonly unknown[]>>): object {
  return Object.fromEntries(Object.entries(tasks).map(([kind, items]) => [kind, items.length]));
}

let club: TestApp;
let followers: Followers;
beforeAll(async () => {
  club = await testApp();
  followers = new Followers(club);
});
afterEach(() => followers.stop());
afterAll(() => club.close());

async function rename(id: string, name: string): Promise<void> {
  const { status } = await club.api.patch(`/v1/players/${id}`, { name }, { headers: { 'if-match': '*' } });
  expect(status).toBe(200);
}

describe('a follower of a match', () => {
  it('gets its state with the open game, and then every act once with what was recorded', async () => {
    const { body: match } = await club.match({ dice: 'recorded' });
    const topic = `match:${match.id}`;
    const live = followers.follow([topic]);
    expect(await live.at(topic, 1)).toMatchObject({ type: 'state', id: '1', view: { id: match.id, game: null } });

    const { body: game } = await club.api.post(`/v1/matches/${match.id}/games`);
    await club.api.act(game.id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    const { body: acted } = await club.api.act(game.id, { type: 'play', play: '8/5 6/5' });
    const { version } = acted.game;
    const { view, id } = await live.at(topic, version);

    expect(live.versions(topic)).toEqual(Array.from({ length: version - 1 }, (_, nth) => nth + 2));
    const { game: shown, ...rest } = view;
    expect(id).toBe(String(version));
    expect(rest).toEqual((await club.api.get(`/v1/matches/${match.id}`)).body);
    expect(shown).toEqual((await club.api.get(`/v1/games/${game.id}`)).body);
    const told = live.told.flatMap((event) => ('events' in event ? (event.events ?? []) : []));
    expect(told).toEqual((await club.api.get(`/v1/matches/${match.id}/events?after=1`)).body.items);
  });

  it('gets the clock as it is when the follower comes, also behind one who has followed for a while', async () => {
    const { body: match } = await club.match({ dice: 'recorded', rules: { clock: { mode: 'fischer' } } });
    const topic = `match:${match.id}`;
    const { body: game } = await club.api.post(`/v1/matches/${match.id}/games`);
    const { version } = (await club.api.act(game.id, { type: 'opening-roll', dice: { white: 3, black: 1 } })).body.game;
    const first = (await followers.follow([topic]).at(topic, version)).view.clock;
    await setTimeout(300);
    const later = (await followers.follow([topic]).at(topic, version)).view.clock;
    expect(first.reserves.white - later.reserves.white).toBeGreaterThanOrEqual(300);
  });

  it('goes on where the stream broke off, by Last-Event-ID as by after, and is not told twice', async () => {
    const [{ body: one }, { body: other }] = [await club.match(), await club.match()];
    const topics = [`match:${one.id}`, `match:${other.id}`];
    const first = followers.follow(topics);
    await first.at(topics[1] ?? '', 1);
    await first.stop();
    const id = first.told.at(-1)?.id;
    expect(id).toBe('1.1');
    await club.api.post(`/v1/matches/${one.id}/games`);

    const second = followers.follow(topics, { after: String(id) });
    await second.at(topics[0] ?? '', 2);
    await club.api.post(`/v1/matches/${other.id}/games`);
    await second.at(topics[1] ?? '', 2);
    await second.stop();

    expect(second.told.map(({ type, id: at }) => [type, at])).toEqual([
      ['change', '2.1'],
      ['change', '2.2'],
    ]);
    const line = await SlowClient.to(club.url);
    line.begin({ method: 'GET', path: `/v1/live?topics=${topics.join()}&after=1.2`, token: TEST_TOKEN });
    expect(await line.heard(/\n\n.*\n\n/s)).toMatch(/event: change\nid: 2\.2\n/);
    line.close();
  });

  it('gets the state again when a player has another name, under the same version', async () => {
    const ann = await club.player('Ann');
    const { body: match } = await club.match({ white: ann });
    const topic = `match:${match.id}`;
    const live = followers.follow([topic]);
    await live.at(topic, 1);

    await rename(ann, 'Anna');
    const again = await live.next(({ type, view }) => type === 'state' && view.white.name === 'Anna');

    expect(again).toMatchObject({ version: 1, id: '1' });
  });
});

describe('a follower of a tournament', () => {
  it('gets only the pairings and entries that differ, and put together they are what a GET gives', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 8);
    const topic = `tournament:${night.id}`;
    const live = followers.follow([topic]);
    await live.at(topic, 9);
    await night.draw();
    const [pairing] = await night.pairings('?status=ready');
    if (pairing === undefined) throw new Error('a draw makes pairings');
    const drawn = (await night.view()).version;
    await live.at(topic, drawn);
    await night.report(pairing, 'white');
    const { version } = await night.view();
    const last = await live.at(topic, version);

    expect(last.type).toBe('change');
    expect(last.view.pairings.length).toBeLessThan(4);
    expect(last.view.entries).toEqual([]);
    const { entries, ...tournament } = await night.view();
    expect(merged(live.told, topic)).toEqual({ tournament, entries, pairings: await night.pairings() });
  });

  it('sees who has paid, and rounds that are proposed, as staff only', async () => {
    const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [5] }, 4);
    const topic = `tournament:${night.id}`;
    const own = await club.token('player', { playerId: night.players[0] });
    const lives = [
      followers.follow([topic]),
      followers.follow([topic], { token: own }),
      followers.follow([topic], { token: await club.token('viewer') }),
    ];
    for (const live of lives) await live.at(topic, 5);

    await club.api.patch(`${night.path}/entries/${night.entries[0]}`, { paid: true }, { headers: { 'if-match': '*' } });
    await night.draw();
    await night.playOut();
    const proposal = await club.api.post(`${night.path}/rounds`, { publish: false });
    const { version } = await night.view();

    expect(proposal.status).toBe(200);
    const [staff, entrant, viewer] = await Promise.all(
      lives.map(async (live) => {
        const last = await live.at(topic, version);
        const { paid } = merged(live.told, topic).entries[0];
        return { paid, proposed: last.events.at(-1).data.proposed };
      }),
    );
    expect(staff).toMatchObject({ paid: true, proposed: { number: 2 } });
    expect(entrant).toEqual({ paid: true, proposed: null });
    expect(viewer).toEqual({ paid: undefined, proposed: null });
    expect(JSON.stringify(lives[2]?.told)).not.toContain('"paid"');
  });

  it('sees who has paid as one of a pair, as its partner does, and other readers do not', async () => {
    const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 1, lengths: [5] }, 0, {
      entrants: { kind: 'doubles' },
    });
    const topic = `tournament:${night.id}`;
    const [ann, bob] = [await club.player(), await club.player()];
    const partner = followers.follow([topic], { token: await club.token('player', { playerId: bob }) });
    await partner.at(topic, 1);
    const viewer = followers.follow([topic], { token: await club.token('viewer') });
    await viewer.at(topic, 1);

    await club.api.post(`${night.path}/entries`, { playerId: ann, partners: [bob], paid: true });
    await Promise.all([partner, viewer].map((live) => live.at(topic, 2)));
    const later = followers.follow([topic], { token: await club.token('viewer') });
    await later.at(topic, 2);

    expect(merged(partner.told, topic).entries).toMatchObject([{ paid: true }]);
    expect(partner.told.at(-1)?.events[0].data.entry).toMatchObject({ paid: true });
    expect(JSON.stringify([viewer.told, later.told])).not.toContain('"paid"');
  });

  it('hears that it is gone when it was deleted, and the other topics go on', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 2);
    const { body: match } = await club.match();
    const topics = [`tournament:${night.id}`, `match:${match.id}`];
    const live = followers.follow(topics);
    await live.at(topics[1] ?? '', 1);

    await club.api.delete(night.path, { headers: { 'if-match': '*' } });
    const gone = await live.next(({ type }) => type === 'gone');
    await club.api.post(`/v1/matches/${match.id}/games`);
    await live.at(topics[1] ?? '', 2);
    await live.stop();

    expect(gone).toMatchObject({ topic: topics[0], problem: { code: 'tournament.not-found', status: 404 } });
    // Who comes again hears it again; without a cursor it is an address that does not exist.
    const again = followers.follow(topics, { after: String(live.told.at(-1)?.id) });
    expect(await again.next(({ type }) => type === 'gone')).toMatchObject({ topic: topics[0] });
    expect((await followers.asked(topics.join())).body.code).toBe('tournament.not-found');
  });

  it('needs no token while it is public, and hears that it is gone when it is not any more', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 2, { visibility: 'public' });
    await night.draw();
    const [{ matchId } = { matchId: null }] = await night.pairings();
    const topics = [`tournament:${night.id}`, `match:${matchId}`];
    const live = followers.look(topics);
    await live.at(topics[1] ?? '', 1);

    const hidden = { visibility: 'private' };
    await club.api.patch(night.path, hidden, { headers: { 'if-match': '*' } });
    const gone = await live.next(({ type }) => type === 'gone');

    expect(gone).toMatchObject({ topic: topics[0], problem: { code: 'request.unauthenticated' } });
    expect((await club.as(null).get(`/v1/live?topics=${topics[0]}`)).status).toBe(401);
  });
});

describe('a follower of a chouette', () => {
  it('sees no sealed answer before all are in, in every role', async () => {
    const table = await SeatedPeople.open(club, ['Box', 'Cap', 'Mia', 'Max'], { answerOrder: 'sealed' });
    const topic = `chouette:${table.id}`;
    const lives = [
      followers.follow([topic]),
      followers.follow([topic], { token: await club.token('player', { playerId: table.idOf('Mia') }) }),
    ];
    for (const live of lives) await live.at(topic, 1);
    const game = await table.start();
    await boxToDouble(table, game, 'Cap');
    await table.acts(game, ['Box', { type: 'double' }], ['Mia', { type: 'take' }]);
    const { body: window } = await club.api.get(`/v1/chouettes/${table.id}`);

    for (const live of lives) {
      const { view } = await live.at(topic, window.version);
      expect(view.game).toEqual((await club.api.get(`/v1/games/${game}`)).body);
      const told = JSON.stringify(live.told);
      expect(told).toContain('"AnswerSealed"');
      expect(told).not.toMatch(/"answer":"(take|drop)"|AnswerGiven/);
    }
    await table.acts(game, ['Cap', { type: 'take' }], ['Max', { type: 'drop' }]);
    const { body: open } = await club.api.get(`/v1/chouettes/${table.id}`);
    for (const live of lives) {
      await live.at(topic, open.version);
      expect(JSON.stringify(live.told)).toContain('DoubleTaken');
    }
  });
});

describe('a follower of the club', () => {
  it('gets a line about what begins and ends', async () => {
    const live = followers.follow(['club']);
    await live.next(({ type }) => type === 'state');
    const [ann, ben] = [await club.player('Ann'), await club.player('Ben')];
    const { body: match } = await club.match({ white: ann, black: ben });
    const began = await live.next(({ type, view }) => type === 'change' && view.id === match.id);
    await club.api.post(`/v1/matches/${match.id}/result`, { score: { white: 7, black: 4 } });
    const ended = await live.next(({ view }) => view.id === match.id && view.what === 'ended');

    expect(began.view).toMatchObject({ what: 'began', kind: 'match', text: 'Ann and Ben begin a match to 7.' });
    expect(ended.view).toMatchObject({ what: 'ended', text: 'Ann beats Ben.' });
  });

  it('is told a line about what is announced, and another when that is ended', async () => {
    const live = followers.follow(['club']);
    await live.next(({ type }) => type === 'state');
    const { body } = await club.api.post('/v1/announcements', { text: 'Supper is served' });
    const announced = await live.next(({ type, view }) => type === 'change' && view.id === body.id);
    await club.api.delete(`/v1/announcements/${body.id}`, { headers: { 'if-match': '*' } });
    const ended = await live.next(
      ({ type, view }) => type === 'change' && view.id === body.id && view.what === 'ended',
    );

    expect(announced.view).toMatchObject({ what: 'announced', kind: 'announcement', text: 'Supper is served' });
    expect(ended.view).toMatchObject({ what: 'ended', kind: 'announcement', text: 'Supper is served' });
  });
});

describe('a follower of the club, of what is imported,', () => {
  it('is told each match of a table of old results, and each transcript', async () => {
    const live = followers.follow(['club']);
    await live.next(({ type }) => type === 'state');
    const table = 'date,white,black,length,white score,black score\n2020-03-04,Gita Gone,Hugo Gone,5,5,2\n';
    const { body: results } = await club.api.post('/v1/matches/import-results', undefined, { text: table });
    const [{ matchId }] = results.lines;
    const game = '1 point match\n\n Game 1\n Gita Gone : 0   Hugo Gone : 0\n  1) 31: 8/5 6/5   65: 24/13\n';
    const { body: match } = await club.api.post('/v1/matches/import', undefined, {
      text: `${game}       Wins 1 point and the match\n`,
    });

    for (const id of [matchId, match.id]) {
      const { view } = await live.next((told) => told.view.id === id && told.view.what === 'ended');
      expect(view).toMatchObject({ kind: 'match', text: 'Gita Gone beats Hugo Gone.' });
    }
  });

  it('is told what a whole club brings that fills an empty one, with the times of then', async () => {
    const [white, black] = [await club.player('Ida'), await club.player('Jan')];
    const { body: match } = await club.match({ white, black });
    const file = await exportOf(club.api);
    const empty = await testApp();
    try {
      // Only the club itself can be followed there: nothing else exists before the import.
      const live = followers.follow(['club'], { baseUrl: empty.url });
      expect(await live.next(({ type }) => type === 'state')).toMatchObject({ view: { lines: [] } });
      expect(await importInto(empty.api, file)).toMatchObject({ status: 200 });

      const { view } = await live.next((told) => told.view.id === match.id);

      expect(view).toMatchObject({ what: 'began', at: match.createdAt, text: 'Ida and Jan begin a match to 7.' });
      await live.stop();
    } finally {
      await empty.close();
    }
  });
});

describe('a player who follows what waits', () => {
  it(
    'is told each task as it comes and goes, and another player nothing of it',
    async () => {
      const [ann, bob, eve] = [await club.player('Ann'), await club.player('Bob'), await club.player('Eve')];
      const [anns, bobs, eves] = await Promise.all(
        [ann, bob, eve].map((playerId) => club.token('player', { playerId })),
      );
      const night = await TournamentDriver.listed(club.api, KNOCKOUT, [ann, bob]);
      const [annsLive, bobsLive, evesLive] = [anns, bobs, eves].map((token) =>
        followers.follow(['me'], { token: String(token) }),
      );
      if (annsLive === undefined || bobsLive === undefined || evesLive === undefined) throw new Error('three follow');
      for (const live of [annsLive, bobsLive, evesLive]) {
        expect(await live.next(({ topic }) => topic === 'me')).toMatchObject({ type: 'state', view: NOTHING });
      }
      const waiting = (live: LiveReader, wanted: object, from: number) =>
        live.next(({ view }) => isDeepStrictEqual(counted(view), { ...counted(NOTHING), ...wanted }), from);

      await night.draw();
      const [pairing] = await night.pairings();
      if (pairing === undefined) throw new Error('a draw makes pairings');
      const paired = await waiting(annsLive, { pairings: 1 }, 1);
      expect(paired).toMatchObject({ type: 'change', view: { pairings: [{ pairing: { id: pairing.id } }] } });
      await waiting(bobsLive, { pairings: 1 }, 1);

      const winner = pairing.white?.playerId === bob ? 'white' : 'black';
      await night.report(pairing, winner, club.as(String(bobs)));
      const reported = await waiting(annsLive, { toConfirm: 1 }, annsLive.told.indexOf(paired) + 1);
      expect(reported.view.toConfirm).toMatchObject([{ opponent: { playerId: bob }, pairing: { id: pairing.id } }]);
      expect(reported.view).toEqual((await club.as(String(anns)).get('/v1/me/tasks')).body);
      await waiting(bobsLive, { awaited: 1 }, bobsLive.told.length - 1);

      await club.as(String(anns)).post(`${night.path}/pairings/${pairing.id}/confirm`);
      await waiting(annsLive, {}, annsLive.told.indexOf(reported) + 1);
      await waiting(bobsLive, {}, bobsLive.told.length - 1);

      // What comes to her own turn is the first that she is told since the state.
      const { body: match } = await club.match({ white: eve });
      await club.api.post(`/v1/matches/${match.id}/games`);
      const own = await waiting(evesLive, { games: 1 }, 1);
      expect(evesLive.told.indexOf(own)).toBe(1);
      expect(JSON.stringify(evesLive.told)).not.toContain(night.id);
    },
    SOONER_THAN_LOOKED_AT,
  );

  it('goes on with what waits now when the stream broke off, and is told nothing where nothing has changed', async () => {
    const ann = await club.player('Ann');
    const token = await club.token('player', { playerId: ann });
    const first = followers.follow(['me'], { token });
    const { id } = await first.next(({ type }) => type === 'state');
    await first.stop();
    const same = followers.follow(['me'], { token, after: id });
    const { body: match } = await club.match({ white: ann });
    await club.api.post(`/v1/matches/${match.id}/games`);

    const { view } = await same.next(({ topic }) => topic === 'me');

    expect(view.games).toMatchObject([{ seriesId: match.id, actions: ['opening-roll'] }]);
    expect(same.told).toHaveLength(1);
  });
});

describe('a token that is revoked', () => {
  it('ends its streams, and those of other tokens go on', async () => {
    const made = await club.api.post('/v1/tokens', { role: 'viewer', label: 'the wall' });
    const { body: match } = await club.match();
    const topic = `match:${match.id}`;
    const lives = [followers.follow([topic], { token: made.body.token }), followers.follow([topic])];
    for (const live of lives) await live.at(topic, 1);

    await club.api.delete(`/v1/tokens/${made.body.id}`, { headers: { 'if-match': '*' } });
    await lives[0]?.ended;
    await club.api.post(`/v1/matches/${match.id}/games`);
    await lives[1]?.at(topic, 2);

    expect(lives[0]?.told.at(-1)).toMatchObject({ type: 'gone', topic, problem: { code: 'request.unauthenticated' } });
    expect(lives[0]?.told.at(-1)?.version).toBeUndefined();
  });
});
