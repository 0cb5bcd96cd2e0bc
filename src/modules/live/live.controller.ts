import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Gives } from '../../platform/http/forms/given-types.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Operation } from '../../rules/problems.js';
import { EVENT_MODELS, FollowQuery, STREAM_EXAMPLE, STREAM_SCHEMA } from './dto/live.dto.js';
import { LiveService } from './live.service.js';

@ApiTags('live')
@ApiExtraModels(...EVENT_MODELS)
@Controller('v1/live')
export class LiveController {
  constructor(private readonly live: LiveService) {}

  @Operation({
    id: 'follow',
    summary: 'Follow matches, chouettes, tournaments, own tasks and the club as they change',
    description:
      'Server-sent events. First a `state` for each topic, then each `change` exactly once and in order; `time` every 15 s; `gone` ' +
      'where a topic can be read no longer. The `id` of an event holds the versions of the topics, and as `Last-Event-ID` or ' +
      '`after` it resumes the stream.',
    publicToo: true,
    problems: ['match.not-found', 'chouette.not-found', 'tournament.not-found', 'live.full'],
  })
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The same as `after`, and takes precedence over it.',
    schema: { type: 'string', example: '41.17.3' },
  })
  @ApiOkResponse({
    description: 'The stream. `x-events` names the form of the data of each event.',
    content: { 'text/event-stream': { schema: STREAM_SCHEMA, example: STREAM_EXAMPLE } },
  })
  @Gives('text/event-stream')
  @Get()
  follow(
    @Caller() call: Call,
    @Query() { topics, after }: FollowQuery,
    @Headers('last-event-id') last: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const left = last ? { cursor: last, pointer: 'Last-Event-ID' } : { cursor: after ?? null, pointer: '?after' };
    return this.live.follow(call, topics, left, reply);
  }
}
