import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsObject, ValidateNested } from 'class-validator';
import { WANTED_BYE_POINTS, type WantedBye } from '../../../domain/index.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';

const MOST_ROUNDS = 1_023;
export const MOST_WANTED = 50;

export class WantedByeDto implements WantedBye {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MOST_ROUNDS,
    description: 'The round of the Swiss.',
    example: 3,
  })
  @IsWholeNumber(1, MOST_ROUNDS)
  readonly round: number;

  @ApiProperty({ enum: WANTED_BYE_POINTS, type: Number, description: 'What it counts, in wins.', example: 0.5 })
  @IsIn(WANTED_BYE_POINTS)
  readonly points: WantedBye['points'];
}

export class WantedByesDto {
  @ApiProperty({
    type: [WantedByeDto],
    maxItems: MOST_WANTED,
    description: 'All byes that the entrant asks for; those of rounds that are paired stay as they are.',
  })
  @IsArray()
  @ArrayMaxSize(MOST_WANTED)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => WantedByeDto)
  readonly byes: readonly WantedByeDto[];
}
