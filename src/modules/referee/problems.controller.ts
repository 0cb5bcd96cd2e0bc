import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApplicationError } from '../../platform/http/application-error.js';
import { Operation, PROBLEMS } from '../../rules/problems.js';
import { ProblemKindDto } from './dto/problem-kind.dto.js';

/** What the `type` of a problem document leads to. */
@ApiTags('operation')
@Controller('problems')
export class ProblemsController {
  @Operation({
    id: 'describeProblem',
    summary: 'A kind of problem, by its code',
    roles: [],
    problems: ['problem.not-found'],
    writes: false,
  })
  @ApiOkResponse({ type: ProblemKindDto, description: 'The kind of problem.' })
  @Get(':code')
  describe(@Param('code') code: string): ProblemKindDto {
    const kind = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
    if (kind === undefined)
      throw new ApplicationError('problem.not-found', 'No problem of this service has that code.');
    return { code, status: kind.status, title: kind.title };
  }
}
