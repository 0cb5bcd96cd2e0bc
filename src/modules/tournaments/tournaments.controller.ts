import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answer.js';
import { type Call, Caller, requiredVersion } from '../../platform/http/call.js';
import { DryRunQuery } from '../../platform/http/dry-run.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Answers, AnswersOneOf } from '../../platform/http/operation.js';
import { ROLES } from '../../platform/http/roles.js';
import { Operation } from '../../rules/problems.js';
import { EventListDto, EventListQuery } from '../games/index.js';
import { DrawDto } from './dto/pairing.dto.js';
import {
  ChangeTournamentDto,
  CreateTournamentDto,
  TournamentDto,
  TournamentListDto,
  TournamentListQuery,
} from './dto/tournament.dto.js';
import { PairingsService } from './pairings.service.js';
import { PairingCorrectionAnswerDto } from './dto/pairing.dto.js';
import { TournamentsService } from './tournaments.service.js';

@ApiTags('tournaments')
@Controller('v1/tournaments')
export class TournamentsController {
  constructor(
    private readonly tournaments: TournamentsService,
    private readonly pairings: PairingsService,
  ) {}

  @Operation({
    id: 'createTournament',
    summary: 'Open a tournament for entries',
    roles: ['director'],
    problems: ['config.invalid'],
    writes: true,
  })
  @ApiBody({
    type: CreateTournamentDto,
    examples: {
      clubNight: {
        summary: 'A knockout with a progressive consolation and a last chance',
        value: {
          name: 'Club night',
          format: {
            kind: 'knockout',
            lengths: [5, 5, 7, 9],
            consolation: { kind: 'progressive', lengths: [5] },
            lastChance: { lengths: [3] },
          },
          prizes: { entryFee: 1000, currency: 'EUR' },
        },
      },
      swiss: {
        summary: 'Five rounds Swiss',
        value: { name: 'Swiss', format: { kind: 'swiss', rounds: 5, lengths: [7] }, visibility: 'public' },
      },
      own: {
        summary: "A ladder in a club's own variant",
        value: {
          name: 'Our Dutch',
          format: { kind: 'ladder', lengths: [5] },
          variant: { base: 'dutch', id: 'Our Dutch', startBar: 0, startReserve: 15 },
        },
      },
    },
  })
  @Answers(201, TournamentDto, 'The tournament.')
  @Post()
  open(@Caller() call: Call, @Body() asked: CreateTournamentDto): Promise<Answer> {
    return this.tournaments.open(call, asked);
  }

  @Operation({
    id: 'listTournaments',
    summary: 'Tournaments, youngest first',
    description: 'Without a token the list has the public ones only.',
    roles: ROLES,
    publicToo: true,
    problems: [],
    writes: false,
  })
  @Answers(200, TournamentListDto, 'A page of tournaments.')
  @Get()
  list(@Caller() call: Call, @Query() query: TournamentListQuery): Promise<Answer> {
    return this.tournaments.list(call, query);
  }

  @Operation({
    id: 'getTournament',
    summary: 'A tournament as it is now',
    roles: ROLES,
    publicToo: true,
    problems: ['tournament.not-found'],
    writes: false,
  })
  @Answers(200, TournamentDto, 'The tournament.')
  @Get(':id')
  view(@Caller() call: Call, @Param('id', IdPipe) id: string): Promise<Answer> {
    return this.tournaments.view(call, id);
  }

  @Operation({
    id: 'changeTournament',
    summary: 'Change name, time, visibility, prizes, or the time to object to results',
    roles: ['director'],
    problems: ['tournament.not-found', 'config.invalid', 'request.version-required'],
    writes: true,
  })
  @Answers(200, TournamentDto, 'The tournament.')
  @Patch(':id')
  change(@Caller() call: Call, @Param('id', IdPipe) id: string, @Body() asked: ChangeTournamentDto): Promise<Answer> {
    requiredVersion(call);
    return this.tournaments.change(call, id, asked);
  }

  @Operation({
    id: 'drawTournament',
    summary: 'Draw: make flights, rounds and pairings',
    description: 'The same seed and entries give the same draw anywhere. May be made again until somebody has begun.',
    roles: ['director'],
    problems: [
      'tournament.not-found',
      'tournament.wrong-time',
      'tournament.too-few-entrants',
      'tournament.too-many-matches',
      'config.invalid',
    ],
    writes: true,
  })
  @AnswersOneOf(
    200,
    [TournamentDto, PairingCorrectionAnswerDto],
    'The tournament, drawn. With `dryRun=true`: what would change.',
  )
  @HttpCode(200)
  @Post(':id/draw')
  draw(
    @Caller() call: Call,
    @Param('id', IdPipe) id: string,
    @Query() _query: DryRunQuery,
    @Body() { seed }: DrawDto,
  ): Promise<Answer> {
    return this.pairings.draw(call, id, seed);
  }

  @Operation({
    id: 'pairNextRound',
    summary: 'Pair the next round of a Swiss, or draw the next stage',
    roles: ['director'],
    problems: ['tournament.not-found', 'tournament.wrong-time', 'tournament.round-open', 'tournament.no-more-rounds'],
    writes: true,
  })
  @AnswersOneOf(
    200,
    [TournamentDto, PairingCorrectionAnswerDto],
    'The tournament with the new round. With `dryRun=true`: what would change.',
  )
  @HttpCode(200)
  @Post(':id/rounds')
  nextRound(
    @Caller() call: Call,
    @Param('id', IdPipe) id: string,
    @Query() _query: DryRunQuery,
    @Body() { seed }: DrawDto,
  ): Promise<Answer> {
    return this.pairings.nextRound(call, id, seed);
  }

  @Operation({
    id: 'finishTournament',
    summary: 'End a tournament',
    description:
      'Tournaments end by themselves when nothing is left to play; a ladder ends so. The whole pool is paid then, also where a flight was not played out.',
    roles: ['director'],
    problems: ['tournament.not-found', 'tournament.wrong-time'],
    writes: true,
  })
  @AnswersOneOf(
    200,
    [TournamentDto, PairingCorrectionAnswerDto],
    'The tournament. With `dryRun=true`: what would change.',
  )
  @HttpCode(200)
  @Post(':id/finish')
  finish(@Caller() call: Call, @Param('id', IdPipe) id: string, @Query() _query: DryRunQuery): Promise<Answer> {
    return this.tournaments.finish(call, id);
  }

  @Operation({
    id: 'listTournamentEvents',
    summary: 'Everything that was recorded in a tournament',
    roles: ROLES,
    publicToo: true,
    problems: ['tournament.not-found'],
    writes: false,
  })
  @Answers(200, EventListDto, 'A page of events, oldest first.')
  @Get(':id/events')
  events(@Caller() call: Call, @Param('id', IdPipe) id: string, @Query() query: EventListQuery): Promise<Answer> {
    return this.tournaments.events(call, id, query);
  }
}
