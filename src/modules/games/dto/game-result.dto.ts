import { ApiProperty } from '@nestjs/swagger';
import { RESULT_KINDS, RESULT_WAYS, type ResultKind, type ResultWay, SIDES, type Side } from '../../../domain/index.js';

export class GameResultDto {
  @ApiProperty({
    type: String,
    enum: [...SIDES, null],
    nullable: true,
    description: 'Null: the game was drawn (V54).',
    example: 'white',
  })
  readonly winner: Side | null;

  @ApiProperty({
    type: String,
    enum: [...RESULT_KINDS, null],
    nullable: true,
    description: 'Null when the match was ended from outside.',
    example: 'gammon',
  })
  readonly kind: ResultKind | null;

  @ApiProperty({ type: 'integer', description: 'The cube that was settled.', example: 2 })
  readonly cube: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Points won by the winner; 0 in a drawn game.', example: 4 })
  readonly points: number;

  @ApiProperty({ enum: RESULT_WAYS })
  readonly by: ResultWay;
}

export class CorrectedDto {
  @ApiProperty({ type: GameResultDto, description: 'What was recorded first; its moves are kept.' })
  readonly recorded: GameResultDto;

  @ApiProperty({ example: 'White had won a gammon' })
  readonly reason: string;

  @ApiProperty({ format: 'date-time' })
  readonly at: string;
}

/** How a game stands in its match; corrections may change it. */
export class StandingDto {
  @ApiProperty({
    description:
      'Whether its points are in the score, or will be: not so behind the end of the match, nor where it was annulled.',
    example: true,
  })
  readonly counts: boolean;

  @ApiProperty({
    description:
      'Whether the score makes it the Crawford game. It differs from `crawford` where the score before it was corrected ' +
      'later: the game stands as it was played (T44).',
    example: false,
  })
  readonly crawfordDue: boolean;

  @ApiProperty({
    type: CorrectedDto,
    nullable: true,
    description: 'What was recorded, where another result counts now.',
    example: null,
  })
  readonly corrected: CorrectedDto | null;
}
