/** Names on the first page: each at the side where the others are, and those whom people share told apart. */
import { DESK, PHONE, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const ARABIC = 'محمد العربي';

async function played(white: string, black: string): Promise<string> {
  const { id, format } = (await club.match({ white, black })).body;
  await club.api.post(`/v1/matches/${id}/result`, { score: { white: format.length, black: 0 } });
  return id;
}

let match: string;
beforeAll(async () => {
  const person = async (more: object): Promise<string> => (await club.api.post('/v1/players', more)).body.id;
  const elder = await person({ name: 'Ida Gleich', nickname: 'Elder' });
  const younger = await person({ name: 'Ida Gleich', nickname: 'Younger' });
  await played(elder, younger);
  match = (await club.match({ white: await person({ name: ARABIC }), black: await person({ name: 'Kit Known' }) })).body
    .id;
  await played((await club.api.get(`/v1/matches/${match}`)).body.white.playerId, elder);
});

it.each([PHONE, DESK])('are told apart where two people share one', async (size) => {
  const page = await visitors.visit('/', { token: director, size });
  const ended = page.locator('section', { has: page.getByRole('heading', { name: 'Just ended' }) });
  const people = page.locator('section', { has: page.getByRole('heading', { name: 'People' }) });
  for (const place of [ended, people]) {
    for (const name of ['Ida Gleich (Elder)', 'Ida Gleich (Younger)']) await place.getByText(name).first().waitFor();
  }
  expect(await looks(page, `home-names-${size.width}`)).toEqual([]);
  await page.getByLabel('Find a player by name').fill('Ida');
  await people.getByText('Ida Gleich (Younger)').waitFor();
});

it.each([
  ['/', '.list > li > a > .name'],
  ['/m/{match}', '.name'],
])('begin at one side on %s, whatever their direction of writing', async (path, names) => {
  const page = await visitors.visit(path.replace('{match}', match), { token: director });
  await page.locator(names, { hasText: ARABIC }).first().waitFor();
  const lefts = await page
    .locator(`:is(${names}):not(h1 *, .match *)`)
    .evaluateAll((all) =>
      all
        .filter((name) => name.checkVisibility())
        .map((name) => Math.round((name.firstElementChild ?? name).getBoundingClientRect().left)),
    );
  expect(lefts.length).toBeGreaterThan(1);
  expect(new Set(lefts).size).toBe(1);
  expect(await looks(page, `names-at-one-side-${path.length}`)).toEqual([]);
});
