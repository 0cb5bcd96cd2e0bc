/** Those whom the club writes down in the settings: somebody new, and by what two of one name are told apart. */
import { heldBack, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

async function peopleNow() {
  return (await club.api.get('/v1/players')).body.items;
}

it('adds the first person of the club, once however often the button is touched', async () => {
  const page = await visitors.visit('/settings?show=people', { token: director });
  await page.getByText('The club has no people yet.').waitFor();
  await page.getByRole('button', { name: 'Add a person' }).tap();
  await page.getByLabel('Name of the person').fill('  Zoé Ämter ');
  expect(await looks(page, 'settings-new-person')).toEqual([]);
  await page.getByRole('button', { name: 'Add this person' }).dblclick();
  await page.getByRole('button', { name: 'Change: Zoé Ämter' }).waitFor();
  expect(await peopleNow()).toMatchObject([{ name: 'Zoé Ämter', nickname: null, country: null }]);
});

it('says that the club has somebody of the name, and writes down what tells the two apart', async () => {
  const id = await club.player('Kira Doppel');
  const page = await visitors.visit('/settings?show=people', { token: director });
  await page.getByLabel('Find a player by name').fill('Kira Doppel');
  await page.getByRole('button', { name: 'Add a person' }).tap();
  // Who was looked for is the one who is added.
  expect(await page.getByLabel('Name of the person').inputValue()).toBe('Kira Doppel');
  await page.getByText('The club has Kira Doppel already.').waitFor();
  await page.getByLabel('Nickname').fill('Kiki');
  await page.getByLabel('Country').fill('c1');
  await page.getByRole('button', { name: 'Add this person' }).tap();
  await page.getByRole('alert').getByText('“Country, two letters”').waitFor();
  await page.getByLabel('Country').fill('ch');
  await page.getByRole('button', { name: 'Add this person' }).tap();
  await page.getByRole('button', { name: 'Add this person' }).waitFor({ state: 'detached' });
  await page.getByText('Kiki').waitFor();
  // The field is free for whom the reader looks for next, or adds; who was added stands first, with the namesakes.
  expect(await page.getByLabel('Find a player by name').inputValue()).toBe('');
  const listed = await page
    .locator('li.entry')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(listed.slice(0, 2).map((label) => label?.includes('Kira Doppel'))).toEqual([true, true]);
  expect(await looks(page, 'settings-person-added')).toEqual([]);
  const rows = page.getByRole('listitem', { name: 'Kira Doppel' });
  expect(await rows.count()).toBe(2);
  await rows.filter({ hasNotText: 'Kiki' }).getByRole('button', { name: 'Change: Kira Doppel' }).tap();
  await page.getByLabel('Country').fill('de');
  await page.getByRole('button', { name: 'Save' }).tap();
  await rows.getByText(/^DE · /).waitFor();
  expect((await club.api.get(`/v1/players/${id}`)).body).toMatchObject({ nickname: null, country: 'DE' });
  // What is emptied is not known any more.
  await page.getByLabel('Country').fill('');
  await page.getByRole('button', { name: 'Save' }).tap();
  await rows.getByText(/^DE · /).waitFor({ state: 'detached' });
  expect((await club.api.get(`/v1/players/${id}`)).body).toMatchObject({ name: 'Kira Doppel', country: null });
});

it('asks who has the name before it adds another, however soon it is sent', async () => {
  await club.player('Lea Doppel');
  const page = await visitors.visit('/settings?show=people', { token: director });
  await page.getByRole('button', { name: 'Add a person' }).tap();
  const letGo = await heldBack(page, '**/v1/players?name=Lea*');
  await page.getByLabel('Name of the person').fill('Lea Doppel');
  await page.getByLabel('Name of the person').press('Enter');
  letGo();
  await page.getByText('The club has Lea Doppel already.').waitFor();
  expect((await club.api.get('/v1/players?name=Lea%20Doppel')).body.items).toHaveLength(1);
  // Who is new is added by the same key.
  await page.getByLabel('Name of the person').fill('Lea Einzig');
  await page.getByLabel('Name of the person').press('Enter');
  await page.getByRole('button', { name: 'Change: Lea Einzig' }).waitFor();
});
