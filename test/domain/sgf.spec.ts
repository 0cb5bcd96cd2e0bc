import type { MatchEvent } from '../../src/domain/match/events.js';
import { formatSgf, transcriptOf } from '../support/domain/at-once.js';
import { importedMatch, readTranscript, transcriptMeaning } from '../support/domain/imported-match.js';
import { oracleMatches } from '../support/yardsticks/oracle-matches.js';
import type { OracleMatch } from '../support/yardsticks/sample-matches.js';
import { expectEqual } from '../support/domain/expect-equal.js';

const ALL = [...oracleMatches('matches'), ...oracleMatches('real')];
const SAVED = ALL.flatMap((match) => (match.sgf === null ? [] : [{ ...match, sgf: match.sgf }]));

/** What `.mat` text of a session does not tell. */
const rulesOf = ({ length, jacoby, beavers }: OracleMatch) => (length > 0 ? {} : { jacoby, beavers });

/** The record without the moment of the import. */
function recordOf(text: string, match: OracleMatch): readonly MatchEvent[] {
  return importedMatch(text, { rules: rulesOf(match) }).events;
}

describe('matches that GNU Backgammon saved', () => {
  it('are there to be read', () => {
    expect(SAVED.length).toBeGreaterThan(0);
  });

  it.each(SAVED.map((match) => [match.id, match] as const))(
    '%s is the same record as its .mat text gives, but for points that only the .mat has wrong',
    (_id, match) => {
      const fromSgf = importedMatch(match.sgf, { rules: rulesOf(match) });
      const fromMat = importedMatch(match.text, { rules: rulesOf(match) });
      expectEqual(fromSgf.events, fromMat.events);
      const told = fromMat.warnings.filter(({ code }) => !/^mat|points-differ$/.test(code));
      expect(fromSgf.warnings).toEqual(told);
      const [white, black] = match.games.at(-1)!.scoreAfter;
      expect(fromSgf.state.score).toEqual({ white, black });
    },
  );

  it.each(SAVED.map((match) => [match.id, match] as const))('%s says the same when written again', (_id, match) => {
    const transcript = readTranscript(match.sgf);
    const written = formatSgf(transcript);
    expectEqual(transcriptMeaning(readTranscript(written)), transcriptMeaning(transcript));
    expect(formatSgf(readTranscript(written))).toBe(written);
  });
});

describe('a recorded match', () => {
  it.each(ALL.map((match) => [match.id, match] as const))('%s is the same record again when exported', (_id, match) => {
    const events = recordOf(match.text, match);
    const transcript = transcriptOf(events, { white: match.players[0], black: match.players[1] }, [
      { key: 'Site', value: 'Club' },
    ]);
    const written = formatSgf(transcript);
    const again = readTranscript(written);
    expect(again.warnings).toEqual([]);
    expectEqual(transcriptMeaning(again), transcriptMeaning(transcript));
    expectEqual(importedMatch(written).events, events);
  });
});
