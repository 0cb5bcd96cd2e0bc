import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MayBeMissing } from '../../../platform/http/form.js';
import { LARGEST_INTEGER, WholeNumberInQuery } from '../../../platform/http/whole-number.js';
import { EventDto } from './game.dto.js';

const MAX_EVENTS = 1_000;

export class EventListQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: LARGEST_INTEGER,
    default: 0,
    description: 'Only events after this version.',
  })
  @MayBeMissing()
  @WholeNumberInQuery(0, LARGEST_INTEGER)
  readonly after: number = 0;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: LARGEST_INTEGER,
    description: 'Where the last page ended: its `nextCursor`.',
  })
  @MayBeMissing()
  @WholeNumberInQuery(0, LARGEST_INTEGER)
  readonly cursor?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_EVENTS,
    default: MAX_EVENTS,
    description: 'How many events at most.',
  })
  @MayBeMissing()
  @WholeNumberInQuery(1, MAX_EVENTS)
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
