import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, MaxLength } from 'class-validator';
import { ENTRY_STATUSES, type EntryStatus } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { PICTURE_WIDTHS, type PictureWidth } from '../drawings/sizes.js';
import { PairingDto } from './pairing.dto.js';
import { SeatedDto } from './seated.dto.js';

export class FlightQuery {
  @ApiPropertyOptional({
    description: 'The name of a flight; without it those of the last stage that is drawn.',
    maxLength: 40,
  })
  @MayBeMissing()
  @MaxLength(40)
  readonly flight?: string;
}

export class BracketPictureQuery extends FlightQuery {
  @ApiPropertyOptional({
    enum: PICTURE_WIDTHS,
    default: 'screen',
    description: '`print`: one sheet of A4 across. `phone`: one round beneath the other.',
  })
  @MayBeMissing()
  @IsIn(PICTURE_WIDTHS)
  readonly width: PictureWidth = 'screen';
}

export class BracketQuery {
  @ApiPropertyOptional({ description: 'The name of a flight; without it all of them.', maxLength: 40 })
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

export class ChallengeableDto {
  @ApiProperty({ format: 'uuid' })
  readonly entryId: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'The service refuses a challenge before that time: the last result of one of the two is not final yet (T41), or the ' +
      'challenger has lost to that entrant less than `days` days ago (T17). Null: at once.',
    example: null,
  })
  readonly from: string | null;
}

export class StandingRowDto extends SeatedDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Shared by players whom no criterion separates.',
    example: 1,
  })
  readonly place: number;

  @ApiProperty({ type: Number, minimum: 0, description: 'Byes of a Swiss included (T15).', example: 3 })
  readonly wins: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Matches that are decided, forfeits included: those won, drawn and lost. A bye is none.',
    example: 4,
  })
  readonly played: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  readonly won: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  readonly lost: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'Matches of teams; absent: none.', example: 1 })
  readonly drawn?: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Results that do not count, because one of the two left early (T19).',
    example: 0,
  })
  readonly annulled: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'Table points of a league, by which it is ordered first (T18); null elsewhere.',
    example: null,
  })
  readonly points: number | null;

  @ApiProperty({
    type: String,
    enum: ['up', 'down', null],
    nullable: true,
    description:
      'The way to another division of a league next season, by the present table; the service moves no entrant.',
    example: null,
  })
  readonly moves: 'up' | 'down' | null;

  @ApiProperty({
    description:
      'Whether the entrant goes on into the next stage: by its draw, and before that by the present table as soon as it has a ' +
      'result, or no more are left than go on. False where no stage follows.',
    example: false,
  })
  readonly qualifies: boolean;

  @ApiProperty({ type: [TieBreakDto], description: 'In the order in which they are looked at.' })
  readonly tieBreaks: readonly TieBreakDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What puts the entrant behind the one before in the table: `wins`, `points-table` or the name of a tie-break, as it ' +
      'was looked at among those still tied; `never-entered` where an entrant who has left counts so (T19). Null: the first of a table, a place shared with the one before, a flight ' +
      'without tie-breaks, or one who did not qualify for the last stage, in `rows`.',
    example: 'buchholz',
  })
  readonly separatedBy: string | null;

  @ApiProperty({ enum: ENTRY_STATUSES, example: 'checked-in' })
  readonly status: EntryStatus;

  @ApiPropertyOptional({
    enum: ['end', 'return'],
    description: 'For how long a withdrawn entrant is out. Absent for the others.',
    example: 'end',
  })
  readonly until?: 'end' | 'return';

  @ApiPropertyOptional({
    type: [ChallengeableDto],
    description:
      'The entrants whom this one may challenge, from the top: those in reach, where neither of the two is in an open ' +
      'challenge and neither is away until a return (T17, T19). ' +
      'Absent where no ladder is being played.',
  })
  readonly mayChallenge?: readonly ChallengeableDto[];
}

export class TableDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly stage: number;

  @ApiProperty({ example: 'main' })
  readonly flight: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  readonly group: string | null;

  @ApiProperty({ type: [StandingRowDto] })
  readonly rows: readonly StandingRowDto[];
}

export class StandingsDto {
  @ApiProperty({
    type: [StandingRowDto],
    description:
      'The rows of the first flight, group by group, and behind them those who did not qualify for the last stage.',
  })
  readonly rows: readonly StandingRowDto[];

  @ApiProperty({ type: [TableDto], description: 'All tables that were asked for: flights, and groups.' })
  readonly tables: readonly TableDto[];

  @ApiProperty({
    type: [TableDto],
    description:
      'The tables of the stages before the last one that is drawn, the groups before a final stage for example; none ' +
      'where a flight was asked for.',
  })
  readonly earlier: readonly TableDto[];
}

export class PrizeDto extends SeatedDto {
  @ApiProperty({ example: 'main' })
  readonly flight: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly place: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'In the smallest unit.', example: 27000 })
  readonly amount: number;
}

export class PlacePrizeDto {
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

  @ApiProperty({
    type: [PlacePrizeDto],
    description:
      'What each place gets as it stands, where no entrants share one. Empty where the number of paid places follows from ' +
      'the number of entrants (T62) and that is not known yet: of another flight than the main one before the end.',
  })
  readonly places: readonly PlacePrizeDto[];
}

export class FlightTermsDto {
  @ApiProperty({ example: 'main' })
  readonly flight: string;

  @ApiProperty({ type: 'number', description: 'Percent of the pool.', example: 60 })
  readonly share: number;

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

export class FeesSoFarDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many entry fees are in the pool, or will be once they are paid.',
    example: 8,
  })
  readonly expected: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many of these are paid.', example: 6 })
  readonly paid: number;
}

export class PaidPrizesDto {
  @ApiProperty({
    type: 'integer',
    description: "The fees less the club's share, and what was added.",
    example: 90000,
  })
  readonly pool: number;

  @ApiProperty({ type: String, nullable: true, example: 'EUR' })
  readonly currency: string | null;

  @ApiProperty({ type: [FlightPrizesDto], description: 'How the pool is divided.' })
  readonly flights: readonly FlightPrizesDto[];

  @ApiProperty({
    type: [FlightTermsDto],
    description:
      'How the pool is to be divided, as it is set or usual (T61, T62), by the flights of the last stage; also by flights ' +
      'that get nothing, or that no entrant has reached.',
  })
  readonly terms: readonly FlightTermsDto[];

  @ApiProperty({ type: [PrizeDto], description: 'Who gets what; they sum to the pool once the tournament is over.' })
  readonly items: readonly PrizeDto[];

  @ApiProperty({ type: [SidePoolPrizesDto] })
  readonly sidePools: readonly SidePoolPrizesDto[];

  @ApiPropertyOptional({ type: FeesSoFarDto, description: 'What of the entry fees has come in; only staff read it.' })
  readonly fees?: FeesSoFarDto;
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

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly stage: number;

  @ApiProperty({ type: [BracketRoundDto] })
  readonly rounds: readonly BracketRoundDto[];
}

export class BracketDto {
  @ApiProperty({ type: [BracketFlightDto] })
  readonly flights: readonly BracketFlightDto[];
}
