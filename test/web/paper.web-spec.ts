/** What a director prints: every sheet as the browser makes it for paper, with so many pages as it needs and no more. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright-core';
import { DESK, PICTURES, looks, visitedClub } from '../support/web/browser.js';
import { type EnteredNight, drawnNight, enteredNight, ready } from '../support/clubs/club-of-16.js';
import { readQrCode } from '../support/web/qr-reader.js';

/** Light squares around a code. */
const MARGIN = 2;

const { club, visitors, director } = await visitedClub();

interface NamedLink {
  readonly name: string;
  readonly link: string;
}

/** A sheet as it is on the screen before it is printed. */
async function sheetOf({ id }: EnteredNight, sheet: string): Promise<Page> {
  const page = await visitors.visit(`/print/t/${id}?sheet=${sheet}`, { token: director, size: DESK });
  await page.locator('table, .bracket, .slip').first().waitFor();
  return page;
}

/** Prints it on A4, keeps the paper among the pictures, and counts the pages. */
async function pagesOf(page: Page, name: string): Promise<number> {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `paper-${name}.pdf`), pdf);
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** What is wider than the paper would be cut off. */
async function widerThanPaper(page: Page): Promise<number> {
  // A4 less the margins of the style, in CSS pixels.
  await page.setViewportSize({ width: Math.floor(((210 - 2 * 12) / 25.4) * 96), height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  return page.evaluate<number>('Math.max(0, document.documentElement.scrollWidth - innerWidth)');
}

const SWISS = { format: { kind: 'swiss', rounds: 4, lengths: [5] } };

describe('on paper', () => {
  it.each([
    [8, { entrants: 1, draw: 1, slips: 1, standings: 1 }],
    [16, { entrants: 1, draw: 1, slips: 1, standings: 1 }],
    // The main bracket and the consolation have a page each, and eight slips are on one.
    [64, { entrants: 1, draw: 2, slips: 4, standings: 2 }],
  ])('the sheets of %d people have as many pages as they need', async (count, expected) => {
    const knockout = await drawnNight(club, count);
    const swiss = await drawnNight(club, count, SWISS);
    const pages: Record<string, number> = {};
    for (const sheet of ['entrants', 'draw', 'slips', 'standings']) {
      const page = await sheetOf(sheet === 'standings' ? swiss : knockout, sheet);
      if (count === 16) expect(await looks(page, `print-${sheet}`)).toEqual([]);
      pages[sheet] = await pagesOf(page, `${sheet}-${count}`);
      expect([sheet, await widerThanPaper(page)]).toEqual([sheet, 0]);
      await page.context().close();
    }
    expect(pages).toEqual(expected);
  });

  it('the code on each slip leads to its pairing, and from there to the desk or to the own report', async () => {
    const night = await drawnNight(club, 4);
    const [pairing] = await ready(club, night.id);
    if (pairing === undefined) throw new Error('a pairing is ready');
    const page = await sheetOf(night, 'slips');
    const slip = page.getByRole('img', { name: `The pairing ${pairing.white.name} – ${pairing.black.name} as a code` });
    const address = new URL(readQrCode(await modulesOf(slip)));
    expect(address.searchParams.get('pairing')).toBe(pairing.id);
    const path = address.pathname + address.search;

    const phone = await visitors.visit(path, {
      token: await club.token('player', { playerId: pairing.white.playerId }),
    });
    await phone.getByRole('heading', { name: 'Main · Round 1' }).waitFor();
    expect(await looks(phone, 'tournament-slip')).toEqual([]);
    await phone.getByRole('main').getByRole('link', { name: 'My night' }).tap();
    await phone.getByRole('heading', { name: `Against ${pairing.black.name}` }).waitFor();

    const desk = await visitors.visit(path, { token: director });
    await desk.locator('.attention').getByRole('link', { name: 'To the desk' }).tap();
    await desk
      .locator('.queued.attention')
      .getByRole('button', { name: `${pairing.white.name} won` })
      .waitFor();
    const stranger = await visitors.visit(path);
    await stranger.getByRole('heading', { name: 'Main · Round 1' }).waitFor();
    expect(await stranger.getByRole('link', { name: 'To the desk' }).count()).toBe(0);
  });

  it('has a link for the phone of each entrant, which signs that player in', async () => {
    const night = await drawnNight(club, 4);
    const page = await visitors.visit(`/print/t/${night.id}?sheet=links`, { token: director });
    const asked = page.waitForResponse('**/player-links');
    await page.getByRole('button', { name: 'Make the links' }).tap();
    const linksIn = async (answer: Response) => ((await answer.json()) as { items: readonly NamedLink[] }).items;
    const items = await linksIn(await asked);
    await page.getByRole('img', { name: 'The link of Ann Example' }).waitFor();
    expect(await looks(page, 'print-links')).toEqual([]);
    // Looking at another sheet does not lose them.
    await page.getByRole('button', { name: 'Slips', exact: true }).tap();
    await page.getByRole('button', { name: 'Links for phones' }).tap();
    await page.getByRole('img', { name: 'The link of Ann Example' }).waitFor();
    const signIn = async ({ name, link }: NamedLink) => {
      const phone = await visitors.visit(new URL(link).pathname + new URL(link).hash);
      await phone.getByRole('heading', { name, exact: true }).waitFor();
    };
    for (const item of items.slice(0, 1)) await signIn(item);
    // One who has another phone: only that link is a new one.
    await page.getByText('A link for one entrant').tap();
    expect(await looks(page, 'print-one-link')).toEqual([]);
    // The button that was touched says that its link is on its way.
    await page.route('**/player-links', async (route) => {
      await page.locator('button[aria-busy=true]', { hasText: 'Ann Example' }).waitFor();
      await route.continue();
    });
    const [one] = await Promise.all([
      page.waitForResponse('**/player-links'),
      page.getByRole('group').getByRole('button', { name: 'Ann Example', exact: true }).tap(),
    ]);
    const made = await linksIn(one);
    expect(made.map(({ name }) => name)).toEqual(['Ann Example']);
    // Cards for all four still lie there, the new one first.
    const cards = page.locator('.slip .big');
    await cards.first().filter({ hasText: 'Ann Example' }).waitFor();
    expect(await cards.count()).toBe(4);
    const other = items.find(({ name }) => name !== 'Ann Example');
    for (const item of [...made, ...(other === undefined ? [] : [other])]) await signIn(item);
  });

  it.each([
    ['a league', { kind: 'league', lengths: [5] }],
    ['a ladder', { kind: 'ladder', lengths: [5], reach: 2, days: 7 }],
  ])('has links that are good for 90 days in %s, and says until when', async (_kind, format) => {
    const { id } = await enteredNight(club, 2, { format });
    const page = await visitors.visit(`/print/t/${id}?sheet=links`, { token: director, language: 'de-DE' });
    await page.getByText(/Sie gelten bis \d+\. \S+ \d{4}, \d\d:\d\d Uhr\./).waitFor();
    const [answer] = await Promise.all([
      page.waitForResponse('**/player-links'),
      page.getByRole('button', { name: 'Links machen' }).tap(),
    ]);
    const { items } = (await answer.json()) as { items: readonly { expiresAt: string }[] };
    const days = items.map(({ expiresAt }) => (Date.parse(expiresAt) - Date.now()) / 86_400_000);
    expect(days.map((each) => Math.round(each))).toEqual([90, 90]);
    const until = page.locator('.slip').getByText(/Gilt bis \d+\. \S+ \d{4}, \d\d:\d\d Uhr\./);
    await until.nth(1).waitFor();
    expect(await looks(page, 'print-links-for-weeks')).toEqual([]);
  });

  it('says of the links of one night that they end at noon', async () => {
    const { id } = await enteredNight(club, 2);
    const page = await visitors.visit(`/print/t/${id}?sheet=links`, { token: director });
    await page.getByText('They end at noon of the day after the tournament').waitFor();
    await page.getByRole('button', { name: 'Make the links' }).tap();
    await page
      .locator('.slip')
      .getByText(/Good until \d+ \S+ \d{4}, 12:00\./)
      .nth(1)
      .waitFor();
  });

  it('asks before it ends the links that phones of the entrants use, whatever device made them', async () => {
    const night = await enteredNight(club, 3);
    const page = await visitors.visit(`/print/t/${night.id}?sheet=links`, { token: director });
    const make = page.getByRole('button', { name: 'Make the links' });
    await make.waitFor();
    const { items } = (await club.api.post(`/v1/tournaments/${night.id}/player-links`, {})).body;
    const [used] = items.map(({ link }: NamedLink) => new URL(link).hash.slice(1));
    const isGood = async () => (await club.as(used).get('/v1/me')).status === 200;
    await make.tap();
    await page.getByText('Players who have a link already: 3. Their links end').waitFor();
    expect(await looks(page, 'print-links-asked')).toEqual([]);
    await page.getByRole('button', { name: 'No', exact: true }).tap();
    await page.locator('button:focus', { hasText: 'Make the links' }).waitFor();
    expect([await isGood(), await page.locator('.slip').count()]).toEqual([true, 0]);
    await make.tap();
    await page.getByRole('button', { name: 'Yes, make new links', disabled: false }).tap();
    await page.getByRole('img', { name: 'The link of Ann Example' }).waitFor();
    expect(await isGood()).toBe(false);
    await page.getByRole('button', { name: 'Make new links' }).waitFor();
  });
});

/** The squares of a code without its margin, row by row. */
async function modulesOf(code: ReturnType<Page['getByRole']>): Promise<readonly string[]> {
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  const squares = new Set((await code.locator('path').getAttribute('d'))?.match(/\d+ \d+(?=h)/g));
  const inner = Array.from({ length: size - 2 * MARGIN }, (_, at) => at + MARGIN);
  return inner.map((y) => inner.map((x) => (squares.has(`${x} ${y}`) ? '#' : ' ')).join(''));
}
