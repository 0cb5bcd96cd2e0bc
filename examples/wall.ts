/**
 * A wall of up to 32 open matches, the newest ones, over one connection. Whenever the club's stream tells something, and with
 * the time that it sends every 15 s, the wall asks which matches belong on it. On a terminal it is painted over, elsewhere it prints what changes.
 */
import { type Schemas, answerOf, follow } from '../client/src/index.js';
import { type Session, program } from './program.js';

type Match = Schemas['LiveMatchDto'];

const MOST = 32;
const CLEAR = '\u001B[H\u001B[2J';

await program('wall', 0, async (session) => {
  while (!session.signal.aborted) await hang(session, await openMatches(session));
});

/** The ids of the matches that belong on the wall now. */
async function openMatches({ club }: Session): Promise<readonly string[]> {
  const query = { status: 'open', limit: MOST } as const;
  const { items } = await answerOf(club.GET('/v1/matches', { params: { query } }));
  return items.map(({ id }) => id);
}

/** Shows these matches until others belong on the wall. */
async function hang(session: Session, ids: readonly string[]): Promise<void> {
  const lines = new Map<string, string>();
  const topics = ['club', ...ids.map((id) => `match:${id}`)];
  if (ids.length === 0) console.log('No match is open.');
  for await (const event of follow<Match>({ ...session.live, topics })) {
    if (event.type === 'time' || event.topic === 'club') {
      if ((await openMatches(session)).join() !== ids.join()) return;
      continue;
    }
    const line = event.type === 'gone' ? event.problem.detail : lineOf(event.view);
    if (lines.get(event.topic) === line) continue;
    lines.set(event.topic, line);
    console.log(process.stdout.isTTY ? `${CLEAR}${[...lines.values()].join('\n')}` : line);
  }
}

function lineOf({ white, black, format, status, game }: Match): string {
  const length = format.kind === 'points' ? ` (${format.length})` : '';
  const score = `${white.name} ${white.score} – ${black.score} ${black.name}${length}`;
  if (game === null) return `${score}: ${status === 'open' ? 'between two games' : status}`;
  const { phase, dice, cube, toAct, pips } = game;
  const side = toAct === null ? null : { white, black }[toAct];
  const roll = dice === null ? '' : ` ${dice.join('-')}`;
  const race = pips === null ? '' : `, pips ${pips.white}–${pips.black}`;
  return `${score}: ${side === null ? phase : `${side.name} ${phase.replaceAll('-', ' ')}`}${roll}, cube ${cube.value}${race}`;
}
