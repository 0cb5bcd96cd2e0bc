import { Table, says } from '../../../../../test/support/domain/tables.js';
import { actionsByPlayer, toActPlayers } from '../actions.js';
import { tableOutcome } from '../outcome.js';

describe('the resignation of the team (section 9, number 6)', () => {
  it('needs the consent of everybody in the game, and then of the box', () => {
    const table = new Table().boxPlayed();
    table.refused('M2', says.resign('single'), 'chouette.not-captain');
    table.by('C', says.resign('single'));
    table.refused('B', says.accept(), 'game.not-your-turn', { side: 'white', toAct: 'black' });
    table.refused('C', says.roll(2, 1), 'game.wrong-phase', { phase: 'answer-resignation' });
    table.all(['M2', says.accept()], ['M4', says.accept()]);
    table.refused('M2', says.refuse(), 'chouette.already-answered', { member: 'M2' });
    table.by('M3', says.accept());
    expect(toActPlayers(table.open)).toEqual(['B']);
    table.by('B', says.accept());
    expect(table.events.at(-1)).toEqual({ type: 'GameFinished', result: null, by: 'resignation' });
    expect(tableOutcome(table.state)?.pairs[2]).toEqual({
      member: 'M3',
      outcome: 'resigned',
      value: 1,
      turned: false,
      left: 1,
      winner: 'box',
      level: 'single',
      beaver: false,
    });
  });

  it('fails when one member is against it, or the box, or is withdrawn', () => {
    const table = new Table({ line: ['C', 'M2'] }).boxPlayed();
    table.all(['C', says.resign('single')], ['M2', says.refuse()]);
    table.all(['C', says.resign('single')], ['M2', says.accept()], ['B', says.refuse()]);
    table.all(['C', says.resign('single')]);
    table.refused('M2', says.withdraw(), 'chouette.not-for-you', { by: ['C'] });
    table.all(['C', says.withdraw()], ['C', says.roll(2, 1)]);
  });

  it('names no more than one of the pairs can still lose (R57, R83)', () => {
    const table = new Table({ line: ['C', 'M2'] }).teamPlayed();
    table.refused('C', says.resign('gammon'), 'resign.level-too-high', { reason: 'jacoby' });
    table.all(['B', says.doubles('M2')], ['M2', says.take()], ['C', says.resign('gammon')]);
    table.all(['M2', says.accept()], ['B', says.accept()]);
    expect(tableOutcome(table.state)?.pairs).toMatchObject([
      { member: 'C', value: 1, turned: false, level: 'gammon' },
      { member: 'M2', value: 2, turned: true, level: 'gammon' },
    ]);
  });

  it('is not offered while doubles are', () => {
    const table = new Table().boxPlayed();
    table.by('M2', says.double());
    table.refused('C', says.resign('single'), 'game.wrong-phase', { reason: 'doubles-offered' });
  });

  it('is about all pairs: no member is named for it, for its end or for the answer of the box', () => {
    const table = new Table({ line: ['C', 'M2'] }).boxPlayed();
    const together = { member: 'M2', reason: 'together' };
    table.refused('M2', says.resign('single', 'M2'), 'chouette.not-captain');
    table.refused(null, says.resign('single', 'M2'), 'chouette.not-offered', together);
    table.refused(null, says.resign('single', 'stranger'), 'chouette.not-offered', { member: 'stranger' });
    table.by(null, says.resign('single'));
    table.refused(null, says.withdraw('M2'), 'chouette.not-offered', together);
    table.by(null, says.accept('M2'));
    // The consent once more is no word of the box.
    table.refused(null, says.accept('M2'), 'chouette.already-answered', { member: 'M2' });
    table.refused('B', says.accept('M2'), 'chouette.not-offered', together);
    table.refused('B', says.refuse('M2'), 'chouette.not-offered', together);
    table.by('B', says.refuse());
  });

  it('may name the only member in the game', () => {
    const table = new Table({ line: ['C', 'M2'] }).teamPlayed();
    table.all(['B', says.double()], ['C', says.take()], ['M2', says.drop()]);
    // The box is on roll; who names a member speaks for the team.
    table.by(null, says.resign('single', 'C'));
    table.refused(null, says.accept('C'), 'chouette.already-answered', { member: 'C' });
    table.by('B', says.accept('C'));
    expect(tableOutcome(table.state)?.pairs).toMatchObject([{ outcome: 'resigned' }, { outcome: 'member-dropped' }]);
  });

  it("may be off, or wait for the side's own turn (R56, R59)", () => {
    const off = new Table({ rules: { resignation: 'off' } }).boxPlayed();
    off.refused('C', says.resign('single'), 'resign.not-allowed', { policy: 'off' });
    expect(actionsByPlayer(off.open).get('C')).not.toContain('resign');
    const own = new Table({ rules: { resignationWhen: 'ownTurn' } }).boxPlayed();
    own.refused('B', says.resign('single'), 'game.not-your-turn', { side: 'white' });
  });
});

describe('the resignation of the box', () => {
  it('is answered by each member alone', () => {
    const table = new Table({ line: ['C', 'M2', 'M3'] }).boxPlayed();
    table.by('B', says.resign('single'));
    expect(table.by('C', says.accept())).toEqual([
      { type: 'ResignationAccepted', side: 'black', members: ['C'], by: 'hand' },
    ]);
    table.refused('C', says.accept(), 'chouette.not-in-game', { reason: 'out' });
    table.by('M3', says.refuse());
    table.refused('M3', says.accept(), 'chouette.already-answered');
    table.by('M2', says.accept());
    expect(table.open.pairs.map(({ end }) => end?.winner ?? null)).toEqual(['member', 'member', null]);
    table.by('M3', says.roll(2, 1));
  });

  it('ends the game when all accept', () => {
    const table = new Table({ line: ['C', 'M2'] }).boxPlayed();
    table.all(['B', says.resign('single')], ['C', says.accept()], ['M2', says.accept()]);
    expect(tableOutcome(table.state)).toMatchObject({
      board: null,
      pairs: [{ winner: 'member' }, { winner: 'member' }],
    });
  });

  it('may be withdrawn from those who have not answered', () => {
    const table = new Table({ line: ['C', 'M2'] }).boxPlayed();
    table.all(['B', says.resign('single')], ['C', says.accept()], ['B', says.withdraw()], ['M2', says.roll(2, 1)]);
  });
});

describe('a member who resigns instead of answering', () => {
  it('leaves at what a drop would cost, times the level, if the box agrees', () => {
    const table = new Table({ line: ['C', 'M2'], rules: { jacoby: false } }).teamPlayed();
    table.by('B', says.double());
    table.by('M2', says.resign('gammon'));
    table.refused('M2', says.take(), 'game.wrong-phase', { phase: 'answer-resignation' });
    expect(toActPlayers(table.open)).toEqual(['B', 'C']);
    table.by('B', says.accept());
    expect(table.open.pairs[1]?.end).toMatchObject({ outcome: 'resigned', value: 1, level: 'gammon', winner: 'box' });
    table.by('C', says.take());
    table.by('B', says.roll(6, 5));
  });

  it('has to answer the double when the box refuses', () => {
    const table = new Table({ line: ['C', 'M2'] }).teamPlayed();
    table.all(['B', says.double()], ['M2', says.resign('single')], ['C', says.take()], ['B', says.refuse('M2')]);
    expect(toActPlayers(table.open)).toEqual(['M2']);
    table.all(['M2', says.resign('single')], ['M2', says.withdraw()], ['M2', says.take()]);
    expect(table.open.stage).toEqual({ name: 'board' });
  });

  it('shows what the others have answered as soon as the box accepts', () => {
    const table = new Table({ line: ['C', 'M2', 'M3'] }).teamPlayed();
    table.all(['B', says.double()], ['M2', says.resign('single')], ['C', says.take()], ['M3', says.drop()]);
    expect(table.by('B', says.accept()).slice(1)).toMatchObject([
      { type: 'DoubleTaken', cubes: [{ member: 'C' }] },
      { type: 'DoubleDropped', cubes: [{ member: 'M3' }] },
    ]);
  });
});
