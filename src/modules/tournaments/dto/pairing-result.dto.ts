import { ApiProperty, PickType } from '@nestjs/swagger';
import { SIDES, type Side } from '../../../domain/index.js';
import { ScoreDto } from '../../matches/index.js';

export class PairingResultDto {
  @ApiProperty({ type: String, enum: [...SIDES, null], nullable: true, example: 'white' })
  readonly winner: Side | null;

  @ApiProperty({
    description:
      '`play`, `reported`, `forfeit`, `time`, `concession`, `no-show` (neither came); `bye`, `walkover`, `annulled` or `not-played` (a board that was not needed) where there was no match.',
    example: 'play',
  })
  readonly by: string;

  @ApiProperty({ type: ScoreDto, nullable: true, description: 'The real score of the match.' })
  readonly score: ScoreDto | null;

  @ApiProperty({
    type: ScoreDto,
    nullable: true,
    description: 'What counts in the bracket: a forfeit is N to 0 (T24).',
  })
  readonly recorded: ScoreDto | null;

  @ApiProperty({
    description: '`match`: played or conceded. `staff`. `white`, `black`: that side reported it.',
    example: 'match',
  })
  readonly source: string;

  @ApiProperty({ description: 'True: it does not count, because one of the two left (T19).', example: false })
  readonly annulled: boolean;

  @ApiProperty({
    enum: ['awaited', 'given', 'not-needed'],
    description: "The opponent's word on a reported result (T41).",
  })
  readonly confirmation: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When a reported result becomes final without a word of the opponent (T41); else null.',
    example: null,
  })
  readonly finalAt: string | null;
}

/** A reported result that was denied, and which side reported it. */
export class DeniedResultDto extends PickType(PairingResultDto, ['winner', 'by', 'score', 'source']) {}
