/** Which clubs are empty enough for a file, and what a director is told who sends it as something else. */
import { exportOf, importInto } from '../../support/documents/archive.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const ANY = { headers: { 'if-match': '*' } };
const seasonOf = (name: string) => ({ name, from: '2026-04-01', to: '2026-09-30', points: { perWin: 1 } });

let from: TestApp;
let club: TestApp;
let file: string;
beforeAll(async () => {
  [from, club] = [await testApp(), await testApp()];
  expect(await from.api.post('/v1/seasons', seasonOf('Winter'))).toMatchObject({ status: 201 });
  file = await exportOf(from.api);
});
afterAll(async () => {
  await from.close();
  await club.close();
});

it('says how the file has to be sent', async () => {
  const { status, body } = await club.api.call('POST', '/v1/import', undefined, {
    text: file,
    headers: { 'content-type': 'text/plain' },
  });
  expect([status, body.detail]).toEqual([415, 'Send the file itself as application/x-ndjson.']);
});

it('is empty again once its only season and its only webhook are removed', async () => {
  const { body } = await club.api.post('/v1/seasons', seasonOf('Summer'));
  const hook = { url: 'https://club.example/hooks', types: ['tournament.opened'] };
  const { body: webhook } = await club.api.post('/v1/webhooks', hook);
  for (const path of [`/v1/seasons/${body.id}`, `/v1/webhooks/${webhook.id}`]) {
    expect(await importInto(club.api, file)).toMatchObject({ status: 409, body: { code: 'club.not-empty' } });
    // The removed webhook is shown once more, the season is not.
    expect([200, 204]).toContain((await club.api.delete(path, ANY)).status);
  }
  // An announcement that has ended is past; one that has not is there.
  const { body: announced } = await club.api.post('/v1/announcements', { text: 'Supper' });
  expect(await importInto(club.api, file)).toMatchObject({ status: 409 });
  expect((await club.api.delete(`/v1/announcements/${announced.id}`, ANY)).status).toBe(200);
  expect(await importInto(club.api, file)).toMatchObject({ status: 200 });
  expect((await club.api.get('/v1/seasons')).body.items).toMatchObject([{ name: 'Winter' }]);
});
