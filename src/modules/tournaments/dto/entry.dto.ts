import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsUUID } from 'class-validator';
import { WITHDRAWN_UNTIL } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/form.js';
import { IsWholeNumber } from '../../../platform/http/whole-number.js';
import { IsText } from '../../players/index.js';
import { AffectedDto } from './pairing.dto.js';
import { EntryDto } from './tournament.dto.js';

const MOST_SEEDS = 1_024;
export const MAX_REASON = 500;

export class CreateEntryDto {
  @ApiProperty({ format: 'uuid', description: 'The player.' })
  @IsUUID()
  readonly playerId: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_SEEDS,
    description: 'The place in the seeding; without it by rating (seeded draw) or by lot.',
    example: 1,
  })
  @MayBeMissing()
  @IsWholeNumber(1, MOST_SEEDS)
  readonly seed?: number;

  @ApiPropertyOptional({ default: false, description: 'Whether the entry fee was paid.', example: true })
  @MayBeMissing()
  @IsBoolean()
  readonly paid: boolean = false;
}

export class WithdrawDto {
  @ApiProperty({ maxLength: MAX_REASON, example: 'Last train' })
  @IsText(MAX_REASON)
  readonly reason: string;

  @ApiPropertyOptional({
    enum: WITHDRAWN_UNTIL,
    default: 'end',
    description: '`end`: for good, open matches are forfeited (T19). `return`: away for a while, not paired meanwhile.',
    example: 'end',
  })
  @MayBeMissing()
  @IsIn(WITHDRAWN_UNTIL)
  readonly until: (typeof WITHDRAWN_UNTIL)[number] = 'end';
}

export class ReasonDto {
  @ApiProperty({ maxLength: MAX_REASON, example: 'Moved checkers of the opponent' })
  @IsText(MAX_REASON)
  readonly reason: string;
}

export class ReplaceDto {
  @ApiProperty({ format: 'uuid', description: 'The player who takes the place, not in the tournament yet.' })
  @IsUUID()
  readonly playerId: string;

  @ApiProperty({ maxLength: MAX_REASON, example: 'Did not come' })
  @IsText(MAX_REASON)
  readonly reason: string;
}

export class EntryListDto {
  @ApiProperty({ type: [EntryDto] })
  readonly items: readonly EntryDto[];

  @ApiProperty({ type: String, nullable: true, example: null })
  readonly nextCursor: string | null;
}

/** An entry after an act, with everything else that the act changed. */
export class EntryChangeDto extends EntryDto {
  @ApiProperty({ type: [AffectedDto], description: 'What else changed: pairings and matches.' })
  readonly affected: readonly AffectedDto[];
}

export class ImportedLineDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The line of the file.', example: 2 })
  readonly line: number;

  @ApiProperty({ enum: ['entered', 'refused'], example: 'entered' })
  readonly status: 'entered' | 'refused';

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly entryId: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The kind of problem of a line that was refused.',
    example: null,
  })
  readonly code: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why the line was refused.', example: null })
  readonly detail: string | null;
}

export class EntryImportDto {
  @ApiProperty({ type: 'integer', example: 12 })
  readonly entered: number;

  @ApiProperty({ type: 'integer', example: 1 })
  readonly refused: number;

  @ApiProperty({ type: [ImportedLineDto] })
  readonly lines: readonly ImportedLineDto[];
}
