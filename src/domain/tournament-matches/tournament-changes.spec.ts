import {
  AT,
  MatchRecord,
  inGame,
  opening,
  reportGame,
  roll,
  scored,
  startGame,
} from '../../../test/support/domain/builders.js';
import { TournamentTable } from '../../../test/support/chance/random-tournament.js';
import type { MatchCommand } from '../match/commands.js';
import { type MatchChange, type MatchNews, matchNews, tournamentChanges } from './tournament-changes.js';

/** What the last of these commands is to the tournament. */
function newsOf(
  match: MatchRecord,
  command: MatchCommand,
  sender: MatchChange['sender'] = 'staff',
): readonly MatchNews[] {
  const before = match.state;
  const behind = match.events.length;
  match.do(command);
  return matchNews({ matchId: 'match', before, events: match.events.slice(behind), sender, at: AT });
}

const SCORE: MatchCommand = { type: 'ReportScore', score: { white: 7, black: 3 }, at: AT };
const result = { winner: 'white', by: 'reported', score: { white: 7, black: 3 } };

describe('what a match tells its tournament', () => {
  it('is nothing while people play', () => {
    const match = new MatchRecord().start();
    expect(newsOf(match, inGame(1, scored(opening(3, 1))))).toEqual([]);
    match.toRollOf('black');
    expect(newsOf(match, inGame(1, scored(roll(6, 5))))).toEqual([]);
  });

  it('is that the first game has begun, and of the second nothing', () => {
    const match = new MatchRecord();
    expect(newsOf(match, startGame(1))).toEqual([{ type: 'BeginMatch', matchId: 'match' }]);
    match.toRollOf('white').do({ type: 'EndMatch', winner: 'white', by: 'forfeit', at: AT });
    const other = new MatchRecord().do(reportGame(1, 'white', 'single', 1));
    expect(newsOf(other, startGame(2))).toEqual([]);
  });

  it.each([
    ['staff', 'staff'],
    [['ann', 'ann-of-old'], 'white'],
    [['bob'], 'black'],
    [['dan'], 'staff'],
  ] as const)('is the result as told by %j for %s', (sender, source) => {
    expect(newsOf(new MatchRecord(), SCORE, sender)).toEqual([{ type: 'RecordResult', result, source, at: AT }]);
  });

  it('needs no word of the other side where the record or the loser says so', () => {
    const concession: MatchCommand = { type: 'EndMatch', winner: 'black', by: 'concession', at: AT };
    expect(newsOf(new MatchRecord(), concession, ['ann'])).toMatchObject([{ type: 'RecordResult', source: 'match' }]);
    // What a director says of it is a director's act, and can be undone like one.
    expect(newsOf(new MatchRecord(), concession)).toMatchObject([{ type: 'RecordResult', source: 'staff' }]);
  });

  it('is a correction where there was a result: another result, or none', () => {
    const match = new MatchRecord().do(SCORE);
    const correct = (white: number, black: number): MatchCommand => {
      return { type: 'CorrectEnd', end: { score: { white, black } }, reason: 'slip', at: AT, history: match.events };
    };
    expect(newsOf(match, correct(3, 7))).toMatchObject([
      { type: 'CorrectResult', result: { winner: 'black' }, reason: 'slip' },
    ]);
    expect(newsOf(match, { ...correct(3, 7), end: null } as MatchCommand)).toMatchObject([
      { type: 'CorrectResult', result: null },
    ]);
  });

  it('is every penalty and the corrected length', () => {
    const match = new MatchRecord();
    const penalty: MatchCommand = { type: 'AddPenalty', to: 'black', points: 2, reason: 'late', at: AT };
    expect(newsOf(match, penalty)).toMatchObject([
      { type: 'RecordPenalties', penalties: [{ to: 'black', points: 2 }] },
    ]);
    const length: MatchCommand = { type: 'CorrectLength', length: 5, reason: 'slip', at: AT, history: match.events };
    expect(newsOf(match, length)).toEqual([{ type: 'CorrectLength', length: 5, reason: 'slip' }]);
  });
});

describe('what a tournament makes of it', () => {
  const news = newsOf(new MatchRecord(), SCORE);

  it('are the events of the pairing for which the match is played', () => {
    const table = TournamentTable.drawn({ kind: 'knockout', lengths: [7] }, 2, 'seed');
    const [pairing] = table.ready();
    table.accept({ type: 'MakeMatches', made: [{ pairing: pairing!.key, matchId: 'match' }] });
    const changes = tournamentChanges(table.opened, 'match', news);
    expect(changes).toMatchObject({
      ok: true,
      value: [{ type: 'ResultRecorded', pairing: pairing!.key }, { type: 'TournamentFinished' }],
    });
  });

  it('is nothing where the match belongs to no pairing any more', () => {
    const table = TournamentTable.drawn({ kind: 'knockout', lengths: [7] }, 2, 'seed');
    expect(tournamentChanges(table.opened, 'match', news)).toEqual({ ok: true, value: [] });
  });
});
