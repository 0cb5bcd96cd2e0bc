/** What a visitor without a token reads of a public tournament: every page of it is whole, and the club refuses nothing that it asks for. */
import { enteredTeams } from '../support/clubs/club-of-teams.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';
import { settled, visitedClub } from '../support/web/browser.js';

const { club, visitors } = await visitedClub();

const KNOCKOUT = { kind: 'knockout', lengths: [3] };
const GROUPS = { kind: 'round-robin', groups: 2, qualifiers: 1, lengths: [3], then: KNOCKOUT };

async function drawnTeams(): Promise<string> {
  const teams = ['North', 'South'].map((name) => ({ name, members: [1, 2].map((each) => `${name} ${each}`) }));
  const { id } = await enteredTeams(club, teams, 2);
  const { status, text } = await club.api.post(`/v1/tournaments/${id}/draw`, { seed: 'a night' });
  if (status !== 200) throw new Error(text);
  return id;
}

async function drawn(format: object, more: object = {}): Promise<string> {
  return (await drawnNight(club, 5, { format, ...more })).id;
}

const NIGHTS = {
  'a knockout with clocks': () => drawn(KNOCKOUT, { rules: { clock: { mode: 'simpleDelay' } } }),
  'groups with money': () => drawn(GROUPS, { prizes: { entryFee: 1000, currency: 'EUR' } }),
  'a ladder': () => drawn({ kind: 'ladder', lengths: [3] }),
  'a match of two teams': drawnTeams,
};

/** What goes wrong for a visitor who opens the page and looks into all of its parts. */
async function faultsOn(path: string): Promise<readonly string[]> {
  const before = visitors.count;
  const page = await visitors.visit('/go');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto(new URL(path, page.url()).href);
  await settled(page);
  for (const tab of await page.locator('nav.tabs a').all()) {
    await tab.click();
    await settled(page);
  }
  const alerts = await page.getByRole('alert').allInnerTexts();
  await visitors.leave(before);
  return [...refused, ...alerts].map((fault) => `${path}: ${fault}`);
}

it.each(Object.keys(NIGHTS) as (keyof typeof NIGHTS)[])('%s, on its pages, its paper and its screen', async (kind) => {
  const id = await NIGHTS[kind]();
  const [played, ...others] = await ready(club, id);
  if (played !== undefined) {
    await club.api.post(`/v1/tournaments/${id}/pairings/${played.id}/result`, { score: { white: 3, black: 1 } });
  }
  const matches = [played, others[0]].flatMap((each) => (each?.matchId ? [`/m/${each.matchId}`] : []));
  const sheets = ['entrants', 'draw', 'slips', 'standings'].map((sheet) => `/print/t/${id}?sheet=${sheet}`);
  const faults: string[] = [];
  for (const path of [`/t/${id}`, `/t/${id}/screen`, ...sheets, ...matches]) faults.push(...(await faultsOn(path)));
  expect(faults).toEqual([]);
});
