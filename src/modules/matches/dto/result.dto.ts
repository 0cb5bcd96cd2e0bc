/** What people report: the result of a game without its moves, and the end of a match. */
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, ValidateIf, ValidateNested } from 'class-validator';
import { RESULT_KINDS, type ResultKind, SIDES, type Side } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber, LARGEST_INTEGER } from '../../../platform/http/forms/whole-number.js';
import { MOST_CHECKERS } from '../../games/index.js';
import { ScoreDto } from './match.dto.js';

const MAX_CUBE_REPORTED = 2 ** 30;

export class ReportedSettlementDto {
  @ApiProperty({
    type: String,
    enum: [...SIDES, null],
    nullable: true,
    description: 'Who gets them; null with 0 points.',
    example: 'white',
  })
  @IsIn([...SIDES, null])
  readonly to: Side | null;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: LARGEST_INTEGER, example: 3 })
  @IsWholeNumber(0, LARGEST_INTEGER)
  readonly points: number;
}

export class ReportedGameDto {
  @ApiPropertyOptional({ enum: SIDES, description: 'Required, except beside `settlement`.' })
  @ValidateIf(({ winner, settlement }: ReportedGameDto) => winner !== undefined || settlement === undefined)
  @IsIn(SIDES)
  readonly winner?: Side;

  @ApiPropertyOptional({
    enum: RESULT_KINDS,
    description: 'What the loser has lost. May be left out only beside `points` or `settlement`.',
    example: 'gammon',
  })
  @ValidateIf(
    ({ kind, points, settlement }: ReportedGameDto) =>
      kind !== undefined || (points === undefined && settlement === undefined),
  )
  @IsIn(RESULT_KINDS)
  readonly kind?: ResultKind;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_CHECKERS,
    description: 'Only where the variant counts checkers (V23): how many the loser has left.',
  })
  @MayBeMissing()
  @IsWholeNumber(1, MOST_CHECKERS)
  readonly points?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_CUBE_REPORTED,
    default: 1,
    description: 'The cube at the end, a power of two.',
    example: 2,
  })
  @MayBeMissing()
  @IsWholeNumber(1, MAX_CUBE_REPORTED)
  readonly cube: number = 1;

  @ApiPropertyOptional({
    description:
      'Money play: whether a player turned the cube, and not only equal opening dice (R80, R82). Default: `cube > 1`.',
  })
  @MayBeMissing()
  @IsBoolean()
  readonly turned?: boolean;

  @ApiPropertyOptional({
    type: ReportedSettlementDto,
    description:
      'Money play: the sides settled for points instead of playing on (R47). In place of `winner` and `kind`.',
  })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => ReportedSettlementDto)
  readonly settlement?: ReportedSettlementDto;
}

export class StartGameDto {
  @ApiPropertyOptional({
    type: ReportedGameDto,
    description: 'Records a finished game without its moves; without it the next game starts.',
  })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => ReportedGameDto)
  readonly result?: ReportedGameDto;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_INTEGER,
    description:
      'The number of this game, one more than that of the last. With it a request that comes twice counts once: the service refuses the second with 409 `series.changed`.',
    example: 3,
  })
  @MayBeMissing()
  @IsWholeNumber(1, LARGEST_INTEGER)
  readonly number?: number;
}

export const DECISIONS = ['forfeit', 'time', 'concession'] as const;

export class MatchResultDto {
  @ApiPropertyOptional({
    type: ScoreDto,
    description: 'A paper slip: the final score. Either this, or `winner` with `by`.',
  })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => ScoreDto)
  readonly score?: ScoreDto;

  @ApiPropertyOptional({ enum: SIDES })
  @MayBeMissing()
  @IsIn(SIDES)
  readonly winner?: Side;

  @ApiPropertyOptional({
    enum: DECISIONS,
    description: 'Why the match ends without reaching its length. An open game ends with it.',
  })
  @MayBeMissing()
  @IsIn(DECISIONS)
  readonly by?: (typeof DECISIONS)[number];
}
