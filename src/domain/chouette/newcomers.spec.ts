import { AT } from '../../../test/support/domain/builders.js';
import {
  type ChouetteChoices,
  ChouetteRecord,
  boxWins,
  givenChouette,
  reportGame,
  sheetOf,
  teamWins,
} from '../../../test/support/domain/chouettes.js';
import type { ChouetteCommand } from './commands.js';
import { EVENTS_OF_ARRIVALS, arrivalsOf, eveningOf, replayOf } from './evening.js';
import type { ScoreSheet } from './ledger/score-sheet.js';

const FOUR = { C: 1, M2: 1, M3: 1 } as const;

/** A sheet of a game that these people have come into while it was played. */
const toldWithout = (newcomers: string, sheet: ScoreSheet = sheetOf(boxWins(), FOUR)): ScoreSheet => ({
  ...sheet,
  newcomers: newcomers.split(' ').filter(Boolean),
});

const told = (record: ChouetteRecord, sheet: ScoreSheet): ChouetteCommand => ({
  ...(reportGame(record.state.games + 1, sheet) as Extract<ChouetteCommand, { type: 'ReportGame' }>),
  history: record.events,
});

/** Four people, and a fifth who sits down before the first game is told. */
const joined = (choices: ChouetteChoices = {}): ChouetteRecord => new ChouetteRecord(choices).seat('Join', 'New');

/** That first game, told without the fifth. */
function toldGame(record = joined()): ChouetteRecord {
  return record.do(told(record, toldWithout('New')));
}

const EVERYBODY = 'box C M2 M3 New';

describe('who sits down while a told game is played (C60)', () => {
  it('gets and pays nothing in it, and comes in behind the rotation that follows it (C36)', () => {
    const record = toldGame();
    expect(record.points(EVERYBODY)).toEqual([3, -1, -1, -1, 0]);
    expect(record.lines.some(({ from, to }) => [from, to].includes('New'))).toBe(false);
    expect(record.table).toBe('box / M2, M3, C, New');
    const [reported] = record.events.filter(({ type }) => type === 'ChouetteGameReported');
    expect(reported).toMatchObject({
      seats: { line: ['C', 'M2', 'M3'] },
      present: ['C', 'M2', 'M3', 'New'],
      outcome: { newcomers: ['New'] },
    });
    const beaten = joined();
    expect(beaten.do(told(beaten, toldWithout('New', sheetOf(teamWins(), FOUR)))).table).toBe('C / M2, M3, box, New');
    // From the next game on they are one of the line.
    expect(record.report(boxWins(), { ...FOUR, New: 1 }).points(EVERYBODY)).toEqual([7, -2, -2, -2, -1]);
  });

  it('stands before the player who has just lost where the house has it so', () => {
    const record = toldGame(joined({ rules: { joinPosition: 'beforeLoser' } }));
    expect(record.table).toBe('box / M2, M3, New, C');
    // And so does somebody who comes while the second game is played.
    record.seat('Join', 'Late');
    expect(record.table).toBe('box / M2, M3, New, Late, C');
    record.do(told(record, toldWithout('Late', sheetOf(boxWins(), { ...FOUR, New: 1 }))));
    expect(record.table).toBe('box / M3, New, C, Late, M2');
  });

  it('may be one of several who have come, whoever of them was in time', () => {
    const record = joined().seat('Join', 'Late');
    record.do(told(record, toldWithout('New', sheetOf(boxWins(), { ...FOUR, Late: 1 }))));
    expect([record.points('New Late'), record.table]).toEqual([[0, -1], 'box / M2, M3, Late, C, New']);
  });

  it('may be back from sitting out, and leaves two to play on as two (C4, C62)', () => {
    const record = new ChouetteRecord({ players: 'A B C' }).seat('SitOut', 'C').seat('Return', 'C');
    record.do(told(record, toldWithout('C', sheetOf(teamWins(), { B: 1 }))));
    expect([record.points('A B C'), record.table]).toEqual([[-1, 1, 0], 'A / B, C']);
  });

  it('gives no box a partner for the game that it needed none for', () => {
    const record = joined({ rules: { partner: 'mandatory', partnerFrom: 5 } });
    givenChouette(record.events)
      .when(told(record, sheetOf(boxWins(), { ...FOUR, New: 1 })))
      .thenRefused('chouette.partner-needed');
    expect(toldGame(record).points(EVERYBODY)).toEqual([3, -1, -1, -1, 0]);
  });

  it('cannot have been there before, nor sit elsewhere than at the end, nor be in the game', () => {
    const refused = (record: ChouetteRecord, sheet: ScoreSheet, reason: string, player: string): void => {
      givenChouette(record.events)
        .when(told(record, sheet))
        .thenRefused('chouette.outcome-impossible', { reason, player });
    };
    refused(joined(), toldWithout('M3', sheetOf(boxWins(), { C: 1, M2: 1, New: 1 })), 'newcomer-not-new', 'M3');
    refused(toldGame(), toldWithout('New'), 'newcomer-not-new', 'New');
    refused(joined(), toldWithout('New', sheetOf(boxWins(), { ...FOUR, New: 1 })), 'twice', 'New');
    refused(joined(), toldWithout('New Other'), 'not-in-line', 'Other');
    refused(joined(), toldWithout(''), 'missing', 'New');
    const seated = joined().do({ type: 'SetSeats', box: 'box', line: ['C', 'New', 'M2', 'M3'], reason: 'as agreed' });
    refused(seated, toldWithout('New'), 'newcomer-not-last', 'New');
    const alone = joined().seat('Leave', 'C').seat('Leave', 'M2').seat('Leave', 'M3');
    refused(alone, toldWithout('New', sheetOf(null, {})), 'newcomer-not-last', 'New');
  });

  it('stays out where the game that began without them is told instead of being played', () => {
    const record = joined().do({ type: 'StartGame', gameId: 'open' });
    const sender = { player: null, staff: true };
    record.do({ type: 'ReportGame', gameId: 'x', sheet: toldWithout('New'), sender, history: record.events, at: AT });
    expect([record.points(EVERYBODY), record.table]).toEqual([[3, -1, -1, -1, 0], 'box / M2, M3, C, New']);
  });
});

describe('the correction of such a game', () => {
  it('leaves them out unless it says otherwise', () => {
    const record = toldGame().correct(1, sheetOf(teamWins(), FOUR));
    expect([record.points(EVERYBODY), record.table]).toEqual([[-3, 1, 1, 1, 0], 'C / M2, M3, box, New']);
    record.correct(1, sheetOf(boxWins(), { ...FOUR, New: 2 }));
    expect([record.points(EVERYBODY), record.table]).toEqual([[5, -1, -1, -1, -2], 'box / M2, M3, New, C']);
    const teams = (): unknown => {
      const last = record.events.findLast(({ type }) => type === 'ChouetteGameCorrected');
      return last !== undefined && 'teams' in last ? last.teams : undefined;
    };
    expect(teams()).toEqual([{ gameId: 'game-1', line: ['C', 'M2', 'M3', 'New'] }]);
    record.correct(1, toldWithout('New'));
    expect([record.points(EVERYBODY), record.table]).toEqual([[3, -1, -1, -1, 0], 'box / M2, M3, C, New']);
    expect(teams()).toBeUndefined();
  });

  it('puts right an older game in which they were counted', () => {
    const record = joined().report(boxWins(), { ...FOUR, New: 1 });
    expect([record.points('box New'), record.table]).toEqual([[4, -1], 'box / M2, M3, New, C']);
    record.report(boxWins(), { ...FOUR, New: 1 });
    record.correct(1, toldWithout('New'));
    expect(record.points(EVERYBODY)).toEqual([7, -2, -2, -2, -1]);
    expect(record.table).toBe('box / M3, C, New, M2');
    givenChouette(record.events)
      .when(record.correction(2, toldWithout('New')))
      .thenRefused('chouette.outcome-impossible', { reason: 'newcomer-not-new' });
  });

  it('to nothing seats everybody as before it, and brings it back without them', () => {
    const record = toldGame().correct(1, null);
    expect([record.points(EVERYBODY), record.table]).toEqual([[0, 0, 0, 0, 0], 'box / C, M2, M3, New']);
    // Written down again it is the same game: they came before it was told.
    const again = new ChouetteRecord();
    again.events.splice(0, again.events.length, ...record.events);
    expect(again.do(told(again, toldWithout('New'))).points(EVERYBODY)).toEqual([3, -1, -1, -1, 0]);
    record.correct(1, sheetOf(boxWins(), FOUR));
    expect([record.points(EVERYBODY), record.table]).toEqual([[3, -1, -1, -1, 0], 'box / M2, M3, C, New']);
  });

  it('tells who may have come also where the game was given up, and counts after all', () => {
    const record = joined().do({ type: 'StartGame', gameId: 'game-1' });
    record.correct(1, null).correct(1, sheetOf(boxWins(), { ...FOUR, New: 1 }));
    const needed: readonly string[] = EVENTS_OF_ARRIVALS;
    const { byGame, next } = arrivalsOf(record.events.filter(({ type }) => needed.includes(type)));
    expect([[...byGame], next]).toEqual([[['game-1', ['New']]], []]);
  });

  it('of a game before it gives its team the order that follows', () => {
    const record = new ChouetteRecord().report(boxWins(), FOUR).seat('Join', 'New');
    record.do(told(record, toldWithout('New', sheetOf(boxWins(), FOUR))));
    expect(record.table).toBe('box / M3, C, M2, New');
    record.correct(1, null);
    expect(record.table).toBe('box / M2, M3, C, New');
    const evening = eveningOf(record.events);
    expect(replayOf(evening, record.seats, record.state).seats).toEqual(record.seats);
  });
});
