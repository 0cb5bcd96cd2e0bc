import { ApiProperty } from '@nestjs/swagger';
import { schemaNamed } from '../../../platform/http/forms/named-schema.js';
import { ProblemDto } from '../../../platform/http/operation.js';
import { WholeListOf } from '../../../platform/http/list.js';

/** What all problems with one code have in common. */
export class ListedProblemKindDto {
  @ApiProperty({
    ...schemaNamed('ProblemCode'),
    description: 'The code, as in problem documents.',
    example: 'play.must-use-both-dice',
  })
  readonly code: string;

  @ApiProperty({ type: 'integer', description: 'The HTTP status that goes with it.', example: 422 })
  readonly status: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The status where the body, not the address, names what does not exist. Null: the same.',
    example: null,
  })
  readonly statusInBody: number | null;

  @ApiProperty({ example: 'More of the roll can be played' })
  readonly title: string;

  @ApiProperty({
    description:
      'When the service answers with it, in a sentence or more; names of fields and values stand between ' +
      'backticks.',
    example: 'More of the roll can be played, doublets included (R31, R32). `params.instead` is a legal play',
  })
  readonly when: string;
}

export class ProblemKindDto extends ListedProblemKindDto {
  @ApiProperty({ type: ProblemDto, description: 'A problem document of this kind.' })
  readonly example: ProblemDto;
}

export class ProblemKindListDto extends WholeListOf(ListedProblemKindDto) {}
