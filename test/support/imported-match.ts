import { parseMat } from '../../src/domain/notation/mat/parse.js';
import { parseSgf } from '../../src/domain/notation/sgf/parse.js';
import { looksLikeSgf } from '../../src/domain/notation/sgf/collection.js';
import type { Transcript } from '../../src/domain/notation/transcript.js';
import type { ImportFault } from '../../src/domain/transcript/faults.js';
import {
  type ImportRequest,
  type ImportedMatch,
  matchFromTranscript,
} from '../../src/domain/transcript/match-import.js';
import { milliseconds } from '../../src/domain/kernel/brands.js';
import type { Result } from '../../src/domain/kernel/result.js';

const REQUEST: ImportRequest = {
  matchId: 'match',
  players: { white: 'ann', black: 'bob' },
  variant: null,
  rules: {},
  at: milliseconds(1_772_600_767_089),
  playedAt: null,
  gameIds: Array.from({ length: 200 }, (_, index) => `game-${index + 1}`),
};

/** What the text says, `.mat` or SGF. */
export function readTranscript(text: string): Transcript {
  const transcript = looksLikeSgf(text) ? parseSgf(text) : parseMat(text);
  if (!transcript.ok) throw new Error(JSON.stringify(transcript.error));
  return transcript.value;
}

/** The match that the text tells, or why it cannot be had. */
export function imported(text: string, request: Partial<ImportRequest> = {}): Result<ImportedMatch, ImportFault> {
  return matchFromTranscript(readTranscript(text), { ...REQUEST, ...request });
}

/** The match that the text tells, which has to be one. */
export function importedMatch(text: string, request: Partial<ImportRequest> = {}): ImportedMatch {
  const result = imported(text, request);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
