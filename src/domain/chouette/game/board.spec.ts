import { SHUTTING_OUT_WHITE } from '../../../../test/support/domain/builders.js';
import { playOut } from '../../../../test/support/domain/played-out.js';
import { Table, type TableAct, type TableChoices, says } from '../../../../test/support/domain/tables.js';
import type { ChouetteRules } from '../rules.js';
import { actionsByPlayer } from './actions.js';
import { tableOutcome } from './outcome.js';

/** A table at which the team has just closed out the box, or the box the team. */
function shutOut(side: 'box' | 'team', choices: TableChoices = {}): Table {
  const table = new Table({ ...choices, rules: { autoPassShutOut: true, validation: 'legalMoves', ...choices.rules } });
  table.by(null, side === 'box' ? says.opening(1, 3) : says.opening(3, 1));
  for (const act of SHUTTING_OUT_WHITE.slice(1)) table.by(null, act as TableAct);
  return table;
}

describe('a shut-out side (section 9, number 4)', () => {
  it('keeps its window when it is the team, and is passed over when no member has doubled', () => {
    const table = shutOut('team', { line: ['C', 'M2'] });
    expect(actionsByPlayer(table.open).get('C')).toContain('skip');
    expect(actionsByPlayer(table.open).get('M2')).toEqual(['double', 'no-double']);
    table.by('C', says.noDouble());
    expect(table.by('M2', says.noDouble())).toMatchObject([
      { type: 'DoubleDeclined' },
      { type: 'DoublingClosed' },
      { type: 'TurnSkipped', side: 'black', by: 'rule' },
    ]);
  });

  it('is passed over after its double was taken', () => {
    const table = shutOut('box', { line: ['C', 'M2'] });
    expect(actionsByPlayer(table.open).get('B')).toEqual(['roll', 'skip', 'double', 'resign']);
    table.all(['B', says.doubles('M2')]);
    expect(table.by('M2', says.take())).toMatchObject([{ type: 'DoubleTaken' }, { type: 'TurnSkipped', by: 'rule' }]);
  });

  it('is passed over at once when none of its cubes may be turned', () => {
    expect(shutOut('box', { rules: { cube: false } }).events.at(-1)).toMatchObject({ type: 'TurnSkipped', by: 'rule' });
  });

  it('rolls or skips by hand at a real board', () => {
    const table = shutOut('box', { rules: { cube: false, autoPassShutOut: false } });
    expect(table.by('B', { type: 'SkipTurn' })).toEqual([{ type: 'TurnSkipped', side: 'white', by: 'hand' }]);
  });
});

describe('automatic doubles (C12)', () => {
  const tied = (rules: Partial<ChouetteRules>): Table => {
    const table = new Table({ line: ['C', 'M2'], rules });
    table.by('B', says.opening(4, 4));
    return table;
  };
  const values = ({ open }: Table): readonly number[] => open.pairs.map(({ cube }) => cube.value);

  it('turn all cubes', () => {
    const table = tied({ automaticDoubles: 1 });
    expect(values(table)).toEqual([2, 2]);
    table.by('C', says.opening(2, 2));
    expect(values(table)).toEqual([2, 2]);
    expect(values(tied({}))).toEqual([1, 1]);
  });

  it('beyond the first count when the box says so (R99)', () => {
    const table = tied({ automaticDoubles: null, automaticDoublesBeyondFirst: 'boxDecides' });
    expect(table.by('B', says.opening(5, 5))).toMatchObject([
      { type: 'OpeningRolled' },
      { type: 'AutomaticDoubleAsked', value: 4, by: 'rule' },
    ]);
    table.refused('C', says.double(), 'game.not-your-turn', { toAct: 'white' });
    table.refused('B', says.opening(2, 1), 'game.wrong-phase', { phase: 'automatic-double' });
    expect(actionsByPlayer(table.open).get('B')).toEqual(['double', 'no-double']);
    table.by('B', says.noDouble());
    expect(values(table)).toEqual([2, 2]);
    table.by('B', says.opening(6, 6));
    expect(table.by('B', says.double())).toEqual([{ type: 'AutomaticDoubleMade', value: 4, by: 'hand' }]);
    expect(values(table)).toEqual([4, 4]);
    table.by('B', says.opening(2, 1));
  });

  it('beyond the first turn every cube, and are the word of the box alone (R99)', () => {
    const table = tied({ automaticDoubles: null, automaticDoublesBeyondFirst: 'boxDecides' });
    table.by('B', says.opening(5, 5));
    const forAll = { policy: 'automatic', missing: ['C'] };
    table.refused('M2', says.doubles('M2'), 'game.not-your-turn', { toAct: 'white' });
    table.refused('B', says.doubles('M2'), 'chouette.double-policy', forAll);
    table.refused('B', says.doubles('C', 'M2', 'stranger'), 'chouette.not-in-game', { player: 'stranger' });
    for (const act of [says.double('M2'), says.noDouble('M2')]) {
      table.refused(null, act, 'game.not-your-turn', { side: 'black', toAct: 'white' });
    }
    table.by(null, says.doubles('M2', 'C'));
    expect(values(table)).toEqual([4, 4]);
  });
});

describe('the board', () => {
  it('is opened by box and captain (C6)', () => {
    const table = new Table();
    table.refused('M2', says.opening(3, 1), 'chouette.not-captain');
    expect(actionsByPlayer(table.open).get('C')).toEqual(['opening-roll']);
    table.by('C', says.opening(3, 1));
    table.refused('C', says.opening(3, 1), 'game.wrong-phase', { phase: 'to-play' });
  });

  it('refuses an illegal play with its rule, before it asks who sent it in a wrong phase', () => {
    const table = new Table().all(['B', says.opening(3, 1)]);
    table.refused('B', says.play('8/4 6/4'), 'play.not-this-roll');
    table.refused('C', says.play('8/5 6/5'), 'game.not-your-turn', { side: 'black' });
    table.refused('M2', says.roll(2, 1), 'game.not-your-turn', { side: 'black', toAct: 'white' });
    table.refused('M2', { type: 'SkipTurn' }, 'game.wrong-phase', { phase: 'to-play' });
  });

  it('lets a play be corrected until a player doubles (R45)', () => {
    const correct = (text: string): TableAct => ({ type: 'CorrectPlay', play: { text } });
    const table = new Table({ rules: { validation: 'legalMoves' } }).all(
      ['B', says.opening(3, 1)],
      ['B', says.play('8/5')],
    );
    table.by('M2', says.noDouble());
    table.by('C', correct('24/23 13/10'));
    expect(actionsByPlayer(table.open).get('M2')).toEqual(['double', 'no-double']);
    table.refused('M2', correct('8/5 6/5'), 'chouette.not-captain');
    table.by('M3', says.double());
    table.refused('C', correct('8/5 6/5'), 'game.correction-not-allowed', { reason: 'too-late' });
  });

  it('takes a roll back that was entered wrongly, and doubling with it', () => {
    const table = new Table().boxPlayed();
    table.by('C', says.roll(6, 5));
    table.by('C', { type: 'VoidRoll', reason: 'cocked', dice: null });
    table.refused('M2', says.double(), 'chouette.window-closed', { reason: 'over' });
    table.by('C', says.roll(6, 4));
  });

  it('ends for all who are in the game, and tells who has won of box and team', () => {
    const table = new Table({ line: ['C', 'M2', 'M3'] }).teamPlayed();
    table.all(['B', says.doubles('M2')], ['M2', says.drop()]);
    playOut(table, 'team', 'backgammon');
    expect(table.events.at(-1)).toEqual({
      type: 'GameFinished',
      result: { winner: 'team', kind: 'backgammon' },
      by: 'play',
    });
    expect(tableOutcome(table.state)?.pairs.map(({ outcome }) => outcome)).toEqual([
      'played',
      'member-dropped',
      'played',
    ]);
  });
});
