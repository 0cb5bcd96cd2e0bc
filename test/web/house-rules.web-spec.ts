/** The house rules of a chouette: chosen when it begins, and read at its table. */
import type { Page } from 'playwright-core';
import { ChouetteTable } from '../support/clubs/chouette-table.js';
import { keepPicture, looks, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const FIELDS = [
  'beavers automaticDoubles maxCube boxTakePolicy boxDoublePolicy answerOrder consultation rotation maxPlayers',
  'joinPosition sitOutReturn',
]
  .join(' ')
  .split(' ');

const form = (page: Page) => page.locator('details', { hasText: /New chouette|Neue Chouette/ });

/** The form with three people in it. */
async function begun(people: readonly string[], language = 'en-GB') {
  for (const name of people) await club.player(name);
  const page = await visitors.visit('/', { token: director, language });
  await page.getByText(language === 'en-GB' ? 'New chouette' : 'Neue Chouette').tap();
  const part = form(page);
  for (const name of people) {
    await part.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await part.getByRole('button', { name }).tap();
  }
  return page;
}

const house = (page: Page) => page.locator('summary', { hasText: 'House rules' });
const field = (page: Page, name: string) => form(page).locator(`[data-field="/rules/${name}"]`);

/** What the page asks for, and the chouette that comes of it. */
async function beginOn(page: Page) {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/v1/chouettes'));
  // The list above grows while others begin something: a touch could go beside the button.
  await page.getByRole('button', { name: /^Begin with/ }).press('Enter');
  const asked = (await sent).postDataJSON();
  await page.waitForURL('**/c/*');
  const chouette = (await club.api.get(`/v1/chouettes/${new URL(page.url()).pathname.replace('/c/', '')}`)).body;
  return { asked, chouette };
}

it('shows the usual ones as the service has them, and sends none that the host leaves alone', async () => {
  const page = await begun(['Una Usual', 'Udo Usual', 'Uli Usual']);
  await house(page).getByText('as usual: backgammon, Jacoby rule, no beavers').waitFor();
  await house(page).tap();
  const shown = await Promise.all(FIELDS.map(async (name) => [name, await field(page, name).inputValue()] as const));
  const checked = await Promise.all(
    ['Jacoby rule', 'A newcomer waits'].map((label) => form(page).getByRole('checkbox', { name: label }).isChecked()),
  );
  // What is touched and put back is left alone, too.
  await field(page, 'rotation').selectOption('net');
  await field(page, 'rotation').selectOption('succession');
  const { asked, chouette } = await beginOn(page);
  expect([asked.rules, 'variant' in asked]).toEqual([{ cubes: 'multi' }, false]);
  const { rules } = chouette;
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(FIELDS.map((name) => [name, rules[name] === null ? 'any' : String(rules[name])])),
  );
  expect(checked).toEqual([rules.jacoby, rules.joinNeedsBoxConsent]);
  await settled(page);
  expect(await page.getByText('House rules').count()).toBe(0);
});

it('offers what the service takes, each in words', async () => {
  const page = await begun(['Otto Offer', 'Olga Offer', 'Oda Offer']);
  await house(page).tap();
  await field(page, 'beavers').selectOption('1');
  const players = await Promise.all(['Ona', 'Ono', 'Onu'].map((name) => club.player(name)));
  const offered = async (cubes: 'multi' | 'single', names: readonly string[]): Promise<void> => {
    for (const name of names) {
      for (const option of await field(page, name).locator('option').all()) {
        const words = await option.innerText();
        // A value that is its own text has no attribute.
        const value = (await option.getAttribute('value')) ?? words;
        expect([value, words]).toEqual([value, expect.not.stringMatching(/^(?:house|rules)\./)]);
        const asked = value === 'any' ? null : /^\d+$/.test(value) ? Number(value) : value;
        const rules = { cubes, ...(name === 'loneTaker' && { beavers: 1 }), [name]: asked };
        const { status, body } = await club.api.post('/v1/chouettes', { order: 'given', players, rules });
        expect([rules, status, body.rules?.[name]]).toEqual([rules, 201, asked]);
      }
    }
  };
  await offered('multi', [...FIELDS, 'loneTaker']);
  await page.getByRole('button', { name: 'One for the team' }).tap();
  await offered('single', ['teamDouble']);
  expect(await field(page, 'beavers').count()).toBe(0);
});

it('keeps what is chosen over a reload, plays by it and says it at the table', async () => {
  const page = await begun(['Hana House', 'Hugo House', 'Hedi House']);
  await house(page).tap();
  await form(page).getByLabel('Variant').selectOption('nackgammon');
  await form(page).getByRole('checkbox', { name: 'Jacoby rule' }).uncheck();
  await field(page, 'beavers').selectOption('2');
  await field(page, 'loneTaker').selectOption('mustBeaver');
  await field(page, 'automaticDoubles').selectOption('1');
  await field(page, 'maxCube').selectOption('64');
  await field(page, 'rotation').selectOption('captainOfRecord');
  await field(page, 'maxPlayers').selectOption('5');
  await form(page).getByRole('checkbox', { name: 'A newcomer waits' }).check();
  expect(await looks(page, 'house-rules')).toEqual([]);
  await page.reload();
  const said = [
    'Nackgammon · no Jacoby rule · Beavers: a beaver and a raccoon · Automatic doubles: at most one in a game',
    'cube up to 64 · Next box: only the first captain decides · A member who alone takes: has to beaver',
    'at most 5 players · A newcomer waits until the box agrees',
  ].join(' · ');
  await house(page).getByText(said).waitFor();
  const { asked, chouette } = await beginOn(page);
  const rules = {
    jacoby: false,
    beavers: 2,
    loneTaker: 'mustBeaver',
    automaticDoubles: 1,
    maxCube: 64,
    rotation: 'captainOfRecord',
    maxPlayers: 5,
    joinNeedsBoxConsent: true,
  };
  expect([asked.variant, asked.rules]).toEqual(['nackgammon', { cubes: 'multi', ...rules }]);
  expect(chouette).toMatchObject({ variant: 'nackgammon', rules });
  await page.getByText(`House rules: ${said}`).waitFor();
  expect(await looks(page, 'house-rules-said')).toEqual([]);
});

it('sends and says nothing of beavers where the team has one cube', async () => {
  const page = await begun(['Sia Single', 'Sam Single', 'Sue Single']);
  await house(page).tap();
  await field(page, 'beavers').selectOption('any');
  await field(page, 'boxTakePolicy').selectOption('atLeastHalf');
  await page.getByRole('button', { name: 'One for the team' }).tap();
  await house(page).getByText('as usual').waitFor();
  await field(page, 'teamDouble').selectOption('majority');
  const { asked } = await beginOn(page);
  expect(asked.rules).toEqual({ cubes: 'single', teamDouble: 'majority' });
});

it('says at the table also what only other programs choose', async () => {
  const table = await ChouetteTable.of(club, 'Ria Rob Ron Ruth', {
    rules: {
      beavers: 4,
      boxTakePolicy: ['captainIfAny', 'breakEven'],
      loneTaker: 'extras',
      partner: 'mandatory',
      partnerFrom: 5,
      settlements: true,
      buying: true,
    },
  });
  const page = await visitors.visit(table.path.replace('/v1/chouettes', '/c'), { token: director });
  const said = [
    'Beavers: 4 · The box takes: the captain’s cube if it takes any + enough to win back what it drops, or none',
    'A member who alone takes: gets extras from those who drop · Two players may settle for points',
    'The seat of the box may be bought · The box has a partner with 5 players or more',
  ];
  await page.getByText(`House rules: ${said.join(' · ')}`).waitFor();
});

it('is understood in German, too', async () => {
  const page = await begun(['Greta Haus', 'Georg Haus', 'Gisa Haus'], 'de-DE');
  const summary = page.locator('summary', { hasText: 'Hausregeln' });
  await summary.getByText('wie üblich: Backgammon, Jacoby-Regel, keine Beaver').waitFor();
  await summary.tap();
  await field(page, 'beavers').selectOption('1');
  await field(page, 'boxTakePolicy').selectOption('breakEven');
  await summary.getByText('Die Box nimmt an: genug, um Abgelehntes aufzuwiegen').waitFor();
  await keepPicture(page, 'house-rules-german');
});
