import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { DryRunQuery } from '../../platform/http/requests/dry-run.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { AnswerRecipient, type Recipient } from '../../platform/http/answers/recipient.js';
import { Answers, AnswersOneOf, TAGGED } from '../../platform/http/operation.js';
import { Operation } from '../../rules/problems.js';
import { TournamentEventListDto, EventListQuery, LONGEST_WAIT } from '../games/index.js';
import { ReasonDto } from './dto/entry.dto.js';
import { PairRoundDto, RoundDto } from './dto/round.dto.js';
import { TournamentListDto, TournamentListQuery } from './dto/tournament-list.dto.js';
import { ChangeTournamentDto, CreateTournamentDto, TournamentDto } from './dto/tournament.dto.js';
import { DrawDto, PairingCorrectionAnswerDto } from './dto/pairing.dto.js';
import { AnswersOrForetells } from './tried-acts.js';
import { RoundsService } from './pairings/rounds.service.js';
import { TournamentsService } from './tournaments.service.js';

@ApiTags('tournaments')
@Controller('v1/tournaments')
export class TournamentsController {
  constructor(
    private readonly tournaments: TournamentsService,
    private readonly rounds: RoundsService,
  ) {}

  @Operation({
    id: 'createTournament',
    summary: 'Open a tournament for entries',
    roles: ['director'],
    problems: ['config.invalid'],
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
  open(@Caller() call: Call, @Body() asked: CreateTournamentDto): Promise<Answer<TournamentDto>> {
    return this.tournaments.open(call, asked);
  }

  @Operation({
    id: 'listTournaments',
    summary: 'Tournaments, newest first',
    description: 'Without a token the list has only the public ones.',
    publicToo: true,
    problems: [],
  })
  @Answers(200, TournamentListDto, 'A page of tournaments.')
  @Get()
  list(@Caller() call: Call, @Query() query: TournamentListQuery): Promise<Answer<TournamentListDto>> {
    return this.tournaments.list(call, query);
  }

  @Operation({
    id: 'getTournament',
    summary: 'A tournament as it is now',
    publicToo: true,
    problems: ['tournament.not-found'],
  })
  @Answers(200, TournamentDto, 'The tournament.')
  @Get(':id')
  view(@Caller() call: Call, @Id() id: string): Promise<Answer<TournamentDto>> {
    return this.tournaments.view(call, id);
  }

  @Operation({
    id: 'changeTournament',
    summary: 'Change name, time, visibility, prizes, who is not to meet; before the draw also how it is played',
    roles: ['director'],
    problems: ['tournament.not-found', 'tournament.wrong-time', 'config.invalid', 'request.version-required'],
    named: ['entry.not-found'],
  })
  @Answers(200, TournamentDto, 'The tournament.')
  @Patch(':id')
  change(@Caller() call: Call, @Id() id: string, @Body() asked: ChangeTournamentDto): Promise<Answer<TournamentDto>> {
    return this.tournaments.change(call, id, asked);
  }

  @Operation({
    id: 'drawTournament',
    summary: 'Draw: make flights, rounds and pairings',
    description:
      'The same seed and entries give the same draw anywhere. Until play begins it can be made again and lets late ' +
      'entrants in. `notDrawn` names the entrants left out (T47).',
    roles: ['director'],
    problems: [
      'tournament.not-found',
      'tournament.wrong-time',
      'tournament.too-few-entrants',
      'tournament.too-many-matches',
      'config.invalid',
    ],
  })
  @AnswersOrForetells(TournamentDto, 'The tournament, drawn.')
  @Post(':id/draw')
  draw(
    @Caller() call: Call,
    @Id() id: string,
    @Query() _query: DryRunQuery,
    @Body() asked: DrawDto,
  ): Promise<Answer<TournamentDto | PairingCorrectionAnswerDto>> {
    return this.rounds.draw(call, id, asked);
  }

  @Operation({
    id: 'pairNextRound',
    summary: 'Pair or propose the next round of a Swiss, or draw the next stage',
    roles: ['director'],
    problems: [
      'tournament.not-found',
      'tournament.wrong-time',
      'tournament.round-open',
      'tournament.no-more-rounds',
      'tournament.too-few-entrants',
      'round.proposed',
      'round.not-swiss',
      'config.invalid',
    ],
  })
  @AnswersOneOf(
    200,
    [TournamentDto, RoundDto, PairingCorrectionAnswerDto],
    'The tournament with the new round, or the round that is proposed. With `dryRun=true`: what would change.',
  )
  @Post(':id/rounds')
  nextRound(
    @Caller() call: Call,
    @Id() id: string,
    @Query() _query: DryRunQuery,
    @Body() asked: PairRoundDto,
  ): Promise<Answer<TournamentDto | RoundDto | PairingCorrectionAnswerDto>> {
    return this.rounds.pairNext(call, id, asked);
  }

  @Operation({
    id: 'startLastChance',
    summary: 'Start the last chance before the main flight and the consolation are over',
    description:
      'For the entrants who are out by then; entrants still in the main flight or the consolation get no last ' +
      'chance (T13).',
    roles: ['director'],
    problems: ['tournament.not-found', 'tournament.wrong-time', 'tournament.no-last-chance'],
  })
  @AnswersOrForetells(TournamentDto, 'The tournament.')
  @Post(':id/last-chance')
  startLastChance(
    @Caller() call: Call,
    @Id() id: string,
    @Query() _query: DryRunQuery,
  ): Promise<Answer<TournamentDto | PairingCorrectionAnswerDto>> {
    return this.rounds.startLastChance(call, id);
  }

  @Operation({
    id: 'finishTournament',
    summary: 'End a tournament',
    description:
      'Ends a ladder, or another tournament early; those end by themselves when nothing is left to play. The whole ' +
      'pool is paid, also where a flight was not played out.',
    roles: ['director'],
    problems: ['tournament.not-found', 'tournament.wrong-time'],
  })
  @AnswersOrForetells(TournamentDto, 'The tournament.')
  @Post(':id/finish')
  finish(
    @Caller() call: Call,
    @Id() id: string,
    @Query() _query: DryRunQuery,
  ): Promise<Answer<TournamentDto | PairingCorrectionAnswerDto>> {
    return this.tournaments.finish(call, id);
  }

  @Operation({
    id: 'cancelTournament',
    summary: 'Call off a tournament in which play has not begun',
    description:
      'The tournament is then finished, says why in `cancelled` and pays nothing; its draw and matches are void.',
    roles: ['director'],
    problems: ['tournament.not-found', 'tournament.wrong-time'],
  })
  @AnswersOrForetells(TournamentDto, 'The tournament.')
  @Post(':id/cancel')
  cancel(
    @Caller() call: Call,
    @Id() id: string,
    @Query() _query: DryRunQuery,
    @Body() { reason }: ReasonDto,
  ): Promise<Answer<TournamentDto | PairingCorrectionAnswerDto>> {
    return this.tournaments.cancel(call, id, reason);
  }

  @Operation({
    id: 'deleteTournament',
    summary: 'Delete a tournament in which play has not begun',
    description: 'Afterwards the service shows it to no reader. Its record stays.',
    roles: ['director'],
    problems: ['tournament.not-found', 'tournament.wrong-time', 'request.version-required'],
  })
  @ApiResponse({ status: 204, description: 'The tournament is gone.', headers: TAGGED })
  @Delete(':id')
  delete(@Caller() call: Call, @Id() id: string): Promise<Answer<undefined>> {
    return this.tournaments.delete(call, id);
  }

  @Operation({
    id: 'listTournamentEvents',
    summary: 'Everything that was recorded in a tournament',
    publicToo: true,
    problems: ['tournament.not-found'],
    longestWait: LONGEST_WAIT,
  })
  @Answers(200, TournamentEventListDto, 'A page of events, oldest first.')
  @Get(':id/events')
  events(
    @Caller() call: Call,
    @Id() id: string,
    @Query() query: EventListQuery,
    @AnswerRecipient() recipient: Recipient,
  ): Promise<Answer<TournamentEventListDto>> {
    return this.tournaments.events(call, id, query, recipient);
  }
}
