import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/form.js';
import { EventDto } from './game.dto.js';

const MAX_EVENTS = 1_000;

export class EventListQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 0, default: 0, description: 'Only events after this version.' })
  @MayBeMissing()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  readonly after: number = 0;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: 'Where the last page ended: its `nextCursor`.' })
  @MayBeMissing()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  readonly cursor?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_EVENTS,
    default: MAX_EVENTS,
    description: 'How many events at most.',
  })
  @MayBeMissing()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_EVENTS)
  readonly limit: number = MAX_EVENTS;
}

export class EventListDto {
  @ApiProperty({ type: [EventDto], description: 'Oldest first.' })
  readonly items: readonly EventDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For the next page, as `cursor` or as `after`; null on the last one.',
    example: null,
  })
  readonly nextCursor: string | null;
}
