/** A result of a group that is corrected when matches of the next stage are played: the director says what becomes of it. */
import { drawn, heldBack, looks, visitedClub } from '../support/web/browser.js';
import { type PairingSeen, TournamentDriver } from '../support/clubs/tournament.js';

const { club, visitors, director } = await visitedClub();

const GROUPS = {
  kind: 'round-robin',
  groups: 2,
  qualifiers: 2,
  lengths: [3],
  then: { kind: 'knockout', lengths: [5] },
};
const ANY = { headers: { 'if-match': '*' } };

async function nameOf(id: string): Promise<string> {
  return (await club.api.get(`/v1/players/${id}`)).body.name;
}

/** A night whose knockout has begun, and a match of its groups by whose other result others are in it. */
async function begun() {
  const night = await TournamentDriver.open(club, GROUPS, 8);
  await night.draw();
  const rank = ({ entryId = '' }: { entryId?: string }): number => night.entries.indexOf(entryId);
  await night.playOut(({ white, black }) => (rank(white ?? {}) < rank(black ?? {}) ? 'white' : 'black'));
  await club.api.post(`${night.path}/rounds`, { seed: 'next' });
  const [first] = await night.pairings('?flight=main-2&status=ready');
  if (first === undefined) throw new Error('the next stage is not drawn');
  await night.report(first, 'white');
  for (const pairing of await night.pairings('?flight=main')) {
    const winner: 'white' | 'black' = pairing.result?.winner === 'white' ? 'black' : 'white';
    const body = { score: { white: 0, black: 0, [winner]: 3 }, reason: 'Misread' };
    const asked = await club.api.post(`${night.path}/pairings/${pairing.id}/correction?dryRun=true`, body, ANY);
    if (asked.status === 409) return { night, pairing, winner, params: asked.body.params };
  }
  throw new Error('no result decides who goes on');
}

/** The desk, where the director has looked at what the other result would change. */
async function looked(night: TournamentDriver, pairing: PairingSeen, winner: 'white' | 'black') {
  const page = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  const names = {
    white: await nameOf(pairing.white?.playerId ?? ''),
    black: await nameOf(pairing.black?.playerId ?? ''),
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(`Correct ${names.white} – ${names.black}`).tap();
  await button(names[winner]).tap();
  await button('0').tap();
  await button('See what that changes').tap();
  return { page, button };
}

async function inNextStage(night: TournamentDriver): Promise<readonly (string | undefined)[]> {
  const pairings = await night.pairings('?flight=main-2&round=1');
  return pairings.flatMap(({ white, black }: PairingSeen) => [white?.playerId, black?.playerId]);
}

it.each([
  ['Give them these places', true],
  ['Draw it again', true],
  ['Leave it as it is', false],
])('is asked, and with "%s" does what was looked at', async (choice, changes) => {
  const { night, pairing, winner, params } = await begun();
  const { page, button } = await looked(night, pairing, winner);
  await page.getByText('By this result others may qualify for the next stage, which has begun.').waitFor();
  const told = (await page.getByRole('group', { name: 'What becomes of the next stage?' }).innerText()).replaceAll(
    /[\u2068\u2069]/g,
    '',
  );
  expect(told).toContain(`Qualify now: ${await nameOf(params.comingIn[0])}`);
  expect(told).toContain(`No longer: ${await nameOf(params.goingOut[0])}`);
  // In the words of a director only.
  expect(await page.getByRole('alert').count()).toBe(0);
  // A director who thinks again before the first answer has come gets what was chosen last.
  const answer = await heldBack(page, '**/correction?*', 'POST');
  await button(changes ? 'Leave it as it is' : 'Draw it again').tap();
  await button(choice).tap();
  answer();
  await button('Correct it').waitFor();
  expect(await looks(page, 'desk-next-stage')).toEqual([]);
  expect(await inNextStage(night)).toContain(params.goingOut[0]);
  await button('Correct it').tap();
  await button('Correct it').waitFor({ state: 'detached' });
  const playing = await inNextStage(night);
  expect([playing.includes(params.comingIn[0]), playing.includes(params.goingOut[0])]).toEqual([changes, !changes]);
  expect((await club.api.get(`${night.path}/pairings/${pairing.id}`)).body.result.winner).toBe(winner);
});

it.each([
  ['says how many rounds it has', 1],
  ['leaves them to the draw', null],
])('behind a Swiss whose format %s is paired from the desk', async (_says, rounds) => {
  const format = { kind: 'swiss', rounds, lengths: [3], qualifiers: 2, then: { kind: 'knockout', lengths: [5] } };
  const night = await TournamentDriver.open(club, format, 4);
  await night.draw();
  await night.playOut();
  const last = (await night.view()).rounds;
  for (let round = 2; round <= last; round += 1) {
    await club.api.post(`${night.path}/rounds`, { seed: `round ${round}` });
    await night.playOut();
  }
  const page = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  await page.getByRole('button', { name: 'Pair what is next' }).tap();
  await page.getByRole('heading', { name: 'To call 1' }).waitFor();
});

it('is not asked any more when the director chooses another result', async () => {
  const { night, pairing, winner } = await begun();
  const { button } = await looked(night, pairing, winner);
  await button('Draw it again').tap();
  await button('Correct it').waitFor();
  await button('1').tap();
  await button('Draw it again').waitFor({ state: 'detached' });
  expect(await button('Correct it').count()).toBe(0);
});

/** The desk of a Swiss whose second round a director has proposed. */
async function proposed() {
  const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 6);
  await night.draw();
  await night.playOut();
  await club.api.post(`${night.path}/rounds`, { publish: false });
  const page = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  return { night, page };
}

it('a proposed round says that a result has changed since, and is paired again', async () => {
  const { night, page } = await proposed();
  await page.getByRole('button', { name: 'Publish' }).waitFor();
  const again = page.getByRole('button', { name: 'Pair it again' });
  expect(await again.count()).toBe(0);
  const [first] = await night.pairings('?round=1');
  const body = { score: { white: 1, black: 3 }, reason: 'Misread' };
  await club.api.post(`${night.path}/pairings/${first?.id}/correction`, body, ANY);
  await page.getByText('Results, entrants or forbidden pairs have changed since.').waitFor();
  expect(await looks(page, 'desk-overtaken')).toEqual([]);
  await again.tap();
  await again.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Publish' }).tap();
  await page.getByRole('heading', { name: 'To call 3' }).waitFor();
});

it('a proposed round that could not be published says so until that is no longer so', async () => {
  const { night, page } = await proposed();
  const publish = page.getByRole('button', { name: 'Publish' });
  const refusal = page.getByRole('alert');
  const leave = { reason: 'Ill', until: 'return' };
  const leaver = `${night.path}/entries/${night.entries[0]}`;
  expect((await club.api.post(`${leaver}/withdraw`, leave)).status).toBe(200);
  await publish.tap();
  await refusal.waitFor();
  expect((await club.api.post(`${leaver}/return`)).status).toBe(200);
  await refusal.waitFor({ state: 'detached' });
  expect((await club.api.post(`${leaver}/withdraw`, leave)).status).toBe(200);
  await page.getByRole('button', { name: 'Pair it again' }).waitFor();
  await publish.tap();
  await refusal.waitFor();
  await page.getByRole('button', { name: 'Pair it again' }).tap();
  await refusal.waitFor({ state: 'detached' });
  // What was seen before it is paired again is not published.
  await page.getByRole('button', { name: 'Pair it again' }).waitFor({ state: 'detached' });
  await publish.tap();
  await page.getByRole('heading', { name: 'To call 2' }).waitFor();
});

it('a refusal goes also where its cause had gone before the page read of it', async () => {
  const { night, page } = await proposed();
  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.waitFor();
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(`**${night.path}/rounds`, async (route) => {
    await held;
    await route.continue();
  });
  const leaver = `${night.path}/entries/${night.entries[0]}`;
  expect((await club.api.post(`${leaver}/withdraw`, { reason: 'Ill', until: 'return' })).status).toBe(200);
  await publish.tap();
  await page.getByRole('alert').waitFor();
  expect((await club.api.post(`${leaver}/return`)).status).toBe(200);
  goOn();
  await page.getByRole('alert').waitFor({ state: 'detached' });
});

it('a refusal to publish what another director has just changed stays until the next try', async () => {
  const { night, page } = await proposed();
  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.waitFor();
  const path = `${night.path}/rounds/2`;
  await page.route(
    `**${path}/publish`,
    async (route) => {
      const { rounds } = (await club.api.get(`${night.path}/rounds`)).body;
      const [one, other, ...rest] = rounds.find(({ round }: { round: number }) => round === 2).pairs;
      const swapped = [{ white: one.white, black: other.black }, { white: other.white, black: one.black }, ...rest];
      const pairs = swapped.map(({ white, black }) => ({ white: white.entryId, black: black.entryId }));
      expect((await club.api.patch(path, { pairs }, ANY)).status).toBe(200);
      await route.continue();
    },
    { times: 1 },
  );
  const list = page.locator('section', { has: publish }).getByRole('listitem');
  const before = await list.first().innerText();
  await publish.tap();
  const refusal = page.getByRole('alert').getByText('Something has changed here in the meantime');
  await refusal.waitFor();
  await list
    .first()
    .filter({ hasNotText: before.split(/\s*\n\s*/).at(-1) ?? '' })
    .waitFor();
  await drawn(page);
  expect(await refusal.count()).toBe(1);
  expect(await looks(page, 'desk-publish-refused')).toEqual([]);
  await publish.tap();
  await page.getByRole('heading', { name: 'To call 3' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
