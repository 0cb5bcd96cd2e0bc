/** What the club announces: to everybody with a token, about a public tournament to the whole world; until it has ended. */
import { LatestAnnouncements } from '../../../src/modules/announcements/latest-announcements.js';
import type { ApiAnswer, ApiClient } from '../../support/clients/api-client.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';

const ANY = { headers: { 'if-match': '*' } };
const HOUR = 3_600_000;
const clock = new ScriptedClock();

let club: TestApp;
let viewer: ApiClient;
beforeAll(async () => {
  club = await testApp({ clock });
  viewer = club.as(await club.token('viewer'));
});
afterAll(() => club.close());

const announce = (fields: object, api = club.api): Promise<ApiAnswer> => api.post('/v1/announcements', fields);

const inOneHour = (): string => new Date(clock.now().getTime() + HOUR).toISOString();

async function textsFor(api: ApiClient, query = ''): Promise<readonly string[]> {
  const { body } = await api.get(`/v1/announcements${query}`);
  return body.items.map(({ text }: { text: string }) => text);
}

async function tournament(visibility: 'public' | 'private'): Promise<string> {
  const format = { kind: 'knockout', lengths: [5] };
  return (await club.api.post('/v1/tournaments', { name: 'Night', format, visibility })).body.id;
}

describe('an announcement', () => {
  it('is made by a scorer and read by everybody with a token', async () => {
    const scorer = club.as(await club.token('scorer'));
    const made = await announce({ text: '  Supper is served\n at the bar ' }, scorer);
    expect(made).toMatchObject({
      status: 201,
      body: {
        version: 1,
        text: 'Supper is served\n at the bar',
        tournamentId: null,
        createdAt: clock.now().toISOString(),
        until: null,
        endedAt: null,
      },
    });
    expect(made.headers.get('location')).toBe(`/v1/announcements/${made.body.id}`);
    expect(await viewer.get(`/v1/announcements/${made.body.id}`)).toMatchObject({ status: 200, body: made.body });
    expect(await textsFor(viewer)).toContain(made.body.text);
    expect(await textsFor(club.as(null))).toEqual([]);
    expect((await club.as(null).get(`/v1/announcements/${made.body.id}`)).status).toBe(401);
  });

  it('about a public tournament is read without a token, about a private one with a token only', async () => {
    const [shown, hidden] = [await tournament('public'), await tournament('private')];
    const open = await announce({ text: 'Round 2 at nine', tournamentId: shown.toUpperCase() });
    expect(open.body.tournamentId).toBe(shown);
    const shut = await announce({ text: 'Round 3 at ten', tournamentId: hidden });
    expect(await textsFor(club.as(null))).toEqual(['Round 2 at nine']);
    expect((await textsFor(viewer)).slice(0, 2)).toEqual(['Round 3 at ten', 'Round 2 at nine']);
    expect(await textsFor(viewer, `?tournamentId=${hidden}`)).toEqual(['Round 3 at ten']);
    expect((await club.as(null).get(`/v1/announcements/${open.body.id}`)).status).toBe(200);
    expect((await club.as(null).get(`/v1/announcements/${shut.body.id}`)).status).toBe(401);

    await club.api.delete(`/v1/tournaments/${shown}`, ANY);
    expect(await textsFor(club.as(null))).toEqual([]);
    expect((await viewer.get(`/v1/announcements/${open.body.id}`)).status).toBe(404);
  });

  it('is shown until its time, or until it is ended', async () => {
    const [short, long] = [await announce({ text: 'Short', until: inOneHour() }), await announce({ text: 'Long' })];
    expect(await textsFor(viewer, '?limit=2')).toEqual(['Long', 'Short']);
    clock.advance(HOUR);
    expect(await textsFor(viewer)).not.toContain('Short');
    expect((await viewer.get(`/v1/announcements/${short.body.id}`)).status).toBe(200);

    const path = `/v1/announcements/${long.body.id}`;
    expect(await club.api.delete(path)).toMatchObject({ status: 428 });
    expect(await club.api.delete(path, { headers: { 'if-match': '"2"' } })).toMatchObject({ status: 412 });
    const ended = await club.api.delete(path, { headers: { 'if-match': '"1"' } });
    expect(ended).toMatchObject({ status: 200, body: { version: 2, endedAt: clock.now().toISOString() } });
    expect(ended.headers.get('etag')).toMatch(tagOf(2));
    expect(await textsFor(viewer)).not.toContain('Long');
    clock.advance(HOUR);
    expect((await club.api.delete(path, ANY)).body).toEqual(ended.body);
  });

  it('is one for the same request sent twice', async () => {
    const headers = { 'idempotency-key': 'once' };
    const sent = () => club.api.post('/v1/announcements', { text: 'Once' }, { headers });
    const [first, again] = [await sent(), await sent()];
    expect(again.body).toEqual(first.body);
    expect((await textsFor(viewer)).filter((text) => text === 'Once')).toHaveLength(1);
  });

  it('comes page by page', async () => {
    for (const text of ['One', 'Two', 'Three']) await announce({ text });
    const first = (await viewer.get('/v1/announcements?limit=2')).body;
    expect(first.items.map(({ text }: { text: string }) => text)).toEqual(['Three', 'Two']);
    expect((await textsFor(viewer, `?limit=1&cursor=${first.nextCursor}`))[0]).toBe('One');
    const foreign = (await club.api.get('/v1/tokens?limit=1')).body.nextCursor;
    expect((await viewer.get(`/v1/announcements?cursor=${foreign}`)).status).toBe(400);
  });

  it.each([
    [{}, '/text'],
    [{ text: ' ' }, '/text'],
    [{ text: 'x'.repeat(501) }, '/text'],
    [{ text: 'bell \u0007' }, '/text'],
    [{ text: 7 }, '/text'],
    [{ text: 'Late', until: '2020-01-01T00:00:00Z' }, '/until'],
    [{ text: 'Late', until: 'soon' }, '/until'],
    [{ text: 'Late', tournamentId: 'tonight' }, '/tournamentId'],
    [{ text: 'Late', by: 'Ann' }, '/by'],
  ])('is refused as %j', async (fields, pointer) => {
    const before = await textsFor(viewer);
    expect(await announce(fields)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ pointer }] },
    });
    expect(await textsFor(viewer)).toEqual(before);
  });

  it('is refused about a tournament that does not exist', async () => {
    const tournamentId = '0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c';
    expect(await announce({ text: 'Where?', tournamentId })).toMatchObject({
      status: 422,
      body: { code: 'tournament.not-found', errors: [{ pointer: '/tournamentId' }] },
    });
    expect(await club.api.delete(`/v1/announcements/${tournamentId}`, ANY)).toMatchObject({
      status: 404,
      body: { code: 'announcement.not-found' },
    });
  });

  it('reaches the followers of the club, the newest first', async () => {
    const shown = await tournament('public');
    await announce({ text: 'To the club' });
    await announce({ text: 'To the world', tournamentId: shown });
    expect(await club.app.get(LatestAnnouncements).latest(2)).toMatchObject([
      { text: 'To the world', tournamentId: shown, isPublic: true, at: clock.now() },
      { text: 'To the club', tournamentId: null, isPublic: false },
    ]);
  });
});
