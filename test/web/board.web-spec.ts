/** A match on the board of the pages: two phones, a spectator, a network that fails, and looking back. */
import type { Page } from 'playwright-core';
import { drawn, heldBack, looks, visitedClub } from '../support/web/browser.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';
import { type Seats, gameIn, matchOf } from '../support/web/board-match.js';
import type { ApiAnswer } from '../support/clients/api-client.js';

const { club, visitors, director } = await visitedClub();

const match = (options?: object): Promise<Seats> => matchOf(club, options);
const game = (id: string): Promise<ApiAnswer['body']> => gameIn(club, id);

/** Plays whatever comes, by taps on the board, until the reader has no more to play. */
async function playByTaps(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: 'Done' });
  await done.waitFor();
  // While the roll is on its way, what is played cannot be done yet.
  await page.locator('.board-actions[aria-busy=true]').waitFor({ state: 'detached' });
  while (await done.isDisabled()) await page.locator('.movable').first().tap();
  await done.tap();
  await done.waitFor({ state: 'detached' });
}

describe('a match between two phones', () => {
  it('is begun, thrown for, played by taps and watched, with every button where the service allows it', async () => {
    const { id, white, black } = await match({ rules: { clock: { reserveSecondsPerPoint: 120, perTurnSeconds: 12 } } });
    const [ann, bo, watcher] = [
      await visitors.visit(`/m/${id}`, { token: white.token }),
      await visitors.visit(`/m/${id}`, { token: black.token }),
      await visitors.visit(`/m/${id}`, { token: await club.token('viewer') }),
    ];
    await ann.getByRole('button', { name: 'Start game 1' }).tap();
    await bo.getByRole('button', { name: 'Throw for the start' }).tap();
    await ann
      .getByText(/(Ann Archer|Bo Bellingham) plays/)
      .first()
      .waitFor();
    const first = (await game(id)).onRoll === 'white' ? ann : bo;
    const second = first === ann ? bo : ann;
    expect(await first.getByRole('timer').count()).toBe(2);
    expect(await looks(first, 'board-play')).toEqual([]);
    expect(await second.getByRole('button', { name: 'Done' }).count()).toBe(0);

    await playByTaps(first);
    await second.getByRole('button', { name: 'Double' }).tap();
    await first.getByRole('button', { name: 'Take' }).tap();
    await second.getByRole('button', { name: 'Roll' }).tap();
    await playByTaps(second);
    await watcher.getByText(/rolls/).first().waitFor();
    expect(await watcher.getByRole('button', { name: 'Roll' }).count()).toBe(0);
    expect((await game(id)).cube.value).toBe(2);

    await first.getByText('Resign …').tap();
    await first.getByRole('button', { name: 'Single' }).tap();
    await second.getByRole('button', { name: 'Accept' }).tap();
    await watcher
      .getByText(/wins 2/)
      .first()
      .waitFor();

    await watcher.getByRole('button', { name: 'Look back' }).tap();
    await watcher.getByText('2 of 2').waitFor();
    await watcher.keyboard.press('ArrowLeft');
    await watcher.getByText('1 of 2').waitFor();
    await watcher.keyboard.press('Home');
    await watcher.getByText('0 of 2: Start').waitFor();
    expect(await looks(watcher, 'board-replay')).toEqual([]);
  });

  it('offers to resign only at what the variant counts', async () => {
    const offered = async (variant: string): Promise<readonly string[]> => {
      const { id } = await match({ variant, format: { kind: 'points', length: 99 } });
      const started = (await club.api.post(`/v1/matches/${id}/games`, {})).body.id;
      await club.api.act(started, { type: 'opening-roll' });
      const page = await visitors.visit(`/m/${id}`, { token: director });
      await page.getByText('Resign …').first().tap();
      const buttons = page.locator('details[open] button.danger');
      await buttons.first().waitFor();
      return buttons.allTextContents();
    };
    expect(await offered('portes')).toEqual(['Single', 'Gammon']);
    expect(await offered('aceyDeucey')).toEqual(Array.from({ length: 15 }, (_, nth) => String(nth + 1)));
  });

  it('goes on where the network fails in the middle of a play: nothing is lost, nothing is done twice', async () => {
    const { id, white, black } = await match();
    await club.as(white.token).post(`/v1/matches/${id}/games`, {});
    const opened = await game(id);
    await club.as(white.token).post(`/v1/games/${opened.id}/actions`, { type: 'opening-roll' });
    const starter = (await game(id)).onRoll === 'white' ? white : black;
    const page = await visitors.visit(`/m/${id}`, { token: starter.token });
    const done = page.getByRole('button', { name: 'Done' });
    await done.waitFor();
    // While a resignation waits for its answer, no checker can move.
    const resigning = `/v1/games/${opened.id}/actions`;
    await club.as(starter.token).post(resigning, { type: 'resign', as: 'single' });
    await done.waitFor({ state: 'detached' });
    expect(await page.locator('.movable').count()).toBe(0);
    await club.as(starter.token).post(resigning, { type: 'withdraw-resignation' });
    await done.waitFor();
    while (await done.isDisabled()) await page.locator('.movable').first().tap();
    await page.context().setOffline(true);
    await done.tap();
    await page.getByText('The club does not answer. It is sent as soon as the club does.').waitFor();
    await page.context().setOffline(false);
    await done.waitFor({ state: 'detached' });
    expect((await game(id)).lastPlay).not.toBeNull();
    const events = (await club.api.get(`/v1/matches/${id}/events`)).body.items;
    expect(events.filter(({ type }: { type: string }) => type === 'PlayMade')).toHaveLength(1);
  });

  it('can be played by the keyboard alone, and by typing the play', async () => {
    const { id, white } = await match({ dice: 'recorded' });
    const page = await visitors.visit(`/m/${id}`, { token: white.token, size: { width: 1280, height: 800 } });
    await page.getByRole('button', { name: 'Start game 1' }).press('Enter');
    await page.getByText('Opening roll').first().waitFor();
    // What has been touched is gone; the next key goes on from its place.
    await page.locator('.match-page:focus').waitFor();
    const throwOf = { type: 'opening-roll', dice: { white: 3, black: 1 } };
    await club.as(white.token).post(`/v1/games/${(await game(id)).id}/actions`, throwOf);
    // The dice are on the way of the keyboard behind the points.
    await page.getByRole('button', { name: /^Dice 3 1:/ }).waitFor();
    await page.getByRole('button', { name: /^Point 24:/ }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Dice 1 3:/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Point 8:/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Point 6:/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('8/5 6/5').waitFor();
    // No checker can move any more, and the keyboard is where it was.
    expect(await page.evaluate('document.activeElement.dataset.place')).toBe('6');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('Type the play').press('Enter');
    await page.getByRole('textbox', { name: 'Play' }).fill('24/22 6/5');
    await page.getByRole('textbox', { name: 'Play' }).press('Enter');
    await page.locator('.refusal').waitFor();
    await page.getByRole('textbox', { name: 'Play' }).fill('8/5 6/5');
    await page.getByRole('textbox', { name: 'Play' }).press('Enter');
    await page
      .getByText(/Bo Bellingham rolls/)
      .first()
      .waitFor();
    expect((await game(id)).lastPlay.play).toBe('8/5 6/5');
  });
});

describe('the dice that fell on a real board', () => {
  it('are written down by two taps for each throw', async () => {
    const { id, white } = await match({ dice: 'recorded' });
    await club.as(white.token).post(`/v1/matches/${id}/games`, {});
    const page = await visitors.visit(`/m/${id}`, { token: await club.token('scorer') });
    const die = (group: string, face: number) =>
      page.getByRole('group', { name: group }).getByRole('button', { name: String(face) });
    await die('Ann Archer', 2).tap();
    const show = await heldBack(page, '**/v1/games/*');
    const thrown = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await die('Bo Bellingham', 2).tap();
    await (await thrown).finished();
    await drawn(page);
    // The next throw is of the moment that the page shows: until it has read of the tie, it is not touched.
    expect(await die('Ann Archer', 3).isDisabled()).toBe(true);
    show();
    await die('Ann Archer', 3).tap();
    await die('Bo Bellingham', 1).tap();
    await page
      .getByText(/Ann Archer plays 3-1/)
      .first()
      .waitFor();
    // One tap makes the five point.
    await page.locator('[data-place="5"]').tap();
    await page.getByText('8/5 6/5').waitFor();
    await page.getByRole('button', { name: 'Done' }).tap();
    await page
      .getByText(/Bo Bellingham rolls/)
      .first()
      .waitFor();
  });
});

describe.each([
  ['dutch', 'Bar'],
  ['aceyDeucey.seed', 'Not in play yet'],
  ['plakoto', 'Point 24'],
  ['fevga', 'Point 24'],
])('the board of %s', (variant, place) => {
  it('shows what stands where the variant begins', async () => {
    const { id, white } = await match({ variant });
    await club.as(white.token).post(`/v1/matches/${id}/games`, {});
    const page = await visitors.visit(`/m/${id}`, { token: white.token });
    await page.getByRole('img', { name: new RegExp(`^${place}`) }).waitFor();
    expect(await looks(page, `board-${variant}`)).toEqual([]);
  });
});

/** A game on a real board in which White has begun with 3-1. */
async function begun(id: string): Promise<string> {
  const { id: open } = (await club.api.post(`/v1/matches/${id}/games`, {})).body;
  await club.api.post(`/v1/games/${open}/actions`, { type: 'opening-roll', dice: { white: 3, black: 1 } });
  return open;
}

const acted = async (open: string, ...actions: readonly object[]): Promise<void> => {
  for (const action of actions) {
    const { status, text } = await club.api.post(`/v1/games/${open}/actions`, action);
    if (status !== 201 && status !== 200) throw new Error(text);
  }
};

it('lets a scorer answer the resignation of either side, and names its level in the language of the reader', async () => {
  const { id } = await match({ dice: 'recorded' });
  await acted(await begun(id), { type: 'resign', side: 'white', as: 'single' });
  const german = await visitors.visit(`/m/${id}`, { token: await club.token('viewer'), language: 'de-DE' });
  await german
    .getByText(/Bo Bellingham antwortet auf die Aufgabe: Einfach/)
    .first()
    .waitFor();
  const page = await visitors.visit(`/m/${id}`, { token: await club.token('scorer') });
  await page.getByRole('button', { name: 'Accept' }).tap();
  await page
    .getByText(/Bo Bellingham wins 1/)
    .first()
    .waitFor();
});

it('looks back on every game of a match, each to the way in which it ended', async () => {
  const { id } = await match({ dice: 'recorded', format: { kind: 'points', length: 5 } });
  await acted(
    await begun(id),
    { type: 'resign', side: 'white', as: 'gammon' },
    { type: 'accept-resignation', side: 'black' },
  );
  await acted(
    await begun(id),
    { type: 'play', side: 'white', play: '8/5 6/5' },
    { type: 'double', side: 'black' },
    { type: 'drop', side: 'white' },
  );
  const page = await visitors.visit(`/m/${id}`, { token: await club.token('viewer') });
  await page.getByRole('button', { name: 'Look back' }).tap();
  await page.getByText('Bo Bellingham: Double 2 · Ann Archer: Drop 1 · Bo Bellingham wins 1 · Single').waitFor();
  await page.getByText('1 of 1').waitFor();
  await page.getByRole('group', { name: 'Games' }).getByRole('button', { name: '1' }).tap();
  await page.getByText('Bo Bellingham wins 2 · Gammon · conceded').waitFor();
  expect(await looks(page, 'board-replay-games')).toEqual([]);
});

it('brings a player back from looking at what is past when it is their turn, and to the play that was half made', async () => {
  const { id, white, black } = await match({ dice: 'recorded' });
  const gameId = await begun(id);
  const ann = await visitors.visit(`/m/${id}`, { token: white.token });
  const lookBack = ann.getByRole('button', { name: 'Look back' });
  await ann.locator('[data-place="8"]').tap();
  await ann.getByText('8/5', { exact: true }).waitFor();
  await lookBack.tap();
  await ann.getByText('0 of 0: Start').waitFor();
  await lookBack.tap();
  await ann.getByText('8/5', { exact: true }).waitFor();
  await acted(gameId, { type: 'play', side: 'white', play: '8/5 6/5' });
  await ann
    .getByText(/Bo Bellingham rolls/)
    .first()
    .waitFor();
  await lookBack.tap();
  await ann.getByText('1 of 1').waitFor();
  await club.as(black.token).post(`/v1/games/${gameId}/actions`, { type: 'double', side: 'black' });
  await ann.getByRole('button', { name: 'Take' }).waitFor();
});

it('says in a money session which rules hold that a match has not', async () => {
  const [white, black] = [await club.player('Moe Money'), await club.player('Cash Carl')];
  const sessionWith = async (rules: object) => {
    const { body } = await club.match({ white, black, format: { kind: 'money', stake: 100 }, rules });
    return visitors.visit(`/m/${body.id}`, { token: director });
  };
  const page = await sessionWith({});
  await page.getByText('Money · Jacoby rule · No beavers', { exact: true }).waitFor();
  expect(await looks(page, 'board-money')).toEqual([]);
  const other = await sessionWith({ jacoby: false, beavers: 1 });
  await other.getByText('Money · No Jacoby rule · Beavers', { exact: true }).waitFor();
});

it('says that the match is won, and nothing of the open game, where the match was decided otherwise', async () => {
  const { id } = await drawnNight(club, 2, { format: { kind: 'knockout', lengths: [5] } });
  const [final] = await ready(club, id);
  const [{ matchId }] = (await club.api.get(`/v1/tournaments/${id}/pairings`)).body.items;
  await club.api.post(`/v1/matches/${matchId}/games`, {});
  await club.api.post(`/v1/tournaments/${id}/pairings/${final?.id}/result`, { winner: 'white', by: 'concession' });
  const page = await visitors.visit(`/m/${matchId}`, { token: await club.token('viewer') });
  const name = (await club.api.get(`/v1/matches/${matchId}`)).body.white.name;
  await page.locator('.moment').getByText(`${name} has won`, { exact: true }).waitFor();
});

describe('two players who touch the same at once', () => {
  /** Another request comes just before the one that the page sends. */
  async function overtaken(page: Page, path: string, other: () => Promise<unknown>): Promise<void> {
    await page.route(
      `**${path}`,
      async (route) => {
        await other();
        await route.continue();
      },
      { times: 1 },
    );
  }

  it('begin one game and throw once, and neither of them is refused', async () => {
    const { id, white, black } = await match();
    const page = await visitors.visit(`/m/${id}`, { token: white.token });
    const other = club.as(black.token);
    await overtaken(page, `/v1/matches/${id}/games`, () => other.post(`/v1/matches/${id}/games`, { number: 1 }));
    await page.getByRole('button', { name: 'Start game 1' }).tap();
    const start = page.getByRole('button', { name: 'Throw for the start' });
    await start.waitFor();
    const { id: open } = await game(id);
    await overtaken(page, `/v1/games/${open}/actions`, () =>
      other.post(`/v1/games/${open}/actions`, { type: 'opening-roll' }),
    );
    await start.tap();
    await page
      .getByText(/(Ann Archer|Bo Bellingham) (plays|rolls)|Opening roll/)
      .first()
      .waitFor();
    await page.waitForTimeout(500);
    expect(await page.locator('.refusal').count()).toBe(0);
    const events = (await club.api.get(`/v1/matches/${id}/events`)).body.items;
    expect(events.filter(({ type }: { type: string }) => type === 'GameStarted')).toHaveLength(1);
    // One act, which throws again by itself after a tie.
    const throws = events.filter(({ type }: { type: string }) => type === 'OpeningRolled');
    expect(new Set(throws.map(({ actor }: { actor: string }) => actor)).size).toBe(1);
  });

  it('write down the same real dice, and neither of them is refused', async () => {
    const { id, white, black } = await match({ dice: 'recorded' });
    const { id: open } = (await club.api.post(`/v1/matches/${id}/games`, {})).body;
    const page = await visitors.visit(`/m/${id}`, { token: white.token });
    const die = (group: string, face: string) =>
      page.getByRole('group', { name: group }).getByRole('button', { name: face });
    await overtaken(page, `/v1/games/${open}/actions`, () =>
      club.as(black.token).post(`/v1/games/${open}/actions`, { type: 'opening-roll', dice: { white: 2, black: 5 } }),
    );
    await die('Ann Archer', '2').tap();
    await die('Bo Bellingham', '5').tap();
    await page.getByText('Bo Bellingham plays 5-2').first().waitFor();
    await page.waitForTimeout(500);
    expect(await page.locator('.refusal').count()).toBe(0);
  });

  it('read what was refused, until the game in which it was is over', async () => {
    const { id, white } = await match({ dice: 'recorded', format: { kind: 'points', length: 5 } });
    const open = await begun(id);
    await acted(open, { type: 'play', side: 'white', play: '8/5 6/5' }, { type: 'double', side: 'black' });
    const page = await visitors.visit(`/m/${id}`, { token: white.token });
    await overtaken(page, `/v1/games/${open}/actions`, () => acted(open, { type: 'drop', side: 'white' }));
    await page.getByRole('button', { name: 'Take' }).tap();
    await page.locator('.refusal').waitFor();
    await page.getByRole('button', { name: 'Start game 2' }).tap();
    await page.getByText('Opening roll').first().waitFor();
    expect(await page.locator('.refusal').count()).toBe(0);
  });
});

it('offers to claim the time as soon as it is over', async () => {
  const clock = { mode: 'simpleDelay', reserveSeconds: 1, perTurnSeconds: 1 };
  const { id, white, black } = await match({ rules: { clock } });
  const { id: open } = (await club.as(white.token).post(`/v1/matches/${id}/games`, {})).body;
  const [ann, bo] = [
    await visitors.visit(`/m/${id}`, { token: white.token }),
    await visitors.visit(`/m/${id}`, { token: black.token }),
  ];
  await ann.getByRole('button', { name: 'Throw for the start' }).waitFor();
  const at = Date.now();
  await club.as(white.token).post(`/v1/games/${open}/actions`, { type: 'opening-roll' });
  const waits = (await game(id)).onRoll === 'white' ? bo : ann;
  await waits.getByRole('button', { name: 'Claim the time' }).waitFor();
  expect(Date.now() - at).toBeLessThan(15_000);
});
