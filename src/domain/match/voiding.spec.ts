import { AT, MatchRecord, opening, play, reportGame, roll } from '../../../test/support/domain/builders.js';
import { given } from '../../../test/support/domain/given.js';
import { SECOND, TimedMatch } from '../../../test/support/domain/timed-match.js';
import { delayLeft } from '../clock/match-clock.js';
import { milliseconds } from '../kernel/brands.js';
import type { MatchCommand } from './commands.js';

const LATER = milliseconds(AT + 3_600_000);

function common(match: MatchRecord): { reason: string; at: typeof LATER; history: MatchRecord['events'] } {
  return { reason: 'the wrong opponent', at: LATER, history: [...match.events] };
}
const voided = (match: MatchRecord, isInTournament = false): MatchCommand => {
  return { type: 'VoidMistake', isInTournament, byDirector: true, ...common(match) };
};
const reinstated = (match: MatchRecord, isInTournament = false): MatchCommand => {
  return { type: 'ReinstateMatch', isInTournament, ...common(match) };
};

const points = (): MatchRecord => new MatchRecord({ length: 5 });
const RECORDS: readonly (readonly [name: string, record: () => MatchRecord])[] = [
  ['nothing', points],
  ['a reported game', () => points().do(reportGame(1, 'white', 'gammon', 2))],
  ['an open game', () => points().start().act(opening(3, 1), play('8/5 6/5'), roll(6, 5))],
  ['a decision', () => points().start().do({ type: 'EndMatch', winner: 'black', by: 'concession', at: AT })],
  [
    'the last game',
    () =>
      points()
        .atScore(4, 3)
        .do(reportGame(8, 'black', 'gammon', 1)),
  ],
  ['a slip', () => points().do({ type: 'ReportScore', score: { white: 5, black: 2 }, at: AT })],
  ['a session with a game', () => MatchRecord.ofMoney().do(reportGame(1, 'white', 'gammon', 2))],
  ['a closed session', () => MatchRecord.ofMoney().do({ type: 'CloseSession', at: AT })],
];

describe('a match that was recorded by mistake', () => {
  it.each(RECORDS)('counts for nothing, and is what it was when it is reinstated: %s', (_, record) => {
    const match = record();
    const before = match.state;
    match.do(voided(match));
    expect(match.state).toMatchObject({ status: 'finished', outcome: null, voided: true, finishedAt: LATER });
    match.do(reinstated(match));
    expect(match.state).toEqual(before);
    match.do(voided(match)).do(reinstated(match));
    expect(match.state).toEqual(before);
  });

  it('takes no more acts while it is void, and all of them afterwards', () => {
    const match = points().do(reportGame(1, 'white', 'single', 1));
    match.do(voided(match));
    given(match.events)
      .when(reportGame(2, 'black', 'single', 1))
      .thenRefused('match.finished', { voided: true });
    given(match.events).when(voided(match)).thenRefused('match.voiding-not-allowed', { reason: 'void' });
    match.do(reinstated(match)).do(reportGame(2, 'black', 'single', 1));
    expect(match.score).toEqual([1, 1]);
    given(match.events).when(reinstated(match)).thenRefused('match.voiding-not-allowed', { reason: 'not-void' });
  });

  it('has a clock that stands still while it is void', () => {
    const match = new TimedMatch({ length: 5 }).start().act(opening(3, 1)).taking(30, play('8/5 6/5')).wait(20);
    const history = (): TimedMatch['events'] => [...match.events];
    const shown = match.shown;
    const because = { isInTournament: false, reason: 'the wrong opponent' };
    match.do({ type: 'VoidMistake', byDirector: true, ...because, history: history() }).wait(3_600);
    match.do({ type: 'ReinstateMatch', ...because, history: history() });
    expect(match.shown).toEqual(shown);
  });

  it.each([
    ['simpleDelay', 5, 7],
    ['simpleDelay', 20, 0],
    ['bronstein', 5, null],
    ['fischer', 5, null],
  ] as const)('goes on with the turn of a %s clock of which %i seconds were gone', (mode, gone, delay) => {
    const clock = { mode, reserveSeconds: 600, perTurnSeconds: 12 };
    const match = new TimedMatch({ length: 5, clock }).start().act(opening(3, 1)).wait(gone);
    const because = { isInTournament: false, reason: 'the wrong opponent' };
    const used = gone * SECOND;
    for (let times = 0; times < 2; times += 1) {
      match.do({ type: 'VoidMistake', byDirector: true, ...because, history: [...match.events] }).wait(3_600);
      match.do({ type: 'ReinstateMatch', ...because, history: [...match.events] });
      expect(match.clock.turn).toEqual({ side: 'white', used, since: match.now, interrupted: null });
      expect(delayLeft(match.clock, match.now)).toBe(delay === null ? null : delay * SECOND);
    }
    const whole = new TimedMatch({ length: 5, clock }).start().act(opening(3, 1)).wait(gone);
    for (const each of [match, whole]) each.wait(30).act(play('8/5 6/5'));
    expect(match.clock.reserves).toEqual(whole.clock.reserves);
  });

  it.each([
    ['was paused', (match: TimedMatch) => match.wait(5).director({ type: 'PauseClock' }), 5],
    ['has a fallen flag', (match: TimedMatch) => match.wait(700), 700],
  ] as const)('waits for the director with a clock that %s', (_, stop, used) => {
    const match = stop(new TimedMatch({ length: 5 }).start().act(opening(3, 1)));
    const because = { isInTournament: false, reason: 'the wrong opponent' };
    match.do({ type: 'VoidMistake', byDirector: true, ...because, history: [...match.events] }).wait(3_600);
    match.do({ type: 'ReinstateMatch', ...because, history: [...match.events] });
    expect(match.clock).toMatchObject({ paused: true, turn: { side: 'white', used: used * SECOND, since: null } });
  });

  it('is left to its pairing in a tournament', () => {
    const match = points();
    given(match.events).when(voided(match, true)).thenRefused('match.voiding-not-allowed', { reason: 'in-tournament' });
    match.do({ type: 'VoidMatch', reason: 'others', at: AT });
    const back = reinstated(match, true);
    given(match.events).when(back).thenRefused('match.voiding-not-allowed', { reason: 'in-tournament' });
  });

  it('is voided by others than directors until a game, points or an end are recorded', () => {
    const [[, nothing], ...others] = RECORDS as [(typeof RECORDS)[number], ...typeof RECORDS];
    const late = points().do({ type: 'AddPenalty', to: 'white', points: 1, reason: 'late', at: AT });
    const byPlayer = (match: MatchRecord): MatchCommand => ({ ...voided(match), byDirector: false }) as MatchCommand;
    const match = nothing();
    expect(match.do(byPlayer(match)).state).toMatchObject({ voided: true });
    for (const begun of [late, ...others.map(([, record]) => record())]) {
      given(begun.events).when(byPlayer(begun)).thenRefused('match.voiding-not-allowed', { reason: 'begun' });
    }
  });
});
