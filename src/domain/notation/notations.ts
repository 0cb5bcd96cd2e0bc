/** The notations of whole matches, by the name that their files end with. */

import type { Result } from '../kernel/result.js';
import type { Steps } from '../kernel/steps.js';
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
 * which it is; `variant`: the one that the caller knows, otherwise the one that the header names.
 */
export function parseInSteps(
  text: string,
  notation: Notation | null,
  variant: VariantId | null,
): Steps<Result<Transcript, TranscriptFault>> {
  return PARSERS[notation ?? (looksLikeSgf(text) ? 'sgf' : 'mat')](text, variant);
}

/** In steps: the transcript as text. */
export function formatInSteps(transcript: TranscriptText, notation: Notation): Steps<string> {
  return FORMATTERS[notation](transcript);
}
