import { ApiProperty } from '@nestjs/swagger';

/** One of the two of a pair in doubles. */
export class PersonDto {
  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;
}
