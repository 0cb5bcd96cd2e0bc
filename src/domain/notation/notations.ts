/** The notations of whole matches, by the name that their files end with. */

import type { Result } from '../kernel/result.js';
import { type Steps, atOnce } from '../kernel/steps.js';
import type { VariantId } from '../variant/variants.js';
import { matTextInSteps } from './mat/format.js';
import { matInSteps } from './mat/parse.js';
import { looksLikeSgf } from './sgf/collection.js';
import { sgfTextInSteps } from './sgf/format.js';
import { sgfInSteps } from './sgf/parse.js';
import type { Transcript, TranscriptFault, TranscriptText } from './transcript.js';

export const NOTATIONS = ['mat', 'sgf'] as const;

export type Notation = (typeof NOTATIONS)[number];

type Parser = (text: string, variant: VariantId | null) => Steps<Result<Transcript, TranscriptFault>>;

const PARSERS: Readonly<Record<Notation, Parser>> = {
  mat: matInSteps,
  sgf: sgfInSteps,
};

const FORMATTERS: Readonly<Record<Notation, (transcript: TranscriptText) => Steps<string>>> = {
  mat: matTextInSteps,
  sgf: sgfTextInSteps,
};

/**
 * The transcript that a text holds, or the place where it stops making sense. Without a `notation` the text itself shows
 * which it is; `variant`: where somebody knows it, else what the header names.
 */
export function parseTranscript(
  text: string,
  notation: Notation | null,
  variant: VariantId | null = null,
): Result<Transcript, TranscriptFault> {
  return atOnce(parseInSteps(text, notation, variant));
}

/** The same in steps. */
export function parseInSteps(
  text: string,
  notation: Notation | null,
  variant: VariantId | null,
): Steps<Result<Transcript, TranscriptFault>> {
  return PARSERS[notation ?? (looksLikeSgf(text) ? 'sgf' : 'mat')](text, variant);
}

/** The transcript as text. */
export function formatTranscript(transcript: TranscriptText, notation: Notation): string {
  return atOnce(formatInSteps(transcript, notation));
}

/** The same in steps. */
export function formatInSteps(transcript: TranscriptText, notation: Notation): Steps<string> {
  return FORMATTERS[notation](transcript);
}
