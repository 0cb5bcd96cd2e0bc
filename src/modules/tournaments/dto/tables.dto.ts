import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MaxLength } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/form.js';
import type { PaidPrizesView, PrizeView, StandingRowView, StandingsView, TableView } from '../tournament.view.js';
import { PairingDto, SeatedDto } from './pairing.dto.js';

export class FlightQuery {
  @ApiPropertyOptional({
    description: 'The name or id of a flight; without it the first of the last stage.',
    maxLength: 40,
  })
  @MayBeMissing()
  @MaxLength(40)
  readonly flight?: string;
}

export class TieBreakDto {
  @ApiProperty({ example: 'buchholz' })
  readonly name: string;

  @ApiProperty({ type: Number, nullable: true, description: 'Null: it says nothing about this tie.', example: 5 })
  readonly value: number | null;
}

export class StandingRowDto extends SeatedDto implements StandingRowView {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Shared by those whom nothing separates.', example: 1 })
  readonly place: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  readonly wins: number;

  @ApiProperty({ type: [TieBreakDto], description: 'In the order in which they are looked at.' })
  readonly tieBreaks: readonly TieBreakDto[];

  @ApiProperty({ example: 'checked-in' })
  readonly status: string;
}

export class TableDto implements TableView {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly stage: number;

  @ApiProperty({ example: 'main' })
  readonly flight: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  readonly group: string | null;

  @ApiProperty({ type: [StandingRowDto] })
  readonly rows: readonly StandingRowDto[];
}

export class StandingsDto implements StandingsView {
  @ApiProperty({
    type: [StandingRowDto],
    description:
      'The rows of the first flight, group by group, and behind them those who did not qualify for the last stage.',
  })
  readonly rows: readonly StandingRowDto[];

  @ApiProperty({ type: [TableDto], description: 'All tables that were asked for: flights, and groups.' })
  readonly tables: readonly TableDto[];
}

export class PrizeDto extends SeatedDto implements PrizeView {
  @ApiProperty({ example: 'main' })
  readonly flight: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly place: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'In the smallest unit.', example: 27000 })
  readonly amount: number;
}

export class FlightPrizesDto {
  @ApiProperty({ example: 'main' })
  readonly flight: string;

  @ApiProperty({ type: 'integer', example: 54000 })
  readonly amount: number;

  @ApiProperty({ type: 'array', items: { type: 'number' }, example: [4, 2, 1, 1] })
  readonly weights: readonly number[];
}

export class SidePoolPrizesDto {
  @ApiProperty({ example: 'Jackpot' })
  readonly name: string;

  @ApiProperty({ type: 'integer', example: 8000 })
  readonly pool: number;

  @ApiProperty({ type: [PrizeDto] })
  readonly items: readonly PrizeDto[];
}

export class PaidPrizesDto implements PaidPrizesView {
  @ApiProperty({
    type: 'integer',
    description: 'Fees less the share of the house, and what was added.',
    example: 90000,
  })
  readonly pool: number;

  @ApiProperty({ type: String, nullable: true, example: 'EUR' })
  readonly currency: string | null;

  @ApiProperty({ type: [FlightPrizesDto], description: 'How the pool is divided.' })
  readonly flights: readonly FlightPrizesDto[];

  @ApiProperty({ type: [PrizeDto], description: 'Who gets what; they sum to the pool once the tournament is over.' })
  readonly items: readonly PrizeDto[];

  @ApiProperty({ type: [SidePoolPrizesDto] })
  readonly sidePools: readonly SidePoolPrizesDto[];
}

export class BracketRoundDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly round: number;

  @ApiProperty({ type: [PairingDto] })
  readonly pairings: readonly PairingDto[];
}

export class BracketFlightDto {
  @ApiProperty({ example: 'main' })
  readonly id: string;

  @ApiProperty({ example: 'main' })
  readonly name: string;

  @ApiProperty({ type: [BracketRoundDto] })
  readonly rounds: readonly BracketRoundDto[];
}

export class BracketDto {
  @ApiProperty({ type: [BracketFlightDto] })
  readonly flights: readonly BracketFlightDto[];
}
