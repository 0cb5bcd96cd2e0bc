// The law of the round trip under every option: what is told of a match or a session is read as the same games, score and winner.

import fc from 'fast-check';
import { countedRecord } from '../../../src/domain/match/counted.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import { readRecord } from '../../../src/domain/match/corrections/record-facts.js';
import { NOTATIONS } from '../../../src/domain/notation/notations.js';
import type { TranscriptText } from '../../../src/domain/notation/transcript.js';
import { namedRules, ruledRecord } from '../../support/chance/ruled-record.js';
import { Chance } from '../../support/chance/random-player.js';
import { formatTranscript, transcriptOf } from '../../support/domain/at-once.js';
import { imported } from '../../support/domain/imported-match.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const SEED = 20_261_127;
const ROUNDS = lawTimes(300);
/** Records in which flags fell in games that were annulled, for as many points as would forfeit the match (T21). */
const TIME_IN_ANNULLED_GAMES: [number][] = [[-963_656_830], [473_126_146]];

/** Where a record stands: the score over each game that counts, the score, and who has won. */
function standing(record: readonly MatchEvent[]): unknown {
  const { state, facts } = readRecord(record);
  if (state.status === 'not-opened') return null;
  const { games, score, outcome } = countedRecord(facts, state);
  return {
    score,
    winner: outcome?.winner ?? null,
    games: games.flatMap(({ counts, scoreBefore }) => (counts ? [scoreBefore] : [])),
  };
}

/** Whether anything has happened that there is to tell. */
function tells({ games, comments }: TranscriptText): boolean {
  return games.length > 0 || comments.some(({ key }) => key === 'Games');
}

describe('what is told of a match or a session', () => {
  it('is read as the same games, score and winner, whatever was corrected, annulled and taken back', () => {
    const lines = new Set<string>();
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const record = ruledRecord(new Chance(seed));
        const [opened] = record;
        if (opened?.type !== 'MatchOpened') return;
        const transcript = transcriptOf(record, { white: 'Ann', black: 'Bob' }, []);
        if (!tells(transcript)) return;
        for (const { key, value } of transcript.comments) lines.add(`${key ?? ''}: ${value}`.replace(/\d+/g, 'N'));
        const { matchId, players, at } = opened;
        for (const notation of NOTATIONS) {
          const text = formatTranscript(transcript, notation);
          const read = imported(text, { matchId, players, rules: namedRules(opened), at });
          if (!read.ok) throw new Error(`${JSON.stringify(read.error)}\n${text}`);
          expect(standing(read.value.events)).toEqual(standing(record));
        }
      }),
      { seed: lawSeed(SEED), numRuns: ROUNDS, examples: TIME_IN_ANNULLED_GAMES },
    );
    expect([...lines]).toEqual(
      expect.arrayContaining(['Games: none', 'Game N: annulled', 'Start of game N: white', 'End of game N: on time']),
    );
  });
});
