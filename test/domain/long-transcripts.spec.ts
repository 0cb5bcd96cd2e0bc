import { NO_MATCH, evolveMatch } from '../../src/domain/match/evolve.js';
import { matTextInSteps } from '../../src/domain/notation/mat/format.js';
import { sgfTextInSteps } from '../../src/domain/notation/sgf/format.js';
import { affectedInSteps } from '../../src/domain/match/corrections/affected.js';
import { readRecord } from '../../src/domain/match/corrections/record-facts.js';
import type { MatchCommand } from '../../src/domain/match/commands.js';
import { decideMatch } from '../../src/domain/match/decide.js';
import type { MatchEvent } from '../../src/domain/match/events.js';
import { transcriptInSteps } from '../../src/domain/transcript/match-transcript.js';
import { AT, openSession, reportGame } from '../support/domain/builders.js';
import { stopsOf, timesAsLong } from '../support/domain/long-work.js';

const NAMES = { white: 'Ann', black: 'Bob' };
/** Games between two stops. */
const FEW = 50;

/** The record of a session of so many games, of which only the results are known. */
function session(games: number): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  let state = NO_MATCH;
  const send = (command: MatchCommand): void => {
    const decision = decideMatch(state, command);
    if (!decision.ok) throw new Error(decision.error.code);
    events.push(...decision.value);
    state = decision.value.reduce(evolveMatch, state);
  };
  send(openSession());
  for (let number = 1; number <= games; number += 1) send(reportGame(number, 'white', 'single', 1));
  return events;
}

const GAMES = 1_000;
const long = session(GAMES);

describe('a session of very many games', () => {
  it('is told as a transcript with stops at the record, which is read twice, and at its games', () => {
    const { stops, given } = stopsOf(transcriptInSteps(long, NAMES, []));
    expect(given.games).toHaveLength(GAMES);
    expect(stops).toBeGreaterThanOrEqual(2 * Math.floor(long.length / FEW) + GAMES / FEW);
  });

  it('is told with as much work for each game as a short one', () => {
    const telling = (games: number) => {
      const record = session(games);
      return (): void => {
        for (let told = 0; told < 16_000; told += games) stopsOf(transcriptInSteps(record, NAMES, []));
      };
    };
    // Work that grows with the square takes up to 64 times as long; a record that no cache of the processor holds, twice.
    expect(timesAsLong(telling(16_000), telling(250))).toBeLessThan(3);
  });

  it.each([
    ['mat', matTextInSteps],
    ['sgf', sgfTextInSteps],
  ] as const)(
    'is written as %s with stops at the lines over the games, and behind each game',
    (_notation, textInSteps) => {
      const { given: transcript } = stopsOf(transcriptInSteps(long, NAMES, []));
      expect(transcript.comments.length).toBeGreaterThanOrEqual(GAMES);
      const { stops } = stopsOf(textInSteps(transcript));
      expect(stops).toBeGreaterThanOrEqual(GAMES + GAMES / FEW);
    },
  );

  it('is looked through with stops for what a correction changes in it', () => {
    const history = [...long];
    const read = readRecord(history);
    const result = { winner: 'black', kind: 'single', cube: 1 } as const;
    const correction = { type: 'CorrectResult', gameId: 'game-1', result, reason: 'a slip', at: AT, history } as const;
    const decision = decideMatch(read.state, correction);
    if (!decision.ok) throw new Error(decision.error.code);
    const { stops, given } = stopsOf(affectedInSteps(read, decision.value));
    expect(given).toHaveLength(GAMES + 2);
    expect(stops).toBeGreaterThanOrEqual(GAMES / FEW);
  });
});
