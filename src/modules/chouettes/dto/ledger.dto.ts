import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, IsString, MaxLength, MinLength, ValidateIf, ValidateNested } from 'class-validator';
import { ENTRY_REASONS, type EntryReason } from '../../../domain/index.js';
import { schemaNamed } from '../../../platform/http/forms/named-schema.js';
import type { TableOutcomeView } from '../../games/index.js';
import type { ChouetteDto, ChouetteGameEntryDto } from './chouette.dto.js';
import { ScoreSheetDto } from './score-sheet.dto.js';

const LONGEST_REASON = 500;

export class ChouetteLedgerEntryDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'In the order of the ledger.', example: 7 })
  readonly number: number;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'The number of the game; for a sale of the box, the number of the game that followed it.',
    example: 2,
  })
  readonly game: number;

  @ApiProperty({ format: 'uuid', description: 'Who pays.' })
  readonly from: string;

  @ApiProperty({ format: 'uuid', description: 'Who is paid.' })
  readonly to: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  readonly points: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'In the smallest unit of the currency.', example: 400 })
  readonly amount: number;

  @ApiProperty({ enum: ENTRY_REASONS })
  readonly reason: EntryReason;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The entry that this one takes back, by a correction (C44).',
    example: null,
  })
  readonly reverses: number | null;
}

export class ChouetteAccountDto {
  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann' })
  readonly name: string;

  @ApiProperty({ type: 'integer', example: 16 })
  readonly points: number;

  @ApiProperty({ type: 'integer', description: 'In the smallest unit of the currency.', example: 1600 })
  readonly amount: number;
}

export class TransferDto {
  @ApiProperty({ format: 'uuid' })
  readonly from: string;

  @ApiProperty({ format: 'uuid' })
  readonly to: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'In the smallest unit of the currency.', example: 1100 })
  readonly amount: number;
}

export class ChouetteLedgerDto {
  @ApiProperty({ type: 'integer', description: 'What a point is worth.', example: 100 })
  readonly stake: number;

  @ApiProperty({ type: String, nullable: true, example: 'EUR' })
  readonly currency: string | null;

  @ApiProperty({
    type: [ChouetteLedgerEntryDto],
    description: 'One for each pair of each game that moved points (C40).',
  })
  readonly entries: readonly ChouetteLedgerEntryDto[];

  @ApiProperty({ type: [ChouetteAccountDto], description: 'Of all players who were ever here; the sum is zero.' })
  readonly balances: readonly ChouetteAccountDto[];

  @ApiProperty({ type: [TransferDto], description: 'The fewest payments that settle all debts (C43).' })
  readonly transfers: readonly TransferDto[];
}

export class ChouetteCorrectionDto {
  @ApiProperty({ type: ScoreSheetDto, nullable: true, description: 'How the game ended; null: it never counted.' })
  @IsDefined()
  @ValidateIf((_, value) => value !== null)
  @IsObject()
  @ValidateNested()
  @Type(() => ScoreSheetDto)
  readonly result: ScoreSheetDto | null;

  @ApiProperty({ minLength: 1, maxLength: LONGEST_REASON, example: 'The cube was at 2, not at 4.' })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_REASON)
  readonly reason: string;
}

interface Difference<Kind extends string, Thing> {
  readonly kind: Kind;
  readonly id: string;
  /** What is different, for people to read. */
  readonly text: string;
  readonly before: Thing;
  readonly after: Thing;
}

/** How a game ended, what a person has won, or who sits where, before and after a correction. */
export type AffectedView =
  | (Difference<
      'game',
      { readonly result: TableOutcomeView | null; readonly status: ChouetteGameEntryDto['status'] }
    > & { readonly number: number })
  | (Difference<'player', { readonly points: number; readonly amount: number }> & { readonly name: string })
  | Difference<'chouette', Pick<ChouetteDto, 'box' | 'partner' | 'captain' | 'line'>>;

export class ChouetteCorrectedDto {
  @ApiProperty({ type: 'array', items: schemaNamed('ChouetteAffected') })
  readonly affected: readonly AffectedView[];

  @ApiProperty({ description: 'False after a dry run.', example: true })
  readonly applied: boolean;
}
