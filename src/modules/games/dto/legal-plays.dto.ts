import { ApiProperty } from '@nestjs/swagger';
import { DICE } from './game.dto.js';

class MoveDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 6, example: 3 })
  readonly die: number;

  @ApiProperty({
    oneOf: [
      { type: 'integer', minimum: 1, maximum: 24 },
      { type: 'string', enum: ['bar', 'rsv'] },
    ],
    example: 8,
  })
  readonly from: number | 'bar' | 'rsv';

  @ApiProperty({
    oneOf: [
      { type: 'integer', minimum: 1, maximum: 24 },
      { type: 'string', enum: ['off'] },
    ],
    example: 5,
  })
  readonly to: number | 'off';

  @ApiProperty({ example: false })
  readonly hit: boolean;
}

export class LegalPlayDto {
  @ApiProperty({ example: '8/5 6/5' })
  readonly play: string;

  @ApiProperty({ type: [MoveDto], description: 'In an order that can be played.' })
  readonly moves: readonly MoveDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'After the play, oriented to the opponent, who is on roll then.',
    example: 'sGfwATDgc/ABMA',
  })
  readonly positionId: string | null;
}

export class LegalPlaysDto {
  @ApiProperty({ ...DICE, example: [3, 1] })
  readonly dice: readonly number[];

  @ApiProperty({ type: 'integer', example: 16 })
  readonly count: number;

  @ApiProperty({ type: [LegalPlayDto], description: 'One for each position that can be reached (R100).' })
  readonly plays: readonly LegalPlayDto[];
}
