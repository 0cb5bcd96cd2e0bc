import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { SIDES, type Side } from '../../../domain/index.js';
import { LARGEST_INTEGER, WholeNumberInQuery } from '../../../platform/http/forms/whole-number.js';

export class BoardQuery {
  @ApiPropertyOptional({ enum: SIDES, default: 'white', description: 'Whose seat the board is seen from.' })
  @IsOptional()
  @IsIn(SIDES)
  readonly view: Side = 'white';

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: LARGEST_INTEGER,
    description: 'The board after so many turns, 0 being the start. Default: as it is now, the roll on it included.',
    example: 0,
  })
  @IsOptional()
  @WholeNumberInQuery(0, LARGEST_INTEGER)
  readonly turn?: number;
}
