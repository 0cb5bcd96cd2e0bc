import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { LARGEST_INTEGER, WholeNumberInQuery } from '../../../platform/http/forms/whole-number.js';
import type { EventView } from '../../../recording/event-list.js';
import { RecordedDto, eventsOf } from './game.dto.js';

const MAX_EVENTS = 1_000;
/** Seconds: proxies cut connections that are silent for thirty. */
export const LONGEST_WAIT = 25;

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

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: LONGEST_WAIT,
    default: 0,
    description: 'Seconds to wait for an event where there is none yet.',
  })
  @MayBeMissing()
  @WholeNumberInQuery(0, LONGEST_WAIT)
  readonly wait: number = 0;
}

class EventPage {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For the next page, as `cursor` or as `after`; null on the last one.',
    example: null,
  })
  readonly nextCursor: string | null;
}

@ApiExtraModels(RecordedDto)
export class MatchEventListDto extends EventPage {
  @ApiProperty({ ...eventsOf('MatchEvent'), description: 'Oldest first.' })
  readonly items: readonly EventView[];
}

export class ChouetteEventListDto extends EventPage {
  @ApiProperty({ ...eventsOf('ChouetteEvent'), description: 'Oldest first.' })
  readonly items: readonly EventView[];
}

export class TournamentEventListDto extends EventPage {
  @ApiProperty({ ...eventsOf('TournamentEvent'), description: 'Oldest first.' })
  readonly items: readonly EventView[];
}
