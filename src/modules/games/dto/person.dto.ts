import { ApiProperty } from '@nestjs/swagger';

/** The id and the name of a person. */
export class PersonDto {
  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;
}
