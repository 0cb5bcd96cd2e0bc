/** What the rules refuse, in the words of the page where it does not speak the language of the service. */
import type { Page } from 'playwright-core';
import { drawnNight, enteredNight } from '../support/clubs/club-of-16.js';
import { looks, settled, visitedClub } from '../support/web/browser.js';
import { type Seats, gameIn, matchOf } from '../support/web/board-match.js';
import { builtOf } from '../support/web/built.js';

const { club, visitors, director } = await visitedClub();

const GERMAN = { token: director, language: 'de-DE' };

/** What a page says of a refusal, when it says it. */
async function refusal(page: Page): Promise<string | null> {
  const alert = page.getByRole('alert').filter({ hasText: /./ }).first();
  await alert.waitFor();
  return alert.textContent();
}

/** From now on the page sees what it has seen: what changes behind it stays on its way. */
async function stopped(page: Page, ...addresses: readonly string[]): Promise<void> {
  await page.route('**/v1/live*', (route) => route.abort());
  for (const address of addresses) {
    const seen = (await club.api.get(address)).body;
    await page.route(`**${address}`, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: seen }) : route.fallback(),
    );
  }
}

describe('a board', () => {
  /** A phone on which a side can double, and has not heard yet that it has rolled on another one. */
  async function late(language: string): Promise<Page> {
    const { id, white, black }: Seats = await matchOf(club, { dice: 'recorded' });
    await club.api.post(`/v1/matches/${id}/games`, {});
    const { id: game } = await gameIn(club, id);
    const send = (action: object) => club.api.act(game, action);
    await send({ type: 'opening-roll', dice: { white: 3, black: 1 } });
    await send({ type: 'play', side: 'white', play: '8/5 6/5' });
    const page = await visitors.visit(`/m/${id}`, { token: black.token, language });
    await page.getByRole('button', { name: /^(Double|Doppeln)$/ }).waitFor();
    await stopped(page, `/v1/games/${game}`, `/v1/matches/${id}`);
    expect((await send({ type: 'roll', side: 'black', dice: [6, 5] })).status).toBe(200);
    expect(white.id).not.toBe(black.id);
    return page;
  }

  it('says in German why nobody can double now', async () => {
    const page = await late('de-DE');
    await page.getByRole('button', { name: 'Doppeln', exact: true }).tap();
    expect(await refusal(page)).toBe('Jetzt kannst du nicht doppeln: Der Wurf muss erst gezogen werden.');
    expect(await looks(page, 'board-refusal-de')).toEqual([]);
  });

  it('says in English what the service says, and loads no words for it', async () => {
    const page = await late('en-GB');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Double', exact: true }).tap();
    expect(await refusal(page)).toBe('You cannot double now: a roll is waiting to be played.');
    // Another part of the page may come just then.
    expect(loaded).not.toContain(`/${builtOf('src/texts/de/refusals.ts').file}`);
  });

  it('says it as the service does where the words cannot be loaded', async () => {
    const page = await late('de-DE');
    await page.route(`**/${builtOf('src/texts/de/refusals.ts').file}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Doppeln', exact: true }).tap();
    expect(await refusal(page)).toBe('You cannot double now: a roll is waiting to be played.');
  });

  it('says in German which play a typed one should be', async () => {
    const { id, white } = await matchOf(club, { dice: 'recorded' });
    await club.api.post(`/v1/matches/${id}/games`, {});
    const { id: game } = await gameIn(club, id);
    await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    const page = await visitors.visit(`/m/${id}`, { token: white.token, language: 'de-DE' });
    await page.getByText('Zug eintippen').tap();
    const said = async (play: string): Promise<string | null> => {
      await page.getByLabel('Zug', { exact: true }).fill(play);
      await page.getByLabel('Zug', { exact: true }).press('Enter');
      return refusal(page);
    };
    expect(await said('8/5')).toMatch(/^Von 3-1 lässt sich mehr ziehen als 8\/5\. Erlaubt ist etwa \S+ \S+\.$/);
    await page.reload();
    await page.getByText('Zug eintippen').tap();
    expect(await said('nach vorn')).toBe('Das ist kein Zug. Schreibe ihn wie 13/8 6/5, bar/22, 6/off oder 8/4(2).');
  });
});

describe('a desk', () => {
  it('says in German that a round is published, where another director was sooner', async () => {
    const { id } = await enteredNight(club, 4, { format: { kind: 'swiss', rounds: 3, lengths: [5] } });
    await club.api.post(`/v1/tournaments/${id}/draw`, {}, { headers: { 'if-match': '*' } });
    const rounds = `/v1/tournaments/${id}/rounds`;
    for (const { id: pairing } of (await club.api.get(`/v1/tournaments/${id}/pairings`)).body.items) {
      await club.api.post(`/v1/tournaments/${id}/pairings/${pairing}/result`, { score: { white: 5, black: 3 } });
    }
    expect((await club.api.post(rounds, { publish: false })).status).toBeLessThan(300);
    const desk = await visitors.visit(`/t/${id}/desk`, GERMAN);
    await desk.getByRole('heading', { name: 'Runde 2: So richtig?' }).waitFor();
    await stopped(desk, rounds);
    await club.api.post(`${rounds}/2/publish`, {}, { headers: { 'if-match': '*' } });
    // The desk has seen the new version of the tournament, and not what became of the round.
    const { version } = (await club.api.get(`/v1/tournaments/${id}`)).body;
    await desk.route('**/publish', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'if-match': `"${version}"` } }),
    );
    await desk.getByRole('button', { name: 'Veröffentlichen' }).tap();
    expect(await refusal(desk)).toBe('Runde 2 ist schon veröffentlicht.');
    expect(await looks(desk, 'desk-refusal-de')).toEqual([]);
  });

  it('says in German who of a list is entered already, by name', async () => {
    const { id } = await enteredNight(club, 2);
    await club.api.post(`/v1/tournaments/${id}/entries`, { playerId: await club.player('Rosa Rot') });
    const desk = await visitors.visit(`/t/${id}/desk?show=entrants`, GERMAN);
    await desk.getByText('Eine Liste von Namen anmelden').tap();
    await club.player('Rolf Blau');
    await desk.getByLabel('Ein Name in jeder Zeile').fill('Rosa Rot\nRolf Blau');
    await desk.getByText('Schon angemeldet: \u2068Rosa Rot\u2069').waitFor();
    await desk.getByRole('button', { name: '1 anmelden' }).tap();
    const said = '\u2068Rosa Rot\u2069: \u2068Rosa Rot\u2069 lässt sich hier nicht noch einmal anmelden.';
    await desk.getByText(said).waitFor();
  });

  it('says in German who plays at a table, by the names of the entries', async () => {
    const night = await drawnNight(club, 4);
    const [one, other] = (await club.api.get(`/v1/tournaments/${night.id}/pairings`)).body.items;
    const path = `/v1/tournaments/${night.id}/pairings/`;
    const desk = await visitors.visit(`/t/${night.id}/desk`, GERMAN);
    const row = desk.getByRole('listitem', { name: `${other.white.name} – ${other.black.name}`, exact: true });
    await row.getByRole('button', { name: /^Aufrufen/ }).tap();
    await row.getByText('An welchen Tisch?').waitFor();
    await stopped(desk);
    await desk.route('**/pairings/*', (route) =>
      route.continue(route.request().method() === 'PATCH' ? { postData: '{"table":"7"}' } : {}),
    );
    await club.api.patch(`${path}${one.id}`, { table: '7' }, { headers: { 'if-match': '*' } });
    await row.getByRole('button', { name: '1', exact: true }).tap();
    const said = `An Tisch 7 spielen noch \u2068${one.white.name}\u2069 und \u2068${one.black.name}\u2069.`;
    expect(await refusal(desk)).toBe(said);
  });
});

describe('a chouette', () => {
  it('says in German that nobody has room at the table, and who has left it', async () => {
    const ids: string[] = [];
    for (const name of ['Ann Archer', 'Bo Bellingham', 'Cy Carmichael', 'Di Dorn', 'Late Lee']) {
      ids.push(await club.player(name));
    }
    const body = { players: ids.slice(0, 4), order: 'given', rules: { maxPlayers: 4 } };
    const { id } = (await club.api.post('/v1/chouettes', body)).body;
    const phoneOf = async (playerId = '') =>
      visitors.visit(`/c/${id}`, { token: await club.token('player', { playerId }), language: 'de-DE' });
    const lees = await phoneOf(ids[4]);
    await lees.getByRole('button', { name: 'Mitspielen' }).tap();
    expect(await refusal(lees)).toBe('An diesem Tisch ist kein Platz mehr: höchstens 4 spielen mit.');
    expect(await looks(lees, 'chouette-refusal-de')).toEqual([]);

    const dis = await phoneOf(ids[3]);
    await dis.locator('button.seat-line', { hasText: 'Di Dorn' }).tap();
    await dis.getByRole('button', { name: 'Aussetzen' }).waitFor();
    await stopped(dis, `/v1/chouettes/${id}`);
    await club.api.delete(`/v1/chouettes/${id}/players/${ids[3] ?? ''}`, { headers: { 'if-match': '*' } });
    await dis.getByRole('button', { name: 'Aussetzen' }).tap();
    expect(await refusal(dis)).toBe('\u2068Di Dorn\u2069 sitzt nicht am Tisch.');
  });
});

/** Answers a request of the page in the place of the service. */
async function answeredBy(page: Page, url: string, status: number, code: string): Promise<void> {
  const json = { type: `/problems/${code}`, title: 'Not now', status, code, detail: 'Not now.', requestId: '' };
  await page.route(url, (route) => route.fulfill({ status, contentType: 'application/problem+json', json }));
}

describe('what cannot be shown', () => {
  it('has its reason in German, and no heading in English', async () => {
    const { id } = await enteredNight(club, 2);
    const page = await visitors.visit('/', GERMAN);
    const link = page.getByRole('link', { name: 'Paarungen und Tabelle' }).first();
    await link.waitFor();
    await settled(page);
    await answeredBy(page, `**/v1/tournaments/${id}**`, 403, 'request.forbidden');
    await page.evaluate(`history.pushState(null, '', '/t/${id}'); dispatchEvent(new PopStateEvent('popstate'))`);
    expect(await refusal(page)).toContain('Das darfst du hier nicht. Bitte die Turnierleitung darum.');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Backgammon-Club');
  });

  it('says to who signs in that the club is busy', async () => {
    const page = await visitors.visit('/go', { language: 'de-DE' });
    await answeredBy(page, '**/v1/me', 503, 'service.busy');
    await page.getByLabel('Token').fill('any');
    await page.getByRole('button', { name: 'Anmelden' }).tap();
    expect(await refusal(page)).toBe('Der Club hat gerade zu viel zu tun. Versuche es gleich noch einmal.');
  });
});
