import { ApiProperty } from '@nestjs/swagger';
import type { PersonView } from '../views/game.view.js';

export class PersonDto implements PersonView {
  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;
}
