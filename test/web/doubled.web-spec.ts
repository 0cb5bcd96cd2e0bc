/** A touch that is doubled, by a hurried finger or a held key, acts once: what moves up under it is left alone. */
import type { Locator, Page } from 'playwright-core';
import { DESK, STANDING_CLOCK, type VisitOptions, drawn, pass, visitedClub } from '../support/web/browser.js';
import { builtOf } from '../support/web/built.js';
import { type EnteredNight, drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

const CONFIRM = 'It is right';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a button is touched. */
async function placeOf(button: Locator): Promise<Point> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, height } = (await button.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  return { x: x + 30, y: y + height / 2 };
}

/** What is under the pointer. */
async function textAt(page: Page, { x, y }: Point): Promise<string> {
  return page.evaluate(`document.elementFromPoint(${x}, ${y})?.closest('button')?.textContent ?? ''`);
}

/** A page whose guard against doubled touches is there, which comes behind the page itself. */
async function guarded(path: string, options: VisitOptions): Promise<Page> {
  const page = await visitors.visit(path, options);
  const isThere = `performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.endsWith('/${builtOf('src/later.ts').file}') && responseEnd > 0)`;
  while (!(await page.evaluate(isThere))) await seen(page);
  await seen(page);
  return page;
}

async function seen(page: Page): Promise<void> {
  await drawn(page);
}

/** A night in which players have reported the results of all four matches. */
async function reportedNight(): Promise<EnteredNight> {
  const night = await drawnNight(club, 8);
  for (const { id, white } of await ready(club, night.id)) {
    const token = await club.token('player', { playerId: white.playerId });
    await club.as(token).post(`/v1/tournaments/${night.id}/pairings/${id}/result`, { score: { white: 5, black: 2 } });
  }
  return night;
}

/** The desk of a night, all rows of which are of one height, whatever the names in them. */
async function deskOf({ id }: EnteredNight): Promise<Page> {
  const page = await guarded(`/t/${id}/desk`, { token: director, size: DESK, script: STANDING_CLOCK });
  await page.getByRole('button', { name: CONFIRM }).last().waitFor();
  await page.evaluate(`document.styleSheets[0].insertRule('.queue .score { height: 2em; overflow: hidden }')`);
  return page;
}

/** Keeps confirmations on their way until they may go on. */
async function heldConfirm(page: Page): Promise<() => void> {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/confirm', async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
}

/** How many results wait for somebody to confirm them. */
async function awaited({ id }: EnteredNight): Promise<number> {
  const { items } = (await club.api.get(`/v1/tournaments/${id}/pairings?limit=200`)).body;
  return items.filter(({ result }: { result: { confirmation: string } | null }) => result?.confirmation === 'awaited')
    .length;
}

describe('a list in which each row is done with one touch', () => {
  it('loses one row to a doubled touch, and the next to a touch that is meant', async () => {
    const night = await reportedNight();
    const page = await deskOf(night);
    const point = await placeOf(page.getByRole('button', { name: CONFIRM }).first());
    await page.mouse.click(point.x, point.y);
    await page.getByRole('heading', { name: 'Reported 3' }).waitFor();
    expect(await textAt(page, point)).toBe(CONFIRM);
    await pass(page, 450);
    await page.evaluate('Element.prototype.animate = function () { globalThis.dimmed = this.textContent; }');
    await page.mouse.click(point.x, point.y);
    await seen(page);
    expect(await page.evaluate('globalThis.dimmed')).toBe(CONFIRM);
    await pass(page, 60);
    // The touch that was ignored has begun no time of its own.
    await page.mouse.click(point.x, point.y);
    await page.getByRole('heading', { name: 'Reported 2' }).waitFor();
    expect(await awaited(night)).toBe(2);
  });

  it('ignores a touch also where the row has gone late, so that nobody can have seen the next one', async () => {
    const night = await reportedNight();
    const page = await deskOf(night);
    const answer = await heldConfirm(page);
    const point = await placeOf(page.getByRole('button', { name: CONFIRM }).first());
    await page.mouse.click(point.x, point.y);
    await page.locator('button[aria-busy=true]').waitFor();
    await pass(page, 2_000);
    answer();
    await page.getByRole('heading', { name: 'Reported 3' }).waitFor();
    await pass(page, 250);
    await page.mouse.click(point.x, point.y);
    await seen(page);
    await pass(page, 60);
    expect(await awaited(night)).toBe(3);
    await page.mouse.click(point.x, point.y);
    await page.getByRole('heading', { name: 'Reported 2' }).waitFor();
  });

  it('gives a key nothing to act on that a pointer has left behind', async () => {
    const night = await reportedNight();
    const page = await deskOf(night);
    await page.getByRole('button', { name: CONFIRM }).first().click();
    await page.getByRole('heading', { name: 'Reported 3' }).waitFor();
    await pass(page);
    // To scroll.
    await page.keyboard.press(' ');
    await seen(page);
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
    expect(await awaited(night)).toBe(3);
  });

  it('takes a touch behind a look that scrolls for one that is meant', async () => {
    const night = await reportedNight();
    const page = await deskOf(night);
    const answer = await heldConfirm(page);
    const point = await placeOf(page.getByRole('button', { name: CONFIRM }).first());
    await page.mouse.click(point.x, point.y);
    await page.locator('button[aria-busy=true]').waitFor();
    await pass(page);
    await page.mouse.wheel(0, 1);
    answer();
    await page.getByRole('heading', { name: 'Reported 3' }).waitFor();
    expect(await textAt(page, point)).toBe(CONFIRM);
    await page.mouse.click(point.x, point.y);
    await page.getByRole('heading', { name: 'Reported 2' }).waitFor();
    expect(await awaited(night)).toBe(2);
  });

  it('acts at once for a finger that goes to another row', async () => {
    const night = await reportedNight();
    const page = await deskOf(night);
    await page.getByRole('button', { name: CONFIRM }).last().click();
    await page.getByRole('heading', { name: 'Reported 3' }).waitFor();
    await page.getByRole('button', { name: CONFIRM }).first().click();
    await page.getByRole('heading', { name: 'Reported 2' }).waitFor();
  });

  it('goes on with the next row for a keyboard, which a held or doubled key does not act on', async () => {
    const night = await reportedNight();
    const page = await deskOf(night);
    await page.getByRole('button', { name: CONFIRM }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Reported 3' }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe(CONFIRM);
    await page.keyboard.press('Enter');
    await seen(page);
    await pass(page);
    // Held, the key is pressed again and again.
    await page.keyboard.down('Enter');
    await page.getByRole('heading', { name: 'Reported 2' }).waitFor();
    await pass(page);
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await seen(page);
    expect(await awaited(night)).toBe(2);
  });
});

it('of a key that writes down a game does nothing at the next one, where the focus goes', async () => {
  const ids = await Promise.all(['Ike Iden', 'Jon Jahn', 'Kai Koch'].map((name) => club.player(name)));
  const { id } = (await club.api.post('/v1/chouettes', { players: ids, order: 'given' })).body;
  const page = await guarded(`/c/${id}`, { token: director, size: DESK, script: STANDING_CLOCK });
  const single = page.getByRole('group', { name: /^The box wins/ }).getByRole('button', { name: 'Single' });
  await single.focus();
  await page.keyboard.press('Enter');
  await pass(page);
  await page.getByRole('button', { name: 'Write down game 1' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Game 2' }).waitFor();
  await page.locator('button:focus', { hasText: 'Single' }).waitFor();
  await page.keyboard.press('Enter');
  await seen(page);
  expect(await single.getAttribute('aria-pressed')).toBe('false');
  await pass(page);
  await page.keyboard.press('Enter');
  await seen(page);
  expect(await single.getAttribute('aria-pressed')).toBe('true');
});

it('of penalties that were given by mistake cancels one', async () => {
  const night = await drawnNight(club, 4);
  const [pairing] = await ready(club, night.id);
  const path = `/v1/tournaments/${night.id}/pairings/${pairing?.id ?? ''}`;
  for (const reason of ['Late', 'Late again'])
    await club.api.post(`${path}/penalty`, { to: 'black', points: 1, reason });
  const page = await guarded(`/t/${night.id}/desk`, { token: director, size: DESK, script: STANDING_CLOCK });
  await page.getByRole('button', { name: 'More about this match' }).first().click();
  const cancel = page.getByRole('button', { name: /^Cancel it: / });
  const first = await placeOf(cancel.first());
  const second = await placeOf(cancel.last());
  await page.mouse.click(first.x, first.y);
  await cancel.nth(1).waitFor({ state: 'detached' });
  const point = (await textAt(page, first)) === 'Cancel it' ? first : second;
  await page.mouse.click(point.x, point.y);
  await seen(page);
  const { penalties } = (await club.api.get(path)).body;
  expect(penalties.map(({ cancelled }: { cancelled: string | null }) => cancelled !== null)).toEqual([true, false]);
});

it('of a key in a field seats a player once, also while the page reads how they sit now', async () => {
  const ids = await Promise.all(['Kay Kern', 'Liv Lund', 'Moe Mohr'].map((name) => club.player(name)));
  const { id } = (await club.api.post('/v1/chouettes', { players: ids, order: 'given' })).body;
  await club.player('Ned Nolan');
  const page = await guarded(`/c/${id}`, { token: director, size: DESK });
  await page.getByText('A player joins').click();
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.fill('Ned Nolan');
  await page.getByRole('button', { name: 'Ned Nolan', exact: true }).waitFor();
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/players') && request.method() === 'POST' ? 1 : 0));
  let read = (): void => undefined;
  const held = new Promise<void>((resolve) => (read = resolve));
  await page.route('**/sheet', async (route) => {
    await held;
    await route.continue();
  });
  const seatedThere = page.waitForResponse(`**/v1/chouettes/${id}/players`);
  await field.press('Enter');
  await seatedThere;
  await field.press('Enter');
  await seen(page);
  read();
  await page
    .getByRole('button', { name: /^Ned Nolan [+−0]/ })
    .first()
    .waitFor();
  expect([asked, await page.getByRole('alert').count()]).toEqual([1, 0]);
});

describe('a question whether something is meant', () => {
  async function evening(): Promise<{ path: string; page: Page }> {
    const ids = await Promise.all(['Ada Abel', 'Ben Bloom', 'Cleo Crane'].map((name) => club.player(name)));
    const { id } = (await club.api.post('/v1/chouettes', { players: ids, order: 'given' })).body;
    return { path: `/v1/chouettes/${id}`, page: await guarded(`/c/${id}`, { token: director, size: DESK }) };
  }

  it('is not answered by the touch that has asked it', async () => {
    const { path, page } = await evening();
    const { x, y } = await placeOf(page.getByRole('button', { name: 'End the evening …' }));
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: 'Yes, end it' }).waitFor();
    // What it means stands there now.
    expect(await textAt(page, { x, y })).toBe('');
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'End the evening …' }).waitFor();
    // Who has thought better of it is where the question is.
    expect(await page.evaluate('document.activeElement.textContent')).toBe('End the evening …');
    expect((await club.api.get(path)).body.status).not.toBe('closed');
  });

  it('is not answered by the key that has asked it, and waits in the focus', async () => {
    const { path, page } = await evening();
    await page.getByRole('button', { name: 'End the evening …' }).focus();
    await page.keyboard.press('Enter');
    const yes = page.getByRole('button', { name: 'Yes, end it' });
    await yes.waitFor();
    await seen(page);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Yes, end it');
    await page.keyboard.press('Enter');
    expect((await club.api.get(path)).body.status).not.toBe('closed');
    await page.locator('button.danger[aria-disabled=false]').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Write down/ }).waitFor({ state: 'detached' });
    expect((await club.api.get(path)).body.status).toBe('closed');
  });
});
