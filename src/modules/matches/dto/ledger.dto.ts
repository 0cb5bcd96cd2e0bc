import { ApiProperty } from '@nestjs/swagger';

class PointsBySideDto {
  @ApiProperty({ type: 'integer', example: 3 })
  readonly white: number;

  @ApiProperty({ type: 'integer', example: -3 })
  readonly black: number;
}

export class LedgerEntryDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The number of the game.', example: 4 })
  readonly game: number;

  @ApiProperty({ format: 'uuid', description: 'Who pays.' })
  readonly from: string;

  @ApiProperty({ format: 'uuid', description: 'Who is paid.' })
  readonly to: string;

  @ApiProperty({ type: 'integer', minimum: 0, example: 8 })
  readonly points: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'In the smallest unit of the currency.', example: 800 })
  readonly amount: number;

  @ApiProperty({ type: PointsBySideDto, description: 'Points after this game; the two sum to zero.' })
  readonly total: PointsBySideDto;
}

export class AccountDto {
  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann' })
  readonly name: string;

  @ApiProperty({ type: 'integer', description: 'Points won less points lost.', example: 7 })
  readonly points: number;

  @ApiProperty({ type: 'integer', description: 'In the smallest unit of the currency.', example: 700 })
  readonly amount: number;
}

export class LedgerSummaryDto {
  @ApiProperty({ type: 'integer', description: 'Games that were finished.', example: 5 })
  readonly games: number;

  @ApiProperty({ type: 'integer', description: 'Most points that changed hands in one game.', example: 8 })
  readonly biggestSwing: number;
}

export class LedgerDto {
  @ApiProperty({
    type: 'integer',
    description: 'What a point is worth, in the smallest unit of the currency.',
    example: 100,
  })
  readonly stake: number;

  @ApiProperty({ type: String, nullable: true, example: 'EUR' })
  readonly currency: string | null;

  @ApiProperty({ type: [LedgerEntryDto], description: 'One for each finished game, oldest first.' })
  readonly entries: readonly LedgerEntryDto[];

  @ApiProperty({ type: [AccountDto], description: 'White first; they sum to zero.' })
  readonly balances: readonly AccountDto[];

  @ApiProperty({ type: LedgerSummaryDto })
  readonly summary: LedgerSummaryDto;
}
