import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MAX_MATCH_LENGTH, type MatchPenalty, SIDES, type Side } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber, LARGEST_INTEGER } from '../../../platform/http/forms/whole-number.js';
import { WithReasonDto } from './reason.dto.js';

const MOST_MINUTES = 1_440;

export class GivePenaltyDto extends WithReasonDto {
  @ApiProperty({ enum: SIDES, description: 'Who gets the points.', example: 'white' })
  @IsIn(SIDES)
  readonly to: Side;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_MATCH_LENGTH,
    description: 'Either this or `minutesLate`.',
    example: 1,
  })
  @MayBeMissing()
  @IsWholeNumber(1, MAX_MATCH_LENGTH)
  readonly points?: number;

  @ApiPropertyOptional({
    type: 'integer',
    // The form reads less, so that the refusal can name the grace.
    minimum: 5,
    maximum: MOST_MINUTES,
    description: 'How late the other one is: 1 point at 5 minutes, and 1 more for each further 5 (T20).',
    example: 6,
  })
  @MayBeMissing()
  @IsWholeNumber(0, MOST_MINUTES)
  readonly minutesLate?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_INTEGER,
    description:
      'Which penalty of the match this is, counted from 1 with the cancelled ones. The service refuses a number that is not the ' +
      'next one, so two directors who punish the same lateness at once give one penalty.',
    example: 1,
  })
  @MayBeMissing()
  @IsWholeNumber(1, LARGEST_INTEGER)
  readonly number?: number;
}

/** How penalties are given, for the description of the API. */
export const GIVEN_PENALTIES = {
  minutes: {
    summary: 'By how late the player is',
    value: { to: 'white', minutesLate: 6, reason: 'Six minutes late' },
  },
  points: { summary: 'As the director decides', value: { to: 'white', points: 1, reason: 'Long break' } },
} as const;

export class CancelPenaltyDto extends WithReasonDto {}

export class CorrectLengthDto extends WithReasonDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_MATCH_LENGTH, example: 7 })
  @IsWholeNumber(1, MAX_MATCH_LENGTH)
  readonly length: number;
}

export class PenaltyDto implements MatchPenalty {
  @ApiProperty({ enum: SIDES, description: 'Who gets the points.', example: 'white' })
  readonly to: Side;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly points: number;

  @ApiProperty({ example: 'Six minutes late' })
  readonly reason: string;

  @ApiProperty({
    description: 'True: the clock gave them when a flag fell (T35). False: a director gave them.',
    example: false,
  })
  readonly flag: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why the points no longer count (T23); null while they count.',
    example: null,
  })
  readonly cancelled: string | null;
}
