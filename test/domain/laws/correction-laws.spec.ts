// Correcting equals replaying: a match whose wrong results were corrected stands where it would stand had the right ones
// been recorded from the start. Checked in random matches and sessions, games played, reported and left open.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { ResultKind } from '../../../src/domain/variant/win-kinds.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import { type BySide, SIDES, type Side } from '../../../src/domain/kernel/side.js';
import { countedRecord, gameStanding } from '../../../src/domain/match/counted.js';
import { effectiveEvents } from '../../../src/domain/match/corrections/effective-events.js';
import type { GameStanding, MatchEvent } from '../../../src/domain/match/events.js';
import { ledgerOf } from '../../../src/domain/match/ledger.js';
import { resultOf } from '../../../src/domain/match/corrections/record-facts.js';
import { recordFacts } from '../../support/domain/at-once.js';
import { crawfordState } from '../../../src/domain/match/score.js';
import { matchEventOf, storedEvent } from '../../../src/domain/series/record.js';
import { AT, MatchRecord, openMatch, openSession } from '../../support/domain/builders.js';
import { CorrectedRecord, type Truth } from '../../support/chance/corrected-record.js';
import { MATCH } from '../../support/domain/given.js';
import { Chance } from '../../support/chance/random-player.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const SEED = 20261203;
const RECORDS = lawTimes(200);
const STEPS = 45;
const LENGTHS = [1, 3, 5, 7, 9] as const;
const WORTH: Readonly<Record<ResultKind, number>> = { single: 1, gammon: 2, backgammon: 3 };

/** Where a contest stands by the rules alone, counted by hand (R71, R72). */
interface Standing {
  readonly score: BySide<number>;
  readonly crawford: 'before' | 'now' | 'after';
  readonly winner: Side | null;
}

function standingOf(length: number, truths: readonly Truth[]): Standing {
  const score = { white: 0, black: 0 };
  let crawfordPlayed = false;
  const whoHas = (enough: (score: number) => boolean): Side | null => SIDES.find((side) => enough(score[side])) ?? null;
  const winner = (): Side | null => whoHas((points) => points >= length);
  const isDue = (): boolean =>
    !crawfordPlayed && winner() === null && whoHas((points) => points === length - 1) !== null;
  for (const truth of truths) {
    if (truth === 'annulled' || winner() !== null) continue;
    if (isDue()) crawfordPlayed = true;
    if (truth !== 'cut-off') score[truth.winner] += truth.cube * WORTH[truth.kind];
  }
  return { score, crawford: crawfordPlayed ? 'after' : isDue() ? 'now' : 'before', winner: winner() };
}

/** How finished games stand as readers of the events see it who know nothing else: the last word about each counts. */
function toldStandings(events: readonly MatchEvent[]): ReadonlyMap<number, GameStanding> {
  const told = new Map<number, GameStanding>();
  for (const event of events) {
    if (event.type === 'GameStandingChanged') told.set(event.number, event.standing);
    else if (event.type === 'InGame' && event.event.type === 'GameFinished') told.delete(event.game);
    else if (event.type === 'TakenBack' && event.restored.status === 'open') told.delete(event.restored.games);
  }
  return told;
}

/** What does not stand as it would, after one more step of the record. */
function unlawfulAfter({ match, truths, end, length }: CorrectedRecord): string[] {
  const { state, events } = match;
  const unlawful: string[] = [];
  const law = (words: string, holds: boolean): void => {
    if (!holds) unlawful.push(words);
  };
  const inOrder = Array.from({ length: state.games }, (_, index) => truths.get(`game-${index + 1}`) ?? null);
  const told = inOrder.filter((truth) => truth !== null);
  const byGames = standingOf(length ?? Infinity, told);
  const stands = end !== null && (byGames.winner === null || end.overrules);
  const winner = stands ? end.winner : byGames.winner;
  law('the score', isDeepStrictEqual(state.score, (stands ? end.score : null) ?? byGames.score));
  if (length !== null) {
    law('whether it is over', (state.status === 'finished') === (winner !== null));
    law('the winner', (state.status === 'finished' ? state.outcome?.winner : null) === (winner ?? null));
    if (length > 1 && winner === null) law('the Crawford game', crawfordState(state) === byGames.crawford);
    if (state.status === 'open' && state.game !== null) {
      const { crawford, cube } = state.game.terms;
      law('the Crawford game that is open', crawford === (length > 1 && byGames.crawford === 'now'));
      const away = { white: length - byGames.score.white, black: length - byGames.score.black };
      law('what the open game is played for', isDeepStrictEqual(cube.away, away));
      law('a Crawford game without a cube', !crawford || state.game.cube.value === 1);
    }
  } else if (state.format.kind === 'money') {
    const games = recordFacts(events).games.flatMap((game) => {
      const result = resultOf(game);
      return result === null ? [] : [{ number: game.number, result }];
    });
    const { total } = ledgerOf(games, state.format);
    law('the ledger', total.white === byGames.score.white - byGames.score.black);
  }
  const count = countedRecord(recordFacts(events), state);
  const { score, crawfordGame, crawfordOver, lastGame, outcome } = count;
  const same = isDeepStrictEqual(
    { score, crawfordGame, crawfordOver, lastGame },
    {
      score: state.score,
      crawfordGame: state.crawfordGame,
      crawfordOver: state.crawfordOver,
      lastGame: state.lastGame,
    },
  );
  law(`the state and the count of the record: ${JSON.stringify([state.lastGame, count.lastGame])}`, same);
  const winners = [state.status === 'finished' ? state.outcome : null, outcome];
  law(`the end and the count of the record: ${JSON.stringify(winners)}`, isDeepStrictEqual(winners[0], winners[1]));
  const standings = toldStandings(events);
  for (const game of count.games) {
    const untouched = { result: game.recorded, counts: true, crawfordDue: game.terms.crawford, corrected: null };
    const { corrected: _why, ...toldOf } = standings.get(game.number) ?? untouched;
    const { corrected: _reason, ...counts } = gameStanding(game) ?? { corrected: null };
    law(`how game ${game.number} stands`, game.recorded === null || isDeepStrictEqual(toldOf, counts));
  }
  law(
    'what counts of the record',
    isDeepStrictEqual(fold(MATCH.evolve, MATCH.initialState, effectiveEvents(events)), state),
  );
  const stored = events.map((event) => matchEventOf(JSON.parse(JSON.stringify(storedEvent(event)))));
  law('the stored record', isDeepStrictEqual(stored, events));
  return unlawful;
}

const lengths = fc.sample(fc.tuple(fc.integer(), fc.constantFrom(...LENGTHS, null, null)), {
  seed: lawSeed(SEED),
  numRuns: RECORDS,
});
const unlawful: string[] = [];
const records = lengths.map(([seed, length]) => {
  const record = new CorrectedRecord(new Chance(seed), length);
  for (let step = 0; step < STEPS; step += 1) {
    const before = record.match.events.length;
    record.step();
    const found = record.match.events.length === before ? [] : unlawfulAfter(record);
    unlawful.push(...found.map((law) => `seed ${seed}, length ${length}, version ${before + 1}: ${law}`));
    if (found.length > 0) break;
  }
  return record;
});

describe('every corrected record', () => {
  it('stands where it would stand had the right results been recorded from the start', () => {
    expect(unlawful).toEqual([]);
  });

  it('is the same contest as one in which nothing was ever wrong', () => {
    let compared = 0;
    for (const { match, truths, end, length } of records) {
      const { state } = match;
      if (end !== null) continue;
      const right = new MatchRecord(
        {},
        length === null ? openSession({ rules: { jacoby: false } }) : openMatch({ length }),
      );
      const told = [...Array(state.games).keys()].map((index) => truths.get(`game-${index + 1}`));
      const possible = told.every((truth) => {
        if (truth === undefined || truth === 'annulled' || truth === 'cut-off') return true;
        if (right.state.status === 'finished') return true;
        const gameId = `game-${right.state.games + 1}`;
        const decision = MATCH.decide(right.state, { type: 'ReportGame', gameId, result: truth, at: AT });
        if (decision.ok) right.events.push(...decision.value);
        return decision.ok;
      });
      if (!possible) continue;
      compared += 1;
      const { score, status } = right.state;
      expect(state).toMatchObject(length === null ? { score } : { score, status });
      expect(crawfordState(state)).toBe(crawfordState(right.state));
    }
    expect(compared).toBeGreaterThan(RECORDS / 4);
  });

  it('was corrected in many ways here', () => {
    const done = new Map<string, number>();
    for (const record of records)
      for (const [type, times] of record.done) done.set(type, (done.get(type) ?? 0) + times);
    for (const type of ['CorrectResult', 'CorrectEnd', 'TakeBack', 'EndMatch', 'ReportScore', 'CloseSession']) {
      expect(`${type}: ${(done.get(type) ?? 0) > 10}`).toBe(`${type}: true`);
    }
    const types = new Set(records.flatMap(({ match }) => match.events.map((event) => storedEvent(event).type)));
    for (const type of ['MatchReopened', 'StandingCorrected', 'GameStandingChanged', 'TermsChanged']) {
      expect([...types]).toContain(type);
    }
  });
});
