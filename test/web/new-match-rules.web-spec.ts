/** The rules that people vary when they begin a match or a money session on the pages. */
import type { Page } from 'playwright-core';
import { keepPicture, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors } = await visitedClub();

/** The form of a player, with an opponent chosen. */
async function begun(me: string, opponent: string, language = 'en-GB') {
  await club.player(opponent);
  const token = await club.token('player', { playerId: await club.player(me) });
  const page = await visitors.visit('/', { token, language });
  await page.getByText(language === 'en-GB' ? 'Match or money session' : 'Match oder Geldspiel').tap();
  const part = page.locator('.form');
  await part.getByRole('textbox', { name: 'Name', exact: true }).fill(opponent);
  await part.getByRole('button', { name: opponent }).tap();
  return page;
}

const more = (page: Page) => page.locator('summary', { hasText: 'More rules' });

/** The match as it is once the page has begun it. */
async function beginOn(page: Page) {
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await page.waitForURL('**/m/*');
  return (await club.api.get(`/v1/matches/${new URL(page.url()).pathname.replace('/m/', '')}`)).body;
}

it('offers the variants that the service knows', async () => {
  const page = await begun('Vic Vary', 'Val Vary');
  await more(page).tap();
  const offered = await page.getByLabel('Variant').locator('option').all();
  const values = await Promise.all(offered.map((option) => option.getAttribute('value')));
  const { items } = (await club.api.get('/v1/rules/variants')).body;
  expect([...values].sort()).toEqual(items.map(({ id }: { id: string }) => id).sort());
  for (const { id, cube } of items) {
    await page.getByLabel('Variant').selectOption(id);
    expect([id, await page.getByLabel('Highest cube').count()]).toEqual([id, cube === 'allowed' ? 1 : 0]);
  }
});

it('shows the facts of variants and the usual times of clocks as the service tells them', async () => {
  await club.player('Tim Told');
  const token = await club.token('player', { playerId: await club.player('Tom Told') });
  const page = await visitors.visit('/', { token });
  const told = async (path: string, change: (items: Record<string, unknown>[]) => void): Promise<void> => {
    const { body } = await club.api.get(path);
    change(body.items);
    await page.route(`**${path}`, (route) => route.fulfill({ json: body }));
  };
  await told('/v1/rules/variants', (items) => items.forEach((one) => (one['cube'] = 'none')));
  await told('/v1/rules/clocks', (items) =>
    items.forEach((one) => (one['singles'] = { reserveSecondsPerPoint: 90, perTurnSeconds: 7 })),
  );
  await page.getByText('Match or money session').tap();
  await more(page).tap();
  await page.getByText('It is played without a cube.').waitFor();
  await page.getByLabel('Clock').selectOption('bronstein');
  expect(await page.getByLabel('Minutes per player').inputValue()).toBe('10:30');
  expect(await page.getByLabel('Seconds per turn').inputValue()).toBe('7');
});

it('plays a variant with a clock and without the Crawford rule, as the closed line says; a reload keeps all of it', async () => {
  const page = await begun('Nina Nack', 'Carl Crest');
  await more(page).getByText('as usual: backgammon, no clock').waitFor();
  await more(page).tap();
  await page.getByLabel('Variant').selectOption('nackgammon');
  await page.getByLabel('Clock').selectOption('bronstein');
  await page.getByLabel('Minutes per player').fill('10:30');
  await page.getByLabel('Seconds per turn').fill('8');
  await page.getByLabel('Crawford rule').uncheck();
  expect(await page.getByLabel('Holland rule').count()).toBe(0);
  await page.getByLabel('Highest cube').selectOption('8');
  expect(await looks(page, 'new-match-rules')).toEqual([]);
  await page.reload();
  await more(page).getByText('Nackgammon · Bronstein: 10:30 min + 8 s · no Crawford rule · cube up to 8').waitFor();
  expect(await looks(page, 'new-match-rules-closed')).toEqual([]);
  const { variant, rules } = await beginOn(page);
  expect({ variant, rules }).toMatchObject({
    variant: 'nackgammon',
    rules: {
      crawford: false,
      holland: false,
      maxCube: 8,
      clock: { mode: 'bronstein', reserveSeconds: 630, perTurnSeconds: 8 },
    },
  });
});

it.each([
  ['simpleDelay', '14', '12'],
  ['plain', '42', null],
])(
  'shows for a %s clock the times that the service sets where nothing else is asked for',
  async (mode, minutes, turn) => {
    const page = await begun(`Ute Usual ${mode}`, `Udo Usual ${mode}`);
    await more(page).tap();
    await page.getByLabel('Clock').selectOption(mode);
    expect(await page.getByLabel('Minutes per player').inputValue()).toBe(minutes);
    const seconds = page.getByLabel('Seconds per turn');
    expect(turn === null ? await seconds.count() : await seconds.inputValue()).toBe(turn ?? 0);
    await page.getByLabel('Holland rule').check();
    const { clock, holland } = (await beginOn(page)).rules;
    expect({ clock, holland }).toMatchObject({
      clock: { mode, reserveSeconds: Number(minutes) * 60, perTurnSeconds: Number(turn ?? 0) },
      holland: true,
    });
  },
);

it('plays for money with raccoons, automatic doubles and a highest cube', async () => {
  const page = await begun('Mo Money', 'Rac Coon');
  await page.getByRole('button', { name: 'A money session', exact: true }).tap();
  await page.getByRole('checkbox', { name: 'Beavers' }).check();
  await page.getByRole('checkbox', { name: 'Jacoby rule' }).uncheck();
  await more(page).tap();
  expect(await page.getByLabel('Clock').count()).toBe(0);
  await page.getByLabel('Answers to a double').selectOption('any');
  await page.getByLabel('Automatic doubles').selectOption('1');
  await page.getByLabel('Highest cube').selectOption('64');
  await more(page)
    .getByText('further turns without limit · Automatic doubles: at most one in a game · cube up to 64')
    .waitFor();
  expect(await looks(page, 'new-money-rules')).toEqual([]);
  expect((await beginOn(page)).rules).toMatchObject({
    jacoby: false,
    beavers: null,
    automaticDoubles: 1,
    maxCube: 64,
  });
});

it('asks nothing about the cube of a variant that has none', async () => {
  const page = await begun('Pia Portes', 'Pit Portes');
  await page.getByRole('button', { name: 'A money session', exact: true }).tap();
  await page.getByRole('checkbox', { name: 'Beavers' }).check();
  await more(page).tap();
  await page.getByLabel('Highest cube').selectOption('4');
  await page.getByLabel('Variant').selectOption('portes');
  await page.getByText('It is played without a cube.').waitFor();
  for (const rule of ['Beavers', 'Jacoby rule', 'Answers to a double', 'Automatic doubles', 'Highest cube']) {
    expect([rule, await page.getByLabel(rule).count()]).toEqual([rule, 0]);
  }
  expect(await beginOn(page)).toMatchObject({ variant: 'portes', rules: { cube: false, jacoby: false, beavers: 0 } });
});

it('says what is missing as long as it cannot begin', async () => {
  const page = await begun('Mia Missing', 'Max Missing');
  const begin = page.getByRole('button', { name: 'Begin', exact: true });
  const missing = async (words: string): Promise<void> => {
    await page.getByRole('status').getByText(words).waitFor();
    expect(await begin.isDisabled()).toBe(true);
  };
  await more(page).tap();
  await page.getByLabel('Clock').selectOption('simpleDelay');
  await page.getByLabel('Minutes per player').fill('ten');
  await missing('Write the minutes of the clock');
  await page.getByLabel('Minutes per player').fill('10');
  await page.getByLabel('Seconds per turn').fill('');
  await missing('Write the seconds of a turn');
  await page.getByRole('button', { name: 'A money session', exact: true }).tap();
  expect(await begin.isDisabled()).toBe(false);
  await page.getByRole('textbox', { name: 'A point is worth' }).fill('');
  await missing('Say what a point is worth.');
  await page.getByRole('button', { name: 'Max Missing does not play' }).tap();
  await missing('one player is missing');
});

it('is understood in German, too', async () => {
  const page = await begun('Gerda Gut', 'Hans Holland', 'de-DE');
  await page.getByText('Mehr Regeln').tap();
  await page.getByLabel('Uhr').selectOption('simpleDelay');
  await page.getByLabel('Variante').selectOption('dutch');
  await page.getByText('Holländisches Backgammon · Uhr: 14 Min. + 12 s').waitFor();
  await keepPicture(page, 'new-match-rules-german');
});
