/**
 * Until a page is of use on a slow phone: the first visit of a browser whose processor is slowed four times, from asking for
 * the address until what the page is for stands there and is painted (the bound: one second).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { BROWSER, PHONE } from '../test/support/web/browser.js';
import { median } from './median.js';
import { TOKEN, startServer } from './server.js';

const SLOWED = 4;
const ENTRANTS = 32;

interface Visit {
  readonly page: string;
  readonly path: string;
  readonly token: string;
  /** What the page is for: a selector in it. */
  readonly shows: string;
}

export interface PageFigure {
  readonly page: string;
  readonly milliseconds: number;
}

/** The median of some first visits of each page, in a club on the embedded database that plays a tournament of 32. */
export async function measurePages(rounds: number): Promise<readonly PageFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'club-bench-'));
  const server = await startServer({ DATA_DIR: folder });
  const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const origin = `http://127.0.0.1:${server.port}`;
    const visits = await playing(origin);
    const figures: PageFigure[] = [];
    for (const visit of visits) {
      const all: number[] = [];
      for (let round = 0; round < rounds; round += 1) all.push(await firstVisit(browser, origin, visit));
      figures.push({ page: visit.page, milliseconds: median(all) });
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The pages of a club night, at its busiest. */
async function playing(origin: string): Promise<readonly Visit[]> {
  const post = async (path: string, body: object): Promise<Readonly<Record<string, string>>> => {
    const answer = await fetch(`${origin}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST /v1/${path}: ${await answer.text()}`);
    return (await answer.json()) as Readonly<Record<string, string>>;
  };
  const format = { kind: 'knockout', lengths: [5], consolation: { kind: 'progressive', lengths: [3] } };
  const { id = '' } = await post('tournaments', { name: 'Club night', visibility: 'public', format });
  const players: string[] = [];
  for (let nth = 0; nth < ENTRANTS; nth += 1) {
    const { id: playerId = '' } = await post('players', { name: `Player number ${nth}` });
    await post(`tournaments/${id}/entries`, { playerId });
    players.push(playerId);
  }
  await post(`tournaments/${id}/draw`, { seed: 'bench' });
  const { token = '' } = await post('tokens', { role: 'player', label: 'a phone', playerId: players[0] });
  return [
    { page: 'a player’s own', path: '/me', token, shows: 'main .card .opponent' },
    { page: 'tonight', path: '/', token, shows: 'main .card h2' },
    { page: 'the tournament', path: `/t/${id}`, token, shows: 'main .card li' },
    { page: 'the wall', path: `/t/${id}/screen`, token, shows: '.stage li' },
    { page: 'the desk', path: `/t/${id}/desk`, token: TOKEN, shows: 'main .queue .queued button' },
    { page: 'settings', path: '/settings', token: TOKEN, shows: 'main .card li' },
  ];
}

async function firstVisit(browser: Browser, origin: string, { path, token, shows }: Visit): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  try {
    const kept = `localStorage.setItem('club.token', ${JSON.stringify(token)})`;
    await context.addInitScript(`${kept}; ${watch(shows)}`);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(origin + path);
    return await page.evaluate<number>('globalThis.usable');
  } finally {
    await context.close();
  }
}

/** Keeps the time at which what a page is for has been painted: a promise, because the policy of the page forbids the polling of a test. */
function watch(shows: string): string {
  return `globalThis.usable = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(${JSON.stringify(shows)}) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });`;
}
