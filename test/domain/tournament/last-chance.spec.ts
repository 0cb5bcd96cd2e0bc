/** When a last chance begins before all of its entrants are known, and when none does (T13). */
import { pairingsOf } from '../../../src/domain/index.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';

describe('the last chance', () => {
  const format = {
    kind: 'knockout',
    lengths: [5],
    consolation: { kind: 'progressive', lengths: [3] },
    lastChance: { lengths: [1] },
  };

  it('never starts where all who lose come to a semifinal of the consolation', () => {
    const table = TournamentTable.drawn(format, 8, 'seed');
    for (let [next] = table.ready(); next !== undefined; [next] = table.ready()) {
      const params = { reason: 'too-few' };
      expect(table.refusal({ type: 'StartLastChance', at: NOON })).toEqual({
        code: 'tournament.no-last-chance',
        params,
      });
      table.record(next, 'white');
    }
  });

  it('starts when the director says so, without those who still play before it', () => {
    const table = TournamentTable.drawn(format, 16, 'seed');
    expect(table.give({ type: 'StartLastChance', at: NOON })).toBe('tournament.no-last-chance');
    const play = (flight: string, round: number, most = 9): void => {
      for (const pairing of table
        .ready()
        .filter((each) => each.flight === flight && each.round === round)
        .slice(0, most)) {
        table.record(pairing, 'white');
      }
    };
    play('main', 1);
    play('consolation', 1, 3);
    table.accept({ type: 'StartLastChance', at: NOON });
    const inLastChance = (): readonly (string | null)[] =>
      pairingsOf(table.opened)
        .filter(({ flight, round }) => flight === 'last-chance' && round === 1)
        .flatMap(({ white, black }) => [white, black])
        .filter((slot) => slot !== 'bye');
    const started = inLastChance();
    expect(started).toHaveLength(3);
    expect(table.give({ type: 'StartLastChance', at: NOON })).toBe('tournament.no-last-chance');
    for (;;) {
      const [next] = table.ready();
      if (next === undefined) break;
      table.record(next, 'white');
    }
    expect(inLastChance()).toEqual(started);
    expect(table.opened.status).toBe('finished');
  });
});
