/**
 * People before the pages of a club: a real browser on an address that it does not trust, as in a club without TLS. Phones
 * are touched; what a page must never do (script errors, breaches of the policy) fails the test that closes the browser.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Locator, type Page, chromium } from 'playwright-core';
import { type TestApp, testApp } from '../service/test-app.js';
import { TESTS_POSTGRES } from '../service/test-database.js';
import { makeLate } from './late.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Where pictures of all pages are kept. */
export const PICTURES = join(ROOT, 'node_modules', '.cache', 'backgammon-club', 'screenshots');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const HOST = 'club.test';
/** Debian's. The shell is the same browser without a window, which needs half the processor time. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
export const BROWSER = BROWSERS.find((path) => existsSync(path)) ?? '/usr/bin/chromium';

export type Scheme = 'light' | 'dark';
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

export interface VisitOptions {
  /** The player who is signed in; none without it. */
  readonly token?: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly scheme?: Scheme;
  readonly language?: string;
  /** Runs in the page before its own scripts. */
  readonly script?: string;
}

/** What is shown in turn takes its turns four times as fast, for `script`. */
export const QUICK_TURNS = `const turns = setInterval;
  globalThis.setInterval = (run, every, ...given) => turns(run, every / 4, ...given);`;

/** The clock by which a page tells two touches from a doubled one stands until the test lets time pass, for `script`. */
export const STANDING_CLOCK = 'let now = 1000; performance.now = () => now; globalThis.pass = (ms) => { now += ms; };';

/** On a page with such a clock: so many milliseconds pass, by default as many as a person needs for another touch. */
export async function pass(page: Page, milliseconds = 600): Promise<void> {
  await page.evaluate(`pass(${milliseconds})`);
}

/** Answers when a page has drawn what it knows now. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate('new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))');
}

/** Answers when no act of a page is on its way: what is touched before that does nothing. */
export async function idle(page: Page): Promise<void> {
  await page.locator('button[aria-busy=true]').waitFor({ state: 'detached' });
}

/** Answers when nothing on a page is on its way: no part of it and no act. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main:has([aria-busy=true])').waitFor({ state: 'detached' });
}

/** Holds back what a page asks for at an address, until the test calls what this answers. */
export async function heldBack(page: Page, url: string, method: 'GET' | 'POST' = 'GET'): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    if (route.request().method() === method) await held;
    await route.fallback();
  });
  return letGo;
}

/** A finger goes down on something that is shown, and rests there until the test calls what this answers. */
export async function pressed(shown: Locator): Promise<() => Promise<void>> {
  const page = shown.page();
  const { x, y } = (await shown.boundingBox()) ?? { x: 0, y: 0 };
  // A page forgets a finger that seems to rest for ever. How long this one rests is the machine's doing.
  await page.evaluate(`{
    const later = setTimeout;
    globalThis.setTimeout = (run, ms, ...given) => (ms === 3000 ? 0 : later(run, ms, ...given));
  }`);
  const finger = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]): Promise<void> =>
    void (await finger.send('Input.dispatchTouchEvent', { type, touchPoints }));
  await touch('touchStart', [{ x: x + 20, y: y + 20 }]);
  return () => touch('touchEnd', []);
}

/** The browsers of several people, each with a memory of their own. */
export class Visitors {
  private readonly faults: string[] = [];
  private readonly opened: BrowserContext[] = [];

  constructor(
    private readonly browser: Browser,
    /** Where staff work. */
    private readonly first: TestApp,
    /** Where the phones of everybody else are: on PostgreSQL another instance of the same club. */
    private readonly second: TestApp,
  ) {
    process.on('club-test-failed', this.tellSeen);
  }

  private readonly tellSeen = (told: Promise<string>[]): void => void told.push(this.seen());

  /** What each of them sees, in words: for a test that has failed. */
  private async seen(): Promise<string> {
    const pages = this.opened.flatMap((context) => context.pages());
    const seen = pages.map(async (page) => {
      const words = await page
        .locator('body')
        .innerText({ timeout: 1000 })
        .catch(() => 'nothing within a second');
      return `${page.url()} shows: ${words.replaceAll(/\s*\n\s*/g, ' | ').slice(0, 2000)}`;
    });
    return (await Promise.all(seen)).join('\n');
  }

  /** The address of the club as players type it. */
  get origin(): string {
    return addressOf(this.second);
  }

  /** A reader opens a page, with a phone unless the test says another size. */
  async visit(path: string, options: VisitOptions = {}): Promise<Page> {
    const origin = addressOf((await this.isStaff(options.token ?? path.split('#')[1])) ? this.first : this.second);
    const page = await (await this.context(options)).newPage();
    page.on('pageerror', (error) => this.faults.push(`${path}: ${error.message}`));
    page.on('console', (message) => {
      // The browser says of every refused request that it was refused; the page says so itself.
      const isRefusal = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) this.faults.push(`${path}: ${message.text()}`);
    });
    await page.goto(`${origin}${path}`);
    return page;
  }

  private async isStaff(token: string | undefined): Promise<boolean> {
    if (token === undefined) return false;
    const { body } = await this.first.as(token).get('/v1/me');
    return ['director', 'scorer'].includes(body.role);
  }

  private async context({
    token,
    size = PHONE,
    scheme = 'light',
    language = 'en-GB',
    script,
  }: VisitOptions): Promise<BrowserContext> {
    const isPhone = size.width < 600;
    const context = await this.browser.newContext({
      viewport: size,
      hasTouch: isPhone,
      isMobile: isPhone,
      colorScheme: scheme,
      locale: language,
      timezoneId: 'Europe/Berlin',
    });
    context.setDefaultTimeout(60_000);
    this.opened.push(context);
    if (token !== undefined) {
      await context.addInitScript(`try { localStorage.setItem('club.token', ${JSON.stringify(token)}) } catch {}`);
    }
    await makeLate(context);
    if (script !== undefined) await context.addInitScript(script);
    return context;
  }

  /** How many have come so far. */
  get count(): number {
    return this.opened.length;
  }

  /** Those who came behind the first ones leave: their pages would go on following the club beside all later tests. */
  async leave(first: number): Promise<void> {
    await Promise.all(this.opened.splice(first).map((context) => context.close()));
  }

  /** Ends all of them. */
  async close(): Promise<void> {
    process.off('club-test-failed', this.tellSeen);
    await this.leave(0);
    if (this.second !== this.first) await this.second.close();
    if (this.faults.length > 0) throw new Error(`the pages failed:\n${this.faults.join('\n')}`);
  }
}

/** The browser of all test files of a worker: starting one takes as long as a test. */
let kept: Promise<Browser> | undefined;
process.once('club-tests-ended', () => void kept?.then((browser) => browser.close()));

async function keptBrowser(): Promise<Browser> {
  if ((await kept)?.isConnected() !== true) {
    kept = chromium.launch({
      executablePath: BROWSER,
      args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    });
  }
  return kept as Promise<Browser>;
}

/** The visitors of a club that is open. Theirs end before it does. */
export async function visitorsOf(club: TestApp): Promise<Visitors> {
  const browser = await keptBrowser();
  return new Visitors(browser, club, TESTS_POSTGRES ? await testApp({ database: club.database }) : club);
}

function addressOf({ url }: TestApp): string {
  return `http://${HOST}:${new URL(url).port}`;
}

/** What of a page, as it is at this moment, some people cannot use; of its colours alone, where all else was looked at. */
export async function violationsOf(page: Page, only?: 'colours'): Promise<readonly string[]> {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(`${AXE}; null`);
  const rules = only === 'colours' ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {};
  const violations = await page.evaluate<{ id: string; nodes: { html: string; failureSummary: string }[] }[]>(
    `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...rules })}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

/** What is wrong with a page as it is: for those who cannot see it, for fingers, and for narrow screens. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const violations = await violationsOf(page);
  // A phone that shows less than the whole page has made itself wider: its own width is asked of the test.
  const wide =
    (await page.evaluate<number>('document.documentElement.scrollWidth')) - (page.viewportSize() ?? PHONE).width;
  const small = await page.evaluate<string[]>(
    `[...document.querySelectorAll('button, select, input:not([type=checkbox], [type=radio]), textarea, .button, summary, nav a')]
      .filter((shown) => shown.checkVisibility() && shown.getBoundingClientRect().height < 43.5)
      .map((shown) => shown.outerHTML.slice(0, 120))`,
  );
  return [
    ...violations,
    ...(wide > 0 ? [`it is ${wide} px wider than the screen`] : []),
    ...small.map((html) => `too small to touch: ${html}`),
  ];
}

/**
 * Looks at a page on a phone and on a desk, in the light and in the dark, and answers what is wrong. With PICTURES=1 it keeps a
 * picture of each.
 *
 * @param name of the pictures
 */
export async function looks(page: Page, name: string): Promise<readonly string[]> {
  const before = page.viewportSize() ?? PHONE;
  const faults: string[] = [];
  for (const [place, size] of Object.entries({ phone: PHONE, desk: DESK })) {
    await page.setViewportSize(size);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await keepPicture(page, `${name}-${place}-${scheme}`);
      // The dark changes nothing but colours.
      const found = scheme === 'light' ? await faultsOf(page) : await violationsOf(page, 'colours');
      faults.push(...found.map((fault) => `${name}, ${place}, ${scheme}: ${fault}`));
    }
  }
  await page.setViewportSize(before);
  return faults;
}

/** Where it is asked for (PICTURES=1), the whole page as it is. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] !== '1') return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}

export interface VisitedClub {
  readonly club: TestApp;
  readonly visitors: Visitors;
  /** The token of a director. */
  readonly director: string;
  readonly close: () => Promise<void>;
}

/** A club and the browsers of its visitors, to be closed at the end. */
export async function openedClub(): Promise<VisitedClub> {
  const club = await testApp();
  const visitors = await visitorsOf(club);
  return {
    club,
    visitors,
    director: await club.token('director'),
    close: async () => {
      try {
        await visitors.close();
      } finally {
        await club.close();
      }
    },
  };
}

/** The same for the tests of one file, closed after the last of them; who has come in a test leaves at its end. */
export async function visitedClub(): Promise<Omit<VisitedClub, 'close'>> {
  const { close, ...visited } = await openedClub();
  let before = 0;
  beforeEach(() => {
    before = visited.visitors.count;
  });
  afterEach(() => visited.visitors.leave(before));
  afterAll(close);
  return visited;
}
