/** Tables in a club where several tournaments are played at once. */
import type { Locator } from 'playwright-core';
import { looks, visitedClub } from '../support/web/browser.js';
import { type EnteredNight, drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

async function seat(night: EnteredNight, table: string): Promise<string> {
  const next = (await club.api.get(`/v1/tournaments/${night.id}/pairings?status=ready`)).body.items;
  const { id } = next.find((pairing: { table: string | null }) => pairing.table === null);
  const path = `/v1/tournaments/${night.id}/pairings/${id}`;
  expect((await club.api.patch(path, { table }, { headers: { 'if-match': '*' } })).status).toBe(200);
  return path;
}

it('are offered first where nobody plays, and those of another tournament with its name', async () => {
  const other = await drawnNight(club, 8, { name: 'Beginners' });
  const over = await seat(other, '1');
  for (const table of ['2', '3', 'By the bar']) await seat(other, table);
  expect((await club.api.post(`${over}/result`, { score: { white: 5, black: 0 } })).status).toBe(200);
  const night = await drawnNight(club, 4);
  const [pairing] = await ready(club, night.id);
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  const row = desk.getByRole('listitem', { name: `${pairing?.white.name} – ${pairing?.black.name}`, exact: true });
  await row.getByRole('button', { name: 'Call', exact: true }).tap();
  const tables = row.getByRole('group', { name: 'To which table?' });
  await tables.getByRole('button', { name: '1', exact: true }).waitFor();
  const shown = async (buttons: Locator): Promise<readonly string[]> => {
    const texts: string[] = [];
    for (const button of await buttons.all()) if (await button.isVisible()) texts.push(await button.innerText());
    return texts;
  };
  expect(await shown(tables.getByRole('button'))).toEqual(['1', '4', '5', '6']);
  await tables.getByText('Other tournaments play there').tap();
  await tables.getByText('Beginners').waitFor();
  expect(await shown(tables.getByRole('button'))).toEqual(['1', '4', '5', '6', '2', '3', 'By the bar']);
  expect(await looks(desk, 'desk-tables')).toEqual([]);
  // Another room may have a table of that number.
  await tables.getByRole('button', { name: '2', exact: true }).tap();
  await row.getByRole('button', { name: 'Call', exact: true }).waitFor({ state: 'detached' });
  expect((await club.api.get(`/v1/tournaments/${night.id}/pairings/${pairing?.id}`)).body.table).toBe('2');
});
