import { ApiProperty } from '@nestjs/swagger';

/** A person of that name. */
export class CandidateDto {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;

  @ApiProperty({ type: String, nullable: true, example: 'Annie' })
  readonly nickname: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'CH' })
  readonly country: string | null;
}

/** What every table says of each of its lines. */
export class ImportLineDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The line of the file.', example: 2 })
  readonly line: number;

  @ApiProperty({
    type: [CandidateDto],
    description: 'The players whom the name may mean; the first 20, if there are more.',
    example: [],
  })
  readonly candidates: readonly CandidateDto[];

  @ApiProperty({ type: String, nullable: true, description: 'The kind of problem of a refused line.', example: null })
  readonly code: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why the line was refused.', example: null })
  readonly detail: string | null;
}

/** What a table with a dry run says of all its lines. */
export class ImportReportDto {
  @ApiProperty({ type: 'integer', example: 2 })
  readonly known: number;

  @ApiProperty({ type: 'integer', example: 1 })
  readonly refused: number;

  @ApiProperty({ description: 'False in a dry run.', example: true })
  readonly applied: boolean;
}
