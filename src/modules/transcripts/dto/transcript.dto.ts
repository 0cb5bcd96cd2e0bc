import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { NOTATIONS, SIDES, type Side, type Variant } from '../../../domain/index.js';
import { SHOWN_VARIANT, VariantRulesDto } from '../../games/index.js';
import { ScoreDto } from '../../matches/index.js';

export const TRANSCRIPT_FORMATS = [...NOTATIONS, 'json'] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];

const CELL_TYPES = ['roll', 'unplayed', 'double', 'beaver', 'take', 'drop', 'wins', 'losses'] as const;

export class TranscriptQuery {
  @ApiPropertyOptional({
    enum: TRANSCRIPT_FORMATS,
    default: 'mat',
    description:
      '`mat`: the text that GNU Backgammon, eXtreme Gammon and most sites read. `sgf`: what GNU Backgammon saves, which ' +
      'also tells beavers, resignations and the Jacoby rule. `json`: the same, for programs.',
  })
  @IsOptional()
  @IsIn(TRANSCRIPT_FORMATS)
  readonly format: TranscriptFormat = 'mat';
}

export class HeaderLineDto {
  @ApiProperty({ type: String, nullable: true, example: 'EventDate' })
  readonly key: string | null;

  @ApiProperty({ example: '2026.03.04' })
  readonly value: string;
}

/** One cell of a transcript. */
export class CellDto {
  @ApiProperty({ enum: SIDES })
  readonly side: Side;

  @ApiProperty({ enum: CELL_TYPES, example: 'roll' })
  readonly type: string;

  @ApiProperty({ type: 'array', items: { type: 'integer', minimum: 1, maximum: 6 }, nullable: true, example: [3, 1] })
  readonly dice: readonly number[] | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The moves one by one, `rsv` being the reserve; empty: nothing could be played. Null: the roll was not played.',
    example: '8/5 6/5',
  })
  readonly play: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'A double: the value that the cube would have.',
    example: null,
  })
  readonly value: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'A result: the points won.', example: null })
  readonly points: number | null;
}

export class TranscriptGameDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly number: number;

  @ApiProperty({ type: ScoreDto })
  readonly scoreBefore: ScoreDto;

  @ApiProperty({ type: [CellDto], description: 'In the order in which things happened.' })
  readonly cells: readonly CellDto[];
}

/** A match as its transcript tells it: what was taken back, voided or corrected is not in it. */
@ApiExtraModels(VariantRulesDto)
export class TranscriptDto {
  @ApiProperty({ type: [HeaderLineDto] })
  readonly header: readonly HeaderLineDto[];

  @ApiProperty(SHOWN_VARIANT)
  readonly variant: Variant;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Points to win; 0 in a money session.', example: 7 })
  readonly length: number;

  @ApiProperty({
    description: 'The name of the player with the white checkers, the left column.',
    example: 'Ann Example',
  })
  readonly white: string;

  @ApiProperty({ example: 'Bob Example' })
  readonly black: string;

  @ApiProperty({ type: [TranscriptGameDto] })
  readonly games: readonly TranscriptGameDto[];
}
