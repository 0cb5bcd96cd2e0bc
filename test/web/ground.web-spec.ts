/** The ground of the pages: how they come to a phone, what they may do there, how much there is of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { looks, visitedClub } from '../support/web/browser.js';
import { BUILT, builtOf } from '../support/web/built.js';

const { club, visitors, director } = await visitedClub();

/** The files that a first visit loads for the sources: their own and all that these import. */
function filesOf(sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (name: string): void => {
    const { file, css = [], imports = [] } = builtOf(name);
    if (files.has(file)) return;
    files.add(file);
    css.forEach((style) => files.add(style));
    imports.forEach(add);
  };
  sources.forEach(add);
  return files;
}

/** Bytes of a first visit, as they are sent. */
function sizeOf(...sources: readonly string[]): number {
  const all = filesOf(['index.html', ...sources]);
  return [...all].reduce((sum, file) => sum + gzipSync(readFileSync(join(BUILT, file))).length, 0);
}

describe('how a page comes to a phone', () => {
  it('is never kept itself, while its scripts and styles are kept for a year', async () => {
    const page = await fetch(`${club.url}/t/any`, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const [, script = ''] = /src="(\/pages\/[^"]+)"/.exec(html) ?? [];
    const loaded = await fetch(`${club.url}${script}`, { headers: { 'accept-encoding': 'gzip' } });
    expect([loaded.status, loaded.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(loaded.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    for (const path of ['/pages/none-12345678.js', '/pages/..%2findex.html', '/pages/.vite']) {
      expect([path, (await fetch(`${club.url}${path}`)).status]).toEqual([path, 404]);
    }
  });

  it.each([
    ['the first page', 30_000, ['src/texts/de/start.ts', 'src/texts/de/announce.ts', 'src/pages/tonight.tsx']],
    ["a player's page", 30_000, ['src/texts/de/own.ts', 'src/pages/go.tsx', 'src/pages/me.tsx']],
    ['a tournament', 30_000, ['src/texts/de/standing.ts', 'src/pages/tournament.tsx']],
    ['a person', 30_000, ['src/texts/de/people.ts', 'src/pages/person.tsx']],
    ['a season', 30_000, ['src/texts/de/season.ts', 'src/texts/de/standing.ts', 'src/pages/season.tsx']],
    ['a chouette', 35_000, ['src/texts/de/table.ts', 'src/texts/de/chouette.ts', 'src/pages/chouette.tsx']],
    ['the board', 35_000, ['src/texts/de/table.ts', 'src/pages/match.tsx']],
    ['the wall', 35_000, ['src/texts/de/announce.ts', 'src/texts/de/standing.ts', 'src/pages/screen.tsx']],
    [
      "the director's desk",
      60_000,
      [
        'src/texts/de/staff.ts',
        'src/texts/de/own.ts',
        'src/texts/de/announce.ts',
        'src/texts/de/standing.ts',
        'src/pages/desk.tsx',
      ],
    ],
    ['paper', 60_000, ['src/texts/de/staff.ts', 'src/texts/de/standing.ts', 'src/pages/print.tsx']],
    ['the settings', 60_000, ['src/texts/de/settings.ts', 'src/pages/settings.tsx', 'src/settings/webhooks.tsx']],
    [
      'the seasons in the settings',
      60_000,
      [
        'src/texts/de/settings.ts',
        'src/texts/de/season.ts',
        'src/texts/de/seasons.ts',
        'src/pages/settings.tsx',
        'src/settings/seasons.tsx',
      ],
    ],
  ])('is small: %s takes at most %d bytes', (_page, most, sources) => {
    for (const words of ['src/texts/en/every-page.ts', 'src/texts/de/every-page.ts']) {
      const size = sizeOf(words, ...sources);
      expect([size, size <= most]).toEqual([size, true]);
    }
  });

  it('has no script and no style inside of it', () => {
    const html = readFileSync(join(BUILT, 'index.html'), 'utf8');
    expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)|\son\w+=/);
  });
});

describe('a reader who has lost the way', () => {
  it('reads it in words, with the way back, and programs get the problem', async () => {
    const page = await visitors.visit('/nowhere/at/all');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    expect(await looks(page, 'lost')).toEqual([]);
    const statuses = ['text/html', 'application/json'].map(async (accept) => {
      const { status, headers } = await fetch(`${club.url}/nowhere`, { headers: { accept } });
      return [status, headers.get('content-type')];
    });
    expect(await Promise.all(statuses)).toEqual([
      [404, 'text/html; charset=utf-8'],
      [404, 'application/problem+json; charset=utf-8'],
    ]);
    await page.getByRole('link', { name: 'Tonight' }).tap();
    await page.getByRole('heading', { name: 'Tonight' }).waitFor();
    // What stands where the id of a thing belongs is none.
    await page.goto(page.url().replace(/\/$/, '/t/friday'));
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    // Nor is there anything under an id that nothing has.
    const german = await visitors.visit(`/p/${crypto.randomUUID()}`, { token: director, language: 'de-DE' });
    await german.getByRole('heading', { name: 'Diese Seite gibt es nicht' }).waitFor();
    expect(await german.getByRole('alert').count()).toBe(0);
    // Nor does anything stay of what is deleted while one reads it.
    const night = (await club.api.post('/v1/tournaments', { name: 'Frei', format: { kind: 'swiss', lengths: [5] } }))
      .body;
    await german.goto(german.url().replace(/\/p\/.*/, `/t/${night.id}`));
    await german.getByRole('heading', { name: 'Frei' }).waitFor();
    await club.api.delete(`/v1/tournaments/${night.id}`, { headers: { 'if-match': '*' } });
    await german.getByRole('heading', { name: 'Diese Seite gibt es nicht' }).waitFor();
    expect(await german.getByRole('alert').count()).toBe(0);
  });
});
