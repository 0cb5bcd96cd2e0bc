/** Nights of a Swiss at random, with rounds that are proposed, made by hand, swapped, unpaired and paired again. */
import { type AskedRound, type Round, pairingsOf } from '../../../src/domain/index.js';
import type { RoundsStage } from '../../../src/domain/tournament/state.js';
import { Chance } from './random-player.js';
import { NOON, TournamentTable } from './random-tournament.js';

/** Everybody who is in, in a random order, two and two. */
export function roundByChance(chance: Chance, entries: readonly string[]): AskedRound {
  const left = [...entries];
  const next = (): string => left.splice(chance.below(left.length), 1)[0] ?? '';
  const byes = left.length % 2 === 1 ? [next()] : [];
  const pairs: { white: string; black: string }[] = [];
  while (left.length > 0) pairs.push({ white: next(), black: next() });
  return { pairs, byes };
}

export function swissOf(table: TournamentTable): RoundsStage {
  const stage = table.opened.stages.at(-1);
  if (stage?.kind !== 'rounds') throw new Error('no Swiss');
  return stage;
}

export function inTheField(table: TournamentTable): readonly string[] {
  return table.opened.entries
    .filter(({ status }) => status === 'entered' || status === 'checked-in')
    .map(({ id }) => id);
}

/** What is known of the night before a round: who has met whom, who has had a full bye, and who has how many wins. */
export class NightSoFar {
  private readonly met = new Set<string>();
  private readonly hadBye = new Set<string>();
  readonly wins = new Map<string, number>();

  constructor(table: TournamentTable, round: number) {
    const notes = swissOf(table).rounds.flatMap(({ byeNotes = [], number }) =>
      number < round ? byeNotes.map((note) => ({ ...note, number })) : [],
    );
    for (const pairing of pairingsOf(table.opened)) {
      const { white, black, winner } = pairing;
      if (pairing.round >= round) continue;
      if (black === 'bye') {
        const points = notes.find((note) => note.number === pairing.round && note.entry === white)?.points ?? 1;
        if (points === 1) this.hadBye.add(white ?? '');
        this.count(white ?? '', points);
      } else {
        this.met.add([white, black].toSorted().join());
        if (winner !== null) this.count(winner, 1);
      }
    }
  }

  haveMet(one: string, other: string): boolean {
    return this.met.has([one, other].toSorted().join());
  }

  hasHadBye(entry: string): boolean {
    return this.hadBye.has(entry);
  }

  winsOf(entry: string): number {
    return this.wins.get(entry) ?? 0;
  }

  private count(entry: string, points: number): void {
    this.wins.set(entry, this.winsOf(entry) + points);
  }
}

/** A night in which anything that a director may do to the next round happens; each published round is shown once. */
export function playNight(seed: number, seen: (table: TournamentTable, round: Round, byHand: boolean) => void): void {
  const chance = new Chance(seed);
  const size = 4 + chance.below(9);
  const rounds = 3 + chance.below(3);
  const table = TournamentTable.entered({ kind: 'swiss', rounds, lengths: [5] }, size, `night ${seed}`);
  const ids = inTheField(table);
  const forbiddenPairs = Array.from({ length: chance.below(4) }, () => roundByChance(chance, ids).pairs[0]!).map(
    ({ white, black }) => [white, black] as const,
  );
  table.accept({ type: 'ChangeDetails', details: { forbiddenPairs } });
  table.accept({ type: 'Draw', seed: `night ${seed}`, standings: {}, at: NOON });
  for (;;) {
    const number = swissOf(table).rounds.length;
    seen(table, swissOf(table).rounds.at(-1)!, (swissOf(table).rounds.at(-1)?.byHand ?? null) !== null);
    for (const pairing of table.ready()) table.record(pairing, chance.onceIn(2) ? 'white' : 'black');
    if (number === rounds) return;
    if (chance.onceIn(3) && inTheField(table).length > 4) {
      table.accept({
        type: 'Withdraw',
        entryId: chance.of(inTheField(table)) ?? '',
        until: 'end',
        reason: 'ill',
        at: NOON,
      });
    }
    if (chance.onceIn(3)) {
      const points = chance.of([0, 0.5, 1] as const) ?? 1;
      const entryId = chance.of(inTheField(table)) ?? '';
      const before = table.opened.entries.find(({ id }) => id === entryId)?.byes ?? [];
      table.accept({ type: 'WantByes', entryId, byes: [...before, { round: number + 1, points }] });
    }
    pairNext(table, chance, number + 1);
  }
}

function pairNext(table: TournamentTable, chance: Chance, round: number): void {
  const change = (): void => {
    const pairing = roundByChance(chance, inTheField(table));
    table.accept({ type: 'ChangeRound', round, pairing, times: {}, reason: null, at: NOON });
  };
  const isProposed = chance.onceIn(2);
  table.accept({ type: 'PairRound', seed: `${round}`, publish: !isProposed, at: NOON });
  if (chance.onceIn(2)) change();
  if (isProposed) table.accept({ type: 'PublishRound', round, times: {}, at: NOON });
  if (chance.onceIn(3)) {
    const [one = '', other = ''] = roundByChance(chance, inTheField(table)).pairs.flatMap(({ white, black }) => [
      white,
      black,
    ]);
    table.accept({ type: 'SwapEntrants', entries: [one, other], reason: 'by mistake', at: NOON });
  }
  if (chance.onceIn(4)) {
    table.accept({ type: 'UnpairRound', round, at: NOON });
    table.accept({ type: 'PairRound', seed: `${round} again`, at: NOON });
  }
}
