/** A ladder on the pages: a player challenges, a director enters a challenge, and all see who stands where and by when two play. */
import type { Page } from 'playwright-core';
import { TournamentDriver } from '../support/clubs/tournament.js';
import { DESK, heldBack, idle, looks, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const LADDER = { kind: 'ladder', lengths: [5], reach: 2, days: 7 };
const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Eva'];
const DAY = 24 * 3_600_000;
/** So many days later, for a page alone. */
const DAYS_LATER = (days: number): string => `const now = Date.now; Date.now = () => now() + ${days * DAY};`;

/** A drawn ladder of these, from the top. */
async function ladder(): Promise<TournamentDriver> {
  const players: string[] = [];
  for (const name of NAMES) players.push(await club.player(name));
  const night = await TournamentDriver.listed(club.api, LADDER, players, { name: 'Winter ladder' });
  await night.draw();
  return night;
}

async function phoneOf(night: TournamentDriver, name: string, path: string, language = 'en-GB'): Promise<Page> {
  const playerId = night.players[NAMES.indexOf(name)] ?? '';
  return visitors.visit(path, { token: await club.token('player', { playerId }), language });
}

async function challenge(night: TournamentDriver, one: string, other: string): Promise<{ id: string }> {
  const [challenger, challenged] = [one, other].map((name) => night.entries[NAMES.indexOf(name)]);
  const { status, body } = await club.api.post(`${night.path}/challenges`, { challenger, challenged });
  expect(status).toBe(201);
  return body;
}

/** The challenges of the ladder, with the one who challenges first. */
async function challenges(night: TournamentDriver): Promise<readonly string[]> {
  const { items } = (await club.api.get(`${night.path}/pairings`)).body;
  return items.map(({ white, black }: { white: { name: string }; black: { name: string } }) =>
    [white.name, black.name].join(' > '),
  );
}

const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

describe('a player', () => {
  it('challenges one of those whom they may challenge, in two taps, and the other one reads it at once', async () => {
    const night = await ladder();
    const [phone, other] = [
      await phoneOf(night, 'David', `/t/${night.id}`),
      await phoneOf(night, 'Ben', `/t/${night.id}`),
    ];
    await other.getByRole('group', { name: 'Whom do you challenge?' }).waitFor();
    const offered = phone.getByRole('group', { name: 'Whom do you challenge?' }).getByRole('button');
    await offered.first().waitFor();
    expect(await offered.allInnerTexts()).toEqual(['2. Ben', '3. Clara']);
    await offered.filter({ hasText: 'Ben' }).tap();
    expect(await looks(phone, 'ladder-challenge')).toEqual([]);
    await phone.getByRole('button', { name: /^Challenge .*Ben/ }).tap();
    await phone.getByRole('heading', { name: /^You have challenged .*Ben/ }).waitFor();
    await phone.getByText(/^Play by \d/).waitFor();
    await other.getByRole('heading', { name: /^.*David.* has challenged you/ }).waitFor();
    expect(await challenges(night)).toEqual(['David > Ben']);
    await other.getByRole('link', { name: 'Report the result' }).tap();
    await other.getByText(/^Play by \d/).waitFor();
    await other.getByText(/David.* has challenged you\. If the two of you/).waitFor();
    expect(await looks(other, 'ladder-own')).toEqual([]);
  });

  it.each([
    ['en-GB', 'A player can challenge anyone one place above. The two have one day to play.'],
    ['de-DE', 'Herausfordern lässt sich, wer einen Platz höher steht. Die beiden haben einen Tag Zeit.'],
  ])('reads in %s of a reach of one place and of one day', async (language, rule) => {
    const players = [await club.player('Uwe'), await club.player('Vera')];
    const night = await TournamentDriver.listed(club.api, { ...LADDER, reach: 1, days: 1 }, players);
    await night.draw();
    const page = await visitors.visit(`/t/${night.id}`, { token: director, language });
    await page.getByText(rule).waitFor();
  });

  it('is told where all in reach play, and from when on one may be challenged again', async () => {
    const night = await ladder();
    await challenge(night, 'Ben', 'Anna');
    const clara = await phoneOf(night, 'Clara', `/t/${night.id}`);
    await clara.getByText('The players within your reach have open challenges, or are away.').waitFor();
    expect(await clara.getByRole('group').count()).toBe(0);
    const anna = await phoneOf(night, 'Anna', `/t/${night.id}`);
    await anna.getByRole('heading', { name: /Ben.* has challenged you/ }).waitFor();
    const [pairing] = await night.pairings();
    await night.report(pairing!, 'black');
    await anna.getByText('You are at the top. The players below can challenge you.').waitFor();
    const ben = await phoneOf(night, 'Ben', `/t/${night.id}`, 'de-DE');
    await ben.getByText(/^.*Anna.*: erst wieder ab \d/).waitFor();
    expect(await looks(ben, 'ladder-later-de')).toEqual([]);
  });

  const beaten = async (night: TournamentDriver, one: string, other: string, winner: 'white' | 'black') => {
    const { id } = await challenge(night, one, other);
    const [pairing] = (await night.pairings()).filter((each) => each.id === id);
    await night.report(pairing!, winner);
  };
  const ANY = { headers: { 'if-match': '*' } };

  it.each([
    ['one of the two was challenged', 'en-GB', 'One of the two players has an open challenge'],
    ['one of the two was challenged', 'de-DE', 'Eine Herausforderung der beiden ist noch offen'],
    ['the other has moved up', 'en-GB', 'A player on place 4 cannot challenge the player on place 1'],
    ['the other has moved up', 'de-DE', 'Von Platz 4 lässt sich Platz 1 nicht herausfordern'],
    ['the player has lost to the other', 'en-GB', 'may challenge the same player again only after 7 days'],
    ['the player has lost to the other', 'de-DE', 'erst nach 7 Tagen wieder herausfordern'],
    ['the other has left', 'en-GB', 'The challenged has no place on this ladder'],
    ['the other has left', 'de-DE', 'Wer da herausgefordert wird, steht nicht auf dieser Rangliste'],
    ['the ladder has ended', 'en-GB', 'A player can challenge only on a ladder that is drawn and not yet finished'],
    ['the ladder has ended', 'de-DE', 'nur auf einer Rangliste, die ausgelost und noch nicht beendet ist'],
  ] as const)('reads why a challenge is refused where %s meanwhile (%s)', async (what, language, said) => {
    const night = await ladder();
    const phone = await phoneOf(night, 'David', `/t/${night.id}`, language);
    // The phone hears of nothing.
    await phone.route('**/v1/live*', (route) => route.abort());
    await phone.reload();
    await phone.getByRole('group').getByRole('button', { name: 'Ben' }).tap();
    await settled(phone);
    // Nor does it learn anything by asking.
    await heldBack(phone, `**${night.path}**`);
    if (what === 'one of the two was challenged') await challenge(night, 'Ben', 'Anna');
    if (what === 'the other has moved up') await beaten(night, 'Ben', 'Anna', 'white');
    if (what === 'the player has lost to the other') await beaten(night, 'David', 'Ben', 'black');
    const left = { reason: 'moves away', until: 'end' };
    if (what === 'the other has left') {
      await club.api.post(`${night.path}/entries/${night.entries[1]}/withdraw`, left, ANY);
    }
    if (what === 'the ladder has ended') await club.api.post(`${night.path}/finish`, {}, ANY);
    const before = await challenges(night);
    await phone.getByRole('button', { name: /^Challenge .*Ben|Ben.* herausfordern$/ }).tap();
    await phone.getByRole('alert').getByText(said).waitFor();
    expect(await challenges(night)).toEqual(before);
  });
});

it('leads a player from their own page to the ladder, whether or not something waits there', async () => {
  const night = await ladder();
  const phone = await phoneOf(night, 'Eva', '/me');
  await phone.getByRole('link', { name: /Winter ladder.*: the ladder, and whom you can challenge/ }).tap();
  await phone.getByRole('group', { name: 'Whom do you challenge?' }).waitFor();
  await club.api.post(`${night.path}/finish`, {}, { headers: { 'if-match': '*' } });
  await phone.goto(`${new URL(phone.url()).origin}/me`);
  await phone.getByText('Nothing waits for you').waitFor();
  expect(await phone.getByRole('link', { name: /Winter ladder/ }).count()).toBe(0);
});

describe('everybody', () => {
  it('sees the ladder with what has moved, who challenges whom, and what was played', async () => {
    const night = await ladder();
    const { id } = await challenge(night, 'Clara', 'Anna');
    const [pairing] = (await night.pairings()).filter((each) => each.id === id);
    await night.report(pairing!, 'white');
    await challenge(night, 'Eva', 'David');
    const page = await visitors.visit(`/t/${night.id}`, { token: director, size: DESK });
    await page.getByRole('heading', { name: 'Open challenges' }).waitFor();
    const rows = await page.locator('tbody tr').allInnerTexts();
    const said = rows.map((row) => plain(row).replaceAll(/\s+/g, ' '));
    expect(said).toEqual([
      '1 ▲ 2 2 up since the draw Clara 1 1',
      '2 ▼ 1 1 down since the draw Anna 0 1',
      '3 ▼ 1 1 down since the draw Ben 0 0',
      '4 David challenged by Eva 0 0',
      '5 Eva challenges David 0 0',
    ]);
    await page.getByText(/^by \d+ \w+ \d{4}, \d\d:\d\d$/).waitFor();
    await page.getByText('A player can challenge anyone up to 2 places above.').waitFor();
    // A challenge is in no round.
    expect(await page.getByText(/Round \d/).count()).toBe(0);
    expect(await looks(page, 'ladder')).toEqual([]);
    await club.api.post(`${night.path}/finish`, {}, { headers: { 'if-match': '*' } });
    await page.getByText('Finished').waitFor();
    expect(await page.getByRole('heading', { name: 'Open challenges' }).count()).toBe(0);
  });
});

it('tells a player who is away, at the top as well, that challenges wait for the return', async () => {
  const night = await ladder();
  for (const name of ['Anna', 'Clara']) {
    await club.api.post(
      `${night.path}/entries/${night.entries[NAMES.indexOf(name)]}/withdraw`,
      { reason: 'ill', until: 'return' },
      { headers: { 'if-match': '*' } },
    );
    const phone = await phoneOf(night, name, `/t/${night.id}`);
    await phone.getByText('You are away: until your return').waitFor();
  }
  const below = await phoneOf(night, 'David', `/t/${night.id}`);
  const offered = below.getByRole('group', { name: 'Whom do you challenge?' }).getByRole('button');
  await offered.first().waitFor();
  expect(await offered.allInnerTexts()).toEqual(['2. Ben']);
});

describe('a desk', () => {
  it.each(['director', 'scorer'] as const)('lets a %s enter a challenge for two who may play', async (role) => {
    const night = await ladder();
    await challenge(night, 'Ben', 'Anna');
    const desk = await visitors.visit(`/t/${night.id}/desk`, { token: await club.token(role) });
    const who = desk.getByLabel('Who challenges?');
    await who.waitFor();
    // Who is in a challenge, or has none in reach who is free, is not offered.
    const options = (await who.locator('option').allInnerTexts()).filter((text) => text !== '');
    expect(options).toEqual(['4. David', '5. Eva']);
    await who.selectOption('5. Eva');
    const free = desk.getByRole('group', { name: /Whom does .*Eva.* challenge/ }).getByRole('button');
    expect(await free.allInnerTexts()).toEqual(['3. Clara', '4. David']);
    await free.last().tap();
    expect(await looks(desk, `ladder-desk-${role}`)).toEqual([]);
    await desk.getByRole('button', { name: /^Enter: .*Eva.* challenges .*David/ }).tap();
    await desk.getByRole('listitem', { name: 'Eva – David' }).waitFor();
    await idle(desk);
    await settled(desk);
    expect(await challenges(night)).toEqual(['Ben > Anna', 'Eva > David']);
    await desk.getByText('No challenge is possible now').waitFor();
    // Both stand in the queue with the day by which they play.
    expect(await desk.getByText(/^to 5 · due \d+ \w+ \d{4}/).count()).toBe(2);
    expect(await desk.getByText('late', { exact: true }).count()).toBe(0);
  });

  it('says who is late, in the queue and on the ladder', async () => {
    const night = await ladder();
    await challenge(night, 'Ben', 'Anna');
    const desk = await visitors.visit(`/t/${night.id}/desk`, {
      token: director,
      language: 'de-DE',
      script: DAYS_LATER(8),
    });
    const row = desk.getByRole('listitem', { name: 'Ben – Anna' });
    await row.getByText('verspätet').waitFor();
    await desk
      .getByRole('row', { name: /^2 Ben / })
      .getByText('verspätet')
      .waitFor();
    expect(await looks(desk, 'ladder-desk-de')).toEqual([]);
  });

  it('has done with a reported result once nobody can object to it any more, and says on which day it was', async () => {
    const night = await ladder();
    await challenge(night, 'Ben', 'Anna');
    const [pairing] = await night.pairings();
    const player = club.as(await club.token('player', { playerId: night.players[1] ?? '' }));
    expect((await night.report(pairing!, 'white', player)).status).toBe(200);
    const [desk, later] = [
      await visitors.visit(`/t/${night.id}/desk`, { token: director }),
      await visitors.visit(`/t/${night.id}/desk`, { token: director, script: DAYS_LATER(1) }),
    ];
    await desk.getByRole('button', { name: 'It is right' }).waitFor();
    await desk.getByText('to be confirmed').waitFor();
    await later.getByRole('button', { name: 'Correct Ben – Anna' }).waitFor();
    expect(await later.getByRole('button', { name: 'It is right' }).count()).toBe(0);
    expect(await later.getByText('to be confirmed').count()).toBe(0);
    await later.getByRole('link', { name: 'Log' }).tap();
    await later.getByText('Challenge made').waitFor();
    expect(await later.getByText(/^\d+ \w+ \d{4}$/).count()).toBeGreaterThan(0);
    await desk.getByRole('link', { name: 'Log' }).tap();
    await desk.getByText('Challenge made').waitFor();
    expect(await desk.getByText(/^\d+ \w+ \d{4}$/).count()).toBe(0);
  });

  it('calls a challenge that a correction changes by the ladder, and by no round, and tells whose places change', async () => {
    const night = await ladder();
    await challenge(night, 'Ben', 'Anna');
    const [pairing] = await night.pairings();
    await night.report(pairing!, 'white');
    const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
    await desk.getByRole('button', { name: 'Correct Ben – Anna' }).tap();
    await desk.getByRole('button', { name: 'Anna', exact: true }).tap();
    await desk.getByRole('button', { name: '2', exact: true }).tap();
    await desk.getByRole('button', { name: 'See what that changes' }).tap();
    await desk.getByText(/^Ladder: .*Ben/).waitFor();
    const lines = (await desk.locator('.notice li').allTextContents()).map(plain);
    expect(lines.slice(1)).toEqual(['Anna: place 2 → 1', 'Ben: place 1 → 2']);
  });

  it('says who is away and expected back', async () => {
    const night = await ladder();
    await club.api.post(
      `${night.path}/entries/${night.entries[2]}/withdraw`,
      { reason: 'ill', until: 'return' },
      {
        headers: { 'if-match': '*' },
      },
    );
    const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
    await desk.getByRole('row', { name: /^3 Clara away/ }).waitFor();
  });

  it('says before a ladder is ended that its places stay as they stand', async () => {
    const night = await ladder();
    await challenge(night, 'Ben', 'Anna');
    const [pairing] = await night.pairings();
    await night.report(pairing!, 'white');
    const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
    await desk.getByText('End, call off or delete').tap();
    await desk.getByRole('button', { name: 'End it …' }).tap();
    await desk.getByText('The places stay as they stand').waitFor();
    expect(await desk.getByText('The prizes are shared by').count()).toBe(0);
  });
});
