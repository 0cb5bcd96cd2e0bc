/** What the domain does in steps, all steps at once: in a test no other request waits for its turn. */

import { atOnce } from '../../../src/domain/kernel/steps.js';
import type { BySide } from '../../../src/domain/kernel/side.js';
import type { Result } from '../../../src/domain/kernel/result.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import { type RecordFacts, readRecord } from '../../../src/domain/match/corrections/record-facts.js';
import { matTextInSteps } from '../../../src/domain/notation/mat/format.js';
import { matInSteps } from '../../../src/domain/notation/mat/parse.js';
import { type Notation, formatInSteps } from '../../../src/domain/notation/notations.js';
import { sgfTextInSteps } from '../../../src/domain/notation/sgf/format.js';
import { sgfInSteps } from '../../../src/domain/notation/sgf/parse.js';
import type {
  HeaderLine,
  Transcript,
  TranscriptFault,
  TranscriptText,
} from '../../../src/domain/notation/transcript.js';
import type { ImportFault } from '../../../src/domain/transcript/faults.js';
import type { OnEvent } from '../../../src/domain/transcript/importing.js';
import { type ImportRequest, type ImportedMatch, importInSteps } from '../../../src/domain/transcript/match-import.js';
import { transcriptInSteps } from '../../../src/domain/transcript/match-transcript.js';
import type { VariantId } from '../../../src/domain/variant/variants.js';

export function parseMat(text: string, variant: VariantId | null = null): Result<Transcript, TranscriptFault> {
  return atOnce(matInSteps(text, variant));
}

export function parseSgf(text: string): Result<Transcript, TranscriptFault> {
  return atOnce(sgfInSteps(text));
}

export function formatMat(transcript: TranscriptText): string {
  return atOnce(matTextInSteps(transcript));
}

export function formatSgf(transcript: TranscriptText): string {
  return atOnce(sgfTextInSteps(transcript));
}

export function formatTranscript(transcript: TranscriptText, notation: Notation): string {
  return atOnce(formatInSteps(transcript, notation));
}

export function transcriptOf(
  record: readonly MatchEvent[],
  names: BySide<string>,
  header: readonly HeaderLine[],
): TranscriptText {
  return atOnce(transcriptInSteps(record, names, header));
}

export function matchFromTranscript(
  transcript: Transcript,
  request: ImportRequest,
  onEvent?: OnEvent,
): Result<ImportedMatch, ImportFault> {
  return atOnce(importInSteps(transcript, request, onEvent));
}

/** The facts of a whole record, oldest event first. */
export function recordFacts(history: readonly MatchEvent[]): RecordFacts {
  return readRecord(history).facts;
}
