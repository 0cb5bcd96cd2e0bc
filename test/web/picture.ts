/** `npm run picture`: draws the picture at the beginning of README, of pages of a running service: a director's desk and a player's phone. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { DESK, openedClub } from '../support/web/browser.js';
import { ready } from '../support/clubs/club-of-16.js';

const PICTURE = join(import.meta.dirname, '..', '..', 'docs', 'pages.png');
/** What readers of the page need not wait for. */
const MOST_BYTES = 150_000;
const PEOPLE =
  `Ann Archer, Bo Bellingham, Cy Carmichael, Dee Dunmore, Eli Eastwood, Fay Fitzgerald, Gil Grant, Hana Hayashi, Ivo Ivanov,
  Jo Jansen, Kim Keller, Lea Lindqvist, Max Moreau, Nora Nowak, Otto Osman, Pia Pellegrini`.split(/,\s+/);

const { club, visitors, director, close } = await openedClub();

async function sent<T extends { readonly status: number; readonly text: string }>(answer: Promise<T>): Promise<T> {
  const given = await answer;
  if (given.status >= 300) throw new Error(given.text);
  return given;
}

await sent(club.api.patch('/v1/club', { name: 'Café Anker', currency: 'EUR' }, { headers: { 'if-match': '*' } }));
const body = {
  name: 'Thursday night',
  visibility: 'public',
  format: { kind: 'knockout', lengths: [5], consolation: { kind: 'progressive', lengths: [3] } },
};
const { id } = (await sent(club.api.post('/v1/tournaments', body))).body as { id: string };
for (const name of PEOPLE) {
  await sent(club.api.post(`/v1/tournaments/${id}/entries`, { playerId: await club.player(name) }));
}
await sent(club.api.post(`/v1/tournaments/${id}/draw`, { seed: 'a picture' }));
const pairings = await ready(club, id);
const pathOf = (nth: number): string => `/v1/tournaments/${id}/pairings/${pairings[nth]?.id ?? ''}`;
for (const nth of [0, 1, 4, 6]) {
  await sent(
    club.api.post(`${pathOf(nth)}/result`, { score: { white: nth === 4 ? 2 : 5, black: nth === 4 ? 5 : nth % 4 } }),
  );
}
for (const nth of [2, 3]) {
  await sent(club.api.patch(pathOf(nth), { table: String(nth + 1) }, { headers: { 'if-match': '*' } }));
}
const reporter = await club.token('player', { playerId: pairings[5]?.white.playerId });
await sent(club.as(reporter).post(`${pathOf(5)}/result`, { score: { white: 5, black: 2 } }));
const player = await club.token('player', { playerId: pairings[2]?.white.playerId });

const desk = await visitors.visit(`/t/${id}/desk`, { token: director, size: DESK });
await desk.getByRole('heading', { name: 'Played' }).waitFor();
const phone = await visitors.visit('/me', { token: player });
await phone.getByText('Table 3').waitFor();
await phone.getByRole('group', { name: 'Who won?' }).getByRole('button').first().tap();

async function shot(page: Page): Promise<string> {
  return `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
}

const frame = await visitors.visit('/nowhere', { size: { width: 1120, height: 620 } });
// The pages of the club allow no style of others.
await frame.goto('about:blank');
await frame.setContent(`<style>
  body { margin: 0; background: #fff; }
  img { position: absolute; border: 1px solid #bbb; box-shadow: 0 6px 24px #0003; }
  .desk { left: 16px; top: 24px; width: 880px; border-radius: 10px; }
  .phone { right: 24px; top: 60px; width: 250px; border-radius: 22px; border: 5px solid #222; }
</style><img class="desk" src="${await shot(desk)}"><img class="phone" src="${await shot(phone)}">`);
await frame.waitForFunction('[...document.images].every(({ complete }) => complete)');
const picture = await frame.screenshot();
await close();
if (picture.length > MOST_BYTES)
  throw new Error(`the picture has ${picture.length} bytes, and ${MOST_BYTES} are allowed`);
writeFileSync(PICTURE, picture);
process.stdout.write(`${PICTURE}: ${readFileSync(PICTURE).length} bytes\n`);
// As after the last test (end-of-run.mjs): the database and the browser kept for a next one would keep this program open.
(process as NodeJS.EventEmitter).emit('club-tests-ended');
