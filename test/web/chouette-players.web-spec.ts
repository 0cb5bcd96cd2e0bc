/** A chouette on the phones of its players, who come and go by themselves. */
import { looks, visitedClub } from '../support/web/browser.js';

const { club, visitors } = await visitedClub();

it('knows the seat of a person whom the club had entered twice', async () => {
  const names = ['Cara Cole', 'Dirk Dorn', 'Elsa Ebner'];
  const players = await Promise.all(names.map((name) => club.player(name)));
  const twin = await club.player('Cara C.');
  const token = await club.token('player', { playerId: twin });
  await club.api.post(`/v1/players/${twin}/merge`, { into: players[0] });
  const { id } = (await club.api.post('/v1/chouettes', { players, order: 'given' })).body;
  const phone = await visitors.visit(`/c/${id}`, { token });
  await phone.getByRole('heading', { name: 'Game 1' }).waitFor();
});

it('lets a friend who comes late sit down, and offers nobody what only the others themselves may do', async () => {
  const ids: string[] = [];
  for (const name of ['Ann Archer', 'Bo Bellingham', 'Cy Carmichael', 'Late Lee']) ids.push(await club.player(name));
  const [ann = '', , , lee = ''] = ids;
  const { id } = (await club.api.post('/v1/chouettes', { players: ids.slice(0, 3), order: 'given' })).body;
  const phoneOf = async (playerId: string) =>
    visitors.visit(`/c/${id}`, {
      token: await club.token('player', { playerId }),
      size: { width: 360, height: 640 },
    });
  const [anns, lees] = [await phoneOf(ann), await phoneOf(lee)];
  const seat = (name: string) => anns.locator('button.seat-line', { hasText: name });
  await seat('Ann Archer').tap();
  await anns.getByRole('button', { name: 'Leave' }).waitFor();
  expect(await seat('Bo Bellingham').isDisabled()).toBe(true);
  await anns.getByText('Each player joins and leaves on their own page.').waitFor();
  expect(await anns.getByText('A player joins').count()).toBe(0);
  const german = await visitors.visit(`/c/${id}`, {
    token: await club.token('player', { playerId: ann }),
    language: 'de-DE',
    size: { width: 360, height: 640 },
  });
  await german.getByText('Für andere tun das Turnierleitung und Schreiber').waitFor();
  await german.locator('.member').last().waitFor();
  // No word is broken on the narrowest phone.
  const broken = `[...document.querySelectorAll('.three > button')].some((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getClientRects().length > 1;
  })`;
  expect(await anns.evaluate(broken)).toBe(false);
  // No word touches the border of its button, and what is said of a member stands in one row.
  const tight = `[...document.querySelectorAll('.three > button')].some((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getBoundingClientRect().left - button.getBoundingClientRect().left < 4;
  })`;
  expect(await anns.evaluate(tight)).toBe(false);
  const lines = `[...document.querySelectorAll('.member > .row')].map(({ children }) =>
    new Set([...children].map((child) => child.offsetTop)).size)`;
  expect([await anns.evaluate(lines), await german.evaluate(lines)]).toEqual([
    [1, 1],
    [1, 1],
  ]);

  await lees.getByRole('button', { name: 'Join the table' }).tap();
  await seat('Late Lee').waitFor();
  await lees.getByRole('heading', { name: 'Game 1' }).waitFor();
  expect(await lees.evaluate('document.documentElement.scrollWidth')).toBe(360);
});

it('asks before leaving where the others go at the end of the game, so that one is left', async () => {
  const players = await Promise.all(['Abe Alder', 'Bea Birch', 'Cal Cedar'].map((name) => club.player(name)));
  const rules = { joinNeedsBoxConsent: true };
  const { id } = (await club.api.post('/v1/chouettes', { players, order: 'given', rules })).body;
  const path = `/v1/chouettes/${id}`;
  await club.api.post(`${path}/games`);
  const left = await club.api.delete(`${path}/players/${players[2]}`, { headers: { 'if-match': '*' } });
  expect(left.body.asks).toMatchObject([{ player: players[2], ask: 'leave' }]);
  const phone = await visitors.visit(`/c/${id}`, { token: await club.token('player', { playerId: players[1] }) });
  // All read who goes at the end of the game, and who waits for a word of the box.
  await phone.getByText(/^.?Cal Cedar.? leaves after this game/).waitFor();
  const dee = await club.player('Dee Dale');
  const dees = await visitors.visit(`/c/${id}`, { token: await club.token('player', { playerId: dee }) });
  await dees.getByRole('button', { name: 'Join the table' }).tap();
  await phone.getByText(/^.?Dee Dale.? wants to join/).waitFor();
  // The box alone agrees, and who wants to join can think better of it.
  expect(await phone.getByRole('button', { name: /Dee Dale/ }).count()).toBe(0);
  await dees.getByRole('button', { name: /^.?Dee Dale.? does not play$/ }).tap();
  await dees.getByRole('button', { name: 'Join the table' }).tap();
  await dees.getByRole('button', { name: /^.?Dee Dale.? does not play$/ }).waitFor();
  expect(await dees.getByRole('button', { name: 'Join the table' }).count()).toBe(0);
  expect(await looks(phone, 'chouette-asks')).toEqual([]);
  // Other parts of the page, which come later, have buttons of the same name.
  await phone.locator('button.seat-line', { hasText: 'Bea Birch' }).tap();
  await phone.getByRole('button', { name: 'Leave' }).tap();
  await phone.getByText('With only one player left, the evening ends for good.').waitFor();
  expect((await club.api.get(path)).body.asks).toHaveLength(2);
  // What is written down of a game that the service plays takes its place.
  const abes = await visitors.visit(`/c/${id}`, { token: await club.token('player', { playerId: players[0] }) });
  await abes.getByRole('button', { name: /^Let .?Dee Dale.? join$/ }).tap();
  await phone.getByText(/^.?Dee Dale.? comes in with the next game/).waitFor();
  expect(await looks(abes, 'chouette-agreed')).toEqual([]);
  await abes.getByRole('heading', { name: 'Game 1' }).waitFor();
  await abes.getByRole('button', { name: 'Single' }).first().tap();
  await abes.getByRole('button', { name: 'Write down game 1' }).tap();
  await abes.getByRole('heading', { name: 'Game 2' }).waitFor();
  expect((await club.api.get(path)).body).toMatchObject({ currentGameId: null, games: [{ number: 1 }] });
});
