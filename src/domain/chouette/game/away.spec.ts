import { Table, says, sentByStaff } from '../../../../test/support/domain/tables.js';
import { actionsByPlayer, toActPlayers } from './actions.js';
import { tableOutcome } from './outcome.js';

function away(table: Table, player: string, proxy: string | null): Table {
  return table.all([player, { type: 'NameProxy', player, proxy }]);
}

describe('a member who is away (C63)', () => {
  it('doubles and answers as the captain does', () => {
    const table = away(new Table().boxPlayed(), 'M3', null);
    table.by('M2', says.noDouble());
    table.by('C', says.double());
    expect(table.by('M4', says.noDouble())).toMatchObject([{ type: 'DoubleDeclined' }, { type: 'DoublingClosed' }]);
    expect(table.open.pairs.filter(({ cube }) => cube.offered !== null).map(({ member }) => member)).toEqual([
      'C',
      'M3',
    ]);
  });

  it('takes and drops with the captain, unseen where answers are sealed', () => {
    const table = away(new Table({ line: ['C', 'M2', 'M3'] }).teamPlayed(), 'M3', null);
    table.by('B', says.double());
    expect(table.by('C', says.drop())).toMatchObject([
      { type: 'AnswerSealed', member: 'C', by: 'hand' },
      { type: 'AnswerSealed', member: 'M3', by: 'rule' },
    ]);
    table.by('M2', says.take());
    expect(table.open.pairs.map(({ end }) => end?.outcome ?? null)).toEqual(['member-dropped', null, 'member-dropped']);
  });

  it('is spoken for by the captain where there is nothing to copy', () => {
    const table = away(new Table({ line: ['C', 'M2', 'M3'] }).teamPlayed(), 'M3', null);
    table.by('B', says.doubles('M3'));
    expect(toActPlayers(table.open)).toEqual(['C']);
    table.refused('M2', says.take('M3'), 'chouette.not-for-you');
    table.by('C', says.take());
    expect(table.open.pairs[2]?.cube.owner).toBe('black');
  });

  it('is named by a captain who offers to resign and still answers for others', () => {
    const table = away(new Table({ line: ['C', 'M2', 'M3', 'M4'] }).teamPlayed(), 'M3', null);
    away(table, 'M4', null).by('B', says.double());
    table.by('C', says.resign('single'));
    expect(actionsByPlayer(table.open).get('C')).toContain('take');
    table.refused('C', says.take(), 'chouette.member-needed', { members: ['M3', 'M4'] });
    table.by('C', says.take('M3'));
  });

  it('is not waited for in the window of the team', () => {
    const table = away(new Table({ line: ['C', 'M2'] }).boxPlayed(), 'M2', null);
    expect(table.by('C', says.noDouble()).map(({ type }) => type)).toEqual([
      'DoubleDeclined',
      'DoubleDeclined',
      'DoublingClosed',
    ]);
  });

  it('leaves the captaincy to the next who is there', () => {
    const table = away(new Table().boxPlayed(), 'C', null);
    table.refused('C', says.roll(2, 1), 'chouette.not-captain', { captain: 'M2' });
    table.by('M2', says.roll(2, 1));
    table.by('C', { type: 'EndProxy', player: 'C' });
    table.by('C', says.play('13/10'));
  });

  it('is spoken for by a proxy, who says for whom', () => {
    const table = away(new Table({ line: ['C', 'M2', 'M3'] }).teamPlayed(), 'C', 'M2');
    table.by('B', says.double());
    expect(actionsByPlayer(table.open).get('M2')).toContain('take');
    table.by('M2', says.take());
    table.refused('M3', says.drop('C'), 'chouette.not-for-you', { by: ['C'] });
    // M2, who touches twice, does not answer for C.
    table.refused('M2', says.take(), 'chouette.member-needed', { members: ['C'] });
    table.by('M2', says.drop('C'));
    table.by('M3', says.take());
    expect(table.open.pairs[0]?.end?.outcome).toBe('member-dropped');
  });

  it('has no place in the order of answers where the answer is that of the captain', () => {
    const last = new Table({ line: ['A', 'C', 'D', 'E'], rules: { answerOrder: 'captainLast' } });
    last.all(['B', says.opening(1, 3)], ['A', says.play('8/5 6/5')]);
    away(away(last, 'A', 'D'), 'E', null).by('B', says.double());
    expect(toActPlayers(last.open)).toEqual(['D']);
    last.refused('D', says.take('E'), 'chouette.answer-order', { next: 'D' });
    last.all(['D', says.drop()], ['C', says.take()]);
    // D has answered, and does not answer for A by touching twice.
    last.refused('D', says.take(), 'chouette.member-needed', { members: ['A'] });
    last.by('D', says.take('A'));
    const copied = last.open.pairs.map(({ member, end }) => [member, end?.outcome ?? null]);
    expect(copied).toEqual([
      ['A', null],
      ['C', null],
      ['D', 'member-dropped'],
      ['E', null],
    ]);
    const first = new Table({ line: ['A', 'C', 'D'], rules: { answerOrder: 'captainFirst' } });
    first.all(['B', says.opening(1, 3)], ['A', says.play('8/5 6/5')]);
    away(first, 'A', null).all(['B', says.double()], ['C', says.take()]);
    expect(toActPlayers(first.open)).toEqual(['D']);
  });

  it('is asked for by name where it is not the proxy who is next', () => {
    const table = new Table({ line: ['A', 'C', 'D'], rules: { answerOrder: 'captainFirst' } });
    table.all(['B', says.opening(1, 3)], ['A', says.play('8/5 6/5')]);
    away(table, 'A', 'D').by('B', says.double());
    table.refused('D', says.take(), 'chouette.member-needed', { members: ['A'] });
    table.refused('D', says.take('D'), 'chouette.answer-order', { next: 'A' });
    table.all(['D', says.take('A')], ['C', says.take()], ['D', says.take()]);
  });

  it.each([
    ['proxy', 'M2'],
    ['captain', null],
  ])('is asked for by name where the cube of the %s does not allow the beaver', (_speaker, proxy) => {
    const rules = { beavers: 1, beaverOnRedouble: false };
    const table = new Table({ line: ['C', 'M2', 'M3'], rules }).boxPlayed();
    table.all(['C', says.double()], ['M2', says.double()], ['M3', says.noDouble()], ['B', says.takeAll()]);
    table.all(['C', says.roll(2, 1)], ['C', says.play('13/10')]);
    const speaker = proxy ?? 'C';
    away(table, 'M3', proxy).by('B', says.doubles(speaker, 'M3'));
    expect(actionsByPlayer(table.open).get(speaker)).toContain('beaver');
    table.refused(speaker, says.beaver(), 'chouette.member-needed', { members: ['M3'] });
    table.refused(speaker, says.beaver(speaker), 'cube.beaver-not-allowed', { reason: 'redouble' });
    table.all([speaker, says.beaver('M3')], [speaker, says.take()]);
    const calls = new Map(table.open.pairs.map(({ member, cube }) => [member, [cube.value, cube.offered?.turns]]));
    expect([calls.get(speaker), calls.get('M3')]).toEqual([
      [4, undefined],
      [1, 1],
    ]);
  });

  it('decides for no other: who is away, too, as proxy passes that on', () => {
    const copied = away(away(new Table().boxPlayed(), 'C', 'M4'), 'M4', null);
    copied.refused('M4', says.roll(2, 1), 'chouette.not-captain', { captain: 'M2' });
    expect(toActPlayers(copied.open)).toEqual(['M2', 'M3']);
    copied.by('M2', says.roll(2, 1));
    const passed = away(away(new Table().boxPlayed(), 'C', 'M4'), 'M4', 'M3');
    passed.refused('M2', says.roll(2, 1), 'chouette.not-captain', { captain: 'C' });
    passed.by('M3', says.roll(2, 1));
    passed.all(['M4', { type: 'EndProxy', player: 'M4' }], ['M4', says.play('13/10')]);
  });

  it('is not kept waiting by a proxy who is out of the game and goes away', () => {
    const table = away(new Table({ line: ['C', 'M2', 'M3'] }).teamPlayed(), 'C', 'M2');
    table.all(['B', says.doubles('M2')], ['M2', says.drop()], ['B', says.roll(2, 1)], ['B', says.play('13/10')]);
    away(table, 'M2', null).by('M3', says.roll(2, 1));
    table.by('M2', { type: 'EndProxy', player: 'M2' });
  });

  it('rolls by the proxy when it is the captain', () => {
    const table = away(new Table().boxPlayed(), 'C', 'M4');
    table.refused('M2', says.roll(2, 1), 'chouette.not-captain', { captain: 'C' });
    table.by('M4', says.roll(2, 1));
  });

  it('answers the resignations of team and box with the captain', () => {
    const team = away(new Table({ line: ['C', 'M2'] }).boxPlayed(), 'M2', null);
    expect(team.by('C', says.resign('single'))).toMatchObject([{ type: 'ResignationOffered' }, { by: 'rule' }]);
    team.by('B', says.refuse());
    team.by('B', says.resign('single'));
    expect(team.by('C', says.accept()).at(-1)).toMatchObject({ type: 'GameFinished', by: 'resignation' });
  });

  it('names a member who is there, or says nothing', () => {
    const table = away(new Table().boxPlayed(), 'M3', null);
    const named = (player: string, proxy: string | null) => ({ type: 'NameProxy', player, proxy }) as const;
    table.refused('M2', named('M2', 'M2'), 'chouette.proxy-impossible', { reason: 'self' });
    table.refused('M2', named('M2', 'B'), 'chouette.proxy-impossible', { reason: 'not-in-team' });
    table.refused('M2', named('M2', 'M3'), 'chouette.proxy-impossible', { reason: 'away' });
    table.refused('M2', named('M4', 'C'), 'chouette.not-for-you', { by: ['M4'] });
    table.refused('B', named('B', 'C'), 'chouette.proxy-impossible', { reason: 'box' });
    table.refused('M2', { type: 'EndProxy', player: 'M2' }, 'chouette.proxy-impossible', { reason: 'present' });
    table.send(sentByStaff('M2', named('M4', 'M2')));
  });
});

describe('answers that do not come in time (C63)', () => {
  it('are drops when the captain or staff end the wait, and what was sealed is shown', () => {
    for (const player of ['C', null]) {
      const table = new Table({ line: ['C', 'M2', 'M3'] }).teamPlayed();
      table.all(['B', says.double()], ['M2', says.take()]);
      expect(actionsByPlayer(table.open).get('C')).toContain('close-answers');
      expect(actionsByPlayer(table.open).get('M3')).not.toContain('close-answers');
      table.refused('M3', says.closeAnswers(), 'chouette.not-captain', { captain: 'C' });
      expect(table.by('B', says.closeAnswers())).toEqual([]);
      expect(table.by(player, says.closeAnswers())).toMatchObject([
        { type: 'AnswerSealed', member: 'C', by: 'hand' },
        { type: 'AnswerSealed', member: 'M3', by: 'rule' },
        { type: 'DoubleDropped', cubes: [{ member: 'C' }] },
        { type: 'DoubleTaken', cubes: [{ member: 'M2' }] },
        { type: 'DoubleDropped', cubes: [{ member: 'M3' }] },
      ]);
      table.refused(player, says.closeAnswers(), 'game.wrong-phase', { phase: 'before-roll' });
    }
  });

  it('are drops of the box, too, whatever it has answered before', () => {
    const table = new Table({ line: ['C', 'M2', 'M3'], rules: { boxTakePolicy: 'allOrNothing' } }).boxPlayed();
    table.all(['C', says.double()], ['M2', says.double()], ['M3', says.double()], ['B', says.take('C')]);
    table.refused('B', says.closeAnswers(), 'chouette.take-policy', { member: 'M2', taken: false });
    expect(actionsByPlayer(table.open).get('B')).not.toContain('close-answers');
    expect(table.by('C', says.closeAnswers())).toEqual([]);
    expect(table.by(null, says.closeAnswers())).toMatchObject([
      { type: 'DoubleDropped', side: 'white', cubes: [{ member: 'M2' }], by: 'hand' },
      { type: 'DoubleDropped', side: 'white', cubes: [{ member: 'M3' }], by: 'rule' },
    ]);
    table.by('C', says.roll(2, 1));
  });

  it('are drops by a box that says so', () => {
    const table = new Table({ line: ['C', 'M2', 'M3'] }).boxPlayed();
    table.all(['C', says.double()], ['M2', says.double()], ['M3', says.double()], ['B', says.take('C')]);
    expect(actionsByPlayer(table.open).get('B')).toContain('close-answers');
    expect(actionsByPlayer(table.open).get('C')).not.toContain('close-answers');
    expect(table.by('B', says.closeAnswers())).toMatchObject([
      { type: 'DoubleDropped', side: 'white', cubes: [{ member: 'M2' }] },
      { type: 'DoubleDropped', side: 'white', cubes: [{ member: 'M3' }] },
    ]);
  });

  it('leave the beaver of another member to the box, when the captain ends the wait', () => {
    const table = new Table({ line: ['C', 'M2', 'M3'], rules: { beavers: null } }).teamPlayed();
    table.all(['B', says.double()], ['C', says.take()], ['M2', says.beaver()], ['C', says.closeAnswers()]);
    expect(table.by('C', says.closeAnswers())).toEqual([]);
    expect(table.by('B', says.raccoon())).toMatchObject([{ type: 'BeaverRaccooned' }]);
    expect(table.by('C', says.closeAnswers())).toMatchObject([{ type: 'DoubleDropped', cubes: [{ member: 'M2' }] }]);
  });
});

describe('the partner of the box (C52)', () => {
  it('speaks for the box only when named to', () => {
    const table = new Table({ partner: 'P' }).all(['B', says.opening(3, 1)]);
    table.refused('P', says.play('8/5 6/5'), 'chouette.not-in-game', { player: 'P', reason: 'partner' });
    away(table, 'B', 'P').by('P', says.play('8/5 6/5'));
  });
});

describe('a box that abandons the game (C64)', () => {
  it('pays every active pair the value of its cube, once', () => {
    const table = new Table({ line: ['C', 'M2', 'M3'] }).teamPlayed();
    table.all(['B', says.doubles('M2', 'M3')], ['M2', says.take()], ['M3', says.drop()]);
    table.refused('C', { type: 'AbandonGame' }, 'chouette.not-for-you');
    table.by('B', { type: 'AbandonGame' });
    expect(table.events.at(-1)).toEqual({ type: 'GameFinished', result: null, by: 'forfeit' });
    expect(tableOutcome(table.state)?.pairs).toMatchObject([
      { outcome: 'forfeited', value: 1, left: 2 },
      { outcome: 'forfeited', value: 2, left: 2 },
      { outcome: 'member-dropped', value: 1, left: 1 },
    ]);
  });

  it('is said by staff for a box that is gone', () => {
    new Table().boxPlayed().by(null, { type: 'AbandonGame' });
  });
});

describe('a settlement (A15)', () => {
  const settle = (member: string | null, winner: 'box' | 'member' | null, points: number) =>
    ({ type: 'ProposeSettlement', member, winner, points }) as const;

  it('is off by default', () => {
    new Table().boxPlayed().refused('M2', settle(null, 'box', 1), 'chouette.option-off', { option: 'settlements' });
  });

  it('counts as soon as both of the pair have said the same', () => {
    const table = new Table({ rules: { settlements: true } }).boxPlayed();
    table.refused('B', settle(null, 'member', 1), 'chouette.member-needed');
    table.refused('M3', settle('M2', 'member', 1), 'chouette.not-for-you');
    table.refused('M2', settle(null, 'member', 0), 'chouette.settlement-impossible', { reason: 'points' });
    table.by('M2', settle(null, 'member', 2));
    expect(table.by('B', settle('M2', 'member', 1))).toMatchObject([{ type: 'SettlementProposed', side: 'box' }]);
    expect(table.by('M2', settle(null, 'member', 1))).toEqual([
      { type: 'PairSettled', member: 'M2', winner: 'member', points: 1, by: 'hand' },
    ]);
    table.refused('M2', settle(null, 'box', 1), 'chouette.not-in-game', { reason: 'out' });
  });

  it('is forgotten with the next roll', () => {
    const table = new Table({ rules: { settlements: true } }).boxPlayed();
    table.all(['M2', settle(null, null, 0)], ['C', says.roll(2, 1)]);
    expect(table.by('B', settle('M2', null, 0))).toMatchObject([{ type: 'SettlementProposed' }]);
  });

  it('of the captain leaves the team to the next', () => {
    const table = new Table({ rules: { settlements: true } }).boxPlayed();
    table.all(['C', settle(null, null, 0)], ['B', settle('C', null, 0)], ['M2', says.roll(2, 1)]);
  });
});
