/** A chouette that cannot begin yet. */
import { visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

it('says how many sit at it so far, and what it does not know yet', async () => {
  const page = await visitors.visit('/', { token: director });
  await page.getByText('New chouette').tap();
  const part = page.locator('details', { hasText: 'New chouette' });
  const begins = part.getByRole('button', { name: /^Begin( with \d)?$/ });
  for (const [count, name] of ['Ada Seat', 'Ben Seat', 'Cleo Seat'].entries()) {
    await part.getByRole('status').getByText(`so far there are ${count}.`).waitFor();
    expect(await begins.isDisabled()).toBe(true);
    await part.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await part.getByRole('button', { name }).tap();
  }
  await part.getByRole('textbox', { name: 'A point is worth' }).fill('');
  await part.getByRole('status').getByText('Say what a point is worth.').waitFor();
  expect(await begins.isDisabled()).toBe(true);
  await part.getByRole('textbox', { name: 'A point is worth' }).fill('2');
  await begins.tap();
  await page.waitForURL('**/c/*');
  const { players } = (await club.api.get(`/v1/chouettes/${new URL(page.url()).pathname.replace('/c/', '')}`)).body;
  expect(players.map(({ name }: { name: string }) => name)).toEqual(['Ada Seat', 'Ben Seat', 'Cleo Seat']);
});
