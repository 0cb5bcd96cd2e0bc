// The rules of the variants that are about games rather than single plays, and laws that hold in games of every variant.

import { momentOf } from '../../src/domain/game/actions.js';
import { fold } from '../../src/domain/kernel/decider.js';
import { SIDES } from '../../src/domain/kernel/side.js';
import { formatRules } from '../../src/domain/match/rules.js';
import { hasContact } from '../../src/domain/position/contact.js';
import { positionFault } from '../../src/domain/position/position-fault.js';
import { pipCount } from '../../src/domain/position/position.js';
import { startPosition } from '../../src/domain/position/start.js';
import type { VariantRules } from '../../src/domain/variant/variant-rules.js';
import { VARIANTS, VARIANT_IDS, type Variant } from '../../src/domain/variant/variants.js';
import { GAME } from '../support/domain/given.js';
import { seededNumbers } from '../support/chance/random-play.js';
import { VariantGame, actOf, drawnFor, name, opening, play, roll } from '../support/domain/variant-games.js';
import { lawTimes } from '../support/chance/laws.js';

const { dutch, plakoto } = VARIANTS;
const seed = VARIANTS['aceyDeucey.seed'];

function club(base: VariantRules, change: Partial<VariantRules>): VariantRules {
  return { ...base, ...change, id: 'club' };
}

describe('the start', () => {
  it.each([
    ['dutch', 375],
    ['aceyDeucey.seed', 375],
    ['portes', 167],
    ['plakoto', 360],
    ['fevga', 360],
  ] as const)('of %s leaves %d pips to go', (id, pips) => {
    expect(pipCount(startPosition(VARIANTS[id]).white)).toBe(pips);
  });

  it.each(['backgammon', 'nackgammon', 'hypergammon', 'longgammon', 'portes', 'tavla', 'fevga'] as const)(
    'of %s has points, bar and off and nothing else',
    (id) => {
      expect(Object.keys(startPosition(VARIANTS[id]).white)).toEqual(['points', 'bar', 'off']);
    },
  );

  it('puts all checkers on the bar in Dutch, in reserve in Acey-Deucey (V10, V20)', () => {
    expect(startPosition(dutch).white).toMatchObject({ bar: 15, off: 0, mayHit: false });
    expect(startPosition(seed).white).toMatchObject({ bar: 0, off: 0, reserve: 15 });
  });

  it('follows the opening dice in Acey-Deucey, so that an opening 2-1 earns the bonus (V26)', () => {
    const game = new VariantGame('aceyDeucey.seed').do(opening(1, 2), play('rsv/23 rsv/24'));
    expect(game.moment).toBe('name-doublet black');
  });

  it('is rolled again by the starter of Portes and of the American Acey-Deucey (V40)', () => {
    for (const id of ['portes', 'aceyDeucey.american'] as const) {
      expect(new VariantGame(id).do(opening(5, 2)).moment).toBe('roll white');
    }
  });
});

describe('Dutch', () => {
  it.each([
    ['keeps the right to hit when the checker that was home has been hit', 'ever', 'play white'],
    ['loses it with that checker, if so agreed', 'current', 'roll-or-double black'],
  ] as const)('%s (V11)', (_title, hitRequiresHomeChecker, moment) => {
    const variant = club(dutch, { hitRequiresHomeChecker });
    const game = new VariantGame(variant).placed('X[6:1 13:14] O[3:1 20:1 19:13]');
    game.do(roll(2, 1), play('13/11 13/12'), roll(3, 1), play('22/19*/18'), roll(6, 5));
    expect(game.moment).toBe(moment);
  });

  it('gains the right with a checker that comes home in the same play (V11)', () => {
    const game = new VariantGame('dutch').placed('X[21:2 13:6 8:7] O[bar:9 16:1 23:2 24:3]').do(roll(5, 2));
    expect(game.refusal(play('21/16* 13/11'))).toBe('play.point-blocked');
    expect(game.do(play('21/16* 8/6')).open.position.white.mayHit).toBe(true);
  });

  it('is backgammon with a loser on the bar, entered or not (V13)', () => {
    const game = new VariantGame('dutch').placed('X[1:1 off:14] O[bar:15]').do(roll(2, 1), play('1/off'));
    expect(game.state).toMatchObject({ result: { winner: 'white', kind: 'backgammon', points: 3 } });
  });
});

describe('Acey-Deucey', () => {
  it('gives each side its own gate where a side begins with a doublet or 1-2 only', () => {
    const game = new VariantGame(club(seed, { startGate: true }), 'white');
    expect(game.do(roll(6, 5)).moment).toBe('roll black');
    expect(game.do(roll(3, 3), play('rsv/22(4)')).moment).toBe('roll white');
    expect(game.do(roll(1, 2)).moment).toBe('play white');
  });

  it('names any doublet, also one of which nothing can be played (V25)', () => {
    const game = new VariantGame('aceyDeucey.seed')
      .placed('X[24:15] O[16:2 17:2 18:2]')
      .do(roll(2, 1), play('24/22 24/23'));
    game.do(name(6));
    expect(game.events.slice(-2)).toMatchObject([
      { type: 'DoubletNamed', side: 'white', die: 6 },
      { type: 'PlayMade', side: 'white', dice: [6, 6], moves: [], by: 'rule' },
    ]);
    expect(game.moment).toBe('roll black');
  });

  it('takes back a bonus with the play that earned it (V25, R44)', () => {
    const rules = { validation: 'legalMoves' } as const;
    const game = new VariantGame('aceyDeucey.seed', 'white', rules).do(roll(2, 1), play('rsv/22'), name(5));
    expect(game.moment).toBe('play white');
    game.do({ type: 'CorrectPlay', play: { text: 'rsv/24 rsv/23' } });
    expect(game.moment).toBe('name-doublet white');
  });

  it('corrects a bonus play as one, and rolls again only after a whole one (R44)', () => {
    const rules = { validation: 'legalMoves' } as const;
    const game = new VariantGame(club(seed, { doubletMoves: 2 }), 'white', rules);
    game.do(roll(2, 1), play('rsv/22'), name(5), play('rsv/20(4)'));
    expect(game.moment).toBe('roll white');
    game.do({ type: 'CorrectPlay', play: { text: 'rsv/15 rsv/15' } });
    expect([game.moment, game.open.position.white.reserve]).toEqual(['roll white', 12]);
  });

  it('voids a roll, never a doublet that was named (R18)', () => {
    const game = new VariantGame('aceyDeucey.seed', 'white').do(roll(2, 1), play('rsv/22'), name(5));
    expect(game.refusal({ type: 'VoidRoll', reason: 'cocked', dice: null })).toBe('game.wrong-phase');
    game.do(play('rsv/20(4)'), roll(6, 4), { type: 'VoidRoll', reason: 'cocked', dice: null });
    expect(game.moment).toBe('roll white');
    game.do(roll(2, 1), play('rsv/22'));
    expect(game.moment).toBe('name-doublet white');
  });

  it('gives two moves for a doublet that is rolled and four for one that is named, if so agreed (V24)', () => {
    const game = new VariantGame(club(seed, { doubletMoves: 2 }), 'white').do(roll(4, 4), play('rsv/21(2)'));
    expect(game.moment).toBe('roll black');
    game.do(roll(2, 1), play('rsv/22'), name(3), play('rsv/22(4)'));
    expect(game.moment).toBe('roll black');
  });

  it('doubles the stake with each 1-2 of either side, if so agreed, and not for a roll that was void (V24)', () => {
    const game = new VariantGame(club(seed, { stakeDoublesOnAceyDeucey: true }), 'white');
    game.do(roll(2, 1), { type: 'VoidRoll', reason: 'cocked', dice: null });
    expect(game.open.cube).toEqual({ value: 1, owner: null, offered: null });
    game.do(roll(2, 1), play('rsv/22'), name(1), play('rsv/24(4)'), roll(6, 5), play('rsv/19 rsv/20'));
    game.do(roll(1, 2), play('rsv/22'));
    expect(game.open.cube).toEqual({ value: 4, owner: null, offered: null });
  });

  it('plays the complement of a named doublet before the extra roll, in the European game (V30)', () => {
    const game = new VariantGame('aceyDeucey.european', 'white').do(roll(2, 1), play('rsv/24 rsv/23'), name(5));
    game.do(play('rsv/20(4)'));
    expect(game.open.phase).toMatchObject({ roll: [2, 2], origin: 'named-complement' });
    expect(game.do(play('rsv/23(4)')).moment).toBe('roll white');
  });

  it('has no bonus where none is agreed', () => {
    const game = new VariantGame(club(seed, { bonus: null }), 'white').do(roll(2, 1), play('rsv/24 rsv/23'));
    expect(game.moment).toBe('roll black');
  });

  it('ends the moment the last checker is off, also in the middle of a bonus (V27)', () => {
    const game = new VariantGame('aceyDeucey.seed').placed('X[3:1 2:1 1:2 off:11] O[24:2]');
    game.do(roll(2, 1), play('2/off 3/2'), name(6));
    expect(game.do(play('2/off 1/off(2)')).state).toMatchObject({ status: 'finished', result: { winner: 'white' } });
  });

  it('has no cube (V24)', () => {
    const game = new VariantGame('aceyDeucey.seed').placed('X[24:15] O[rsv:15]');
    expect(game.refusal({ type: 'OfferDouble' })).toBe('cube.not-available');
  });

  it('is resigned by a number of points, at most one for each checker not borne off (V23)', () => {
    const game = new VariantGame('aceyDeucey.seed').placed('X[6:9 off:6] O[rsv:15]');
    const resign = (as: number | 'single') => ({ type: 'OfferResignation', as }) as const;
    expect([0, 1.5, 10].map((points) => game.refusal(resign(points)))).toEqual(
      Array.from({ length: 3 }, () => 'resign.level-too-high'),
    );
    expect(game.refusal(resign('single'))).toBe('resign.level-too-high');
    game.do(resign(9), { type: 'AcceptResignation' });
    expect(game.state).toMatchObject({ result: { winner: 'black', kind: 'single', points: 9, by: 'resignation' } });
  });

  it('can be resigned while a doublet is to be named', () => {
    const game = new VariantGame('aceyDeucey.seed', 'white').do(roll(2, 1), play('rsv/22'));
    game.do({ type: 'OfferResignation', as: 15 }, { type: 'RefuseResignation' });
    expect(game.moment).toBe('name-doublet white');
  });
});

describe('Portes and Tavla', () => {
  it('resigns a single game or a gammon, by kind, and no backgammon (V40)', () => {
    const game = new VariantGame('portes', 'white');
    expect(game.refusal({ type: 'OfferResignation', as: 'backgammon' })).toBe('resign.level-too-high');
    expect(game.refusal({ type: 'OfferResignation', as: 2 })).toBe('resign.level-too-high');
    game.do({ type: 'OfferResignation', as: 'gammon' }, { type: 'AcceptResignation' });
    expect(game.state).toMatchObject({ result: { winner: 'black', points: 2 } });
  });

  it('lets no checker run on that has hit at home, and others pass over it (V41)', () => {
    const drawn = 'X[8:2 6:3 1:10] O[4:1 20:14]';
    const tavla = new VariantGame('tavla').placed(drawn).do(roll(4, 1));
    expect(tavla.refusal(play('8/4*/3'))).toBe('play.hit-and-run');
    expect(new VariantGame('portes').placed(drawn).do(roll(4, 1)).refusal(play('8/4*/3'))).toBeNull();
  });
});

describe('Plakoto', () => {
  it('pins a lone checker, which cannot move until it is free again (V50)', () => {
    const game = new VariantGame('plakoto').placed('X[24:2 13:2 8:11] O[7:1 20:14]');
    game.do(roll(6, 1), play('13/7* 8/7'));
    expect(game.open.position.black).toMatchObject({ bar: 0, pinned: [18] });
    game.do(roll(1, 2));
    expect(game.refusal(play('18/17'))).toBe('play.no-such-checker');
  });

  it('frees the checker when the last one leaves it', () => {
    const { white, black } = drawnFor('plakoto', 'X[13:1 8:14] O[20:14]');
    const game = new VariantGame('plakoto').placed({
      white,
      black: { ...black, points: black.points.with(11, 1), pinned: [12] },
    });
    expect(positionFault(plakoto, game.open.position)).toBeNull();
    game.do(roll(6, 4), play('13/3'));
    expect(game.open.position.black.pinned).toEqual([]);
  });

  it('closes a point with one checker where it pins one (V51)', () => {
    const { white, black } = drawnFor('plakoto', 'X[10:1 14:14] O[20:14]');
    const game = new VariantGame('plakoto').placed({
      white: { ...white, pinned: [10] },
      black: { ...black, points: black.points.with(14, 1) },
    });
    game.do(roll(4, 1));
    expect(game.refusal(play('14/10'))).toBe('play.point-blocked');
  });

  it.each([
    ['immediateLoss', { status: 'finished', result: { winner: 'white', kind: 'gammon', points: 2 } }],
    ['playOn', { status: 'open' }],
  ] as const)('with a pinned mother: %s (V54)', (mother, state) => {
    const game = new VariantGame(club(plakoto, { mother })).placed('X[24:2 5:2 8:11] O[1:1 12:14]');
    expect(game.do(roll(4, 3), play('5/1* 8/5')).state).toMatchObject(state);
  });

  it('is lost after all when the pinning side leaves its own start (V54)', () => {
    const variant = club(plakoto, { mother: 'playOn' });
    const left = new VariantGame(variant).placed('X[24:1 5:2 8:12] O[1:1 12:14]').do(roll(4, 3));
    expect(left.do(play('5/1* 24/21')).state).toMatchObject({ result: { winner: 'white', kind: 'gammon', points: 2 } });
  });

  it('is drawn when both mothers are pinned (V54)', () => {
    const variant = club(plakoto, { mother: 'playOn' });
    const game = new VariantGame(variant).placed('X[24:1 5:2 8:12] O[1:1 22:2 12:12]').do(roll(4, 3));
    game.do(play('5/1* 8/5'), roll(2, 6), play('3/1* 13/7'));
    expect(game.state).toMatchObject({ status: 'finished', result: { winner: null, points: 0, by: 'play' } });
  });
});

describe('Fevga', () => {
  it('lets neither side close the whole start quarter (V63)', () => {
    const game = new VariantGame('fevga').placed('X[24:3 23:2 22:2 21:2 20:3 16:2 10:1] O[1:1 off:14]');
    game.do(roll(5, 1));
    expect(game.refusal(play('24/19 16/15'))).toBe('play.prime-not-allowed');
    expect(game.refusal(play('24/18'))).toBeNull();
  });

  it('leaves contact until the sides have passed each other round the board', () => {
    expect(hasContact(startPosition(VARIANTS.fevga), 'parallel')).toBe(true);
    const raced = drawnFor('fevga', 'X[6:15] O[off:15]');
    const black = { ...raced.black, points: raced.black.points.with(5, 15), off: 0 };
    expect(hasContact({ white: raced.white, black }, 'parallel')).toBe(false);
  });
});

describe('the options of a contest', () => {
  const points = { kind: 'points', length: 5 } as const;
  const money = { kind: 'money', stake: 1, currency: null } as const;

  it('take their defaults from the variant (variants.md section 2)', () => {
    const rules = formatRules({}, points, 'recorded', VARIANTS.portes);
    expect(rules).toMatchObject({ ok: true, value: { firstRoll: 'rerollBothDice', winnerStarts: true, cube: false } });
  });

  it.each([
    ['cube', { cube: true }],
    ['jacoby', { jacoby: true }],
    ['beavers', { beavers: 1 }],
    ['automaticDoubles', { automaticDoubles: null }],
  ])('have no %s where the variant has no cube (variants.md section 9)', (key, chosen) => {
    const rules = formatRules(chosen, money, 'recorded', seed);
    expect(rules).toMatchObject({ ok: false, error: { code: 'config.invalid', params: { keys: [key] } } });
  });

  it('are all idle in money play without a cube unless they are chosen', () => {
    const rules = formatRules({}, money, 'recorded', seed);
    expect(rules).toMatchObject({ ok: true, value: { cube: false, jacoby: false, beavers: 0, automaticDoubles: 0 } });
  });
});

/** Variants with every option that changes the course of a game. */
const PLAYED: Readonly<Record<string, Variant>> = {
  ...Object.fromEntries(VARIANT_IDS.map((id) => [id, id])),
  'acey-deucey with a gate and two moves for a doublet': club(seed, { startGate: true, doubletMoves: 2 }),
  'acey-deucey whose stake doubles': club(seed, { stakeDoublesOnAceyDeucey: true, barMandatory: false }),
  'dutch with a free reserve': club(dutch, { startBar: 0, startReserve: 15, hitRequiresHomeChecker: 'current' }),
  'plakoto played on': club(plakoto, { mother: 'playOn' }),
};

const GAMES = lawTimes(6);
const MOST_ACTS = 3_000;

describe.each(Object.keys(PLAYED))('games of %s', (title) => {
  it('come to an end, hold to the rules at every step, and can be replayed', () => {
    const pick = seededNumbers(20261121);
    for (let number = 0; number < GAMES; number++) {
      const game = new VariantGame(PLAYED[title]!);
      const faults = playedOut(game, pick);
      expect(faults).toEqual([]);
      expect(game.state.status).toBe('finished');
      const replayed = fold(GAME.evolve, GAME.initialState, throughJson(game.events));
      expect(replayed).toEqual(throughJson(game.state));
    }
  });
});

/** Plays until the end with the acts that are offered; gives what was wrong on the way. */
function playedOut(game: VariantGame, pick: (limit: number) => number): string[] {
  const faults: string[] = [];
  const { variant } = game;
  const rules = typeof variant === 'string' ? VARIANTS[variant] : variant;
  for (let acts = 0; acts < MOST_ACTS && game.state.status === 'open'; acts++) {
    const state = game.open;
    const fault = positionFault(rules, state.position);
    if (fault !== null) faults.push(JSON.stringify(fault));
    const moment = momentOf(state);
    const side = moment.toAct ?? SIDES[pick(2)]!;
    const able = moment.actions[side].filter((action) => action !== 'resign' || pick(100) === 0);
    const act = actOf(able[pick(able.length)]!, state, pick);
    if (act !== null) game.do(act);
  }
  return faults;
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
