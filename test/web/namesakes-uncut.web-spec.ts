/** What tells people of one name apart is never cut off, however long the name is. */
import type { Page } from 'playwright-core';
import { TournamentDriver } from '../support/clubs/tournament.js';
import { DESK, PHONE, looks, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const NAME = 'Christiane Schneider-Wagenknecht';
const SWISS = { kind: 'swiss', rounds: 3, lengths: [3] };
const KNOCKOUT = { kind: 'knockout', lengths: [3], thirdPlace: true };

/** A tournament of four with two of that name, of whom every match of the first round is played. */
async function nightOf(format: object): Promise<TournamentDriver> {
  const night = await TournamentDriver.open(club, { ...format }, 2);
  for (const nickname of ['Chris the elder', 'Chris the younger']) {
    const playerId = (await club.api.post('/v1/players', { name: NAME, nickname })).body.id;
    expect((await club.api.post(`${night.path}/entries`, { playerId })).status).toBe(201);
  }
  await night.draw();
  for (const pairing of await night.pairings('?status=ready')) await night.report(pairing, 'white');
  return night;
}

/** What is behind names on a page, as far as all of it can be seen. */
async function tellingOn(page: Page): Promise<readonly string[]> {
  await page.locator('.name', { hasText: '(Chris the elder)' }).first().waitFor();
  await settled(page);
  const seen = await page.evaluate<
    string[]
  >(`[...document.querySelectorAll('.name > :nth-child(2)')].flatMap((part) => {
    const own = part.getBoundingClientRect();
    for (let around = part.parentElement; around !== null; around = around.parentElement) {
      const { left, right } = around.getBoundingClientRect();
      const isCutting = getComputedStyle(around).overflowX !== 'visible' && !around.matches('.scroll');
      if (isCutting && (own.left < left - 1 || own.right > right + 1)) return ['cut off: ' + part.textContent];
    }
    return [part.textContent.trim()];
  })`);
  return [...new Set(seen)].toSorted();
}

/** The draw of four pairs whose names are as long as those of most pairs. */
async function pairsNight(): Promise<string> {
  const asked = { name: 'Pairs', format: KNOCKOUT, entrants: { kind: 'doubles' } };
  const { id } = (await club.api.post('/v1/tournaments', asked)).body;
  for (const partner of ['Sebastian Winter', 'Johanna Sommer', 'Ferdinand Herbst', 'Benjamin Fruehling']) {
    const [playerId, other] = [await club.player(`Friederike ${partner.length} Baumann`), await club.player(partner)];
    const entered = await club.api.post(`/v1/tournaments/${id}/entries`, { playerId, partners: [other] });
    expect(entered.status).toBe(201);
  }
  expect((await club.api.post(`/v1/tournaments/${id}/draw`, {})).status).toBe(200);
  return id;
}

const BOTH = ['(Chris the elder)', '(Chris the younger)'];

it('where a director looks at a round before publishing it', async () => {
  const night = await nightOf(SWISS);
  await club.api.post(`${night.path}/rounds`, { publish: false });
  for (const size of [DESK, PHONE]) {
    const page = await visitors.visit(`/t/${night.id}/desk`, { token: director, size });
    await page.getByRole('button', { name: 'Publish' }).waitFor();
    expect(await tellingOn(page)).toEqual(BOTH);
    expect(await looks(page, `uncut-proposed-${size.width}`)).toEqual([]);
  }
});

it.each([
  ['the bracket on a phone', 'show=bracket', PHONE],
  ['the bracket on a large page', 'show=bracket', DESK],
])('in %s', async (_where, show, size) => {
  const { id } = await nightOf(KNOCKOUT);
  const page = await visitors.visit(`/t/${id}?${show}`, { token: director, size });
  expect(await tellingOn(page)).toEqual(BOTH);
  expect(await looks(page, `uncut-bracket-${size.width}`)).toEqual([]);
});

it.each(['next', 'bracket', 'standings'])('on the wall, in the view %s', async (show) => {
  const { id } = await nightOf(show === 'standings' ? SWISS : KNOCKOUT);
  const page = await visitors.visit(`/t/${id}/screen?show=${show}&every=600`, { token: director, size: DESK });
  expect(await tellingOn(page)).toEqual(BOTH);
  expect(await looks(page, `uncut-wall-${show}`)).toEqual([]);
});

it('nor is the second of a pair in the bracket on the wall', async () => {
  const id = await pairsNight();
  const page = await visitors.visit(`/t/${id}/screen?show=bracket&every=600`, { token: director, size: DESK });
  await page.locator('.box .name').first().waitFor();
  const cut = await page
    .locator('.box .clip:not(.open) .name > *')
    .evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
  expect(cut).toEqual([]);
  expect(await looks(page, 'uncut-wall-pairs')).toEqual([]);
});
