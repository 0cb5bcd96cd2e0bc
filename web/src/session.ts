/** Who uses this browser, and the client that speaks for them. */
import { signal } from '@preact/signals';
import { ClubProblem, type Schemas, answerOf, openClub } from '../../client/src/index.js';
import { spoken } from './service-time.js';

const KEY = 'club.token';

// A browser that keeps nothing (a private window of some) still shows everything; it signs in again each time.
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const token = signal<string | null>(kept());

/** Keeps the token, or forgets it. */
export function keepToken(given: string | null): void {
  // The page never acts with the rights of the person before, however late the service says who this is.
  if (given !== token.value) me.value = null;
  token.value = given;
  try {
    if (given === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, given);
  } catch {
    // It holds until the page is closed.
  }
}

// Who signs in or out in one tab does it in all of them.
addEventListener('storage', ({ key }) => {
  if (key !== KEY && key !== null) return;
  keepToken(kept());
  void askWho();
});

/**
 * Milliseconds without an answer after which a request is given up: a browser has six connections to the club, and requests
 * that will never be answered would hold them all. The service itself ends its work sooner, unless `REQUEST_TIMEOUT` is
 * raised: after 9 s, that on an import after 54 s.
 */
const GIVEN_UP = { reading: 20_000, acting: 60_000 };

/** Sends a request, and gives it up after some time. */
export async function patiently(request: Request): Promise<Response> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), request.method === 'GET' ? GIVEN_UP.reading : GIVEN_UP.acting);
  try {
    const response = await fetch(request, { signal: given.signal });
    spoken(response.headers.get('date'));
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/** Calls of the service on behalf of the signed-in person. */
export const club = openClub({ token: () => token.value, fetch: patiently });

export type Me = Schemas['MeDto'];

/** The signed-in person; null: none, or not known yet. */
export const me = signal<Me | null>(null);

/** The club's own name, zone and currency; null until they are known. */
export const facts = signal<Schemas['ClubDto'] | null>(null);

/** Whether the club has not said yet who this is, because it does not answer. */
export const isUnanswered = signal(false);

/** Whether asking again helps: no answer came, or the service was too busy, or it has failed. */
export function passes(error: unknown): boolean {
  return !(error instanceof ClubProblem) || error.status === 429 || error.status >= 500;
}

/** Milliseconds after which a page asks again where asking again helps. */
export const AGAIN = 2_000;

/** Asks what the club is called, and who the token is for. One that has ended is forgotten: what is public is still shown. */
export async function askWho(): Promise<void> {
  const asked = token.value;
  if (asked === null) me.value = null;
  try {
    const who = asked === null ? null : await answerOf(club.GET('/v1/me'));
    // Another has signed in meanwhile.
    if (token.value !== asked) return;
    me.value = who;
    facts.value = await answerOf(club.GET('/v1/club'));
    isUnanswered.value = false;
  } catch (error) {
    if (token.value !== asked) return;
    if (asked !== null && error instanceof ClubProblem && error.status === 401) {
      keepToken(null);
      await askWho();
    } else if (passes(error)) {
      isUnanswered.value = true;
      setTimeout(() => void askWho(), AGAIN);
    }
  }
}

export function isStaff(): boolean {
  return me.value?.role === 'director' || me.value?.role === 'scorer';
}

export function isDirector(): boolean {
  return me.value?.role === 'director';
}

/** Whether the signed-in person is that player, also under an earlier id. */
export function isMe(playerId: string): boolean {
  return me.value?.playerIds.includes(playerId) === true;
}
