/** Webhooks: which a director makes, what the service sends of each kind of thing, and what it never sends. */
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import type { TestApp } from '../../support/service/test-app.js';
import { type TestDatabase, testDatabase } from '../../support/service/test-database.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';
import { finishedMatch, newWebhook, sendDue, unlikeDocument, webhookClub } from '../../support/clients/webhook-club.js';
import { WebhookReceiver, verified } from '../../support/clients/webhook-receiver.js';
import { testApp } from '../../support/service/test-app.js';

const KNOWN_SECRET = `whsec_${Buffer.from('a secret of twenty-four!').toString('base64')}`;
const ANY = { headers: { 'if-match': '*' } };
const clock = new ScriptedClock(new Date());

let database: TestDatabase;
let club: TestApp;
let receiver: WebhookReceiver;
let made: string[];
beforeAll(async () => {
  database = await testDatabase();
  club = await webhookClub(database, clock);
});
beforeEach(async () => {
  receiver = await WebhookReceiver.listening();
  made = [];
});
afterEach(async () => {
  // The log as well as the bodies are as the document says.
  for (const path of made) expect([200, 404]).toContain((await club.api.get(`${path}/deliveries`)).status);
  expect(await unlikeDocument(club, receiver.received)).toEqual([]);
  for (const path of made) await club.api.delete(path, ANY);
  await receiver.close();
});
afterAll(async () => {
  await club.close();
  await database.close();
});

async function hooked(...types: readonly string[]): ReturnType<typeof newWebhook> {
  const webhook = await newWebhook(club, receiver.url, types);
  made.push(webhook.path);
  return webhook;
}

/** Everything that was told so far, by type and facts. */
async function told(): Promise<readonly (readonly [string, Record<string, unknown>])[]> {
  await sendDue(club);
  return receiver.received.map(({ type, data }) => [type, data]);
}

describe('a match', () => {
  it('reaches the webhook from its first game to its end, signed, with the names of its people', async () => {
    const { secret } = await hooked('match.started', 'match.finished');
    const [white, black] = [await club.player('Ann Told'), await club.player('Bob Told')];
    const match = await club.match({ white, black, format: { kind: 'points', length: 1 } });
    await club.api.post(`/v1/matches/${match.body.id}/games`);
    const reply = await club.api.post(`/v1/matches/${match.body.id}/result`, { winner: 'white', by: 'forfeit' });
    expect(reply.status).toBe(200);

    const facts = { matchId: match.body.id, tournamentId: null, white, black };
    expect(await told()).toEqual([
      ['match.started', expect.objectContaining({ ...facts, version: 2, score: { white: 0, black: 0 } })],
      ['match.finished', expect.objectContaining({ ...facts, winner: 'white', by: 'forfeit', status: 'finished' })],
    ]);
    for (const each of receiver.received) {
      expect(verified(secret, each)).toMatchObject({ type: each.type, timestamp: clock.now().toISOString() });
      expect(each.data.names).toEqual({ [white]: 'Ann Told', [black]: 'Bob Told' });
      expect(each.headers['content-type']).toBe('application/json');
    }
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(2);
  });

  it('tells its games in order, and the end after the last of them', async () => {
    await hooked('game.finished', 'match.finished');
    const id = await finishedMatch(club);
    const result = { winner: 'white', kind: 'single', cube: 1, points: 1, by: 'reported' };
    expect(await told()).toEqual([
      ['game.finished', expect.objectContaining({ matchId: id, gameNumber: 1, result })],
      ['match.finished', expect.objectContaining({ matchId: id, score: { white: 1, black: 0 } })],
    ]);
  });

  it('tells a correction of what was told, and no roll, play or take-back of one', async () => {
    await hooked('match.corrected', 'game.finished', 'match.finished', 'match.started');
    const match = await club.match({ format: { kind: 'points', length: 3 } });
    const path = `/v1/matches/${match.body.id}`;
    const game = await club.api.post(`${path}/games`);
    await club.api.act(game.body.id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    await club.api.act(game.body.id, { type: 'play', play: '8/5 6/5' });
    await club.api.post(`/v1/games/${game.body.id}/take-back`, {}, { headers: { 'if-match': '*' } });
    expect((await told()).map(([type]) => type)).toEqual(['match.started']);

    await club.api.post(`${path}/result`, { winner: 'black', by: 'forfeit' });
    const reopened = await club.api.post(
      `${path}/correction`,
      { result: null, reason: 'He came after all.' },
      { headers: { 'if-match': '*' } },
    );
    expect(reopened.status).toBe(200);
    expect((await told()).slice(1)).toEqual([
      ['game.finished', expect.objectContaining({ gameNumber: 1 })],
      ['match.finished', expect.objectContaining({ winner: 'black' })],
      ['match.corrected', expect.objectContaining({ status: 'open', winner: null })],
    ]);
  });

  it('that is imported whole is of the past, and not told', async () => {
    await hooked('match.started', 'game.finished', 'match.finished');
    const [white, black] = [await club.player(), await club.player()];
    const text =
      ' 1 point match\n\n Game 1\n Ann : 0                    Bob : 0\n  1) 31: 8/5 6/5             \n      Wins 1 point\n';
    const imported = await club.api.post(`/v1/matches/import?white=${white}&black=${black}`, undefined, { text });
    expect([imported.status, imported.body.match?.status ?? imported.text]).toEqual([201, expect.anything()]);
    expect(await told()).toEqual([]);
  });
});

describe('a tournament of teams or pairs', () => {
  /** Two entrants who meet in one pairing, with the ids of their people. */
  async function twoOf(entrants: object, people: number): Promise<{ night: TournamentDriver; ids: string[][] }> {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [1] }, 0, { entrants });
    const ids: string[][] = [];
    for (const name of ['Reds', 'Blues']) {
      const [playerId = '', ...partners] = await Promise.all(Array.from({ length: people }, () => club.player()));
      ids.push([playerId, ...partners]);
      const entered = await club.api.post(`${night.path}/entries`, { playerId, partners, name });
      expect(entered.status).toBe(201);
    }
    await night.draw();
    return { night, ids };
  }

  it('tells of each board the two who play there, and of a team all of its people', async () => {
    await hooked('pairing.ready', 'pairing.finished', 'tournament.finished');
    const { night, ids } = await twoOf({ kind: 'teams', boards: 2 }, 3);
    const boards = await night.pairings('?status=ready');
    const played = boards.filter(({ matchId }) => matchId !== null);
    expect(
      (await told()).map(([, { pairingId, white, black, players }]) => [pairingId, white, black, players]),
    ).toEqual(played.map(({ id, white, black }) => [id, white?.playerId, black?.playerId, undefined]));
    for (const board of played) await night.report(board, 'white');
    const [team, last, end] = (await told()).slice(3).map(([, data]) => data);
    const seats = ids.map((each) => each.toSorted());
    expect(last).toMatchObject({ board: 2, teamPairingId: team?.['pairingId'] });
    const { white = [], black = [] } = (team?.['players'] ?? {}) as Record<string, string[]>;
    expect([white.toSorted(), black.toSorted()].toSorted()).toEqual(seats.toSorted());
    expect(Object.keys(team?.['names'] as object)).toHaveLength(6);
    expect(end?.['winners']).toMatchObject([{ playerId: white[0], players: white }]);
  });

  it('names both of each pair, of matches too', async () => {
    await hooked('match.started', 'pairing.ready');
    const { night, ids } = await twoOf({ kind: 'doubles' }, 2);
    const [pairing] = await night.pairings('?status=ready');
    await club.api.post(`/v1/matches/${pairing?.matchId}/games`);
    const all = await told();
    expect(all.map(([type]) => type)).toEqual(['pairing.ready', 'match.started']);
    for (const [, { players, names }] of all) {
      expect(Object.values(players as Record<string, string[]>).toSorted()).toEqual(ids.toSorted());
      expect(Object.keys(names as object).toSorted()).toEqual(ids.flat().toSorted());
    }
  });
});

describe('a tournament', () => {
  it('tells its draw, its pairings as they get ready and are decided, and its end', async () => {
    await hooked('tournament.drawn', 'tournament.finished', 'pairing.ready', 'pairing.finished');
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [1] }, 3);
    await night.draw();
    const open = await night.pairings('?status=ready');
    for (const pairing of open) await night.report(pairing, 'white');
    const [final] = await night.pairings('?status=ready');
    expect(await told()).toEqual([
      ['tournament.drawn', expect.objectContaining({ tournamentId: night.id, stage: 'bracket', entries: 3 })],
      ['pairing.ready', expect.objectContaining({ pairingId: open[0]?.id, matchId: open[0]?.matchId, round: 1 })],
      ['pairing.finished', expect.objectContaining({ pairingId: open[0]?.id, winner: 'white', walkover: false })],
      ['pairing.ready', expect.objectContaining({ pairingId: final?.id, white: final?.white?.playerId })],
    ]);

    await night.report(final!, 'black');
    const [, , , , ended, finish] = await told();
    expect(ended).toEqual(['pairing.finished', expect.objectContaining({ pairingId: final?.id, winner: 'black' })]);
    const winner = String(final?.black?.playerId);
    expect(finish).toEqual([
      'tournament.finished',
      expect.objectContaining({
        winners: [{ flight: 'main', group: null, playerId: winner }],
        names: { [winner]: expect.any(String) },
      }),
    ]);
  });

  it('calls the flight of a second stage as the API does', async () => {
    const then = { kind: 'knockout', lengths: [1] };
    const groups = { kind: 'round-robin', groups: 2, qualifiers: 1, lengths: [1], then };
    const night = await TournamentDriver.open(club, groups, 4);
    await night.draw();
    await night.playOut();
    await hooked('pairing.ready');
    await club.api.post(`${night.path}/rounds`);
    expect(await told()).toEqual([['pairing.ready', expect.objectContaining({ stage: 2, flight: 'main-2' })]]);
  });

  it('tells a pairing that a withdrawal decides, and a correction of one', async () => {
    await hooked('pairing.finished', 'pairing.corrected', 'tournament.corrected');
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
    await night.draw();
    const [first, second] = await night.pairings('?status=ready');
    const left = `${night.path}/entries/${first?.white?.entryId}/withdraw`;
    expect((await club.api.post(left, { reason: 'Ill' })).status).toBe(200);
    await night.report(second!, 'white');
    const path = `${night.path}/pairings/${second?.id}/correction`;
    const correction = { score: { white: 0, black: 3 }, reason: 'The slip was misread' };
    expect((await club.api.post(path, correction, { headers: { 'if-match': '*' } })).status).toBe(200);

    const all = await told();
    expect(all.slice(0, 3)).toEqual([
      ['pairing.finished', expect.objectContaining({ pairingId: first?.id, winner: 'black', walkover: true })],
      ['pairing.finished', expect.objectContaining({ pairingId: second?.id, winner: 'white', by: 'reported' })],
      expect.arrayContaining([expect.stringMatching(/corrected$/)]),
    ]);
    expect(all).toContainEqual([
      'pairing.corrected',
      expect.objectContaining({ pairingId: second?.id, winner: 'black' }),
    ]);
  });

  it('tells a round when it is published, and nothing of a proposed one', async () => {
    await hooked('tournament.round', 'pairing.ready');
    const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 2, lengths: [1] }, 4);
    await night.draw();
    for (const pairing of await night.pairings('?status=ready')) await night.report(pairing, 'white');
    const before = await told();
    expect(before.map(([type]) => type)).toEqual(['tournament.round', 'pairing.ready', 'pairing.ready']);

    expect((await club.api.post(`${night.path}/rounds`, { publish: false })).status).toBe(200);
    expect(await told()).toHaveLength(3);
    expect((await club.api.post(`${night.path}/rounds/2/publish`)).status).toBe(200);
    expect((await told()).slice(3)).toEqual([
      ['tournament.round', expect.objectContaining({ stage: 1, round: 2 })],
      ['pairing.ready', expect.objectContaining({ round: 2 })],
      ['pairing.ready', expect.objectContaining({ round: 2 })],
    ]);
  });

  it('tells that an act was undone', async () => {
    await hooked('tournament.corrected', 'pairing.corrected', 'match.corrected');
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
    await night.draw();
    const [first, second] = await night.pairings('?status=ready');
    for (const pairing of [second!, first!]) await night.report(pairing, 'white');
    expect((await club.api.post(`${night.path}/undo`)).status).toBe(200);
    const all = await told();
    expect(all).toContainEqual(['tournament.corrected', expect.objectContaining({ tournamentId: night.id })]);
    // Of the other pairing nothing is new.
    const open = expect.objectContaining({ pairingId: first?.id, status: 'ready', winner: null });
    expect(all.filter(([type]) => type === 'pairing.corrected')).toEqual([['pairing.corrected', open]]);
  });
});

describe('a chouette', () => {
  it('tells each game with what everybody has won, and its end', async () => {
    await hooked('chouette.opened', 'chouette.game-finished', 'chouette.closed');
    const people = [await club.player(), await club.player(), await club.player()] as const;
    const [box, captain, member] = people;
    const { body } = await club.api.post('/v1/chouettes', { players: people, order: 'given' });
    const cubes = [captain, member].map((playerId) => ({ playerId, outcome: 'played', value: 1 }));
    const result = { board: { winner: 'box', kind: 'single' }, cubes };
    await club.api.post(`/v1/chouettes/${body.id}/games`, { result });
    await club.api.post(`/v1/chouettes/${body.id}/close`);
    const points = { [box]: 2, [captain]: -1, [member]: -1 };
    expect(await told()).toEqual([
      ['chouette.opened', expect.objectContaining({ chouetteId: body.id, players: people })],
      ['chouette.game-finished', expect.objectContaining({ gameNumber: 1, box, points, totals: points })],
      ['chouette.closed', expect.objectContaining({ totals: points })],
    ]);
  });
});

describe('a webhook', () => {
  it('gets nothing while it is paused, and what it has missed when it is resumed', async () => {
    const { path } = await hooked('match.finished');
    const paused = await club.api.patch(path, { status: 'paused' }, ANY);
    expect(paused.body).toMatchObject({ status: 'paused', pausedBecause: 'director', version: 2 });
    await finishedMatch(club);
    expect(await told()).toEqual([]);
    expect((await club.api.get(path)).body.waiting).toBe(1);

    clock.advance(1_000);
    const resumed = await club.api.patch(path, { status: 'active' }, ANY);
    expect(resumed.body).toMatchObject({
      status: 'active',
      pausedBecause: null,
      statusSince: clock.now().toISOString(),
    });
    expect((await told()).map(([type]) => type)).toEqual(['match.finished']);
    expect((await club.api.get(path)).body.waiting).toBe(0);
  });

  it('is changed under its version, and deleted with its log', async () => {
    const { id, path } = await hooked('match.finished');
    const stale = { headers: { 'if-match': '"7"' } };
    for (const unversioned of [await club.api.patch(path, { status: 'paused' }), await club.api.delete(path)]) {
      expect([unversioned.status, unversioned.body.code]).toEqual([428, 'request.version-required']);
    }
    expect((await club.api.get(path)).body).toMatchObject({ status: 'active', version: 1 });
    expect((await club.api.patch(path, { types: ['match.started'] }, stale)).body.code).toBe('request.stale');
    const asked = { types: ['match.started', 'match.started'], url: `${receiver.url}?a=1` };
    const changed = await club.api.patch(path, asked, ANY);
    expect(changed.body).toMatchObject({ types: ['match.started'], url: asked.url, version: 2 });
    expect((await club.api.patch(path, {}, ANY)).body.version).toBe(2);
    expect((await club.api.get('/v1/webhooks')).body.items.map((item: { id: string }) => item.id)).toContain(id);

    expect((await club.api.delete(path, ANY)).status).toBe(200);
    for (const gone of [path, `${path}/deliveries`]) {
      expect((await club.api.get(gone)).body.code).toBe('webhook.not-found');
    }
    expect((await club.api.delete(path, ANY)).body.code).toBe('webhook.not-found');
    expect((await club.api.get('/v1/webhooks')).body.items.map((item: { id: string }) => item.id)).not.toContain(id);
  });

  it('shows its secret once, also a given one, and under an idempotency key never again', async () => {
    const asked = { url: receiver.url, types: ['match.finished'], secret: KNOWN_SECRET };
    const key = { headers: { 'idempotency-key': 'one-webhook' } };
    const first = await club.api.post('/v1/webhooks', asked, key);
    made.push(`/v1/webhooks/${first.body.id}`);
    expect([first.status, first.body.secret, first.headers.get('cache-control')]).toEqual([
      201,
      KNOWN_SECRET,
      'no-store',
    ]);
    const again = await club.api.post('/v1/webhooks', asked, key);
    expect([again.body.id, again.body.secret]).toEqual([first.body.id, null]);
    expect((await club.api.get(`/v1/webhooks/${first.body.id}`)).text).not.toContain('whsec_');
    const own = await club.api.post('/v1/webhooks', { url: receiver.url, types: ['match.finished'] });
    made.push(`/v1/webhooks/${own.body.id}`);
    expect(Buffer.from(String(own.body.secret).slice(6), 'base64')).toHaveLength(24);
  });

  it('gets another secret, which the answer shows once', async () => {
    const { path } = await hooked('match.finished');
    const first = await club.api.patch(path, { secret: KNOWN_SECRET }, ANY);
    expect(first.body).toMatchObject({ secret: KNOWN_SECRET, status: 'active', version: 2 });
    expect((await club.api.patch(path, { status: 'active' }, ANY)).body).toMatchObject({ secret: null, version: 2 });
    expect((await club.api.patch(path, { secret: 'whsec_c2hvcnQ=' }, ANY)).body.errors[0].pointer).toBe('/secret');
    await finishedMatch(club);
    await sendDue(club);
    expect(receiver.received.map((each) => verified(KNOWN_SECRET, each))).toMatchObject([{ type: 'match.finished' }]);
  });

  it.each([
    ['no address', { url: 'receiver' }, '/url', /https:\/\/ or http:\/\//],
    ['another scheme', { url: 'ftp://club.example/' }, '/url', /https:\/\/ or http:\/\//],
    ['a password in the address', { url: 'https://me:secret@club.example/' }, '/url', /name or password/],
    ['an unknown type', { types: ['match.finished', 'match.finish'] }, '/types', /match\.finished/],
    ['no type', { types: [] }, '/types', /at least 1/],
    ['a short secret', { secret: 'whsec_c2hvcnQ=' }, '/secret', /24 to 64 bytes/],
    ['a secret without its prefix', { secret: KNOWN_SECRET.slice(6) }, '/secret', /whsec_/],
  ])('is refused with %s', async (_, wrong, pointer, message) => {
    const asked = { url: 'https://club.example/', types: ['match.finished'], ...wrong };
    const answer = await club.api.post('/v1/webhooks', asked);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
    const [fault] = answer.body.errors;
    expect(fault.pointer.startsWith(pointer)).toBe(true);
    expect(fault.message).toMatch(message);
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost:8080/',
    'http://a.localhost/',
    'http://0.0.0.0/',
    'http://0x7f.1/',
    'http://10.1.2.3/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[::]/',
  ])('does not go to %s unless the settings allow it', async (url) => {
    strict ??= await testApp({ clock, database });
    const answer = await strict.api.post('/v1/webhooks', { url, types: ['match.finished'] });
    expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining('WEBHOOK_PRIVATE'),
    ]);
  });
  let strict: TestApp | null = null;
  afterAll(() => strict?.close());

  it('is one of a hundred at most', async () => {
    const there = (await club.api.get('/v1/webhooks?limit=200')).body.items.length;
    for (let nth = there; nth < 100; nth += 1) await hooked('tournament.cancelled');
    const answer = await club.api.post('/v1/webhooks', { url: receiver.url, types: ['match.finished'] });
    expect([answer.status, answer.body.code]).toEqual([409, 'webhook.too-many']);
  });
});
