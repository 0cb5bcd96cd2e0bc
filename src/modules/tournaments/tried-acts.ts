import type { Type } from '@nestjs/common';
import { type AnswerDecorator, AnswersOneOf } from '../../platform/http/operation.js';
import { PairingCorrectionAnswerDto } from './dto/pairing.dto.js';

/** The answer to an act that can be tried: what it changed, or in a dry run what would change. */
export function AnswersOrForetells<Changed>(
  changed: Type<Changed>,
  description: string,
): AnswerDecorator<Changed | PairingCorrectionAnswerDto> {
  const answers = [changed, PairingCorrectionAnswerDto];
  return AnswersOneOf(200, answers, `${description} With \`dryRun=true\`: what would change.`);
}
