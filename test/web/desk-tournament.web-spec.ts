/** What a director does rarely at the desk: who comes for another, who is disqualified, how a tournament ends, and how long a match is. */
import type { Page } from 'playwright-core';
import { looks, visitedClub } from '../support/web/browser.js';
import { drawnNight, enteredNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

/** The desk, open at one of its parts. */
async function deskOf(night: string, part: 'entrants' | 'queue') {
  const page = await visitors.visit(`/t/${night}/desk?show=${part}`, { token: director });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tap = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) await button(name).tap();
  };
  return { page, button, tap };
}

/** The words of a refusal, as soon as there are some. */
async function refusalOn(page: Page): Promise<string> {
  return page.getByRole('alert').innerText();
}

interface Entered {
  readonly id: string;
  readonly name: string;
  readonly playerId: string;
  readonly status: string;
}

async function entriesOf(night: string): Promise<readonly Entered[]> {
  return (await club.api.get(`/v1/tournaments/${night}/entries`)).body.items;
}

async function entryOf(night: string, name: string): Promise<Entered | undefined> {
  return (await entriesOf(night)).find((entry) => entry.name === name);
}

describe('an entrant who has not come', () => {
  it('is replaced by another person, who gets the place', async () => {
    const night = await drawnNight(club, 4);
    const [zoe, absent] = [await club.player('Zoe Zero'), await entryOf(night.id, 'Ann Example')];
    const { page, button, tap } = await deskOf(night.id, 'entrants');
    await tap('Ann Example leaves', 'Another comes instead');
    await page.getByLabel('Name', { exact: true }).fill('Bob Sample');
    await page.getByText('is entered already').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Zoe');
    await tap('Zoe Zero');
    await page.getByText(/^Main, round 1: .*Ann Example.* → .*Zoe Zero/).waitFor();
    expect(await looks(page, 'desk-replacement')).toEqual([]);
    await tap('Yes, \u{2068}Zoe Zero\u{2069} plays for \u{2068}Ann Example\u{2069}');
    await button('Zoe Zero leaves').waitFor();
    // What was open for the one who has gone closes, also where the answer is late.
    await button('Another comes instead').waitFor({ state: 'detached' });
    expect(await entryOf(night.id, 'Zoe Zero')).toMatchObject({ id: absent?.id, playerId: zoe });
    const playing = (await ready(club, night.id)).flatMap(({ white, black }) => [white.name, black.name]);
    expect([playing.includes('Zoe Zero'), playing.includes('Ann Example')]).toEqual([true, false]);
    // Who is away for a while need not be back first.
    await tap('Zoe Zero leaves', 'For a while', 'Yes, Zoe Zero leaves', 'Another comes instead of Zoe Zero');
    await page.getByLabel('Name', { exact: true }).fill('Ann');
    await tap('Ann Example');
    await page.getByText(/^Main, round 1: .*Zoe Zero.* → .*Ann Example/).waitFor();
    // It is not the newcomer who was away.
    await page.getByText('\u{2068}Ann Example\u{2069} takes the place of \u{2068}Zoe Zero\u{2069}').waitFor();
    expect(await looks(page, 'desk-away')).toEqual([]);
    await tap('Yes, \u{2068}Ann Example\u{2069} plays for \u{2068}Zoe Zero\u{2069}');
    await button('Ann Example leaves').waitFor();
    expect(await entryOf(night.id, 'Ann Example')).toMatchObject({ id: absent?.id, status: 'entered' });
  });

  it('stays after a result: nobody else is offered, and what was chosen before is refused', async () => {
    const night = await drawnNight(club, 4);
    const [pairing] = await ready(club, night.id);
    const { page, button, tap } = await deskOf(night.id, 'entrants');
    await tap(`${pairing?.white.name} leaves`, 'Another comes instead');
    await page.getByLabel('Name', { exact: true }).fill('Yva Young');
    await club.api.post(`/v1/tournaments/${night.id}/pairings/${pairing?.id}/result`, {
      score: { white: 5, black: 1 },
    });
    await tap('Yva Young (new)');
    expect(await refusalOn(page)).toContain('result');
    expect((await club.api.get('/v1/players?name=Yva%20Young')).body.items).toEqual([]);
    expect(await entryOf(night.id, pairing?.white.name ?? '')).toMatchObject({ status: 'entered' });
    await tap(`${pairing?.white.name} leaves`, `${pairing?.black.name} leaves`);
    await button('Disqualified').waitFor();
    expect(await looks(page, 'desk-leaves-after-result')).toEqual([]);
    expect(await button('Another comes instead').count()).toBe(0);
    await tap('For a while', `Yes, ${pairing?.black.name} leaves`);
    await button(`${pairing?.black.name} is back`).waitFor();
    expect(await button(`Another comes instead of ${pairing?.black.name}`).count()).toBe(0);
  });

  it('leaves no newcomer in the club who was only looked at, and makes the one who comes', async () => {
    const night = await drawnNight(club, 4);
    const { page, button, tap } = await deskOf(night.id, 'entrants');
    const known = async (name: string): Promise<number> =>
      (await club.api.get(`/v1/players?name=${encodeURIComponent(name)}`)).body.items.length;
    await tap('Ann Example leaves', 'Another comes instead');
    const field = page.getByLabel('Name', { exact: true });
    await field.fill('Una Undecided');
    await tap('Una Undecided (new)');
    await page.getByText(/^Main, round 1: .*Ann Example.* → .*Una Undecided/).waitFor();
    expect(await known('Una Undecided')).toBe(0);
    await field.fill('Ugo Certain');
    await tap('Ugo Certain (new)', 'Yes, \u{2068}Ugo Certain\u{2069} plays for \u{2068}Ann Example\u{2069}');
    await button('Ugo Certain leaves').waitFor();
    expect([await known('Una Undecided'), await known('Ugo Certain')]).toEqual([0, 1]);
  });

  it('is one of a pair', async () => {
    const night = await enteredNight(club, 0, { entrants: { kind: 'doubles' } });
    const [one, other] = [await club.player('Olga One'), await club.player('Tom Two')];
    await club.api.post(`/v1/tournaments/${night.id}/entries`, { playerId: one, partners: [other] });
    const [pair] = await entriesOf(night.id);
    const three = await club.player('Thea Three');
    const { page, tap } = await deskOf(night.id, 'entrants');
    await tap(`${pair?.name} leaves`, 'Another comes instead', 'Tom Two');
    const row = page.getByRole('listitem', { name: pair?.name ?? '', exact: true });
    await row.getByLabel('Name', { exact: true }).fill('Thea Three');
    await tap('Thea Three', 'Yes, \u{2068}Thea Three\u{2069} plays for \u{2068}Tom Two\u{2069}');
    await page.getByRole('listitem', { name: /Thea Three/ }).waitFor();
    const [now] = (await club.api.get(`/v1/tournaments/${night.id}/entries`)).body.items;
    expect(now.players.map(({ playerId }: Entered) => playerId)).toEqual([one, three]);
  });
});

describe('an entrant who is disqualified', () => {
  it('loses the open match, as the director has read before, and can come back', async () => {
    const night = await drawnNight(club, 4);
    const { page, button, tap } = await deskOf(night.id, 'entrants');
    await tap('Bob Sample leaves', 'Disqualified');
    await button('See what that changes').waitFor();
    expect(await button('See what that changes').isDisabled()).toBe(true);
    await page.getByLabel('Why?').fill('Moved checkers of the opponent');
    await page.getByLabel('Why?').press('Enter');
    await page.getByText(/^Main, round 1: .*Bob Sample.* → /).waitFor();
    await page.getByText('Bob Sample: entered → disqualified').waitFor();
    expect(await looks(page, 'desk-disqualification')).toEqual([]);
    expect(await entryOf(night.id, 'Bob Sample')).toMatchObject({ status: 'entered' });
    await tap('Yes, disqualify Bob Sample');
    await button('Bob Sample is back').waitFor();
    expect(await entryOf(night.id, 'Bob Sample')).toMatchObject({ status: 'disqualified' });
    const { items } = (await club.api.get(`/v1/tournaments/${night.id}/events`)).body;
    expect(items).toContainEqual(
      expect.objectContaining({
        type: 'EntrantDisqualified',
        data: expect.objectContaining({ reason: 'Moved checkers of the opponent' }),
      }),
    );
    await tap('Bob Sample is back');
    await page.getByText('Bob Sample: disqualified → here').waitFor();
    expect(await looks(page, 'desk-back')).toEqual([]);
    // The director leaves it at that.
    await tap('Bob Sample is back');
    await button('Yes, Bob Sample is back').waitFor({ state: 'detached' });
    expect(await entryOf(night.id, 'Bob Sample')).toMatchObject({ status: 'disqualified' });
    await tap('Bob Sample is back', 'Yes, Bob Sample is back');
    await button('Bob Sample leaves').waitFor();
    expect(await ready(club, night.id)).toHaveLength(2);
  });

  it('is asked about coming back after leaving alone, where results count again with that', async () => {
    const night = await drawnNight(club, 4, { format: { kind: 'round-robin', lengths: [5], withdrawn: 'annul' } });
    const [pairing] = await ready(club, night.id);
    const { name } = pairing?.white ?? { name: '' };
    const path = `/v1/tournaments/${night.id}`;
    await club.api.post(`${path}/pairings/${pairing?.id}/result`, { score: { white: 5, black: 1 } });
    const { page, button, tap } = await deskOf(night.id, 'entrants');
    await tap(`${name} leaves`);
    await page.getByText(/\(5 – 1\) → .*\(5 – 1, annulled\)$/).waitFor();
    await tap(`Yes, ${name} leaves`, `${name} is back`);
    await page.getByText(/\(5 – 1, annulled\) → .*\(5 – 1\)$/).waitFor();
    expect(await entryOf(night.id, name)).toMatchObject({ status: 'withdrawn' });
    await tap(`Yes, ${name} is back`);
    await button(`${name} leaves`).waitFor();
    expect((await club.api.get(`${path}/pairings/${pairing?.id}`)).body.result).toMatchObject({ annulled: false });
  });

  it('is so by a director: a scorer withdraws alone', async () => {
    const night = await drawnNight(club, 2);
    const token = await club.token('scorer');
    const page = await visitors.visit(`/t/${night.id}/desk?show=entrants`, { token });
    await page.getByRole('button', { name: 'Ann Example leaves' }).tap();
    await page.getByRole('button', { name: 'For a while' }).waitFor();
    for (const name of ['Another comes instead', 'Disqualified']) {
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    }
    expect(await page.getByText('End, call off or delete').count()).toBe(0);
  });
});

describe('a tournament as a whole', () => {
  const statusOf = async (night: string): Promise<unknown> => {
    const { status, cancelled } = (await club.api.get(`/v1/tournaments/${night}`)).body;
    return [status, cancelled];
  };

  it('is called off with its reason, open for entries again, and deleted', async () => {
    const night = await drawnNight(club, 4);
    const { page, button, tap } = await deskOf(night.id, 'queue');
    await page.getByText('End, call off or delete').tap();
    await tap('Call it off …');
    await button('Yes, call it off').waitFor();
    // Who calls it off writes why, without looking for the field.
    expect(await page.evaluate('document.activeElement.matches("input")')).toBe(true);
    await tap('No');
    await tap('Call it off …');
    await button('Yes, call it off').waitFor();
    expect(await button('Yes, call it off').isDisabled()).toBe(true);
    await page.getByLabel('Why?').fill('The room is flooded');
    expect(await looks(page, 'desk-calling-off')).toEqual([]);
    expect(await statusOf(night.id)).toEqual(['running', null]);
    await tap('Yes, call it off');
    await button('Call it off …').waitFor({ state: 'detached' });
    await page.getByText('The room is flooded').waitFor();
    expect(await statusOf(night.id)).toEqual(['finished', 'The room is flooded']);
    await button('Delete it …').waitFor();
    await tap('Let it go on …', 'Yes, it goes on');
    await button('Call it off …').waitFor();
    expect(await statusOf(night.id)).toEqual(['entries', null]);
    await tap('Delete it …');
    await page.getByText('cannot be taken back').waitFor();
    expect(await looks(page, 'desk-deleting')).toEqual([]);
    await tap('Yes, delete it');
    await page.getByRole('heading', { name: 'Tonight' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect((await club.api.get(`/v1/tournaments/${night.id}`)).status).toBe(404);
  });

  it('is deleted, and the director led on, also where the desk hears of it before it is answered', async () => {
    const { id } = await enteredNight(club, 2);
    const { page, tap } = await deskOf(id, 'queue');
    await page.route(`**/v1/tournaments/${id}`, async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      const { status } = await club.api.delete(`/v1/tournaments/${id}`, { headers: { 'if-match': '*' } });
      await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
      return route.fulfill({ status });
    });
    await page.getByText('End, call off or delete').tap();
    await tap('Delete it …', 'Yes, delete it');
    await page.getByRole('heading', { name: 'Tonight' }).waitFor();
  });

  it('ends early once a match has begun, and goes on again', async () => {
    const night = await drawnNight(club, 4);
    const { page, button, tap } = await deskOf(night.id, 'queue');
    const dryRuns: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('dryRun=true')) dryRuns.push(request.url());
    });
    await page.getByText('End, call off or delete').tap();
    await button('Delete it …').waitFor();
    // What changes none of the answers is not asked about.
    const [called] = await ready(club, night.id);
    const asked = dryRuns.length;
    await club.api.patch(
      `/v1/tournaments/${night.id}/pairings/${called?.id}`,
      { table: 'Garden' },
      { headers: { 'if-match': '*' } },
    );
    await page.getByText('Garden').first().waitFor();
    expect(dryRuns).toHaveLength(asked);
    // The new line has moved the button to where the fold was touched, which a page takes for the same touch until its reader looks around.
    await page.mouse.wheel(0, 1);
    await tap('Delete it …');
    // Another director writes a slip meanwhile: what was played is not thrown away, whether the page has heard of it by then or not.
    await page.route('**/v1/tournaments/*', async (route) => {
      if (route.request().method() === 'DELETE') {
        const [pairing] = await ready(club, night.id);
        const path = `/v1/tournaments/${night.id}/pairings/${pairing?.id}/result`;
        await club.api.post(path, { score: { white: 5, black: 0 } });
      }
      await route.fallback();
    });
    await tap('Yes, delete it');
    await page.getByRole('alert').getByText('nothing was done').waitFor();
    await button('Call it off …').waitFor({ state: 'detached' });
    await page.getByText('can be ended, so that no result is lost').waitFor();
    await tap('OK', 'End it …');
    await page.getByText('The prizes are shared by').waitFor();
    expect(await looks(page, 'desk-ending')).toEqual([]);
    await tap('Yes, end it', 'Let it go on …');
    expect(await statusOf(night.id)).toEqual(['finished', null]);
    await tap('Yes, it goes on');
    await button('End it …').waitFor();
    expect(await statusOf(night.id)).toEqual(['running', null]);
  });

  it('of which all is played has nothing left to be done', async () => {
    const night = await drawnNight(club, 2);
    const [final] = await ready(club, night.id);
    await club.api.post(`/v1/tournaments/${night.id}/pairings/${final?.id}/result`, { score: { white: 5, black: 0 } });
    const { page } = await deskOf(night.id, 'queue');
    await page.getByText('End, call off or delete').tap();
    await page.getByText('Everything is played.').waitFor();
  });
});

describe('a match of the wrong length', () => {
  it('is open again where it was too short, and gets its length before it is over', async () => {
    const night = await drawnNight(club, 4);
    const [played, open] = await ready(club, night.id);
    if (played === undefined || open === undefined) throw new Error('nobody is ready');
    const path = `/v1/tournaments/${night.id}/pairings`;
    await club.api.post(`${path}/${played.id}/result`, { score: { white: 5, black: 3 } });
    const { page, button, tap } = await deskOf(night.id, 'queue');
    const correct = async (length: string): Promise<void> => {
      await page.getByText('The length is wrong').tap();
      await page.getByLabel('To how many points?').fill(length);
      await tap('See what that changes');
    };
    await button('More about this match').tap();
    await correct('0');
    expect(await refusalOn(page)).toBe('“To how many points?”: must be at least 1.');
    await page.getByLabel('To how many points?').fill('9');
    await tap('See what that changes', 'Correct the length');
    await button('Correct the length').waitFor({ state: 'detached' });
    expect((await club.api.get(`${path}/${open.id}`)).body).toMatchObject({ length: 9, status: 'ready' });
    await tap(`Correct ${played.white.name} – ${played.black.name}`);
    await correct('7');
    await page.getByText(/^Main, round 1: .*\(5 – 3\) → /).waitFor();
    expect(await looks(page, 'desk-length')).toEqual([]);
    await tap('Correct the length');
    await button(`${played.white.name} won`).waitFor();
    expect((await club.api.get(`${path}/${played.id}`)).body).toMatchObject({
      length: 7,
      status: 'ready',
      result: null,
    });
  });
});
