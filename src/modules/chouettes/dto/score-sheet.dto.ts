import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsObject, ValidateIf, ValidateNested } from 'class-validator';
import {
  LARGEST_TABLE_CUBE,
  PAIR_OUTCOMES,
  type PairEnding,
  type PairSide,
  RESULT_KINDS,
  type ResultKind,
} from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber, LARGEST_INTEGER } from '../../../platform/http/forms/whole-number.js';
import { AreIds, IsId } from '../../../platform/http/forms/ids.js';
import { BoardResultDto } from '../../games/index.js';

/** Played and reported games end alike. */
const MAX_CUBE = LARGEST_TABLE_CUBE;
const MAX_LEFT = 1000;
const MOST_PAIRS = 20;
const PAIR_SIDES = ['box', 'member'] as const;
const EXTRA_OUTCOMES = ['played', 'offerer-dropped', 'taker-dropped'] as const;

/** What a score sheet says of one member. */
export class SheetPairDto {
  @ApiProperty({ format: 'uuid' })
  @IsId()
  readonly playerId: string;

  @ApiProperty({ enum: PAIR_OUTCOMES, description: 'How the pair of this member and the box ended (C25–C29).' })
  @IsIn(PAIR_OUTCOMES)
  readonly outcome: PairEnding;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MAX_CUBE,
    description:
      'The cube at the end; of a drop what is paid (the value before the refused call), of a settlement the points.',
    example: 2,
  })
  @IsWholeNumber(0, MAX_CUBE)
  readonly value: number;

  @ApiPropertyOptional({
    description: 'A player doubled and it was taken (Jacoby). Default: `value` is above 1.',
    example: true,
  })
  @MayBeMissing()
  @IsBoolean()
  readonly turned?: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_LEFT,
    description: 'When the pair left the game: 1, 2, … in order, equal at the same moment. Default: all at the same.',
    example: 1,
  })
  @MayBeMissing()
  @IsWholeNumber(1, MAX_LEFT)
  readonly left?: number;

  @ApiPropertyOptional({ enum: PAIR_SIDES, description: 'Who won, for `settled` (left out for 0) and `resigned`.' })
  @MayBeMissing()
  @IsIn(PAIR_SIDES)
  readonly winner?: PairSide;

  @ApiPropertyOptional({ enum: RESULT_KINDS, description: 'The level, for `resigned`.' })
  @MayBeMissing()
  @IsIn(RESULT_KINDS)
  readonly level?: ResultKind;

  @ApiPropertyOptional({
    description: 'What was dropped was a beaver or a later turn of the cube (C48).',
    default: false,
  })
  @MayBeMissing()
  @IsBoolean()
  readonly beaver?: boolean;
}

/** An extra cube between the lone taker and a member who had dropped (C50). */
export class ExtraDto {
  @ApiProperty({ format: 'uuid', description: 'Who dropped and pays for the extra.' })
  @IsId()
  readonly offerer: string;

  @ApiProperty({ format: 'uuid', description: 'The lone taker.' })
  @IsId()
  readonly taker: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_CUBE, description: 'What the offerer pays.', example: 1 })
  @IsWholeNumber(1, MAX_CUBE)
  readonly payment: number;

  @ApiProperty({ enum: EXTRA_OUTCOMES })
  @IsIn(EXTRA_OUTCOMES)
  readonly outcome: (typeof EXTRA_OUTCOMES)[number];

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MAX_CUBE,
    description: 'The cube at the end; of a drop what is paid.',
    example: 2,
  })
  @IsWholeNumber(1, MAX_CUBE)
  readonly value: number;
}

/** A game of a chouette as the score sheet tells it. */
export class ScoreSheetDto {
  @ApiProperty({
    type: BoardResultDto,
    nullable: true,
    description: 'How the board ended for those who played on; null when no member played to the end.',
  })
  @ValidateIf((_, value) => value !== null)
  @IsObject()
  @ValidateNested()
  @Type(() => BoardResultDto)
  readonly board: BoardResultDto | null;

  @ApiProperty({
    type: [SheetPairDto],
    maxItems: MOST_PAIRS,
    description: 'One entry for each member of the team, but for `newcomers`.',
  })
  @IsArray()
  @ArrayMaxSize(MOST_PAIRS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => SheetPairDto)
  readonly cubes: readonly SheetPairDto[];

  @ApiPropertyOptional({
    type: [ExtraDto],
    maxItems: MOST_PAIRS,
    description: 'Extras, where the house rules have them (C50).',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_PAIRS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ExtraDto)
  readonly extras?: readonly ExtraDto[];

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    maxItems: MOST_PAIRS,
    uniqueItems: true,
    description:
      'Who sat down while the game was played, and so gets and pays nothing in it (C60): only people who have come since ' +
      'the game before it ended, and who sit at the end of the line. They have no entry in `cubes`. A correction that says ' +
      'nothing of them leaves out whom the game has left out, unless they have an entry.',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_PAIRS)
  @AreIds()
  readonly newcomers?: readonly string[];
}

export class StartChouetteGameDto {
  @ApiPropertyOptional({
    type: ScoreSheetDto,
    description: 'Records a finished game from the score sheet; without it the next game starts.',
  })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => ScoreSheetDto)
  readonly result?: ScoreSheetDto;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_INTEGER,
    description:
      'The number of this game: one more than that of the last, or that of the open one. The service refuses another number with 409 `series.changed`, so a request that comes twice counts once.',
    example: 3,
  })
  @MayBeMissing()
  @IsWholeNumber(1, LARGEST_INTEGER)
  readonly number?: number;

  @ApiPropertyOptional({
    default: false,
    description: 'Records the sheet although it equals that of the last game, recorded less than two minutes before.',
  })
  @MayBeMissing()
  @IsBoolean()
  readonly again?: boolean;
}
