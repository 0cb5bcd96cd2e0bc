import { ApiProperty, ApiPropertyOptional, OmitType, getSchemaPath } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { ProblemDto } from '../../../platform/http/operation.js';
import { schemaNamed } from '../../../platform/http/forms/named-schema.js';
import { ChouetteDto } from '../../chouettes/index.js';
import { ChouetteGameDto, GameDto, RecordedDto } from '../../games/index.js';
import { MatchDto } from '../../matches/index.js';
import { EntryDto, PairingDto, TournamentDto } from '../../tournaments/index.js';
import { MOST_TOPICS } from '../topics.js';

/** More than fifty of the longest topics. */
const LONGEST_TOPICS = 3_000;
const LONGEST_CURSOR = 800;

export class FollowQuery {
  @ApiProperty({
    description: `What to follow: 1 to ${MOST_TOPICS} of \`match:<id>\`, \`chouette:<id>\`, \`tournament:<id>\`, \`me\` and \`club\`, with commas between.`,
    minLength: 1,
    maxLength: LONGEST_TOPICS,
    example: 'club',
  })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_TOPICS)
  readonly topics: string;

  @ApiPropertyOptional({
    maxLength: LONGEST_CURSOR,
    description: 'The `id` of the last event that was read, to go on from there.',
  })
  @MayBeMissing()
  @IsString()
  @MaxLength(LONGEST_CURSOR)
  readonly after?: string;
}

/** A match with its open game. */
export class LiveMatchDto extends MatchDto {
  @ApiProperty({ type: GameDto, nullable: true })
  readonly game: GameDto | null;
}

/** A chouette with its open game. */
export class LiveChouetteDto extends ChouetteDto {
  @ApiProperty({ type: ChouetteGameDto, nullable: true })
  readonly game: ChouetteGameDto | null;
}

export class LiveTournamentFactsDto extends OmitType(TournamentDto, ['entries']) {}

/** A tournament; in a change with only the pairings and entries that differ. */
export class LiveTournamentDto {
  @ApiProperty({ type: LiveTournamentFactsDto })
  readonly tournament: LiveTournamentFactsDto;

  @ApiProperty({ type: [PairingDto] })
  readonly pairings: readonly PairingDto[];

  @ApiProperty({ type: [EntryDto] })
  readonly entries: readonly EntryDto[];
}

/** What began, ended or was announced in the club. */
export class ClubLineDto {
  @ApiProperty({ format: 'date-time' })
  readonly at: string;

  @ApiProperty({ enum: ['began', 'ended', 'announced'] })
  readonly what: string;

  @ApiProperty({ enum: ['match', 'chouette', 'tournament', 'announcement'] })
  readonly kind: string;

  @ApiProperty({ format: 'uuid', description: 'The id of the match, chouette, tournament or announcement.' })
  readonly id: string;

  @ApiProperty({ example: 'Ann Example beats Ben Example.' })
  readonly text: string;
}

export class ClubLinesDto {
  @ApiProperty({ type: [ClubLineDto], description: 'The latest lines, oldest first.' })
  readonly lines: readonly ClubLineDto[];
}

const VIEWS = {
  description:
    'The topic as the reader may see it, in the form of what `topic` names; for `me` the answer of `GET /v1/me/tasks`.',
  anyOf: [
    ...[LiveMatchDto, LiveChouetteDto, LiveTournamentDto, ClubLinesDto, ClubLineDto].map((type) => ({
      $ref: getSchemaPath(type),
    })),
    { type: 'object' as const },
  ],
};

const EVENTS = {
  type: 'array' as const,
  items: {
    allOf: [
      { $ref: getSchemaPath(RecordedDto) },
      { anyOf: ['MatchEvent', 'ChouetteEvent', 'TournamentEvent'].flatMap((union) => schemaNamed(union).allOf) },
    ],
  },
};

class AboutTopic {
  @ApiProperty({ example: 'match:0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c' })
  readonly topic: string;

  @ApiProperty({ type: 'integer', description: 'The version of the thing.', example: 41 })
  readonly version: number;

  @ApiProperty(VIEWS)
  readonly view: unknown;
}

export class LiveStateDto extends AboutTopic {
  @ApiPropertyOptional({
    ...EVENTS,
    description:
      'What was recorded since the version that the follower had seen, each in the form of what `topic` names.',
  })
  readonly events?: readonly unknown[];
}

export class LiveChangeDto extends AboutTopic {
  @ApiProperty({ ...EVENTS, description: 'What has happened, oldest first, each in the form of what `topic` names.' })
  readonly events: readonly unknown[];
}

export class LiveTimeDto {
  @ApiProperty({ format: 'date-time', description: "The service's time." })
  readonly now: string;
}

export class LiveGoneDto {
  @ApiProperty({ example: 'tournament:0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c' })
  readonly topic: string;

  @ApiProperty({ type: ProblemDto })
  readonly problem: ProblemDto;
}

export const EVENT_MODELS = [
  LiveStateDto,
  LiveChangeDto,
  LiveTimeDto,
  LiveGoneDto,
  LiveMatchDto,
  LiveChouetteDto,
  LiveTournamentDto,
  ClubLinesDto,
  ClubLineDto,
];

export const STREAM_SCHEMA = {
  type: 'string' as const,
  'x-events': {
    state: { $ref: getSchemaPath(LiveStateDto) },
    change: { $ref: getSchemaPath(LiveChangeDto) },
    time: { $ref: getSchemaPath(LiveTimeDto) },
    gone: { $ref: getSchemaPath(LiveGoneDto) },
  },
};

export const STREAM_EXAMPLE = `retry: 2100

event: time
data: {"now":"2026-11-21T19:30:15.000Z"}

`;
