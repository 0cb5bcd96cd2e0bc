import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { SIDES, type Side } from '../../../domain/index.js';

export class BoardQuery {
  @ApiPropertyOptional({ enum: SIDES, default: 'white', description: 'Whose seat the board is seen from.' })
  @IsOptional()
  @IsIn(SIDES)
  readonly view: Side = 'white';
}
