/**
 * A wall that keeps its own times, by the clock of the machine: when the service told the browser of each result, and when
 * each line of what was played was first on the wall.
 */
import type { Page } from 'playwright-core';
import { DESK, type Visitors } from './browser.js';

/** Beside the page itself, over a stream of its own: nothing of the page is touched. */
const WATCH = `
  const now = () => performance.timeOrigin + performance.now();
  globalThis.wall = { told: {}, shown: {} };
  /** Resolves when each of the lines is, or was, on the wall. */
  globalThis.untilShown = (lines, milliseconds) => new Promise((resolve, reject) => {
    const late = now() + milliseconds;
    const look = () => {
      const missing = lines.filter((line) => !(line in wall.shown));
      if (missing.length === 0) resolve();
      else if (now() > late) reject(new Error('never on the wall: ' + missing.join(', ')));
      else requestAnimationFrame(look);
    };
    look();
  });
  const [, tournament] = /^\\/t\\/([^/]+)/.exec(location.pathname) ?? [];
  if (tournament !== undefined) {
    const told = ({ data }) => {
      for (const { id, result } of JSON.parse(data).view.pairings) if (result?.by === 'reported') wall.told[id] ??= now();
    };
    const live = new EventSource('/v1/live?topics=tournament:' + tournament);
    for (const type of ['state', 'change']) live.addEventListener(type, told);
    new MutationObserver(() => {
      for (const line of document.querySelectorAll('.calls > li')) wall.shown[line.textContent] ??= now();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }
`;

/** Milliseconds after which a result that is not on the wall never comes there. */
const LATEST = 30_000;

/** Keeps when each answer to a result came to a page that reports one. */
export const KEEPS_ANSWERS = `
  globalThis.answered = {};
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries()) {
      const [, pairing] = /pairings\\/([^/]+)\\/result$/.exec(name) ?? [];
      if (pairing !== undefined) answered[pairing] = performance.timeOrigin + responseEnd;
    }
  }).observe({ type: 'resource' });
`;

type Times = Readonly<Record<string, number>>;

/** Times by pairing, or by line of the wall. */
export interface WallTimes {
  readonly told: Times;
  readonly shown: Times;
}

export class Wall {
  private constructor(readonly page: Page) {}

  static async of(visitors: Visitors, tournamentId: string): Promise<Wall> {
    const page = await visitors.visit(`/t/${tournamentId}/screen?show=next`, { size: DESK, script: WATCH });
    return new Wall(page);
  }

  /** Waits until each of these lines is, or was, on the wall. */
  async has(lines: readonly string[]): Promise<void> {
    await this.page.evaluate(`untilShown(${JSON.stringify(lines)}, ${LATEST})`);
  }

  times(): Promise<WallTimes> {
    return this.page.evaluate<WallTimes>('wall');
  }
}

/** When the answers came to the pages that reported, by pairing. */
export async function answeredAt(pages: readonly Page[]): Promise<Times> {
  const all = await Promise.all(pages.map((page) => page.evaluate<Times>('answered')));
  return Object.assign({}, ...all) as Times;
}
