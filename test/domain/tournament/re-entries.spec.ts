/** Re-entry (T9): who may buy in again, where, and what becomes of the bracket. */
import fc from 'fast-check';
import { type Pairing, type Slot, pairingsOf } from '../../../src/domain/index.js';
import type { ViolationParams } from '../../../src/domain/kernel/violation.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';
import { expectEqual } from '../../support/domain/expect-equal.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const KNOCKOUT = { kind: 'knockout', lengths: [5], reEntry: true };
const CONSOLATION = { kind: 'progressive', lengths: [3] };
const FORMATS = [
  KNOCKOUT,
  { ...KNOCKOUT, thirdPlace: true },
  { ...KNOCKOUT, consolation: CONSOLATION, lastChance: { lengths: [1] } },
  { ...KNOCKOUT, consolation: { ...CONSOLATION, kind: 'plain' } },
  { kind: 'double-elimination', lengths: [5], reEntry: true },
];

/** Loses the first pairing that is ready; the loser. */
function firstLoser(table: TournamentTable): string {
  const [pairing] = table.ready();
  if (pairing === undefined) throw new Error('nothing to play');
  table.record(pairing, 'white');
  return pairing.black ?? '';
}

function again(entryId: string, nth = 2): Parameters<TournamentTable['give']>[0] {
  const player = entryId.replace('e', 'p');
  return { type: 'Enter', entry: { entryId: `${entryId}.${nth}`, player, seed: null, paid: true }, seed: 'again' };
}

function begin(table: TournamentTable, { key }: Pairing): void {
  table.accept({ type: 'MakeMatches', made: [{ pairing: key, matchId: key }] });
  table.accept({ type: 'BeginMatch', matchId: key });
}

describe('a player who has lost', () => {
  it('enters again on the place of a bye, and the earlier entry is withdrawn for good', () => {
    const table = TournamentTable.drawn(KNOCKOUT, 5, 'seed');
    const loser = firstLoser(table);
    const events = table.accept(again(loser));
    expect(events.map(({ type }) => type)).toEqual(['EntrantWithdrawn', 'EntrantRegistered', 'LatePlaceTaken']);
    expect(table.opened.entries.find(({ id }) => id === loser)).toMatchObject({ status: 'withdrawn', until: 'end' });
    const pairing = pairingsOf(table.opened).find(({ white, black }) => [white, black].includes(`${loser}.2`));
    expect(pairing).toMatchObject({ round: 1, status: 'ready' });
    expect(table.opened.entries).toHaveLength(6);
  });

  it('enters nowhere again where the format has no re-entry', () => {
    const table = TournamentTable.drawn({ ...KNOCKOUT, reEntry: false }, 5, 'seed');
    const refusal = { code: 'entry.twice', params: { reason: 'entered', player: 'p1' } };
    expect(table.refusal(again(firstLoser(table)))).toEqual(refusal);
  });

  it('finds no place beside an entrant who has begun to play on', () => {
    const table = TournamentTable.drawn(KNOCKOUT, 3, 'seed');
    const loser = firstLoser(table);
    const [final] = table.ready();
    if (final === undefined) throw new Error('no final');
    begin(table, final);
    expect(table.refusal(again(loser))).toEqual({ code: 'entry.too-late', params: { reason: 'no-bye-left' } });
  });

  it('finds no place in a field without byes', () => {
    const table = TournamentTable.drawn(KNOCKOUT, 4, 'seed');
    expect(table.give(again(firstLoser(table)))).toBe('entry.too-late');
  });

  it('finds no place beside those who have left', () => {
    const table = TournamentTable.drawn(KNOCKOUT, 6, 'seed');
    const playing = table.ready().flatMap(({ white, black }) => [white, black]);
    const loser = firstLoser(table);
    for (const { id } of table.opened.entries.filter((entry) => !playing.includes(entry.id))) {
      table.accept({ type: 'Withdraw', entryId: id, until: 'end', reason: 'ill', at: NOON });
    }
    expect(table.refusal(again(loser))).toEqual({ code: 'entry.too-late', params: { reason: 'no-bye-left' } });
  });

  it('does not enter again with a result in the consolation, also one of a slip', () => {
    const table = TournamentTable.drawn({ ...KNOCKOUT, consolation: CONSOLATION }, 13, 'seed');
    for (const pairing of table.ready()) table.record(pairing, 'white');
    const consolation = table.ready().find(({ flight }) => flight === 'consolation');
    if (consolation === undefined) throw new Error('no consolation yet');
    table.record(consolation, 'white');
    for (const id of [consolation.white, consolation.black]) {
      expect(table.refusal(again(id ?? ''))?.params).toMatchObject({ reason: 'begun-elsewhere' });
    }
  });

  it('plays on in the consolation, or enters again, but not both', () => {
    const table = TournamentTable.drawn({ ...KNOCKOUT, consolation: CONSOLATION }, 13, 'seed');
    const round = table.ready();
    for (const pairing of round) table.record(pairing, 'white');
    const losers = round.map(({ black }) => black ?? '');
    const consolation = table.ready().find(({ flight }) => flight === 'consolation');
    if (consolation === undefined) throw new Error('no consolation yet');
    begin(table, consolation);
    const plays = losers.filter((id) => [consolation.white, consolation.black].includes(id));
    for (const loser of plays) {
      expect(table.refusal(again(loser))).toMatchObject({ code: 'entry.twice', params: { reason: 'begun-elsewhere' } });
    }
    const other = losers.find((id) => !plays.includes(id)) ?? '';
    expect(table.give(again(other))).toMatchObject([{ type: 'EntrantWithdrawn', entryId: other }, {}, {}]);
  });
});

describe('a player who has not lost in the main flight', () => {
  it('does not enter again: still in it, out without a loss, or disqualified', () => {
    const table = TournamentTable.drawn(KNOCKOUT, 6, 'seed');
    const [one, two] = table.ready();
    const [winner, leaver] = [one?.white ?? '', two?.white ?? ''];
    const reason = (): unknown =>
      [winner, leaver].map((id) => (table.refusal(again(id))?.params as ViolationParams | undefined)?.['reason']);
    firstLoser(table);
    expect(reason()).toEqual(['still-in-main', 'still-in-main']);
    table.accept({ type: 'Withdraw', entryId: leaver, until: 'end', reason: 'ill', at: NOON });
    expect(reason()).toEqual(['still-in-main', 'withdrawn']);
    table.accept({ type: 'Disqualify', entryId: leaver, reason: 'rude', at: NOON });
    expect(reason()).toEqual(['still-in-main', 'disqualified']);
  });

  it('of a double elimination has to lose twice', () => {
    const table = TournamentTable.drawn({ kind: 'double-elimination', lengths: [5], reEntry: true }, 5, 'seed');
    const loser = firstLoser(table);
    expect(table.refusal(again(loser))?.params).toMatchObject({ reason: 'still-in-main' });
  });
});

describe('brackets with re-entries', () => {
  it('are played to their end, with results of those who meet, and no player meets themselves', () => {
    let reEntries = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMATS),
        fc.constantFrom(3, 5, 6, 7, 9, 10, 11, 13),
        fc.array(fc.record({ act: fc.nat(9), which: fc.nat(40), white: fc.boolean() }), { maxLength: 60 }),
        (format, entrants, acts) => {
          const table = TournamentTable.drawn(format, entrants, 'seed');
          for (const { act, which, white } of acts) {
            const ready = table.ready();
            const next = ready[which % Math.max(1, ready.length)];
            const [before, count] = [table.opened, table.opened.entries.length];
            const losers = losersOf(table);
            const one = before.entries.find(({ id }) => id === losers[which % Math.max(1, losers.length)]);
            if (act < 4 && one !== undefined) {
              const entry = { entryId: `x${count}`, player: one.player, seed: null, paid: true };
              const given = table.give({ type: 'Enter', entry, seed: `${which}` });
              if (typeof given !== 'string') reEntries += 1;
              // Nothing that was begun is undone.
              for (const key of [...before.begun, ...Object.keys(before.outcomes)]) {
                expect([key, playersAt(table, key)]).toEqual([
                  key,
                  before.matches[key]?.players ?? before.outcomes[key]?.players,
                ]);
              }
            } else if (next !== undefined && table.opened.status === 'running') {
              if (act === 9) begin(table, next);
              else table.record(next, white ? 'white' : 'black');
            }
            checkBracket(table);
          }
          for (let [next] = table.ready(); next !== undefined; [next] = table.ready()) table.record(next, 'white');
          for (const pairing of pairingsOf(table.opened))
            if (pairing.status === 'playing') table.record(pairing, 'white');
        },
      ),
      { numRuns: lawTimes(300), seed: lawSeed(2_015) },
    );
    expect(reEntries).toBeGreaterThan(30);
  });
});

/** Who has lost in the main flight. */
function losersOf(table: TournamentTable): readonly Slot[] {
  return pairingsOf(table.opened).flatMap(({ flight, outcome, winner, white, black }) =>
    flight === 'main' && outcome !== null ? [winner === white ? black : white] : [],
  );
}

function playersAt(table: TournamentTable, key: string): unknown {
  const { white, black } = pairingsOf(table.opened).find((pairing) => pairing.key === key) ?? {};
  return { white, black };
}

function checkBracket(table: TournamentTable): void {
  const { entries, outcomes, matches, stages } = table.opened;
  const pairings = new Map(pairingsOf(table.opened).map((pairing) => [pairing.key, pairing]));
  const person = (slot: Slot): string => entries.find(({ id }) => id === slot)?.player ?? 'nobody';
  for (const [key, { players }] of [...Object.entries(outcomes), ...Object.entries(matches)]) {
    const there = pairings.get(key);
    expectEqual([key, { white: there?.white, black: there?.black }], [key, players]);
  }
  for (const { white, black, status, outcome } of pairings.values()) {
    if (white === null || black === null || white === 'bye' || black === 'bye') continue;
    if (status === 'finished' && outcome === null) continue;
    if (person(white) === person(black)) expect(person(white)).not.toBe(person(black));
  }
  // Of one player at most one entry is still in.
  const present = entries.filter(({ left }) => left === null).map(({ player }) => player);
  expectEqual(new Set(present).size, present.length);
  // Everybody has one place, and no place has two.
  const [stage] = stages;
  const placed = stage?.kind === 'bracket' ? stage.places.filter((place) => place !== null) : [];
  expectEqual(placed.toSorted(), entries.map(({ id }) => id).toSorted());
}
