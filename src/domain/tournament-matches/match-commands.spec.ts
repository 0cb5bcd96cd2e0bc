import { AT, MatchRecord } from '../../../test/support/domain/builders.js';
import { NOON } from '../../../test/support/chance/random-tournament.js';
import type { MatchOrder } from '../tournament/events/match-order.js';
import type { Outcome } from '../tournament/state.js';
import { decideOrders, openedForPairing } from './match-commands.js';

const FORFEIT: MatchOrder = { kind: 'forfeit', matchId: 'match', winner: 'black' };
const outcome = (winner: Outcome['winner'], by: Outcome['by'], score: Outcome['score']): Outcome => ({
  players: { white: 'e1', black: 'e2' },
  winner,
  by,
  score,
  source: 'staff',
  confirmation: 'not-needed',
  finalAt: null,
  at: NOON,
});

const PARTIES = { white: { player: 'ann' }, black: { player: 'bob' } };

/** Types of the events that the orders bring about in a match. */
function typesOf(match: MatchRecord, ...orders: readonly MatchOrder[]): readonly string[] | string {
  const decision = decideOrders(match.state, orders, match.events, AT);
  return decision.ok ? decision.value.map(({ type }) => type) : decision.error.code;
}

describe('a match of a pairing', () => {
  it('is opened to the length of the pairing', () => {
    const terms = { variant: 'backgammon', dice: 'recorded', rules: {} } as const;
    const decision = openedForPairing(terms, 5, 'm', PARTIES, AT);
    expect(decision).toMatchObject({ value: [{ type: 'MatchOpened', format: { kind: 'points', length: 5 } }] });
    expect(openedForPairing({ ...terms, rules: { jacoby: true } }, 5, 'm', PARTIES, AT).ok).toBe(false);
  });

  it('is forfeited while it is open, and left as it is when it is over', () => {
    const match = new MatchRecord();
    expect(typesOf(match, FORFEIT)).toEqual(['MatchReported', 'MatchFinished']);
    match.do({ type: 'EndMatch', winner: 'white', by: 'forfeit', at: AT });
    expect(typesOf(match, FORFEIT)).toEqual([]);
  });

  it('gets its end by a correction, or another one, or none', () => {
    const match = new MatchRecord();
    const correct = (right: Outcome | null): MatchOrder => {
      return { kind: 'correct', matchId: 'match', outcome: right, reason: 'slip' };
    };
    const told = correct(outcome('white', 'reported', { white: 7, black: 2 }));
    expect(typesOf(match, correct(null))).toEqual([]);
    expect(typesOf(match, told)).toEqual(['MatchReported', 'MatchScoreChanged', 'MatchFinished']);
    match.do({ type: 'ReportScore', score: { white: 2, black: 7 }, at: AT });
    expect(typesOf(match, told)[0]).toBe('EndCorrected');
    expect(typesOf(match, correct(null))).toContain('MatchReopened');
  });

  it('carries out one order behind the other', () => {
    expect(typesOf(new MatchRecord(), FORFEIT, { kind: 'void', matchId: 'match' })).toEqual([
      'MatchReported',
      'MatchFinished',
      'MatchVoided',
    ]);
  });
});
