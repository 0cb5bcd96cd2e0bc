import { ApiProperty } from '@nestjs/swagger';
import { CUBE_TURNS, type CubeTurn, type RollOrigin, SIDES, type Side } from '../../../domain/index.js';
import { DICE, ORIGIN, ORIGINS, PositionDto } from './game.dto.js';

const SIDE_OR_NULL = { type: String, enum: [...SIDES, null], nullable: true } as const;

class CubeActDto {
  @ApiProperty({ enum: ['double', 'take', 'drop', ...CUBE_TURNS] })
  readonly type: 'double' | 'take' | 'drop' | CubeTurn;

  @ApiProperty({ enum: SIDES })
  readonly side: Side;

  @ApiProperty({ type: 'integer', description: 'The value offered or taken; for a drop what it cost.', example: 2 })
  readonly value: number;
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

  @ApiProperty({
    type: String,
    nullable: true,
    description: "GNU Backgammon's match id; white is player 0.",
    example: 'cAkAAAAAAAAE',
  })
  readonly gnubgMatchId: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "eXtreme Gammon's id; black is the bottom player.",
    example: 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10',
  })
  readonly xgid: string | null;

  @ApiProperty({ type: MomentCubeDto })
  readonly cube: MomentCubeDto;
}
