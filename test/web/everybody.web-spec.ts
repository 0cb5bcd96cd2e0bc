/** What everybody sees: tonight, a tournament, the wall, a person; and a director's first minutes. */
import { DESK, QUICK_TURNS, keepPicture, looks, settled, visitedClub } from '../support/web/browser.js';
import { type EnteredNight, drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

async function report({ id }: EnteredNight, pairing: string, score: object): Promise<void> {
  const { status, text } = await club.api.post(`/v1/tournaments/${id}/pairings/${pairing}/result`, { score });
  if (status !== 200) throw new Error(text);
}

describe('an empty club', () => {
  it('tells a stranger to sign in, and leads a director to a drawn tournament', async () => {
    const stranger = await visitors.visit('/');
    await stranger.getByRole('heading', { name: 'Welcome' }).waitFor();
    expect(await looks(stranger, 'tonight-stranger')).toEqual([]);
    const page = await visitors.visit(`/go#${director}`);
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    await page.getByText('Draw it. Then call').waitFor();
    await page.getByText('Ratings come with the first results.').waitFor();
    expect(await looks(page, 'tonight-first')).toEqual([]);
    await page.getByLabel('Name', { exact: true }).fill('First night');
    await page.getByRole('button', { name: 'Make the tournament' }).tap();
    await page.getByText('Enter a list of names').tap();
    await page.getByLabel('One name in each line').fill('Ann\nBob\nCarla\nDov');
    await page.getByRole('button', { name: 'Enter 4' }).tap();
    await page.getByRole('button', { name: 'Draw 4 people' }).tap();
    await page.getByRole('heading', { name: /^To call/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Call' }).count()).toBe(2);
  });

  it('makes the tournament by Enter in any field of the form', async () => {
    const page = await visitors.visit('/', { token: director });
    await page.getByText('New tournament', { exact: true }).tap();
    await page.getByLabel('Format').selectOption('swiss');
    // What is no number of rounds cannot be sent.
    for (const rounds of ['', '0', '2.5']) {
      await page.getByLabel('Rounds').fill(rounds);
      expect(await page.getByRole('button', { name: 'Make the tournament' }).isDisabled()).toBe(true);
      expect(await page.getByLabel('Rounds').inputValue()).toBe(rounds);
    }
    await page.getByLabel('Rounds').fill('3');
    await page.getByLabel('Rounds').press('Enter');
    await page.waitForURL('**/desk');
  });
});

describe('a running night', () => {
  let night: EnteredNight;
  beforeAll(async () => {
    night = await drawnNight(club, 16, { prizes: { entryFee: 1000, currency: 'EUR' } });
    const [one, two, three] = await ready(club, night.id);
    await report(night, one?.id ?? '', { white: 5, black: 3 });
    await report(night, two?.id ?? '', { white: 0, black: 5 });
    const at = { headers: { 'if-match': '*' } };
    await club.api.patch(`/v1/tournaments/${night.id}/pairings/${three?.id ?? ''}`, { table: '7' }, at);
  });

  it('is on the first page, with what has just ended and everybody by rating', async () => {
    const page = await visitors.visit('/', { token: director });
    await page.getByRole('link', { name: 'Club night' }).first().waitFor();
    await page.getByRole('heading', { name: 'Just ended' }).waitFor();
    await page.getByLabel('Find a player by name').fill('Wittgen');
    await page.getByRole('link', { name: 'Carla von Hohenstein-Wittgenstein zu Berleburg' }).last().waitFor();
    expect(await looks(page, 'tonight')).toEqual([]);
  });

  it('shows who plays whom, the bracket, the standings and the prizes to people without a token', async () => {
    const page = await visitors.visit(`/t/${night.id}`);
    await page.getByTitle('Table 7').waitFor();
    expect(await looks(page, 'tournament-pairings')).toEqual([]);
    await page.getByRole('link', { name: 'Bracket' }).tap();
    await page.getByRole('region', { name: 'Main' }).waitFor();
    expect(await looks(page, 'tournament-bracket')).toEqual([]);
    await page.getByRole('link', { name: 'Standings' }).tap();
    await page.getByRole('table').first().waitFor();
    expect(await looks(page, 'tournament-standings')).toEqual([]);
    await page.getByRole('link', { name: 'Prizes' }).tap();
    await page.getByText('€160.00').waitFor();
    expect(await looks(page, 'tournament-prizes')).toEqual([]);
  });

  it('is asked for once, though the stream begins with the same', async () => {
    // What follows a change that is shown already comes after this test.
    const script = `const later = setTimeout;
      globalThis.setTimeout = (run, wait, ...given) => later(run, wait === 300 ? 60_000 : wait, ...given);
      const real = fetch;
      let begin;
      let latest = new Promise((resolve) => (begin = resolve));
      globalThis.fetch = (...asked) => {
        const answer = real(...asked);
        if (new URL(asked[0].url ?? asked[0], location).pathname === '/v1/live') {
          latest = answer.then((stream) => stream.clone().body.getReader().read()).catch(() => null);
          begin(latest);
        }
        return answer;
      };
      // A part that comes late wants a stream for more, which takes the place of the one before.
      globalThis.begun = async () => {
        for (let one = null; one !== latest; await one) one = latest;
      };`;
    const page = await visitors.visit(`/t/${night.id}`, { token: director, script });
    // What the first visit asks for, however late on a busy machine, is not counted.
    await page.getByTitle('Table 7').waitFor();
    await settled(page);
    await page.evaluate('begun()');
    const readings: string[] = [];
    page.on('request', (request) => readings.push(new URL(request.url()).pathname));
    await page.reload();
    await page.getByTitle('Table 7').waitFor();
    await settled(page);
    await page.evaluate('begun()');
    const [, , , fourth] = await ready(club, night.id);
    const path = `/v1/tournaments/${night.id}/pairings/${fourth?.id ?? ''}`;
    await club.api.patch(path, { table: '8' }, { headers: { 'if-match': '*' } });
    await page.getByTitle('Table 8').waitFor();
    expect(readings.filter((each) => each === `/v1/tournaments/${night.id}`)).toHaveLength(1);
  });

  it('marks the way of the player who is signed in', async () => {
    const [, , , pairing] = await ready(club, night.id);
    const token = await club.token('player', { playerId: pairing?.white.playerId });
    const page = await visitors.visit(`/t/${night.id}?show=bracket`, { token });
    await page.locator('.box.mine').first().waitFor();
    expect(await page.locator('.box.mine').count()).toBe(1);
  });

  it('says in words that there is no such tournament', async () => {
    const page = await visitors.visit('/t/01998a3e-6f0a-7c31-9d6e-0242ac120002');
    await page.getByRole('alert').waitFor();
    expect(await looks(page, 'tournament-none')).toEqual([]);
  });

  it('is on the wall, where a result appears by itself, one view after another', async () => {
    const page = await visitors.visit(`/t/${night.id}/screen?show=next`, { size: DESK });
    await page.getByRole('heading', { name: 'Who plays whom' }).waitFor();
    const [pairing] = await ready(club, night.id);
    await report(night, pairing?.id ?? '', { white: 5, black: 2 });
    await page.getByText('5 – 2').waitFor();
    expect(await looks(page, 'screen-next')).toEqual([]);
    const other = await visitors.visit(`/t/${night.id}/screen?show=bracket,standings&every=2`, {
      size: DESK,
      script: QUICK_TURNS,
    });
    await other.getByRole('table').first().waitFor();
    await other.getByRole('region', { name: 'Main' }).waitFor();
    const overlay = await visitors.visit(`/t/${night.id}/screen?show=standings&overlay=1`, { size: DESK });
    await overlay.getByRole('table').first().waitFor();
    expect(await overlay.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgba(0, 0, 0, 0)');
  });

  it('speaks German to those who ask for it', async () => {
    const page = await visitors.visit(`/t/${night.id}`, { language: 'de-DE' });
    await page.getByRole('heading', { name: 'Wer gegen wen' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('de');
    expect(await looks(page, 'tournament-german')).toEqual([]);
  });

  it('says also on a phone by what those with equal wins are ordered', async () => {
    const swiss = await drawnNight(club, 6, { format: { kind: 'swiss', rounds: 3, lengths: [3] } });
    for (const { id } of await ready(club, swiss.id)) {
      await club.api.post(`/v1/tournaments/${swiss.id}/pairings/${id}/result`, { score: { white: 3, black: 0 } });
    }
    const path = `/t/${swiss.id}?show=standings`;
    const phone = await visitors.visit(path);
    await phone
      .getByText(/^Buchholz −1: 0 · Buchholz: \d/)
      .first()
      .waitFor();
    expect(await looks(phone, 'tournament-swiss')).toEqual([]);
    const desk = await visitors.visit(path, { size: DESK });
    await desk.getByRole('columnheader', { name: 'Buchholz −1' }).waitFor();
    expect(
      await desk
        .getByText(/^Buchholz −1: 0 · Buchholz: \d/)
        .first()
        .isVisible(),
    ).toBe(false);
    // Nothing else tells the three winners apart, nor the three losers.
    expect(await desk.getByText('Lots', { exact: true }).count()).toBe(4);
  });

  it('shows everybody in the standings behind a final stage, also who was left in the groups', async () => {
    const then = { kind: 'knockout', lengths: [3] };
    const format = { kind: 'round-robin', groups: 2, qualifiers: 1, lengths: [3], then };
    const groups = await drawnNight(club, 6, { format });
    const playOut = async (): Promise<void> => {
      for (let open = await ready(club, groups.id); open.length > 0; open = await ready(club, groups.id)) {
        for (const { id } of open) await report(groups, id, { white: 3, black: 1 });
      }
    };
    await playOut();
    expect((await club.api.post(`/v1/tournaments/${groups.id}/rounds`)).status).toBe(200);
    // While the final stage is played, its finalists stand in their groups, and on a bracket.
    const page = await visitors.visit(`/t/${groups.id}?show=standings`, { size: { width: 320, height: 640 } });
    for (const name of ['Group A', 'Group B']) {
      const group = page.getByRole('region', { name });
      await group.getByRole('rowheader').first().waitFor();
      expect(await group.getByRole('rowheader').count()).toBe(3);
    }
    expect(await looks(page, 'tournament-groups')).toEqual([]);
    await page.getByRole('link', { name: 'Bracket' }).tap();
    await page.getByRole('region', { name: 'Knockout' }).getByRole('listitem').first().waitFor();
    expect(await page.getByRole('region').count()).toBe(1);
    const wall = await visitors.visit(`/t/${groups.id}/screen?show=bracket`, { size: DESK });
    await wall.getByRole('heading', { name: 'Knockout' }).waitFor();
    await playOut();
    await page.getByRole('link', { name: 'Standings' }).tap();
    const all = page.getByRole('region', { name: 'Standings' }).getByRole('rowheader');
    await all.first().waitFor();
    expect(await all.count()).toBe(6);
  });

  it('shows the whole of a long name in a list of matches, in whatever direction it is written', async () => {
    const [arabic, latin] = [
      'فاطمة الزهراء بنت محمد بن عبد الله الطويل',
      'Anna-Maximiliane von Hohenstein-Wittgenstein',
    ];
    const [white, black] = [await club.player(arabic), await club.player(latin)];
    await club.match({ white, black });
    const page = await visitors.visit(`/p/${white}`, { token: await club.token('viewer') });
    await page.locator('.match .name').first().waitFor();
    const areThere = await page.evaluate(`[...document.querySelectorAll('.match .name')].map((name) => {
      const outer = name.parentElement.getBoundingClientRect();
      const letter = document.createRange();
      const has = (from) => {
        letter.setStart(name.firstChild.firstChild, from);
        letter.setEnd(name.firstChild.firstChild, from + 1);
        const inner = letter.getBoundingClientRect();
        return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
      };
      return [has(0), has(name.textContent.length - 1)];
    })`);
    // The first letter, and the last.
    expect(areThere).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('leads to a person, with the matches and what stands between the two', async () => {
    const { body } = await club.api.get('/v1/matches?status=finished&limit=1');
    const [{ white, black }] = body.items;
    const page = await visitors.visit(`/p/${black.playerId}`, {
      token: await club.token('player', { playerId: white.playerId }),
    });
    await page.getByRole('heading', { name: 'Matches' }).waitFor();
    await page.getByText('Between the two of you').waitFor();
    await page.locator('.drawing > svg').waitFor();
    expect(await looks(page, 'person')).toEqual([]);
    const german = await visitors.visit(`/p/${black.playerId}`, { token: director, language: 'de-DE' });
    const picture = german.locator('.drawing');
    await picture.getByText('Wertung von Match zu Match').waitFor();
    await picture.getByText('Wertung', { exact: true }).waitFor({ state: 'attached' });
    expect(await picture.textContent()).not.toContain('Rating');
    await keepPicture(german, 'person-german');
    // A match that is not over has no day on which it was played.
    const { body: open } = await club.match({ white: black.playerId, black: white.playerId });
    await page.reload();
    await page.locator(`a[href="/m/${open.id}"]`).getByText('not over').waitFor();
  });
});

it('has its own name and its own clock also for people without a token', async () => {
  const { body } = await club.api.get('/v1/club');
  const own = { name: 'Club of the East', timeZone: 'Pacific/Kiritimati' };
  const at = { headers: { 'if-match': '*' } };
  expect((await club.api.patch('/v1/club', own, at)).status).toBe(200);
  const { id } = await drawnNight(club, 2);
  const wall = await visitors.visit(`/t/${id}/screen`, { size: DESK });
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: own.timeZone });
  const soon = [0, 1, 2].map((minutes) => clock.format(Date.now() + minutes * 60_000));
  await wall.locator('.head time', { hasText: new RegExp(soon.join('|')) }).waitFor();
  const page = await visitors.visit('/');
  await page.getByRole('link', { name: own.name }).waitFor();
  await club.api.patch('/v1/club', { name: body.name, timeZone: body.timeZone }, at);
});
