import {
  type Act,
  acceptResignation,
  after,
  by,
  double,
  drop,
  gameAfter,
  gameAt,
  gameStarted,
  openGameAfter,
  opening,
  play,
  refuseResignation,
  resign,
  roll,
  scored,
  skip,
  take,
  withdrawResignation,
} from '../../../test/support/domain/builders.js';
import { givenGame } from '../../../test/support/domain/given.js';

const started = [gameStarted()];
/** White has opened 3-1; black is to roll or double. */
const whiteOpened = after(started, opening(3, 1), play('8/5 6/5'));
const RACE = 'X[6:5 5:5 4:5] O[19:5 20:5 21:5]';

describe('the opening', () => {
  it('gives the higher die the first turn, with the two dice just thrown', () => {
    givenGame(started)
      .when(scored(opening(2, 5)))
      .then([{ type: 'OpeningRolled', white: 2, black: 5 }]);
    const { phase } = openGameAfter(after(started, opening(2, 5)));
    expect(phase).toMatchObject({ name: 'to-play', side: 'black', roll: [5, 2], origin: 'opening' });
  });

  it('records a tie and throws again, the cube staying where it is', () => {
    const tied = after(started, opening(4, 4));
    expect(openGameAfter(tied)).toMatchObject({ phase: { name: 'opening' }, cube: { value: 1, owner: null } });
    expect(openGameAfter(after(tied, opening(6, 6), opening(2, 5))).phase).toMatchObject({ side: 'black' });
  });

  it('keeps every throw up to the one that decides, and none behind it', () => {
    const throws = [4, 2, 5].map((white) => ({ white, black: white === 2 ? 1 : white }));
    givenGame(started)
      .when(scored({ type: 'ThrowOpening', throws }))
      .then([
        { type: 'OpeningRolled', white: 4, black: 4 },
        { type: 'OpeningRolled', white: 2, black: 1 },
      ]);
  });

  it('only decides who starts when both dice are to be thrown again', () => {
    const decided = after([gameStarted({ rules: { firstRoll: 'rerollBothDice' } })], opening(6, 1));
    expect(openGameAfter(decided).phase).toEqual({ name: 'before-roll', side: 'white', doubling: 'first-turn' });
    givenGame(decided).when(scored(double)).thenRefused('game.wrong-phase', { reason: 'first-turn' });
    expect(openGameAfter(after(decided, roll(4, 4))).phase).toMatchObject({ name: 'to-play', roll: [4, 4] });
  });

  it('lets the starter double before the first roll where that is agreed', () => {
    const rules = { firstRoll: 'rerollBothDice', cubeBeforeFirstRoll: true } as const;
    givenGame(after([gameStarted({ rules })], opening(6, 1)))
      .when(scored(double))
      .then([{ type: 'Doubled', side: 'white', value: 2 }]);
  });

  it('is left out where the last winner starts', () => {
    const ours = [gameStarted({ starter: 'black', rules: { winnerStarts: true } })];
    givenGame(ours)
      .when(scored(opening(3, 1)))
      .thenRefused('game.wrong-phase');
    givenGame(ours).when(by('black', double)).thenRefused('game.wrong-phase', { reason: 'first-turn' });
    givenGame(ours)
      .when(by('white', roll(3, 3)))
      .thenRefused('game.not-your-turn', { toAct: 'black' });
    const rules = { winnerStarts: true, cubeBeforeFirstRoll: true };
    givenGame([gameStarted({ starter: 'black', rules })])
      .when(by('black', double))
      .thenLike([{ type: 'Doubled' }]);
    expect(openGameAfter(after(ours, by('black', roll(3, 3)))).phase).toMatchObject({ side: 'black', origin: 'roll' });
  });

  it.each<[string, Act]>([
    ['roll', roll(3, 1)],
    ['play', play('8/5 6/5')],
    ['double', double],
    ['take', take],
    ['skip', skip],
    ['resignation', resign('single')],
    ['answer to a resignation', acceptResignation],
  ])('is no time for a %s', (_name, act) => {
    givenGame(started).when(scored(act)).thenRefused('game.wrong-phase', { phase: 'opening' });
  });
});

describe('a turn', () => {
  it('begins with a roll of the side on roll', () => {
    givenGame(whiteOpened)
      .when(by('white', roll(6, 5)))
      .thenRefused('game.not-your-turn', { side: 'white' });
    givenGame(whiteOpened)
      .when(by('black', roll(6, 5)))
      .then([{ type: 'DiceRolled', side: 'black', dice: [6, 5], premature: false }]);
  });

  it('has one roll', () => {
    const rolled = after(whiteOpened, roll(6, 5));
    givenGame(rolled)
      .when(scored(roll(6, 5)))
      .thenRefused('game.wrong-phase', { phase: 'to-play' });
    givenGame(rolled)
      .when(by('white', roll(6, 5)))
      .thenRefused('game.wrong-phase', { phase: 'to-play' });
    givenGame(rolled)
      .when(scored(opening(3, 1)))
      .thenRefused('game.wrong-phase');
  });

  it('cannot be skipped by a side that could move', () => {
    givenGame(whiteOpened).when(scored(skip)).thenRefused('game.wrong-phase', { reason: 'not-shut-out' });
  });
});

describe('a double', () => {
  const offered = after(whiteOpened, double);
  const taken = after(offered, take);

  it('is offered before the roll and awaits its answer', () => {
    givenGame(whiteOpened)
      .when(scored(double))
      .then([{ type: 'Doubled', side: 'black', value: 2 }]);
    expect(openGameAfter(offered)).toMatchObject({
      phase: { name: 'answer-double', doubler: 'black' },
      cube: { value: 1, owner: null, offered: { value: 2, by: 'black' } },
    });
  });

  it('is refused after the roll, before it is the turn, and while one is pending', () => {
    givenGame(after(whiteOpened, roll(5, 3)))
      .when(scored(double))
      .thenRefused('game.wrong-phase');
    givenGame(whiteOpened).when(by('white', double)).thenRefused('game.not-your-turn');
    givenGame(offered).when(scored(double)).thenRefused('game.wrong-phase', { phase: 'answer-double' });
  });

  it.each<[string, Act]>([
    ['roll', roll(3, 1)],
    ['play', play('8/5 6/5')],
    ['skip', skip],
    ['resignation', resign('single')],
  ])('is answered before any %s', (_name, act) => {
    givenGame(offered).when(scored(act)).thenRefused('game.wrong-phase', { phase: 'answer-double' });
  });

  it('is answered by the other side only', () => {
    givenGame(offered).when(by('black', take)).thenRefused('game.not-your-turn', { toAct: 'white' });
    givenGame(offered).when(by('black', drop)).thenRefused('game.not-your-turn', { toAct: 'white' });
    givenGame(whiteOpened).when(scored(take)).thenRefused('game.wrong-phase');
  });

  it('gives the taker the cube, and the doubler must roll', () => {
    givenGame(offered)
      .when(by('white', take))
      .then([{ type: 'DoubleTaken', side: 'white', value: 2 }]);
    expect(openGameAfter(taken)).toMatchObject({
      phase: { name: 'before-roll', side: 'black', doubling: 'over' },
      cube: { value: 2, owner: 'white', offered: null },
    });
    givenGame(taken).when(scored(double)).thenRefused('cube.not-available', { reason: 'owned-by-opponent' });
    expect(openGameAfter(after(taken, roll(2, 1))).phase.name).toBe('to-play');
  });

  it('wins what the cube was worth before it when it is dropped, never a gammon', () => {
    givenGame(offered)
      .when(scored(drop))
      .then([
        { type: 'DoubleDropped', side: 'white' },
        { type: 'GameFinished', result: { winner: 'black', kind: 'single', cube: 1, points: 1, by: 'drop' } },
      ]);
    expect(gameAfter(after(offered, drop))).toMatchObject({
      status: 'finished',
      nextToRoll: 'black',
      cube: { value: 1, owner: null, offered: null },
    });
  });

  it('can be given back and forth beyond 64, by the owner of the cube only', () => {
    let events = taken;
    for (const value of [4, 8, 16, 32, 64, 128, 256]) {
      events = after(events, roll(2, 1), play('13/11 6/5'), double);
      expect(openGameAfter(events).cube.offered?.value).toBe(value);
      events = after(events, take);
    }
    expect(openGameAfter(events).cube).toEqual({ value: 256, owner: 'black', offered: null });
    givenGame(after(events, roll(2, 1), play('6/3'), double))
      .when(scored(drop))
      .thenLike([{ type: 'DoubleDropped' }, { result: { winner: 'black', points: 256 } }]);
  });

  it('is refused without a cube, in the Crawford game and beyond the cap', () => {
    const opened = (choices: Parameters<typeof gameStarted>[0]) =>
      after([gameStarted(choices)], opening(3, 1), play('8/5 6/5'));
    givenGame(opened({ cube: { inUse: false } }))
      .when(scored(double))
      .thenRefused('cube.not-available', { reason: 'off' });
    givenGame(opened({ crawford: true }))
      .when(scored(double))
      .thenRefused('match.crawford-no-cube');
    givenGame(opened({ cube: { maxValue: 1 } }))
      .when(scored(double))
      .thenRefused('cube.cap', { max: 1 });
    givenGame(opened({ cube: { waiting: ['black'] } }))
      .when(scored(double))
      .thenRefused('match.holland-too-early', {
        whiteRolls: 1,
        blackRolls: 0,
      });
    givenGame(opened({ cube: { away: { white: 5, black: 1 } } }))
      .when(scored(double))
      .thenRefused('cube.dead');
  });

  it('is judged after phase and turn', () => {
    const noCube = after([gameStarted({ cube: { inUse: false } })], opening(3, 1));
    givenGame(noCube).when(by('black', double)).thenRefused('game.wrong-phase');
    givenGame(after(noCube, play('8/5 6/5')))
      .when(by('white', double))
      .thenRefused('game.not-your-turn');
  });
});

describe('a resignation', () => {
  const offered = after(whiteOpened, by('white', resign('gammon')));

  it('is offered by either side at any moment between the opening and the end', () => {
    givenGame(whiteOpened)
      .when(by('white', resign('gammon')))
      .then([{ type: 'ResignationOffered', side: 'white', as: 'gammon' }]);
    givenGame(after(whiteOpened, roll(6, 5)))
      .when(by('white', resign('single')))
      .thenLike([{ side: 'white' }]);
    givenGame(whiteOpened)
      .when(scored(resign('single')))
      .thenLike([{ side: 'black' }]);
  });

  it('ends the game at its level when it is accepted', () => {
    givenGame(offered)
      .when(by('black', acceptResignation))
      .then([
        { type: 'ResignationAccepted', side: 'black' },
        { type: 'GameFinished', result: { winner: 'black', kind: 'gammon', cube: 1, points: 2, by: 'resignation' } },
      ]);
  });

  it('leaves the game as it was when it is refused or withdrawn', () => {
    const before = openGameAfter(whiteOpened);
    expect(openGameAfter(after(offered, by('black', refuseResignation)))).toEqual(before);
    expect(openGameAfter(after(offered, by('white', withdrawResignation)))).toEqual(before);
    const rolled = after(whiteOpened, roll(6, 5));
    expect(openGameAfter(after(rolled, resign('single'), refuseResignation))).toEqual(openGameAfter(rolled));
  });

  it('is answered by the opponent and withdrawn by the side that offered it', () => {
    givenGame(offered).when(by('white', acceptResignation)).thenRefused('game.not-your-turn', { toAct: 'black' });
    givenGame(offered).when(by('white', refuseResignation)).thenRefused('game.not-your-turn', { toAct: 'black' });
    givenGame(offered).when(by('black', withdrawResignation)).thenRefused('game.not-your-turn', { toAct: 'white' });
  });

  it('stops everything else until it is answered', () => {
    for (const act of [roll(3, 1), double, resign('single'), play('24/18'), skip, opening(2, 1)]) {
      givenGame(offered).when(scored(act)).thenRefused('game.wrong-phase');
    }
    for (const act of [acceptResignation, refuseResignation, withdrawResignation]) {
      givenGame(whiteOpened).when(scored(act)).thenRefused('game.wrong-phase');
    }
  });

  it('may not offer more than the side can still lose', () => {
    const checkerOff = gameAt('X[off:1 6:14] O[19:15]');
    givenGame(checkerOff)
      .when(by('white', resign('gammon')))
      .thenRefused('resign.level-too-high', { off: 1 });
    givenGame(checkerOff)
      .when(by('white', resign('single')))
      .thenLike([{ as: 'single' }]);
    givenGame(checkerOff)
      .when(by('black', resign('backgammon')))
      .thenLike([{ as: 'backgammon' }]);
    const noGammons = after([gameStarted({ rules: { gammons: false } })], opening(3, 1));
    givenGame(noGammons)
      .when(scored(resign('gammon')))
      .thenRefused('resign.level-too-high', { reason: 'gammons-off' });
  });

  it('is for the side to act where that is the rule', () => {
    const rules = { resignationWhen: 'ownTurn' } as const;
    const opened = after([gameStarted({ rules })], opening(3, 1), play('8/5 6/5'));
    givenGame(opened)
      .when(by('white', resign('single')))
      .thenRefused('game.not-your-turn', { toAct: 'black' });
    givenGame(opened)
      .when(by('black', resign('single')))
      .thenLike([{ side: 'black' }]);
  });

  it('waits for the end of contact where that is the rule, and never comes where there is none', () => {
    const rules = { resignation: 'noContactOnly' } as const;
    givenGame(after([gameStarted({ rules })], opening(3, 1)))
      .when(scored(resign('single')))
      .thenRefused('resign.not-allowed', { policy: 'noContactOnly' });
    givenGame(gameAt(RACE, { rules }))
      .when(scored(resign('single')))
      .thenLike([{ side: 'white' }]);
    givenGame(gameAt(RACE, { rules: { resignation: 'off' } }))
      .when(scored(resign('single')))
      .thenRefused('resign.not-allowed', { policy: 'off' });
  });

  it('that was agreed elsewhere is recorded with its answer, whatever the side could still lose', () => {
    givenGame(gameAt('X[off:1 6:14] O[19:15]'))
      .when(by('white', { type: 'RecordResignation', as: 'gammon' }))
      .then([
        { type: 'ResignationOffered', side: 'white', as: 'gammon' },
        { type: 'ResignationAccepted', side: 'black' },
        { type: 'GameFinished', result: { winner: 'black', kind: 'gammon', cube: 1, points: 2, by: 'resignation' } },
      ]);
    givenGame(gameAt(RACE, { rules: { resignation: 'off' } }))
      .when(by('white', { type: 'RecordResignation', as: 'single' }))
      .thenRefused('resign.not-allowed');
  });
});

describe('the side that would have rolled next', () => {
  it('is the opponent of a side that had rolled, and the side itself before its roll', () => {
    const ended = (...acts: Act[]) => gameAfter(after(started, ...acts, resign('single'), acceptResignation));
    expect(ended(opening(3, 1))).toMatchObject({ nextToRoll: 'black' });
    expect(ended(opening(3, 1), play('8/5 6/5'))).toMatchObject({ nextToRoll: 'black' });
    expect(ended(opening(3, 1), play('8/5 6/5'), roll(2, 1))).toMatchObject({ nextToRoll: 'white' });
  });
});

describe('a game that is over, or has not begun', () => {
  const over = after(whiteOpened, double, drop);

  it.each<[string, Act]>([
    ['opening throw', opening(3, 1)],
    ['roll', roll(3, 1)],
    ['play', play('')],
    ['correction', { type: 'CorrectPlay', play: { text: '' } }],
    ['take', take],
    ['resignation', resign('single')],
    ['void roll', { type: 'VoidRoll', reason: 'cocked', dice: null }],
  ])('refuses a %s', (_name, act) => {
    givenGame(over).when(scored(act)).thenRefused('game.finished');
    givenGame([]).when(scored(act)).thenRefused('game.wrong-phase', { phase: 'not-started' });
  });
});
