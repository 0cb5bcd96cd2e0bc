/** What the club keeps for its staff: notes about people, and who has paid. */
import type { ApiAnswer, ApiClient } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
let ann: string;
let readers: Readonly<Record<'staff' | 'others' | 'without', readonly ApiClient[]>>;
beforeAll(async () => {
  club = await testApp();
  ann = (await club.api.post('/v1/players', { name: 'Ann', notes: 'Owes for the drinks' })).body.id;
  const client = async (role: string, fields = {}): Promise<ApiClient> => club.as(await club.token(role, fields));
  readers = {
    staff: [club.api, await client('scorer'), await client('director')],
    // Ann does not see what the club notes about her, but whether she has paid.
    others: [await client('viewer'), await client('player'), await client('player', { playerId: ann })],
    without: [club.as(null)],
  };
});
afterAll(async () => {
  await club.close();
});

describe('notes about a person', () => {
  it('are seen by scorers and directors, in the person and in the list', async () => {
    for (const reader of readers.staff) {
      expect((await reader.get(`/v1/players/${ann}`)).body.notes).toBe('Owes for the drinks');
      expect((await reader.get('/v1/players?q=ann')).body.items[0].notes).toBe('Owes for the drinks');
    }
    const changed = await club.api.patch(`/v1/players/${ann}`, { nickname: 'Annie' }, { headers: { 'if-match': '*' } });
    expect(changed.body.notes).toBe('Owes for the drinks');
  });

  it('are left out for everybody else, also for the person', async () => {
    for (const reader of readers.others) {
      const { text } = await reader.get(`/v1/players/${ann}`);
      const list = await reader.get('/v1/players?q=ann');
      expect([text.includes('notes'), list.text.includes('notes')]).toEqual([false, false]);
      expect(list.body.items[0].name).toBe('Ann');
    }
  });

  it('are kept out of caches that do not look at the token', async () => {
    const { headers } = await club.api.get(`/v1/players/${ann}`);
    expect(headers.get('vary')).toContain('authorization');
    const again = await club.api.get(`/v1/players/${ann}`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.headers.get('vary')]).toEqual([304, expect.stringContaining('authorization')]);
  });
});

describe('who has paid', () => {
  let path: string;
  let entry: string;
  beforeAll(async () => {
    const format = { kind: 'knockout', lengths: [3] };
    const { id } = (await club.api.post('/v1/tournaments', { name: 'Night', format, visibility: 'public' })).body;
    path = `/v1/tournaments/${id}`;
    entry = (await club.api.post(`${path}/entries`, { playerId: ann, paid: true })).body.id;
    await club.api.post(`${path}/entries`, { playerId: await club.player() });
  });

  /** Every address that tells of entries. */
  async function told(reader: ApiClient): Promise<readonly ApiAnswer[]> {
    const addresses = [
      '',
      '/entries',
      `/entries/${entry}`,
      '/events',
      '/pairings',
      '/standings',
      '/payouts',
      '/bracket',
    ];
    const answers = await Promise.all(addresses.map((address) => reader.get(`${path}${address}`)));
    return [...answers, await reader.get('/v1/tournaments')];
  }

  it('is seen by staff in entries, in the tournament and in its record', async () => {
    for (const reader of readers.staff) {
      const [tournament, list, one, events, , , payouts] = await told(reader);
      expect(payouts?.body.fees).toEqual({ expected: 2, paid: 1 });
      expect(tournament?.body.entries.map(({ paid }: { paid: boolean }) => paid)).toEqual([true, false]);
      expect(list?.body.items[0].paid).toBe(true);
      expect(one?.body.paid).toBe(true);
      const registered = events?.body.items.filter(({ type }: { type: string }) => type === 'EntrantRegistered');
      expect(registered.map(({ data }: { data: { entry: { paid: boolean } } }) => data.entry.paid)).toEqual([
        true,
        false,
      ]);
    }
  });

  it('reaches no other reader, with a token or without', async () => {
    const [viewer, other] = readers.others;
    for (const reader of [viewer, other, ...readers.without]) {
      if (reader === undefined) throw new Error('there are readers of every kind');
      const answers = await told(reader);
      expect(answers.map(({ status, text }) => [status, /"paid"/.test(text)])).toEqual(answers.map(() => [200, false]));
      expect(answers[3]?.body.items[1].data.entry.player).toBe(ann);
    }
  });

  it('reaches the entrant only about their own entry, also by the answers to acts', async () => {
    const [, , own] = readers.others;
    const list = await own?.get(`${path}/entries`);
    expect(list?.body.items.map(({ paid }: { paid?: boolean }) => paid)).toEqual([true, undefined]);
    expect((await own?.get(`${path}/events`))?.text.match(/"paid"/g)).toHaveLength(1);
    const headers = { 'idempotency-key': 'come in' };
    for (const again of [false, true]) {
      const answer = await own?.post(`${path}/entries/${entry}/check-in`, {}, { headers });
      expect([answer?.status, answer?.headers.has('idempotent-replayed')]).toEqual([200, again]);
      expect(answer?.body).toMatchObject({ paid: true, status: 'checked-in' });
    }
    const byStaff = await club.api.post(`${path}/entries/${entry}/check-in`);
    expect(byStaff.body.paid).toBe(true);
    // What is changed later follows the same rule as what the entrant came in with.
    const ANY = { headers: { 'if-match': '*' } };
    const all = (await club.api.get(`${path}/entries`)).body.items;
    for (const { id, paid } of all) await club.api.patch(`${path}/entries/${id}`, { paid: !paid }, ANY);
    const changesFor = async (reader: ApiClient | undefined) => {
      const events = (await reader?.get(`${path}/events`))?.body.items ?? [];
      const changed = events.filter(({ type }: { type: string }) => type === 'EntryChanged');
      return changed.map(({ data }: { data: { paid?: boolean } }) => data.paid);
    };
    expect(await changesFor(own)).toEqual([false, undefined]);
    expect(await changesFor(club.api)).toEqual([false, true]);
    const [viewer] = readers.others;
    expect(await changesFor(viewer)).toEqual([undefined, undefined]);
    for (const { id, paid } of all) await club.api.patch(`${path}/entries/${id}`, { paid }, ANY);
  });
});
