/**
 * Whole matches of the oracle through the API, one of each length: action by action, and each game as one batch. Games, winners, points, Crawford games, score and every position are those of the independent
 * referee.
 */
import { oracleMatches } from '../../support/yardsticks/oracle-matches.js';
import type { OracleMatch } from '../../support/yardsticks/sample-matches.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { transcribedActions } from '../../support/clubs/transcript-actions.js';

const SIDE = ['white', 'black'] as const;

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

/** The first match of each length, of both folders. */
const ONE_OF_EACH_LENGTH = ['matches', 'real'].flatMap((folder) => {
  const byLength = new Map<number, OracleMatch>();
  for (const match of oracleMatches(folder as 'matches' | 'real')) {
    const isCut = match.games.some(({ win }) => win === null);
    if (match.length > 0 && !isCut && !byLength.has(match.length)) byLength.set(match.length, match);
  }
  return [...byLength.values()];
});

describe.each(['action by action', 'each game as one batch'])('transcribing a match %s', (way) => {
  const isBatch = way === 'each game as one batch';
  it.each(ONE_OF_EACH_LENGTH)('ends with the record that the oracle has ($id)', async (match) => {
    const opened = await club.match({ format: { kind: 'points', length: match.length } });
    const path = `/v1/matches/${opened.body.id}`;
    for (const [index, actions] of transcribedActions(match).entries()) {
      const expected = match.games[index]!;
      const game = await club.api.post(`${path}/games`);
      expect(game.body).toMatchObject({ number: expected.n, crawford: expected.crawford });
      if (isBatch) {
        expect(await club.api.act(game.body.id, actions)).toMatchObject({ status: 200 });
      } else {
        for (const action of actions) expect(await club.api.act(game.body.id, action)).toMatchObject({ status: 200 });
      }
      const finished = await club.api.get(`/v1/games/${game.body.id}`);
      expect(finished.body.result).toMatchObject({ winner: SIDE[expected.winner], points: expected.points });
      const turns = await club.api.get(`/v1/games/${game.body.id}/turns`);
      expect(turnsOf(turns.body)).toEqual(traceOf(match, index));
    }
    const last = match.games.at(-1)!;
    const end = await club.api.get(path);
    expect(end.body).toMatchObject({
      status: 'finished',
      by: 'play',
      white: { score: last.scoreAfter[0] },
      black: { score: last.scoreAfter[1] },
    });
    expect(end.body.games).toHaveLength(match.games.length);
  });
});

interface ReadTurns {
  readonly items: readonly {
    side: string;
    dice: readonly number[];
    play: string | null;
    positionId: string;
    cube: readonly { type: string; side: string }[] | null;
  }[];
  readonly ending: readonly { type: string; side: string }[];
}

/** What happened, in the words of the oracle's traces; a roll that was resigned is in none of them. */
function turnsOf({ items, ending }: ReadTurns): string[] {
  const cube = (acts: readonly { type: string; side: string }[]): string[] =>
    acts.map(({ type, side }) => `${side} ${type}`);
  return [
    ...items.flatMap((turn) => [
      ...cube(turn.cube ?? []),
      ...(turn.play === null ? [] : [`${turn.side} ${[...turn.dice].sort().reverse().join('')} ${turn.positionId}`]),
    ]),
    ...cube(ending),
  ];
}

function traceOf(match: OracleMatch, game: number): string[] {
  const words = { d: 'double', t: 'take', p: 'drop', b: 'beaver' } as const;
  const acts = match.acts[game]!;
  const lastRoll = acts.findLastIndex(([type]) => type === 'm');
  return acts.flatMap((act, index) => {
    const side = SIDE[act[1]];
    if (act[0] !== 'm') return [`${side} ${words[act[0]]}`];
    const isLeftUnplayed = match.games[game]?.rollThenResign === true && index === lastRoll;
    return isLeftUnplayed ? [] : [`${side} ${[...act[2]].sort().reverse().join('')} ${act[3]}`];
  });
}
