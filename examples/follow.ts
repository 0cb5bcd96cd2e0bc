/** Follows a match on a terminal: each turn as it is played, the board behind it, the score. Ends with the match. */
import { type Schemas, answerOf, follow } from '../client/src/index.js';
import { type Session, boardText, program } from './program.js';

type Match = Schemas['LiveMatchDto'];
type Turn = Pick<Schemas['TurnDto'], 'side' | 'play' | 'cube'> & { readonly dice: readonly number[] | null };

/** What was printed already, so that nothing is printed twice. */
class Told {
  private readonly turnsOf = new Map<string, number>();
  private readonly ended = new Set<string>();
  private lastScore = '';

  constructor(private readonly club: Session['club']) {}

  async turns(match: Match, { id, number, status }: Schemas['GameEntryDto']): Promise<void> {
    const { items, ending } = await answerOf(this.club.GET('/v1/games/{id}/turns', { params: { path: { id } } }));
    const whole = items.filter(({ dice, play }) => dice === null || play !== null);
    const before = this.turnsOf.get(id) ?? 0;
    if (whole.length < before) console.log(`${number}. Taken back to turn ${whole.length}`);
    for (const turn of whole.slice(before)) for (const line of linesOf(match, turn)) console.log(`${number}. ${line}`);
    this.turnsOf.set(id, whole.length);
    if (status !== 'finished' || this.ended.has(id)) return;
    this.ended.add(id);
    for (const act of ending) console.log(`${number}. ${cubeLine(match, act)}`);
  }

  score({ white, black, format }: Match): void {
    const length = format.kind === 'points' ? `, to ${format.length}` : '';
    const score = `${white.name} ${white.score}, ${black.name} ${black.score}${length}`;
    if (score !== this.lastScore) console.log(score);
    this.lastScore = score;
  }
}

await program('follow MATCH', 1, async ({ club, live, words: [id] }) => {
  const told = new Told(club);
  // The first event is the state of the match, each one after it a change; `follow` connects again by itself.
  for await (const event of follow<Match>({ ...live, topics: [`match:${id}`] })) {
    if (event.type === 'time') continue;
    if (event.type === 'gone') return console.log(`The match is gone: ${event.problem.detail}`);
    const { view: match, events = [] } = event;
    const games = match.games.filter(({ number }) => events.some(({ gameNumber }) => gameNumber === number));
    if (event.type === 'state') console.log(`${match.white.name} (O) against ${match.black.name} (X)`);
    for (const game of games.length > 0 ? games : match.games.slice(-1)) await told.turns(match, game);
    if (match.game !== null) console.log(await boardText(club, match.game.id));
    told.score(match);
    if (match.status !== 'open') return console.log(`The match is ${match.status}.`);
  }
});

function linesOf(match: Match, { side, dice, play, cube }: Turn): readonly string[] {
  const roll = dice === null ? 'skips the turn' : `${dice.join('-')}: ${play === '' ? 'nothing to play' : play}`;
  return [...(cube ?? []).map((act) => cubeLine(match, act)), `${match[side].name} ${roll}`];
}

function cubeLine(match: Match, { side, type, value }: Schemas['CubeActDto']): string {
  return `${match[side].name}: ${type}, cube ${value}`;
}
