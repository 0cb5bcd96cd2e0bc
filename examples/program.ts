/** What the examples share: the club and the token that they are given, how they end, and what they say when the club refuses. */
import { parseArgs } from 'node:util';
import { type Club, ClubProblem, FollowRefused, answerOf, openClub } from '../client/src/index.js';

export interface Session {
  readonly club: Club;
  /** What `follow` needs besides its topics. */
  readonly live: { readonly baseUrl: string; readonly token?: string; readonly signal: AbortSignal };
  /** The words behind the name of the program. */
  readonly words: readonly string[];
  /** Ctrl-C ends it. */
  readonly signal: AbortSignal;
}

/** A wrong command or a wrong line, in words for the person who wrote it. */
export class Mistake extends Error {}

/** Runs a program with at least so many words; `--club` and `--token` go before CLUB_URL and CLUB_TOKEN of the environment. */
export async function program(usage: string, fewest: number, run: (session: Session) => Promise<void>): Promise<void> {
  const end = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => end.abort());
  const { CLUB_URL = 'http://127.0.0.1:3000', CLUB_TOKEN } = process.env;
  let baseUrl = CLUB_URL;
  try {
    const { values, positionals: words } = parseArgs({
      allowPositionals: true,
      options: { club: { type: 'string', default: CLUB_URL }, token: { type: 'string', default: CLUB_TOKEN ?? '' } },
    });
    if (words.length < fewest) throw new Mistake(`Usage: npm run example -- ${usage} [--club URL] [--token TOKEN]`);
    baseUrl = values.club;
    const token = values.token === '' ? null : values.token;
    const club = openClub({ baseUrl, token: () => token });
    const live = { baseUrl, signal: end.signal, ...(token === null ? {} : { token }) };
    await run({ club, live, words, signal: end.signal });
  } catch (thrown) {
    if (end.signal.aborted) return;
    process.exitCode = 1;
    console.error(reason(thrown, baseUrl));
  }
}

/** Why the program ends. The club says itself what it refuses: `detail` is for people, `code` for programs. */
function reason(thrown: unknown, baseUrl: string): string {
  if (thrown instanceof ClubProblem) return `The club refuses: ${thrown.message} (${thrown.code})`;
  if (thrown instanceof FollowRefused) return `The club refuses: ${thrown.problem.detail} (${thrown.problem.code})`;
  const { message } = thrown as Error;
  if (thrown instanceof Mistake) return message;
  return message === 'fetch failed' ? `No club answers at ${baseUrl}.` : `The program fails: ${message}`;
}

/** The id of the one who has this name, entered now if it is new to the club. */
export async function playerNamed(club: Club, name: string): Promise<string> {
  const { items } = await answerOf(club.GET('/v1/players', { params: { query: { q: name, limit: 200 } } }));
  const known = items.find((player) => player.name.toLowerCase() === name.toLowerCase());
  return (known ?? (await answerOf(club.POST('/v1/players', { body: { name } })))).id;
}

/** The board of a game as the club draws it in plain text. */
export async function boardText(club: Club, id: string): Promise<string> {
  return answerOf(club.GET('/v1/games/{id}/board.txt', { params: { path: { id } }, parseAs: 'text' }));
}
