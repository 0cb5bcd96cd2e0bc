/**
 * Runs a chouette from a score sheet, one line for each game: how the board ended, and how each member of the team did.
 *
 *     team gammon: Bob member-dropped 1, Cy played 2, Dee played 2
 *     box single: Dee played 1, Bob played 1, Ann played 1
 */
import { createInterface } from 'node:readline';
import { type Schemas, answerOf } from '../client/src/index.js';
import { Mistake, playerNamed, program } from './program.js';

const GAME = /^(box|team) (single|gammon|backgammon): *(.+)$/;
const PAIR = /^(.+) (played|member-dropped|box-dropped) (\d+)$/;

await program('chouette STAKE CURRENCY BOX CAPTAIN MEMBER… < GAMES', 5, async ({ club, words, signal }) => {
  const [stake, currency = '', ...names] = words;
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, await playerNamed(club, name));
  const body = { players: [...ids.values()], order: 'given', stake: Number(stake), currency } as const;
  const { id } = await answerOf(club.POST('/v1/chouettes', { body: { ...body, players: [...body.players] } }));
  const params = { path: { id } };
  console.log(`Chouette ${id}`);
  await showTable();

  let number = 0;
  for await (const line of createInterface({ input: process.stdin, signal })) {
    number += 1;
    if (line.trim() === '') continue;
    try {
      const result = resultIn(line.trim(), ids);
      await answerOf(club.POST('/v1/chouettes/{id}/games', { params, body: { result } }));
    } catch (thrown) {
      throw new Mistake(`Line ${number}, “${line}”: ${(thrown as Error).message}\nChouette ${id} stays open.`);
    }
    await showTable();
  }
  await answerOf(club.POST('/v1/chouettes/{id}/close', { params }));
  await showLedger();

  async function showTable(): Promise<void> {
    const { players, games } = await answerOf(club.GET('/v1/chouettes/{id}', { params }));
    const seats = players.map(({ name, role, points }) => `${name} (${role}) ${signed(points)}`);
    console.log(`After ${games.length} games: ${seats.join(', ')}`);
  }

  async function showLedger(): Promise<void> {
    const { balances, transfers } = await answerOf(club.GET('/v1/chouettes/{id}/ledger', { params }));
    const nameOf = new Map(balances.map(({ playerId, name }) => [playerId, name]));
    for (const { name, points, amount } of balances) console.log(`${name}: ${signed(points)}, ${money(amount)}`);
    for (const { from, to, amount } of transfers) {
      console.log(`${nameOf.get(from)} pays ${money(amount)} to ${nameOf.get(to)}.`);
    }
  }

  /** Amounts are in the smallest unit of the currency. */
  function money(amount: number): string {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
  }
});

function resultIn(line: string, ids: ReadonlyMap<string, string>): Schemas['ScoreSheetDto'] {
  const [, winner, kind, pairs] = GAME.exec(line) ?? [];
  if (pairs === undefined) throw new Mistake('a game begins with box or team, and single, gammon or backgammon.');
  const cubes = pairs.split(/, */).map((pair) => {
    const [, name = '', outcome, value] = PAIR.exec(pair) ?? [];
    const playerId = ids.get(name);
    if (playerId === undefined) throw new Mistake(`“${pair}” names no player of this table with what happened.`);
    return { playerId, outcome: outcome as Schemas['PairEnding'], value: Number(value) };
  });
  return { board: { winner: winner as Schemas['Winner'], kind: kind as Schemas['ResultKind'] }, cubes };
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}
