/**
 * Records a match line by line, as a player at the board types it or as a file holds it; the club checks every roll and play.
 *
 *     Ann 31: 8/5 6/5     Ann begins, her die is the 3
 *     65: 24/13           the roll and the play of the side that is to act
 *     double, take, drop, resign gammon, accept, refuse, undo
 */
import { createInterface } from 'node:readline';
import { type Schemas, answerOf } from '../client/src/index.js';
import { Mistake, type Session, boardText, playerNamed, program } from './program.js';

type Game = Pick<Schemas['GameDto'], 'id' | 'number' | 'status' | 'onRoll' | 'toAct'>;
type Action = Schemas['GameAction'];

const OPENING = /^(.+?) +([1-6])([1-6]): *(.*)$/;
const TURN = /^([1-6])([1-6]): *(.*)$/;
const RESIGNATION = /^resign (single|gammon|backgammon)$/;
/** Cube actions and answers by their words. */
const WORDS = {
  double: 'double',
  take: 'take',
  drop: 'drop',
  accept: 'accept-resignation',
  refuse: 'refuse-resignation',
} as const;

await program('transcribe WHITE BLACK LENGTH < LINES', 3, async ({ club, words, signal }) => {
  const [white = '', black = '', length = ''] = words;
  const players = { white: await playerNamed(club, white), black: await playerNamed(club, black) };
  const format = { kind: 'points', length: Number(length) } as const;
  const { id } = await answerOf(club.POST('/v1/matches', { body: { ...players, format, dice: 'recorded' } }));
  console.log(`Match ${id}: ${white} has the white checkers (O), ${black} the black ones (X).`);

  let game = await nextGame(club, id);
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, signal })) {
    number += 1;
    const text = line.replace(/#.*/, '').trim();
    if (text === '') continue;
    try {
      game = await act(club, game.id, actionsOf(text, game, [white, black]));
    } catch (thrown) {
      // At a terminal the next line corrects this one; in a file the lines behind it would be wrong as well.
      const fault = `Line ${number}, “${text}”: ${(thrown as Error).message}`;
      if (!process.stdin.isTTY) throw new Mistake(fault);
      console.log(fault);
      continue;
    }
    console.log(`\n${await boardText(club, game.id)}`);
    if (game.status !== 'finished') continue;
    const match = await answerOf(club.GET('/v1/matches/{id}', { params: { path: { id } } }));
    console.log(`Game ${game.number} is over. ${white} ${match.white.score}, ${black} ${match.black.score}`);
    if (match.winner !== null) return console.log(`${match[match.winner].name} wins the match.`);
    game = await nextGame(club, id);
  }
  console.log(`The lines end here; match ${id} stays open.`);
});

async function nextGame(club: Session['club'], id: string): Promise<Game> {
  return answerOf(club.POST('/v1/matches/{id}/games', { params: { path: { id } }, body: {} }));
}

/** All actions of a line happen, or none. */
async function act(club: Session['club'], id: string, actions: Action[]): Promise<Game> {
  const { game } = await answerOf(club.POST('/v1/games/{id}/actions', { params: { path: { id } }, body: { actions } }));
  return game as Game;
}

/** What a line says. The side is named with it, so that a line which is sent twice never acts for the other side. */
function actionsOf(text: string, { onRoll, toAct }: Game, [white, black]: readonly [string, string]): Action[] {
  const [, beginner, first, second, opening = ''] = OPENING.exec(text) ?? [];
  if (beginner !== undefined) {
    if (beginner !== white && beginner !== black) throw new Mistake(`${beginner} does not play in this match.`);
    const [own, other] = [Number(first), Number(second)];
    const dice = beginner === white ? { white: own, black: other } : { white: other, black: own };
    return [
      { type: 'opening-roll', dice },
      { type: 'play', play: opening },
    ];
  }
  const [, one, two, play = ''] = TURN.exec(text) ?? [];
  if (one !== undefined) {
    const roll = { type: 'roll', dice: [Number(one), Number(two)], ...sideOf(onRoll) } as const satisfies Action;
    // The club itself records that nothing can be played.
    return play === '' ? [{ ...roll }] : [{ ...roll }, { type: 'play', play }];
  }
  const [, level] = RESIGNATION.exec(text) ?? [];
  if (level !== undefined) return [{ type: 'resign', as: level as Schemas['ResultKind'], ...sideOf(toAct) }];
  if (text === 'undo') return [{ type: 'take-back' }];
  if (text in WORDS) return [{ type: WORDS[text as keyof typeof WORDS], ...sideOf(toAct) }];
  throw new Mistake('it is neither a roll with its play, like “31: 8/5 6/5”, nor a word of the cube.');
}

function sideOf(side: Schemas['Side'] | null): { readonly side?: Schemas['Side'] } {
  return side === null ? {} : { side };
}
