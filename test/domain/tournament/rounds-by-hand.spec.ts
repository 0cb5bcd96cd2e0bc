/** Rounds and places by hand (T47): proposed, changed, published, unpaired, swapped; each says what it breaks. */
import { type Round, pairingsOf, standingsOf } from '../../../src/domain/index.js';
import { NightSoFar, inTheField, playNight, swissOf } from '../../support/chance/random-swiss-night.js';
import { Chance } from '../../support/chance/random-player.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';
import { lawTimes } from '../../support/chance/laws.js';

const SWISS = { kind: 'swiss', rounds: 4, lengths: [5] };
const NIGHTS = lawTimes(120);

/** So many in a Swiss whose first round is played, white winning. */
function afterFirstRound(entrants: number): TournamentTable {
  const table = TournamentTable.drawn(SWISS, entrants, 'seed');
  for (const pairing of table.ready()) table.record(pairing, 'white');
  return table;
}

function changeTo(
  table: TournamentTable,
  round: number,
  pairs: readonly string[],
  byes: readonly string[] = [],
): unknown {
  const told = pairs.map((pair) => {
    const [white = '', black = ''] = pair.split(' ');
    return { white, black };
  });
  return table.give({
    type: 'ChangeRound',
    round,
    pairing: { pairs: told, byes },
    times: {},
    reason: 'as they sat down',
    at: NOON,
  });
}

function pairsOf(round: Round | undefined): readonly string[] {
  return (round?.pairs ?? []).map(({ white, black }) => `${white} ${black}`);
}

describe('a proposed round', () => {
  it('has no pairings until it is published, and is replaced by the next proposal', () => {
    const table = afterFirstRound(6);
    table.accept({ type: 'PairRound', seed: 'a', publish: false, at: NOON });
    expect([swissOf(table).rounds.length, pairingsOf(table.opened).length]).toEqual([1, 3]);
    table.accept({ type: 'PairRound', seed: 'b', publish: false, at: NOON });
    expect(swissOf(table).proposed).toMatchObject({ number: 2, seed: 'b' });
    expect(table.refusal({ type: 'PairRound', seed: 'c', at: NOON })).toEqual({
      code: 'round.proposed',
      params: { round: 2 },
    });

    table.accept({ type: 'PublishRound', round: 2, times: {}, at: NOON });
    expect(swissOf(table).proposed).toBeUndefined();
    expect(table.ready()).toHaveLength(3);
    expect(table.give({ type: 'PublishRound', round: 2, times: {}, at: NOON })).toBe('round.not-proposed');
  });

  it('needs exactly everybody who is in, and names those who are wrong', () => {
    const table = afterFirstRound(6);
    table.accept({ type: 'Withdraw', entryId: 'e6', until: 'return', reason: 'dinner', at: NOON });
    table.accept({ type: 'PairRound', seed: 'a', publish: false, at: NOON });
    const command = {
      type: 'ChangeRound',
      round: 2,
      pairing: {
        pairs: [
          { white: 'e1', black: 'e2' },
          { white: 'e1', black: 'e6' },
        ],
        byes: ['e4', 'nobody'],
      },
      times: {},
      reason: null,
      at: NOON,
    } as const;
    expect(table.refusal(command)).toEqual({
      code: 'round.not-whole',
      params: { missing: expect.arrayContaining(['e3', 'e5']), twice: ['e1'], out: ['e6', 'nobody'] },
    });
  });

  it('is not published once an entrant has left or come back', () => {
    const table = afterFirstRound(6);
    table.accept({ type: 'PairRound', seed: 'a', publish: false, at: NOON });
    table.accept({ type: 'Withdraw', entryId: 'e2', until: 'return', reason: 'dinner', at: NOON });
    expect(table.refusal({ type: 'PublishRound', round: 2, times: {}, at: NOON })).toMatchObject({
      code: 'round.not-whole',
      params: { out: ['e2'] },
    });
  });

  it('says of each pair that was made by hand what it breaks', () => {
    const table = afterFirstRound(4);
    const [first, second] = swissOf(table).rounds[0]?.pairs ?? [];
    table.accept({ type: 'ChangeDetails', details: { forbiddenPairs: [[first?.white ?? '', second?.black ?? '']] } });
    table.accept({ type: 'PairRound', seed: 'a', publish: false, at: NOON });
    changeTo(table, 2, [`${first?.white} ${first?.black}`, `${second?.white} ${second?.black}`]);
    expect(swissOf(table).proposed?.pairs.map(({ why }) => [why?.reason, why?.meetings, why?.breaks])).toEqual([
      ['by-hand', 1, ['rematch', 'other-score-group']],
      ['by-hand', 1, ['rematch', 'other-score-group']],
    ]);
    changeTo(table, 2, [`${first?.white} ${second?.black}`, `${second?.white} ${first?.black}`]);
    expect(swissOf(table).proposed?.pairs.map(({ why }) => why?.breaks)).toEqual([
      ['forbidden', 'other-score-group'],
      ['other-score-group'],
    ]);
    table.accept({ type: 'PublishRound', round: 2, times: {}, at: NOON });
    expect(swissOf(table).rounds[1]).toMatchObject({ byHand: { reason: 'as they sat down' } });
  });
});

describe('a published round', () => {
  it('is changed where no match has begun, and the pairs that have begun keep their match', () => {
    const table = TournamentTable.drawn(SWISS, 6, 'seed');
    const pairings = table.ready();
    const made = pairings.map(({ key }) => ({ pairing: key, matchId: `match of ${key}` }));
    table.accept({ type: 'MakeMatches', made });
    table.accept({ type: 'BeginMatch', matchId: 'match of 1/r1-2' });
    const [one, two, three] = swissOf(table).rounds[0]?.pairs ?? [];
    if (one === undefined || two === undefined || three === undefined) throw new Error('three pairs');

    const given = changeTo(table, 1, [
      `${three.black} ${one.white}`,
      `${one.black} ${three.white}`,
      `${two.white} ${two.black}`,
    ]);
    expect(given).toMatchObject([
      { type: 'RoundChanged' },
      { type: 'PairingVoided', pairing: '1/r1-1' },
      { type: 'PairingVoided', pairing: '1/r1-3' },
    ]);
    expect(pairingsOf(table.opened).map(({ key, white, black, status }) => [key, white, black, status])).toEqual([
      ['1/r1-1', three.black, one.white, 'ready'],
      ['1/r1-2', two.white, two.black, 'playing'],
      ['1/r1-3', one.black, three.white, 'ready'],
    ]);
    const refused = changeTo(table, 1, [`${two.white} ${one.white}`, `${two.black} ${one.black}`, 'e1 e2']);
    expect(refused).toBe('round.begun');
  });

  it('keeps the place of a pair that has begun when others get byes', () => {
    const table = TournamentTable.drawn(SWISS, 6, 'seed');
    table.accept({ type: 'MakeMatches', made: [{ pairing: '1/r1-3', matchId: 'm3' }] });
    table.accept({ type: 'BeginMatch', matchId: 'm3' });
    const [one, two, three] = swissOf(table).rounds[0]?.pairs ?? [];
    changeTo(
      table,
      1,
      [`${one?.white} ${one?.black}`, `${three?.white} ${three?.black}`],
      [two?.white ?? '', two?.black ?? ''],
    );
    expect(pairingsOf(table.opened).map(({ key, status, black }) => [key, status, black])).toEqual([
      ['1/r1-1', 'ready', one?.black],
      ['1/r1-3', 'playing', three?.black],
      ['1/r1-4', 'finished', 'bye'],
      ['1/r1-5', 'finished', 'bye'],
    ]);
    expect(swissOf(table).rounds[0]?.byeNotes?.map(({ reason, breaks }) => [reason, ...breaks])).toEqual([
      ['by-hand', 'unneeded-bye'],
      ['by-hand', 'unneeded-bye'],
    ]);
    expect(table.opened.matches['1/r1-3']?.matchId).toBe('m3');
  });

  it('is unpaired as long as no match has begun, with its tables, and paired again', () => {
    const table = afterFirstRound(6);
    table.accept({ type: 'PairRound', seed: 'a', at: NOON });
    const before = pairsOf(swissOf(table).rounds[1]);
    table.accept({ type: 'AssignTable', pairing: '1/r2-1', table: '4' });
    table.accept({ type: 'MakeMatches', made: [{ pairing: '1/r2-1', matchId: 'm1' }] });
    expect(table.give({ type: 'UnpairRound', round: 1, at: NOON })).toBe('round.not-last');
    expect(table.give({ type: 'UnpairRound', round: 3, at: NOON })).toBe('round.not-found');
    expect(table.accept({ type: 'UnpairRound', round: 2, at: NOON })).toMatchObject([
      { type: 'RoundUnpaired', round: 2 },
      { type: 'PairingVoided', matchId: 'm1' },
    ]);
    expect([table.opened.tables, table.opened.matches]).toMatchObject([{}, {}]);
    expect(table.opened.tables).toEqual({});
    table.accept({ type: 'PairRound', seed: 'a', at: NOON });
    expect(pairsOf(swissOf(table).rounds[1])).toEqual(before);
    table.record(table.ready()[0]!, 'white');
    const { white, black } = pairingsOf(table.opened).find(({ key }) => key === '1/r2-1') ?? {};
    expect(table.refusal({ type: 'UnpairRound', round: 2, at: NOON })).toEqual({
      code: 'round.begun',
      params: { white, black, reason: 'result' },
    });
  });

  it('gives the first round of the draw again where that is unpaired and paired', () => {
    for (const draw of ['random', 'seeded']) {
      const table = TournamentTable.drawn({ ...SWISS, draw }, 7, 'seed');
      const before = swissOf(table).rounds[0];
      table.accept({ type: 'UnpairRound', round: 1, at: NOON });
      table.accept({ type: 'PairRound', seed: 'seed', at: NOON });
      expect(swissOf(table).rounds[0]).toEqual(before);
    }
  });
});

describe('two entrants who swap', () => {
  it('sit in each other’s place in the round, told as made by hand', () => {
    const table = afterFirstRound(6);
    table.accept({ type: 'PairRound', seed: 'a', at: NOON });
    const [one, two] = swissOf(table).rounds[1]?.pairs ?? [];
    table.accept({ type: 'SwapEntrants', entries: [one?.white ?? '', two?.white ?? ''], reason: null, at: NOON });
    expect(swissOf(table).rounds[1]?.pairs.map(({ white, black, why }) => [white, black, why?.reason])).toMatchObject([
      [two?.white, one?.black, 'by-hand'],
      [one?.white, two?.black, 'by-hand'],
      [expect.any(String), expect.any(String), expect.not.stringContaining('by-hand')],
    ]);
  });

  it('stand on each other’s place of a bracket, byes included, until one has begun or has a result', () => {
    const table = TournamentTable.drawn({ kind: 'knockout', lengths: [5] }, 7, 'seed');
    const pairings = pairingsOf(table.opened).filter(({ round }) => round === 1);
    const bye = pairings.find(({ black }) => black === 'bye');
    const [match, next] = table.ready();
    if (bye === undefined || match === undefined || next === undefined) throw new Error('a bye and matches');
    const entries = [bye.white ?? '', match.white ?? ''] as const;
    table.accept({ type: 'SwapEntrants', entries, reason: 'same car', at: NOON });
    const now = (key: string): unknown => pairingsOf(table.opened).find((each) => each.key === key)?.white;
    expect([now(bye.key), now(match.key)]).toEqual([entries[1], entries[0]]);
    expect(table.opened.stages[0]).toMatchObject({ byHand: [{ entries, reason: 'same car' }] });

    table.record(next, 'white');
    const swap = (one: string, other: string): unknown =>
      table.refusal({ type: 'SwapEntrants', entries: [one, other], reason: null, at: NOON })?.params;
    expect(swap(next.white ?? '', entries[0])).toEqual({ entry: next.white, reason: 'result' });
    expect(swap(entries[0], entries[0])).toEqual({ entry: entries[0], reason: 'same' });
  });

  it('are refused where everybody meets everybody', () => {
    const table = TournamentTable.drawn({ kind: 'round-robin', lengths: [5] }, 4, 'seed');
    expect(table.give({ type: 'SwapEntrants', entries: ['e1', 'e2'], reason: null, at: NOON })).toBe('round.not-swiss');
  });
});

describe('pairs that are not to be', () => {
  it('are avoided like a rematch from the draw on', () => {
    for (let seed = 0; seed < lawTimes(40); seed += 1) {
      const table = TournamentTable.entered({ ...SWISS, rounds: 3 }, 6, 'seed');
      table.accept({
        type: 'ChangeDetails',
        details: {
          forbiddenPairs: [
            ['e1', 'e2'],
            ['e3', 'e4'],
          ],
        },
      });
      table.accept({ type: 'Draw', seed: `${seed}`, standings: {}, at: NOON });
      for (const round of [2, 3]) {
        for (const pairing of table.ready()) table.record(pairing, 'white');
        table.accept({ type: 'PairRound', seed: `${seed}/${round}`, at: NOON });
      }
      const met = pairingsOf(table.opened).map(({ white, black }) => [white, black].toSorted().join());
      expect([met.includes('e1,e2'), met.includes('e3,e4'), new Set(met).size]).toEqual([false, false, 9]);
    }
  });

  it('are made where there is no other round, the fewest of them, and told', () => {
    const table = TournamentTable.entered(SWISS, 4, 'seed');
    const forbiddenPairs = [
      ['e1', 'e2'],
      ['e1', 'e3'],
      ['e1', 'e4'],
    ] as const;
    table.accept({ type: 'ChangeDetails', details: { forbiddenPairs } });
    table.accept({ type: 'Draw', seed: 'seed', standings: {}, at: NOON });
    const whys = swissOf(table).rounds[0]?.pairs.map(({ why }) => [why?.reason, why?.meetings, why?.breaks]);
    expect(whys?.filter(([reason]) => reason === 'forbidden')).toEqual([['forbidden', 0, ['forbidden']]]);
    expect(whys).toHaveLength(2);
  });

  it('name entries that exist', () => {
    const table = TournamentTable.entered(SWISS, 4, 'seed');
    expect(table.give({ type: 'ChangeDetails', details: { forbiddenPairs: [['e1', 'x']] } })).toBe('entry.not-found');
  });
});

describe('a bye that an entrant has asked for', () => {
  it.each([0, 0.5, 1] as const)('counts %s of a win, and is no match to pair', (points) => {
    const table = TournamentTable.entered(SWISS, 6, 'seed');
    table.accept({ type: 'WantByes', entryId: 'e1', byes: [{ round: 1, points }] });
    table.accept({ type: 'Draw', seed: 'seed', standings: {}, at: NOON });
    const byes = pairingsOf(table.opened).filter(({ black }) => black === 'bye');
    // Five are left to be paired, and one of them has a bye as well.
    expect(byes.map(({ white }) => white)).toContain('e1');
    expect(byes).toHaveLength(2);
    const [standings] = standingsOf(table.opened);
    expect(standings?.rows.find(({ entry }) => entry === 'e1')?.wins).toBe(points);
    expect(byes.find(({ white }) => white === 'e1')?.winner).toBe(points === 1 ? 'e1' : null);
  });

  it('of less than a win leaves the entrant the turn for another one', () => {
    const table = TournamentTable.entered(SWISS, 5, 'seed');
    for (const entryId of ['e1', 'e2', 'e3', 'e4']) {
      table.accept({ type: 'WantByes', entryId, byes: [{ round: 2, points: entryId === 'e4' ? 0.5 : 0 }] });
    }
    table.accept({ type: 'Draw', seed: 'seed', standings: {}, at: NOON });
    for (const pairing of table.ready()) table.record(pairing, 'white');
    expect(table.give({ type: 'PairRound', seed: 'r2', at: NOON })).toBe('tournament.too-few-entrants');
    table.accept({ type: 'WantByes', entryId: 'e3', byes: [] });
    table.accept({ type: 'PairRound', seed: 'r2', at: NOON });
    expect(swissOf(table).rounds[1]?.byeNotes).toEqual(
      ['e1', 'e2', 'e4'].map((entry) => ({ entry, points: entry === 'e4' ? 0.5 : 0, reason: 'wanted', breaks: [] })),
    );
    const half = standingsOf(table.opened)[0]?.rows.find(({ entry }) => entry === 'e4');
    expect((half?.wins ?? 0) % 1).toBe(0.5);
  });

  it('is of a Swiss alone, named once, and not of a round that is paired', () => {
    const swiss = TournamentTable.drawn(SWISS, 4, 'seed');
    const knockout = TournamentTable.entered({ kind: 'knockout', lengths: [5] }, 4, 'seed');
    const bye = (round: number) => ({ round, points: 0.5 }) as const;
    expect([
      swiss.give({ type: 'WantByes', entryId: 'e1', byes: [bye(1)] }),
      swiss.give({ type: 'WantByes', entryId: 'e1', byes: [bye(2), bye(2)] }),
      knockout.give({ type: 'WantByes', entryId: 'e1', byes: [bye(2)] }),
    ]).toEqual(['round.paired', 'config.invalid', 'round.not-swiss']);
  });
});

describe('any round, made by machine or by hand, on random nights', () => {
  it('has everybody who is in once and no other, and says exactly what it breaks', () => {
    let [byHand, rematches, forbidden, wanted] = [0, 0, 0, 0];
    for (let seed = 1; seed <= NIGHTS; seed += 1) {
      playNight(seed, (table, round, isByHand) => {
        byHand += isByHand ? 1 : 0;
        const night = new NightSoFar(table, round.number);
        const named = [...round.pairs.flatMap(({ white, black }) => [white, black]), ...round.byes];
        expect(named.toSorted()).toEqual([...inTheField(table)].toSorted());
        const notToBe = (table.opened.forbiddenPairs ?? []).map((pair) => pair.toSorted().join());
        const wants = (id: string): boolean =>
          table.opened.entries.find((entry) => entry.id === id)?.byes?.some((bye) => bye.round === round.number) ===
          true;
        for (const { white, black, why } of round.pairs) {
          const made = why?.reason === 'by-hand';
          const breaks = [
            ...(night.haveMet(white, black) ? ['rematch'] : []),
            ...(notToBe.includes([white, black].toSorted().join()) ? ['forbidden'] : []),
            ...(made && night.winsOf(white) !== night.winsOf(black) ? ['other-score-group'] : []),
            ...(wants(white) || wants(black) ? ['wanted-bye'] : []),
          ];
          expect(why?.breaks ?? []).toEqual(breaks);
          rematches += breaks.includes('rematch') ? 1 : 0;
          forbidden += breaks.includes('forbidden') ? 1 : 0;
        }
        for (const { entry, points, reason, breaks } of round.byeNotes ?? []) {
          wanted += wants(entry) ? 1 : 0;
          expect([reason === 'wanted', points === 1 || wants(entry)]).toEqual([wants(entry), true]);
          expect(breaks.includes('second-bye')).toBe(reason !== 'wanted' && night.hasHadBye(entry));
        }
        expect((round.byeNotes ?? []).map(({ entry }) => entry)).toEqual(round.byes);
      });
    }
    expect([byHand, rematches, forbidden, wanted].every((count) => count > 10)).toBe(true);
  });
});

describe('places of a bracket that are swapped at any time', () => {
  it('cost no entrant a match that has begun, or a result', () => {
    let swaps = 0;
    for (let seed = 1; seed <= lawTimes(300); seed += 1) {
      const chance = new Chance(seed);
      const consolation = { kind: chance.of(['plain', 'progressive']), lengths: [3] };
      const double = { kind: 'double-elimination', lengths: [5] };
      const format = chance.onceIn(3)
        ? double
        : { kind: 'knockout', lengths: [5], consolation, lastChance: { lengths: [1] } };
      const table = TournamentTable.drawn(format, 5 + chance.below(12), `${seed}`);
      for (let act = 0; act < 20; act += 1) {
        const entries = inTheField(table);
        const [one, other] = [chance.of(entries) ?? '', chance.of(entries) ?? ''];
        const before = table.opened;
        const given = table.give({ type: 'SwapEntrants', entries: [one, other], reason: null, at: NOON });
        if (typeof given !== 'string') {
          swaps += 1;
          for (const event of given) {
            if (event.type !== 'PairingVoided') continue;
            expect([before.begun.includes(event.pairing), before.outcomes[event.pairing]]).toEqual([false, undefined]);
          }
        }
        const next = chance.of(table.ready());
        if (next === undefined) break;
        if (chance.onceIn(8)) table.accept({ type: 'Withdraw', entryId: other, until: 'end', reason: 'ill', at: NOON });
        else if (chance.onceIn(3)) {
          table.accept({ type: 'MakeMatches', made: [{ pairing: next.key, matchId: `m ${seed} ${act}` }] });
          table.accept({ type: 'BeginMatch', matchId: `m ${seed} ${act}` });
        } else table.record(next, chance.of(['white', 'black'] as const) ?? 'white');
      }
    }
    expect(swaps).toBeGreaterThan(300);
  });
});
