import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import {
  type AffectedGame,
  CRAWFORD_STATES,
  type CrawfordState,
  MATCH_ENDS,
  type MatchEnd,
  SIDES,
  type Side,
} from '../../../domain/index.js';
import { schemaNamed } from '../../../platform/http/forms/named-schema.js';
import { GameResultDto, type TournamentDifference } from '../../games/index.js';
import { AccountDto } from './ledger.dto.js';
import { MATCH_STATUSES, ScoreDto } from './match.dto.js';

const STATUSES = ['open', 'finished'] as const;

class AffectedCubeDto {
  @ApiProperty({ type: 'integer', example: 2 })
  readonly value: number;

  @ApiProperty({ type: String, enum: [...SIDES, null], nullable: true, example: null })
  readonly owner: Side | null;
}

export class AffectedGameDto implements AffectedGame {
  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  readonly number: number;

  @ApiProperty({ enum: STATUSES })
  readonly status: 'open' | 'finished';

  @ApiProperty({
    type: GameResultDto,
    nullable: true,
    description: 'Null while it is open, and where it never counted.',
  })
  readonly result: GameResultDto | null;

  @ApiProperty({ description: 'Whether its points are in the score.', example: true })
  readonly counts: boolean;

  @ApiProperty({ description: 'Whether it is played, or was, as the Crawford game.', example: true })
  readonly crawford: boolean;

  @ApiProperty({ description: 'Whether the score makes it the Crawford game.', example: false })
  readonly crawfordDue: boolean;

  @ApiProperty({ type: ScoreDto, description: 'The score at which it begins.' })
  readonly scoreBefore: ScoreDto;

  @ApiProperty({ type: ScoreDto, description: 'The score that it leads to; while it is open, the same.' })
  readonly scoreAfter: ScoreDto;

  @ApiProperty({
    type: AffectedCubeDto,
    nullable: true,
    description: 'The cube of an open game; null once the game is over.',
    example: null,
  })
  readonly cube: AffectedCubeDto | null;
}

export class AffectedMatchDto {
  @ApiProperty({ enum: MATCH_STATUSES })
  readonly status: 'open' | 'finished' | 'void';

  @ApiProperty({ type: String, enum: [...MATCH_ENDS, null], nullable: true, example: null })
  readonly by: MatchEnd | null;

  @ApiProperty({ type: String, enum: [...SIDES, null], nullable: true, example: null })
  readonly winner: Side | null;

  @ApiProperty({ type: ScoreDto })
  readonly score: ScoreDto;

  @ApiProperty({ type: String, enum: [...CRAWFORD_STATES, null], nullable: true, example: 'before' })
  readonly crawford: CrawfordState | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly currentGameId: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  readonly finishedAt: string | null;
}

export class AffectedLedgerDto {
  @ApiProperty({ type: [AccountDto], description: 'White first; they sum to zero.' })
  readonly balances: readonly AccountDto[];
}

export class GameChangeDto {
  @ApiProperty({ enum: ['game'] })
  readonly kind: 'game';

  @ApiProperty({ format: 'uuid', description: 'The game.' })
  readonly id: string;

  @ApiProperty({ type: AffectedGameDto })
  readonly before: AffectedGameDto;

  @ApiProperty({ type: AffectedGameDto })
  readonly after: AffectedGameDto;
}

export class MatchChangeDto {
  @ApiProperty({ enum: ['match'] })
  readonly kind: 'match';

  @ApiProperty({ format: 'uuid', description: 'The match.' })
  readonly id: string;

  @ApiProperty({ type: AffectedMatchDto })
  readonly before: AffectedMatchDto;

  @ApiProperty({ type: AffectedMatchDto })
  readonly after: AffectedMatchDto;
}

export class LedgerChangeDto {
  @ApiProperty({ enum: ['ledger'] })
  readonly kind: 'ledger';

  @ApiProperty({ format: 'uuid', description: 'The money session.' })
  readonly id: string;

  @ApiProperty({ type: AffectedLedgerDto })
  readonly before: AffectedLedgerDto;

  @ApiProperty({ type: AffectedLedgerDto })
  readonly after: AffectedLedgerDto;
}

export class CorrectedTournamentDto {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({
    type: 'array',
    items: schemaNamed('TournamentAffected'),
    description:
      'As `correctPairingResult` lists them: every pairing, match, entry, place on a ladder and flight that changes.',
  })
  readonly affected: readonly TournamentDifference[];
}

const CHANGES = [GameChangeDto, MatchChangeDto, LedgerChangeDto];

/** What a correction changes, or would change. */
@ApiExtraModels(...CHANGES)
export class CorrectionDto {
  @ApiProperty({
    type: 'array',
    items: { oneOf: CHANGES.map((change) => ({ $ref: getSchemaPath(change) })) },
    description:
      'Everything that changes, before and after it: the games in their order, then the match, then the ledger of a money ' +
      'session. Empty: what is asked for is what counts already.',
  })
  readonly affected: readonly (GameChangeDto | MatchChangeDto | LedgerChangeDto)[];

  @ApiProperty({ description: 'Whether it was done; false with `dryRun`.', example: true })
  readonly applied: boolean;

  @ApiProperty({
    type: CorrectedTournamentDto,
    nullable: true,
    description:
      'What changes in the tournament of the match. Null: nothing does, or the match is played outside of tournaments.',
    example: null,
  })
  readonly tournament: CorrectedTournamentDto | null;
}
