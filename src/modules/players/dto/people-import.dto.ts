import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { DryRunQuery } from '../../../platform/http/requests/dry-run.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { ImportLineDto, ImportReportDto } from './import-line.dto.js';

export const LINE_FATES = ['made', 'known', 'refused'] as const;
export type LineFate = (typeof LINE_FATES)[number];

export class PeopleImportQuery extends DryRunQuery {
  @ApiPropertyOptional({
    enum: ['report', 'make'],
    default: 'report',
    description: 'For a name that the club knows already: report it, or add another person of that name.',
  })
  @MayBeMissing()
  @IsIn(['report', 'make'])
  readonly duplicates: 'report' | 'make' = 'report';
}

export class PersonLineDto extends ImportLineDto {
  @ApiProperty({ enum: LINE_FATES, description: '`known`: the club has a player of that name already.' })
  readonly status: LineFate;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The person who was made, or the only one of that name. Null in a dry run for who would be made.',
  })
  readonly playerId: string | null;
}

export class PeopleImportDto extends ImportReportDto {
  @ApiProperty({ type: 'integer', example: 12 })
  readonly made: number;

  @ApiProperty({ type: [PersonLineDto] })
  readonly lines: readonly PersonLineDto[];
}
