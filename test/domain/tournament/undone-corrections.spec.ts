/** An undo loses no result that corrections have set aside, whatever was done in its place since. */
import { type RecordedAct, pairingsOf } from '../../../src/domain/index.js';
import { NOON, TeamsTable } from '../../support/chance/random-tournament.js';

const SLIP = { winner: 'black', by: 'reported', score: { white: 0, black: 5 } } as const;

/** The acts, each with the matches that were made by the same write. */
function written(acts: readonly RecordedAct[]): readonly RecordedAct[] {
  const joined: RecordedAct[] = [];
  for (const act of acts) {
    const before = joined.at(-1);
    const isMaking = act.events.every(({ type }) => type === 'MatchesMade');
    if (isMaking && before !== undefined) {
      joined.splice(-1, 1, { ...before, last: act.last, events: [...before.events, ...act.events] });
    } else joined.push(act);
  }
  return joined;
}

it('keeps corrections without which the same two would meet again with nothing of what they have played', () => {
  const table = TeamsTable.drawn({ kind: 'knockout', lengths: [5] }, 3, 'seed');
  const makeMatches = () => {
    const ready = table.ready().filter(({ key }) => table.opened.matches[key] === undefined);
    table.accept({
      type: 'MakeMatches',
      made: ready.map(({ key }) => ({ pairing: key, matchId: `${key} ${table.events.length}` })),
    });
  };
  makeMatches();
  const [one, other, third] = table.ready();
  for (const board of [one, other, third]) table.record(board!, 'white');
  makeMatches();
  table.record(table.ready()[0]!, 'white');
  for (const board of [one, other]) {
    table.accept({ type: 'CorrectResult', pairing: board!.key, result: SLIP, reason: 'slip', at: NOON });
    makeMatches();
  }
  const corrections = written(table.acts).slice(-2);
  const undo = ({ first: act }: RecordedAct) =>
    ({ type: 'Undo', act, reason: null, acts: written(table.acts), at: NOON }) as const;
  const lost = { code: 'undo.depended-on', params: { matches: 1 } };
  // Without the first of them the other one would not have led to the other team, but its act has given up what was played.
  expect(table.refusal(undo(corrections[0]!))).toMatchObject(lost);
  expect(table.refusal(undo(corrections[1]!))).toBeNull();

  const team = pairingsOf(table.opened).find(({ boards, round }) => boards !== undefined && round === 2)!;
  const player = table.opened.entries.find(({ id }) => id === team.white)?.player;
  const players = [`${player}-4`, `${player}-2`, `${player}-3`];
  table.accept({ type: 'SetLineUp', pairing: team.key, entryId: String(team.white), players });
  makeMatches();
  expect(corrections.map((act) => table.refusal(undo(act)))).toMatchObject([lost, lost]);
});
