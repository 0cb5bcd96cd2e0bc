/** A club with the longest name that it may have. */
import { DESK, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

it('leaves a phone its screen', async () => {
  const name = 'Zürcher Tafelrunde: Backgammon und Tavla seit 1987, im Hinterzimmer des Cafés am Helvetiaplatz';
  expect((await club.api.patch('/v1/club', { name }, { headers: { 'if-match': '*' } })).status).toBe(200);
  const page = await visitors.visit('/', { token: director });
  await page.getByRole('link', { name }).waitFor();
  const height = async (): Promise<number> =>
    page.locator('header').evaluate((shown) => shown.getBoundingClientRect().height);
  expect(await height()).toBeLessThan(100);
  expect(await looks(page, 'long-club-name')).toEqual([]);
  await page.setViewportSize(DESK);
  expect(await height()).toBeLessThan(60);
});
