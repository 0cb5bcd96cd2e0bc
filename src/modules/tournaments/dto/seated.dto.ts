import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PersonDto } from '../../games/index.js';

export class SeatedDto {
  @ApiProperty({ format: 'uuid' })
  readonly entryId: string;

  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;

  @ApiPropertyOptional({ type: [PersonDto], description: 'In doubles both of the pair, of a team its members.' })
  readonly players?: readonly PersonDto[];

  @ApiPropertyOptional({ description: 'On a board of a team match: the team.', example: 'The Tigers' })
  readonly team?: string;
}
