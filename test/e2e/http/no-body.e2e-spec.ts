/** Operations that take no body: what is sent to them all the same is refused, and nothing is done. */
import type { OpenAPIObject } from '@nestjs/swagger';
import { withoutComponents } from '../../../src/openapi/components.js';
import { operationsOf } from '../../support/requests/example-requests.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057';
const ANY = { headers: { 'if-match': '*' } };

let club: TestApp;
let document: OpenAPIObject;
beforeAll(async () => {
  club = await testApp();
  document = withoutComponents((await club.api.get('/openapi.json')).body);
});
afterAll(() => club.close());

it.each([
  [{ dryRun: true }, '/dryRun'],
  [{ 'a/b': 1 }, '/a~1b'],
  [[], ''],
])('with %j in it is refused by each of them', async (body, pointer) => {
  const bare = operationsOf(document).filter(
    ({ method, operation }) => method !== 'GET' && operation.requestBody === undefined,
  );
  expect(bare.length).toBeGreaterThan(15);
  for (const { method, path, operation } of bare) {
    const target = path.replaceAll(/\{(\w+)\}/g, (_place, name: string) => (name === 'round' ? '1' : NOBODY));
    const answer = await club.api.call(method, target, body, ANY);
    expect([operation.operationId, answer.status, answer.body.errors?.[0]]).toMatchObject([
      operation.operationId,
      400,
      { pointer, rule: 'unknown' },
    ]);
  }
});

it('without fields is none, and with fields it is not done', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  await night.draw();
  expect((await club.api.post(`${night.path}/finish`, { dryRun: true }, ANY)).body.code).toBe('request.invalid');
  expect((await club.api.get(night.path)).body.status).toBe('running');
  expect((await club.api.post(`${night.path}/finish`, {}, ANY)).status).toBe(200);
  expect((await club.api.get(night.path)).body.status).toBe('finished');
});
