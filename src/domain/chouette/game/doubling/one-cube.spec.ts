import type { ChouetteRules } from '../../rules.js';
import { Table, says } from '../../../../../test/support/domain/tables.js';
import { actionsByPlayer, toActPlayers } from '../actions.js';

const LINE = ['C', 'M2', 'M3', 'M4'];

function oneCube(rules: Partial<ChouetteRules> = {}): Table {
  return new Table({ rules: { cubes: 'single', ...rules } });
}

function cubes(table: Table): readonly string[] {
  return table.open.pairs
    .filter(({ end }) => end === null)
    .map(({ member, cube }) => `${member} ${cube.value} ${cube.owner ?? 'centred'}`);
}

describe('one cube for the team', () => {
  it('is turned by the captain for all, and taken by the box for all (C20, C21)', () => {
    const table = oneCube().boxPlayed();
    table.refused('M2', says.double(), 'chouette.not-captain', { captain: 'C' });
    expect(table.by('C', says.double())).toEqual([
      { type: 'Doubled', side: 'black', cubes: LINE.map((member) => ({ member, value: 2 })), by: 'hand' },
      { type: 'DoublingClosed', side: 'black', by: 'rule' },
    ]);
    table.by('B', says.take());
    expect(cubes(table)).toEqual(LINE.map((member) => `${member} 2 white`));
    table.by('C', says.roll(6, 5));
  });

  it('ends the game for all when the box drops (C21)', () => {
    const table = oneCube().boxPlayed();
    table.all(['C', says.double()], ['B', says.drop('M3')]);
    expect(table.events.at(-1)).toMatchObject({ type: 'GameFinished', by: 'drop' });
  });

  it('is taken by those who play on, and belongs to the team (C22)', () => {
    const table = oneCube({ answerOrder: 'captainFirst' }).teamPlayed();
    table.refused('B', says.doubles('C'), 'chouette.double-policy', {
      policy: 'one-cube',
      missing: ['M2', 'M3', 'M4'],
    });
    table.by('B', says.double());
    table.all(['C', says.drop()], ['M2', says.take()], ['M3', says.drop()], ['M4', says.take()]);
    expect(cubes(table)).toEqual(['M2 2 black', 'M4 2 black']);
    table.all(['B', says.roll(6, 5)], ['B', says.play('24/13')]);
    expect(actionsByPlayer(table.open).get('M2')).toContain('double');
    expect(actionsByPlayer(table.open).get('M4')).toEqual([]);
    table.by('M2', says.double());
    expect(table.by('B', says.take())).toMatchObject([
      {
        cubes: [
          { member: 'M2', value: 4 },
          { member: 'M4', value: 4 },
        ],
      },
    ]);
  });

  it('has no beavers (C13)', () => {
    const table = oneCube().boxPlayed();
    table.by('C', says.double());
    table.refused('B', says.beaver(), 'cube.beaver-not-allowed', { reason: 'off' });
  });

  it('may be left in the middle by the captain', () => {
    const table = oneCube().boxPlayed();
    expect(table.by('C', says.noDouble())).toMatchObject([{ type: 'DoubleDeclined' }, { type: 'DoublingClosed' }]);
    table.refused('C', says.double(), 'chouette.window-closed');
  });
});

describe('a vote on doubling (C20, majority)', () => {
  const voting = (): Table => oneCube({ teamDouble: 'majority' }).boxPlayed();

  it('doubles when more than half of those in the game want to', () => {
    const table = voting();
    table.all(['M2', says.double()], ['M3', says.double()], ['C', says.noDouble()]);
    table.refused('C', says.roll(2, 1), 'game.wrong-phase', { reason: 'doubles-offered' });
    expect(table.by('M4', says.double())).toMatchObject([
      { type: 'DoubleWanted', member: 'M4' },
      { type: 'DoublingClosed', by: 'rule' },
      { type: 'Doubled', by: 'rule', cubes: LINE.map((member) => ({ member })) },
    ]);
    expect(toActPlayers(table.open)).toEqual(['B']);
  });

  it('leaves a tie to the captain', () => {
    const votes = (captain: boolean): Table => {
      const table = voting();
      const [first, second] = captain ? [says.double(), says.noDouble()] : [says.noDouble(), says.double()];
      return table.all(['C', first], ['M2', first], ['M3', second], ['M4', second]);
    };
    expect(toActPlayers(votes(true).open)).toEqual(['B']);
    const declined = votes(false);
    expect(declined.events.at(-1)).toMatchObject({ type: 'DoublingClosed' });
    declined.by('C', says.roll(2, 1));
  });

  it('counts who has said nothing as no when the captain closes', () => {
    const table = voting();
    table.all(['C', says.double()], ['M2', says.double()]);
    expect(table.by('C', says.close()).map(({ type }) => type)).toEqual(['DoublingClosed', 'Doubled']);
    const other = voting();
    other.all(['M2', says.double()]);
    expect(other.by('C', says.close()).map(({ type }) => type)).toEqual(['DoublingClosed']);
    other.by('C', says.roll(2, 1));
  });
});

describe('dissenters (C20, M-Index)', () => {
  const table = (): Table => oneCube({ teamDouble: 'dissentersMayLeave' }).boxPlayed();

  it('are asked when the captain wants to double, and leave for nothing when they are half of the team', () => {
    const half = table();
    half.refused('M2', says.noDouble(), 'chouette.not-captain');
    half.all(['C', says.double()], ['M2', says.noDouble()], ['M3', says.double()]);
    expect(half.by('M4', says.noDouble())).toMatchObject([
      { type: 'DoubleDeclined' },
      { type: 'DoublingClosed' },
      { type: 'PairSettled', member: 'M2', winner: null, points: 0, by: 'rule' },
      { type: 'PairSettled', member: 'M4' },
      { type: 'Doubled', cubes: [{ member: 'C' }, { member: 'M3' }] },
    ]);
    half.by('B', says.take());
  });

  it('are bound when they are fewer', () => {
    const few = table();
    few.all(['C', says.double()], ['M2', says.noDouble()], ['M3', says.double()], ['M4', says.double()]);
    expect(few.open.pairs.every(({ end }) => end === null)).toBe(true);
    expect(toActPlayers(few.open)).toEqual(['B']);
  });

  it('are none where the captain does not double', () => {
    const quiet = table();
    quiet.by('C', says.noDouble());
    expect(quiet.events.at(-1)).toMatchObject({ type: 'DoublingClosed' });
  });
});
