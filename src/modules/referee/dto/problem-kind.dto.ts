import { ApiProperty } from '@nestjs/swagger';

/** What all problems with one code have in common. */
export class ProblemKindDto {
  @ApiProperty({ description: 'The code, as in problem documents.', example: 'play.must-use-both-dice' })
  readonly code: string;

  @ApiProperty({
    type: 'integer',
    description: 'The HTTP status that goes with it; 422 instead of 404 where the body names what does not exist.',
    example: 422,
  })
  readonly status: number;

  @ApiProperty({ example: 'More of the roll can be played' })
  readonly title: string;
}
