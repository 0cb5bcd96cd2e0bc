import type { ChouetteRules } from '../../rules.js';
import { gameEntries } from '../../ledger/settlement.js';
import { playOut } from '../../../../../test/support/domain/played-out.js';
import { Table, says } from '../../../../../test/support/domain/tables.js';
import { actionsByPlayer, toActPlayers } from '../actions.js';
import { tableOutcome } from '../outcome.js';

/** Everybody was doubled from the middle, and only the captain would take. */
function alone(rules: Partial<ChouetteRules>): Table {
  const table = new Table({ line: ['C', 'D', 'E'], rules }).teamPlayed();
  return table.all(['B', says.double()], ['D', says.drop()], ['E', says.drop()], ['C', says.take()]);
}

/** Net points of everybody, the box first. */
function nets({ state }: Table): Readonly<Record<string, number>> {
  const outcome = tableOutcome(state);
  if (outcome === null || state.status !== 'finished') throw new Error('the game goes on');
  const seats = { box: 'B', line: ['C', 'D', 'E'], partner: null, lastLoser: null, sittingOut: [] };
  const points: Record<string, number> = { B: 0, C: 0, D: 0, E: 0 };
  for (const entry of gameEntries(outcome, seats, { rules: state.rules, variant: 'backgammon' })) {
    points[entry.from] = (points[entry.from] ?? 0) - entry.points;
    points[entry.to] = (points[entry.to] ?? 0) + entry.points;
  }
  return points;
}

describe('a lone taker', () => {
  it('just takes by default (C49)', () => {
    expect(toActPlayers(alone({}).open)).toEqual(['B']);
    expect(alone({}).open.pairs[0]?.cube).toEqual({ value: 2, owner: 'black', offered: null });
  });

  it('CH12: has to beaver or drop (mustBeaver)', () => {
    const table = alone({ loneTaker: 'mustBeaver', beavers: 1 });
    expect(table.events.at(-1)).toEqual({ type: 'LoneTakerFound', member: 'C', by: 'rule' });
    expect(actionsByPlayer(table.open).get('C')).toEqual(['beaver', 'drop']);
    table.refused('C', says.take(), 'chouette.lone-taker', { reason: 'must-beaver' });
    table.refused('D', says.beaver(), 'chouette.not-in-game', { reason: 'out' });
    table.all(['C', says.beaver()], ['B', says.drop()]);
    expect(nets(table)).toEqual({ B: 0, C: 2, D: -1, E: -1 });
  });

  it('may change to a drop, which ends the game', () => {
    const table = alone({ loneTaker: 'mustBeaver', beavers: 1 });
    table.by('C', says.drop());
    expect(nets(table)).toEqual({ B: 3, C: -1, D: -1, E: -1 });
  });

  it('is not alone where a member was not doubled, or from an own cube', () => {
    const table = new Table({ line: ['C', 'D', 'E'], rules: { loneTaker: 'mustBeaver', beavers: 1 } }).teamPlayed();
    table.all(['B', says.doubles('C', 'D')], ['D', says.drop()], ['C', says.take()]);
    expect(table.open.pairs[0]?.cube).toEqual({ value: 2, owner: 'black', offered: null });
  });
});

describe('a lone taker beside a member who resigns instead of dropping', () => {
  const rules = { loneTaker: 'mustBeaver', beavers: 1 } as const;

  it('is alone, whichever member speaks last', () => {
    const first = new Table({ line: ['C', 'D'], rules }).teamPlayed().all(['B', says.double()]);
    first.all(['C', says.take()], ['D', says.resign('single')], ['B', says.accept('D')]);
    expect(first.events.at(-1)).toEqual({ type: 'LoneTakerFound', member: 'C', by: 'rule' });
    const last = new Table({ line: ['C', 'D'], rules }).teamPlayed().all(['B', says.double()]);
    last.all(['D', says.resign('single')], ['B', says.accept('D')], ['C', says.take()]);
    expect(last.events.at(-1)).toEqual({ type: 'LoneTakerFound', member: 'C', by: 'rule' });
    expect(actionsByPlayer(last.open).get('C')).toEqual(['beaver', 'drop']);
  });

  it('is not, where that one was doubled with a cube of the box', () => {
    const table = new Table({ line: ['C', 'D', 'E'], rules }).boxPlayed();
    table.all(['D', says.double()], ['C', says.close()], ['B', says.take()], ['C', says.roll(6, 5)]);
    table.all(['C', says.play('24/13')], ['B', says.double()]);
    table.all(['D', says.resign('single')], ['B', says.accept('D')], ['E', says.drop()], ['C', says.take()]);
    expect(table.events.some(({ type }) => type === 'LoneTakerFound')).toBe(false);
    expect(table.open.pairs[0]?.cube).toEqual({ value: 2, owner: 'black', offered: null });
  });
});

describe('extras (C50)', () => {
  const withExtras = (): Table => {
    const table = alone({ loneTaker: 'extras' });
    table.refused('C', says.take(), 'game.wrong-phase', { phase: 'offer-extras' });
    table.refused('C', { type: 'OfferExtra', member: null }, 'chouette.not-for-you');
    expect(toActPlayers(table.open)).toEqual(['D', 'E']);
    table.by('D', { type: 'OfferExtra', member: null });
    table.refused('D', { type: 'DeclineExtra', member: null }, 'chouette.already-answered');
    return table.all(['E', { type: 'OfferExtra', member: null }]);
  };

  it('are offered to the taker, and to no other', () => {
    const table = alone({ loneTaker: 'extras' });
    table.refused('C', { type: 'OfferExtra', member: null, taker: 'E' }, 'chouette.not-for-you');
    const taker = { members: ['C'], field: 'taker' };
    table.refused('D', { type: 'OfferExtra', member: null, taker: 'E' }, 'chouette.member-needed', taker);
    table.refused('D', { type: 'OfferExtra', member: 'E', taker: 'C' }, 'chouette.member-needed', { members: ['D'] });
    table.by('D', { type: 'OfferExtra', member: null, taker: 'C' });
    table.refused('D', { type: 'DeclineExtra', member: null, offerer: 'E' }, 'chouette.not-in-game', { by: ['E'] });
    table.by(null, { type: 'DeclineExtra', member: null, offerer: 'E' });
  });

  it('are asked for by name of a proxy who has said so already', () => {
    const table = new Table({ line: ['C', 'D', 'E'], rules: { loneTaker: 'extras' } }).teamPlayed();
    table.all(['E', { type: 'NameProxy', player: 'E', proxy: 'D' }], ['B', says.double()], ['D', says.drop()]);
    table.all(['D', says.drop('E')], ['C', says.take()], ['D', { type: 'OfferExtra', member: null }]);
    table.refused('D', { type: 'DeclineExtra', member: null }, 'chouette.member-needed', { members: ['E'] });
    table.refused('D', { type: 'DeclineExtra', member: 'D' }, 'chouette.already-answered');
    table.by('D', { type: 'DeclineExtra', member: 'E' });
  });

  it('CH11 (a): the box wins a single game from the taker, and so do those on its side', () => {
    const table = withExtras();
    expect(table.by('C', says.take())).toMatchObject([
      { type: 'DoubleTaken', cubes: [{ member: 'C', value: 2 }] },
      { type: 'ExtraTaken', offerer: 'D', taker: 'C', payment: 1, value: 2 },
      { type: 'ExtraTaken', offerer: 'E', taker: 'C', payment: 1, value: 2 },
    ]);
    playOut(table, 'box', 'single');
    expect(nets(table)).toEqual({ B: 4, C: -4, D: 0, E: 0 });
  });

  it('CH11 (b): the taker wins a single game from all', () => {
    const table = withExtras();
    table.by('C', says.take());
    playOut(table, 'team', 'single');
    expect(nets(table)).toEqual({ B: 0, C: 8, D: -4, E: -4 });
  });

  it('CH11 (c): an extra is dropped at once, which a gammon no longer touches', () => {
    const dropped = (): Table => {
      const table = withExtras();
      table.by('C', says.take());
      table.refused('D', { type: 'DropExtra', offerer: 'D' }, 'chouette.not-for-you');
      return table.all(['C', { type: 'DropExtra', offerer: 'D' }]);
    };
    const single = dropped();
    playOut(single, 'box', 'single');
    expect(nets(single)).toEqual({ B: 4, C: -4, D: 0, E: 0 });
    const gammon = dropped();
    playOut(gammon, 'box', 'gammon');
    expect(nets(gammon)).toEqual({ B: 6, C: -8, D: 0, E: 2 });
  });

  it('can be dropped at once only before the next roll', () => {
    const table = withExtras();
    table.all(['C', says.take()], ['B', says.roll(6, 5)]);
    table.refused('C', { type: 'DropExtra', offerer: 'D' }, 'chouette.no-extra');
  });

  it('make the taker drop after all, or nothing of them is left', () => {
    const table = withExtras();
    table.by('C', says.drop());
    expect(nets(table)).toEqual({ B: 3, C: -1, D: -1, E: -1 });
  });

  it('are not asked for: without any the double is taken', () => {
    const table = alone({ loneTaker: 'extras' });
    table.by('D', { type: 'DeclineExtra', member: null });
    expect(table.by('E', { type: 'DeclineExtra', member: null }).slice(1)).toMatchObject([{ type: 'DoubleTaken' }]);
    const closed = alone({ loneTaker: 'extras' });
    closed.refused('B', says.close(), 'game.not-your-turn');
    expect(closed.by('C', says.close()).at(-1)).toMatchObject({ type: 'DoubleTaken' });
  });

  it('are turned between the two, apart from the cube of the box', () => {
    const table = withExtras();
    table.all(['C', says.take()], ['B', says.roll(6, 5)], ['B', says.play('24/13')]);
    table.refused('C', { type: 'DoubleExtra', offerer: null }, 'chouette.member-needed', { members: ['D', 'E'] });
    table.by('C', { type: 'DoubleExtra', offerer: 'D' });
    table.refused('C', says.roll(2, 1), 'game.wrong-phase', { reason: 'extra-offered' });
    expect(toActPlayers(table.open)).toEqual(['D']);
    expect(table.by('D', { type: 'TakeExtra', offerer: null })).toEqual([
      { type: 'ExtraDoubleTaken', offerer: 'D', side: 'white', value: 4 },
    ]);
    table.refused('C', { type: 'DoubleExtra', offerer: 'D' }, 'chouette.no-extra');
    table.by('C', { type: 'DoubleExtra', offerer: 'E' });
    expect(table.by('E', { type: 'DropExtra', offerer: null })).toMatchObject([{ type: 'ExtraDropped', value: 2 }]);
    table.all(['C', says.roll(2, 1)], ['C', says.play('13/10')]);
    expect(actionsByPlayer(table.open).get('D')).toEqual(['double-extra']);
    playOut(table, 'team', 'single');
    expect(nets(table)).toEqual({ B: 0, C: 10, D: -6, E: -4 });
  });

  it('are answered while the box answers too', () => {
    const table = withExtras();
    table.all(['C', says.take()], ['B', says.roll(6, 5)], ['B', says.play('24/13')]);
    table.all(['C', { type: 'DoubleExtra', offerer: 'D' }], ['C', says.double()]);
    expect(table.open.stage.name).toBe('answers');
    expect(actionsByPlayer(table.open).get('D')).toEqual(['take-extra', 'drop-extra']);
    expect(actionsByPlayer(table.open).get('E')).toEqual([]);
    table.by('D', { type: 'TakeExtra', offerer: null });
    expect(actionsByPlayer(table.open).get('D')).toEqual([]);
    expect(toActPlayers(table.open)).toEqual(['B']);
  });

  it('follow the pair with the box where that ends before the board', () => {
    const table = withExtras();
    table.all(['C', says.take()], ['B', says.roll(6, 5)], ['B', says.play('24/13')]);
    table.all(['C', says.double()], ['B', says.drop()]);
    // The box pays 2, each of the others 2 for the extra; D and E had paid 1 for the drop and 1 for the extra.
    expect(nets(table)).toEqual({ B: 0, C: 8, D: -4, E: -4 });
  });
});

describe('extras at another time than the drop (C50)', () => {
  const offer = (taker: string | null = null) => ({ type: 'OfferExtra', member: null, taker }) as const;
  const take = { type: 'TakeExtra', offerer: null } as const;
  const no = { type: 'DeclineExtra', member: null } as const;

  /** D dropped, C and E play on with cubes at 2; the box has rolled and played. */
  const later = (rules: Partial<ChouetteRules> = {}): Table =>
    new Table({ line: ['C', 'D', 'E'], rules: { loneTaker: 'extras', ...rules } })
      .teamPlayed()
      .all(['B', says.double()], ['D', says.drop()], ['E', says.take()], ['C', says.take()])
      .all(['B', says.roll(6, 5)], ['B', says.play('24/13')]);

  it('need the consent of the taker', () => {
    const table = later();
    expect(actionsByPlayer(table.open).get('D')).toEqual(['offer-extra']);
    table.refused('D', offer(), 'chouette.member-needed', { members: ['C', 'E'], field: 'taker' });
    table.refused('E', offer('C'), 'chouette.not-for-you', { by: ['D'] });
    table.refused('D', offer('B'), 'chouette.no-extra');
    expect(table.by('D', offer('E'))).toEqual([{ type: 'ExtraProposed', offerer: 'D', taker: 'E' }]);
    table.refused('D', offer('C'), 'chouette.no-extra');
    table.refused('C', take, 'chouette.no-extra');
    expect(actionsByPlayer(table.open).get('E')).toEqual(expect.arrayContaining(['take-extra', 'no-extra']));
    expect(table.by('E', take)).toEqual([
      { type: 'ExtraTaken', offerer: 'D', taker: 'E', payment: 1, value: 2, by: 'hand' },
    ]);
    expect(table.open.extraOffers).toBeUndefined();
    playOut(table, 'team', 'single');
    // D: 1 for the drop, 1 for the extra, 2 with it.
    expect(nets(table)).toEqual({ B: -3, C: 2, D: -4, E: 5 });
  });

  it('are refused or taken back, and are over with the next roll', () => {
    for (const player of ['C', 'D']) {
      const table = later().all(['D', offer('C')], [player, no], ['D', offer('C')], [player, { ...no, offerer: 'D' }]);
      expect(table.open.extraOffers).toBeUndefined();
      table.by('D', offer('C'));
      table.by('C', says.roll(2, 1));
      table.refused('C', take, 'chouette.no-extra');
    }
  });

  it('are not there where the house has no extras', () => {
    later({ loneTaker: 'none' }).refused('D', offer('E'), 'game.wrong-phase');
  });
});
