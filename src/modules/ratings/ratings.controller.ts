import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { AnswersText } from '../../platform/http/answers/text-answer.js';
import { Answers } from '../../platform/http/operation.js';
import { ROLES } from '../../platform/http/roles.js';
import { Operation } from '../../rules/problems.js';
import { HeadToHeadQuery, RatingHistoryQuery, RatingRulesQuery, RatingTableQuery } from './dto/rating-query.dto.js';
import { HeadToHeadDto, RatingHistoryDto, RatingTableDto } from './dto/rating.dto.js';
import { HeadToHeadService } from './head-to-head.service.js';
import { RatingsService } from './ratings.service.js';

@ApiTags('ratings')
@Controller('v1')
export class RatingsController {
  constructor(
    private readonly ratings: RatingsService,
    private readonly headToHead: HeadToHeadService,
  ) {}

  @Operation({
    id: 'getRatings',
    summary: "The club's table of ratings",
    description:
      'By the formula of FIBS, or a relative of it, from all matches to points in the order in which they were ' +
      'played. Money sessions, doubles, forfeits and matches without play are not rated (T73). In backgammon ' +
      'players begin with the rating and experience that the club has entered.',
    roles: ROLES,
    problems: [],
  })
  @Answers(200, RatingTableDto, 'The table.')
  @Get('ratings')
  table(@Caller() call: Call, @Query() query: RatingTableQuery): Promise<Answer<RatingTableDto>> {
    return this.ratings.table(call, query);
  }

  @Operation({
    id: 'getRatingHistory',
    summary: "A player's rating, match by match",
    description:
      'The service computes it anew from all matches, so a corrected result changes everything after it (T74).',
    roles: ROLES,
    problems: ['player.not-found'],
  })
  @Answers(200, RatingHistoryDto, 'The history.')
  @Get('players/:id/rating-history')
  history(
    @Caller() call: Call,
    @Id() id: string,
    @Query() query: RatingHistoryQuery,
  ): Promise<Answer<RatingHistoryDto>> {
    return this.ratings.history(call, id, query);
  }

  @Operation({
    id: 'drawRatingHistory',
    summary: "A player's rating as a picture",
    roles: ROLES,
    problems: ['player.not-found'],
  })
  @AnswersText('image/svg+xml', { description: 'Matches to the right, rating upwards.' })
  @Get('players/:id/rating-history.svg')
  draw(@Caller() call: Call, @Id() id: string, @Query() query: RatingRulesQuery): Promise<Answer<string>> {
    return this.ratings.historySvg(call, id, query);
  }

  @Operation({
    id: 'getHeadToHead',
    summary: 'What two players have played against each other',
    roles: ROLES,
    problems: ['player.not-found'],
  })
  @Answers(200, HeadToHeadDto, 'Matches, games and points won by each, and the matches.')
  @Get('players/:id/head-to-head/:other')
  between(
    @Caller() call: Call,
    @Id() id: string,
    @Id('other') other: string,
    @Query() query: HeadToHeadQuery,
  ): Promise<Answer<HeadToHeadDto>> {
    return this.headToHead.between(call, id, other, query);
  }
}
