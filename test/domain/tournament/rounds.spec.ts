/** Swiss and round robin from the draw to the last place, with late entrants, withdrawals and a next stage. */
import { type Pairing, milliseconds, pairingsOf, standingsOf } from '../../../src/domain/index.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';

function playRound(table: TournamentTable): void {
  for (const [index, pairing] of table.ready().entries()) table.record(pairing, index % 3 === 0 ? 'black' : 'white');
}

describe('a Swiss', () => {
  it('pairs round after round without a rematch or a second bye, and ends after the last', () => {
    const table = TournamentTable.drawn({ kind: 'swiss', rounds: 5, lengths: [7] }, 13, 'seed');
    playRound(table);
    expect(table.give({ type: 'PairRound', seed: 'r2', at: NOON })).not.toBe('tournament.round-open');
    expect(table.give({ type: 'PairRound', seed: 'r3', at: NOON })).toBe('tournament.round-open');
    playRound(table);
    for (const seed of ['r3', 'r4', 'r5']) {
      table.accept({ type: 'PairRound', seed, at: NOON });
      playRound(table);
    }
    expect(table.opened.status).toBe('finished');
    const pairings = pairingsOf(table.opened);
    const met = pairings
      .filter(({ black }) => black !== 'bye')
      .map(({ white, black }) => [white, black].toSorted().join());
    expect(new Set(met).size).toBe(met.length);
    const byes = pairings.filter(({ black }) => black === 'bye').map(({ white }) => white);
    expect(new Set(byes).size).toBe(5);
    const [standings] = standingsOf(table.opened);
    expect(standings?.rows).toHaveLength(13);
    expect(standings?.rows[0]).toMatchObject({ place: 1, wins: expect.any(Number) });
    const wins = standings?.rows.map((row) => row.wins) ?? [];
    expect(wins).toEqual(wins.toSorted((a, b) => b - a));
  });

  it('lets an entrant join late with losses, and pairs none that has left', () => {
    const table = TournamentTable.drawn({ kind: 'swiss', rounds: 3, lengths: [7] }, 6, 'seed');
    playRound(table);
    table.accept({ type: 'Enter', entry: { entryId: 'late', player: 'late', seed: null, paid: false }, seed: 's' });
    table.accept({ type: 'Withdraw', entryId: 'e1', until: 'end', reason: 'ill', at: NOON });
    table.accept({ type: 'PairRound', seed: 'r2', at: NOON });
    const second = pairingsOf(table.opened).filter(({ round }) => round === 2);
    const seated = second.flatMap(({ white, black }) => [white, black]);
    expect(seated).toContain('late');
    expect(seated).not.toContain('e1');
  });
});

it.each(['s0', 's1', 's2', 's3'])(
  'lots are drawn by those whom nothing else separates, and more is better (T50): %s',
  (seed) => {
    const table = TournamentTable.drawn({ kind: 'swiss', rounds: 3, lengths: [3] }, 6, seed);
    const [played, ...others] = table.ready();
    table.record(played!, 'white');
    for (const other of others) forfeit(table, other, 'white');
    const rows = standingsOf(table.opened)[0]?.rows ?? [];
    const lots = rows.map(({ tieBreaks }) => tieBreaks.find(({ name }) => name === 'lots')?.value ?? null);
    const tied = rows.map(
      ({ separatedBy }, index) => separatedBy === 'lots' || rows[index + 1]?.separatedBy === 'lots',
    );
    expect(tied.filter(Boolean)).toHaveLength(4);
    expect(lots.map((value) => value !== null)).toEqual(tied);
    for (const [index, { separatedBy }] of rows.entries()) {
      if (separatedBy === 'lots') expect(lots[index]).toBeLessThan(lots[index - 1] ?? 0);
    }
  },
);

describe('a round robin in groups', () => {
  it('sends the best of each group into a knockout, group winners apart', () => {
    const then = { kind: 'knockout', lengths: [9] };
    const format = { kind: 'round-robin', groups: 2, qualifiers: 2, lengths: [5], then };
    const table = TournamentTable.drawn(format, 8, 'seed');
    expect(pairingsOf(table.opened)).toHaveLength(12);
    while (table.ready().length > 0) playRound(table);
    expect(table.opened.status).toBe('running');
    const tables = standingsOf(table.opened);
    expect(tables.map(({ group }) => group)).toEqual(['A', 'B']);
    table.accept({ type: 'PairRound', seed: 'k', at: NOON });
    const first = tables.map(({ rows }) => rows[0]?.entry);
    const semifinals = pairingsOf(table.opened).filter(({ stage, round }) => stage === 2 && round === 1);
    expect(semifinals).toHaveLength(2);
    for (const { white, black, length } of semifinals) {
      expect(length).toBe(9);
      expect([white, black].filter((slot) => first.includes(String(slot)))).toHaveLength(1);
    }
    while (table.ready().length > 0) playRound(table);
    expect(table.opened.status).toBe('finished');
  });

  it('annuls the results of an entrant who leaves before half of the matches (T19)', () => {
    const table = TournamentTable.drawn({ kind: 'round-robin', lengths: [5] }, 5, 'seed');
    const mine = table.ready().find(({ white, black }) => white === 'e1' || black === 'e1');
    if (mine === undefined) throw new Error('nothing to play');
    table.record(mine, 'white');
    table.accept({ type: 'Withdraw', entryId: 'e1', until: 'end', reason: 'ill', at: NOON });
    const own = pairingsOf(table.opened).filter(
      ({ white, black }) => (white === 'e1' || black === 'e1') && black !== 'bye',
    );
    expect(own.every(({ annulled }) => annulled)).toBe(true);
    expect(standingsOf(table.opened)[0]?.rows.every(({ wins }) => wins === 0)).toBe(true);
  });

  it('lets the played matches of a disqualified entrant stand, and makes the others forfeits (T25)', () => {
    const table = TournamentTable.drawn({ kind: 'round-robin', lengths: [5] }, 5, 'seed');
    const mine = table.ready().find(({ white, black }) => white === 'e1' || black === 'e1');
    if (mine === undefined) throw new Error('nothing to play');
    table.record(mine, mine.white === 'e1' ? 'white' : 'black');
    table.accept({ type: 'Disqualify', entryId: 'e1', reason: 'cheating', at: NOON });
    const row = standingsOf(table.opened)[0]?.rows.find(({ entry }) => entry === 'e1');
    expect(row).toMatchObject({ played: 4, won: 1, lost: 3, annulled: 0 });
  });

  it.each([
    ['annul', 5, ['e1']],
    ['by-share', 8, ['e1', 'e2', 'e3', 'e4']],
  ])('keeps what those have played who leave when only matches of others were given up (T19): %s', (...given) => {
    const [withdrawn, entrants, early] = given;
    const then = { kind: 'knockout', lengths: [5] };
    const format = { kind: 'round-robin', lengths: [5], withdrawn, groups: 1, qualifiers: 2, then };
    const table = TournamentTable.drawn(format, entrants, 'seed');
    const leaves = (entryId: string) =>
      table.accept({ type: 'Withdraw', entryId, until: 'end', reason: 'ill', at: NOON });
    early.forEach(leaves);
    while (table.ready().length > 0) playRound(table);
    const played = standingsOf(table.opened)[0]?.rows;
    leaves(played?.[0]?.entry ?? '');
    // Instead of the first the third goes on; nothing else of anybody is another.
    const kept = played?.map((row, at) => ({ ...row, qualifies: at === 1 || at === 2 }));
    expect(standingsOf(table.opened)[0]?.rows).toEqual(kept);
  });
});

describe('a ladder', () => {
  it('moves the winner of a challenge up and those between down, within reach only', () => {
    const table = TournamentTable.drawn({ kind: 'ladder', lengths: [5], reach: 2 }, 4, 'seed');
    const order = () => standingsOf(table.opened)[0]?.rows.map(({ entry }) => entry);
    expect(order()).toEqual(['e1', 'e2', 'e3', 'e4']);
    const challenge = (challengeId: string, challenger: string, challenged: string) =>
      table.give({ type: 'Challenge', challengeId, challenger, challenged, at: NOON });
    expect(challenge('c0', 'e4', 'e1')).toBe('ladder.out-of-reach');
    expect(challenge('c1', 'e4', 'e2')).not.toBe('ladder.out-of-reach');
    expect(challenge('c2', 'e3', 'e2')).toBe('ladder.challenge-open');
    const [pairing] = table.ready();
    if (pairing === undefined) throw new Error('nothing to play');
    table.record(pairing, 'white');
    expect(order()).toEqual(['e1', 'e4', 'e2', 'e3']);
    expect(challenge('c3', 'e2', 'e4')).not.toBe('ladder.too-soon');
    const [again] = table.ready();
    if (again === undefined) throw new Error('nothing to play');
    table.record(again, 'black');
    expect(challenge('c4', 'e2', 'e4')).toBe('ladder.too-soon');
  });

  it('keeps both out of another challenge until a reported result is final: an objection opens the first again (T41)', () => {
    const table = TournamentTable.drawn({ kind: 'ladder', lengths: [5] }, 4, 'seed');
    const challenge = (challengeId: string, at = NOON) =>
      table.give({ type: 'Challenge', challengeId, challenger: 'e2', challenged: 'e1', at });
    table.accept({ type: 'Challenge', challengeId: 'c1', challenger: 'e3', challenged: 'e2', at: NOON });
    const [first] = table.ready();
    table.report(first!, 'white', 'white');
    expect(challenge('c2')).toBe('ladder.challenge-open');
    const { finalAt } = pairingsOf(table.opened)[0]?.outcome ?? {};
    expect(challenge('c3', milliseconds(finalAt! - 1))).toBe('ladder.challenge-open');
    expect(challenge('c4', finalAt!)).toMatchObject([{ type: 'ChallengeMade' }]);
  });

  it('gives the place of a challenged who leaves to the challenger, who is free for another', () => {
    const table = TournamentTable.drawn({ kind: 'ladder', lengths: [5] }, 5, 'seed');
    const challenge = (challengeId: string, challenger: string, challenged: string) =>
      table.accept({ type: 'Challenge', challengeId, challenger, challenged, at: NOON });
    challenge('c1', 'e4', 'e2');
    table.accept({ type: 'Withdraw', entryId: 'e2', until: 'end', reason: 'moves away', at: NOON });
    expect(standingsOf(table.opened)[0]?.rows.map(({ entry }) => entry)).toEqual(['e1', 'e4', 'e3', 'e5']);
    challenge('c2', 'e5', 'e4');
    for (const pairing of table.ready()) table.record(pairing, 'white');
    expect(standingsOf(table.opened)[0]?.rows.map(({ entry }) => entry)).toEqual(['e1', 'e5', 'e4', 'e3']);
  });

  it.each([
    ['takes the challenge up again where they come back in time', false, ['e1', 'e2', 'e3', 'e4', 'e5'], ['c1']],
    [
      'keeps that place lost where the challenger is in another challenge',
      true,
      ['e1', 'e4', 'e2', 'e3', 'e5'],
      ['c2'],
    ],
  ])('of a challenged who leaves %s', (_what, isOn, order, open) => {
    const table = TournamentTable.drawn({ kind: 'ladder', lengths: [5] }, 5, 'seed');
    const challenge = (challengeId: string, challenger: string, challenged: string) =>
      table.accept({ type: 'Challenge', challengeId, challenger, challenged, at: NOON });
    challenge('c1', 'e4', 'e2');
    table.accept({ type: 'Withdraw', entryId: 'e2', until: 'end', reason: 'moves away', at: NOON });
    if (isOn) challenge('c2', 'e4', 'e1');
    table.accept({ type: 'Return', entryId: 'e2', at: NOON });
    expect(standingsOf(table.opened)[0]?.rows.map(({ entry }) => entry)).toEqual(order);
    expect(table.ready().map(({ key }) => key)).toEqual(open.map((id) => `1/${id}`));
  });
});

describe('a league', () => {
  it('is a table by points', () => {
    const table = TournamentTable.drawn({ kind: 'league', lengths: [5], points: { win: 2, loss: 1 } }, 4, 'seed');
    while (table.ready().length > 0) for (const pairing of table.ready()) table.record(pairing, 'white');
    expect(table.opened.status).toBe('finished');
    const rows = standingsOf(table.opened)[0]?.rows ?? [];
    expect(rows).toHaveLength(4);
    expect(rows[0]?.tieBreaks[0]?.name).toBe('wins-among-tied');
  });

  it.each([
    ['played one and given one up', ['played', 'given-up'], true],
    ['played two and given one up', ['played', 'played', 'given-up'], false],
    ['played one and did not come to one, as the opponent did not', ['played', 'neither-came'], true],
    ['only got two that opponents gave up', ['got', 'got'], true],
    ['played one and got two that opponents gave up', ['played', 'got', 'got'], false],
  ])(
    'counts only what was played of four matches as played, and none that an opponent gave up (T19): who has %s',
    (...given) => {
      const [, matches, isAnnulled] = given;
      const table = TournamentTable.drawn({ kind: 'round-robin', lengths: [5] }, 5, 'seed');
      for (const match of matches) {
        const mine = table.ready().find(({ white, black }) => white === 'e1' || black === 'e1');
        if (mine === undefined) throw new Error('nothing to play');
        const [own, other] = mine.white === 'e1' ? (['white', 'black'] as const) : (['black', 'white'] as const);
        if (match === 'played') table.record(mine, own);
        else if (match === 'neither-came') forfeit(table, mine, null);
        else forfeit(table, mine, match === 'got' ? own : other);
      }
      table.accept({ type: 'Withdraw', entryId: 'e1', until: 'end', reason: 'ill', at: NOON });
      const row = standingsOf(table.opened)[0]?.rows.find(({ entry }) => entry === 'e1');
      expect(row?.annulled).toBe(isAnnulled ? matches.length : 0);
    },
  );
});

function forfeit(table: TournamentTable, { key }: Pairing, winner: 'white' | 'black' | null): void {
  const result = { winner, by: winner === null ? 'no-show' : 'forfeit', score: null } as const;
  table.accept({ type: 'RecordResult', pairing: key, result, source: 'staff', at: NOON });
}

describe('an entrant of a round robin or league who comes back', () => {
  it.each([
    [{ kind: 'league', lengths: [3] }, 1],
    [{ kind: 'round-robin', lengths: [3], double: true }, 2],
    [{ kind: 'round-robin', lengths: [3], rounds: 2 }, 0],
  ])('meets those who came late meanwhile, where everybody meets everybody (T16): %j', (format, times) => {
    const table = TournamentTable.drawn(format, 4, 'seed');
    table.record(table.ready()[0]!, 'white');
    const leave = (entryId: string) =>
      table.accept({ type: 'Withdraw', entryId, until: 'end', reason: 'ill', at: NOON });
    const comeLate = (entryId: string) =>
      table.accept({ type: 'Enter', entry: { entryId, player: entryId, seed: null, paid: false }, seed: 's' });
    const comeBack = (entryId: string) => table.accept({ type: 'Return', entryId, at: NOON });
    const meetings = (one: string, other: string): number =>
      pairingsOf(table.opened).filter(({ white, black }) => [one, other].every((id) => id === white || id === black))
        .length;
    leave('e2');
    comeLate('late');
    leave('late');
    comeLate('later');
    expect([meetings('e2', 'late'), meetings('late', 'later')]).toEqual([0, 0]);
    for (const entryId of ['e2', 'late']) comeBack(entryId);
    leave('e2');
    comeBack('e2');
    expect([meetings('e2', 'late'), meetings('e2', 'later'), meetings('late', 'later')]).toEqual([times, times, times]);

    const [stage] = table.opened.stages;
    expect(stage?.kind === 'rounds' && stage.groups.flat().toSorted()).toEqual([
      'e1',
      'e2',
      'e3',
      'e4',
      'late',
      'later',
    ]);
    const keys = pairingsOf(table.opened).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    while (table.ready()[0] !== undefined) table.record(table.ready()[0]!, 'white');
    expect(table.opened.status).toBe('finished');
  });

  it('meets those who came late also where the next stage is drawn and has not begun (T16)', () => {
    const then = { kind: 'knockout', lengths: [5] };
    const format = { kind: 'round-robin', groups: 2, qualifiers: 2, lengths: [3], then };
    const table = TournamentTable.drawn(format, 8, 'seed');
    const [stage] = table.opened.stages;
    const gone = stage?.kind === 'rounds' ? stage.groups[0]?.at(-1) : undefined;
    if (gone === undefined) throw new Error('a group is empty');
    table.record(table.ready()[0]!, 'white');
    table.accept({ type: 'Withdraw', entryId: gone, until: 'end', reason: 'ill', at: NOON });
    table.accept({ type: 'Enter', entry: { entryId: 'late', player: 'late', seed: null, paid: false }, seed: 's' });
    while (table.opened.stages.length === 1 && table.ready()[0] !== undefined) table.record(table.ready()[0]!, 'white');
    table.give({ type: 'PairRound', seed: 'next', at: NOON });
    expect(table.opened.stages).toHaveLength(2);
    table.accept({ type: 'Return', entryId: gone, at: NOON });
    expect(table.opened.stages).toHaveLength(1);
    const meetings = table.ready().map(({ white, black }) => [white, black].toSorted());
    expect(meetings).toContainEqual([gone, 'late']);
  });
});
