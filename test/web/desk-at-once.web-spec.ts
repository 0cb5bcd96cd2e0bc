/** Two directors at one moment, and acts that are on their way: what the desk shows is what is done. */
import type { Page } from 'playwright-core';
import { drawn, heldBack, idle, looks, visitedClub, violationsOf } from '../support/web/browser.js';
import { type EnteredNight, drawnNight, enteredNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

async function report({ id }: EnteredNight, nth: number): Promise<string> {
  const pairing = (await ready(club, id))[nth]?.id ?? '';
  await club.api.post(`/v1/tournaments/${id}/pairings/${pairing}/result`, { score: { white: 5, black: nth } });
  return pairing;
}

interface ListedAct {
  readonly act: string;
  readonly version: number;
  readonly undone: boolean;
}

async function actsOf({ id }: EnteredNight): Promise<readonly ListedAct[]> {
  return (await club.api.get(`/v1/tournaments/${id}/acts`)).body.items;
}

describe('the log of the desk, while another director does something', () => {
  /** The desk with its log as it is now: what comes later stays on its way to it. */
  async function oldLog(night: EnteredNight): Promise<Page> {
    const page = await visitors.visit(`/t/${night.id}/desk?show=log`, { token: director });
    await page.getByRole('button', { name: 'Undo: Result written' }).first().waitFor();
    const shown = await actsOf(night);
    await page.route('**/acts?*', (route) => route.fulfill({ json: { items: shown, nextCursor: null } }));
    return page;
  }

  it('undoes the act that was read, not one that came after it', async () => {
    const night = await drawnNight(club, 8, { format: { kind: 'knockout', lengths: [5] } });
    const first = await report(night, 0);
    const page = await oldLog(night);
    const second = await report(night, 0);
    await page.getByRole('button', { name: 'Undo: Result written' }).first().tap();
    await page.getByRole('button', { name: 'Yes, undo it' }).tap();
    await page.getByRole('button', { name: 'Yes, undo it' }).waitFor({ state: 'detached' });
    const [one, other] = await Promise.all(
      [first, second].map((id) => club.api.get(`/v1/tournaments/${night.id}/pairings/${id}`)),
    );
    expect([one?.body.result, other?.body.result?.score]).toEqual([null, { white: 5, black: 0 }]);
  });

  it('undoes nothing where more has happened since the director was told what that changes', async () => {
    const night = await drawnNight(club, 8, { format: { kind: 'knockout', lengths: [5] } });
    const first = await report(night, 0);
    const page = await oldLog(night);
    await page.getByRole('button', { name: 'Undo: Result written' }).first().tap();
    const yes = page.getByRole('button', { name: 'Yes, undo it' });
    await yes.waitFor();
    await report(night, 0);
    await yes.tap();
    await page.getByText('Something else has changed since you looked.').waitFor();
    const path = `/v1/tournaments/${night.id}/pairings/${first}`;
    expect((await club.api.get(path)).body.result?.score).toEqual({ white: 5, black: 0 });
    // The desk has looked again; touched again, it is undone.
    await yes.tap();
    await yes.waitFor({ state: 'detached' });
    expect((await club.api.get(path)).body.result).toBeNull();
  });

  it('says so where the act has been undone meanwhile, and undoes no other', async () => {
    const night = await drawnNight(club, 8, { format: { kind: 'knockout', lengths: [5] } });
    await report(night, 0);
    const page = await oldLog(night);
    await club.api.post(`/v1/tournaments/${night.id}/undo`);
    const before = await actsOf(night);
    await page.getByRole('button', { name: /^Undo: Result written: .+ – / }).tap();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('button', { name: 'Yes, undo it' }).count()).toBe(0);
    expect(await actsOf(night)).toEqual(before);
  });
});

describe('a slip that another director has written meanwhile', () => {
  /** The desk with a slip as far as it can be sent, and what is written to the same match behind it. */
  async function typed() {
    const night = await drawnNight(club, 4);
    const [pairing] = await ready(club, night.id);
    if (pairing === undefined) throw new Error('nobody is ready');
    const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
    const row = desk.getByRole('listitem', { name: `${pairing.white.name} – ${pairing.black.name}`, exact: true });
    await row.getByRole('button', { name: `${pairing.white.name} won` }).tap();
    await row.getByRole('button', { name: '3', exact: true }).tap();
    const path = `/v1/tournaments/${night.id}/pairings/${pairing.id}/result`;
    return { night, desk, row, pairing, send: row.getByRole('button', { name: 'Send: ' }), path };
  }

  it('says what was written, and closes', async () => {
    const { desk, row, pairing, send, path } = await typed();
    expect((await club.api.post(path, { score: { white: 2, black: 5 } })).status).toBe(200);
    await row.getByText(`This match has a result already: ${pairing.black.name} won 5 – 2`).waitFor();
    expect(await send.count()).toBe(0);
    expect(await looks(desk, 'desk-slip-written')).toEqual([]);
    await row.getByRole('button', { name: 'OK' }).tap();
    await row.waitFor({ state: 'detached' });
  });

  it('stays open when the answer to an earlier slip comes', async () => {
    const { night, desk, send } = await typed();
    const [, other] = await ready(club, night.id);
    const isAnswered = await heldBack(desk, '**/result', 'POST');
    await send.tap();
    await desk.locator('button[aria-busy=true]').waitFor();
    await desk.getByRole('button', { name: `${other?.black.name} won` }).tap();
    await desk.getByRole('button', { name: '2', exact: true }).tap();
    isAnswered();
    await desk.getByRole('heading', { name: 'Played' }).waitFor();
    await desk.getByRole('button', { name: `Send: ${other?.black.name} won 5 – 2` }).tap();
    await desk
      .getByRole('button', { name: /^Correct / })
      .nth(1)
      .waitFor();
  });

  it('says so too where it was sent before the desk knew, and leaves no refusal behind', async () => {
    const { desk, row, pairing, send, path } = await typed();
    await desk.route('**/result', async (route) => {
      await club.api.post(path, { winner: 'black', by: 'forfeit' });
      await route.continue();
    });
    await send.tap();
    await row.getByText(`already: ${pairing.black.name} won, forfeit`).waitFor();
    await row.getByRole('button', { name: 'OK' }).tap();
    await row.waitFor({ state: 'detached' });
    expect(await desk.getByRole('alert').count()).toBe(0);
  });

  it('is written for those whom its writer has seen there, and for no others', async () => {
    const { night, desk, row, pairing, send, path } = await typed();
    const [, other] = await ready(club, night.id);
    // The desk learns of neither before the slip is sent.
    await desk.context().setOffline(true);
    await send.tap();
    await row.getByText('The club does not answer.').waitFor();
    const swap = { entries: [pairing.white.entryId, other?.white.entryId] };
    expect((await club.api.post(`/v1/tournaments/${night.id}/pairings/swap`, swap)).status).toBe(200);
    await desk.context().setOffline(false);
    const swapped = desk.getByRole('listitem', { name: `${other?.white.name} – ${pairing.black.name}`, exact: true });
    await swapped.getByText('Others meet here now: ').waitFor();
    expect(await looks(desk, 'desk-slip-others')).toEqual([]);
    expect(await ready(club, night.id)).toHaveLength(2);
    // What changes elsewhere does not stop it.
    await swapped.getByRole('button', { name: 'OK' }).tap();
    await swapped.getByRole('button', { name: `${other?.white.name} won` }).tap();
    await swapped.getByRole('button', { name: '4', exact: true }).tap();
    await desk.context().setOffline(true);
    await swapped.getByRole('button', { name: 'Send: ' }).tap();
    await swapped.getByText('The club does not answer.').waitFor();
    await report(night, 1);
    await desk.context().setOffline(false);
    await swapped.waitFor({ state: 'detached' });
    const { body } = await club.api.get(path.replace(/\/result$/, ''));
    expect(body.result.score).toEqual({ white: 5, black: 4 });
  });
});

it.each(['light', 'dark'] as const)(
  'can be read at each moment while an act is on its way, in the %s',
  async (scheme) => {
    const page = await visitors.visit('/settings', { token: director, scheme });
    await page.route('**/v1/club', (route) => (route.request().method() === 'PATCH' ? undefined : route.continue()));
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.locator('button[aria-busy=true]').waitFor();
    expect(await page.evaluate<number>('document.getAnimations().length')).toBeGreaterThan(0);
    for (const part of [0, 0.25, 0.5, 0.75, 0.999]) {
      await page.evaluate(`for (const each of document.getAnimations()) {
      each.pause();
      each.currentTime = each.effect.getTiming().duration * ${part};
    }`);
      expect(await violationsOf(page)).toEqual([]);
    }
  },
);

it('goes on with an act on its way while something else is looked for', async () => {
  const night = await enteredNight(club, 14);
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  await desk.getByText('Playing: 14, here: 0').waitFor();
  await desk.context().setOffline(true);
  await desk.getByRole('button', { name: 'Ann Example is here' }).tap();
  await desk.getByText('It is sent as soon as the club does.').waitFor();
  await desk.getByRole('searchbox').fill('Bob');
  await desk.getByRole('button', { name: 'Ann Example is here' }).waitFor({ state: 'hidden' });
  await desk.context().setOffline(false);
  await desk.getByText('Playing: 14, here: 1').waitFor();
  await desk.getByRole('searchbox').fill('Quentin');
  await desk.getByText('No entrant has that name.').waitFor();
});

it('is on its way until the desk shows what came of it: nothing is touched that is past', async () => {
  const night = await enteredNight(club, 2, { prizes: { entryFee: 10 } });
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  const pay = desk.getByRole('listitem', { name: 'Ann Example' }).getByRole('button', { name: 'Not paid' });
  await pay.waitFor();
  const show = await heldBack(desk, `**/v1/tournaments/${night.id}`);
  const paid = desk.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await pay.tap();
  await (await paid).finished();
  await drawn(desk);
  expect(await desk.locator('button[aria-busy=true]').count()).toBe(1);
  show();
  await idle(desk);
  await desk.getByRole('button', { name: 'Ann Example: Paid', exact: true }).waitFor();
});

describe('without network', () => {
  const WAITS = 'It is sent as soon as the club does.';

  it('a call to a table waits visibly', async () => {
    const night = await drawnNight(club, 4);
    const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
    await desk.getByRole('button', { name: 'Call', exact: true }).first().tap();
    await desk.context().setOffline(true);
    await desk.getByRole('button', { name: '1', exact: true }).tap();
    await desk.getByText(WAITS).waitFor();
    expect(await desk.locator('button[aria-busy=true]').textContent()).toBe('1');
    expect(await violationsOf(desk)).toEqual([]);
    await desk.context().setOffline(false);
    await desk.getByRole('heading', { name: /^Playing/ }).waitFor();
  });

  it('what was paid waits visibly', async () => {
    const night = await enteredNight(club, 2, { prizes: { entryFee: 10 } });
    const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
    const pay = desk.getByRole('listitem', { name: 'Ann Example' }).getByRole('button', { name: 'Not paid' });
    await pay.waitFor();
    await desk.context().setOffline(true);
    await pay.tap();
    await desk.getByText(WAITS).waitFor();
    expect(await pay.getAttribute('aria-busy')).toBe('true');
    await desk.context().setOffline(false);
    await desk.getByRole('button', { name: 'Ann Example: Paid', exact: true }).waitFor();
  });
});
