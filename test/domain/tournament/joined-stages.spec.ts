/** Where stages join: late entrants and another draw, corrections that reach the next stage, results of those who leave. */
import fc from 'fast-check';
import { type Pairing, notDrawn, opponent, pairingsOf, standingsOf } from '../../../src/domain/index.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

type Format = Readonly<Record<string, unknown>>;

const KNOCKOUT = { kind: 'knockout', lengths: [5] };
const LEAGUE = { kind: 'league', lengths: [3] };
const GROUPS = { kind: 'round-robin', groups: 2, qualifiers: 2, lengths: [3], then: KNOCKOUT };
const SWISS = { kind: 'swiss', rounds: 3, lengths: [3], qualifiers: 4, then: KNOCKOUT };

function enter(table: TournamentTable, nth: number, seed: number | null = null): ReturnType<TournamentTable['give']> {
  return table.give({
    type: 'Enter',
    entry: { entryId: `e${nth}`, player: `p${nth}`, seed, paid: false },
    seed: `late ${nth}`,
  });
}

function draw(table: TournamentTable, only?: 'checked-in'): void {
  table.accept({ type: 'Draw', seed: 'seed', standings: {}, at: NOON, ...(only === undefined ? {} : { only }) });
}

function ofStage(table: TournamentTable, stage: number): readonly Pairing[] {
  return pairingsOf(table.opened).filter((pairing) => pairing.stage === stage);
}

function places(table: TournamentTable): readonly (string | null)[] {
  const stage = table.opened.stages[1];
  return stage?.kind === 'bracket' ? stage.places : [];
}

/** The first stage is played, by the order of the entries, and the next one is drawn. */
function inNextStage(format: Format, entrants: number): TournamentTable {
  const table = TournamentTable.drawn(format, entrants, 'seed');
  while (table.opened.stages.length === 1) {
    const [next] = table.ready();
    if (next === undefined) table.accept({ type: 'PairRound', seed: 'next', at: NOON });
    else table.record(next, Number(next.white?.slice(1)) < Number(next.black?.slice(1)) ? 'white' : 'black');
  }
  return table;
}

function swapped(pairing: Pairing, nextStage?: 'redraw' | 'replace' | 'keep') {
  const winner = opponent(pairing.outcome?.winner ?? 'white');
  const result = { winner, by: 'reported', score: { white: 0, black: 0, [winner]: pairing.length } } as const;
  const choice = nextStage === undefined ? {} : { nextStage };
  return { type: 'CorrectResult', pairing: pairing.key, result, reason: 'misread', at: NOON, ...choice } as const;
}

/** A result of the groups with which another entrant would have qualified. */
function decisive(table: TournamentTable): Pairing {
  const found = ofStage(table, 1).find((pairing) => {
    if (pairing.outcome === null) return false;
    const given = table.refusal(swapped(pairing));
    return given?.code === 'tournament.next-stage-begun';
  });
  if (found === undefined) throw new Error('no result decides who qualifies');
  return found;
}

describe('another draw', () => {
  it('with late entrants is the draw that they would have been in from the start', () => {
    const formats: readonly Format[] = [KNOCKOUT, { ...KNOCKOUT, draw: 'seeded' }, LEAGUE, GROUPS, SWISS];
    fc.assert(
      fc.property(
        fc.constantFrom(...formats),
        fc.integer({ min: 5, max: 17 }),
        fc.integer({ min: 1, max: 4 }),
        (format, entrants, late) => {
          const table = TournamentTable.drawn(format, entrants, 'first');
          for (let nth = entrants + 1; nth <= entrants + late; nth += 1)
            expect(enter(table, nth)).not.toEqual(expect.any(String));
          draw(table);
          const atOnce = TournamentTable.drawn(format, entrants + late, 'seed');

          expect(table.shown()).toEqual(atOnce.shown());
          expect(standingsOf(table.opened)).toEqual(standingsOf(atOnce.opened));
          expect(notDrawn(table.opened)).toEqual([]);
        },
      ),
      { numRuns: lawTimes(60), seed: lawSeed(11) },
    );
  });

  it('is what the ninth of eight waits for until play begins, and then it is too late', () => {
    const table = TournamentTable.drawn(KNOCKOUT, 8, 'seed');
    expect(enter(table, 9)).toMatchObject([{ type: 'EntrantRegistered' }]);
    expect(notDrawn(table.opened).map(({ id }) => id)).toEqual(['e9']);
    const [first] = table.ready();
    table.record(first!, 'white');
    expect(enter(table, 10)).toBe('entry.too-late');
  });

  it('orders those of one rating by lot and not by when they came', () => {
    const order = (seed: string): unknown => {
      const table = TournamentTable.entered({ ...KNOCKOUT, draw: 'seeded' }, 8, 'x');
      table.accept({ type: 'Draw', seed, standings: {}, at: NOON });
      return table.shown();
    };
    expect(order('one')).toEqual(order('one'));
    expect(order('one')).not.toEqual(order('two'));
  });
});

describe('a draw of those who have checked in', () => {
  const checkIn = (table: TournamentTable, nth: number): unknown =>
    table.accept({ type: 'CheckIn', entryId: `e${nth}`, seed: `lot ${nth}` });

  it('leaves out the others, who come in late with their check-in', () => {
    const table = TournamentTable.entered(KNOCKOUT, 6, 'seed');
    for (const nth of [1, 2, 3]) checkIn(table, nth);
    draw(table, 'checked-in');
    expect(notDrawn(table.opened).map(({ id }) => id)).toEqual(['e4', 'e5', 'e6']);
    // The one bye.
    expect(checkIn(table, 4)).toMatchObject([{ type: 'EntrantCheckedIn' }, { type: 'LatePlaceTaken', entryId: 'e4' }]);
    expect(checkIn(table, 5)).toMatchObject([{ type: 'EntrantCheckedIn' }]);
    expect(notDrawn(table.opened).map(({ id }) => id)).toEqual(['e5', 'e6']);
    draw(table, 'checked-in');
    expect(notDrawn(table.opened).map(({ id }) => id)).toEqual(['e6']);
  });

  it('of a Swiss takes them into its next round', () => {
    const table = TournamentTable.entered({ ...SWISS, qualifiers: 0, then: null }, 5, 'seed');
    for (const nth of [1, 2, 3, 4]) checkIn(table, nth);
    draw(table, 'checked-in');
    for (const pairing of table.ready()) table.record(pairing, 'white');
    checkIn(table, 5);
    expect(notDrawn(table.opened)).toEqual([]);
    table.accept({ type: 'PairRound', seed: 'next', at: NOON });
    const second = pairingsOf(table.opened).filter(({ round }) => round === 2);
    expect(second.flatMap(({ white, black }) => [white, black])).toContain('e5');
  });
});

describe('a late entrant in a round robin or league that has begun', () => {
  it.each([
    [LEAGUE, 5],
    [{ kind: 'round-robin', groups: 2, lengths: [3] }, 7],
  ])('meets everybody of the smallest group once, in further rounds: %j', (format: Format, entrants) => {
    const table = TournamentTable.drawn(format, entrants, 'seed');
    const before = ofStage(table, 1);
    table.record(table.ready()[0]!, 'white');
    expect(enter(table, 20)).toMatchObject([{ type: 'EntrantRegistered' }, { type: 'LateEntrantScheduled' }]);

    const own = ofStage(table, 1).filter(({ white, black }) => white === 'e20' || black === 'e20');
    const stage = table.opened.stages[0];
    const group = stage?.kind === 'rounds' ? (stage.groups.find((each) => each.includes('e20')) ?? []) : [];
    const met = own.map(({ white, black }) => (white === 'e20' ? black : white));
    expect(met.toSorted()).toEqual(group.filter((id) => id !== 'e20').toSorted());
    expect(new Set(own.map(({ round }) => round)).size).toBe(own.length);
    // What was paired stands.
    expect(
      ofStage(table, 1)
        .slice(0, before.length)
        .map(({ key, white, black }) => [key, white, black]),
    ).toEqual(before.map(({ key, white, black }) => [key, white, black]));
    while (table.ready()[0] !== undefined) table.record(table.ready()[0]!, 'white');
    expect(table.opened.status).toBe('finished');
  });

  it.each([
    [{ ...LEAGUE, double: true }, 8],
    [{ kind: 'round-robin', lengths: [3], double: true }, 8],
    [{ kind: 'round-robin', lengths: [3], double: true, rounds: 5 }, 5],
  ])('meets all twice, with sides exchanged, where all meet twice: %j', (format: Format, matches) => {
    const table = TournamentTable.drawn(format, 4, 'seed');
    table.record(table.ready()[0]!, 'white');
    enter(table, 20);
    const own = ofStage(table, 1).filter(({ white, black }) => white === 'e20' || black === 'e20');
    expect(own).toHaveLength(matches);
    expect(new Set(own.map(({ white, black }) => `${white} ${black}`)).size).toBe(matches);
  });

  it('and another one meets the first one, too', () => {
    const table = TournamentTable.drawn(LEAGUE, 4, 'seed');
    table.record(table.ready()[0]!, 'white');
    enter(table, 20);
    enter(table, 21);
    expect(
      ofStage(table, 1).filter(({ white, black }) => [white, black].includes('e20') && [white, black].includes('e21')),
    ).toHaveLength(1);
  });
});

describe('a seed', () => {
  it('is given to one entrant only, as long as that one is in', () => {
    const table = TournamentTable.entered(KNOCKOUT, 2, 'seed');
    enter(table, 3, 1);
    expect(enter(table, 4, 1)).toBe('entry.seed-taken');
    table.accept({ type: 'Withdraw', entryId: 'e3', until: 'end', reason: 'ill', at: NOON });
    expect(enter(table, 4, 1)).toMatchObject([{ type: 'EntrantRegistered' }]);
  });

  it('keeps its place in a random draw: the first two can meet in the final only', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const table = TournamentTable.entered(KNOCKOUT, 6, 'x');
      enter(table, 7, 2);
      enter(table, 8, 1);
      table.accept({ type: 'Draw', seed, standings: {}, at: NOON });
      const stage = table.opened.stages[0];
      const drawn = stage?.kind === 'bracket' ? stage.places : [];
      expect([drawn.indexOf('e8'), drawn.indexOf('e7')]).toEqual([0, 4]);
    }
  });
});

describe('a correction in the stage before', () => {
  it.each([
    ['groups', GROUPS, 8],
    ['a Swiss', SWISS, 8],
  ])(
    'of %s draws the next stage again from its seed where nothing has begun there',
    (_name, format: Format, entrants) => {
      const table = inNextStage(format, entrants);
      let redrawn = 0;
      for (const pairing of ofStage(table, 1)) {
        if (pairing.outcome === null) continue;
        const drawnAs = places(table);
        table.accept(swapped(pairing));
        const right = inNextStageAs(format, entrants, table);
        expect(places(table)).toEqual(places(right));
        expect(pairingsOf(table.opened).filter(({ stage }) => stage === 2)).toEqual(ofStage(right, 2));
        if (places(table).join() !== drawnAs.join()) redrawn += 1;
        const present = ofStage(table, 1).find(({ key }) => key === pairing.key);
        table.accept(swapped(present!));
        expect(places(table)).toEqual(drawnAs);
      }
      expect(redrawn).toBeGreaterThan(0);
    },
  );

  it('takes the next stage back where a result is taken back, because the groups are not over then', () => {
    const table = inNextStage(GROUPS, 8);
    const [pairing] = ofStage(table, 1);
    table.accept({ type: 'CorrectResult', pairing: pairing!.key, result: null, reason: 'not over', at: NOON });
    expect(table.opened.stages).toHaveLength(1);
    expect(table.give({ type: 'PairRound', seed: 'next', at: NOON })).toBe('tournament.round-open');
    table.record(ofStage(table, 1)[0]!, 'white');
    table.accept({ type: 'PairRound', seed: 'next', at: NOON });
    expect(table.opened.stages).toHaveLength(2);
  });

  it('is refused where others qualify for a stage that has begun, and says who', () => {
    const table = inNextStage(GROUPS, 8);
    table.record(
      ofStage(table, 2).find(({ status }) => status === 'ready')!,
      'white',
    );
    const refusal = table.refusal(swapped(decisive(table)));
    expect(refusal).toMatchObject({
      code: 'tournament.next-stage-begun',
      params: { comingIn: [expect.stringMatching(/^p/)], goingOut: [expect.stringMatching(/^p/)] },
    });
  });

  it('does with it what the director chooses', () => {
    const made = (nextStage: 'redraw' | 'replace' | 'keep') => {
      const table = inNextStage(GROUPS, 8);
      const [played, other] = ofStage(table, 2).filter(({ status }) => status === 'ready');
      table.record(played!, 'white');
      table.record(other!, 'black');
      const wrong = decisive(table);
      const before = places(table);
      const facts = table.refusal(swapped(wrong))?.params as { comingIn: string[]; goingOut: string[] };
      const events = table.accept(swapped(wrong, nextStage));
      const entry = (player: string | undefined): string => `e${player?.slice(1)}`;
      const [coming, going] = [entry(facts.comingIn[0]), entry(facts.goingOut[0])];
      const voided = events.filter(({ type }) => type === 'PairingVoided').length;
      return {
        before,
        after: places(table),
        coming,
        going,
        voided,
        results: Object.keys(table.opened.outcomes).filter((key) => key.startsWith('2/')).length,
      };
    };
    const kept = made('keep');
    expect(kept.after).toEqual(kept.before);
    expect(kept.voided).toBe(0);
    const replaced = made('replace');
    expect(replaced.after).toEqual(
      replaced.before.map((entry) => (entry === replaced.going ? replaced.coming : entry)),
    );
    // The wrong one's match is void, the other semifinal stands.
    expect(replaced.results).toBe(1);
    const redrawn = made('redraw');
    expect(redrawn.after).toContain(redrawn.coming);
    expect(redrawn.after).not.toContain(redrawn.going);
  });

  it('takes what comes in of a match that was opened again as no change of a stage that was kept', () => {
    const table = inNextStage(GROUPS, 8);
    table.record(
      ofStage(table, 2).find(({ status }) => status === 'ready')!,
      'white',
    );
    const wrong = decisive(table);
    const before = places(table);
    const annulled = { type: 'CorrectResult', pairing: wrong.key, result: null, reason: 'open', at: NOON } as const;
    table.accept({ ...annulled, nextStage: 'keep' });
    table.record(wrong, opponent(wrong.outcome?.winner ?? 'white'));
    expect(places(table)).toEqual(before);
    const recorded = ofStage(table, 1).find(({ key }) => key === wrong.key)!;
    const { winner = null, score = null } = recorded.outcome ?? {};
    const again = { ...swapped(recorded), result: { winner, by: 'reported', score } } as const;
    expect(table.accept(again).map(({ type }) => type)).toEqual(['ResultCorrected']);
    table.accept({ ...again, nextStage: 'replace' });
    expect(places(table)).not.toEqual(before);
    const put = places(table);
    table.accept({ ...again, nextStage: 'redraw' });
    expect(places(table)).toEqual(put);
  });

  it('draws a begun stage again in the order in which they qualify, where the director says so', () => {
    let reordered = 0;
    for (const { key } of ofStage(inNextStage(GROUPS, 8), 1)) {
      const table = inNextStage(GROUPS, 8);
      const present = (): Pairing => ofStage(table, 1).find((pairing) => pairing.key === key)!;
      table.record(
        ofStage(table, 2).find(({ status }) => status === 'ready')!,
        'white',
      );
      const before = places(table);
      table.accept({ ...swapped(present()), nextStage: 'keep' });
      const { winner = null, score = null } = present().outcome ?? {};
      table.accept({ ...swapped(present()), result: { winner, by: 'reported', score }, nextStage: 'redraw' });
      const now = places(table);
      const isSameField = now.toSorted().join() === before.toSorted().join();
      if (isSameField && now.join() !== before.join()) reordered += 1;
    }
    expect(reordered).toBeGreaterThan(0);
  });

  it('does not bring back who has left since', () => {
    const table = inNextStage(GROUPS, 8);
    const [first] = ofStage(table, 2).filter(({ status }) => status === 'ready');
    table.accept({ type: 'Withdraw', entryId: first!.white!, until: 'end', reason: 'ill', at: NOON });
    expect(places(table)).toContain(first!.white);
  });
});

/** The next stage as it would have been drawn with the results that count now. */
function inNextStageAs(format: Format, entrants: number, present: TournamentTable): TournamentTable {
  const table = TournamentTable.drawn(format, entrants, 'seed');
  const stage = present.opened.stages[0];
  const rounds = stage?.kind === 'rounds' && stage.format.kind === 'swiss' ? stage.rounds.slice(1) : [];
  const play = (): void => {
    for (const pairing of table.ready()) table.record(pairing, present.opened.outcomes[pairing.key]?.winner ?? 'white');
  };
  play();
  for (const round of rounds) {
    table.happen({ type: 'RoundPaired', stage: 1, round, at: NOON });
    play();
  }
  table.accept({ type: 'PairRound', seed: 'next', at: NOON });
  return table;
}

describe('the results of an entrant who leaves a league (T19)', () => {
  const annulled = (withdrawn: string | undefined, played: number): number => {
    const table = TournamentTable.drawn({ ...LEAGUE, ...(withdrawn === undefined ? {} : { withdrawn }) }, 5, 'seed');
    const own = (pairing: Pairing): boolean => pairing.white === 'e1' || pairing.black === 'e1';
    for (const pairing of table.ready().filter(own).slice(0, played)) table.record(pairing, 'white');
    table.accept({ type: 'Withdraw', entryId: 'e1', until: 'end', reason: 'ill', at: NOON });
    return pairingsOf(table.opened).filter((pairing) => pairing.annulled && pairing.outcome !== null).length;
  };

  it.each([
    [undefined, [1, 0, 0]],
    ['by-share', [1, 0, 0]],
    ['annul', [1, 3, 0]],
    ['keep', [0, 0, 0]],
  ])('are annulled or kept as its rule says: %s', (rule, expected) => {
    expect([1, 3, 4].map((played) => annulled(rule, played))).toEqual(expected);
  });
});
