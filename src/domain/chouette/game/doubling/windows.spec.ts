import { Table, says, sentByStaff } from '../../../../../test/support/domain/tables.js';
import { actionsByPlayer, advisers, toActPlayers } from '../actions.js';

const LINE = ['C', 'M2', 'M3', 'M4'];

describe('the window of the team (C26)', () => {
  it('lets every member double their own cube, and closes when all have spoken', () => {
    const table = new Table().boxPlayed();
    expect(table.by('M3', says.double())).toEqual([
      { type: 'Doubled', side: 'black', cubes: [{ member: 'M3', value: 2 }], by: 'hand' },
    ]);
    table.by('M2', says.noDouble());
    table.by('C', says.noDouble());
    expect(toActPlayers(table.open)).toEqual(['C', 'M4']);
    expect(table.by('M4', says.double())).toEqual([
      { type: 'Doubled', side: 'black', cubes: [{ member: 'M4', value: 2 }], by: 'hand' },
      { type: 'DoublingClosed', side: 'black', by: 'rule' },
    ]);
    expect(toActPlayers(table.open)).toEqual(['B']);
  });

  it('names the member who doubles, and the box those whom it doubles; the other word is refused', () => {
    const team = new Table({ line: ['C', 'M2'] }).boxPlayed();
    team.refused(null, says.doubles('M2'), 'chouette.member-needed', { members: ['C', 'M2'] });
    team.refused('M2', says.doubles('M2'), 'chouette.member-needed', { members: ['M2'] });
    expect(team.by(null, says.double('M2'))).toMatchObject([{ type: 'Doubled', cubes: [{ member: 'M2' }] }]);
    const box = new Table({ line: ['C', 'M2'] }).teamPlayed();
    box.refused('B', says.double('M2'), 'chouette.member-needed', { members: ['C', 'M2'], field: 'to' });
    box.refused(null, says.double('M2'), 'game.not-your-turn', { side: 'black', toAct: 'white' });
    expect(box.by('B', says.double('B'))[0]).toMatchObject({ cubes: [{ member: 'C' }, { member: 'M2' }] });
  });

  it('is closed by the roll when nothing was offered', () => {
    const table = new Table().boxPlayed();
    table.by('M2', says.noDouble());
    expect(table.by('C', says.roll(6, 5)).map(({ type }) => type)).toEqual(['DiceRolled']);
  });

  it('is closed by the captain, who may not roll over a double', () => {
    const table = new Table().boxPlayed();
    table.by('M2', says.double());
    table.refused('C', says.roll(6, 5), 'game.wrong-phase', { reason: 'doubles-offered' });
    table.refused('M2', says.close(), 'chouette.not-captain', { captain: 'C' });
    expect(table.by('C', says.close())).toEqual([{ type: 'DoublingClosed', side: 'black', by: 'hand' }]);
    table.refused('M3', says.double(), 'game.wrong-phase', { phase: 'answer-double' });
    table.by('B', says.take());
    table.refused('M3', says.double(), 'chouette.window-closed', { reason: 'over' });
    table.by('C', says.roll(6, 5));
  });

  it('is closed by staff, too', () => {
    const table = new Table().boxPlayed();
    table.by('M2', says.double());
    table.sendRefused(sentByStaff('M3', says.close()), 'chouette.not-captain', { captain: 'C' });
    expect(table.send(sentByStaff('C', says.close()))).toHaveLength(1);
  });

  it('stays closed when it is closed once more, and no double is lost by that', () => {
    const table = new Table().boxPlayed();
    table.all(['M2', says.double()], ['C', says.double()], ['C', says.close()]);
    for (const player of ['C', null]) expect(table.by(player, says.close())).toEqual([]);
    table.refused('M2', says.close(), 'chouette.not-captain', { captain: 'C' });
    table.refused('B', says.close(), 'game.not-your-turn');
    table.all(['B', says.drop('C')]);
    for (const player of ['M2', null]) expect(table.by(player, says.close())).toEqual([]);
    table.by('B', says.take('M2'));
    expect(table.by('M2', says.close())).toEqual([]);
    expect(table.open.pairs.map(({ end }) => end?.outcome ?? null)).toEqual(['box-dropped', null, null, null]);
  });

  it('is closed by itself, and a request that confirms it changes nothing', () => {
    const team = new Table().boxPlayed();
    team.all(...LINE.map((member) => [member, says.double()] as const));
    expect(team.by(null, says.close())).toEqual([]);
    expect(toActPlayers(team.open)).toEqual(['B']);
    const box = new Table().teamPlayed();
    box.by('B', says.double());
    for (const player of ['C', null]) expect(box.by(player, says.close())).toEqual([]);
    expect(toActPlayers(box.open)).toEqual(LINE);
  });

  it('hears everybody with access once, and no others', () => {
    const table = new Table().boxPlayed();
    table.by('M2', says.noDouble());
    table.refused('M2', says.double(), 'chouette.already-answered', { member: 'M2' });
    table.refused('B', says.double(), 'game.not-your-turn', { side: 'white', toAct: 'black' });
    table.refused('Z', says.double(), 'chouette.not-in-game', { player: 'Z', reason: 'stranger' });
    table.all(['M3', says.double()], ['C', says.close()], ['B', says.take('M3')]);
    table.all(['C', says.roll(6, 5)], ['C', says.play('24/13')], ['B', says.roll(2, 1)], ['B', says.play('13/10')]);
    table.refused('M3', says.double(), 'cube.not-available', { reason: 'owned-by-opponent' });
  });

  it('is not there for the starter, whose dice are cast already (R13)', () => {
    const table = new Table().all(['B', says.opening(1, 3)]);
    table.refused('C', says.double(), 'game.wrong-phase', { phase: 'to-play' });
  });

  it('takes staff who name no member for the captain', () => {
    const table = new Table().boxPlayed();
    expect(table.by(null, says.double())).toMatchObject([{ type: 'Doubled', cubes: [{ member: 'C' }] }]);
    table.by(null, says.double('M4'));
    table.refused(null, says.noDouble('M4'), 'chouette.already-answered');
  });
});

describe('answers of the box (C26)', () => {
  const allDoubled = (rules: object): Table =>
    new Table({ rules }).boxPlayed().all(...LINE.map((member) => [member, says.double()] as const));

  it('are given to each cube by itself, and have to name it while there are several', () => {
    const table = allDoubled({});
    table.refused('B', says.take(), 'chouette.member-needed', { members: LINE });
    table.refused('M2', says.take('M2'), 'game.not-your-turn', { side: 'black', toAct: 'white' });
    table.by('B', says.take('C'));
    expect(table.by('B', says.drop('M2'))).toEqual([
      { type: 'DoubleDropped', side: 'white', cubes: [{ member: 'M2', value: 1 }], by: 'hand' },
    ]);
    table.refused('B', says.take('M2'), 'chouette.not-offered', { member: 'M2' });
    table.by('B', says.take('M3'));
    table.by('B', says.drop());
    expect(toActPlayers(table.open)).toEqual(['C']);
    table.refused('M2', says.roll(2, 1), 'chouette.not-in-game', { reason: 'out' });
  });

  it('are given to all cubes at once', () => {
    const table = allDoubled({});
    table.refused('M2', says.takeAll(), 'game.not-your-turn', { side: 'black', toAct: 'white' });
    table.by('B', says.drop('M2'));
    expect(table.by('B', says.takeAll())).toEqual([
      {
        type: 'DoubleTaken',
        side: 'white',
        cubes: ['C', 'M3', 'M4'].map((member) => ({ member, value: 2 })),
        by: 'hand',
      },
    ]);
    expect(toActPlayers(table.open)).toEqual(['C']);
  });

  it('may drop all whatever the house asks, and then the game is over', () => {
    const table = allDoubled({ boxTakePolicy: 'allOrNothing' });
    table.by('B', says.dropAll());
    expect(table.state.status).toBe('finished');
    expect(table.state).toMatchObject({ pairs: LINE.map((member) => ({ member, end: { value: 1 } })) });
  });

  it('cannot be the same for all the rest where the house forbids it', () => {
    const table = allDoubled({ boxTakePolicy: 'captainIfAny' });
    table.by('B', says.take('M2'));
    table.refused('B', says.dropAll(), 'chouette.take-policy', { taken: false });
    table.by('B', says.takeAll());
  });

  it('captainIfAny: no member is taken when the captain was dropped', () => {
    const table = allDoubled({ boxTakePolicy: 'captainIfAny' });
    table.by('B', says.drop('C'));
    table.refused('B', says.take('M2'), 'chouette.take-policy', { policy: 'captainIfAny', member: 'M2', taken: true });
    table.all(['B', says.drop('M2')], ['B', says.drop('M3')]);
    expect(actionsByPlayer(table.open).get('B')).toEqual(['drop', 'close-answers']);
    table.by('B', says.drop('M4'));
    expect(table.state.status).toBe('finished');
  });

  it('captainIfAny: the captain is not dropped when a member was taken', () => {
    const table = allDoubled({ boxTakePolicy: 'captainIfAny' });
    table.by('B', says.take('M2'));
    table.refused('B', says.drop('C'), 'chouette.take-policy', { taken: false });
    table.all(['B', says.drop('M3')], ['B', says.take('C')], ['B', says.drop('M4')]);
  });

  it('captainIfAny: says nothing where the captain did not double', () => {
    const table = new Table({ rules: { boxTakePolicy: 'captainIfAny' } }).boxPlayed();
    table.all(['M2', says.double()], ['M3', says.double()], ['C', says.close()]);
    table.all(['B', says.drop('M2')], ['B', says.take('M3')]);
  });

  it('atLeastHalf: two of four may be dropped, or all', () => {
    const table = allDoubled({ boxTakePolicy: 'atLeastHalf' });
    table.all(['B', says.drop('C')], ['B', says.drop('M2')], ['B', says.take('M3')]);
    table.refused('B', says.drop('M4'), 'chouette.take-policy');
    table.by('B', says.take('M4'));
  });

  it('atLeastHalf: after three drops the last one has to follow', () => {
    const table = allDoubled({ boxTakePolicy: 'atLeastHalf' });
    table.all(['B', says.drop('C')], ['B', says.drop('M2')], ['B', says.drop('M3')]);
    table.refused('B', says.take('M4'), 'chouette.take-policy');
  });

  it('breakEven: one take pays for two drops of the same value, not for three', () => {
    const table = allDoubled({ boxTakePolicy: 'breakEven' });
    table.all(['B', says.take('C')], ['B', says.drop('M2')], ['B', says.drop('M3')]);
    table.refused('B', says.drop('M4'), 'chouette.take-policy');
    table.by('B', says.take('M4'));
  });

  it('sameValueSameAction: equal cubes are taken or dropped together', () => {
    const table = allDoubled({ boxTakePolicy: 'sameValueSameAction' });
    table.by('B', says.take('C'));
    table.refused('B', says.drop('M2'), 'chouette.take-policy');
  });

  it('allOrNothing', () => {
    const table = allDoubled({ boxTakePolicy: 'allOrNothing', beavers: 1 });
    table.by('B', says.beaver('C'));
    table.refused('B', says.drop('M2'), 'chouette.take-policy');
    table.all(['B', says.take('M2')], ['B', says.take('M3')]);
    expect(actionsByPlayer(table.open).get('B')).toEqual(['take', 'beaver']);
    expect(actionsByPlayer(table.open).get('C')).toEqual(['take', 'drop', 'resign', 'close-answers']);
  });
});

describe('doubles of the box (C27)', () => {
  it('are for any subset', () => {
    const table = new Table().teamPlayed();
    expect(table.by('B', says.doubles('M2', 'M4'))).toEqual([
      {
        type: 'Doubled',
        side: 'white',
        cubes: [
          { member: 'M2', value: 2 },
          { member: 'M4', value: 2 },
        ],
        by: 'hand',
      },
      { type: 'DoublingClosed', side: 'white', by: 'rule' },
    ]);
    expect(toActPlayers(table.open)).toEqual(['M2', 'M4']);
    table.refused('B', says.roll(3, 1), 'game.wrong-phase', { phase: 'answer-double' });
    table.refused('C', says.take(), 'chouette.not-for-you', { by: ['M2', 'M4'] });
  });

  it('name members whose cube may be doubled', () => {
    const table = new Table().teamPlayed();
    table.refused('B', says.doubles(), 'chouette.double-policy', { policy: 'nobody' });
    table.refused('B', says.doubles('Z'), 'chouette.not-in-game', { player: 'Z' });
    table.refused('C', says.doubles('M2'), 'game.not-your-turn', { toAct: 'white' });
    table.refused('B', says.noDouble(), 'game.wrong-phase', { reason: 'box-to-roll' });
    table.all(['B', says.doubles('M2')], ['M2', says.take()]);
    table.refused('B', says.doubles('M3'), 'chouette.window-closed', { reason: 'over' });
    table.all(['B', says.roll(6, 5)], ['B', says.play('24/13')], ['C', says.roll(2, 1)], ['C', says.play('13/10')]);
    table.refused('B', says.doubles('M2'), 'cube.not-available', { member: 'M2' });
    expect(table.by('B', says.double())).toMatchObject([
      { cubes: [{ member: 'C' }, { member: 'M3' }, { member: 'M4' }] },
      {},
    ]);
  });

  it('includeCaptain: no member at the value of the captain without the captain', () => {
    const table = new Table({ rules: { boxDoublePolicy: 'includeCaptain' } }).teamPlayed();
    table.refused('B', says.doubles('M2'), 'chouette.double-policy', { policy: 'includeCaptain', missing: ['C'] });
    table.by('B', says.doubles('M2', 'C'));
  });

  it('sameValue and all: everybody who has the value, or whose cube may be doubled', () => {
    for (const boxDoublePolicy of ['sameValue', 'all'] as const) {
      const table = new Table({ rules: { boxDoublePolicy } }).teamPlayed();
      table.refused('B', says.doubles('C', 'M2'), 'chouette.double-policy', { missing: ['M3', 'M4'] });
      table.by('B', says.double());
    }
  });
});

describe('answers of the members (C23)', () => {
  it('are sealed: no member sees them before all are in', () => {
    const table = new Table().teamPlayed();
    table.by('B', says.doubles('C', 'M2', 'M4'));
    expect(table.by('M2', says.drop())).toMatchObject([{ type: 'AnswerSealed', member: 'M2', by: 'hand' }]);
    table.refused('M2', says.take(), 'chouette.already-answered', { member: 'M2' });
    expect(toActPlayers(table.open)).toEqual(['C', 'M4']);
    table.by('M4', says.take());
    expect(table.by('C', says.take()).slice(1)).toEqual([
      { type: 'DoubleTaken', side: 'black', cubes: [{ member: 'C', value: 2 }], by: 'rule' },
      { type: 'DoubleDropped', side: 'black', cubes: [{ member: 'M2', value: 1 }], by: 'rule' },
      { type: 'DoubleTaken', side: 'black', cubes: [{ member: 'M4', value: 2 }], by: 'rule' },
    ]);
    table.by('B', says.roll(3, 1));
  });

  it('count at once where one alone was doubled', () => {
    const table = new Table().teamPlayed();
    table.by('B', says.doubles('M2'));
    expect(table.by('M2', says.take())).toMatchObject([{ type: 'DoubleTaken', by: 'hand' }]);
  });

  it('captainFirst: go down the line, for all to hear', () => {
    const table = new Table({ rules: { answerOrder: 'captainFirst' } }).teamPlayed();
    table.by('B', says.double());
    table.refused('M2', says.take(), 'chouette.answer-order', { next: 'C' });
    expect(table.by('C', says.drop())).toMatchObject([{ type: 'AnswerGiven', answer: { answer: 'drop' } }]);
    table.all(['M2', says.take()], ['M3', says.take()], ['M4', says.take()]);
    expect(toActPlayers(table.open)).toEqual(['B']);
  });

  it('captainLast: come from the end of the line', () => {
    const table = new Table({ rules: { answerOrder: 'captainLast' } }).teamPlayed();
    table.by('B', says.double());
    table.refused('C', says.take(), 'chouette.answer-order', { next: 'M4' });
    table.all(['M4', says.take()], ['M3', says.take()], ['M2', says.take()], ['C', says.take()]);
  });

  it('settle the game when all drop (C29)', () => {
    const table = new Table().teamPlayed();
    table.by('B', says.double());
    for (const member of LINE) table.by(member, says.drop());
    expect(table.events.at(-1)).toEqual({ type: 'GameFinished', result: null, by: 'drop' });
    table.refused('B', says.roll(1, 2), 'game.finished');
  });
});

describe('chains of single pairs (C48)', () => {
  it('CH17: a beaver is dropped by the box, and the others play on', () => {
    const table = new Table({ rules: { beavers: 1 } }).teamPlayed();
    table.by('B', says.doubles('C', 'M2'));
    table.refused('C', says.raccoon(), 'game.wrong-phase', { reason: 'is-beaver' });
    table.by('C', says.take());
    table.by('M2', says.beaver());
    table.refused('B', says.raccoon('M2'), 'cube.chain-limit');
    expect(table.by('B', says.drop())).toEqual([
      { type: 'DoubleDropped', side: 'white', cubes: [{ member: 'M2', value: 2 }], by: 'hand' },
    ]);
    const { pairs } = table.open;
    expect(pairs[1]?.end).toMatchObject({ outcome: 'box-dropped', value: 2, beaver: true });
    expect(pairs[0]?.cube).toEqual({ value: 2, owner: 'black', offered: null });
  });

  it('go on between the box and the member alone', () => {
    const table = new Table({ rules: { beavers: null } }).teamPlayed();
    table.all(['B', says.doubles('M2')], ['M2', says.beaver()], ['B', says.raccoon()]);
    table.by('M2', { type: 'TurnCubeAgain', turn: 'otter', member: null });
    expect(table.by('B', says.take())).toMatchObject([{ cubes: [{ member: 'M2', value: 16 }] }]);
    expect(table.open.pairs[1]?.cube).toEqual({ value: 16, owner: 'black', offered: null });
  });

  it('are off by default', () => {
    const table = new Table().teamPlayed();
    table.by('B', says.doubles('M2'));
    table.refused('M2', says.beaver(), 'cube.beaver-not-allowed', { reason: 'off' });
  });
});

describe('the captain (C15, C28)', () => {
  it('rolls and plays for the team, and no other member does', () => {
    const table = new Table().boxPlayed();
    table.refused('M2', says.roll(6, 5), 'chouette.not-captain', { captain: 'C' });
    table.refused('B', says.roll(6, 5), 'game.not-your-turn', { side: 'white', toAct: 'black' });
    table.by('C', says.roll(6, 5));
    table.refused('M2', says.play('24/13'), 'chouette.not-captain');
    table.by('C', says.play('24/13'));
    table.refused('C', says.roll(1, 2), 'game.not-your-turn');
    table.refused('M3', says.roll(1, 2), 'game.not-your-turn');
  });

  it('is followed by the next who is in the game', () => {
    const table = new Table().teamPlayed();
    table.all(['B', says.double()], ['C', says.drop()], ['M2', says.drop()], ['M3', says.take()], ['M4', says.take()]);
    table.all(['B', says.roll(6, 5)], ['B', says.play('24/13')]);
    table.refused('C', says.roll(2, 1), 'chouette.not-in-game', { reason: 'out' });
    table.by('M3', says.roll(2, 1));
  });
});

describe('advice (C16)', () => {
  it('may come from those whose cube was turned, from all, or from none', () => {
    const turned = (consultation: 'afterCubeTurned' | 'free' | 'never'): Table => {
      const table = new Table({ rules: { consultation } }).teamPlayed();
      return table.all(['B', says.doubles('M2', 'M3')], ['M2', says.take()], ['M3', says.drop()]);
    };
    expect(advisers(turned('afterCubeTurned').open)).toEqual(['M2']);
    expect(advisers(turned('free').open)).toEqual(['M2', 'M4']);
    expect(advisers(turned('never').open)).toEqual([]);
  });
});
