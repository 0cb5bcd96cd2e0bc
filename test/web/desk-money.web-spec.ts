/** The fees of a tournament: set by two directors, and read by a scorer. */
import { idle, looks, visitedClub } from '../support/web/browser.js';
import { enteredNight } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

it('shows what another director has set meanwhile, and keeps it', async () => {
  const { id } = await enteredNight(club, 2);
  const path = `/v1/tournaments/${id}`;
  const desk = await visitors.visit(`/t/${id}/desk?show=money`, { token: director });
  await desk.getByLabel('Added by the club').fill('20');
  const at = { headers: { 'if-match': '*' } };
  await club.api.patch(path, { prizes: { entryFee: 15, houseShare: 5 } }, at);
  await desk.getByText('0 of 2 have paid').waitFor();
  expect(await desk.getByLabel('Entry fee').inputValue()).toBe('15');
  const saved = desk.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await desk.getByRole('button', { name: 'Save' }).tap();
  expect((await saved).status()).toBe(200);
  expect((await club.api.get(path)).body.prizes).toMatchObject({ entryFee: 15, added: 20, houseShare: 5 });
});

it('rounds nothing where the club has no currency, and reads numbers without one as no cents later', async () => {
  const { id } = await enteredNight(club, 2);
  const path = `/v1/tournaments/${id}`;
  const desk = await visitors.visit(`/t/${id}/desk?show=money`, { token: director });
  await desk.getByLabel('Entry fee').fill('7.5');
  await desk.getByText('Write each amount as a number, like 7, not below zero.').waitFor();
  expect(await desk.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await desk.getByLabel('Entry fee').fill('8');
  // Nor does the house take more than there is.
  await desk.getByLabel('share in percent').fill('101');
  await desk.getByText('The share is 100 at most.').waitFor();
  expect(await desk.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await desk.getByLabel('share in percent').fill('0');
  await desk.getByRole('button', { name: 'Save' }).tap();
  await desk.getByText('0 of 2 have paid').waitFor();
  await club.api.patch('/v1/club', { currency: 'EUR' }, { headers: { 'if-match': '*' } });
  await desk.reload();
  await desk.getByText('0 of 2 have paid: 0', { exact: true }).waitFor();
  expect(await desk.getByLabel('Entry fee').inputValue()).toBe('8');
  await desk.getByLabel('Added by the club').fill('20');
  const saved = desk.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await desk.getByRole('button', { name: 'Save' }).tap();
  expect((await saved).status()).toBe(200);
  expect((await club.api.get(path)).body.prizes).toMatchObject({ entryFee: 8, added: 20 });
  await club.api.patch('/v1/club', { currency: null }, { headers: { 'if-match': '*' } });
});

it('says why an amount is a whole number where the club has no currency, and marks what cannot be read', async () => {
  const { id } = await enteredNight(club, 2);
  const desk = await visitors.visit(`/t/${id}/desk?show=money`, { token: director });
  const why = desk.getByText('The club has no currency, so an amount is a whole number. A director sets a currency');
  await desk.getByLabel('Entry fee').fill('7.50');
  await why.waitFor();
  const edges = `[...document.querySelectorAll('input[data-field^="/prizes/"][inputmode]')].map((field) =>
    getComputedStyle(field).borderColor)`;
  const [fee, added, share] = await desk.evaluate<string[]>(edges);
  expect(share).toBe(added);
  expect(fee).not.toBe(added);
  expect(await looks(desk, 'desk-money-unread')).toEqual([]);
  await desk.getByLabel('Entry fee').fill('7');
  await desk.getByLabel('share in percent').fill('five');
  await desk.locator('[data-field="/prizes/houseShare"][aria-invalid=true]').waitFor();
  // A share is no amount of money.
  expect(await why.count()).toBe(0);
  const [readable, , unreadable] = await desk.evaluate<string[]>(edges);
  expect(unreadable).not.toBe(readable);

  const pool = desk.getByRole('group').filter({ has: desk.getByText('New side pool', { exact: true }) });
  await desk.getByText('Side pools', { exact: true }).tap();
  await pool.getByText('New side pool').tap();
  await pool.getByLabel('Each pays').fill('2.50');
  await why.waitFor();
});

it('says to a scorer that no fees are set', async () => {
  const { id } = await enteredNight(club, 2);
  const desk = await visitors.visit(`/t/${id}/desk?show=money`, { token: await club.token('scorer') });
  await desk.getByText('No fees are set.').waitFor();
  expect(await looks(desk, 'desk-no-money')).toEqual([]);
});

it('takes amounts with the sign of any language before the cents', async () => {
  await club.api.patch('/v1/club', { currency: 'EUR' }, { headers: { 'if-match': '*' } });
  const { id } = await enteredNight(club, 2);
  const desk = await visitors.visit(`/t/${id}/desk?show=money`, { token: director, language: 'de-DE' });
  const fee = desk.getByLabel('Startgeld EUR');
  const saved = async (typed: string): Promise<number> => {
    await fee.fill(typed);
    const answered = desk.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await desk.getByRole('button', { name: 'Speichern' }).tap();
    const { prizes } = await (await answered).json();
    await idle(desk);
    return prizes.entryFee;
  };
  expect([await saved('7,50'), await saved('7.5'), await saved('1.250'), await saved('1.250,05')]).toEqual([
    750, 750, 125_000, 125_005,
  ]);
  await fee.fill('7,5o');
  await desk.getByText('Schreibe jeden Betrag als Zahl, etwa 7,50').waitFor();
  expect(await desk.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true);
  await club.api.patch('/v1/club', { currency: null }, { headers: { 'if-match': '*' } });
});

it('takes amounts with the sign of a currency before or behind them', async () => {
  await club.api.patch('/v1/club', { currency: 'EUR' }, { headers: { 'if-match': '*' } });
  const { id } = await enteredNight(club, 2);
  const desk = await visitors.visit(`/t/${id}/desk?show=money`, { token: director });
  await desk.getByLabel('Entry fee').fill('€7.50');
  await desk.getByLabel('Added by the club').fill('10 €');
  const saved = desk.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await desk.getByRole('button', { name: 'Save' }).tap();
  expect((await (await saved).json()).prizes).toMatchObject({ entryFee: 750, added: 1000 });
  await club.api.patch('/v1/club', { currency: null }, { headers: { 'if-match': '*' } });
});

it('counts those who have paid among those whose fees are in the pool', async () => {
  const { id } = await enteredNight(club, 4);
  const path = `/v1/tournaments/${id}`;
  await club.api.patch(path, { prizes: { entryFee: 10 } }, { headers: { 'if-match': '*' } });
  const [gone] = (await club.api.get(`${path}/entries`)).body.items;
  await club.api.post(`${path}/entries/${gone.id}/withdraw`, { reason: 'Ill', until: 'end' });
  await club.api.post(`${path}/draw`, {});
  expect((await club.api.get(`${path}/payouts`)).body.pool).toBe(30);
  const desk = await visitors.visit(`/t/${id}/desk?show=money`, { token: director });
  await desk.getByText('0 of 3 have paid: 0', { exact: true }).waitFor();
});

it('asks whose fees are in the pool, and keeps what prizes meant that were set before it was asked', async () => {
  const { id } = await enteredNight(club, 3);
  const path = `/v1/tournaments/${id}`;
  const [{ id: entry }] = (await club.api.get(`${path}/entries`)).body.items;
  await club.api.patch(`${path}/entries/${entry}`, { paid: true }, { headers: { 'if-match': '*' } });
  const desk = await visitors.visit(`/t/${id}/desk?show=money`, { token: director });
  const counted = desk.getByLabel('Whose fees count');
  const save = async () => {
    await desk.getByRole('button', { name: 'Save' }).tap();
    await idle(desk);
    return (await club.api.get(path)).body.prizes.counts;
  };
  await desk.getByLabel('Entry fee').fill('10');
  expect(await counted.inputValue()).toBe('plays');
  await counted.selectOption('those of all who have paid');
  expect(await save()).toBe('paid');
  // The prizes say what is in the pool then: one fee of three.
  await desk.getByText(/^In the pool\s*10$/).waitFor();
  expect(await looks(desk, 'desk-money-counted')).toEqual([]);

  await desk.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const { body } = await club.as(director).get(path);
    const { counts: _counts, ...prizes } = body.prizes;
    return route.fulfill({ json: { ...body, prizes } });
  });
  await desk.reload();
  await desk.getByLabel('Entry fee').fill('20');
  expect(await counted.inputValue()).toBe('entered');
  expect(await save()).toBe('entered');
});
