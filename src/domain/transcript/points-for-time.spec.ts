/** Points that a fallen flag cost (T35), through a transcript and back. */
import {
  AT,
  MatchRecord,
  acceptResignation,
  double,
  drop,
  reportGame,
  resign,
} from '../../../test/support/domain/builders.js';
import { formatMat, formatSgf, transcriptOf } from '../../../test/support/domain/at-once.js';
import { importedMatch } from '../../../test/support/domain/imported-match.js';
import { milliseconds } from '../kernel/brands.js';
import type { MatchState } from '../match/state.js';

const CLOCK = {
  mode: 'simpleDelay',
  reserveSeconds: 60,
  perTurnSeconds: 0,
  onExpiry: 'penaltyPoints',
  refillSeconds: 60,
};
const NAMES = { white: 'Ann', black: 'Bob' };

/** A match to 5 whose second game is open, white to roll; its flags fall when `late` says so. */
function begun(expiryPoints: number): MatchRecord {
  const match = new MatchRecord({ length: 5, rules: { clock: { ...CLOCK, expiryPoints } } });
  return match
    .do(reportGame(1, 'black', 'gammon', 1))
    .start()
    .toRollOf('white');
}

/** White's time is over, and black claims it. */
function late(match: MatchRecord): MatchRecord {
  return match.do({ type: 'ClaimTime', gameId: 'game-2', at: milliseconds(AT + 90_000) });
}

/** What transcripts tell of a match: its clock, its times and its ids are in none. */
function told(state: MatchState): unknown {
  if (state.status === 'not-opened') return null;
  const { score, penalties, crawfordGame, crawfordOver, games, status } = state;
  const outcome = state.status === 'finished' ? state.outcome : null;
  return { score, penalties, crawfordGame, crawfordOver, games, status, outcome };
}

it('come behind a game that does not count, or that is not there', () => {
  const match = late(begun(1))
    .act(resign('single'), acceptResignation)
    .do(reportGame(3, 'white', 'single', 1));
  match.do({
    type: 'CorrectResult',
    gameId: 'game-2',
    result: null,
    reason: 'not rated',
    at: AT,
    history: [...match.events],
  });
  const text = formatMat(transcriptOf(match.events, NAMES, []));
  expect(text).toContain('[Game 2 "annulled"]');
  const again = importedMatch(text);
  expect([again.state, again.warnings]).toMatchObject([{ score: match.state.score }, []]);
  const ended = late(begun(1)).act(resign('single'), acceptResignation);
  const elsewhere = formatMat(transcriptOf(ended.events, NAMES, [])).replace('in game 2', 'in game 9');
  expect(importedMatch(elsewhere).state).toMatchObject({ score: ended.state.score });
});

it('forfeit no match that had them in a game that was annulled, through two transcripts', () => {
  const match = new MatchRecord({ length: 7, rules: { clock: { ...CLOCK, expiryPoints: 4 } } })
    .do(reportGame(1, 'white', 'gammon', 1))
    .start()
    .toRollOf('white');
  late(match).act(resign('single'), acceptResignation);
  const history = [...match.events];
  match.do({ type: 'CorrectResult', gameId: 'game-2', result: null, reason: 'wrong opponent', at: AT, history });
  match.do(reportGame(3, 'white', 'single', 1));
  expect(match.state).toMatchObject({ status: 'open', score: { white: 3, black: 4 } });
  let { events } = match;
  for (const moment of ['in game 2', 'for time before game 2']) {
    const text = transcriptOf(events, NAMES, []);
    expect(text.comments).toContainEqual({ key: 'Penalty', value: `black 4 ${moment}, time` });
    const again = importedMatch(formatMat(text));
    expect(again.state).toMatchObject({ status: 'open', score: { white: 3, black: 4 }, penalties: [{ flag: true }] });
    expect(again.warnings).toEqual([]);
    events = [...again.events];
  }
});

it.each([
  ['before the game was given up', 1, [resign('single'), acceptResignation]],
  ['before a double that was dropped', 1, [double, drop]],
  ['that end the match', 3, []],
  ['and with the game that they were given in the match ends', 2, [resign('single'), acceptResignation]],
] as const)('gives them again: %s', (_when, points, acts) => {
  const match = late(begun(points)).act(...acts);
  const text = transcriptOf(match.events, NAMES, []);
  expect(text.comments).toContainEqual({ key: 'Penalty', value: `black ${points} in game 2, time` });
  for (const format of [formatMat, formatSgf]) {
    const again = importedMatch(format(text));
    expect(told(again.state)).toEqual(told(match.state));
    expect(again.warnings.filter(({ code }) => code !== 'mat.points-odd')).toEqual([]);
    expect(transcriptOf(again.events, NAMES, [])).toMatchObject({ games: text.games, length: text.length });
  }
});
