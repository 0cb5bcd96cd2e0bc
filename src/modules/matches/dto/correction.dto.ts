import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsIn, IsObject, ValidateIf, ValidateNested } from 'class-validator';
import { SIDES, type Side } from '../../../domain/index.js';
import { OnlyNull } from '../../../platform/http/forms/only-null.js';
import { ScoreDto } from './match.dto.js';
import { DECISIONS, ReportedGameDto } from './result.dto.js';
import { WithReasonDto } from './reason.dto.js';

export class CorrectGameDto extends WithReasonDto {
  @ApiProperty({
    type: ReportedGameDto,
    nullable: true,
    description: 'The result that counts; null: the game never counted.',
  })
  @IsDefined()
  @ValidateIf((_form: object, value: unknown) => value !== null)
  @IsObject()
  @ValidateNested()
  @Type(() => ReportedGameDto)
  readonly result: ReportedGameDto | null;
}

/** A field that may be left out or be null; null says that there was no such end. */
function MayBeNothing(): PropertyDecorator {
  return ValidateIf((_form: object, value: unknown) => value !== undefined && value !== null);
}

export class CorrectMatchDto extends WithReasonDto {
  @ApiPropertyOptional({
    type: ScoreDto,
    nullable: true,
    description:
      'What the paper slip says. Null: the match was not ended by any slip, decision or closing, and goes on.',
  })
  @MayBeNothing()
  @IsObject()
  @ValidateNested()
  @Type(() => ScoreDto)
  readonly score?: ScoreDto | null;

  @ApiPropertyOptional({
    type: String,
    enum: [...SIDES, null],
    nullable: true,
    description: 'With `by`: how it was decided. Null says the same as a `score` of null.',
  })
  @MayBeNothing()
  @IsIn(SIDES)
  readonly winner?: Side | null;

  @ApiPropertyOptional({ type: String, enum: [...DECISIONS, null], nullable: true })
  @MayBeNothing()
  @IsIn(DECISIONS)
  readonly by?: (typeof DECISIONS)[number] | null;

  @OnlyNull('Only null, which says the same as a `score` of null.')
  readonly result?: null;
}

export class VoidMatchDto extends WithReasonDto {}

export class ReinstateMatchDto extends WithReasonDto {}
