import { Body, Controller, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../../platform/http/requests/call.js';
import { Answers } from '../../../platform/http/operation.js';
import { PlainText } from '../../../platform/http/requests/plain-text.js';
import { Operation } from '../../../rules/problems.js';
import { ResultsImportDto, ResultsImportQuery } from '../dto/results-import.dto.js';
import { ResultsImportService } from './results-import.service.js';

const EXAMPLE = `date,white,black,length,white score,black score,event
2020-03-04,Ann Example,Bob Sample,7,7,4,Spring Open
2020-03-04 21:30,Bob Sample,Cem Trial,5,5,2,
`;

@ApiTags('matches')
@Controller('v1/matches')
export class ResultsController {
  constructor(private readonly results: ResultsImportService) {}

  @Operation({
    id: 'importResults',
    summary: 'Import the results of earlier matches',
    description:
      'CSV with a header line and at most 5,000 results. The service finds people by name or adds them; a cell may ' +
      "hold a player's id. A name means the present player of that name, else the archived one, or the one into " +
      'whom a player of that name was merged. Ratings count each match on its `date`. For a wrong cell the service ' +
      'refuses the whole table and names the line.',
    roles: ['scorer', 'director'],
    problems: [],
    isLong: true,
    takes: ['text/plain', 'text/csv'],
  })
  @ApiBody({ schema: { type: 'string', example: EXAMPLE } })
  @Answers(200, ResultsImportDto, 'What became of each line. With `dryRun=true`: what would.')
  @Post('import-results')
  import(
    @Caller() call: Call,
    @Body() text: PlainText,
    @Query() query: ResultsImportQuery,
  ): Promise<Answer<ResultsImportDto>> {
    return this.results.import(call, text, query);
  }
}
