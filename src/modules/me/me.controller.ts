import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Answers } from '../../platform/http/operation.js';
import { ROLES } from '../../platform/http/roles.js';
import { Operation } from '../../rules/problems.js';
import { MeDto, TasksDto } from './dto/me.dto.js';
import { MeService } from './me.service.js';

@ApiTags('tokens')
@Controller('v1/me')
export class MeController {
  constructor(private readonly me: MeService) {}

  @Operation({ id: 'getMe', summary: 'What the token may do, and for whom', roles: ROLES, problems: [] })
  @Answers(200, MeDto, 'The token in use.')
  @Get()
  view(@Caller() call: Call): Promise<Answer<MeDto>> {
    return this.me.view(call);
  }

  @Operation({
    id: 'getMyTasks',
    summary: 'What waits for the player of the token',
    description: 'For a token that acts for no player, all lists are empty.',
    roles: ROLES,
    problems: [],
  })
  @Answers(200, TasksDto, 'What waits at this moment.')
  @Get('tasks')
  waiting(@Caller() call: Call): Promise<Answer<TasksDto>> {
    return this.me.waiting(call);
  }
}
