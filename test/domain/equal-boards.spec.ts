/** Team matches of which the boards are equal, or that are decided before all boards were played. */
import { type Pairing, type TournamentCommand, pairingsOf, standingsOf } from '../../src/domain/index.js';
import { DrawingTeamsTable, NOON, StoppingTeamsTable, TeamsTable } from '../support/chance/random-tournament.js';
import { type Score, recorded, teamMatch, winnerOf } from '../support/domain/team-matches.js';

const KNOCKOUT = { kind: 'knockout', lengths: [5] } as const;
const KNOCKOUT_OF_OLD = {
  ...KNOCKOUT,
  kind: 'knockout',
  draw: 'random',
  thirdPlace: false,
  consolation: null,
  lastChance: null,
  reEntry: false,
} as const;
const LEAGUE = { kind: 'league', lengths: [5], points: { win: 2, loss: 1 } };
const OPENING = {
  type: 'OpenTournament',
  tournamentId: 't',
  name: 'Night',
  startsAt: null,
  variant: 'backgammon',
  dice: 'recorded',
  rules: {},
  prizes: null,
  visibility: 'private',
  confirmMinutes: 10,
  at: NOON,
} as const;

/** Two teams who meet on their boards in one round, as the tournament wants it. */
function inRound(
  Table: typeof TeamsTable,
  told: readonly (Score | 'white' | 'black')[],
  format: object = LEAGUE,
): TeamsTable {
  const table = Table.drawn({ ...format }, 2, 'seed') as TeamsTable;
  const [, ...pairings] = pairingsOf(table.opened);
  for (const [index, each] of told.entries()) table.accept(recorded(pairings[index]!, each));
  return table;
}

class TwoBoards extends TeamsTable {
  protected override readonly boards = 2;
}

/** As it was recorded before a tournament could say what equal boards are. */
class TwoBoardsOfOld extends TwoBoards {
  override give(command: TournamentCommand): ReturnType<TeamsTable['give']> {
    if (command.type !== 'OpenTournament') return super.give(command);
    this.happen({
      ...command,
      type: 'TournamentOpened',
      format: KNOCKOUT_OF_OLD,
      entrants: { kind: 'teams', boards: 2 },
    });
    return [];
  }
}

describe('as many boards won each', () => {
  const penalized = (Table: typeof TeamsTable): TeamsTable => {
    const table = Table.drawn(KNOCKOUT, 2, 'seed') as TeamsTable;
    const [, first, second] = pairingsOf(table.opened);
    const penalty = { to: 'black', points: 2, reason: 'late', flag: false, cancelled: null } as const;
    table.accept({ type: 'RecordPenalties', pairing: first!.key, penalties: [penalty] });
    table.accept(recorded(first!, [5, 3]));
    table.accept(recorded(second!, [2, 5]));
    return table;
  };

  it('are not decided by points of a penalty, which no team has won', () => {
    expect(winnerOf(penalized(TwoBoards))).toBe('white');
  });

  it('stay decided as they were in records of before', () => {
    expect(winnerOf(penalized(TwoBoardsOfOld))).toBe('black');
  });

  it('are decided by a board that was played before one that was forfeited', () => {
    expect(winnerOf(inRound(TwoBoards, ['white', [0, 5]]))).toBe('black');
    expect(winnerOf(inRound(TwoBoards, ['white', 'black']))).toBe('white');
  });

  it('are a draw where the tournament wants that: half a win for each', () => {
    const table = inRound(DrawingTeamsTable, [[5, 4], 'black']);
    expect(teamMatch(table)).toMatchObject({
      status: 'finished',
      winner: null,
      outcome: { winner: null, by: 'play', score: { white: 1, black: 1 } },
    });
    const [standings] = standingsOf(table.opened);
    expect(
      standings?.rows.map(({ wins, points, played, won, drawn, lost }) => [wins, points, played, won, drawn, lost]),
    ).toEqual([
      [0.5, 1.5, 1, 0, 1, 0],
      [0.5, 1.5, 1, 0, 1, 0],
    ]);
    expect(table.opened.status).toBe('finished');
    expect(
      inRound(DrawingTeamsTable, [
        [5, 4],
        [5, 0],
      ]).opened.status,
    ).toBe('finished');
  });

  it('are no draw where a team has to go on', () => {
    const refusal = new DrawingTeamsTable().refusal({ ...OPENING, format: KNOCKOUT });
    expect(refusal).toMatchObject({ code: 'config.invalid', params: { keys: ['/entrants/equalBoards'] } });
    const format = { kind: 'swiss', rounds: 1, lengths: [5], qualifiers: 2, then: KNOCKOUT };
    const table = inRound(
      DrawingTeamsTable,
      [
        [5, 0],
        [1, 5],
      ],
      format,
    );
    table.accept({ type: 'PairRound', seed: 'final', at: NOON });
    const [final, first, second] = pairingsOf(table.opened).filter(({ stage }) => stage === 2);
    table.accept(recorded(first!, [5, 0]));
    table.accept(recorded(second!, [1, 5]));
    expect(pairingsOf(table.opened).find(({ key }) => key === final?.key)).toMatchObject({ winner: final?.white });
  });
});

describe('boards that have not begun', () => {
  it('are not played once the team match is decided, and are open again when it is', () => {
    const table = inRound(StoppingTeamsTable, [[5, 0]], KNOCKOUT);
    const [, , second, third] = pairingsOf(table.opened);
    const made = [second!, third!].map(({ key }, nth) => ({ pairing: key, matchId: `m${nth + 2}` }));
    table.accept({ type: 'MakeMatches', made });
    expect(table.accept(recorded(second!, [5, 0])).map(({ type }) => type)).toEqual([
      'ResultRecorded',
      'PairingVoided',
      'TournamentFinished',
    ]);
    const board = (): Pairing | undefined => pairingsOf(table.opened).find(({ key }) => key === third?.key);
    expect(board()).toMatchObject({ status: 'finished', notPlayed: true, winner: null, outcome: null });
    table.accept({ type: 'CorrectResult', pairing: second!.key, result: null, reason: 'misread', at: NOON });
    expect([board()?.status, board()?.notPlayed]).toEqual(['ready', undefined]);
    table.accept({ type: 'Undo', act: null, reason: null, acts: table.acts, at: NOON });
    expect(board()?.notPlayed).toBe(true);
  });

  it('are played to the end once they have begun', () => {
    const table = inRound(StoppingTeamsTable, [[5, 0]], KNOCKOUT);
    const [, , second, third] = pairingsOf(table.opened);
    table.accept({ type: 'MakeMatches', made: [{ pairing: third!.key, matchId: 'm3' }] });
    table.accept({ type: 'BeginMatch', matchId: 'm3' });
    table.accept(recorded(second!, [5, 0]));
    expect([table.opened.status, pairingsOf(table.opened)[3]?.status]).toEqual(['running', 'playing']);
  });
});
