import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../../platform/http/requests/call.js';
import { Id } from '../../../platform/http/forms/address-id.js';
import { ListQuery } from '../../../platform/http/list.js';
import { Answers, TAGGED } from '../../../platform/http/operation.js';
import { ROLES } from '../../../platform/http/roles.js';
import { Operation } from '../../../rules/problems.js';
import { ChouetteGroupsService } from './chouette-groups.service.js';
import {
  ChangeChouetteGroupDto,
  ChouetteGroupDto,
  ChouetteGroupListDto,
  CreateChouetteGroupDto,
  GroupTotalsDto,
} from '../dto/chouette-group.dto.js';
import { GROUP_CHANGE_EXAMPLES, GROUP_EXAMPLES } from '../dto/examples.js';
import { EveningSpanQuery } from '../dto/player-chouettes.dto.js';
import { CANNOT_OPEN, PLAYERS } from '../opening.js';

@ApiTags('chouettes')
@Controller('v1/chouette-groups')
export class ChouetteGroupsController {
  constructor(private readonly groups: ChouetteGroupsService) {}

  @Operation({
    id: 'createChouetteGroup',
    summary: 'Save a group of players and how they play chouettes',
    description: 'A player may save only groups in which they are a member.',
    roles: PLAYERS,
    problems: CANNOT_OPEN,
    named: ['player.not-found'],
  })
  @ApiBody({ type: CreateChouetteGroupDto, examples: GROUP_EXAMPLES })
  @Answers(201, ChouetteGroupDto, 'The group.')
  @Post()
  create(@Caller() call: Call, @Body() asked: CreateChouetteGroupDto): Promise<Answer<ChouetteGroupDto>> {
    return this.groups.create(call, asked);
  }

  @Operation({
    id: 'listChouetteGroups',
    summary: 'Saved groups, newest first',
    roles: ROLES,
    problems: [],
  })
  @Answers(200, ChouetteGroupListDto, 'A page of groups.')
  @Get()
  list(@Caller() call: Call, @Query() query: ListQuery): Promise<Answer<ChouetteGroupListDto>> {
    return this.groups.list(call, query);
  }

  @Operation({
    id: 'getChouetteGroup',
    summary: 'A saved group',
    roles: ROLES,
    problems: ['chouette-group.not-found'],
  })
  @Answers(200, ChouetteGroupDto, 'The group.')
  @Get(':id')
  view(@Caller() call: Call, @Id() id: string): Promise<Answer<ChouetteGroupDto>> {
    return this.groups.view(call, id);
  }

  @Operation({
    id: 'updateChouetteGroup',
    summary: 'Change the fields that are named',
    description: '`If-Match` is required. Chouettes that are open stay as they are.',
    roles: PLAYERS,
    problems: ['chouette-group.not-found', ...CANNOT_OPEN, 'request.version-required'],
    named: ['player.not-found'],
  })
  @ApiBody({ type: ChangeChouetteGroupDto, examples: GROUP_CHANGE_EXAMPLES })
  @Answers(200, ChouetteGroupDto, 'The group.')
  @Patch(':id')
  change(
    @Caller() call: Call,
    @Id() id: string,
    @Body() asked: ChangeChouetteGroupDto,
  ): Promise<Answer<ChouetteGroupDto>> {
    return this.groups.change(call, id, asked);
  }

  @Operation({
    id: 'removeChouetteGroup',
    summary: 'Remove a saved group; its chouettes stay',
    description: '`If-Match` is required.',
    roles: PLAYERS,
    problems: ['chouette-group.not-found', 'request.version-required'],
  })
  @ApiResponse({ status: 204, description: 'Removed.', headers: TAGGED })
  @Delete(':id')
  remove(@Caller() call: Call, @Id() id: string): Promise<Answer<undefined>> {
    return this.groups.remove(call, id);
  }

  @Operation({
    id: 'getChouetteGroupTotals',
    summary: 'What the people of a group have won and lost in its chouettes',
    description: 'Without `from` and `to` the totals are those of all its chouettes.',
    roles: ROLES,
    problems: ['chouette-group.not-found'],
  })
  @Answers(200, GroupTotalsDto, 'The totals.')
  @Get(':id/totals')
  totals(@Caller() call: Call, @Id() id: string, @Query() span: EveningSpanQuery): Promise<Answer<GroupTotalsDto>> {
    return this.groups.totals(call, id, span);
  }
}
