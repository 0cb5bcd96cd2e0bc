import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { SIDES, type Side } from '../../../domain/index.js';

export class BoardQuery {
  @ApiPropertyOptional({ enum: SIDES, default: 'white', description: 'Whose seat the board is seen from.' })
  @IsOptional()
  @IsIn(SIDES)
  readonly view: Side = 'white';

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'The board after so many turns, 0 being the start. Default: as it is now, the roll on it included.',
    example: 0,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  readonly turn?: number;
}
