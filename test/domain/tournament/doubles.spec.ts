/** Doubles: two play as one entrant, and the tournament is the one that single players would have had. */
import fc from 'fast-check';
import {
  type TournamentCommand,
  openedForPairing,
  pairingsOf,
  prizeMoney,
  ratedResult,
  standingsOf,
  fold,
  evolveMatch,
  NO_MATCH,
  decideMatch,
} from '../../../src/domain/index.js';
import { FORMATS, doingOf } from '../../support/chance/random-acts.js';
import { DoublesTable, NOON, TournamentTable } from '../../support/chance/random-tournament.js';
import { expectEqual } from '../../support/domain/expect-equal.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const KNOCKOUT = { kind: 'knockout', lengths: [5] };

function enter(player: string, partners?: readonly string[], name?: string): TournamentCommand {
  const people = { player, ...(partners && { partners }), ...(name && { name }) };
  return { type: 'Enter', entry: { entryId: `of ${player}`, ...people, seed: null, paid: false }, seed: 's' };
}

describe('an entry in doubles', () => {
  const table = (): DoublesTable => DoublesTable.entered(KNOCKOUT, 2, 'seed') as DoublesTable;

  it('is two people, who may have a name of their own', () => {
    const night = table();
    night.accept(enter('ann', ['bob'], 'The Tigers'));
    expect(night.opened.entries.at(-1)).toMatchObject({ player: 'ann', partners: ['bob'], name: 'The Tigers' });
    expect(night.refusal(enter('cleo', []))).toEqual({
      code: 'entry.people',
      params: { kind: 'doubles', people: 1, boards: null },
    });
    expect(night.refusal(enter('cleo', ['dan', 'eve']))).toMatchObject({ code: 'entry.people' });
    expect(night.refusal(enter('cleo', ['cleo']))).toEqual({
      code: 'entry.twice',
      params: { reason: 'with-oneself', player: 'cleo' },
    });
  });

  it('has no player who is in another entry already', () => {
    const night = table();
    for (const [player, partner, twice] of [
      ['p1', 'ann', 'p1'],
      ['ann', 'p1-partner', 'p1-partner'],
      ['p1-partner', 'p1', 'p1-partner'],
    ] as const) {
      expect(night.refusal(enter(player, [partner]))).toEqual({
        code: 'entry.twice',
        params: { reason: 'entered', player: twice },
      });
    }
  });

  it('is one person in singles, without a name besides', () => {
    const night = TournamentTable.entered(KNOCKOUT, 2, 'seed');
    expect(night.refusal(enter('ann', ['bob']))).toMatchObject({ code: 'entry.people', params: { kind: 'singles' } });
    expect(night.refusal(enter('ann', undefined, 'The Tiger'))).toMatchObject({ code: 'entry.people' });
    night.accept(enter('ann'));
  });

  it('has either of the two replaced, by a player who plays with no other', () => {
    const night = table();
    const replace = { type: 'Replace', entryId: 'e1', reason: 'ill', at: NOON } as const;
    expect(night.give({ ...replace, from: 'p1-partner', player: 'ann' })).toEqual([
      { type: 'EntrantReplaced', entryId: 'e1', from: 'p1-partner', to: 'ann', reason: 'ill' },
    ]);
    expect(night.opened.entries[0]).toMatchObject({ player: 'p1', partners: ['ann'] });
    night.accept({ ...replace, player: 'bob' });
    expect(night.opened.entries[0]).toMatchObject({ player: 'bob', partners: ['ann'] });
    expect(night.refusal({ ...replace, from: 'cleo', player: 'dan' })).toEqual({
      code: 'entry.cannot-replace',
      params: { reason: 'not-in-entry' },
    });
    expect(night.refusal({ ...replace, player: 'p2-partner' })).toMatchObject({ code: 'entry.twice' });
  });

  it('is entered again after a loss only by the same two', () => {
    const night = DoublesTable.drawn({ ...KNOCKOUT, reEntry: true }, 3, 'seed');
    const [pairing] = night.ready();
    night.record(pairing!, 'white');
    const { player = '', partners } = night.opened.entries.find(({ id }) => id === pairing?.black) ?? {};
    expect(night.refusal(enter(player, ['stranger']))).toEqual({
      code: 'entry.twice',
      params: { reason: 'entered', player },
    });
    night.accept(enter(player, partners));
  });

  it('does not come back while one of the two plays with another', () => {
    const night = table();
    night.accept({ type: 'Withdraw', entryId: 'e1', until: 'end', reason: 'ill', at: NOON });
    night.happen({
      type: 'EntrantReplaced',
      entryId: 'e2',
      from: 'p2',
      to: 'p1-partner',
      reason: 'plays with the other now',
    });
    expect(night.refusal({ type: 'Return', entryId: 'e1', at: NOON })).toEqual({
      code: 'entry.twice',
      params: { reason: 'entered', player: 'p1-partner' },
    });
  });
});

it('a pair is seeded by the mean of both (T6)', () => {
  const night = DoublesTable.entered({ ...KNOCKOUT, draw: 'seeded' }, 3, 'seed');
  const ratings = { p1: 1500, 'p1-partner': 1500, p2: 1400, 'p2-partner': 1640, p3: 1900, 'p3-partner': 1000 };
  const standings = Object.fromEntries(Object.entries(ratings).map(([id, rating]) => [id, { rating, experience: 0 }]));
  night.accept({ type: 'Draw', seed: 's', standings, at: NOON });
  expect(night.opened.stages[0]).toMatchObject({ places: ['e2', null, 'e1', 'e3'] });
});

describe('a match in doubles', () => {
  const terms = { variant: 'backgammon', dice: 'recorded', rules: {} } as const;
  const parties = {
    white: { player: 'ann', partners: ['bob'], name: 'The Tigers' },
    black: { player: 'cleo', partners: ['dan'] },
  };

  function opened(rules: Readonly<Record<string, unknown>>, kind: 'singles' | 'doubles') {
    const decision = openedForPairing({ ...terms, rules, entrants: { kind } }, 5, 'm', parties, NOON);
    if (!decision.ok) throw new Error(decision.error.code);
    return fold(evolveMatch, NO_MATCH, decision.value);
  }

  it('knows the two of each side, and is not rated (T73)', () => {
    const report = { type: 'ReportScore', score: { white: 5, black: 3 }, at: NOON } as const;
    const [doubles, singles] = (['doubles', 'singles'] as const).map((kind) => {
      const match = opened({}, kind);
      const reported = decideMatch(match, report);
      return fold(evolveMatch, match, reported.ok ? reported.value : []);
    });
    expect(doubles).toMatchObject({
      players: { white: 'ann', black: 'cleo' },
      pairs: { white: { partners: ['bob'], name: 'The Tigers' }, black: { partners: ['dan'] } },
    });
    expect([ratedResult(doubles!), ratedResult(singles!)]).toEqual([null, { winner: 'white', length: 5 }]);
  });

  it.each([
    [{ mode: 'simpleDelay' }, 750, 18],
    [{ mode: 'simpleDelay', doubles: false }, 600, 12],
    [{ mode: 'simpleDelay', reserveSeconds: 300 }, 300, 18],
  ])('has the clock of doubles unless %j says otherwise (T31)', (clock, reserveSeconds, perTurnSeconds) => {
    expect(opened({ clock }, 'doubles')).toMatchObject({ rules: { clock: { reserveSeconds, perTurnSeconds } } });
  });

  it('has no clock where none is asked for', () => {
    expect(opened({ clock: { mode: 'none' } }, 'doubles')).not.toHaveProperty('clock');
  });

  it('gets the clock of doubles also when one is introduced later (T32)', () => {
    const match = opened({}, 'doubles');
    const introduced = decideMatch(match, { type: 'IntroduceClock', clock: {}, from: 'now', reason: 'slow', at: NOON });
    expect(introduced).toMatchObject({ value: [{ settings: { reserveSeconds: 750, perTurnSeconds: 18 } }] });
  });
});

/** Both tables are asked the same; all people of an entry are as strong, also those who come in for others. */
function given(table: TournamentTable, command: TournamentCommand): unknown {
  const strength = (nth: number) => ({ rating: 1_500 + ((nth * 37) % 11), experience: nth % 3 });
  const standings = Object.fromEntries(
    table.opened.entries.flatMap(({ player, partners = [] }, nth) =>
      [player, ...partners].map((id) => [id, strength(nth)]),
    ),
  );
  const asked = command.type === 'Draw' ? { ...command, standings } : command;
  const answer = table.give(asked.type === 'Undo' ? { ...asked, acts: table.acts } : asked);
  return typeof answer === 'string' ? answer : answer.map(({ type }) => type);
}

it('random nights of doubles are the same nights of singles in every pairing, standing and prize', () => {
  const done = new Map<string, number>();
  fc.assert(
    fc.property(
      fc.constantFrom(...FORMATS, { kind: 'ladder', lengths: [3] }),
      fc.integer({ min: 5, max: 9 }),
      fc.array(fc.record({ act: fc.nat(17), which: fc.nat(60), white: fc.boolean() }), {
        minLength: 15,
        maxLength: 60,
      }),
      (format, entrants, doings) => {
        const singles = TournamentTable.entered(format, entrants, 'seed');
        const doubles = DoublesTable.entered(format, entrants, 'seed');
        for (const doing of doings) {
          const { act, which } = doing;
          const command: TournamentCommand =
            act === 16
              ? { type: 'Replace', entryId: `e${1 + (which % 9)}`, player: `new${which}`, reason: 'ill', at: NOON }
              : act === 17
                ? { type: 'Undo', act: null, reason: null, acts: [], at: NOON }
                : doingOf(singles, doing);
          const [one, other] = [given(singles, command), given(doubles, command)];
          expectEqual([command.type, other], [command.type, one]);
          if (typeof one !== 'string') done.set(command.type, (done.get(command.type) ?? 0) + 1);
        }
        expectEqual(doubles.shown(), singles.shown());
        expectEqual(standingsOf(doubles.opened), standingsOf(singles.opened));
        expectEqual(prizeMoney(doubles.opened), prizeMoney(singles.opened));
        const people = doubles.opened.entries.flatMap(({ player, partners = [] }) => [player, ...partners]);
        expect(new Set(people).size).toBe(people.length);
        expectEqual(pairingsOf(doubles.opened), pairingsOf(singles.opened));
      },
    ),
    { numRuns: lawTimes(200), seed: lawSeed(2_011) },
  );
  for (const act of ['Draw', 'RecordResult', 'CorrectResult', 'Withdraw', 'Replace', 'Undo', 'PairRound'])
    expect([act, (done.get(act) ?? 0) > 20]).toEqual([act, true]);
});
