/** What a player does with a phone: signs in by a link, sees the next match, reports it, confirms what the opponent reported. */
import type { Page } from 'playwright-core';
import { drawn, heldBack, looks, visitedClub } from '../support/web/browser.js';
import { type ReadyPairing, drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors } = await visitedClub();
const night = await drawnNight(club, 8);

async function phoneOf(playerId: string): Promise<Page> {
  return visitors.visit(`/go#${await club.token('player', { playerId })}`);
}

async function nextPairing(): Promise<ReadyPairing> {
  const [pairing] = await ready(club, night.id);
  if (pairing === undefined) throw new Error('nobody is ready');
  return pairing;
}

async function pairingNow(id: string) {
  return (await club.api.get(`/v1/tournaments/${night.id}/pairings/${id}`)).body;
}

describe('a link', () => {
  it('signs a player in, and stays neither in the address nor in the history', async () => {
    const { white } = await nextPairing();
    const phone = await phoneOf(white.playerId);
    await phone.getByRole('heading', { name: white.name, exact: true }).waitFor();
    expect(phone.url()).toBe(`${visitors.origin}/me`);
    await phone.getByRole('button', { name: 'Sign out' }).tap();
    await phone.getByText('To come back you need your link or your token.').waitFor();
    await phone.getByRole('button', { name: 'Yes, sign out' }).tap();
    await phone.getByRole('link', { name: 'Sign in' }).first().waitFor();
    expect(await phone.evaluate(`localStorage.getItem('club.token')`)).toBeNull();
  });

  it('of a director leads to a way to sign out too', async () => {
    const phone = await visitors.visit('/go');
    const answer = await heldBack(phone, '**/v1/club');
    await phone.goto(`${phone.url()}#${await club.token('director')}`);
    await phone.getByRole('link', { name: 'Account' }).tap();
    await phone.getByText('You are signed in as ').waitFor();
    // Who has gone on by then stays there.
    answer();
    expect(await phone.getByText('Your next match appears here').count()).toBe(0);
    const tab = await phone.context().newPage();
    await tab.goto(`${new URL(phone.url()).origin}/settings`);
    await tab.getByRole('link', { name: 'Account' }).waitFor();
    await phone.getByRole('button', { name: 'Sign out' }).tap();
    await phone.getByRole('button', { name: 'Yes, sign out' }).tap();
    await phone.getByRole('link', { name: 'Sign in' }).first().waitFor();
    // In another tab, too.
    await tab.getByRole('link', { name: 'Sign in' }).first().waitFor();
    expect(await phone.evaluate(`localStorage.getItem('club.token')`)).toBeNull();
  });

  it('that has ended says so, and leaves room for another one', async () => {
    const phone = await visitors.visit('/go#a-token-that-nobody-has');
    await phone.getByRole('alert').getByText('does not know this token').waitFor();
    expect(await looks(phone, 'go')).toEqual([]);
    const { black } = await nextPairing();
    await phone.getByLabel('Token').fill(await club.token('player', { playerId: black.playerId }));
    await phone.getByRole('button', { name: 'Sign in' }).tap();
    await phone.getByRole('heading', { name: black.name, exact: true }).waitFor();
  });
});

it('whose link ends while the page is open says so once, and nothing against it', async () => {
  const token = await club.token('player', { playerId: await club.player('Quinn Quick') });
  const phone = await visitors.visit(`/go#${token}`);
  await phone.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
  const { tokenId } = (await club.as(token).get('/v1/me')).body;
  await club.api.delete(`/v1/tokens/${tokenId}`, { headers: { 'if-match': '*' } });
  await phone.getByRole('alert').getByText('shown to those who are signed in').first().waitFor();
  expect(await looks(phone, 'me-ended')).toEqual([]);
  expect(await phone.getByRole('alert').count()).toBe(1);
  for (const said of ['Nothing waits for you', 'You are signed in as']) {
    expect([said, await phone.getByText(said).count()]).toEqual([said, 0]);
  }
});

it('who has left, or is disqualified, reads so', async () => {
  const { id, players } = await drawnNight(club, 4);
  const { items } = (await club.api.get(`/v1/tournaments/${id}/entries`)).body;
  const [gone = '', out = ''] = players;
  const leave = async (player: string, how: string, more: object = {}): Promise<void> => {
    const entry = items.find(({ playerId }: { playerId: string }) => playerId === player);
    const path = `/v1/tournaments/${id}/entries/${entry.id}/${how}`;
    const { status } = await club.api.post(path, { reason: 'ill', ...more }, { headers: { 'if-match': '*' } });
    expect(status).toBe(200);
  };
  const phone = await phoneOf(gone);
  await phone.getByText('Wait for a table').waitFor();
  await leave(gone, 'withdraw', { until: 'return' });
  await phone.getByRole('link', { name: 'you are away for a while' }).waitFor();
  await leave(gone, 'withdraw');
  await phone.getByRole('link', { name: 'you have left. Ask the director' }).waitFor();
  const other = await phoneOf(out);
  await other.getByText(/Wait for a table|Nothing waits for you/).waitFor();
  await leave(out, 'disqualify');
  await other.getByRole('link', { name: 'you are disqualified, and play no more' }).waitFor();
  expect(await looks(other, 'me-disqualified')).toEqual([]);
});

it('whose tournament is called off reads why', async () => {
  const { id, players } = await drawnNight(club, 2);
  const phone = await phoneOf(players[0] ?? '');
  await phone.getByText('Wait for a table').waitFor();
  await club.api.post(`/v1/tournaments/${id}/cancel`, { reason: 'The room is flooded' });
  await phone.getByRole('link', { name: /is called off: .?The room is flooded/ }).waitFor();
  // The tasks of /me and this sentence come from two requests, in either order.
  await phone.getByText('Wait for a table').waitFor({ state: 'hidden' });
  // A day later it is no news.
  await phone.clock.setSystemTime(Date.now() + 86_400_000);
  await phone.reload();
  await phone.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
  expect(await phone.getByText('is called off').count()).toBe(0);
});

it('who has left a ladder is not led to it for a challenge', async () => {
  const { id, players } = await drawnNight(club, 4, { format: { kind: 'ladder', lengths: [5] } });
  const [gone = ''] = players;
  const phone = await phoneOf(gone);
  await phone.getByRole('link', { name: 'challenge' }).waitFor();
  const { items } = (await club.api.get(`/v1/tournaments/${id}/entries`)).body;
  const entry = items.find(({ playerId }: { playerId: string }) => playerId === gone);
  await club.api.post(
    `/v1/tournaments/${id}/entries/${entry.id}/withdraw`,
    { reason: 'ill' },
    { headers: { 'if-match': '*' } },
  );
  await phone.getByRole('link', { name: 'you have left' }).waitFor();
  expect(await phone.getByRole('link', { name: 'challenge' }).count()).toBe(0);
});

describe('a result', () => {
  it('is reported in three taps and confirmed in one', async () => {
    const { id, white, black } = await nextPairing();
    await club.api.patch(
      `/v1/tournaments/${night.id}/pairings/${id}`,
      { table: '4' },
      { headers: { 'if-match': '*' } },
    );
    const [reporter, opponent] = [await phoneOf(white.playerId), await phoneOf(black.playerId)];
    await reporter.getByText('Table 4').waitFor();
    expect(await looks(reporter, 'me-to-play')).toEqual([]);
    await reporter.getByRole('group', { name: 'Who won?' }).getByRole('button', { name: white.name }).tap();
    await reporter.getByRole('button', { name: '3', exact: true }).tap();
    expect(await looks(reporter, 'me-report')).toEqual([]);
    await reporter.getByRole('button', { name: 'Send: ' }).tap();
    await reporter.getByText('has to confirm it').waitFor();
    // Also for a phone that was opened again meanwhile.
    await reporter.reload();
    await reporter.getByText('has to confirm it').waitFor();
    // The service lets the reporter take nothing back: the page says who can.
    await reporter
      .getByText(/^Mistyped\? .+ can say that it is wrong; then report it again\. Or ask the director\.$/)
      .waitFor();
    expect(await looks(reporter, 'me-awaited')).toEqual([]);

    await opponent.getByRole('heading', { name: 'Is it right?' }).waitFor();
    expect(await looks(opponent, 'me-confirm')).toEqual([]);
    await opponent.getByRole('button', { name: 'Yes, it is right' }).tap();
    await opponent.getByRole('heading', { name: 'Is it right?' }).waitFor({ state: 'detached' });
    expect((await pairingNow(id)).result).toMatchObject({
      winner: 'white',
      score: { white: 5, black: 3 },
      confirmation: 'given',
    });
    await reporter.getByText(/^It counts, against .+ won 5 – 3\.$/).waitFor();
    // What is next appears by itself.
    await reporter.getByText('Nothing waits for you').or(reporter.getByText('Wait for a table')).first().waitFor();
  });

  it('that is wrong is objected to in one tap, and played on', async () => {
    const { id, white, black } = await nextPairing();
    const body = { score: { white: 5, black: 0 } };
    await club
      .as(await club.token('player', { playerId: white.playerId }))
      .post(`/v1/tournaments/${night.id}/pairings/${id}/result`, body);
    const opponent = await phoneOf(black.playerId);
    await opponent.getByRole('button', { name: 'No, it is wrong' }).tap();
    await opponent.getByRole('heading', { name: 'Is it right?' }).waitFor({ state: 'detached' });
    await opponent.getByRole('heading', { name: `Against ${white.name}`, exact: true }).waitFor();
    expect((await pairingNow(id)).result).toBeNull();
  });

  it('is said with its winner, and counts for nobody before it is confirmed', async () => {
    const { id, white, black } = await nextPairing();
    const [first, second] = [await phoneOf(white.playerId), await phoneOf(black.playerId)];
    const path = `/v1/tournaments/${night.id}/pairings/${id}`;
    const report = async (playerId: string, score: object): Promise<void> => {
      const answer = await club.as(await club.token('player', { playerId })).post(`${path}/result`, { score });
      expect(answer.status).toBe(200);
    };
    await report(black.playerId, { white: 2, black: 5 });
    // The winner does not read the loser's points first.
    await second.getByText(`${black.name} won 5 – 2`).waitFor();
    await first.getByRole('button', { name: 'No, it is wrong' }).tap();
    await second.getByText('The director decides.').waitFor();
    await report(white.playerId, { white: 5, black: 4 });
    await second.getByRole('button', { name: 'Yes, it is right' }).waitFor();
    await drawn(second);
    expect(await second.getByText('It counts').count()).toBe(0);
    await second.getByRole('button', { name: 'Yes, it is right' }).tap();
    await second.getByText(/^It counts, against .+ won 5 – 4\.$/).waitFor();
    expect(await second.getByText(/^It counts/).textContent()).toContain(`${white.name} won`);
  });

  it('that a player may not write is not offered: a player gives up, and does not say so of the other', async () => {
    const { id, white, black } = await nextPairing();
    const phone = await phoneOf(white.playerId);
    const won = phone.getByRole('group', { name: 'Who won?' });
    await won.getByRole('button', { name: white.name }).tap();
    await phone.getByRole('button', { name: '1', exact: true }).waitFor();
    expect(await phone.getByText('It ended otherwise').count()).toBe(0);
    await won.getByRole('button', { name: black.name }).tap();
    await phone.getByText('It ended otherwise').tap();
    expect(await phone.getByRole('button', { name: 'forfeit' }).count()).toBe(0);
    await phone.getByRole('button', { name: 'conceded' }).tap();
    await phone.getByRole('button', { name: `Send: ${black.name} won, conceded` }).tap();
    await phone.getByText(/^It counts, against .+ won, conceded\.$/).waitFor();
    expect((await pairingNow(id)).result).toMatchObject({ winner: 'black', by: 'concession' });
  });

  async function recorded(): Promise<number> {
    const { items } = (await club.api.get(`/v1/tournaments/${night.id}/events?limit=1000`)).body;
    return items.filter(({ type }: { type: string }) => type === 'ResultRecorded').length;
  }

  /** A phone without network, with a result that waits to be sent. */
  async function waiting(): Promise<{ readonly id: string; readonly phone: Page }> {
    const { id, white } = await nextPairing();
    const phone = await phoneOf(white.playerId);
    await phone.getByRole('group', { name: 'Who won?' }).getByRole('button', { name: white.name }).tap();
    await phone.getByRole('button', { name: '1', exact: true }).tap();
    await phone.context().setOffline(true);
    await phone.getByRole('button', { name: 'Send: ' }).tap();
    await phone.getByText('It is sent as soon as the club does.').waitFor();
    return { id, phone };
  }

  it('waits without network where everybody sees it, and is sent once', async () => {
    const before = await recorded();
    const { id, phone } = await waiting();
    expect((await pairingNow(id)).result).toBeNull();
    // What is sent is what is shown.
    expect(await phone.getByRole('button', { name: '3', exact: true }).isDisabled()).toBe(true);
    await phone.context().setOffline(false);
    await phone.getByText('has to confirm it').waitFor();
    expect(await recorded()).toBe(before + 1);
  });

  it('waits also where its page is left, and is sent when the network is back', async () => {
    const before = await recorded();
    const { id, phone } = await waiting();
    await phone.locator('a.home').tap();
    await phone.locator('.unread').getByText('It is sent as soon as the club does.').waitFor();
    await phone.context().setOffline(false);
    // The page that could not be loaded comes by itself, and the result with it.
    await phone.getByRole('heading', { name: 'Tonight' }).waitFor();
    expect(await phone.locator('.unread').count()).toBe(0);
    expect([(await pairingNow(id)).result?.confirmation, await recorded()]).toEqual(['awaited', before + 1]);
  });

  it('that the service refuses is refused in its words beside the button, and nothing typed is lost', async () => {
    const { id, white, black } = await nextPairing();
    const phone = await phoneOf(white.playerId);
    await phone.getByRole('group', { name: 'Who won?' }).getByRole('button', { name: black.name }).tap();
    await phone.getByRole('button', { name: '2', exact: true }).tap();
    await phone.route('**/result', async (route) => {
      // Another has written the slip in the meantime.
      await club.api.post(`/v1/tournaments/${night.id}/pairings/${id}/result`, { score: { white: 5, black: 4 } });
      await route.continue();
    });
    await phone.getByRole('button', { name: 'Send: ' }).tap();
    await phone.getByRole('alert').or(phone.getByText('Nothing waits for you')).first().waitFor();
  });
});

it('confirms the result that was read, and no other one that waits by then', async () => {
  const { id, white, black } = await nextPairing();
  const path = `/v1/tournaments/${night.id}/pairings/${id}`;
  const reporter = club.as(await club.token('player', { playerId: white.playerId }));
  await reporter.post(`${path}/result`, { score: { white: 5, black: 3 } });
  const phone = await phoneOf(black.playerId);
  const yes = phone.getByRole('button', { name: 'Yes, it is right' });
  await yes.waitFor();
  await phone.route('**/confirm', async (route) => {
    await club.api.post(`${path}/object`);
    await reporter.post(`${path}/result`, { score: { white: 5, black: 0 } });
    await route.continue();
  });
  await yes.tap();
  await phone.getByText('Another result has been reported here meanwhile').waitFor();
  expect((await pairingNow(id)).result).toMatchObject({ score: { white: 5, black: 0 }, confirmation: 'awaited' });
});
