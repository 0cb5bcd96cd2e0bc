/** A new tournament with what the service can do: its formats, their options, and the rules of its matches. */
import type { Page } from 'playwright-core';
import { enteredNight } from '../support/clubs/club-of-16.js';
import { keepPicture, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

async function newTournament(kind: string, language = 'en-GB'): Promise<Page> {
  // Once there is a tournament, the form is behind its title.
  await enteredNight(club, 0);
  const page = await visitors.visit('/', { token: director, language });
  await unfold(page, language);
  await page.getByLabel('Format').selectOption(kind);
  return page;
}

async function unfold(page: Page, language = 'en-GB'): Promise<void> {
  await page.getByText(language === 'en-GB' ? 'New tournament' : 'Neues Turnier', { exact: true }).tap();
}

const more = (page: Page) => page.locator('summary', { hasText: 'More rules' });
const makes = (page: Page) => page.getByRole('button', { name: 'Make the tournament' });

async function choose(page: Page, legend: string, name: string): Promise<void> {
  await page.getByRole('group', { name: legend, exact: true }).getByRole('button', { name, exact: true }).tap();
}

/** The tournament as it is once the page has made it. */
async function madeOn(page: Page) {
  await makes(page).tap();
  await page.waitForURL('**/desk');
  return (await club.api.get(`/v1/tournaments/${/\/t\/([^/]+)/.exec(page.url())?.[1] ?? ''}`)).body;
}

it('is a knockout with a seeded draw, a match for third place, a variant and a clock, which a reload keeps', async () => {
  const page = await newTournament('knockout');
  await page.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Night of Nack');
  await more(page).getByText('as usual: backgammon, no clock').waitFor();
  await more(page).tap();
  await choose(page, 'Draw', 'Seeded by rating');
  await page.getByLabel('Match for third place').check();
  await page.getByLabel('Variant').selectOption('nackgammon');
  await page.getByLabel('Clock').selectOption('fischer');
  await page.getByLabel('Minutes per point').fill('1,5');
  await page.getByLabel('Seconds per turn').fill('10');
  await page.getByLabel('Holland rule').check();
  expect(await looks(page, 'new-tournament-rules')).toEqual([]);
  // What is half written is not folded away.
  await page.reload();
  await makes(page).waitFor();
  await more(page)
    .getByText('seeded draw · Match for third place · Nackgammon · Fischer: 1:30 min a point + 10 s · Holland rule')
    .waitFor();
  expect(await madeOn(page)).toMatchObject({
    name: 'Night of Nack',
    variant: 'nackgammon',
    rules: { holland: true, clock: { mode: 'fischer', reserveSecondsPerPoint: 90, perTurnSeconds: 10 } },
    format: { kind: 'knockout', draw: 'seeded', thirdPlace: true, consolation: { lengths: [3] }, lastChance: null },
  });
  await page.goto(page.url().replace(/\/t\/.*/, '/'));
  await unfold(page);
  expect(await page.getByLabel('Match for third place').isChecked()).toBe(false);
});

it('is a Swiss with a knockout of the best, who need not be counted by groups', async () => {
  const page = await newTournament('swiss');
  const follows = page.getByLabel('Then a knockout of the best');
  expect(await follows.isChecked()).toBe(false);
  await follows.check();
  expect(await page.getByLabel('Groups').count()).toBe(0);
  const going = page.getByLabel('How many go on');
  expect(await going.inputValue()).toBe('4');
  await going.fill('1');
  await page.getByRole('status').getByText('A knockout needs at least two.').waitFor();
  expect(await makes(page).isDisabled()).toBe(true);
  await going.fill('8');
  await choose(page, 'Points to a match in the knockout', '9');
  await more(page).tap();
  await page.getByLabel('Match for third place').check();
  expect(await looks(page, 'new-swiss-then')).toEqual([]);
  expect((await madeOn(page)).format).toMatchObject({
    kind: 'swiss',
    rounds: 4,
    lengths: [5],
    draw: 'random',
    qualifiers: 8,
    then: { kind: 'knockout', lengths: [9], draw: 'seeded', thirdPlace: true },
  });
});

it('is a round robin in which all meet twice', async () => {
  const page = await newTournament('round-robin');
  await more(page).tap();
  await page.getByLabel('All meet all twice').check();
  await more(page).getByText('All meet all twice').waitFor();
  expect((await madeOn(page)).format).toMatchObject({ kind: 'round-robin', groups: 1, double: true, then: null });
});

it('is a ladder with so many places and days', async () => {
  const page = await newTournament('ladder');
  await page.getByLabel('Places up to challenge').fill('2');
  await page.getByLabel('Days to play').fill('');
  await page.getByRole('status').getByText('how many days').waitFor();
  expect(await makes(page).isDisabled()).toBe(true);
  await page.getByLabel('Days to play').fill('10');
  await more(page).tap();
  expect(await page.getByRole('group', { name: 'Draw', exact: true }).count()).toBe(0);
  expect(await page.getByLabel('Points by round').count()).toBe(0);
  expect(await looks(page, 'new-ladder')).toEqual([]);
  expect((await madeOn(page)).format).toEqual({ kind: 'ladder', lengths: [5], reach: 2, days: 10 });
});

it('is a league with points for a win and for a loss, of pairs on clocks for pairs', async () => {
  const page = await newTournament('league');
  await page.getByLabel('Who plays').selectOption('doubles');
  await page.getByLabel('Table points for a win').fill('3');
  await page.getByLabel('Table points for a loss').fill('x');
  await page.getByRole('status').getByText('table points as whole numbers').waitFor();
  await page.getByLabel('Table points for a loss').fill('0');
  await more(page).tap();
  await page.getByLabel('Clock').selectOption('simpleDelay');
  expect(await page.getByLabel('Minutes per point').inputValue()).toBe('2:30');
  expect(await page.getByLabel('Seconds per turn').inputValue()).toBe('18');
  expect(await looks(page, 'new-league')).toEqual([]);
  const { format, entrants, rules } = await madeOn(page);
  expect({ format, entrants, rules }).toMatchObject({
    format: { kind: 'league', points: { win: 3, loss: 0 }, double: false },
    entrants: { kind: 'doubles' },
    rules: { clock: { mode: 'simpleDelay' } },
  });
});

it('is a double elimination with a longer grand final, into which a player may enter again', async () => {
  const page = await newTournament('double-elimination');
  await more(page).tap();
  await page.getByLabel('Grand final').selectOption('longer');
  await more(page).getByText('Grand final: one match to 7').waitFor();
  await choose(page, 'Points to the grand final', '11');
  await page.getByLabel('A player who is out may enter again').check();
  await more(page).getByText('re-entry · Grand final: one match to 11').waitFor();
  expect(await looks(page, 'new-double-elimination')).toEqual([]);
  expect((await madeOn(page)).format).toMatchObject({
    kind: 'double-elimination',
    grandFinal: 'longer',
    grandFinalLength: 11,
    reEntry: true,
  });
});

it('has matches of several lengths, until one is chosen for all', async () => {
  const page = await newTournament('knockout');
  await more(page).tap();
  const byRound = page.getByLabel('Points by round');
  await byRound.fill('5, 5, seven');
  await page.getByRole('status').getByText('Write the points of the rounds').waitFor();
  expect(await makes(page).isDisabled()).toBe(true);
  const pressed = page.getByRole('group', { name: 'Points to a match', exact: true }).locator('[aria-pressed=true]');
  await choose(page, 'Points to a match', '9');
  expect([await byRound.inputValue(), await pressed.innerText()]).toEqual(['', '9']);
  await byRound.fill('5 5 7');
  expect(await pressed.count()).toBe(0);
  await more(page).getByText('Points by round: 5 5 7').waitFor();
  expect((await madeOn(page)).format).toMatchObject({ lengths: [5, 5, 7], consolation: { lengths: [3, 3, 5] } });
});

it('is a league of several divisions', async () => {
  const page = await newTournament('league');
  await more(page).tap();
  expect(await page.getByLabel('How many of each go up and down').count()).toBe(0);
  await page.getByLabel('Divisions').fill('');
  await page.getByRole('status').getByText('Write how many divisions').waitFor();
  expect(await makes(page).isDisabled()).toBe(true);
  await page.getByLabel('Divisions').fill('3');
  await page.getByLabel('How many of each go up and down').fill('2');
  await more(page).getByText('3 divisions').waitFor();
  expect((await madeOn(page)).format).toMatchObject({ kind: 'league', divisions: 3, promoted: 2 });
});

it('gives pairs the clock that its form has shown', async () => {
  const [entrants, format] = [{ kind: 'doubles' }, { kind: 'knockout', lengths: [5] }];
  const rules = { clock: { mode: 'simpleDelay' } };
  const { id } = (await club.api.post('/v1/tournaments', { name: 'Pairs', format, entrants, rules })).body;
  for (const pair of ['One', 'Two']) {
    const [playerId, partner] = [await club.player(`Ann ${pair}`), await club.player(`Bob ${pair}`)];
    await club.api.post(`/v1/tournaments/${id}/entries`, { playerId, partners: [partner] });
  }
  await club.api.post(`/v1/tournaments/${id}/draw`, {});
  const [pairing] = (await club.api.get(`/v1/tournaments/${id}/pairings`)).body.items;
  const match = (await club.api.get(`/v1/matches/${pairing.matchId}`)).body;
  expect(match.rules.clock).toMatchObject({ reserveSeconds: 5 * 150, perTurnSeconds: 18 });
});

it('of teams has only kinds that teams can play, and says which they cannot', async () => {
  const page = await newTournament('ladder');
  await page.getByLabel('Who plays').selectOption('teams');
  await page.getByText('Teams play no double elimination and no ladder.').waitFor();
  const offered = await page.getByLabel('Format').getByRole('option').allInnerTexts();
  expect(offered).toEqual(['Knockout', 'Swiss', 'Round robin', 'League']);
  await page.getByLabel('Format').selectOption('swiss');
  await page.getByLabel('Then a knockout of the best').check();
  await more(page).tap();
  const equal = page.getByRole('group', { name: 'As many boards won each' });
  // An odd number of boards has no draw.
  expect(await equal.count()).toBe(0);
  await choose(page, 'Boards of a team match', '4');
  await equal.getByRole('button', { name: 'A draw' }).tap();
  await page.getByLabel('Boards that have not begun are left out').check();
  await more(page).getByText('As many boards won each: A draw · no boards once it is decided').waitFor();
  expect(await looks(page, 'new-teams-swiss')).toEqual([]);
  const { entrants, format } = await madeOn(page);
  expect(entrants).toEqual({ kind: 'teams', boards: 4, equalBoards: 'draw', stopWhenDecided: true });
  expect([entrants.kind, format.kind, format.then.kind]).toEqual(['teams', 'swiss', 'knockout']);
});

it('says what is missing as long as it cannot be made', async () => {
  const page = await newTournament('round-robin');
  const missing = async (words: string): Promise<void> => {
    await page.getByRole('status').getByText(words).waitFor();
    expect(await makes(page).isDisabled()).toBe(true);
  };
  await page.getByLabel('Groups').fill('0');
  await missing('Write how many groups it has: 1 or more.');
  await page.getByLabel('Groups').fill('2');
  await page.getByLabel('How many go on from each group').fill('');
  await missing('Write how many go on');
  await page.getByLabel('Format').selectOption('swiss');
  await page.getByLabel('Rounds').fill('');
  await missing('Write how many rounds it has');
  await page.getByLabel('Rounds').fill('4');
  await more(page).tap();
  await page.getByLabel('Clock').selectOption('simpleDelay');
  await more(page).getByText('Clock: 2 min a point + 12 s').waitFor();
  // The closed line says no time that is none.
  await page.getByLabel('Minutes per point').fill('soon');
  await missing('Write the minutes of the clock');
  expect(await more(page).getByText('Clock', { exact: true }).count()).toBe(1);
  await page.getByLabel('Minutes per point').fill('2');
  await page.getByLabel('Seconds per turn').fill('few');
  await missing('Write the seconds of a turn');
  expect(await more(page).getByText('Clock', { exact: true }).count()).toBe(1);
});

it('leaves room between the line of what is not as usual and the first label behind it', async () => {
  const page = await newTournament('knockout');
  await more(page).tap();
  const [line, label] = [await more(page).boundingBox(), await page.getByText('Points by round').boundingBox()];
  expect((label?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0)).toBeGreaterThan(8);
});

it('of a Swiss says how many have to enter for more rounds than are usual, and makes it all the same', async () => {
  const page = await newTournament('swiss');
  await page.getByLabel('Rounds').fill('8');
  const said = page.getByRole('status').getByText('So many rounds need');
  expect(await said.count()).toBe(0);
  await page.getByLabel('Rounds').fill('999');
  await page.getByText('So many rounds need at least 1000 entrants. Usual are 3 to 8 rounds.').waitFor();
  expect(await looks(page, 'new-swiss-many-rounds')).toEqual([]);
  await page.getByLabel('Format').selectOption('knockout');
  await said.waitFor({ state: 'detached' });
  await page.getByLabel('Format').selectOption('swiss');
  expect((await madeOn(page)).format).toMatchObject({ kind: 'swiss', rounds: 999 });
});

it('is understood in German, too', async () => {
  const page = await newTournament('swiss', 'de-DE');
  await page.getByLabel('Danach K.-o.-Runden der Besten').check();
  await page.getByText('Mehr Regeln').tap();
  await page.getByRole('button', { name: 'Gesetzt nach Wertung' }).tap();
  await page.getByLabel('Uhr').selectOption('simpleDelay');
  await page.getByText('gesetzte Auslosung · Uhr: 2 Min. je Punkt + 12 s').waitFor();
  await keepPicture(page, 'new-tournament-german');
  await page.getByLabel('Format').selectOption('ladder');
  await keepPicture(page, 'new-ladder-german');
});
