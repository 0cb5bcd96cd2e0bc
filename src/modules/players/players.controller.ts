import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answer.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Call, Caller } from '../../platform/http/call.js';
import { Answers } from '../../platform/http/operation.js';
import { ROLES } from '../../platform/http/roles.js';
import { Operation } from '../../rules/problems.js';
import {
  CreatePlayerDto,
  MergePlayerDto,
  PlayerDto,
  PlayerListDto,
  PlayerListQuery,
  UpdatePlayerDto,
} from './dto/player.dto.js';
import { PlayersService } from './players.service.js';

@ApiTags('players')
@Controller('v1/players')
export class PlayersController {
  constructor(private readonly players: PlayersService) {}

  @Operation({
    id: 'createPlayer',
    summary: 'Add a person to the club',
    roles: ['scorer', 'director'],
    problems: [],
    writes: true,
  })
  @Answers(201, PlayerDto, 'The player.')
  @Post()
  create(@Caller() call: Call, @Body() asked: CreatePlayerDto): Promise<Answer> {
    return this.players.create(call, asked);
  }

  @Operation({
    id: 'listPlayers',
    summary: 'The people of the club, or those with a text in their name',
    roles: ROLES,
    problems: [],
    writes: false,
  })
  @Answers(200, PlayerListDto, 'A page of players.')
  @Get()
  list(@Caller() call: Call, @Query() query: PlayerListQuery): Promise<Answer> {
    return this.players.list(call, query);
  }

  @Operation({ id: 'getPlayer', summary: 'A player', roles: ROLES, problems: ['player.not-found'], writes: false })
  @Answers(200, PlayerDto, 'The player.')
  @Get(':id')
  view(@Caller() call: Call, @Param('id', IdPipe) id: string): Promise<Answer> {
    return this.players.view(call, id);
  }

  @Operation({
    id: 'updatePlayer',
    summary: 'Correct the fields that are named',
    description: '`null` empties a field. `If-Match` is required. A new name shows everywhere, also in old results.',
    roles: ['director'],
    problems: ['player.not-found', 'request.version-required'],
    writes: true,
  })
  @Answers(200, PlayerDto, 'The player.')
  @Patch(':id')
  update(@Caller() call: Call, @Param('id', IdPipe) id: string, @Body() asked: UpdatePlayerDto): Promise<Answer> {
    return this.players.update(call, id, asked);
  }

  @Operation({
    id: 'archivePlayer',
    summary: 'Archive a player: no new matches, the results stay',
    description: '`If-Match` is required. Archiving somebody who is archived changes nothing.',
    roles: ['director'],
    problems: ['player.not-found', 'request.version-required'],
    writes: true,
  })
  @Answers(200, PlayerDto, 'The archived player.')
  @Delete(':id')
  archive(@Caller() call: Call, @Param('id', IdPipe) id: string): Promise<Answer> {
    return this.players.archive(call, id);
  }

  @Operation({
    id: 'mergePlayers',
    summary: 'Say that two players are one person',
    description:
      'The player of the path becomes part of `into`: archived, and shown under that name in old results, which keep ' +
      'their ids. Both get a new version. This cannot be undone.',
    roles: ['director'],
    problems: ['player.not-found', 'player.merge-impossible'],
    named: ['player.not-found'],
    writes: true,
  })
  @Answers(200, PlayerDto, 'The merged player, with `mergedInto`.')
  @HttpCode(200)
  @Post(':id/merge')
  merge(@Caller() call: Call, @Param('id', IdPipe) id: string, @Body() asked: MergePlayerDto): Promise<Answer> {
    return this.players.merge(call, id, asked);
  }
}
