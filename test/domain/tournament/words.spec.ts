/** The word on a reported result (T41): who has it, and until when. */
import { deniedResult, milliseconds, pairingsOf } from '../../../src/domain/index.js';
import { evolveTournament } from '../../../src/domain/tournament/events/evolve.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';

const MINUTE = 60_000;
const REASON = { reason: null };

/** A final of two that white has reported, with so many minutes to object. */
function reported(confirmMinutes?: number): { table: TournamentTable; pairing: string } {
  const table = TournamentTable.drawn({ kind: 'knockout', lengths: [5] }, 2, 'seed');
  if (confirmMinutes !== undefined) table.accept({ type: 'ChangeDetails', details: { confirmMinutes } });
  const [final] = table.ready();
  if (final === undefined) throw new Error('nothing to play');
  table.report(final, 'white', 'white');
  return { table, pairing: final.key };
}

function after(minutes: number): typeof NOON {
  return milliseconds(NOON + minutes * MINUTE);
}

describe('a result that one of the two reported', () => {
  it('can be objected to until the last moment before it is final', () => {
    const { table, pairing } = reported();
    const at = milliseconds(after(10) - 1);
    expect(table.give({ type: 'ObjectToResult', pairing, by: 'black', ...REASON, at })).toMatchObject([
      { type: 'ResultObjected' },
      { type: 'TournamentReopened' },
    ]);
  });

  it('is disputed after an objection, until another result stands', () => {
    const { table, pairing } = reported();
    const denied = (): unknown[] => pairingsOf(table.opened).map((each) => deniedResult(table.opened, each));
    expect(denied()).toEqual([null]);
    const was = table.opened.outcomes[pairing];
    expect(was).toMatchObject({ winner: 'white', source: 'white' });
    table.accept({ type: 'ObjectToResult', pairing, by: 'black', ...REASON, at: after(1) });
    expect(denied()).toEqual([was]);
    const [final] = table.ready();
    if (final === undefined) throw new Error('nothing to play');
    table.record(final, 'black');
    expect(denied()).toEqual([null]);
    expect(table.opened.disputed).toBeUndefined();
  });

  it('stays disputed where an undo of 0.4.0 has recorded only whose result it was', () => {
    const { table, pairing } = reported();
    const outcome = table.opened.outcomes[pairing];
    if (outcome === undefined) throw new Error('a result is reported');
    table.accept({ type: 'ObjectToResult', pairing, by: 'black', ...REASON, at: after(1) });
    const [final] = table.ready();
    if (final === undefined) throw new Error('nothing to play');
    table.record(final, 'black');
    const restored = { status: 'running', outcomes: {}, disputed: { [pairing]: outcome.players } } as const;
    const undone = { type: 'ActUndone', first: 1, last: 1, reason: null, restored, gone: ['finishedAt'] } as const;
    const state = evolveTournament(table.opened, undone);
    if (state.status === 'not-opened') throw new Error('not opened');
    const denied = pairingsOf(state).map((each) => deniedResult(state, each));
    expect(denied).toMatchObject([{ players: outcome.players, winner: null, score: null }]);
  });

  it('is disputed no more when a director corrects it', () => {
    const { table, pairing } = reported();
    table.accept({ type: 'ObjectToResult', pairing, by: 'black', ...REASON, at: after(1) });
    const result = { winner: 'white', by: 'reported', score: { white: 5, black: 3 } } as const;
    table.accept({ type: 'CorrectResult', pairing, result, reason: 'both agree', at: after(2) });
    expect(table.opened.disputed).toBeUndefined();
  });

  it.each([undefined, 3, 0, 1_440])('is final after %s minutes without a word, for everybody', (minutes) => {
    const { table, pairing } = reported(minutes);
    const at = after(minutes ?? 10);
    for (const by of ['white', 'black', 'staff'] as const) {
      const refusals = [
        table.refusal({ type: 'ObjectToResult', pairing, by, ...REASON, at }),
        table.refusal({ type: 'ConfirmResult', pairing, by, at }),
      ];
      const over = { code: 'pairing.not-awaiting-word', params: { reason: 'time-over' } };
      expect(refusals).toEqual([over, over]);
    }
  });

  it('says when it is final, and no more once the word is given', () => {
    const { table, pairing } = reported(3);
    expect(table.opened.outcomes[pairing]).toMatchObject({ confirmation: 'awaited', finalAt: after(3) });
    table.accept({ type: 'ConfirmResult', pairing, by: 'black', at: after(2) });
    expect(table.opened.outcomes[pairing]).toMatchObject({ confirmation: 'given', finalAt: null });
    expect(table.refusal({ type: 'ObjectToResult', pairing, by: 'black', ...REASON, at: after(2) })?.params).toEqual({
      reason: 'given',
    });
  });

  it('keeps its time when the director changes it for the results to come', () => {
    const { table, pairing } = reported(3);
    table.accept({ type: 'ChangeDetails', details: { confirmMinutes: 60 } });
    expect(table.refusal({ type: 'ConfirmResult', pairing, by: 'black', at: after(3) })).not.toBeNull();
  });

  it('can be corrected by the director when it is final', () => {
    const { table, pairing } = reported();
    const result = { winner: 'black', by: 'reported', score: { white: 0, black: 5 } } as const;
    table.accept({ type: 'CorrectResult', pairing, result, reason: 'misread', at: after(60) });
    expect(pairingsOf(table.opened)[0]?.outcome).toMatchObject({ winner: 'black', finalAt: null });
  });
});

describe('a result that neither of the two reported', () => {
  it('waits for no word', () => {
    const table = TournamentTable.drawn({ kind: 'knockout', lengths: [5] }, 2, 'seed');
    const [final] = table.ready();
    if (final === undefined) throw new Error('nothing to play');
    table.record(final, 'white');
    expect(table.opened.outcomes[final.key]).toMatchObject({ confirmation: 'not-needed', finalAt: null });
    expect(table.refusal({ type: 'ConfirmResult', pairing: final.key, by: 'staff', at: NOON })?.params).toEqual({
      reason: 'not-needed',
    });
  });
});
