import { AT } from '../../../test/support/domain/builders.js';
import { ChouetteRecord, boxWins, givenChouette, seatCommand } from '../../../test/support/domain/chouettes.js';
import type { ChouetteCommand } from './commands.js';

const close: ChouetteCommand = { type: 'CloseChouette', at: AT };

const seat = (box: string, line: string | null): ChouetteCommand => ({
  type: 'SetSeats',
  box,
  line: line?.split(' ') ?? null,
  reason: 'the dice are lost',
});

const thrown = (dice: Readonly<Record<string, number>>): ChouetteCommand => ({
  type: 'ThrowOrder',
  throws: Object.entries(dice).map(([player, die]) => ({ player, dice: [die] })),
});

const ordering = (players = 'box C M2 M3', host?: string): ChouetteRecord =>
  new ChouetteRecord({ order: 'dice', players, host });

describe('a chouette whose first order is thrown', () => {
  it('is closed before any player has sat there, and nothing follows', () => {
    const closed = ordering()
      .do(thrown({ box: 5, C: 5, M2: 3, M3: 1 }))
      .do(close);
    expect(closed.state).toMatchObject({ status: 'called-off', closedAt: AT });
    for (const command of [close, thrown({ box: 2, C: 1 }), seat('box', 'C M2 M3'), seatCommand('Join', 'New')]) {
      givenChouette(closed.events)
        .when(command)
        .thenRefused('chouette.closed', { closedAt: AT, reason: 'before-order' });
    }
  });

  it('is seated by the host instead, and what the host says holds against corrections', () => {
    const evening = ordering()
      .do(thrown({ box: 5, C: 5, M2: 3, M3: 1 }))
      .do(seat('M3', 'box C M2'));
    expect([evening.state.status, evening.table]).toEqual(['waiting', 'M3 / box, C, M2']);
    evening.report(boxWins(), { box: 1, C: 1, M2: 1 }).correct(1, null);
    expect(evening.table).toBe('M3 / box, C, M2');
  });

  it.each([
    ['box', 'C M2', 'missing', 'M3'],
    ['box', 'C M2 M3 M3', 'twice', 'M3'],
    ['box', 'C M2 Eve', 'not-present', 'Eve'],
    ['C', null, 'missing', 'box'],
  ])('is seated with all its players: not %s / %s', (box, line, reason, player) => {
    givenChouette(ordering().events).when(seat(box, line)).thenRefused('chouette.seats-impossible', { reason, player });
  });

  it('is thrown on without a player who goes', () => {
    const evening = ordering().seat('Leave', 'C');
    expect(evening.state).toMatchObject({ status: 'ordering', places: [['box', 'M2', 'M3']] });
    expect(evening.state.players.map(({ id }) => id)).toEqual(['box', 'M2', 'M3']);
    expect(evening.do(thrown({ M2: 6, box: 4, M3: 2 })).table).toBe('M2 / box, M3');
    evening.seat('Join', 'C');
    expect([evening.table, evening.points('C')]).toEqual(['M2 / box, M3, C', [0]]);
  });

  it('is seated when no tie is left without the player who goes', () => {
    const tied = ordering().do(thrown({ box: 3, C: 6, M2: 3, M3: 1 }));
    givenChouette(tied.events)
      .when(seatCommand('Leave', 'M2'))
      .thenLike([{ type: 'PlayerWithdrew', player: 'M2' }, { type: 'SeatsTaken' }]);
    expect(tied.seat('Leave', 'M2').table).toBe('C / box, M3');
  });

  it('has no host when the host goes', () => {
    const evening = ordering('box C M2 M3', 'C');
    expect(evening.state).toMatchObject({ host: 'C' });
    expect(evening.seat('Leave', 'box').state).toMatchObject({ host: 'C' });
    expect(evening.seat('Leave', 'C').state).not.toHaveProperty('host');
  });

  it('throws on with two, and ends with one', () => {
    const two = ordering('A B C').seat('Leave', 'B');
    expect(two.state).toMatchObject({ status: 'ordering', places: [['A', 'C']] });
    givenChouette(two.events).when(seatCommand('Leave', 'B')).thenRefused('chouette.not-seated', { player: 'B' });
    expect(two.seat('Leave', 'A').state.status).toBe('called-off');
  });
});
