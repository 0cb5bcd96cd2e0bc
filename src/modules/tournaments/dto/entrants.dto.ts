import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, ValidateIf } from 'class-validator';
import { ENTRANT_KINDS, EQUAL_BOARDS } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { AreIds, IsId } from '../../../platform/http/forms/ids.js';

export const MOST_BOARDS = 20;

export class EntrantsDto {
  @ApiProperty({
    enum: ENTRANT_KINDS,
    description:
      '`doubles`: two play as one entrant and consult; their matches are not rated, and a clock is one for doubles. `teams`: two teams ' +
      'meet on several boards, each a match of two members; in a knockout, Swiss, round robin or league.',
    example: 'singles',
  })
  @IsIn(ENTRANT_KINDS)
  readonly kind: (typeof ENTRANT_KINDS)[number];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_BOARDS,
    description: 'Of teams, and only of them: how many boards a match of two teams has.',
    example: 3,
  })
  @ValidateIf(({ kind, boards }: EntrantsDto) => kind === 'teams' || boards !== undefined)
  @IsWholeNumber(1, MOST_BOARDS)
  readonly boards?: number;

  @ApiPropertyOptional({
    enum: EQUAL_BOARDS,
    default: 'points',
    description:
      'Of teams: as many boards won each are decided by points, or a draw, half a win for each; a knockout that follows has no draws.',
  })
  @MayBeMissing()
  @IsIn(EQUAL_BOARDS)
  readonly equalBoards?: (typeof EQUAL_BOARDS)[number];

  @ApiPropertyOptional({
    default: false,
    description: 'Of teams: boards that have not begun are not played once the team match is decided.',
  })
  @MayBeMissing()
  @IsBoolean()
  readonly stopWhenDecided?: boolean;
}

export class LineUpDto {
  @ApiProperty({ format: 'uuid', description: 'The entry of the team.' })
  @IsId()
  readonly entryId: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: 1,
    maxItems: MOST_BOARDS,
    description: 'A member for each board, from the first.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_BOARDS)
  @AreIds()
  readonly players: readonly string[];
}
