/** What the service refuses in a form, in the words of the page: the field as the form calls it, and what may stand there. */
import type { Page } from 'playwright-core';
import { looks, visitedClub } from '../support/web/browser.js';
import { builtOf } from '../support/web/built.js';

const { club, visitors, director } = await visitedClub();

const GERMAN = { token: director, language: 'de-DE' };

/** What a page says of a refusal, when it says it. */
async function refusal(page: Page): Promise<string | null> {
  const alert = page.getByRole('alert');
  await alert.waitFor();
  return alert.textContent();
}

describe('a form that is refused', () => {
  it('says which field is wrong, and what may stand in it', async () => {
    const page = await visitors.visit('/settings', { token: director });
    await page.getByLabel('Time zone').fill('Berlin');
    await page.getByLabel('Currency').fill('Euro');
    await page.getByRole('button', { name: 'Save' }).tap();
    expect(await refusal(page)).toBe(
      '“Time zone”: must be the name of a time zone, such as Europe/Zurich. “Currency”: must be three letters, such as EUR.',
    );
    expect(await looks(page, 'refused-form')).toEqual([]);
  });

  it('says it in the language of the page', async () => {
    const page = await visitors.visit('/settings?show=seasons', GERMAN);
    await page.getByLabel('Erster Tag').fill('2026-09-01');
    await page.getByLabel('Letzter Tag').fill('2026-08-31');
    await page.getByRole('button', { name: 'Saison machen' }).tap();
    expect(await refusal(page)).toBe('„Letzter Tag“: darf nicht vor 01.09.2026 liegen.');
    // A hint beside the name of a field is no part of it.
    await page.getByLabel('Letzter Tag').fill('2026-12-31');
    await page.getByText('Grenzen').tap();
    await page.getByLabel('Nur die besten Ereignisse jeder Person').fill('20000');
    await page.getByRole('button', { name: 'Saison machen' }).tap();
    await page.getByText('„Nur die besten Ereignisse jeder Person“: darf höchstens 10.000 sein.').waitFor();
  });

  it('says amounts in the unit in which they are typed', async () => {
    await club.api.patch('/v1/club', { currency: 'EUR' }, { headers: { 'if-match': '*' } });
    const page = await visitors.visit('/', GERMAN);
    const table = page.locator('details', { hasText: 'Neue Chouette' });
    await table.getByText('Neue Chouette').tap();
    for (const name of ['Anna', 'Bert', 'Cora']) {
      await table.getByLabel('Name', { exact: true }).fill(name);
      await table.getByRole('button', { name: `${name} (neu)` }).tap();
    }
    await page.getByLabel('Wert eines Punktes').fill('20000');
    await page.getByRole('button', { name: 'Mit 3 beginnen' }).tap();
    expect(await refusal(page)).toBe('„Wert eines Punktes in EUR“: darf höchstens 10.000 sein.');
  });

  it('says of what no field of the page shows at least what is wrong', async () => {
    const page = await visitors.visit('/settings', GERMAN);
    await page.route('**/v1/club', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      const errors = ['/home', '/owner', '/rooms/0/name', '/rooms/1/name'].map((pointer) => ({
        pointer,
        message: 'is required',
        rule: 'required',
      }));
      const problem = { code: 'request.invalid', status: 400, title: '', type: '', requestId: '' };
      return route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        json: { ...problem, detail: '/home: is required (and 3 more faults)', errors },
      });
    });
    await page.getByLabel('Währung').fill('EUR');
    await page.getByRole('button', { name: 'Speichern' }).tap();
    const none = 'Was gesendet wurde: darf nicht leer sein.';
    expect(await refusal(page)).toBe(`${none} ${none} ${none} Und 1 weitere.`);
  });

  it('says it in the words of the service where those of the page cannot be loaded', async () => {
    const page = await visitors.visit('/settings', GERMAN);
    for (const source of ['src/parts/form/faults-in-words.ts', 'src/texts/de/faults.ts']) {
      await page.route(`**/${builtOf(source).file}`, (route) => route.abort());
    }
    await page.getByLabel('Währung').fill('Euro');
    await page.getByRole('button', { name: 'Speichern' }).tap();
    expect(await refusal(page)).toBe('/currency: currency must be three capital letters, such as EUR');
  });
});

it('says what is wrong with a search, in the words of the field in which it was typed', async () => {
  await club.player('Somebody');
  const page = await visitors.visit('/', { token: director });
  const tooLong = 'x'.repeat(101);
  await page.getByLabel('Find a player by name').fill(tooLong);
  await page.getByText('“Find a player by name”: must have at most 100 characters.').waitFor();
  const table = page.locator('details', { hasText: 'New chouette' });
  await table.getByText('New chouette').tap();
  await table.getByLabel('Name', { exact: true }).fill(tooLong);
  await page.getByText('“Name”: must have at most 100 characters.').waitFor();
});
