/** Two entrants change places, by a director at the desk: who, with whom, what that changes, do it. */
import type { Page } from 'playwright-core';
import { drawnNight, enteredNight, ready } from '../support/clubs/club-of-16.js';
import { DESK, type VisitOptions, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

/** The desk of a night, with what else can be done with the first match. */
async function opened(night: string, nth = 0, options: VisitOptions = {}) {
  const pairing = (await ready(club, night))[nth];
  if (pairing === undefined) throw new Error('nobody is ready');
  const desk = await visitors.visit(`/t/${night}/desk`, { token: director, ...options });
  const row = desk.getByRole('listitem', { name: `${pairing.white.name} – ${pairing.black.name}`, exact: true });
  await row.getByRole('button', { name: /^(More|Mehr)/ }).click();
  return { desk, row, pairing };
}

/** The names from which a list lets choose. */
async function namesIn(scope: Pick<Page, 'getByLabel'>, label: string): Promise<readonly string[]> {
  await scope.getByLabel(label).waitFor();
  return scope.getByLabel(label).locator('option').allTextContents();
}

async function seatsOf(night: string): Promise<readonly (readonly string[])[]> {
  const { items } = (await club.api.get(`/v1/tournaments/${night}/pairings`)).body as {
    items: { round: number; white: { name?: string } | null; black: { name?: string } | null }[];
  };
  return items.filter(({ round }) => round === 1).map(({ white, black }) => [white?.name ?? '', black?.name ?? '']);
}

it('shows what it changes in a bracket, and does it', async () => {
  const night = await drawnNight(club, 8);
  const pairings = await ready(club, night.id);
  const [one, other, played, begun] = pairings;
  if (one === undefined || other === undefined || played === undefined || begun === undefined)
    throw new Error('nobody');
  await club.api.post(`/v1/tournaments/${night.id}/pairings/${played.id}/result`, { score: { white: 5, black: 1 } });
  const started = await club.api.post(`/v1/matches/${begun.matchId}/games`, {});
  expect(started.status).toBeLessThan(300);
  const { desk, row } = await opened(night.id);
  await row.getByText('Swap places').tap();
  // Who has begun or has a result keeps the place, and who meets here already is not to be swapped with the other.
  expect(await namesIn(row, 'Who?')).toEqual([one.white.name, one.black.name]);
  expect(await namesIn(row, 'With whom?')).toEqual(['Choose', other.white.name, other.black.name]);
  const look = row.getByRole('button', { name: 'See what that changes' });
  expect(await look.isDisabled()).toBe(true);
  await row.getByLabel('Who?').selectOption(one.black.name);
  await row.getByLabel('With whom?').selectOption(other.white.name);
  expect(await looks(desk, 'desk-swap')).toEqual([]);
  await look.tap();
  await row.getByText('This changes:').waitFor();
  const { name: first } = one.white;
  await row.getByText(`\u{2068}${first}\u{2069} – \u{2068}${other.white.name}\u{2069}`).waitFor();
  expect(await looks(desk, 'desk-swap-foreseen')).toEqual([]);
  await row.getByRole('button', { name: /^Yes, swap / }).tap();
  await desk.getByRole('listitem', { name: `${one.white.name} – ${other.white.name}`, exact: true }).waitFor();
  expect((await seatsOf(night.id)).slice(0, 2)).toEqual([
    [one.white.name, other.white.name],
    [one.black.name, other.black.name],
  ]);
});

it('is done by the keyboard, and also with one who has a bye', async () => {
  const night = await drawnNight(club, 3);
  const [first] = await ready(club, night.id);
  const { desk, row, pairing } = await opened(night.id, 0, { size: DESK, language: 'de-DE' });
  await row.getByText('Plätze tauschen').focus();
  await desk.keyboard.press('Enter');
  const offered = await namesIn(row, 'Mit wem?');
  expect(offered).toHaveLength(2);
  await row.getByLabel('Mit wem?').focus();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await row.getByRole('button', { name: /^Ja, .* tauschen$/ }).focus();
  await desk.keyboard.press('Enter');
  await desk.getByRole('listitem', { name: `${offered[1] ?? ''} – ${pairing.black.name}`, exact: true }).waitFor();
  expect((await ready(club, night.id)).map(({ white }) => white.name)).not.toContain(first?.white.name);
});

it('changes the round of a Swiss that is proposed, before it is published', async () => {
  const format = { kind: 'swiss', lengths: [5], rounds: 3 };
  const night = await enteredNight(club, 5, { format });
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  await club.api.post(`/v1/tournaments/${night.id}/draw`, { seed: 'a night' });
  for (const { id } of await ready(club, night.id)) {
    await club.api.post(`/v1/tournaments/${night.id}/pairings/${id}/result`, { score: { white: 5, black: 1 } });
  }
  await desk.getByRole('button', { name: /round 2/ }).tap();
  const proposal = desk.locator('section', { hasText: 'Round 2' });
  await proposal.getByText('Swap places').tap();
  const names = (await namesIn(proposal, 'Who?')).slice();
  expect(names).toHaveLength(5);
  const [one = '', , other = ''] = names;
  await proposal.getByLabel('Who?').selectOption(one);
  await proposal.getByLabel('With whom?').selectOption(other);
  await proposal.getByRole('button', { name: 'See what that changes' }).tap();
  await proposal.getByRole('button', { name: /^Yes, swap / }).tap();
  await proposal.locator('ol > li').first().getByText(other, { exact: true }).waitFor();
  // The next two are chosen anew.
  await proposal.getByRole('button', { name: 'See what that changes', disabled: true }).waitFor();
  expect(await looks(desk, 'desk-swap-proposed')).toEqual([]);
});

it('says why it is refused where the other has begun meanwhile, and is not offered in a round robin', async () => {
  const night = await drawnNight(club, 4);
  const [one, other] = await ready(club, night.id);
  if (one === undefined || other === undefined) throw new Error('nobody');
  const { row } = await opened(night.id);
  await row.getByText('Swap places').tap();
  await row.getByLabel('With whom?').selectOption(other.white.name);
  await row.page().route('**/v1/live*', (route) => route.abort());
  await row.page().route('**/pairings/swap*', async (route) => {
    await club.api.post(`/v1/matches/${other.matchId}/games`, {});
    await route.continue();
  });
  await row.getByRole('button', { name: 'See what that changes' }).tap();
  await row
    .page()
    .getByText(/has begun a match and so keeps the place/)
    .waitFor();

  const robin = await drawnNight(club, 4, { format: { kind: 'round-robin', lengths: [5] } });
  const { row: plain } = await opened(robin.id);
  await plain.getByText('The length is wrong').waitFor();
  expect(await plain.getByText('Swap places').count()).toBe(0);
});
