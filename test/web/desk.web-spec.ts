/** What a director does at the desk with a phone: each act within the taps that it may take. */
import type { Locator, Page } from 'playwright-core';
import { looks, pressed, visitedClub } from '../support/web/browser.js';
import { type EnteredNight, type ReadyPairing, drawnNight, enteredNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

/** A phone at the desk that counts how often it is touched. */
class Director {
  taps = 0;

  private constructor(readonly page: Page) {}

  static async at({ id }: EnteredNight): Promise<Director> {
    return new Director(await visitors.visit(`/t/${id}/desk`, { token: director }));
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  row({ white, black }: ReadyPairing): Locator {
    return this.page.getByRole('listitem', { name: `${white.name} – ${black.name}`, exact: true });
  }

  async part(name: string): Promise<void> {
    await this.tap(this.page.getByRole('link', { name, exact: true }));
  }
}

async function pairingNow(night: EnteredNight, id: string) {
  return (await club.api.get(`/v1/tournaments/${night.id}/pairings/${id}`)).body;
}

async function entriesNow({ id }: EnteredNight): Promise<{ name: string; status: string; id: string }[]> {
  return (await club.api.get(`/v1/tournaments/${id}/entries?limit=200`)).body.items;
}

async function first(night: EnteredNight): Promise<ReadyPairing> {
  const [pairing] = await ready(club, night.id);
  if (pairing === undefined) throw new Error('nobody is ready');
  return pairing;
}

describe('before the draw', () => {
  it('checks an entrant in with one tap, and draws', async () => {
    const night = await enteredNight(club, 16);
    const desk = await Director.at(night);
    await desk.tap(desk.button('Ann Example is here'));
    await desk.page.getByText('Playing: 16, here: 1').waitFor();
    expect(desk.taps).toBe(1);
    expect(await looks(desk.page, 'desk-entrants')).toEqual([]);
    await desk.tap(desk.button('Draw 16 people'));
    await desk.page.getByRole('heading', { name: /^To call/ }).waitFor();
    expect(desk.taps).toBe(2);
    expect(await looks(desk.page, 'desk-queue')).toEqual([]);
  });

  it('enters a list of names, and says which line the service does not take', async () => {
    const night = await enteredNight(club, 0);
    const desk = await Director.at(night);
    await desk.page.getByText('No entries yet.').waitFor();
    await desk.tap(desk.page.getByText('Enter a list of names'));
    await desk.page.getByLabel('One name in each line').fill('Quentin, "Q"\nRosa\n\nRosa');
    for (const name of ['Enter 2', 'They are right: enter 2']) await desk.tap(desk.button(name));
    await desk.page.getByText('Rosa is already in this tournament').waitFor();
    expect((await entriesNow(night)).map(({ name }) => name)).toEqual(['Quentin, "Q"', 'Rosa']);
  });
});

describe('late entrants', () => {
  it('come in with three touches when they are known, with four when they are new', async () => {
    const night = await drawnNight(club, 7);
    await club.player('Zoe Known');
    const desk = await Director.at(night);
    await desk.part('Entrants');
    await desk.page.getByLabel('Enter a player').fill('Zoe');
    await desk.tap(desk.button('Zoe Known'));
    await desk.page.getByRole('listitem', { name: 'Zoe Known' }).waitFor();
    // The name counts as one.
    expect(desk.taps + 1).toBeLessThanOrEqual(3);
    const other = await Director.at(await enteredNight(club, 2));
    await other.part('Entrants');
    await other.page.getByLabel('Enter a player').fill('Yvonne Brandnew');
    await other.tap(other.button('New: Yvonne Brandnew'));
    await other.page.getByRole('listitem', { name: 'Yvonne Brandnew' }).waitFor();
    expect(other.taps + 1).toBeLessThanOrEqual(4);
  });
});

describe('a match', () => {
  it('is called to a table in two taps, and its slip is written in three', async () => {
    const night = await drawnNight(club, 8);
    const pairing = await first(night);
    const desk = await Director.at(night);
    const row = desk.row(pairing);
    await desk.tap(desk.button('Call', row));
    await desk.tap(desk.button('1', row));
    await desk.page.getByRole('heading', { name: /^Playing/ }).waitFor();
    expect([desk.taps, (await pairingNow(night, pairing.id)).table]).toEqual([2, '1']);

    desk.taps = 0;
    await desk.tap(desk.button(`${pairing.black.name} won`, row));
    await desk.tap(desk.button('2', row));
    expect(await looks(desk.page, 'desk-slip')).toEqual([]);
    await desk.tap(row.getByRole('button', { name: 'Send: ' }));
    await desk.page.getByRole('heading', { name: 'Played' }).waitFor();
    expect(desk.taps).toBe(3);
    expect((await pairingNow(night, pairing.id)).result).toMatchObject({
      winner: 'black',
      score: { white: 2, black: 5 },
    });
  });

  it('that was written wrongly is corrected in five, after a look at what that changes', async () => {
    const night = await drawnNight(club, 4);
    const pairing = await first(night);
    await club.api.post(`/v1/tournaments/${night.id}/pairings/${pairing.id}/result`, { score: { white: 5, black: 1 } });
    const desk = await Director.at(night);
    await desk.tap(desk.button(`Correct ${pairing.white.name} – ${pairing.black.name}`));
    await desk.tap(desk.button(pairing.black.name));
    await desk.tap(desk.button('4'));
    await desk.tap(desk.button('See what that changes'));
    await desk.page.getByText('This changes:').waitFor();
    expect(await looks(desk.page, 'desk-correction')).toEqual([]);
    await desk.tap(desk.button('Correct it'));
    await desk.page.getByText('4 – 5', { exact: true }).waitFor();
    expect(desk.taps).toBe(5);
    expect((await pairingNow(night, pairing.id)).result.winner).toBe('black');
  });

  it('to which a player comes late gets its penalty in four taps', async () => {
    const night = await drawnNight(club, 4);
    const pairing = await first(night);
    const desk = await Director.at(night);
    const row = desk.row(pairing);
    await desk.tap(desk.button('More about this match', row));
    await desk.tap(desk.button(`${pairing.white.name} is late`, row));
    await desk.tap(desk.button('10', row));
    expect(await looks(desk.page, 'desk-penalty')).toEqual([]);
    await desk.tap(desk.button(`Penalty points to \u{2068}${pairing.black.name}\u{2069}: 2`, row));
    await desk.button('10', row).waitFor({ state: 'detached' });
    expect(desk.taps).toBe(4);
    expect((await pairingNow(night, pairing.id)).penalties).toMatchObject([
      { to: 'black', points: 2, cancelled: null },
    ]);
    // A mistake is cancelled where it was made.
    await desk.tap(desk.button('More about this match', row));
    expect(await looks(desk.page, 'desk-penalty-given')).toEqual([]);
    await desk.tap(desk.button(/^Cancel it: .*10 minutes late/, row));
    await desk.button(/^Cancel it: /, row).waitFor({ state: 'detached' });
    const [penalty] = (await pairingNow(night, pairing.id)).penalties;
    expect(penalty.cancelled).toBe('The penalty was a mistake');
  });

  it('keeps a half-written slip while another director is at work', async () => {
    const night = await drawnNight(club, 4);
    const [pairing, other] = await ready(club, night.id);
    if (pairing === undefined || other === undefined) throw new Error('two pairings are ready');
    const desk = await Director.at(night);
    const row = desk.row(pairing);
    await desk.tap(desk.button(`${pairing.white.name} won`, row));
    await desk.tap(desk.button('3', row));
    const at = { headers: { 'if-match': '*' } };
    await club.api.patch(`/v1/tournaments/${night.id}/pairings/${pairing.id}`, { table: '9' }, at);
    await club.api.post(`/v1/tournaments/${night.id}/pairings/${other.id}/result`, { score: { white: 5, black: 0 } });
    await desk.page.getByText('9', { exact: true }).waitFor();
    await desk.page.getByRole('heading', { name: 'Played' }).waitFor();
    await desk.tap(row.getByRole('button', { name: 'Send: ' }));
    await row.waitFor({ state: 'detached' });
    expect((await pairingNow(night, pairing.id)).result.score).toEqual({ white: 5, black: 3 });
  });
});

describe('a desk with many matches', () => {
  it('finds one by a part of a name or by its table, and an entrant by a name', async () => {
    const night = await drawnNight(club, 28, { format: { kind: 'swiss', rounds: 3, lengths: [3] } });
    const [pairing, other] = await ready(club, night.id);
    if (pairing === undefined || other === undefined) throw new Error('two pairings are ready');
    const at = { headers: { 'if-match': '*' } };
    await club.api.patch(`/v1/tournaments/${night.id}/pairings/${other.id}`, { table: '7' }, at);
    const desk = await Director.at(night);
    const find = desk.page.getByLabel('Find a name or a table');
    await find.fill(pairing.white.name.toUpperCase());
    await desk.row(other).waitFor({ state: 'detached' });
    await desk.row(pairing).waitFor();
    expect(await looks(desk.page, 'desk-find')).toEqual([]);
    await find.fill('7');
    await desk.row(other).waitFor();
    expect(await desk.row(pairing).count()).toBe(0);
    await find.fill('Nobody');
    await desk.page.getByText('No match has that name or table.').waitFor();

    await desk.part('Entrants');
    await desk.page.getByRole('searchbox', { name: 'Find a player by name' }).fill(other.black.name);
    await desk.button(`${pairing.white.name} leaves`).waitFor({ state: 'detached' });
    await desk.button(`${other.black.name} leaves`).waitFor();
  });
});

describe('what happens elsewhere', () => {
  it('moves nothing under the finger of a director', async () => {
    const night = await drawnNight(club, 4);
    const [pairing, other] = await ready(club, night.id);
    if (pairing === undefined || other === undefined) throw new Error('two pairings are ready');
    const desk = await Director.at(night);
    const slip = desk.button(`${other.white.name} won`, desk.row(other));
    await slip.waitFor();
    const elsewhere = await Director.at(night);
    await elsewhere.row(pairing).waitFor();
    const lift = await pressed(slip);
    await club.api.post(`/v1/tournaments/${night.id}/pairings/${pairing.id}/result`, { score: { white: 5, black: 0 } });
    await elsewhere.row(pairing).waitFor({ state: 'detached' });
    expect(await desk.row(pairing).count()).toBe(1);
    await lift();
    await desk.button('3', desk.row(other)).waitFor();
    await desk.row(pairing).waitFor({ state: 'detached' });
  });

  it('is shown also where the service was too busy to answer at first', async () => {
    const night = await drawnNight(club, 4);
    const pairing = await first(night);
    const desk = await Director.at(night);
    await desk.row(pairing).waitFor();
    let refusals = 0;
    await desk.page.route('**/pairings?*', async (route) => {
      refusals += 1;
      if (refusals > 2) return route.continue();
      const busy = { type: 'about:blank', title: 'Busy', status: 503, detail: 'Try again.', code: 'service.busy' };
      return route.fulfill({ status: 503, contentType: 'application/problem+json', json: busy });
    });
    // The draw itself goes: the stream tells of it, and only what is read again then is true.
    await club.api.post(`/v1/tournaments/${night.id}/undo`);
    await desk.row(pairing).waitFor({ state: 'detached' });
    expect(refusals).toBeGreaterThan(2);
  });
});

describe('a result that a player has reported', () => {
  it('stands in the queue until it is confirmed, and among the disputed ones after an objection', async () => {
    const night = await drawnNight(club, 4);
    const pairing = await first(night);
    const path = `/v1/tournaments/${night.id}/pairings/${pairing.id}`;
    const [white, black] = await Promise.all(
      [pairing.white, pairing.black].map(({ playerId }) => club.token('player', { playerId })),
    );
    await club.as(white ?? null).post(`${path}/result`, { score: { white: 5, black: 3 } });
    const desk = await Director.at(night);
    await desk.page.getByRole('heading', { name: /^Reported/ }).waitFor();
    await club.as(black ?? null).post(`${path}/object`);
    await desk.page.getByRole('heading', { name: /^Disputed/ }).waitFor();
    expect(await desk.page.getByRole('heading', { name: /^Reported/ }).count()).toBe(0);
    expect(await looks(desk.page, 'desk-disputed')).toEqual([]);
    const row = desk.row(pairing);
    const [one, other] = [pairing.white.name, pairing.black.name];
    // Names keep their own direction of writing inside of a sentence.
    const told = (await row.getByText('reported').innerText()).replaceAll(/[\u2068\u2069]/g, '');
    expect(told).toBe(`${one} reported ${one} 5 – 3 ${other}. The result was denied.`);
    const phone = await visitors.visit('/me', { token: white ?? '' });
    await phone.getByRole('status').getByText('The reported result was denied').waitFor();
    expect(await phone.getByText('Wait for a table').count()).toBe(0);
    await desk.tap(desk.button(`${pairing.black.name} won`, row));
    await desk.tap(desk.button('4', row));
    await desk.tap(row.getByRole('button', { name: 'Send: ' }));
    await desk.page.getByRole('heading', { name: /^Disputed/ }).waitFor({ state: 'detached' });
    expect((await pairingNow(night, pairing.id)).result).toMatchObject({ winner: 'black' });
    await desk.part('Log');
    // Who did what: the two players by their names, the director by what the token is for.
    const done = desk.page.getByRole('listitem');
    await done.filter({ hasText: 'Result objected to' }).getByText(pairing.black.name, { exact: true }).waitFor();
    // And what it was about.
    const about = (await done.filter({ hasText: 'Result objected to' }).innerText()).replaceAll(/[\u2068\u2069]/g, '');
    expect(about).toContain(`Result objected to: ${one} – ${other}`);
    await done.filter({ hasText: 'Result written' }).getByText(pairing.white.name, { exact: true }).waitFor();
    await done.filter({ hasText: 'Result written' }).filter({ hasText: 'director of a test' }).waitFor();
    expect(await looks(desk.page, 'desk-log-names')).toEqual([]);
  });
});

describe('what comes after a part that is played', () => {
  async function reportAll(night: EnteredNight, length: number): Promise<void> {
    for (let open = await ready(club, night.id); open.length > 0; open = await ready(club, night.id)) {
      for (const { id } of open) {
        await club.api.post(`/v1/tournaments/${night.id}/pairings/${id}/result`, {
          score: { white: length, black: 0 },
        });
      }
    }
  }

  it('is the next stage, paired in one tap', async () => {
    const then = { kind: 'knockout', lengths: [5] };
    const format = { kind: 'round-robin', groups: 2, qualifiers: 1, lengths: [3], then };
    const night = await drawnNight(club, 6, { format });
    await reportAll(night, 3);
    const desk = await Director.at(night);
    await desk.page.getByRole('heading', { name: 'Everything is played' }).waitFor();
    expect(await looks(desk.page, 'desk-next-stage')).toEqual([]);
    await desk.tap(desk.button('Pair what is next'));
    await desk.page.getByRole('heading', { name: /^To call/ }).waitFor();
    expect(desk.taps).toBe(1);
    expect(await ready(club, night.id)).toHaveLength(1);
  });

  it('is the last chance, begun in two taps before the consolation is over', async () => {
    const format = {
      kind: 'knockout',
      lengths: [3],
      consolation: { kind: 'progressive', lengths: [3] },
      lastChance: { lengths: [1] },
    };
    const night = await drawnNight(club, 16, { format });
    const path = `/v1/tournaments/${night.id}`;
    const readyIn = async (flight: string): Promise<readonly { readonly id: string }[]> =>
      (await club.api.get(`${path}/pairings?flight=${flight}&status=ready&round=1`)).body.items;
    for (const { id } of await readyIn('main')) {
      await club.api.post(`${path}/pairings/${id}/result`, { score: { white: 3, black: 0 } });
    }
    const desk = await Director.at(night);
    await desk.tap(desk.page.getByText('Last chance', { exact: true }));
    await desk.tap(desk.button('Begin the last chance'));
    await desk.page.getByRole('alert').getByText('last chance').waitFor();
    for (const { id } of (await readyIn('consolation')).slice(0, 3)) {
      await club.api.post(`${path}/pairings/${id}/result`, { score: { white: 3, black: 0 } });
    }
    await desk.tap(desk.button('Begin the last chance'));
    await desk.button('Begin the last chance').waitFor({ state: 'detached' });
    expect((await club.api.get(`${path}/pairings?flight=last-chance`)).body.items.length).toBeGreaterThan(0);
  });
});

describe('an entrant who leaves', () => {
  it('is withdrawn in three taps and back in two', async () => {
    const night = await enteredNight(club, 4);
    const desk = await Director.at(night);
    await desk.part('Entrants');
    await desk.tap(desk.button('Bob Sample leaves'));
    await desk.page.getByText('This changes').waitFor();
    expect(await looks(desk.page, 'desk-leaving')).toEqual([]);
    await desk.tap(desk.button('Yes, Bob Sample leaves'));
    await desk.button('Bob Sample is back').waitFor();
    expect(desk.taps).toBe(3);
    desk.taps = 0;
    await desk.part('Entrants');
    await desk.tap(desk.button('Bob Sample is back'));
    await desk.button('Bob Sample leaves').waitFor();
    expect(desk.taps).toBe(2);
  });
});

describe('a Swiss', () => {
  it('has its next round looked at and published in two taps, and an act undone in three', async () => {
    const night = await drawnNight(club, 6, { format: { kind: 'swiss', rounds: 3, lengths: [3] } });
    for (const { id } of await ready(club, night.id)) {
      await club.api.post(`/v1/tournaments/${night.id}/pairings/${id}/result`, { score: { white: 3, black: 0 } });
    }
    const desk = await Director.at(night);
    expect(await desk.page.getByText('Nothing to do here').isVisible()).toBe(false);
    await desk.tap(desk.button('Look at round 2'));
    await desk.page.getByRole('heading', { name: 'Round 2: how does it look?' }).waitFor();
    expect(await looks(desk.page, 'desk-round')).toEqual([]);
    await desk.tap(desk.button('Publish'));
    await desk.page.getByRole('heading', { name: /^To call/ }).waitFor();
    expect(desk.taps).toBe(2);
    desk.taps = 0;
    await desk.part('Log');
    // The round was proposed, then published; the list of acts comes a moment after the round.
    await desk.page.getByRole('listitem').filter({ hasText: 'Round proposed' }).waitFor();
    await desk.tap(desk.button('Undo: Round published'));
    await desk.button('Yes, undo it').waitFor();
    expect(await desk.page.getByText('director of a test').count()).toBeGreaterThan(0);
    expect(await looks(desk.page, 'desk-log')).toEqual([]);
    await desk.tap(desk.button('Yes, undo it'));
    await desk.page.getByText('Undone: Round published').waitFor();
    expect(desk.taps).toBe(3);
  });
});

describe('money', () => {
  it('is counted: what an entry costs, who has paid', async () => {
    const night = await enteredNight(club, 4);
    const desk = await Director.at(night);
    await desk.part('Money');
    await desk.page.getByLabel(/^Entry fee/).fill('10');
    await desk.tap(desk.button('Save'));
    await desk.page.getByRole('heading', { name: 'Prizes' }).waitFor();
    expect(await looks(desk.page, 'desk-money')).toEqual([]);
    await desk.part('Entrants');
    await desk.tap(desk.page.getByRole('listitem', { name: 'Ann Example' }).getByRole('button', { name: 'Not paid' }));
    await desk.button('Ann Example: Paid').waitFor();
  });
});
