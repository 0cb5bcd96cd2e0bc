import { ApiProperty } from '@nestjs/swagger';

/** What an import has brought. */
export class ImportedDto {
  @ApiProperty({ type: 'integer', description: 'People.', example: 120 })
  readonly people: number;

  @ApiProperty({ type: 'integer', description: 'Matches, money sessions and chouettes.', example: 2400 })
  readonly series: number;

  @ApiProperty({ type: 'integer', description: 'Tournaments.', example: 36 })
  readonly tournaments: number;

  @ApiProperty({ type: 'integer', description: 'Recorded events.', example: 184_000 })
  readonly events: number;
}
