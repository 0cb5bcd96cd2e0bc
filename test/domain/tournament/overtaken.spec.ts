/** A proposed round of a Swiss, and the standings by which it was proposed (T47). */
import { type Pairing, type TournamentCommand, isOvertaken, pairingsOf } from '../../../src/domain/index.js';
import { Chance } from '../../support/chance/random-player.js';
import { inTheField, swissOf } from '../../support/chance/random-swiss-night.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';
import { lawTimes } from '../../support/chance/laws.js';

const PROPOSE: TournamentCommand = { type: 'PairRound', seed: 'next', publish: false, at: NOON };

/** The round that was played, and the next one proposed; white wins, or in every third pairing black. */
function proposedAfter(round: number, entrants: number): TournamentTable {
  const table = TournamentTable.drawn({ kind: 'swiss', rounds: 6, lengths: [5] }, entrants, 'seed');
  for (let played = 1; played <= round; played += 1) {
    table.ready().forEach((pairing, nth) => table.record(pairing, nth % 3 === 1 ? 'black' : 'white'));
    table.accept(played < round ? { type: 'PairRound', seed: `round ${played}`, at: NOON } : PROPOSE);
  }
  return table;
}

function correct(table: TournamentTable, { key, length }: Pairing, winner: 'white' | 'black'): void {
  const score = { white: 0, black: 0, [winner]: length };
  const result = { winner, by: 'reported', score } as const;
  table.accept({ type: 'CorrectResult', pairing: key, result, reason: 'misread', at: NOON });
}

function shown(table: TournamentTable): readonly unknown[] {
  return swissOf(table).proposed?.pairs.map(({ white, black, why }) => [white, black, why]) ?? [];
}

const CASES = [5, 6, 8, 9, 12].flatMap((entrants) => [1, 2, 3].map((round) => [entrants, round] as const));

it.each(CASES)(
  'of %i entrants after round %i is told from one that the standings no longer give',
  (entrants, round) => {
    const corrections = pairingsOf(proposedAfter(round, entrants).opened).filter(({ outcome }) => outcome !== null);
    let others = 0;
    for (const { key } of corrections) {
      const table = proposedAfter(round, entrants);
      expect(isOvertaken(table.opened)).toBe(false);
      const before = shown(table);
      const pairing = pairingsOf(table.opened).find((each) => each.key === key);
      const winner = pairing?.outcome?.winner;
      if (pairing === undefined || winner === null || winner === undefined) throw new Error(`${key} was not played`);
      correct(table, pairing, winner === 'white' ? 'black' : 'white');
      const isTold = isOvertaken(table.opened);
      // Corrected back.
      correct(table, pairing, winner);
      expect(isOvertaken(table.opened)).toBe(false);
      correct(table, pairing, winner === 'white' ? 'black' : 'white');
      table.accept(PROPOSE);
      expect(isOvertaken(table.opened)).toBe(false);
      const isOther = JSON.stringify(shown(table)) !== JSON.stringify(before);
      if (isOther) others += 1;
      expect([key, isTold]).toEqual([key, isOther]);
    }
    expect(others).toBeGreaterThan(0);
  },
);

const everybody = Array.from({ length: 7 }, (_, nth) => `e${nth + 1}`);

it.each(everybody)('is overtaken by the entrant %s who leaves, from a pair or with the bye', (entryId) => {
  const table = proposedAfter(1, 7);
  table.accept({ type: 'Withdraw', entryId, until: 'end', reason: 'ill', at: NOON });
  expect(isOvertaken(table.opened)).toBe(true);
});

it('is overtaken by an entrant who comes late, and whole again with that entrant', () => {
  const table = proposedAfter(1, 6);
  table.accept({ type: 'Enter', entry: { entryId: 'late', player: 'late', seed: null, paid: false }, seed: 's' });
  expect(isOvertaken(table.opened)).toBe(true);
  expect(table.give({ type: 'PublishRound', round: 2, times: {}, at: NOON })).toBe('round.not-whole');
  table.accept(PROPOSE);
  expect(isOvertaken(table.opened)).toBe(false);
});

it('is not overtaken by a bye that was asked for', () => {
  const table = TournamentTable.drawn({ kind: 'swiss', rounds: 4, lengths: [5] }, 6, 'seed');
  for (const pairing of table.ready()) table.record(pairing, 'white');
  table.accept({ type: 'WantByes', entryId: 'e3', byes: [{ round: 2, points: 0.5 }] });
  table.accept(PROPOSE);
  expect(isOvertaken(table.opened)).toBe(false);
});

it('is the director’s own where it was made by hand', () => {
  const table = proposedAfter(1, 4);
  const [first, second] = pairingsOf(table.opened);
  if (first === undefined || second === undefined) throw new Error('there is no first round');
  const pairs = [first, second].map(({ white, black }) => ({ white: String(white), black: String(black) }));
  const pairing = { pairs, byes: [] } as never;
  table.accept({ type: 'ChangeRound', round: 2, pairing, times: {}, reason: null, at: NOON });
  correct(table, first, first.outcome?.winner === 'white' ? 'black' : 'white');
  expect(isOvertaken(table.opened)).toBe(false);
});

it('is nothing that a tournament without a proposal has', () => {
  const table = TournamentTable.drawn({ kind: 'swiss', rounds: 3, lengths: [5] }, 6, 'seed');
  expect(isOvertaken(table.opened)).toBe(false);
  expect(isOvertaken(TournamentTable.drawn({ kind: 'knockout', lengths: [5] }, 6, 'seed').opened)).toBe(false);
});

/** A night at random up to a proposal, also with entrants who have left. */
function nightBefore(chance: Chance, seed: number): TournamentTable | null {
  const table = TournamentTable.entered({ kind: 'swiss', rounds: 5, lengths: [5] }, 4 + chance.below(9), `${seed}`);
  table.accept({ type: 'Draw', seed: `${seed}`, standings: {}, at: NOON });
  const rounds = 1 + chance.below(3);
  for (let round = 1; round <= rounds; round += 1) {
    for (const pairing of table.ready()) table.record(pairing, chance.onceIn(2) ? 'white' : 'black');
    const entryId = chance.of(inTheField(table)) ?? '';
    if (chance.onceIn(3) && inTheField(table).length > 4) {
      table.accept({ type: 'Withdraw', entryId, until: 'return', reason: 'ill', at: NOON });
    }
    if (typeof table.give(round < rounds ? { type: 'PairRound', seed: `${round}`, at: NOON } : PROPOSE) === 'string') {
      return null;
    }
  }
  return table;
}

/** What a director may do while the round is proposed. */
function changesOf(chance: Chance, table: TournamentTable): readonly TournamentCommand[] {
  const played = pairingsOf(table.opened).filter(({ outcome }) => outcome !== null);
  const proposed = swissOf(table).proposed;
  const [pair] = proposed?.pairs ?? [];
  const leave = (entryId: string): TournamentCommand => {
    return { type: 'Withdraw', entryId, until: 'end', reason: 'ill', at: NOON };
  };
  const corrections = played.map(({ key, length }): TournamentCommand => {
    const winner = chance.onceIn(2) ? 'white' : 'black';
    const score = { white: chance.below(length), black: chance.below(length), [winner]: length };
    return {
      type: 'CorrectResult',
      pairing: key,
      result: { winner, by: 'reported', score },
      reason: 'misread',
      at: NOON,
    };
  });
  const back = table.opened.entries.filter(({ status }) => status === 'withdrawn');
  return [
    ...corrections,
    ...inTheField(table).map(leave),
    ...back.map(({ id }): TournamentCommand => ({ type: 'Return', entryId: id, at: NOON })),
    { type: 'Enter', entry: { entryId: 'late', player: 'late', seed: null, paid: false }, seed: 's' },
    ...(pair === undefined
      ? []
      : [{ type: 'ChangeDetails', details: { forbiddenPairs: [[pair.white, pair.black]] } } as const]),
  ];
}

/** Who meets whom, and who has a bye. */
function paired(table: TournamentTable): string {
  const { pairs = [], byes = [] } = swissOf(table).proposed ?? {};
  return JSON.stringify([pairs.map(({ white, black }) => [white, black].toSorted()).toSorted(), byes.toSorted()]);
}

it('is overtaken wherever pairing again gives another round, and never at once', () => {
  let others = 0;
  for (let seed = 1; seed <= lawTimes(150); seed += 1) {
    const chance = new Chance(seed);
    const night = nightBefore(chance, seed);
    if (night === null || swissOf(night).proposed === undefined) continue;
    expect([seed, isOvertaken(night.opened)]).toEqual([seed, false]);
    for (const change of changesOf(chance, night)) {
      const table = new TournamentTable();
      table.state = night.state;
      if (typeof table.give(change) === 'string' || swissOf(table).proposed === undefined) continue;
      const [isTold, before] = [isOvertaken(table.opened), paired(table)];
      const isOther = typeof table.give(PROPOSE) !== 'string' && paired(table) !== before;
      if (isOther) others += 1;
      expect([seed, change, isOther && !isTold]).toEqual([seed, change, false]);
    }
  }
  expect(others).toBeGreaterThan(500);
});
