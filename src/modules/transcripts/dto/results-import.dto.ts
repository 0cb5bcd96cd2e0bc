import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DryRunQuery } from '../../../platform/http/requests/dry-run.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { YesOrNoInQuery } from '../../../platform/http/forms/yes-or-no.js';
import { ImportLineDto, ImportReportDto } from '../../players/index.js';

export const RESULT_FATES = ['imported', 'known', 'refused'] as const;
export type ResultFate = (typeof RESULT_FATES)[number];

export class ResultsImportQuery extends DryRunQuery {
  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description:
      'Also imports results of the same date, people, length and score as a match that the club has already.',
  })
  @MayBeMissing()
  @YesOrNoInQuery()
  readonly again: boolean = false;
}

/** A person of a line. */
export class ResultPersonDto {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null where it is not known, or not yet made.',
  })
  readonly playerId: string | null;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;

  @ApiProperty({ description: 'New in the club with this import.', example: false })
  readonly made: boolean;
}

export class ResultLineDto extends ImportLineDto {
  @ApiProperty({
    enum: RESULT_FATES,
    description: '`known`: the club has this match already, or an earlier line tells it.',
  })
  readonly status: ResultFate;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The match, new or known.' })
  readonly matchId: string | null;

  @ApiProperty({ type: ResultPersonDto })
  readonly white: ResultPersonDto;

  @ApiProperty({ type: ResultPersonDto })
  readonly black: ResultPersonDto;
}

export class ResultsImportDto extends ImportReportDto {
  @ApiProperty({ type: 'integer', example: 12 })
  readonly imported: number;

  @ApiProperty({ type: [ResultLineDto] })
  readonly lines: readonly ResultLineDto[];
}
