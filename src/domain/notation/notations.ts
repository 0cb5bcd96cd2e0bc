/** The notations of whole matches, by the name that their files end with. */

import type { Result } from '../kernel/result.js';
import { formatMat } from './mat/format.js';
import { parseMat } from './mat/parse.js';
import { looksLikeSgf } from './sgf/collection.js';
import { formatSgf } from './sgf/format.js';
import { parseSgf } from './sgf/parse.js';
import type { Transcript, TranscriptFault, TranscriptText } from './transcript.js';

export const NOTATIONS = ['mat', 'sgf'] as const;

export type Notation = (typeof NOTATIONS)[number];

const PARSERS: Readonly<Record<Notation, (text: string) => Result<Transcript, TranscriptFault>>> = {
  mat: parseMat,
  sgf: parseSgf,
};

const FORMATTERS: Readonly<Record<Notation, (transcript: TranscriptText) => string>> = {
  mat: formatMat,
  sgf: formatSgf,
};

/** The transcript that a text holds, or the place where it stops making sense; null: the text itself shows its notation. */
export function parseTranscript(text: string, notation: Notation | null): Result<Transcript, TranscriptFault> {
  return PARSERS[notation ?? (looksLikeSgf(text) ? 'sgf' : 'mat')](text);
}

/** The transcript as text. */
export function formatTranscript(transcript: TranscriptText, notation: Notation): string {
  return FORMATTERS[notation](transcript);
}
