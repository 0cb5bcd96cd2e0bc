/** Reasons of acts in a tournament: one that is needed says something, as in a match; one that may be left out is left out where it is empty. */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MayBeBlank } from '../../../platform/http/forms/form.js';
import { SaysSomething } from '../../matches/index.js';
import { IsText } from '../../players/index.js';

const MAX_REASON = 500;

const RECORDED_REASON = {
  maxLength: MAX_REASON,
  description: 'The events of the tournament tell it. Everyone can read the events of a public tournament.',
} as const;

/** A reason that the act needs. */
export function Reason(example: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...RECORDED_REASON, minLength: 1, example }),
    IsText(MAX_REASON),
    SaysSomething(),
  );
}

/** A reason that may be left out. */
export function OptionalReason(example: string): PropertyDecorator {
  return applyDecorators(ApiPropertyOptional({ ...RECORDED_REASON, example }), MayBeBlank(), IsText(MAX_REASON));
}
