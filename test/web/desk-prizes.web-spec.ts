/** How the prizes of a tournament are split, and its side pools, as directors set them at the desk. */
import type { Page } from 'playwright-core';
import { type VisitOptions, idle, looks, settled, visitedClub } from '../support/web/browser.js';
import { enteredNight } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

const ANY = { headers: { 'if-match': '*' } };
const CONSOLATION = { kind: 'progressive', lengths: [3] };
const FORMAT = { kind: 'knockout', lengths: [5] };
const EUROS = { entryFee: 1_000, currency: 'EUR' };

beforeAll(async () => {
  await club.api.patch('/v1/club', { currency: 'EUR' }, ANY);
});

/** A night with prizes, and one part of its money opened. */
async function nightOf(count: number, prizes: object | null, format: object = FORMAT) {
  const { id } = await enteredNight(club, count, { format, ...(prizes !== null && { prizes }) });
  const path = `/v1/tournaments/${id}`;
  const opened = async (part: string, options: VisitOptions = {}): Promise<Page> => {
    const desk = await visitors.visit(`/t/${id}/desk?show=money`, { token: director, ...options });
    await desk.getByText(part, { exact: true }).click();
    await settled(desk);
    return desk;
  };
  const set = async () => (await club.api.get(path)).body.prizes;
  return { id, path, opened, set, split: () => opened('How the prizes are split') };
}

const flight = (desk: Page, name: string) => desk.getByRole('group', { name, exact: true });
const place = (desk: Page, name: string, nth: number) => flight(desk, name).getByLabel(`Place ${nth}`, { exact: true });
const saving = (desk: Page, name = 'Save the split') => desk.getByRole('button', { name, exact: true });
const refused = (desk: Page) => desk.getByRole('alert').textContent();

/** Touches a button that sends, and waits until what came of it is shown. */
async function sent(desk: Page, name?: string): Promise<void> {
  await saving(desk, name).click();
  await idle(desk);
}

describe('the split of the prizes', () => {
  it('is what each place gets, with the money beside it', async () => {
    const night = await nightOf(4, { ...EUROS, houseShare: 10, counts: 'entered' });
    const desk = await night.split();
    await desk.getByText('Nothing is set yet').waitFor();
    expect(await desk.getByText('1: 100% (€36.00)').count()).toBe(1);
    expect(await saving(desk).isDisabled()).toBe(true);
    const more = desk.getByRole('button', { name: 'One more place' });
    await more.tap();
    await more.tap();
    for (const [nth, part] of ['50', '30', '20'].entries()) await place(desk, 'Main', nth + 1).fill(part);
    await desk.getByText('1: 50% · 2: 30% · 3: 20%', { exact: true }).waitFor();
    await sent(desk);
    await desk.getByText('1: 50% (€18.00) · 2: 30% (€10.80) · 3: 20% (€7.20)', { exact: true }).waitFor();
    expect(await night.set()).toMatchObject({
      entryFee: 1_000,
      houseShare: 10,
      counts: 'entered',
      weights: { main: [50, 30, 20] },
    });
    expect((await night.set()).flights).toBeUndefined();
    // The prizes say it too, to everybody.
    const prize = '.card tr:has(td:text-is("2")):has-text("€10.80")';
    await desk.locator(prize).waitFor();
    expect(await looks(desk, 'desk-split')).toEqual([]);
    const page = await visitors.visit(`/t/${night.id}?show=prizes`);
    await page.locator('tr', { hasText: '€7.20' }).waitFor();
    expect(await looks(page, 'prizes-to-come')).toEqual([]);

    await desk.getByRole('button', { name: 'Back to the usual split' }).tap();
    await desk.getByText('1: 100% (€36.00)').waitFor();
    expect((await night.set()).weights).toBeUndefined();
    expect(await desk.getByRole('button', { name: 'Back to the usual split' }).count()).toBe(0);
  });

  it('is what each flight gets, of which only what was typed is sent', async () => {
    const format = { ...FORMAT, consolation: CONSOLATION, lastChance: { lengths: [1] } };
    const night = await nightOf(8, EUROS, format);
    const desk = await night.split();
    const share = (name: string) => flight(desk, name).getByLabel('Share of the pool in percent');
    const shares = async (): Promise<readonly string[]> =>
      Promise.all(['Main', 'Consolation', 'Last chance'].map((name) => share(name).inputValue()));
    expect(await shares()).toEqual(['60', '30', '10']);
    // Before it is known how many come into the consolation, nobody is promised a place of it.
    await flight(desk, 'Consolation').getByText('How many places are paid here follows from').waitFor();
    expect(await desk.locator('tr', { hasText: 'Consolation' }).allTextContents()).toEqual(['Consolation€24.00']);
    await share('Main').fill('70');
    await desk.getByText('The shares of all flights have to make 100 percent. These make 110.').waitFor();
    expect(await saving(desk).isDisabled()).toBe(true);
    await share('Consolation').fill('20,5');
    await share('Last chance').fill('9,5');
    // The consolation pays a second place from now on; the others as many as is usual.
    await flight(desk, 'Consolation').getByRole('button', { name: 'One more place' }).tap();
    await place(desk, 'Consolation', 1).fill('2');
    await place(desk, 'Consolation', 2).fill('1');
    await sent(desk);
    await desk.getByText('1: 66.7% (€10.93) · 2: 33.3% (€5.47)', { exact: true }).waitFor();
    expect(await night.set()).toMatchObject({
      flights: { main: 70, consolation: 20.5, 'last-chance': 9.5 },
      weights: { consolation: [2, 1] },
    });
    expect(Object.keys((await night.set()).weights)).toEqual(['consolation']);
    expect(await looks(desk, 'desk-split-of-flights')).toEqual([]);

    // A flight that gets nothing can get something again.
    await club.api.patch(night.path, { prizes: { ...EUROS, flights: { main: 100 } } }, ANY);
    await desk.reload();
    await desk.getByText('How the prizes are split').tap();
    await settled(desk);
    expect(await shares()).toEqual(['100', '0', '0']);
    // What only the service sees it says of the field that is nearest.
    await share('Main').fill('99.9999999999');
    await sent(desk);
    expect(await refused(desk)).toBe('“Share of the pool in percent”: does not go with the rest.');
  });

  it('takes nothing for a part that is no number, and nothing that is nothing at all', async () => {
    const night = await nightOf(3, EUROS);
    const desk = await night.split();
    const first = place(desk, 'Main', 1);
    for (const part of ['', 'half', '-5', '1e3', '0', '0,0', '50%']) {
      await first.fill(part);
      await desk.getByText('Write each part as a number, like 50 or 2.5, not below zero.').waitFor();
      expect([part, await saving(desk).isDisabled()]).toEqual([part, true]);
    }
    await first.fill('60');
    // Parts may make more than 100, and there may be more of them than entrants.
    for (const part of ['50', '40', '30']) {
      await desk.getByRole('button', { name: 'One more place' }).tap();
      await flight(desk, 'Main').getByRole('textbox').last().fill(part);
    }
    await desk.getByText('Only 3 entered so far.').waitFor();
    await sent(desk);
    await desk
      .getByText('1: 33.3% (€12.00) · 2: 27.8% (€10.00) · 3: 22.2% (€8.00) · 4: 16.7%', { exact: true })
      .waitFor();
    await desk.getByRole('button', { name: 'One place less' }).tap();
    await sent(desk);
    expect((await night.set()).weights).toEqual({ main: [60, 50, 40] });
  });

  it('keeps what another director sets meanwhile, and overwrites nothing that was not seen', async () => {
    const night = await nightOf(4, EUROS);
    const desk = await night.split();
    await place(desk, 'Main', 1).fill('7');
    const sidePools = [{ name: 'Jackpot', fee: 500, entries: [] }];
    await club.api.patch(night.path, { prizes: { ...EUROS, entryFee: 1_500, sidePools } }, ANY);
    await desk.getByText('€60.00').first().waitFor();
    expect(await place(desk, 'Main', 1).inputValue()).toBe('7');
    await sent(desk);
    expect(await night.set()).toMatchObject({ entryFee: 1_500, sidePools, weights: { main: [7] } });
    // The fees keep it in their turn.
    await desk.getByLabel('Entry fee').fill('20');
    await sent(desk, 'Save');
    expect(await night.set()).toMatchObject({ entryFee: 2_000, sidePools, weights: { main: [7] } });

    await place(desk, 'Main', 1).fill('8');
    await desk.route(`**${night.path}`, async (route) => {
      if (route.request().method() === 'PATCH') await club.api.patch(night.path, { name: 'Renamed' }, ANY);
      await route.fallback();
    });
    await sent(desk);
    expect(await refused(desk)).toContain('Something has changed here in the meantime');
    expect(await place(desk, 'Main', 1).inputValue()).toBe('8');
    expect((await night.set()).weights).toEqual({ main: [7] });
  });

  it('can change when the tournament is over, and is none where there are no prizes', async () => {
    const night = await nightOf(2, EUROS);
    await club.api.post(`${night.path}/draw`, {});
    await club.api.post(`${night.path}/finish`, {}, ANY);
    const desk = await night.split();
    await desk.getByText('The tournament is over. A change works the prizes out anew.').waitFor();
    await desk.getByRole('button', { name: 'One more place' }).tap();
    await place(desk, 'Main', 2).fill('1');
    await sent(desk);
    await desk.getByText('1: 50% (€10.00) · 2: 50% (€10.00)', { exact: true }).waitFor();

    const free = await (await nightOf(2, null)).opened('Side pools');
    expect(await free.getByText('How the prizes are split').count()).toBe(0);
  });

  it('is no matter of scorers', async () => {
    const { id } = await nightOf(2, EUROS);
    const desk = await visitors.visit(`/t/${id}/desk?show=money`, { token: await club.token('scorer') });
    await desk.getByText('0 of 2 have paid').waitFor();
    await settled(desk);
    expect(await desk.getByText('How the prizes are split').count()).toBe(0);
  });
});

describe('side pools', () => {
  it('are made, joined, changed and removed', async () => {
    const night = await nightOf(3, null);
    const desk = await night.opened('Side pools');
    await desk.getByText('New side pool').tap();
    await desk.getByLabel('Name of the side pool').fill(' Jackpot ');
    await desk.getByLabel('Each pays EUR').fill('7,5o');
    await desk.getByText('Write what each pays as a number, like €7.50.').waitFor();
    expect(await saving(desk, 'Make the side pool').isDisabled()).toBe(true);
    await desk.getByLabel('Each pays EUR').fill('7,50');
    await desk.getByLabel('Ann Example').check();
    await desk.getByLabel('Bob Sample').check();
    expect(await looks(desk, 'desk-side-pool')).toEqual([]);
    await sent(desk, 'Make the side pool');
    await desk.getByText('Jackpot · 2 in it').waitFor();
    const [ann, bob, carla] = (await club.api.get(`${night.path}/entries`)).body.items.map(
      ({ id }: { id: string }) => id,
    );
    expect(await night.set()).toMatchObject({
      currency: 'EUR',
      sidePools: [{ name: 'Jackpot', fee: 750, entries: [ann, bob] }],
    });
    // What there is in it is shown beside the prizes, and a second one has another name.
    await desk.getByText('€15.00').waitFor();
    const fresh = desk.locator('details', { has: desk.locator('summary:text-is("New side pool")') }).last();
    await fresh.getByLabel('Name of the side pool').fill('Jackpot');
    await fresh.getByLabel('Each pays EUR').fill('1');
    await fresh.getByText('There is already a side pool of this name.').waitFor();
    expect(await saving(desk, 'Make the side pool').isDisabled()).toBe(true);

    await desk.getByText('Jackpot · 2 in it').tap();
    const pool = desk.locator('details', { has: desk.locator('summary:has-text("Jackpot")') }).last();
    await pool.getByLabel('Ann Example').uncheck();
    await pool.getByLabel('Carla').check();
    // Another director changes the fee meanwhile.
    const sidePools = [{ name: 'Jackpot', fee: 1_000, entries: [ann, bob] }];
    await club.api.patch(night.path, { prizes: { sidePools, currency: 'EUR' } }, ANY);
    await desk.getByText('€20.00').waitFor();
    await sent(desk, 'Save the side pool');
    expect((await night.set()).sidePools).toEqual([{ name: 'Jackpot', fee: 1_000, entries: [bob, carla] }]);

    await pool.getByRole('button', { name: 'Remove the side pool …' }).tap();
    await pool.getByText('Entrants: 2. They do not play for it any more.').waitFor();
    await pool.getByRole('button', { name: 'Yes, remove it' }).tap();
    await desk.getByText('Jackpot · 2 in it').waitFor({ state: 'detached' });
    expect((await night.set()).sidePools).toEqual([]);
  });

  it('keep what is half-written of one that another director gives another name, and of its neighbours', async () => {
    const pools = ['Jackpot', 'Ladies'].map((name) => ({ name, fee: 100, entries: [] }));
    const night = await nightOf(2, { ...EUROS, sidePools: pools });
    const desk = await night.opened('Side pools');
    const pool = (name: string) => desk.locator('details', { has: desk.locator(`summary:has-text("${name}")`) }).last();
    for (const name of ['Jackpot', 'Ladies']) {
      await desk.getByText(`${name} · 0 in it`).tap();
      await pool(name).getByLabel('Ann Example').waitFor();
      // What has moved is touched after a look around.
      await desk.mouse.wheel(0, 1);
    }
    await pool('Jackpot').getByLabel('Ann Example').check();
    await pool('Ladies').getByLabel('Bob Sample').check();
    const set = (...sidePools: readonly object[]) =>
      club.api.patch(night.path, { prizes: { ...EUROS, sidePools } }, ANY);
    await set({ ...pools[0], name: 'Grand Jackpot' }, pools[1] ?? {});
    await desk.getByText('Grand Jackpot · 0 in it').waitFor();
    expect(await pool('Grand Jackpot').getByLabel('Ann Example').isChecked()).toBe(true);
    await set(pools[1] ?? {});
    await desk.getByText('Grand Jackpot · 0 in it').waitFor({ state: 'detached' });
    expect(await pool('Ladies').getByLabel('Bob Sample').isChecked()).toBe(true);
    expect(await pool('Ladies').getByLabel('Ann Example').isChecked()).toBe(false);
  });

  it('name the field that is refused, in the words of the page', async () => {
    const night = await nightOf(2, { ...EUROS, sidePools: [{ name: 'Topf', fee: 100, entries: [] }] });
    const desk = await night.opened('Nebentöpfe', { language: 'de-DE' });
    await desk.getByText('Neuer Nebentopf').tap();
    await desk.getByLabel('Name des Nebentopfs').fill('Jackpot');
    await desk.getByLabel('Einsatz EUR').fill('20.000.000.000');
    await sent(desk, 'Nebentopf anlegen');
    expect(await refused(desk)).toBe('„Einsatz EUR“: darf höchstens 10.000.000.000 sein.');
    expect(await desk.getByLabel('Name des Nebentopfs').inputValue()).toBe('Jackpot');
    expect((await night.set()).sidePools).toHaveLength(1);
  });

  it('are paid with the entry, also where the entry itself costs nothing', async () => {
    const night = await nightOf(2, null);
    const [{ id: first }] = (await club.api.get(`${night.path}/entries`)).body.items;
    await club.api.patch(night.path, { prizes: { sidePools: [{ name: 'Jackpot', fee: 5, entries: [first] }] } }, ANY);
    const desk = await visitors.visit(`/t/${night.id}/desk?show=entrants`, { token: director });
    const row = (name: string) => desk.getByRole('listitem', { name, exact: true });
    await row('Ann Example').getByRole('button', { name: 'Not paid' }).waitFor();
    expect(await row('Bob Sample').getByRole('button', { name: 'Not paid' }).count()).toBe(0);
  });
});
