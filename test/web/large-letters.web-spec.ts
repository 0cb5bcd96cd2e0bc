/** Readers who have set their browser to letters of twice the size, on a small phone: names stay readable, and nothing lies beside the screen. */
import type { Page } from 'playwright-core';
import { DESK, keepPicture, visitedClub } from '../support/web/browser.js';
import { type ReadyPairing, ready } from '../support/clubs/club-of-16.js';

const SMALL = { width: 360, height: 640 };
const NAMES = ['Christian Schneider', 'Christian Schulze'];

const { club, visitors, director } = await visitedClub();

const any = { headers: { 'if-match': '*' } };
await club.api.patch('/v1/club', { name: 'Backgammon Köln' }, any);
const { id } = (
  await club.api.post('/v1/tournaments', {
    name: 'Donnerstag',
    visibility: 'public',
    dice: 'server',
    format: { kind: 'knockout', lengths: [5] },
  })
).body;
const people: string[] = [];
for (const name of [...NAMES, 'Maximiliane Schmidt-Rottluff', 'Bartholomäus von der Heydebrand']) {
  people.push(await club.player(name));
  await club.api.post(`/v1/tournaments/${id}/entries`, {
    playerId: people.at(-1),
    seed: [1, 4, 2, 3][people.length - 1],
  });
}
await club.api.post(`/v1/tournaments/${id}/draw`, { seed: 'letters' });
const open = (await ready(club, id)) as readonly (ReadyPairing & { readonly matchId: string })[];
const namesakes = open.find(({ white, black }) => [white, black].every(({ name }) => NAMES.includes(name)));
if (namesakes === undefined) throw new Error('the two of the same first name do not meet');
const other = open.find((pairing) => pairing !== namesakes);
const started = await club.api.post(`/v1/matches/${namesakes.matchId}/games`, {});
if (started.status !== 201) throw new Error(started.text);
const player = await club.token('player', { playerId: namesakes.white.playerId });
const opponent = await club.token('player', { playerId: other?.black.playerId });
await club
  .as(await club.token('player', { playerId: other?.white.playerId }))
  .post(`/v1/tournaments/${id}/pairings/${other?.id ?? ''}/result`, { score: { white: 5, black: 3 } });
const table = (await club.api.post('/v1/chouettes', { players: people, order: 'given' })).body;

/** Names and words of buttons that are cut off, or broken inside of a word. */
const CUT = `[...document.querySelectorAll('main .name, main button, main .button, .top a')].flatMap((shown) => {
  if (!shown.checkVisibility() || shown.closest('.unseen, svg') !== null) return [];
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const faults = [];
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...rest] = range.getClientRects();
      if (rest.some(({ top }) => Math.abs(top - first.top) > 2)) faults.push('broken: ' + word);
      for (let around = shown; around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        const isCut = (overflowX === 'hidden' && first.right > box.right + 1) || (overflowY === 'hidden' && first.bottom > box.bottom + 4);
        if (isCut || first.right > innerWidth + 1) { faults.push('cut off: ' + word); break; }
      }
    }
  }
  return faults;
})`;

async function faultsOf(page: Page, letters: string): Promise<readonly string[]> {
  await page.evaluate(`document.documentElement.style.fontSize = '${letters}'; null`);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  const cut = await page.evaluate<string[]>(CUT);
  return [...(width > SMALL.width ? [`${width} px wide`] : []), ...new Set(cut)];
}

const PAGES = [
  ['me', '/me', player, '.report'],
  ['me-confirm', '/me', opponent, '.score'],
  ['board', `/m/${namesakes.matchId}`, player, '.match-score'],
  ['queue', `/t/${id}/desk`, director, '.queued'],
  ['entrants', `/t/${id}/desk?show=entrants`, director, '.entry'],
  ['tournament', `/t/${id}`, director, '.pairing'],
  ['tonight', '/', director, '.card'],
  ['chouette', `/c/${table.id}`, director, '.seat-line'],
] as const;

describe.each(['en-GB', 'de-DE'])('letters of twice the size, %s', (language) => {
  it.each(PAGES)('leave all readable on a small phone: %s', async (name, path, token, there) => {
    const page = await visitors.visit(path, { token, size: SMALL, language });
    await page.locator(there).first().waitFor();
    const plain = await faultsOf(page, '100%');
    await keepPicture(page, `letters-${name}-${language}-100`);
    const large = await faultsOf(page, '200%');
    await keepPicture(page, `letters-${name}-${language}-200`);
    await page.setViewportSize(DESK);
    await page.evaluate(`document.documentElement.style.fontSize = ''; null`);
    await keepPicture(page, `letters-${name}-${language}-desk`);
    expect({ plain, large }).toEqual({ plain: [], large: [] });
  });
});
