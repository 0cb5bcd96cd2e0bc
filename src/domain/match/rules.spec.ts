import {
  defaultMatchRules,
  defaultMoneyRules,
  openMatch,
  openSession,
  options,
} from '../../../test/support/domain/builders.js';
import { given } from '../../../test/support/domain/given.js';
import { DEFAULT_MONEY_OPTIONS } from '../cube/rules.js';
import { formatRules } from './rules.js';

describe('the options of a match', () => {
  it('have the defaults of the rules', () => {
    expect(defaultMatchRules('server')).toEqual({
      firstRoll: 'useOpeningDice',
      cubeBeforeFirstRoll: false,
      winnerStarts: false,
      diceOnCheckerValid: false,
      prematureRoll: 'reject',
      autoPassShutOut: true,
      commit: 'onSubmit',
      validation: 'strict',
      correctionWindow: 'untilNextRoll',
      backgammonMultiplier: 3,
      gammons: true,
      resignationWhen: 'anyPhase',
      resignation: 'any',
      cube: true,
      maxCube: null,
      deadCube: 'reject',
      crawford: true,
      holland: false,
      hollandApplies: 'trailer',
      clock: null,
    });
  });

  it('pass over shut-out sides with dice of the service, and leave it to people at a real board', () => {
    expect(defaultMatchRules('recorded')).toEqual({ ...defaultMatchRules('server'), autoPassShutOut: false });
  });

  it('are all kept with the match, chosen or not', () => {
    const rules = options({ holland: true, maxCube: 64 });
    given([])
      .when(openMatch({ rules }))
      .thenLike([{ type: 'MatchOpened', rules: { ...defaultMatchRules('recorded'), holland: true, maxCube: 64 } }]);
  });

  it.each(Object.keys(DEFAULT_MONEY_OPTIONS))('do not know %s, whatever its value', (key) => {
    for (const value of [true, false, 0, 1, null]) {
      given([])
        .when(openMatch({ rules: { [key]: value } }))
        .thenRefused('config.invalid', { keys: [key], reasons: ['money-only'] });
    }
  });

  it.each([
    ['holland', { holland: true, crawford: false }, 'needs-crawford'],
    ['maxCube', { maxCube: 3 }, 'not-a-cube-value'],
    ['maxCube', { maxCube: 0 }, 'not-a-cube-value'],
  ])('refuse %s as in %j', (key, rules, reason) => {
    given([])
      .when(openMatch({ rules }))
      .thenRefused('config.invalid', { keys: [key], reasons: [reason] });
  });

  it.each([
    ['diceOnCheckerValid', { diceOnCheckerValid: true }],
    ['prematureRoll', { prematureRoll: 'stands' }],
    ['prematureRoll', { prematureRoll: 'void' }],
  ])('know %s only where people throw: %j', (key, rules) => {
    given([])
      .when(openMatch({ rules, dice: 'server' }))
      .thenRefused('config.invalid', { keys: [key], reasons: ['recorded-dice-only'] });
    given([])
      .when(openMatch({ rules, dice: 'recorded' }))
      .thenLike([{ rules }]);
  });

  it('name all faults at once', () => {
    expect(
      formatRules(
        { jacoby: true, beavers: 1, automaticDoubles: 1, maxCube: 6 },
        { kind: 'points', length: 7 },
        'server',
      ),
    ).toMatchObject({
      error: { params: { keys: ['jacoby', 'beavers', 'automaticDoubles', 'maxCube'] } },
    });
  });
});

describe('the options of a money session', () => {
  it('have the defaults of the rules', () => {
    const { deadCube, crawford, holland, hollandApplies, clock, ...common } = defaultMatchRules('server');
    expect([deadCube, crawford, holland, hollandApplies, clock]).toEqual(['reject', true, false, 'trailer', null]);
    expect(defaultMoneyRules('server')).toEqual({
      ...common,
      jacoby: true,
      jacobyAfterAutomaticDouble: false,
      beavers: 0,
      beaverOnRedouble: true,
      raccoonDrop: true,
      automaticDoubles: 0,
      automaticDoublesBeyondFirst: 'automatic',
    });
  });

  it.each(['deadCube', 'crawford', 'holland', 'hollandApplies'])('do not know %s, whatever its value', (key) => {
    for (const value of [true, false, 'reject', null]) {
      given([])
        .when(openSession({ rules: { [key]: value } }))
        .thenRefused('config.invalid', { keys: [key], reasons: ['points-only'] });
    }
  });

  it('leave consent to further automatic doubles to chouettes', () => {
    given([])
      .when(openSession({ rules: { automaticDoublesBeyondFirst: 'boxDecides' } }))
      .thenRefused('config.invalid', { keys: ['automaticDoublesBeyondFirst'], reasons: ['chouette-only'] });
  });
});

describe('the format of a contest', () => {
  it.each([
    [{ kind: 'money', length: 5 }, 'length', 'points-only'],
    [{ kind: 'points', length: 5, stake: 2 }, 'stake', 'money-only'],
    [{ kind: 'points', length: 5, currency: 'EUR' }, 'currency', 'money-only'],
    [{ kind: 'points' }, 'length', 'match-length'],
    [{ kind: 'points', length: 100 }, 'length', 'match-length'],
    [{ kind: 'money', stake: -1 }, 'stake', 'stake'],
    [{ kind: 'money', stake: 1.5 }, 'stake', 'stake'],
  ] as const)('%j is refused and %s named', (format, key, reason) => {
    given([])
      .when({ ...openMatch(), format })
      .thenRefused('config.invalid', { keys: [key], reasons: [reason] });
  });
});
