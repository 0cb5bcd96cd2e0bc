import { ApiProperty } from '@nestjs/swagger';

/** A person of whom nothing but the name is told. */
export class PersonDto {
  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;
}
