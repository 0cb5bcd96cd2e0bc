import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CUBE_TURNS, type CubeTurn, type RollOrigin, SIDES, type Side } from '../../../domain/index.js';
import { DICE, GNUBG_MATCH_ID, ORIGIN, ORIGINS, PositionDto, XGID } from './game.dto.js';

const SIDE_OR_NULL = { type: String, enum: [...SIDES, null], nullable: true } as const;

class CubeActDto {
  @ApiProperty({ enum: ['double', 'take', 'drop', ...CUBE_TURNS] })
  readonly type: 'double' | 'take' | 'drop' | CubeTurn;

  @ApiProperty({ enum: SIDES })
  readonly side: Side;

  @ApiProperty({ type: 'integer', description: 'The value offered or taken; for a drop what it cost.', example: 2 })
  readonly value: number;

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    description: 'Chouettes: the members whose cubes are meant.',
  })
  readonly members?: readonly string[];
}

export class TurnDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly number: number;

  @ApiProperty({ enum: SIDES })
  readonly side: Side;

  @ApiProperty({
    ...DICE,
    nullable: true,
    description: 'Null for a turn that was skipped without a roll (R21).',
    example: [3, 1],
  })
  readonly dice: readonly number[] | null;

  @ApiProperty({
    ...ORIGIN,
    description: `Where the dice come from: ${ORIGINS}. Null for a skipped turn.`,
    example: 'roll',
  })
  readonly origin: RollOrigin | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Empty: nothing could be played. Null: skipped, or still to be played.',
    example: '8/5 6/5',
  })
  readonly play: string | null;

  @ApiProperty({ type: [CubeActDto], nullable: true, description: 'Cube actions before the roll.', example: null })
  readonly cube: readonly CubeActDto[] | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'After the turn, oriented to the side on roll then; null for variants that it cannot carry.',
    example: 'sGfwATDgc/ABMA',
  })
  readonly positionId: string | null;

  @ApiProperty({ format: 'date-time' })
  readonly at: string;
}

export class TurnsDto {
  @ApiProperty({ type: [TurnDto], description: 'One for each roll or skip.' })
  readonly items: readonly TurnDto[];

  @ApiProperty({
    type: [CubeActDto],
    description: 'Cube actions behind the last roll, such as the double that was dropped.',
  })
  readonly ending: readonly CubeActDto[];
}

class MomentCubeDto {
  @ApiProperty({ type: 'integer', example: 1 })
  readonly value: number;

  @ApiProperty({ ...SIDE_OR_NULL, example: null })
  readonly owner: Side | null;
}

export class MomentDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Turns that were completed.', example: 0 })
  readonly turn: number;

  @ApiProperty({ type: PositionDto })
  readonly position: PositionDto;

  @ApiProperty({ type: String, nullable: true, example: '4HPwATDgc/ABMA' })
  readonly positionId: string | null;

  @ApiProperty(GNUBG_MATCH_ID)
  readonly gnubgMatchId: string | null;

  @ApiProperty(XGID)
  readonly xgid: string | null;

  @ApiProperty({
    type: MomentCubeDto,
    nullable: true,
    description: 'Null in a chouette in which each member has a cube.',
  })
  readonly cube: MomentCubeDto | null;
}
