import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gives } from '../../platform/http/forms/given-types.js';
import { prefersPage } from '../../platform/http/requests/accepted-types.js';
import { TAGGED } from '../../platform/http/operation.js';
import { Operation } from '../../rules/problems.js';
import { ProblemKindDto, ProblemKindListDto } from './dto/problem-kind.dto.js';
import { ProblemPages, type TwoForms } from './problem-pages.js';

const TYPES = ['application/json', 'text/html'] as const;
const FORMS = 'JSON, or a page where `Accept` prefers `text/html`.';

/** The content of an answer in both forms. */
function content(form: new () => object) {
  return {
    'application/json': { schema: { $ref: getSchemaPath(form) } },
    'text/html': { schema: { type: 'string' as const } },
  };
}

/** What the `type` of a problem document leads to. */
@ApiTags('operation')
@ApiExtraModels(ProblemKindDto, ProblemKindListDto)
@Controller('problems')
export class ProblemsController {
  constructor(private readonly problems: ProblemPages) {}

  @Operation({
    id: 'listProblems',
    summary: 'Every kind of problem',
    description: FORMS,
    roles: [],
    problems: [],
  })
  @ApiOkResponse({ description: 'All kinds, by their codes.', headers: TAGGED, content: content(ProblemKindListDto) })
  @Gives(...TYPES)
  @Get()
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return send(this.problems.all, request, reply);
  }

  @Operation({
    id: 'describeProblem',
    summary: 'A kind of problem, by its code',
    description: FORMS,
    roles: [],
    problems: ['problem.not-found'],
  })
  @ApiOkResponse({ description: 'The kind of problem.', headers: TAGGED, content: content(ProblemKindDto) })
  @Gives(...TYPES)
  @Get(':code')
  async describe(
    @Param('code') code: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return send(this.problems.of(code), request, reply);
  }
}

function send({ page, json }: TwoForms, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.header('vary', 'accept');
  return (prefersPage(request.headers.accept) ? page : json).send(request, reply);
}
