/** Several pages of the club in one browser, which keeps six connections to it for all of them together. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';
import { DESK, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

/** The streams that pages have open, by page. */
class Streams {
  private readonly open: Set<unknown>[] = [];

  count(page: Page): void {
    const open = new Set<unknown>();
    this.open.push(open);
    page.on('request', (request) => {
      if (request.url().includes('/v1/live')) open.add(request);
    });
    page.on('requestfailed', (request) => open.delete(request));
    page.on('requestfinished', (request) => open.delete(request));
  }

  /** Answers when each of the pages has one open. */
  async one(): Promise<void> {
    while (this.open.some(({ size }) => size !== 1)) await wait(50);
  }
}

it('each hear of changes on one stream, so that the desk, the wall and others are open beside each other', async () => {
  const { id: night } = await drawnNight(club, 8, { visibility: 'public' });
  const first = await visitors.visit('/', { token: director, size: DESK });
  const { origin } = new URL(first.url());
  const pages: Page[] = [first];
  const streams = new Streams();
  for (const path of ['/desk', '/screen', '']) {
    const page = await first.context().newPage();
    streams.count(page);
    await page.goto(`${origin}/t/${night}${path}`);
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Backgammon club' }).waitFor();
    pages.push(page);
  }
  const [, desk = first] = pages;
  await settled(desk);

  // All of them hear of what is done, and the next page still has its turn.
  const [pairing] = await ready(club, night);
  await club.api.post(`/v1/tournaments/${night}/pairings/${pairing?.id}/result`, { score: { white: 5, black: 1 } });
  await pages[3]?.getByText('5 – 1').first().waitFor();
  await pages[1]?.getByRole('heading', { name: 'Played' }).waitFor();
  await streams.one();
  const next = await first.context().newPage();
  await next.goto(`${origin}/print/t/${night}`);
  await next
    .getByText(pairing?.white.name ?? '')
    .first()
    .waitFor();
});

it('give the connection up to a page that begins while they are out of sight, and read anew when they are seen again', async () => {
  const { id: night } = await drawnNight(club, 8, { visibility: 'public' });
  const page = await visitors.visit(`/t/${night}`, {
    token: director,
    script: `Object.defineProperty(document, 'hidden', { get: () => globalThis.unseen === true, configurable: true });`,
  });
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Backgammon club' }).waitFor();
  const streams = new Streams();
  streams.count(page);
  await page.evaluate('globalThis.unseen = true');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Backgammon club' }).waitFor();
  const [pairing] = await ready(club, night);
  await club.api.post(`/v1/tournaments/${night}/pairings/${pairing?.id}/result`, { score: { white: 5, black: 3 } });
  await other.getByText('5 – 3').first().waitFor();
  expect(await page.getByText('5 – 3').count()).toBe(0);
  await page.evaluate(`globalThis.unseen = false; document.dispatchEvent(new Event('visibilitychange'))`);
  await page.getByText('5 – 3').first().waitFor();
  await streams.one();
});

it('hear of changes on the stream they have until one for more is there', async () => {
  const { id } = await drawnNight(club, 4);
  const page = await visitors.visit(`/t/${id}`, { token: director });
  const streams = new Streams();
  streams.count(page);
  const release = new AbortController();
  const held = new Promise<void>((resolve) => {
    void page.route(/live.*,club/, async (route) => {
      resolve();
      await new Promise((end) => release.signal.addEventListener('abort', end));
      await route.continue();
    });
  });
  await page.reload();
  await held;
  const [pairing] = await ready(club, id);
  const path = `/v1/tournaments/${id}/pairings/${pairing?.id}`;
  const seat = (table: string) => club.api.patch(path, { table }, { headers: { 'if-match': '*' } });
  await seat('71');
  // Sooner than a stream that is silent counts as dead.
  await page.getByTitle('Table 71').waitFor({ timeout: 30_000 });
  release.abort();
  await streams.one();
  await seat('72');
  await page.getByTitle('Table 72').waitFor();
});

it('show at once that a person has another name, which is no new version of anything', async () => {
  const { id } = await drawnNight(club, 4);
  const [pairing] = await ready(club, id);
  const { matchId } = (await club.api.get(`/v1/tournaments/${id}/pairings/${pairing?.id}`)).body;
  await club.api.post(`/v1/matches/${matchId}/games`, {});
  const { playerId, name } = pairing?.white ?? { playerId: '', name: '' };
  const pages: Page[] = [];
  for (const path of [`/t/${id}`, `/t/${id}/desk`, `/m/${matchId}`]) {
    const page = await visitors.visit(path, { token: director });
    const stream = page.waitForResponse((answer) => answer.url().includes('/v1/live'));
    await page.reload();
    await stream;
    await page.getByText(name).first().waitFor();
    pages.push(page);
  }
  // The state with which each stream begins is there.
  await wait(1000);
  await club.api.patch(`/v1/players/${playerId}`, { name: 'Renata Renamed' }, { headers: { 'if-match': '*' } });
  for (const page of pages) await page.getByText('Renata Renamed').first().waitFor();
});
