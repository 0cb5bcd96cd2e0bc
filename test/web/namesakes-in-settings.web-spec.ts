/** Two people of one name in the settings: which of them is changed, is given a link, is archived, stays after a merge. */
import type { Page } from 'playwright-core';
import { PHONE, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

/** A phone of the narrowest kind. */
const NARROW = { ...PHONE, width: 360 };

async function person(name: string, more: object = {}): Promise<string> {
  return (await club.api.post('/v1/players', { name, ...more })).body.id;
}

/** Those of a name, as the settings list them. */
async function listed(name: string): Promise<Page> {
  const page = await visitors.visit('/settings?show=people', { token: director, size: NARROW });
  await page.getByLabel('Find a player by name').fill(name);
  await page
    .getByRole('button', { name: /^Change: / })
    .nth(1)
    .waitFor();
  return page;
}

function changesOn(page: Page): Promise<readonly (string | null)[]> {
  const buttons = page.getByRole('button', { name: /^Change: / });
  return buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
}

/** What the page says of a merge before it is done, without the marks around names. */
async function meaningOn(page: Page): Promise<string> {
  return (await page.getByText('A merge cannot be undone.').innerText()).replaceAll(/[\u2068\u2069]/g, '');
}

it('each row, link and act names the one whom it is about', async () => {
  await person('Max Müller', { nickname: 'Maxi' });
  const moritz = await person('Max Müller', { nickname: 'Moritz', country: 'CH' });
  const page = await listed('Max Müller');
  expect((await changesOn(page)).toSorted()).toEqual([
    expect.stringMatching(/^Change: Max Müller \(Maxi · \d/),
    expect.stringMatching(/^Change: Max Müller \(Moritz · CH · \d/),
  ]);
  await page.getByRole('button', { name: 'Change: Max Müller (Moritz' }).tap();
  const row = page.getByRole('listitem', { name: 'Max Müller (Moritz' });
  await row.getByRole('button', { name: 'Make a link for a phone' }).tap();
  await row.getByRole('img').waitFor();
  const { items } = (await club.api.get('/v1/tokens')).body;
  const made = items.find(({ playerId }: { playerId: string | null }) => playerId === moritz);
  expect(made.label).toMatch(/^Phone of Max Müller \(Moritz · CH · /);
  await row.getByRole('button', { name: 'Archive …' }).tap();
  await row.getByRole('button', { name: 'Yes, archive Max Müller (Moritz' }).waitFor();
  expect(await looks(page, 'namesakes-settings')).toEqual([]);
});

it('a merge says which of two stays, also where all that is known of both is the same', async () => {
  const [first, second] = [await person('Ida Gleich'), await person('Ida Gleich')];
  const page = await listed('Ida Gleich');
  await page.getByRole('button', { name: /^Change: .+ #1\)$/ }).tap();
  const row = page.getByRole('listitem', { name: /#1\)$/ });
  await row.getByRole('button', { name: 'The same person as …' }).tap();
  await row.getByRole('textbox', { name: 'Name', exact: true }).fill('Ida Gleich');
  await row.getByRole('button', { name: /^Ida Gleich .+ #2$/ }).tap();
  const means = await meaningOn(page);
  expect(means).toMatch(/stays: Ida Gleich \([^)]+ · #2\), .+ under this one, Ida Gleich \([^)]+ · #1\),/);
  expect(await looks(page, 'namesakes-merge')).toEqual([]);
  await row.getByRole('button', { name: /^Yes, merge this record/ }).tap();
  await row.waitFor({ state: 'detached' });
  expect((await club.api.get(`/v1/players/${first}`)).body).toMatchObject({ status: 'merged', mergedInto: second });
});

it('a merge into one of two of another name says which of these stays', async () => {
  await person('Bob Klar', { nickname: 'Tall' });
  await person('Bob Klar', { nickname: 'Short' });
  await person('Bobby Klar');
  const page = await visitors.visit('/settings?show=people', { token: director, size: NARROW });
  await page.getByLabel('Find a player by name').fill('Bobby Klar');
  await page.getByRole('button', { name: 'Change: Bobby Klar' }).tap();
  const row = page.getByRole('listitem', { name: 'Bobby Klar' });
  await row.getByRole('button', { name: 'The same person as …' }).tap();
  await row.getByRole('textbox', { name: 'Name', exact: true }).fill('Bob Klar');
  await row.getByRole('button', { name: /^Bob Klar .*Tall/ }).tap();
  expect(await meaningOn(page)).toMatch(/stays: Bob Klar \(Tall · [^)]+\), .+ under this one, Bobby Klar,/);
});

it('one who is in the archive is told by that, and numbers of the others stay', async () => {
  const archived = await person('Ole Alt');
  await person('Ole Alt');
  await club.api.delete(`/v1/players/${archived}`, { headers: { 'if-match': '*' } });
  const page = await visitors.visit('/settings?show=people', { token: director, size: NARROW });
  await page.getByLabel('Show archived people too').check();
  await page.getByLabel('Find a player by name').fill('Ole Alt');
  await page.getByRole('button', { name: /^Change: Ole Alt \([^#·]+ · Archived\)$/ }).tap();
  expect(await changesOn(page)).toContainEqual(expect.stringMatching(/^Change: Ole Alt \([^#·]+\)$/));
  const row = page.getByRole('listitem', { name: /Archived\)$/ });
  await row.getByRole('button', { name: 'The same person as …' }).tap();
  await row.getByRole('textbox', { name: 'Name', exact: true }).fill('Ole Alt');
  await row.getByRole('button', { name: 'Ole Alt', exact: true }).tap();
  expect(await meaningOn(page)).toMatch(/stays: Ole Alt \([^#·]+\), .+ this one, Ole Alt \([^#·]+ · Archived\),/);
});
