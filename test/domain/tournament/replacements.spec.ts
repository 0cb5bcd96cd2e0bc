/** Another player instead of an absent one (T47). */
import { type Pairing, pairingsOf } from '../../../src/domain/index.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';

const KNOCKOUT = { kind: 'knockout', lengths: [5] };
const BY_NEW = { player: 'new', reason: 'did not come', at: NOON } as const;

function drawn(format: Readonly<Record<string, unknown>>, entrants: number): TournamentTable {
  const table = TournamentTable.drawn(format, entrants, 'seed');
  makeMatches(table);
  return table;
}

/** A match for each pairing that is ready, as the matches make them. */
function makeMatches(table: TournamentTable): void {
  const ready = table.ready().filter(({ key }) => table.opened.matches[key] === undefined);
  const nth = table.events.length;
  table.accept({ type: 'MakeMatches', made: ready.map(({ key }) => ({ pairing: key, matchId: `${key} ${nth}` })) });
}

/** The first pairing of two, and its white. */
function firstOf(table: TournamentTable): { readonly pairing: Pairing; readonly entryId: string } {
  const [pairing] = table.ready();
  if (pairing === undefined) throw new Error('nothing to play');
  return { pairing, entryId: pairing.white ?? '' };
}

describe('an entrant who has not come', () => {
  it('is replaced in the entry, which keeps its place, and the match is given up', () => {
    const table = drawn(KNOCKOUT, 5);
    const { pairing, entryId } = firstOf(table);
    const { matchId } = table.opened.matches[pairing.key] ?? {};
    const [before, places] = [table.shown(), table.opened.entries.length];
    const from = table.opened.entries.find(({ id }) => id === entryId)?.player;

    expect(table.accept({ type: 'Replace', entryId, ...BY_NEW })).toEqual([
      { type: 'PairingVoided', pairing: pairing.key, matchId },
      { type: 'EntrantReplaced', entryId, from, to: 'new', reason: 'did not come' },
    ]);

    expect(table.shown()).toEqual(before);
    expect(table.opened.entries).toHaveLength(places);
    expect(table.opened.entries.find(({ id }) => id === entryId)).toMatchObject({ player: 'new', status: 'entered' });
    expect(table.opened.matches[pairing.key]).toBeUndefined();
    makeMatches(table);
    expect(table.opened.matches[pairing.key]?.matchId).not.toBe(matchId);
  });

  it('is replaced in every match of a round robin', () => {
    const table = drawn({ kind: 'round-robin', lengths: [3] }, 4);
    const events = table.accept({ type: 'Replace', entryId: 'e1', ...BY_NEW });
    expect(events.filter(({ type }) => type === 'PairingVoided')).toHaveLength(3);
  });

  it('is replaced on a place with a bye, before the draw, and when away for a while', () => {
    const withBye = drawn(KNOCKOUT, 3);
    const rested = pairingsOf(withBye.opened).find(({ black }) => black === 'bye')?.white ?? '';
    expect(withBye.give({ type: 'Replace', entryId: rested, ...BY_NEW })).toMatchObject([{ type: 'EntrantReplaced' }]);

    const before = TournamentTable.entered(KNOCKOUT, 3, 'seed');
    before.accept({ type: 'Withdraw', entryId: 'e2', until: 'return', reason: 'late', at: NOON });
    before.accept({ type: 'Replace', entryId: 'e2', ...BY_NEW });
    expect(before.opened.entries[1]).toMatchObject({ player: 'new', status: 'entered', until: null });
  });

  it('is not replaced by a player who is in the tournament', () => {
    const table = drawn(KNOCKOUT, 4);
    expect(table.give({ type: 'Replace', entryId: 'e1', ...BY_NEW, player: 'p2' })).toBe('entry.twice');
    expect(table.give({ type: 'Replace', entryId: 'e1', ...BY_NEW, player: 'p1' })).toBe('entry.twice');
  });
});

describe('an entrant who has come', () => {
  it('is not replaced once a match of the entrant has begun, and the others still are', () => {
    const table = drawn(KNOCKOUT, 4);
    const { pairing, entryId } = firstOf(table);
    table.accept({ type: 'BeginMatch', matchId: table.opened.matches[pairing.key]?.matchId ?? '' });
    const refusal = { code: 'entry.cannot-replace', params: { reason: 'begun' } };
    expect(table.refusal({ type: 'Replace', entryId, ...BY_NEW })).toEqual(refusal);
    const other = firstOf(table).entryId;
    expect(table.give({ type: 'Replace', entryId: other, ...BY_NEW })).toMatchObject([{}, { type: 'EntrantReplaced' }]);
  });

  it('is not replaced with a result, also one that was won without playing', () => {
    const table = drawn(KNOCKOUT, 4);
    const { pairing, entryId } = firstOf(table);
    table.record(pairing, 'black');
    const refusal = { code: 'entry.cannot-replace', params: { reason: 'result' } };
    expect(table.refusal({ type: 'Replace', entryId, ...BY_NEW })).toEqual(refusal);
    const next = firstOf(table);
    table.accept({ type: 'Withdraw', entryId: next.entryId, until: 'end', reason: 'ill', at: NOON });
    expect(table.refusal({ type: 'Replace', entryId: next.pairing.black ?? '', ...BY_NEW })).toEqual(refusal);
    expect(table.give({ type: 'Replace', entryId: next.entryId, ...BY_NEW })).toBe('entry.gone');
  });

  it('is not replaced either where a correction has set aside what the entrant has played, which may count again', () => {
    const table = drawn(KNOCKOUT, 3);
    const [first] = table.ready();
    const correct = (winner: 'white' | 'black') => {
      const result = { winner, by: 'reported', score: { white: 0, black: 0, [winner]: 5 } } as const;
      table.accept({ type: 'CorrectResult', pairing: first!.key, result, reason: 'slip', at: NOON });
    };
    table.record(first!, 'white');
    makeMatches(table);
    const { pairing: final, entryId } = firstOf(table);
    table.accept({ type: 'BeginMatch', matchId: table.opened.matches[final.key]?.matchId ?? '' });
    correct('black');
    const refusal = (reason: string) => ({ code: 'entry.cannot-replace', params: { reason } });
    expect(table.refusal({ type: 'Replace', entryId, ...BY_NEW })).toEqual(refusal('begun'));
    correct('white');
    table.record(final, 'white');
    correct('black');
    expect(table.refusal({ type: 'Replace', entryId, ...BY_NEW })).toEqual(refusal('result'));
    const other = firstOf(table).pairing.black ?? '';
    expect(table.refusal({ type: 'Replace', entryId: other, ...BY_NEW })).toEqual(refusal('result'));
  });
});
