/** A tournament of teams on all pages: a match of two teams is shown as what it is, and what can be done is done on its boards. */
import { looks, visitedClub } from '../support/web/browser.js';
import { enteredTeams } from '../support/clubs/club-of-teams.js';

const { club, visitors, director } = await visitedClub();
const teams = [
  { name: 'Tigers', members: ['Ann Example', 'Bob Sample', 'Carl Reserve'] },
  { name: 'Lions', members: ['Dora Test', 'Eda Çelik', 'Finn Reserve'] },
];
const night = await enteredTeams(club, teams, 2);
await club.api.post(`/v1/tournaments/${night.id}/draw`, { seed: 'teams' });
const [match, first, second] = (await club.api.get(`/v1/tournaments/${night.id}/pairings`)).body.items;
const of = (board: number): string =>
  `Board ${board}: \u{2068}${match.white.name}\u{2069} – \u{2068}${match.black.name}\u{2069}`;
const sides = `${match.white.name} – ${match.black.name}`;

async function phoneOf(playerId: string) {
  return visitors.visit('/me', { token: await club.token('player', { playerId }) });
}

it('lets the captain say who plays on which board, and the director for a team, until a board has begun', async () => {
  const bears = { name: 'Bears', members: ['Gus Bear', 'Hal Bear', 'Ida Bear'] };
  const owls = { name: 'Owls', members: ['Jo Owl', 'Kim Owl', 'Lea Owl'] };
  const { id, entries } = await enteredTeams(club, [bears, owls], 2);
  const [[captain = '', partner = '', reserve = ''] = [], [owl = '', , owlReserve = ''] = []] = entries.map(
    ({ members }) => members,
  );
  await club.api.post(`/v1/tournaments/${id}/draw`, { seed: 'line-ups' });
  const playersOf = async (captainOf: string): Promise<readonly string[]> => {
    const [whole, ...boards] = (await club.api.get(`/v1/tournaments/${id}/pairings`)).body.items;
    const side = whole.white.playerId === captainOf ? 'white' : 'black';
    return boards.map((board: typeof whole) => board[side].playerId);
  };
  const phone = await phoneOf(captain);
  const ownLineUp = 'Line-up of \u{2068}Bears\u{2069}';
  await phone.getByRole('button', { name: ownLineUp }).tap();
  const set = phone.getByRole('button', { name: 'Set the line-up' });
  await set.waitFor();
  expect(await set.isDisabled()).toBe(true);
  await phone.getByLabel('Board 2').selectOption(captain);
  // The two have changed places.
  expect(await phone.getByLabel('Board 1').inputValue()).toBe(partner);
  await phone.getByLabel('Board 1').selectOption(reserve);
  expect(await looks(phone, 'teams-line-up')).toEqual([]);
  await set.tap();
  await set.waitFor({ state: 'detached' });
  expect(await playersOf(captain)).toEqual([reserve, captain]);
  const member = await phoneOf(partner);
  await member.getByText('Your team plays on 2 boards.').waitFor();
  await member.getByText('Ida Bear').waitFor();
  expect(await member.getByRole('button', { name: ownLineUp }).count()).toBe(0);

  const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
  await desk.getByRole('button', { name: 'Line-up of \u{2068}Owls\u{2069}' }).tap();
  await desk.getByLabel('Board 1').selectOption(owlReserve);
  const [, , { matchId }] = (await club.api.get(`/v1/tournaments/${id}/pairings`)).body.items;
  await club.api.post(`/v1/matches/${matchId}/games`);
  await desk.getByRole('button', { name: 'Line-up of \u{2068}Bears\u{2069}' }).waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: 'Set the line-up' }).tap();
  await desk.getByRole('alert').waitFor();
  expect(await looks(desk, 'teams-line-up-refused')).toEqual([]);
  expect((await playersOf(owl))[0]).toBe(owl);
});

it('calls and writes the slip of each board at the desk, and offers nothing that is refused for the two teams', async () => {
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  await desk.getByRole('heading', { name: 'To call 2' }).waitFor();
  await desk.getByRole('heading', { name: 'Matches of teams 1' }).waitFor();
  const whole = desk.getByRole('listitem', { name: sides });
  await whole.getByText('Teams on 2 boards').waitFor();
  await whole.getByRole('button').nth(1).waitFor();
  expect(await whole.getByRole('button', { name: /^Line-up of / }).count()).toBe(2);
  expect(await whole.getByRole('button').count()).toBe(2);
  expect(await looks(desk, 'teams-queue')).toEqual([]);
  const board = desk.getByRole('listitem', { name: `${first.white.name} – ${first.black.name}` });
  await board.getByText(of(1)).waitFor();
  await board.getByRole('button', { name: 'Call' }).tap();
  await board.getByRole('button', { name: '1', exact: true }).tap();
  await desk.getByRole('heading', { name: 'Playing 1' }).waitFor();
  await board.getByRole('button', { name: `${first.white.name} won` }).tap();
  await board.getByRole('button', { name: '2', exact: true }).tap();
  await board.getByRole('button', { name: 'Send: ' }).tap();
  await whole.getByText('1 – 0').waitFor();
});

it('shows the boards to all members, and a result to send only to who plays on one', async () => {
  const phone = await phoneOf(second.white.playerId);
  await phone.getByRole('heading', { name: `Against ${second.black.name}` }).waitFor();
  await phone.getByText(of(2)).first().waitFor();
  await phone.getByText('Your team plays on 2 boards.').waitFor();
  await phone.getByText('1 – 0').waitFor();
  expect(await looks(phone, 'teams-me')).toEqual([]);
  expect(await phone.getByRole('group', { name: 'Who won?' }).count()).toBe(1);
  const reserve = await phoneOf(night.entries[0]?.members[2] ?? '');
  await reserve.getByText(of(1)).waitFor();
  expect(await reserve.getByRole('group', { name: 'Who won?' }).count()).toBe(0);
});

it('is on its page and on the wall with the boards won, and its boards below it', async () => {
  const page = await visitors.visit(`/t/${night.id}?pairing=${match.id}`);
  await page.getByText(of(2)).first().waitFor();
  await page.getByText('1 – 0').first().waitFor();
  expect(await looks(page, 'teams-page')).toEqual([]);
  await page.getByRole('link', { name: 'Bracket' }).tap();
  const bracket = page.getByRole('region', { name: 'Main' });
  await bracket.getByText(match.white.name).waitFor();
  expect(await bracket.getByText(second.white.name).count()).toBe(0);
  const wall = await visitors.visit(`/t/${night.id}/screen?show=next`);
  const calls = wall.locator('.calls').first().getByRole('listitem');
  await calls.nth(1).waitFor();
  expect(await calls.allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(`^1 – 0\\s+${match.white.name}`)),
    expect.stringContaining(second.white.name),
  ]);
  // Far from the match of the teams, a board that was played says whose it was.
  const over = await wall.locator('.calls').nth(1).getByRole('listitem').allInnerTexts();
  expect(over.map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringContaining(`${first.white.name} ${first.white.team}`),
  ]);
  expect(await looks(wall, 'teams-wall')).toEqual([]);
});

it('has a slip for each board on paper, and none of its own', async () => {
  const paper = await visitors.visit(`/print/t/${night.id}?sheet=slips`, { token: director });
  await paper.getByText(of(2)).waitFor();
  expect(await paper.locator('.slip').count()).toBe(1);
});

it('stands among what was played without a correction, which its boards have', async () => {
  await club.api.post(`/v1/tournaments/${night.id}/pairings/${second.id}/result`, { score: { white: 3, black: 0 } });
  const desk = await visitors.visit(`/t/${night.id}/desk?show=queue`, { token: director });
  await desk.getByRole('button', { name: `Correct ${second.white.name}` }).waitFor();
  await desk.getByText('2 – 0').waitFor();
  expect(await desk.getByRole('button', { name: /^Correct / }).count()).toBe(2);
});

describe('people who play together', () => {
  async function openedFor(entrants: object): Promise<string> {
    const format = { kind: 'knockout', lengths: [3] };
    return (await club.api.post('/v1/tournaments', { name: 'Together', format, entrants })).body.id;
  }

  it('are entered as a team, the captain first, known and new', async () => {
    const id = await openedFor({ kind: 'teams', boards: 2 });
    const captain = await club.player('Olga Owl');
    const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
    const choose = async (name: string, button: string): Promise<void> => {
      await desk.getByLabel('Name', { exact: true }).fill(name);
      await desk.getByRole('button', { name: button, exact: true }).tap();
    };
    await desk.getByLabel('Name of the team').fill('Owls');
    await choose('Olga', 'Olga Owl');
    const enter = desk.getByRole('button', { name: /^Enter the team/ });
    expect(await enter.isDisabled()).toBe(true);
    await desk.getByText('A team needs its name and 2 people.').waitFor();
    await choose('Nils Newcomer', 'Nils Newcomer (new)');
    await choose('Rita Reserve', 'Rita Reserve (new)');
    await desk.getByText('Reserve', { exact: true }).waitFor();
    expect(await looks(desk, 'teams-enter')).toEqual([]);
    await enter.tap();
    await desk.getByRole('listitem', { name: 'Owls' }).getByText('Nils Newcomer').waitFor();
    expect((await club.api.get(`/v1/tournaments/${id}/entries`)).body.items).toMatchObject([
      {
        name: 'Owls',
        playerId: captain,
        players: [{ name: 'Olga Owl' }, { name: 'Nils Newcomer' }, { name: 'Rita Reserve' }],
      },
    ]);
  });

  it('are entered as a pair; where the entry is refused, nobody is new in the club', async () => {
    const id = await openedFor({ kind: 'doubles' });
    const known = await club.player('Dan Double');
    const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
    const choose = async (name: string, button: string): Promise<void> => {
      await desk.getByLabel('Name', { exact: true }).fill(name);
      await desk.getByRole('button', { name: button, exact: true }).tap();
    };
    await choose('Dan Double', 'Dan Double');
    await choose('Nele Never', 'Nele Never (new)');
    await club.api.delete(`/v1/players/${known}`, { headers: { 'if-match': '*' } });
    await desk.getByRole('button', { name: 'Enter the pair' }).tap();
    await desk.getByRole('alert').getByText('is archived').waitFor();
    expect((await club.api.get('/v1/players?q=Nele')).body.items).toEqual([]);
    await club.api.patch(`/v1/players/${known}`, { status: 'active' }, { headers: { 'if-match': '*' } });
    await desk.getByRole('button', { name: 'Enter the pair' }).tap();
    await desk.getByRole('listitem', { name: 'Dan Double & Nele Never' }).waitFor();
  });
});
