/** The wall during a large event: what does not fit on it is shown in pages, and all of it comes. */
import type { Page } from 'playwright-core';
import { DESK, PHONE, QUICK_TURNS, keepPicture, looks, visitedClub } from '../support/web/browser.js';
import { type EnteredNight, drawnNight, enteredNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

let night: EnteredNight;
/** Its standings have everybody from the beginning. */
let swiss: EnteredNight;
/** Not drawn yet. */
let entered: EnteredNight;
beforeAll(async () => {
  await club.api.post('/v1/announcements', { text: ANNOUNCED });
  swiss = await drawnNight(club, PEOPLE, { format: { kind: 'swiss', rounds: 6, lengths: [7] } });
  night = await drawnNight(club, PEOPLE);
  entered = await enteredNight(club, PEOPLE);
  const [{ id: first }] = (await club.api.get(`/v1/tournaments/${entered.id}/entries?limit=1`)).body.items;
  await club.api.post(`/v1/tournaments/${entered.id}/entries/${first}/check-in`);
  const pairings = await ready(club, night.id);
  const paths = pairings.map(({ id }) => `/v1/tournaments/${night.id}/pairings/${id}`);
  const at = { headers: { 'if-match': '*' } };
  for (const [nth, path] of paths.entries()) {
    if (nth < 4) await club.api.post(`${path}/result`, { score: { white: 5, black: nth } });
    else if (nth < 20) await club.api.patch(path, { table: String(nth) }, at);
  }
});

const nightOf = (show: string): EnteredNight => (show === 'standings' ? swiss : show === 'entrants' ? entered : night);

const LARGE = { width: 1920, height: 1080 };
const PEOPLE = 64;
const ANNOUNCED = 'The bar closes at midnight.';

/** Keeps who has been on the wall: names that are inside of it, whole lines, in type that is large enough. */
const WATCH = `
  globalThis.seen = new Set();
  globalThis.faults = new Set();
  const isInside = (inner, outer) =>
    inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1 && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  globalThis.look = (many) => {
    const wall = document.querySelector('.wall');
    const stage = document.querySelector('.stage')?.getBoundingClientRect();
    if (!wall || !stage) return false;
    const smallest = parseFloat(getComputedStyle(wall).fontSize) * 0.75 - 0.1;
    const screen = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
    for (const text of wall.querySelectorAll('h1, h2, h3, th, td, em, .small, .name, .number')) {
      const type = parseFloat(getComputedStyle(text).fontSize);
      if (text.checkVisibility() && type < smallest) faults.add(type + ' px: ' + text.outerHTML.slice(0, 80));
    }
    for (const name of wall.querySelectorAll('.stage :not(.open) > .name')) {
      const line = (name.closest('li, tr') ?? name).getBoundingClientRect();
      if (isInside(line, stage) && isInside(line, screen)) seen.add(name.title);
      else faults.add('cut off: ' + name.title);
    }
    return seen.size >= many;
  };
`;

/** Milliseconds after which all pages have been on the wall. */
const LATEST = 30_000;

interface OnWall {
  readonly seen: number;
  readonly faults: readonly string[];
}

/** Who is on the wall until everybody has been there. */
async function seenOn(page: Page): Promise<OnWall> {
  await page.evaluate(`new Promise((resolve) => {
    const until = performance.now() + ${LATEST};
    const goOn = () => (look(${PEOPLE}) || performance.now() > until ? resolve() : requestAnimationFrame(goOn));
    goOn();
  })`);
  return page.evaluate<OnWall>('({ seen: seen.size, faults: [...faults] })');
}

const SIZES = [
  ['a small wall', DESK],
  ['a large wall', LARGE],
  ['a wall of the size of a phone', PHONE],
] as const;

describe.each(SIZES)('%s', (_name, size) => {
  it.each(['bracket', 'next', 'standings', 'entrants'])(
    'shows everybody of 64 in the view %s, below an announcement',
    async (show) => {
      const { id } = nightOf(show);
      const page = await visitors.visit(`/t/${id}/screen?show=${show}&every=2`, {
        token: director,
        size,
        script: QUICK_TURNS + WATCH,
      });
      await page.getByText(ANNOUNCED).waitFor();
      await page.locator('.stage .name').first().waitFor();
      await keepPicture(page, `wall-${show}-${size.width}`);
      expect(await seenOn(page)).toEqual({ seen: PEOPLE, faults: [] });
    },
  );
});

it('gives long names the whole width of the wall', async () => {
  const { id } = (
    await club.api.post('/v1/tournaments', { name: 'Long names', format: { kind: 'knockout', lengths: [5] } })
  ).body;
  for (let nth = 1; nth <= 32; nth += 1) {
    const playerId = await club.player(`Teilnehmerin mit der Nummer ${nth}`);
    await club.api.post(`/v1/tournaments/${id}/entries`, { playerId });
  }
  await club.api.post(`/v1/tournaments/${id}/draw`, {});
  const page = await visitors.visit(`/t/${id}/screen?show=next&every=600`, { token: director, size: DESK });
  await page.locator('.calls .clip').first().waitFor();
  const cut = await page.evaluate<string[]>(
    `[...document.querySelectorAll('.calls .clip')].filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)`,
  );
  expect(cut).toEqual([]);
});

it('shows each view in turn, and one page more of each in the next turn', async () => {
  const page = await visitors.visit(`/t/${night.id}/screen?every=2`, { size: DESK, script: QUICK_TURNS });
  const headings = [/^Who plays whom · 1\//, /^Main · 1\//, /^Standings/, /^Who plays whom · 2\//, /^Main · 2\//];
  for (const name of headings) {
    await page.getByRole('heading', { name }).waitFor();
  }
});

it.each(['bracket', 'standings', 'entrants'])('keeps to the looks of the club in the view %s', async (show) => {
  const { id } = nightOf(show);
  const page = await visitors.visit(`/t/${id}/screen?show=${show}&every=600`, { token: director, size: DESK });
  await page.locator('.stage .name').first().waitFor();
  expect(await looks(page, `screen-${show}`)).toEqual([]);
});

it('says of a finished tournament that all matches have been played', async () => {
  const { id } = await drawnNight(club, 2, { format: { kind: 'knockout', lengths: [5] } });
  const [final] = await ready(club, id);
  await club.api.post(`/v1/tournaments/${id}/pairings/${final?.id ?? ''}/result`, { score: { white: 5, black: 3 } });
  await club.api.post(`/v1/tournaments/${id}/finish`);
  const page = await visitors.visit(`/t/${id}/screen?show=next`, { size: DESK });
  await page.getByText('All matches have been played.').waitFor();
});

it('says everywhere that a tournament was cancelled, and why', async () => {
  const { id } = await enteredNight(club, 4);
  expect((await club.api.post(`/v1/tournaments/${id}/cancel`, { reason: 'The room is flooded' })).status).toBe(200);
  const wall = await visitors.visit(`/t/${id}/screen?show=next`, { size: DESK });
  await wall.getByText('Cancelled: The room is flooded').waitFor();
  const phone = await visitors.visit(`/t/${id}`);
  await phone.locator('.tag').getByText('Cancelled', { exact: true }).waitFor();
  await phone.getByText('Cancelled: The room is flooded').waitFor();
  const desk = await visitors.visit(`/t/${id}/desk`, { token: director, size: DESK });
  await desk.locator('.tag').getByText('Cancelled', { exact: true }).waitFor();
  await desk.getByText('The room is flooded', { exact: true }).waitFor();
});
