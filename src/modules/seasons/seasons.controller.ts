import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { ListQuery } from '../../platform/http/list.js';
import type { WrittenJson } from '../../platform/http/answers/written-json.js';
import { AnswersText } from '../../platform/http/answers/text-answer.js';
import { Answers, TAGGED } from '../../platform/http/operation.js';
import { ROLES } from '../../platform/http/roles.js';
import { Operation } from '../../rules/problems.js';
import { ChangeSeasonDto, CreateSeasonDto, SeasonDto, SeasonListDto } from './dto/season.dto.js';
import { SeasonTableDto, SeasonTableQuery } from './dto/season-table.dto.js';
import { SeasonsService } from './seasons.service.js';

@ApiTags('seasons')
@Controller('v1/seasons')
export class SeasonsController {
  constructor(private readonly seasons: SeasonsService) {}

  @Operation({
    id: 'createSeason',
    summary: 'Begin a points race over tournaments and matches',
    roles: ['director'],
    problems: [],
    named: ['tournament.not-found'],
  })
  @Answers(201, SeasonDto, 'The season.')
  @Post()
  create(@Caller() call: Call, @Body() asked: CreateSeasonDto): Promise<Answer<SeasonDto>> {
    return this.seasons.create(call, asked);
  }

  @Operation({ id: 'listSeasons', summary: 'The seasons, newest first', roles: ROLES, problems: [] })
  @Answers(200, SeasonListDto, 'A page of seasons.')
  @Get()
  list(@Caller() call: Call, @Query() query: ListQuery): Promise<Answer<SeasonListDto>> {
    return this.seasons.list(call, query);
  }

  @Operation({ id: 'getSeason', summary: 'A season', roles: ROLES, problems: ['season.not-found'] })
  @Answers(200, SeasonDto, 'The season.')
  @Get(':id')
  view(@Caller() call: Call, @Id() id: string): Promise<Answer<SeasonDto>> {
    return this.seasons.view(call, id);
  }

  @Operation({
    id: 'updateSeason',
    summary: 'Change the fields that are named',
    description: '`If-Match` is required. The table follows at once.',
    roles: ['director'],
    problems: ['season.not-found', 'request.version-required'],
    named: ['tournament.not-found'],
  })
  @Answers(200, SeasonDto, 'The season.')
  @Patch(':id')
  change(@Caller() call: Call, @Id() id: string, @Body() asked: ChangeSeasonDto): Promise<Answer<SeasonDto>> {
    return this.seasons.change(call, id, asked);
  }

  @Operation({
    id: 'removeSeason',
    summary: 'Remove a season; its results stay',
    description: '`If-Match` is required.',
    roles: ['director'],
    problems: ['season.not-found', 'request.version-required'],
  })
  @ApiResponse({ status: 204, description: 'Removed.', headers: TAGGED })
  @Delete(':id')
  remove(@Caller() call: Call, @Id() id: string): Promise<Answer<undefined>> {
    return this.seasons.remove(call, id);
  }

  @Operation({
    id: 'getSeasonTable',
    summary: 'The table of a season',
    description:
      'The service works it out from what is recorded now: rated matches and finished tournaments, from the first ' +
      'day to the last.',
    roles: ROLES,
    problems: ['season.not-found'],
  })
  @Answers(200, SeasonTableDto, 'The table.')
  @Get(':id/table')
  table(
    @Caller() call: Call,
    @Id() id: string,
    @Query() query: SeasonTableQuery,
  ): Promise<Answer<WrittenJson<SeasonTableDto>>> {
    return this.seasons.table(call, id, query);
  }

  @Operation({
    id: 'getSeasonTableCsv',
    summary: 'The table for a spreadsheet',
    roles: ROLES,
    problems: ['season.not-found'],
  })
  @AnswersText('text/csv', { description: 'The table.' })
  @Get(':id/table.csv')
  csv(@Caller() call: Call, @Id() id: string): Promise<Answer<string>> {
    return this.seasons.csv(call, id);
  }

  @Operation({
    id: 'getSeasonPage',
    summary: 'The table to be printed',
    roles: ROLES,
    problems: ['season.not-found'],
  })
  @AnswersText('text/html', { description: 'The table.' })
  @Get(':id/table.html')
  page(@Caller() call: Call, @Id() id: string): Promise<Answer<string>> {
    return this.seasons.page(call, id);
  }
}
