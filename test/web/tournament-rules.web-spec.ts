/** Rules of a tournament that few directors change: chosen when it is made, and read on its page. */
import type { Page } from 'playwright-core';
import { idle, keepPicture, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

beforeAll(async () => {
  // A club in which something goes on folds its forms.
  await club.api.post('/v1/tournaments', { name: 'Before', format: { kind: 'knockout', lengths: [5] } });
});

/** The form of a new tournament of a kind, with what few change unfolded. */
async function begun(kind: string, language = 'en-GB') {
  const page = await visitors.visit('/', { token: director, language });
  await page.getByText(language === 'en-GB' ? 'New tournament' : 'Neues Turnier').tap();
  await field(page, 'format/kind').selectOption(kind);
  await page.locator('summary', { hasText: language === 'en-GB' ? 'More rules' : 'Mehr Regeln' }).press('Enter');
  return page;
}

const field = (page: Page, name: string) => page.locator(`[data-field~="/${name}"]`);

/** What the page asks for, and the tournament that comes of it. */
async function makeOn(page: Page) {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/v1/tournaments'),
  );
  // The list above grows while others begin something: a touch could go beside the button.
  await page.getByRole('button', { name: 'Make the tournament' }).press('Enter');
  const asked = (await sent).postDataJSON();
  await page.waitForURL('**/desk');
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  return { asked, id, made: (await club.api.get(`/v1/tournaments/${id}`)).body };
}

it('orders who is level by the tie-breaks that the director names, which a reload keeps and the page says', async () => {
  const page = await begun('swiss');
  await field(page, 'format/tieBreaks/0').selectOption('buchholz');
  await field(page, 'format/tieBreaks/1').selectOption('difference');
  await field(page, 'format/tieBreaks/1').selectOption('sonneborn-berger');
  await field(page, 'format/tieBreaks/2').selectOption('lots');
  expect(await looks(page, 'tie-breaks')).toEqual([]);
  await page.reload();
  await page.getByText('Tie-breaks: Buchholz, Sonneborn–Berger, Lots').waitFor();
  const { id, made } = await makeOn(page);
  expect(made.format.tieBreaks).toEqual(['buchholz', 'sonneborn-berger', 'lots']);
  await page.goto(page.url().replace(/\/t\/.*/, `/t/${id}`));
  await page.getByText('Tie-breaks: Buchholz, Sonneborn–Berger, Lots').waitFor();
});

it('sends nothing that the director leaves alone, or puts back', async () => {
  const swiss = await begun('swiss');
  await field(swiss, 'format/tieBreaks/0').selectOption('lots');
  await field(swiss, 'format/tieBreaks/0').selectOption('none');
  expect((await makeOn(swiss)).asked.format).not.toHaveProperty('tieBreaks');
  const league = await begun('league');
  expect((await makeOn(league)).asked.format.points).not.toHaveProperty('forfeit');
  const knockout = await begun('knockout');
  await field(knockout, 'rules/clock').selectOption('simpleDelay');
  const { asked, made } = await makeOn(knockout);
  expect([asked.format.consolation, asked.rules.clock]).toEqual([{ lengths: [3] }, { mode: 'simpleDelay' }]);
  // So it is what the form has shown.
  expect(made.format.consolation.kind).toBe('progressive');
});

it('has another cost of a fallen flag, and a consolation only for losers of a first match', async () => {
  const page = await begun('knockout');
  await field(page, 'format/consolation/kind').selectOption('plain');
  await field(page, 'rules/clock').selectOption('fischer');
  await field(page, 'rules/clock/onExpiry').selectOption('loseGame');
  const said = 'Fischer: 2 min a point + 12 s · out of time: game lost';
  await page.getByText(said).waitFor();
  const { id, made } = await makeOn(page);
  expect([made.format.consolation.kind, made.rules.clock.onExpiry]).toEqual(['plain', 'loseGame']);
  await page.goto(page.url().replace(/\/t\/.*/, `/t/${id}`));
  await page.getByText(`${said} · consolation only after the first match`).waitFor();
});

it('counts table points for a forfeited match of a league', async () => {
  const page = await begun('league');
  await field(page, 'format/points/forfeit').fill('x');
  await page.getByRole('status').getByText('Write the table points as whole numbers').waitFor();
  await field(page, 'format/points/forfeit').fill('1');
  const { id, made } = await makeOn(page);
  expect(made.format.points).toEqual({ win: 1, loss: 0, forfeit: 1 });
  await page.goto(page.url().replace(/\/t\/.*/, `/t/${id}`));
  await page.getByText('table points for a forfeit: 1').waitFor();
});

it('changes the cost of a fallen flag on the desk, and drops what belonged to the one before', async () => {
  const clock = { mode: 'bronstein', onExpiry: 'penaltyPoints', expiryPoints: 2, refillSeconds: 90, doubles: true };
  const asked = {
    name: 'Flags',
    format: { kind: 'swiss', lengths: [5], rounds: 3, tieBreaks: ['lots'] },
    rules: { clock },
  };
  const { id } = (await club.api.post('/v1/tournaments', asked)).body;
  const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
  await desk.getByText('Name, format, who may watch').tap();
  await desk.locator('summary', { hasText: 'More rules' }).tap();
  expect(await field(desk, 'rules/clock/onExpiry').inputValue()).toBe('penaltyPoints');
  const save = async () => {
    const answered = desk.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await desk.getByRole('button', { name: 'Save', exact: true }).tap();
    expect((await answered).status()).toBe(200);
    await idle(desk);
    return (await club.api.get(`/v1/tournaments/${id}`)).body;
  };
  await field(desk, 'rules/clock/perTurnSeconds').fill('8');
  expect((await save()).rules.clock).toEqual({ ...clock, perTurnSeconds: 8 });
  await field(desk, 'rules/clock/onExpiry').selectOption('loseGame');
  await field(desk, 'format/tieBreaks/0').selectOption('none');
  const { rules, format } = await save();
  expect(rules.clock).toEqual({ mode: 'bronstein', onExpiry: 'loseGame', doubles: true, perTurnSeconds: 8 });
  expect(format.tieBreaks).toBe(null);
});

it('is understood in German, too', async () => {
  const page = await begun('swiss', 'de-DE');
  await field(page, 'format/tieBreaks/0').selectOption('direct');
  await field(page, 'rules/clock').selectOption('simpleDelay');
  await field(page, 'rules/clock/onExpiry').selectOption('penaltyPoints');
  await page.getByText('Zeit um: Strafpunkte').waitFor();
  await keepPicture(page, 'tournament-rules-german');
});
