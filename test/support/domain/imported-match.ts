import { matchFromTranscript, parseMat, parseSgf } from './at-once.js';
import { looksLikeSgf } from '../../../src/domain/notation/sgf/collection.js';
import type { Transcript, TranscriptCell, TranscriptText } from '../../../src/domain/notation/transcript.js';
import type { ImportFault } from '../../../src/domain/transcript/faults.js';
import type { ImportRequest, ImportedMatch } from '../../../src/domain/transcript/match-import.js';
import { milliseconds } from '../../../src/domain/kernel/brands.js';
import type { Result } from '../../../src/domain/kernel/result.js';
import type { OnEvent } from '../../../src/domain/transcript/importing.js';

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
export function imported(
  text: string,
  request: Partial<ImportRequest> = {},
  onEvent?: OnEvent,
): Result<ImportedMatch, ImportFault> {
  return matchFromTranscript(readTranscript(text), { ...REQUEST, ...request }, onEvent);
}

/** The match that the text tells, which has to be one. */
export function importedMatch(text: string, request: Partial<ImportRequest> = {}): ImportedMatch {
  const result = imported(text, request);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** A transcript as a player reads it: without rows and lines, hits, and the order of the header. */
export function transcriptMeaning({ length, games, comments }: TranscriptText): unknown {
  return {
    length,
    comments: comments.map(({ key, value }) => `${key}: ${value}`).toSorted(),
    games: games.map((game) => ({ ...game, entries: game.entries.map(withoutPlace) })),
  };
}

function withoutPlace(entry: TranscriptCell): unknown {
  const { turn: _turn, line: _line, ...cell } = { turn: 0, line: 0, ...entry };
  return 'playText' in cell ? { ...cell, playText: cell.playText?.replaceAll('*', '') ?? null } : cell;
}
