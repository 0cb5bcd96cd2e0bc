/** The club itself: its id for ever, its name, zone and currency, and what takes that currency. */
import { MIGRATIONS } from '../../../src/platform/database/migrations.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const ANY = { headers: { 'if-match': '*' } };

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const change = (fields: object): Promise<ApiAnswer> => club.api.patch('/v1/club', fields, ANY);

describe('the club', () => {
  it('has an id from its first start on, which no later start changes', async () => {
    const first = await club.api.get('/v1/club');
    expect(first).toMatchObject({
      status: 200,
      body: { version: 1, name: 'Backgammon club', timeZone: 'UTC', currency: null },
    });
    const again = await testApp({ database: club.database });
    expect((await again.api.get('/v1/club')).body).toEqual(first.body);
    await again.close();
    expect(MIGRATIONS.map(({ name }) => name)).toContain('Club1795380000000');
  });

  it('is shown to everybody, with the version as its tag', async () => {
    const shown = await club.as(null).get('/v1/club');
    expect(shown.body).toEqual((await club.api.get('/v1/club')).body);
    const tag = shown.headers.get('etag') ?? '';
    expect((await club.as(null).get('/v1/club', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it('is changed by a director who has seen its version', async () => {
    const { body: before } = await club.api.get('/v1/club');
    expect(await club.api.patch('/v1/club', { name: 'Basel' })).toMatchObject({
      status: 428,
      body: { code: 'request.version-required' },
    });
    const seen = { headers: { 'if-match': `"${before.version}"` } };
    const after = await club.api.patch('/v1/club', { name: ' Club Basel ', timeZone: 'Europe/Zurich' }, seen);
    expect(after).toMatchObject({
      status: 200,
      body: { ...before, version: before.version + 1, name: 'Club Basel', timeZone: 'Europe/Zurich' },
    });
    expect(await club.api.patch('/v1/club', { name: 'Bern' }, seen)).toMatchObject({
      status: 412,
      body: { code: 'request.stale' },
    });
    expect((await change({ name: 'Club Basel' })).body).toEqual(after.body);
  });

  it.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['AMERICA/PORT-AU-PRINCE', 'America/Port-au-Prince'],
    ['etc/gmt+5', 'Etc/GMT+5'],
    // Other names of a zone stay the names that the director gave it.
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['US/Eastern', 'US/Eastern'],
  ])('keeps the time zone %s as %s', async (timeZone, kept) => {
    expect(await change({ timeZone })).toMatchObject({ status: 200, body: { timeZone: kept } });
    expect((await club.api.get('/v1/club')).body.timeZone).toBe(kept);
  });

  it.each([
    [{ timeZone: 'Mars/Olympus' }, '/timeZone'],
    [{ timeZone: '+01:00' }, '/timeZone'],
    [{ timeZone: null }, '/timeZone'],
    [{ timeZone: 7 }, '/timeZone'],
    [{ currency: 'francs' }, '/currency'],
    [{ currency: 'chf' }, '/currency'],
    [{ name: '' }, '/name'],
    [{ name: null }, '/name'],
    [{ id: '01998a3e-6f0a-7c31-9d6e-0242ac120002' }, '/id'],
  ])('stays what it is after %j', async (fields, pointer) => {
    const { body: before } = await club.api.get('/v1/club');
    expect(await change(fields)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ pointer }] },
    });
    expect((await club.api.get('/v1/club')).body).toEqual(before);
  });
});

describe('the currency of the club', () => {
  const session = async (format: object = {}): Promise<ApiAnswer> =>
    club.match({ format: { kind: 'money', stake: 100, ...format } });
  const chouette = async (fields: object = {}): Promise<ApiAnswer> => {
    const players = [await club.player(), await club.player(), await club.player()];
    return club.api.post('/v1/chouettes', { players, order: 'given', ...fields });
  };
  const tournament = (prizes?: object): Promise<ApiAnswer> =>
    club.api.post('/v1/tournaments', { name: 'Night', format: { kind: 'knockout', lengths: [5] }, prizes });
  const imported = async (query = ''): Promise<ApiAnswer> => {
    const text = ' 0 point match\n\n Game 1\n Ann : 0                        Bob : 0\n  1) 31: 8/5 6/5\n';
    const [white, black] = [await club.player(), await club.player()];
    return club.api.post(`/v1/matches/import?white=${white}&black=${black}${query}`, undefined, { text });
  };

  it('is that of whatever is begun for money and names none', async () => {
    expect((await session()).body.format.currency).toBeNull();
    await change({ currency: 'CHF' });
    expect((await session()).body.format).toEqual({ kind: 'money', stake: 100, currency: 'CHF' });
    expect((await session({ currency: 'EUR' })).body.format.currency).toBe('EUR');
    expect((await club.match()).body.format).toEqual({ kind: 'points', length: 7 });
    expect((await chouette()).body.currency).toBe('CHF');
    expect((await chouette({ currency: 'EUR' })).body.currency).toBe('EUR');
    expect((await tournament({ entryFee: 1000 })).body.prizes.currency).toBe('CHF');
    expect((await tournament({ currency: 'EUR' })).body.prizes.currency).toBe('EUR');
    expect((await tournament()).body.prizes).toBeNull();
    expect((await imported()).body.format.currency).toBe('CHF');
    expect((await imported('&currency=EUR')).body.format.currency).toBe('EUR');
  });

  it('changes nothing of what was recorded', async () => {
    await change({ currency: 'CHF' });
    const [evening, night] = [(await chouette()).body.id, (await tournament({ entryFee: 1000 })).body.id];
    const money = (await session()).body.id;
    const free = (await tournament()).body.id;
    await change({ currency: 'EUR' });
    const shown = async (path: string) => (await club.api.get(path)).body;
    expect((await shown(`/v1/chouettes/${evening}`)).currency).toBe('CHF');
    expect((await shown(`/v1/matches/${money}`)).format.currency).toBe('CHF');
    const prizes = async (id: string) =>
      (await club.api.patch(`/v1/tournaments/${id}`, { prizes: { entryFee: 2000 } }, ANY)).body.prizes;
    expect(await prizes(night)).toMatchObject({ entryFee: 2000, currency: 'CHF' });
    expect(await prizes(free)).toMatchObject({ entryFee: 2000, currency: 'EUR' });
  });
});
