/** What a director changes in the settings: the club, its links, its people, its webhooks, and the backup. */
import { readFileSync } from 'node:fs';
import { STANDING_CLOCK, type Visitors, looks, pass, visitorsOf } from '../support/web/browser.js';
import { ScriptedClock } from '../support/service/scripted-ports.js';
import type { TestApp } from '../support/service/test-app.js';
import { type TestDatabase, testDatabase } from '../support/service/test-database.js';
import { finishedMatch, newWebhook, sendDue, webhookClub } from '../support/clients/webhook-club.js';
import { WebhookReceiver, answering, verified } from '../support/clients/webhook-receiver.js';

let database: TestDatabase;
let club: TestApp;
let visitors: Visitors;
let director: string;
let receiver: WebhookReceiver;
beforeAll(async () => {
  database = await testDatabase();
  club = await webhookClub(database, new ScriptedClock(new Date()));
  visitors = await visitorsOf(club);
  director = await club.token('director');
  receiver = await WebhookReceiver.listening();
});
afterAll(async () => {
  await visitors.close();
  await receiver.close();
  await club.close();
  await database.close();
});

describe('the settings', () => {
  it('change what the club is called and what it pays with, and make and end links', async () => {
    const page = await visitors.visit('/settings', { token: director });
    await page.getByLabel('Name', { exact: true }).fill('Café Anker');
    await page.getByLabel('Currency').fill('chf');
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.getByRole('link', { name: 'Café Anker' }).waitFor();
    expect((await club.api.get('/v1/club')).body).toMatchObject({ name: 'Café Anker', currency: 'CHF' });
    await page.getByLabel('What it is for').fill('Desk of Bob');
    await page.getByRole('button', { name: 'Make a link' }).tap();
    await page.getByRole('img', { name: 'The link as a code' }).waitFor();
    expect(await page.getByText('no phone can open it').count()).toBe(0);
    expect(await looks(page, 'settings')).toEqual([]);
    await page.getByRole('button', { name: 'End: Desk of Bob' }).tap();
    await page.getByRole('button', { name: 'Yes, end Desk of Bob' }).tap();
    await page.getByRole('button', { name: 'End: Desk of Bob' }).waitFor({ state: 'detached' });
    // Nor does its code stay: a phone that scanned it would be refused.
    expect(await page.getByRole('img', { name: 'The link as a code' }).count()).toBe(0);
  });

  it('say of a link that it leads to no phone, where it leads to the computer of the club', async () => {
    const page = await visitors.visit('/settings', { token: director });
    await page.goto(`${club.url}/settings`);
    await page.evaluate(`localStorage.setItem('club.token', '${director}')`);
    await page.reload();
    await page.getByLabel('What it is for').fill('Wall');
    await page.getByRole('button', { name: 'Make a link' }).tap();
    await page.getByText('no phone can open it').waitFor();
  });

  it('drop a link that another director has ended meanwhile', async () => {
    const { body: made } = await club.api.post('/v1/tokens', { role: 'viewer', label: 'For the hall' });
    const page = await visitors.visit('/settings', { token: director });
    await page.getByRole('button', { name: 'End: For the hall' }).tap();
    await club.api.delete(`/v1/tokens/${made.id}`, { headers: { 'if-match': '*' } });
    await page.getByRole('button', { name: 'Yes, end For the hall' }).tap();
    await page.getByRole('button', { name: 'End: For the hall' }).waitFor({ state: 'detached' });
  });

  it('list every link that is alive, however many were made since', async () => {
    await club.token('viewer', { label: 'The first of all' });
    for (let nth = 0; nth < 200; nth += 1) await club.token('viewer');
    const page = await visitors.visit('/settings', { token: director });
    await page.getByRole('button', { name: 'End: The first of all' }).waitFor();
  });

  it('say which field the service does not take, and what may stand in it', async () => {
    const page = await visitors.visit('/settings', { token: director });
    await page.getByLabel('Time zone').fill('Mars/Olympus');
    await page.getByRole('button', { name: 'Save' }).tap();
    await page
      .getByRole('alert')
      .getByText('“Time zone”: must be the name of a time zone, such as Europe/Zurich.')
      .waitFor();
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Mars/Olympus');
  });

  it('show what another director has changed when a try is refused, and take the next one', async () => {
    const page = await visitors.visit('/settings', { token: director });
    await page.getByLabel('Time zone').fill('Europe/Paris');
    await club.api.patch('/v1/club', { name: 'Café Hafen' }, { headers: { 'if-match': '*' } });
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.getByRole('alert').waitFor();
    const name = page.getByLabel('Name', { exact: true });
    await page.evaluate(`new Promise((shown) => {
      const look = () => ([...document.querySelectorAll('input')].some(({ value }) => value === 'Café Hafen') ? shown() : setTimeout(look, 50));
      look();
    })`);
    expect(await name.inputValue()).toBe('Café Hafen');
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Europe/Paris');
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.getByRole('link', { name: 'Café Hafen' }).waitFor();
    expect((await club.api.get('/v1/club')).body).toMatchObject({ name: 'Café Hafen', timeZone: 'Europe/Paris' });
  });
});

describe('the people in the settings', () => {
  it('are found by name, renamed, and archived after a question', async () => {
    const id = await club.player('Bob Sampel');
    await club.player('Carla von Hohenstein-Wittgenstein zu Berleburg');
    const page = await visitors.visit('/settings?show=people', { token: director });
    await page.getByLabel('Find a player by name').fill('sampel');
    await page.getByRole('button', { name: 'Change: Bob Sampel' }).tap();
    await page.getByLabel('Name of the person').fill('Bob Sample');
    await page.getByRole('button', { name: 'Save' }).tap();
    // Who was found by the old name is still there under the new one.
    await page.getByRole('button', { name: 'Change: Bob Sample' }).waitFor();
    expect(await page.getByLabel('Find a player by name').inputValue()).toBe('Bob Sample');
    expect((await club.api.get(`/v1/players/${id}`)).body.name).toBe('Bob Sample');
    await page.getByLabel('Find a player by name').fill('');
    await page.getByRole('button', { name: 'Archive …' }).tap();
    expect(await looks(page, 'settings-people')).toEqual([]);
    await page.getByRole('button', { name: 'Yes, archive Bob Sample' }).tap();
    await page.getByRole('button', { name: 'Change: Bob Sample' }).waitFor({ state: 'detached' });
    expect((await club.api.get(`/v1/players/${id}`)).body.status).toBe('archived');
  });

  it('are brought back from the archive, unless they were merged into another person', async () => {
    const [id, twin] = [await club.player('Fay Archer'), await club.player('Fay Double')];
    await club.api.delete(`/v1/players/${id}`, { headers: { 'if-match': '*' } });
    await club.api.post(`/v1/players/${twin}/merge`, { into: await club.player('Fay Real') });
    const page = await visitors.visit('/settings?show=people', { token: director });
    await page.getByLabel('Find a player by name').fill('Fay');
    await page.getByRole('button', { name: 'Change: Fay Real' }).waitFor();
    expect(await page.getByRole('listitem', { name: /^Fay/ }).count()).toBe(1);
    await page.getByLabel('Show archived people too').check();
    const row = page.getByRole('listitem', { name: 'Fay Double' });
    await row.getByText('Merged into another person').waitFor();
    await row.getByRole('button', { name: 'Change: Fay Double' }).tap();
    await row.getByRole('link', { name: 'Matches and rating' }).waitFor();
    expect(await row.getByRole('button', { name: /Archive|Bring back|phone/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Change: Fay Archer' }).tap();
    expect(await page.getByRole('button', { name: 'Make a link for a phone' }).count()).toBe(0);
    expect(await looks(page, 'settings-archived')).toEqual([]);
    await page.getByRole('button', { name: 'Bring back' }).tap();
    await page.getByRole('button', { name: 'Archive …' }).waitFor();
    expect((await club.api.get(`/v1/players/${id}`)).body.status).toBe('active');
  });

  it('are merged for good where two records are of one person, unless the two meet', async () => {
    const [twin, real, rival] = [
      await club.player('Gus Twin'),
      await club.player('Gus Real'),
      await club.player('Hugo Rival'),
    ];
    const { body: match } = await club.match({ white: twin, black: rival });
    const page = await visitors.visit('/settings?show=people', { token: director });
    await page.getByLabel('Find a player by name').fill('Gus');
    await page.getByRole('button', { name: 'Change: Gus Twin' }).tap();
    const row = page.getByRole('listitem', { name: 'Gus Twin' });
    await row.getByRole('button', { name: 'The same person as …' }).tap();
    const choose = async (typed: string, name: string): Promise<void> => {
      await row.getByLabel('Name', { exact: true }).fill(typed);
      await row.getByRole('button', { name, exact: true }).tap();
    };
    await row.getByLabel('Name', { exact: true }).fill('Gus the Unknown');
    await row.getByText('The club has no person of that name.').waitFor();
    await choose('Hugo', 'Hugo Rival');
    await row.getByRole('button', { name: 'Yes, merge this record into the chosen one' }).tap();
    await row.getByRole('alert').getByText('there they are two people').waitFor();
    expect((await club.api.get(`/v1/players/${twin}`)).body.status).toBe('active');
    await choose('Gus', 'Gus Real');
    await row.getByText('A merge cannot be undone.').waitFor();
    expect(await row.getByRole('alert').count()).toBe(0);
    expect(await looks(page, 'settings-merge')).toEqual([]);
    await row.getByRole('button', { name: 'Yes, merge this record into the chosen one' }).tap();
    await row.waitFor({ state: 'detached' });
    expect((await club.api.get(`/v1/players/${twin}`)).body).toMatchObject({ status: 'merged', mergedInto: real });
    const { items } = (await club.api.get(`/v1/players/${real}/matches`)).body;
    expect(items).toMatchObject([{ id: match.id, white: { name: 'Gus Real' } }]);
  });

  it('are asked about twice before they are merged, where they have met each other or were entered in one tournament', async () => {
    const [twin, real] = [await club.player('Ivo Zwilling'), await club.player('Ivo Echt')];
    const { body: match } = await club.match({ white: twin, black: real });
    await club.api.post(`/v1/matches/${match.id}/result`, { score: { white: match.format.length, black: 0 } });
    const format = { kind: 'knockout', lengths: [1] };
    const { id } = (await club.api.post('/v1/tournaments', { name: 'Ivos Cup', format })).body;
    for (const playerId of [twin, real]) await club.api.post(`/v1/tournaments/${id}/entries`, { playerId });
    await club.api.post(`/v1/tournaments/${id}/draw`, { seed: 'two' });
    const [final] = (await club.api.get(`/v1/tournaments/${id}/pairings`)).body.items;
    await club.api.post(`/v1/tournaments/${id}/pairings/${final.id}/result`, { score: { white: 1, black: 0 } });
    await club.api.post(`/v1/tournaments/${id}/finish`);
    const page = await visitors.visit('/settings?show=people', { token: director });
    await page.getByLabel('Find a player by name').fill('Ivo Zwilling');
    await page.getByRole('button', { name: 'Change: Ivo Zwilling' }).tap();
    const row = page.getByRole('listitem', { name: 'Ivo Zwilling' });
    await row.getByRole('button', { name: 'The same person as …' }).tap();
    await row.getByLabel('Name', { exact: true }).fill('Ivo E');
    await row.getByRole('button', { name: 'Ivo Echt', exact: true }).tap();
    await row.getByText('Matches that they have played against each other: 2.').waitFor();
    await row.getByText('Tournaments in which both were entered: \u2068Ivos Cup\u2069.').waitFor();
    const yes = row.getByRole('button', { name: 'Yes, merge this record into the chosen one' });
    expect(await yes.isDisabled()).toBe(true);
    expect(await looks(page, 'settings-merge-two')).toEqual([]);
    await row.getByLabel('They are one person all the same').check();
    await yes.tap();
    await row.waitFor({ state: 'detached' });
    expect((await club.api.get(`/v1/players/${twin}`)).body).toMatchObject({ status: 'merged', mergedInto: real });
  });

  it('get a link for their phone, which signs that person in', async () => {
    await club.player('Dov דוד');
    const page = await visitors.visit('/settings?show=people', { token: director });
    await page.getByLabel('Find a player by name').fill('Dov');
    await page.getByRole('button', { name: /^Change: Dov/ }).tap();
    await page.getByRole('button', { name: 'Make a link for a phone' }).tap();
    await page.getByRole('img', { name: 'The link as a code' }).waitFor();
    expect(await looks(page, 'settings-phone')).toEqual([]);
    const link = new URL(await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue());
    const phone = await visitors.visit(link.pathname + link.hash);
    await phone.getByText('You are signed in as').waitFor();
    await phone.getByText('Dov דוד').first().waitFor();
  });

  it('keep a name that another director has changed meanwhile', async () => {
    const id = await club.player('Eda Celik');
    const page = await visitors.visit('/settings?show=people', { token: director });
    await page.getByRole('button', { name: 'Change: Eda Celik' }).tap();
    await page.getByLabel('Name of the person').fill('Eda C.');
    await club.api.patch(`/v1/players/${id}`, { name: 'Eda Çelik' }, { headers: { 'if-match': '*' } });
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Name of the person').inputValue()).toBe('Eda C.');
    expect((await club.api.get(`/v1/players/${id}`)).body.name).toBe('Eda Çelik');
    // Who has read why sees the name as it is now, and may try again.
    const row = page.getByRole('listitem', { name: 'Eda Çelik' });
    await row.getByRole('alert').waitFor();
    expect(await page.getByLabel('Name of the person').inputValue()).toBe('Eda C.');
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.getByRole('button', { name: 'Change: Eda C.', exact: true }).waitFor();
    expect((await club.api.get(`/v1/players/${id}`)).body.name).toBe('Eda C.');
  });
});

describe('the webhooks in the settings', () => {
  it('are added with a secret that is shown once, paused, resumed and deleted; a delivery is sent again', async () => {
    const page = await visitors.visit('/settings?show=webhooks', { token: director, script: STANDING_CLOCK });
    await page.getByText('The service tells no program yet.').waitFor();
    await page.getByLabel('Its address').fill(receiver.url);
    await page.getByRole('button', { name: 'Add the webhook' }).tap();
    const secret = await page.getByLabel('Secret').inputValue();
    expect(secret).toMatch(/^whsec_/);
    expect(await looks(page, 'settings-webhooks')).toEqual([]);

    await finishedMatch(club);
    await sendDue(club);
    const row = page.getByRole('listitem', { name: receiver.url });
    await row.getByRole('button', { name: 'Deliveries' }).tap();
    await row.getByText('Sent', { exact: true }).waitFor();
    const before = receiver.received.length;
    await row.getByRole('button', { name: /^Send again: match.finished/ }).tap();
    await receiver.until(before + 1);
    await sendDue(club);
    expect(receiver.received).toHaveLength(before + 1);
    expect(verified(secret, receiver.received.at(-1)!)).toMatchObject({ type: 'match.finished' });
    await row.getByRole('button', { name: 'Look again' }).tap();
    await row.getByText('Sent', { exact: true }).waitFor();
    expect(await looks(page, 'settings-deliveries')).toEqual([]);

    await row.getByRole('button', { name: 'Pause' }).tap();
    await row.getByText('A director paused it.').waitFor();
    await pass(page);
    await row.getByRole('button', { name: 'Resume' }).tap();
    await row.getByText('Active').waitFor();
    await row.getByRole('button', { name: 'Delete …' }).tap();
    await row.getByRole('button', { name: 'Yes, delete it with its log' }).tap();
    await page.getByText('The service tells no program yet.').waitFor();
    const { body } = await club.api.get('/v1/webhooks');
    expect(body.items).toEqual([]);
  });

  it('are tried with a delivery in which nothing has happened', async () => {
    const { id, path, secret } = await newWebhook(club, receiver.url, ['match.finished']);
    const page = await visitors.visit('/settings?show=webhooks', { token: director, script: STANDING_CLOCK });
    const row = page.getByRole('listitem', { name: receiver.url });
    const before = receiver.received.length;
    await row.getByRole('button', { name: 'Send a test' }).tap();
    await row.getByText('webhook.test', { exact: true }).waitFor();
    await receiver.until(before + 1);
    await sendDue(club);
    expect(verified(secret, receiver.received.at(-1)!)).toMatchObject({
      type: 'webhook.test',
      data: { webhookId: id },
    });
    await row.getByRole('button', { name: 'Look again' }).tap();
    await row.getByText('Sent', { exact: true }).waitFor();
    expect(await looks(page, 'settings-webhook-test')).toEqual([]);
    await club.api.delete(path, { headers: { 'if-match': '*' } });
  });

  it('say in the reader’s language why a delivery has failed', async () => {
    const { path } = await newWebhook(club, receiver.url, ['match.finished']);
    receiver.reply = answering(503);
    await club.api.post(`${path}/test`);
    await sendDue(club);
    receiver.reply = answering(204);
    const page = await visitors.visit('/settings?show=webhooks', { token: director, language: 'de-DE' });
    const row = page.getByRole('listitem', { name: receiver.url });
    await row.getByRole('button', { name: 'Sendungen' }).tap();
    await row.getByText('Versuche: 1. Die Antwort war 503.').waitFor();
    expect(await looks(page, 'settings-webhook-failure')).toEqual([]);
    await club.api.delete(path, { headers: { 'if-match': '*' } });
  });

  it('say in the service’s words which address it does not take', async () => {
    const page = await visitors.visit('/settings?show=webhooks', { token: director });
    await page.getByLabel('Its address').fill('ftp://receiver.example/');
    await page.getByRole('button', { name: 'Add the webhook' }).tap();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Its address').inputValue()).toBe('ftp://receiver.example/');
  });
});

describe('the backup in the settings', () => {
  it('is the whole club in one file, with what a restore needs beside it', async () => {
    const page = await visitors.visit('/settings?show=backup', { token: director });
    await page.getByText('How a club is restored').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Load the backup' }).tap(),
    ]);
    await page.getByRole('status').waitFor();
    expect(await looks(page, 'settings-backup')).toEqual([]);
    expect(download.suggestedFilename()).toMatch(/^[\p{L}-]+-\d{4}-\d\d-\d\d\.ndjson$/u);
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ type: 'header' });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: 'end' });
  });
});

describe('the settings in German', () => {
  it.each(['people', 'webhooks', 'backup'])('have all words of the part %s', async (part) => {
    const page = await visitors.visit(`/settings?show=${part}`, { token: director, language: 'de-DE' });
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.getByText(/\b(?:settings|people|webhooks|backup)\.[a-z]/).count()).toBe(0);
    expect(await looks(page, `settings-${part}-german`)).toEqual([]);
  });
});
