import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { AnswersText } from '../../platform/http/answers/text-answer.js';
import { Answers } from '../../platform/http/operation.js';
import type { WrittenJson } from '../../platform/http/answers/written-json.js';
import { Operation } from '../../rules/problems.js';
import { PairingQuery } from './dto/pairing.dto.js';
import {
  BracketDto,
  BracketPictureQuery,
  BracketQuery,
  FlightQuery,
  PaidPrizesDto,
  StandingsDto,
} from './dto/tables.dto.js';
import { TablesService } from './tables.service.js';

@ApiTags('tournaments')
@Controller('v1/tournaments/:id')
export class TablesController {
  constructor(private readonly tables: TablesService) {}

  @Operation({
    id: 'getStandings',
    summary: 'The standings with every tie-break',
    publicToo: true,
    problems: ['tournament.not-found', 'flight.not-found'],
  })
  @Answers(200, StandingsDto, 'The standings.')
  @Get('standings')
  standings(
    @Caller() call: Call,
    @Id() id: string,
    @Query() { flight }: FlightQuery,
  ): Promise<Answer<WrittenJson<StandingsDto>>> {
    return this.tables.standings(call, id, flight);
  }

  @Operation({
    id: 'getStandingsCsv',
    summary: 'The standings for a spreadsheet',
    publicToo: true,
    problems: ['tournament.not-found', 'flight.not-found'],
  })
  @AnswersText('text/csv', { description: 'The standings.' })
  @Get('standings.csv')
  standingsCsv(@Caller() call: Call, @Id() id: string, @Query() { flight }: FlightQuery): Promise<Answer<string>> {
    return this.tables.standingsCsv(call, id, flight);
  }

  @Operation({
    id: 'getStandingsPage',
    summary: 'The standings to be printed',
    publicToo: true,
    problems: ['tournament.not-found', 'flight.not-found'],
  })
  @AnswersText('text/html', { description: 'A page.' })
  @Get('standings.html')
  standingsPage(@Caller() call: Call, @Id() id: string, @Query() { flight }: FlightQuery): Promise<Answer<string>> {
    return this.tables.standingsPage(call, id, flight);
  }

  @Operation({
    id: 'getPairingsPage',
    summary: 'The pairing sheet to be printed',
    publicToo: true,
    problems: ['tournament.not-found', 'flight.not-found', 'round.not-found'],
  })
  @AnswersText('text/html', { description: 'A page.' })
  @Get('pairings.html')
  pairingsPage(@Caller() call: Call, @Id() id: string, @Query() query: PairingQuery): Promise<Answer<string>> {
    return this.tables.pairingsPage(call, id, query);
  }

  @Operation({
    id: 'getPayouts',
    summary: 'Who gets how much, to the smallest coin',
    description:
      'Paid when the tournament is over. Where the director has ended it early, a flight pays by the places that ' +
      'are decided, and the entrants still in play share the best of the others; together they are the whole pool ' +
      '(T53, T54, T60).',
    publicToo: true,
    problems: ['tournament.not-found'],
  })
  @Answers(200, PaidPrizesDto, 'The payouts.')
  @Get('payouts')
  prizes(@Caller() call: Call, @Id() id: string): Promise<Answer<PaidPrizesDto>> {
    return this.tables.prizes(call, id);
  }

  @Operation({
    id: 'getBracket',
    summary: 'All flights with their rounds and pairings',
    publicToo: true,
    problems: ['tournament.not-found', 'flight.not-found'],
  })
  @Answers(200, BracketDto, 'The brackets.')
  @Get('bracket')
  bracket(
    @Caller() call: Call,
    @Id() id: string,
    @Query() { flight }: BracketQuery,
  ): Promise<Answer<WrittenJson<BracketDto>>> {
    return this.tables.bracket(call, id, flight);
  }

  @Operation({
    id: 'getBracketPicture',
    summary: 'The brackets as a picture',
    publicToo: true,
    problems: ['tournament.not-found', 'flight.not-found'],
  })
  @AnswersText('image/svg+xml', { description: 'A picture.' })
  @Get('bracket.svg')
  bracketSvg(@Caller() call: Call, @Id() id: string, @Query() query: BracketPictureQuery): Promise<Answer<string>> {
    return this.tables.bracketSvg(call, id, query);
  }

  @Operation({
    id: 'getBracketPage',
    summary: 'The brackets as a page that can be read aloud',
    publicToo: true,
    problems: ['tournament.not-found', 'flight.not-found'],
  })
  @AnswersText('text/html', { description: 'A page.' })
  @Get('bracket.html')
  bracketHtml(@Caller() call: Call, @Id() id: string, @Query() { flight }: FlightQuery): Promise<Answer<string>> {
    return this.tables.bracketHtml(call, id, flight);
  }
}
