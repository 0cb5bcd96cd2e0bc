import {
  ChouetteRecord,
  boxWins,
  drops,
  givenChouette,
  sheetOf,
  teamWins,
} from '../../../test/support/domain/chouettes.js';
import type { ChouetteCommand } from './commands.js';

const seat = (box: string, line: string | null): ChouetteCommand => ({
  type: 'SetSeats',
  box,
  line: line?.split(' ') ?? null,
  reason: 'the house rotates by age',
});

const adjust = (from: string, to: string, points: number): ChouetteCommand => ({
  type: 'AdjustPoints',
  from,
  to,
  points,
  reason: 'a side bet',
});

const EVERYBODY = { C: 1, M2: 1, M3: 1 };

describe('the host', () => {
  it('seats those present by hand, and the game after it is played so', () => {
    const evening = new ChouetteRecord().report(boxWins(), EVERYBODY).do(seat('M3', 'box C M2'));
    expect(evening.table).toBe('M3 / box, C, M2');
    expect(evening.report(teamWins(), { box: 1, C: 1, M2: 1 }).table).toBe('box / C, M2, M3');
  });

  it('lets a player and the box change places for nothing', () => {
    const evening = new ChouetteRecord().do(seat('M2', null));
    expect(evening.table).toBe('M2 / C, box, M3');
    expect(evening.lines).toEqual([]);
  });

  it('holds seats as they are against a correction that would change them', () => {
    const evening = new ChouetteRecord().report(boxWins(), EVERYBODY).do(seat('box', 'M2 M3 C'));
    expect(evening.correct(1, sheetOf(teamWins(), EVERYBODY)).table).toBe('box / M2, M3, C');
  });

  it('ends a partnership by seating the partner in the line', () => {
    const evening = new ChouetteRecord({ rules: { partner: 'optional', partnerFrom: 4 } })
      .do({ type: 'InvitePartner', player: null, sender: { player: null, staff: true } })
      .do(seat('C', 'M3 M2 box'));
    expect(evening.seats).toMatchObject({ box: 'C', line: ['M3', 'M2', 'box'], partner: null });
  });

  it.each([
    ['box', 'C M2', 'missing', 'M3'],
    ['box', 'C M2 M3 M3', 'twice', 'M3'],
    ['box', 'C M2 Eve', 'not-present', 'Eve'],
    ['Eve', null, 'not-present', 'Eve'],
  ])('seats exactly those present: not %s / %s', (box, line, reason, player) => {
    givenChouette(new ChouetteRecord().events)
      .when(seat(box, line))
      .thenRefused('chouette.seats-impossible', { reason, player });
  });

  it('cannot change the seats of a game that is open', () => {
    const evening = new ChouetteRecord().do({ type: 'StartGame', gameId: 'game-1' });
    expect(() => evening.do(seat('C', 'box M2 M3'))).toThrow('game.open');
  });

  it('moves points in the ledger, also while a game is open and after the end', () => {
    const evening = new ChouetteRecord().report(boxWins(), EVERYBODY).do(adjust('box', 'M2', 2));
    expect(evening.lines.at(-1)).toEqual({
      number: 4,
      game: 1,
      from: 'box',
      to: 'M2',
      points: 2,
      reason: 'adjustment',
      reverses: null,
    });
    evening.do({ type: 'StartGame', gameId: 'game-2' }).do(adjust('C', 'M3', 1));
    expect(evening.points('box C M2 M3')).toEqual([1, -2, 1, 0]);
    const closed = new ChouetteRecord()
      .do({ type: 'CloseChouette', at: evening.state.openedAt })
      .do(adjust('C', 'M2', 5));
    expect(closed.points('C M2')).toEqual([-5, 5]);
  });

  it.each([
    ['C', 'C', 1, 'same-person', 'C'],
    ['C', 'Eve', 1, 'never-here', 'Eve'],
    ['C', 'M2', 0, 'points', 'M2'],
  ])('moves points between two people of the evening: not from %s to %s %d', (from, to, points, reason, player) => {
    givenChouette(new ChouetteRecord().events)
      .when(adjust(from, to, points))
      .thenRefused('chouette.adjustment-impossible', { reason, player });
  });

  it('is not overruled by the correction of an earlier game', () => {
    const evening = new ChouetteRecord()
      .report(boxWins(), EVERYBODY)
      .do(adjust('box', 'M2', 2))
      .do(seat('M3', 'box C M2'))
      .report(boxWins(), { box: 1, C: 1, M2: 1 })
      .correct(1, sheetOf(teamWins(), { C: 2, M2: drops(1), M3: 1 }));
    expect(evening.table).toBe('M3 / C, M2, box');
    expect(evening.points('box C M2 M3')).toEqual([-5, 1, 0, 4]);
    expect(evening.lines.filter(({ reason }) => reason === 'adjustment')).toHaveLength(1);
  });

  it('is not overruled by the correction of the game before the seats were set', () => {
    const evening = new ChouetteRecord().report(boxWins(), EVERYBODY).do(seat('M2', 'M3 C box')).correct(1, null);
    expect(evening.table).toBe('M2 / M3, C, box');
  });
});
