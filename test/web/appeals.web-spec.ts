/** Appeals against rulings, at the desk. */
import { drawnNight, ready } from '../support/clubs/club-of-16.js';
import { looks, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();
const ANY = { headers: { 'if-match': '*' } };

/** Bob Sample has come late to the match with Ann Example. */
async function penalised() {
  const night = await drawnNight(club, 2);
  const [pairing] = await ready(club, night.id);
  if (pairing === undefined) throw new Error('nothing is drawn');
  const penalty = { to: 'white', points: 1, reason: 'Late' };
  await club.api.post(`/v1/tournaments/${night.id}/pairings/${pairing.id}/penalty`, penalty);
  return { night, black: pairing.black };
}

async function appealIn(id: string) {
  const { items } = (await club.api.get(`/v1/tournaments/${id}/acts`)).body;
  return items.find(({ act }: { act: string }) => act === 'penalty').appeal;
}

it('are entered for an entrant, and decided, beside the log', async () => {
  const { night, black } = await penalised();
  const page = await visitors.visit(`/t/${night.id}/desk?show=log`, { token: director });
  await page.getByText('Appeals', { exact: true }).tap();
  await page.getByText('An entrant appeals …').tap();
  await page.getByRole('button', { name: black.name, exact: true }).tap();
  await page.getByLabel('Why?', { exact: true }).fill('The match was not called');
  await page.getByRole('button', { name: 'Enter the appeal' }).tap();
  await page.getByText('Appeals (1 open)').waitFor();
  await page.getByText('The match was not called').waitFor();
  expect(await appealIn(night.id)).toMatchObject({ entryId: black.entryId, status: 'open' });
  await settled(page);
  expect(await looks(page, 'appeal')).toEqual([]);

  await page.getByText('The committee has decided …').tap();
  await page.getByRole('button', { name: 'The ruling was wrong' }).tap();
  await page.getByText('This changes no result').waitFor();
  await page.getByLabel('Why? (may be left empty)').fill('The board was not free');
  await page.getByRole('button', { name: 'Record the decision' }).tap();
  await page.getByText('The board was not free').waitFor();
  await page.getByText('Appeals', { exact: true }).waitFor();
  expect(await appealIn(night.id)).toMatchObject({ status: 'overturned', decision: 'The board was not free' });
});

it('stay beside the log while they are open, whatever happens after the ruling', async () => {
  const { night, black } = await penalised();
  const path = `/v1/tournaments/${night.id}`;
  const { items } = (await club.api.get(`${path}/acts`)).body;
  const { version } = items.find(({ act }: { act: string }) => act === 'penalty');
  await club.api.post(`${path}/acts/${version}/appeal`, { entryId: black.entryId, reason: 'Nobody called them' });
  for (let later = 0; later < 50; later += 1) {
    await club.api.patch(
      `${path}/entries/${black.entryId}`,
      { paid: later % 2 === 0 },
      { headers: { 'if-match': '*' } },
    );
  }
  const page = await visitors.visit(`/t/${night.id}/desk?show=log`, { token: director });
  await page.getByText('Appeals (1 open)').tap();
  await page.getByText('Nobody called them').waitFor();
});

it('say in German why one is refused', async () => {
  const { night, black } = await penalised();
  const page = await visitors.visit(`/t/${night.id}/desk?show=log`, { token: director, language: 'de-DE' });
  await page.getByText('Berufungen', { exact: true }).tap();
  await page.getByText('Berufung eintragen …').tap();
  await page.getByRole('button', { name: black.name, exact: true }).tap();
  await page.getByLabel('Warum?').fill('Nicht aufgerufen');
  // Another director is faster, and this page does not hear of it.
  await page.route(/live|acts/, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  const { items } = (await club.api.get(`/v1/tournaments/${night.id}/acts`)).body;
  const { version } = items.find(({ act }: { act: string }) => act === 'penalty');
  const body = { entryId: black.entryId, reason: 'Nicht da' };
  expect((await club.api.post(`/v1/tournaments/${night.id}/acts/${version}/appeal`, body)).status).toBe(200);
  await page.getByRole('button', { name: 'Berufung eintragen', exact: true }).tap();
  await page.getByRole('alert').getByText('Dagegen gab es schon eine Berufung').waitFor();
});

it('tell several rulings of one match apart, and say what is missing', async () => {
  const { night, black } = await penalised();
  const [pairing] = await ready(club, night.id);
  const penalty = { to: 'black', points: 2, reason: 'Late again' };
  await club.api.post(`/v1/tournaments/${night.id}/pairings/${pairing?.id}/penalty`, penalty);
  const page = await visitors.visit(`/t/${night.id}/desk?show=log`, { token: director });
  await page.getByText('Appeals', { exact: true }).tap();
  await page.getByText('An entrant appeals …').tap();
  const lines = await page.getByLabel('Against what?').getByRole('option').allTextContents();
  expect(lines).toEqual([expect.stringMatching(/^\d\d:\d\d · .*Late again/), expect.stringMatching(/ · .*Late\./)]);
  const send = page.getByRole('button', { name: 'Enter the appeal' });
  await page.getByRole('status').getByText('Say who appeals.').waitFor();
  await page.getByRole('button', { name: black.name, exact: true }).tap();
  await page.getByRole('status').getByText('Write why they appeal.').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel('Why?', { exact: true }).fill('Not late');
  await send.tap();
  await page.getByText('The committee has decided …').tap();
  await page.getByRole('status').getByText('Say what the committee has decided.').waitFor();
});

it('say of a ruling that it was undone', async () => {
  const { night, black } = await penalised();
  const { items } = (await club.api.get(`/v1/tournaments/${night.id}/acts`)).body;
  const { version } = items.find(({ act }: { act: string }) => act === 'penalty');
  const body = { entryId: black.entryId, reason: 'Not called' };
  await club.api.post(`/v1/tournaments/${night.id}/acts/${version}/appeal`, body);
  await club.api.post(`/v1/tournaments/${night.id}/undo`, { act: version, reason: 'The board was not free' });
  const page = await visitors.visit(`/t/${night.id}/desk?show=log`, { token: director });
  await page.getByText('Appeals (1 open)').tap();
  const ruling = page.locator('p', { hasText: 'Penalty' });
  await ruling.getByText('undone', { exact: true }).waitFor();
});

it('are found behind the acts that the log shows at first', async () => {
  const { night } = await penalised();
  const { entries } = (await club.api.get(`/v1/tournaments/${night.id}`)).body;
  for (let times = 0; times < 50; times += 1) {
    await club.api.patch(`/v1/tournaments/${night.id}/entries/${entries[0].id}`, { paid: times % 2 === 0 }, ANY);
  }
  const page = await visitors.visit(`/t/${night.id}/desk?show=log`, { token: director });
  await page.getByText('Appeals', { exact: true }).tap();
  await page.getByRole('button', { name: 'Look for earlier rulings' }).tap();
  await page.getByText('An entrant appeals …').waitFor();
  expect(await page.getByRole('button', { name: 'Look for earlier rulings' }).count()).toBe(0);
});

it('are seen on the desk while they are open, and before the tournament goes on or ends', async () => {
  const night = await drawnNight(club, 4, { format: { kind: 'swiss', lengths: [5], rounds: 2 } });
  const path = `/v1/tournaments/${night.id}`;
  for (const { id } of await ready(club, night.id)) {
    await club.api.post(`${path}/pairings/${id}/result`, { score: { white: 5, black: 1 } });
  }
  const page = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  await page.getByRole('button', { name: 'Look at round 2' }).waitFor();
  const first = page.getByText('An appeal is open. What the committee decides may change results.');
  expect(await page.getByText('Open appeals').count()).toBe(0);
  expect(await first.count()).toBe(0);

  const { items } = (await club.api.get(`${path}/acts`)).body;
  const { version, entryIds } = items.find(({ act }: { act: string }) => act === 'record-result');
  const ruling = `${path}/acts/${version}/appeal`;
  const appeal = { entryId: entryIds[0], reason: 'It was 5 to 4' };
  expect((await club.api.post(ruling, appeal)).status).toBe(200);
  await page.getByRole('status').getByText('Open appeals: 1').waitFor();
  await first.waitFor();
  await settled(page);
  expect(await looks(page, 'desk-appeal')).toEqual([]);
  await page.getByRole('button', { name: 'Look at round 2' }).tap();
  await page.getByRole('button', { name: 'Publish' }).waitFor();
  await first.waitFor();
  await page.getByText('End, call off or delete').tap();
  await page.getByRole('button', { name: 'End it …' }).tap();
  await page.locator('p', { hasText: 'An appeal is open.' }).waitFor();
  await settled(page);
  expect(await looks(page, 'desk-appeal-end')).toEqual([]);

  await page.getByRole('link', { name: 'Look at them' }).tap();
  await page.getByText('It was 5 to 4').waitFor();
  expect((await club.api.post(`${ruling}/decision`, { outcome: 'upheld', reason: '' })).status).toBe(200);
  await page.getByRole('link', { name: 'Queue' }).tap();
  await page.getByRole('button', { name: 'Publish' }).waitFor();
  await page.getByText('An appeal is open.').first().waitFor({ state: 'detached' });
  expect(await page.getByText('Open appeals').count()).toBe(0);
});
