import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerRecipient, Recipient } from '../../platform/http/answers/recipient.js';
import { nextTurn } from '../../platform/work/slices.js';
import { Operation } from '../../rules/problems.js';
import { HealthDto } from './dto/health.dto.js';
import { HealthService } from './health.service.js';
import { Metrics } from './metrics.js';

/** Of which version the text of Prometheus is. */
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';

@ApiTags('operation')
@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly metrics: Metrics,
  ) {}

  @Operation({ id: 'getLiveness', summary: 'Whether the process answers', roles: [], problems: [] })
  @ApiOkResponse({ type: HealthDto, description: 'The process answers.' })
  @Get('health/live')
  live(): HealthDto {
    return this.health.live();
  }

  @Operation({
    id: 'getReadiness',
    summary: 'Whether requests can be served',
    description: '503 while the database does not answer: send requests to another instance for that time.',
    roles: [],
    problems: [],
  })
  @ApiOkResponse({ type: HealthDto, description: 'The service can serve requests.' })
  @Get('health/ready')
  ready(): Promise<HealthDto> {
    return this.health.ready();
  }

  @Operation({
    id: 'getMetrics',
    summary: 'Numbers about this instance for Prometheus',
    roles: [],
    problems: [],
  })
  @ApiOkResponse({
    description: 'The process, and `http_request_duration_seconds` by method, route and status.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
  @Header('content-type', PROMETHEUS)
  @Get('metrics')
  async text(
    @AnswerRecipient() recipient: Recipient,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    recipient.waits();
    const text = await this.metrics.text();
    // All who waited for it would be answered at once, and hold up everybody.
    await nextTurn();
    return text.bytesFor(request, reply);
  }
}
