/** Pages of a club that does not answer, or fails: each says so below a heading, and shows what comes as soon as it comes. */
import type { Page } from 'playwright-core';
import {
  DESK,
  PHONE,
  STANDING_CLOCK,
  heldBack,
  looks,
  pass,
  settled,
  type Scheme,
  violationsOf,
  visitedClub,
} from '../support/web/browser.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';
import { knownSeason } from '../support/requests/known-season.js';

const { club, visitors, director } = await visitedClub();

/** Addresses of pages by what is on them. */
const addresses: Record<string, string> = {};
beforeAll(async () => {
  const night = await drawnNight(club, 4);
  const [pairing] = await ready(club, night.id);
  const match = (await club.api.get('/v1/matches?limit=1')).body.items[0];
  const table = { players: night.players.slice(0, 3), order: 'given', dice: 'recorded' };
  Object.assign(addresses, {
    tonight: '/',
    'a tournament': `/t/${night.id}`,
    'the wall': `/t/${night.id}/screen`,
    'the desk': `/t/${night.id}/desk`,
    paper: `/print/t/${night.id}`,
    'a person': `/p/${pairing?.white.playerId ?? ''}`,
    'a match': `/m/${match.id}`,
    'a chouette': `/c/${(await club.api.post('/v1/chouettes', table)).body.id}`,
    'a season': `/s/${await knownSeason(club)}`,
    'the people': '/settings?show=people',
    'the seasons': '/settings?show=seasons',
    'the webhooks': '/settings?show=webhooks',
  });
});

/** Timers of two seconds and more run twenty times as fast: the reader has more patience than these tests. */
const IMPATIENT = `const wait = setTimeout;
  globalThis.setTimeout = (run, after, ...given) => wait(run, after >= 2_000 ? after / 20 : after, ...given);`;

/** What the service says of who the reader is comes through; the rest is answered in its place. */
function answering(answer: string): string {
  return `
    globalThis.failing = true;
    const real = fetch;
    const failed = { type: 'about:blank', title: 'The service has failed', status: 500, detail: 'It is in the log.', code: 'internal' };
    globalThis.fetch = (request, ...rest) => {
      const { pathname } = new URL(request.url ?? request, location.href);
      if (!failing || /^\\/v1\\/(?:me|club)$/.test(pathname)) return real(request, ...rest);
      return ${answer};
    };
  `;
}
const NEVER = answering('new Promise(() => {})');
const FAILED = answering(
  `Promise.resolve(new Response(JSON.stringify(failed), { status: 500, headers: { 'content-type': 'application/problem+json' } }))`,
);
const OFFLINE = answering(`Promise.reject(new TypeError('Failed to fetch'))`);

const NAMES = [
  'tonight',
  'a tournament',
  'the wall',
  'the desk',
  'paper',
  'a person',
  'a match',
  'a chouette',
  'a season',
  'the people',
  'the seasons',
  'the webhooks',
];

async function visited(name: string, script: string, scheme: Scheme = 'light'): Promise<Page> {
  const size = name === 'the wall' ? DESK : PHONE;
  return visitors.visit(addresses[name] ?? '', { token: director, size, scheme, script });
}

describe.each(NAMES)('%s', (name) => {
  it('says that it is loading', async () => {
    const page = await visited(name, NEVER);
    await page.locator('[aria-busy=true]').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('has a heading while its script is on its way, and where that never comes', async () => {
    const page = await visitors.visit('/go', { token: director, size: name === 'the wall' ? DESK : PHONE });
    await page.getByLabel('Token').waitFor();
    await page.route('**', (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()));
    await page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(addresses[name] ?? '')}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each([
    ['the service fails', FAILED, 'alert'],
    ['no answer comes', OFFLINE, 'status'],
  ] as const)('has a heading and says so while %s, and goes on by itself', async (_when, script, role) => {
    const page = await visited(name, IMPATIENT + script, 'dark');
    // A page may have an empty one, in which it will say something else.
    const notice = page.getByRole(role).filter({ hasText: /./ }).first();
    await notice.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    await page.evaluate('failing = false');
    await notice.waitFor({ state: 'detached' });
  });
});

it('comes by a touch where its script could not be loaded for a moment', async () => {
  const page = await visitors.visit('/', { token: director, script: STANDING_CLOCK });
  const link = page.getByRole('link', { name: 'Pairings and standings' }).first();
  await link.waitFor();
  await page.route('**/pages/*.js', (route) => route.abort());
  await page.route('**/v1/club', (route) => route.abort());
  await link.tap();
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await pass(page);
  await again.tap();
  // There is no connection yet: the page is still there.
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  await page.unroute('**/pages/*.js');
  await page.unroute('**/v1/club');
  await pass(page);
  await again.tap();
  await page.getByRole('heading', { name: 'Who plays whom' }).waitFor();
});

/** Until it is given up. */
const UNANSWERED = `new Promise((_resolve, reject) => {
  rest[0].signal.addEventListener('abort', () => {
    globalThis.givenUp = (globalThis.givenUp ?? 0) + 1;
    reject(rest[0].signal.reason);
  });
})`;

/** Until the condition holds in the page, whose policy forbids the tests of a browser that make code from text. */
async function until(page: Page, condition: string): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const look = () => ((${condition}) ? done() : setTimeout(look, 50));
    look();
  })`);
}

describe('a request that is never answered', () => {
  it('is given up and sent again, so that it does not hold one of the few connections', async () => {
    const page = await visited('a tournament', IMPATIENT + answering(UNANSWERED));
    await until(page, 'globalThis.givenUp >= 2');
    await page.evaluate('failing = false');
    await page.getByRole('heading', { name: 'Club night' }).waitFor();
    await page.getByRole('status').waitFor({ state: 'detached' });
  });

  it('is done once where it acts, although it is sent again', async () => {
    // What is announced first reaches the service, and its answer does not come back.
    const lost = `
      const real = fetch;
      globalThis.sent = 0;
      globalThis.fetch = (request, ...rest) => {
        if (request.method !== 'POST' || (sent += 1) > 1) return real(request, ...rest);
        void real(request.clone());
        return ${UNANSWERED};
      };`;
    const page = await visitors.visit('/', { token: director, script: IMPATIENT + lost });
    await page.getByText('Announce something').tap();
    await page.getByLabel('To the whole club').fill('Said once');
    await page.getByRole('button', { name: 'Announce it' }).tap();
    await page.getByRole('button', { name: 'Take back: Said once' }).waitFor();
    await until(page, 'globalThis.sent >= 2');
    await settled(page);
    expect((await club.api.get('/v1/announcements')).body.items).toMatchObject([{ text: 'Said once' }]);
  });
});

it('says that there is no connection where an answer does not come for a long time, and shows it when it comes', async () => {
  const answer = `
    let answers;
    globalThis.answered = new Promise((resolve) => (answers = resolve));
    globalThis.answer = () => answers();`;
  const script = IMPATIENT + answer + answering('answered.then(() => real(request, ...rest))');
  const page = await visited('a tournament', script);
  await page.getByRole('status').getByText('The club does not answer').waitFor();
  await page.evaluate('answer()');
  await page.getByRole('status').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('[aria-busy=true]').count()).toBe(0);
});

/** The connection goes, with the streams that are open, and comes back when `failing` is false again. */
const CUT = `globalThis.failing = false;
  const real = fetch;
  const streams = new AbortController();
  globalThis.cut = () => { failing = true; streams.abort(new TypeError('network error')); };
  globalThis.fetch = (request, init, ...rest) => {
    if (failing) return Promise.reject(new TypeError('Failed to fetch'));
    const isStream = !streams.signal.aborted && new URL(request.url ?? request, location.href).pathname === '/v1/live';
    return real(request, isStream ? { ...init, signal: AbortSignal.any([init.signal, streams.signal]) } : init, ...rest);
  };`;

it.each(['a tournament', 'the wall', 'a match'])(
  'says of %s that it may be old where the connection goes while nobody touches anything',
  async (name) => {
    const page = await visited(name, IMPATIENT + CUT);
    // Until its script is there, a page is called as the club is.
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Backgammon club' }).waitFor();
    await settled(page);
    const notice = page.getByRole('status').filter({ hasText: 'The club does not answer' });
    expect(await notice.count()).toBe(0);
    await page.evaluate('cut()');
    await notice.waitFor();
    // What was there stays.
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('Backgammon club');
    await page.evaluate('failing = false');
    await notice.waitFor({ state: 'detached' });
  },
);

/** Says soon that it waits, and gives up nothing before its time: on a slow machine a test needs a while to look. */
const SOON_WAITING = `const wait = setTimeout;
  globalThis.setTimeout = (run, after, ...given) => wait(run, after >= 2_000 && after <= 10_000 ? after / 20 : after, ...given);`;

it('has an act under way until the page shows what came of it, and says that it waits only while it has no answer', async () => {
  const page = await visitors.visit('/settings', { token: director, script: SOON_WAITING });
  const make = page.getByRole('button', { name: 'Make a link' });
  await make.waitFor();
  await settled(page);
  const letGo = await heldBack(page, '**/v1/tokens*');
  // A slow machine may keep one waiting for so long that the page sends it again, with the same key.
  const acts = new Set<string | undefined>();
  page.on('request', (request) => void (request.method() === 'POST' && acts.add(request.headers()['idempotency-key'])));
  const label = page.getByLabel('What it is for');
  await label.fill('The scorer of table 4');
  await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), make.tap()]);
  // The page is still waiting for the list, and says no more of the link than that.
  await page.getByRole('status').getByText('The club does not answer').waitFor();
  expect(await page.getByText('It is sent as soon as the club does.').count()).toBe(0);
  expect(await make.getAttribute('aria-busy')).toBe('true');
  await make.tap();
  letGo();
  await page.getByRole('img', { name: 'The link as a code' }).waitFor();
  await settled(page);
  expect([...acts]).toEqual([expect.any(String)]);
  expect(await page.getByRole('listitem').filter({ hasText: 'The scorer of table 4' }).count()).toBe(1);
});

it('says so in the settings too, which wait for who the reader is', async () => {
  const lost = `globalThis.failing = true;
    const real = fetch;
    globalThis.fetch = (...asked) => (failing ? Promise.reject(new TypeError('Failed to fetch')) : real(...asked));`;
  const page = await visitors.visit('/settings', { token: director, script: IMPATIENT + lost });
  await page.getByRole('status').getByText('The club does not answer').waitFor();
  expect(await looks(page, 'settings-lost')).toEqual([]);
  await page.evaluate('failing = false');
  await page.getByLabel('Name', { exact: true }).waitFor();
});

it('asks strangers to sign in, in words for people, where a page is not public', async () => {
  const page = await visitors.visit(addresses['a chouette'] ?? '');
  await page.getByRole('alert').getByText('shown to those who are signed in').waitFor();
  expect(await looks(page, 'stranger')).toEqual([]);
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).tap();
  await page.getByLabel('Token').waitFor();
});

describe('a link for signing in', () => {
  it('that has ended leaves the person signed in who was', async () => {
    const page = await visitors.visit('/go#a-token-that-nobody-has', { token: director });
    await page.getByRole('alert').getByText('does not know this token').waitFor();
    expect(await page.evaluate(`localStorage.getItem('club.token')`)).toBe(director);
  });

  it('is not called ended while the service is too busy to look at it', async () => {
    const page = await visitors.visit('/go', {
      script: `
        const real = fetch;
        const busy = { type: 'about:blank', title: 'Busy', status: 503, detail: 'Try again in a moment.', code: 'service.busy' };
        let turn = 0;
        const isAskedWho = ([asked]) => new URL(asked.url ?? asked, location).pathname === '/v1/me';
        globalThis.fetch = (...asked) => !isAskedWho(asked) || (turn += 1) > 1 ? real(...asked) : Promise.resolve(
          new Response(JSON.stringify(busy), { status: 503, headers: { 'content-type': 'application/problem+json' } }),
        );
      `,
    });
    await page.getByLabel('Token').fill(director);
    await page.getByRole('button', { name: 'Sign in' }).tap();
    await page.getByRole('alert').getByText('Try again in a moment.').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).tap();
    await page.getByRole('heading', { name: 'Tonight' }).waitFor();
  });

  it('signs in too where it is opened on the page for signing in', async () => {
    const page = await visitors.visit('/go#a-token-that-nobody-has');
    await page.getByRole('alert').getByText('does not know this token').waitFor();
    await page.goto(`${new URL(page.url()).origin}/go#${director}`);
    await page.getByRole('heading', { name: 'Tonight' }).waitFor();
    expect(page.url()).not.toContain(director);
  });

  it('asks before another person is signed out by it', async () => {
    const playerId = await club.player('Link Lara');
    const link = `/go#${await club.token('player', { playerId })}`;
    const browser = await visitors.visit('/go#a-token-that-nobody-has');
    await browser.getByLabel('Token').fill(director);
    await browser.getByRole('button', { name: 'Sign in' }).tap();
    await browser.getByRole('heading', { name: 'Tonight' }).waitFor();
    const kept = () => browser.evaluate(`localStorage.getItem('club.token')`);
    await browser.goto(`${visitors.origin}${link}`);
    await browser.getByText(/is signed in on this device/).waitFor();
    expect(await looks(browser, 'another-person')).toEqual([]);
    await browser.getByRole('button', { name: /^Stay/ }).tap();
    await browser.getByRole('heading', { name: 'Tonight' }).waitFor();
    expect(await kept()).toBe(director);
    await browser.goto(`${visitors.origin}${link}`);
    await browser.getByRole('button', { name: /^Become .?Link Lara/ }).tap();
    await browser.getByRole('heading', { name: 'Link Lara' }).waitFor();
    expect(await kept()).not.toBe(director);
    // The same person again is no question.
    await browser.goto(`${visitors.origin}/go#${await club.token('player', { playerId })}`);
    await browser.getByRole('heading', { name: 'Link Lara' }).waitFor();
  });

  it('may have any characters', async () => {
    const page = await visitors.visit('/go#100%');
    await page.getByRole('alert').waitFor();
  });
});
