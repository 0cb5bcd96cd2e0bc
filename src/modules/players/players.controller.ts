import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Answers } from '../../platform/http/operation.js';
import { PlainText } from '../../platform/http/requests/plain-text.js';
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
import { PeopleImportDto, PeopleImportQuery } from './dto/people-import.dto.js';
import { PeopleImportService } from './people-import.service.js';
import { PlayersService } from './players.service.js';

@ApiTags('players')
@Controller('v1/players')
export class PlayersController {
  constructor(
    private readonly players: PlayersService,
    private readonly imports: PeopleImportService,
  ) {}

  @Operation({
    id: 'createPlayer',
    summary: 'Add a person to the club',
    roles: ['scorer', 'director'],
    problems: [],
  })
  @Answers(201, PlayerDto, 'The player.')
  @Post()
  create(@Caller() call: Call, @Body() asked: CreatePlayerDto): Promise<Answer<PlayerDto>> {
    return this.players.create(call, asked);
  }

  @Operation({
    id: 'importPlayers',
    summary: 'Add a list of people to the club',
    description:
      'CSV with a header line: `name`, and if wanted `nickname`, `country`, `rating`, `experience`, `notes`. The ' +
      'service adds a person for each line, in order and all at once, and reports what became of each line.',
    roles: ['scorer', 'director'],
    problems: [],
    isLong: true,
    takes: ['text/plain', 'text/csv'],
  })
  @ApiBody({ schema: { type: 'string', example: 'name,country,rating\nAnn Example,CH,1534.25\nBob Sample,,\n' } })
  @Answers(200, PeopleImportDto, 'What became of each line. With `dryRun=true`: what would.')
  @Post('import')
  importCsv(
    @Caller() call: Call,
    @Body() text: PlainText,
    @Query() query: PeopleImportQuery,
  ): Promise<Answer<PeopleImportDto>> {
    return this.imports.import(call, text, query);
  }

  @Operation({
    id: 'listPlayers',
    summary: 'The people of the club, or those with a text in their name',
    roles: ROLES,
    problems: [],
  })
  @Answers(200, PlayerListDto, 'A page of players.')
  @Get()
  list(@Caller() call: Call, @Query() query: PlayerListQuery): Promise<Answer<PlayerListDto>> {
    return this.players.list(call, query);
  }

  @Operation({ id: 'getPlayer', summary: 'A player', roles: ROLES, problems: ['player.not-found'] })
  @Answers(200, PlayerDto, 'The player.')
  @Get(':id')
  view(@Caller() call: Call, @Id() id: string): Promise<Answer<PlayerDto>> {
    return this.players.view(call, id);
  }

  @Operation({
    id: 'updatePlayer',
    summary: 'Correct the fields that are named, or bring an archived player back',
    description: '`null` empties a field. `If-Match` is required. A new name shows everywhere, also in old results.',
    roles: ['director'],
    problems: ['player.not-found', 'player.merged', 'request.version-required'],
  })
  @Answers(200, PlayerDto, 'The player.')
  @Patch(':id')
  update(@Caller() call: Call, @Id() id: string, @Body() asked: UpdatePlayerDto): Promise<Answer<PlayerDto>> {
    return this.players.update(call, id, asked);
  }

  @Operation({
    id: 'archivePlayer',
    summary: 'Archive a player: they start no new match, and their results stay',
    description:
      '`If-Match` is required. Archiving an archived player changes nothing. `PATCH` with `"status": "active"` brings them back.',
    roles: ['director'],
    problems: ['player.not-found', 'request.version-required'],
  })
  @Answers(200, PlayerDto, 'The archived player.')
  @Delete(':id')
  archive(@Caller() call: Call, @Id() id: string): Promise<Answer<PlayerDto>> {
    return this.players.archive(call, id);
  }

  @Operation({
    id: 'mergePlayers',
    summary: 'Merge two players who are one person',
    description:
      'The service archives the player of the path and shows their old results, which keep their ids, under the ' +
      'name of `into`. Both players get a new version. A merge cannot be undone.',
    roles: ['director'],
    problems: ['player.not-found', 'player.merge-impossible'],
    named: ['player.not-found'],
  })
  @Answers(200, PlayerDto, 'The merged player, with `mergedInto`.')
  @Post(':id/merge')
  merge(@Caller() call: Call, @Id() id: string, @Body() asked: MergePlayerDto): Promise<Answer<PlayerDto>> {
    return this.players.merge(call, id, asked);
  }
}
