import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { ListQuery } from '../../platform/http/list.js';
import { AnswerRecipient, type Recipient } from '../../platform/http/answers/recipient.js';
import { Answers } from '../../platform/http/operation.js';
import { ROLES } from '../../platform/http/roles.js';
import { Operation } from '../../rules/problems.js';
import { MatchEventListDto, EventListQuery, LONGEST_WAIT, GameDto, oneOfActions } from '../games/index.js';
import {
  AdjustClockAct,
  type ClockActDto,
  IntroduceClockAct,
  PauseClockAct,
  ResumeClockAct,
} from './dto/clock-acts.dto.js';
import { ClockActsPipe } from './dto/clock-acts.pipe.js';
import { CreateMatchDto, MatchDto, MatchListDto } from './dto/match.dto.js';
import { MatchResultDto, StartGameDto } from './dto/result.dto.js';
import { MatchListQuery } from './dto/match-list.dto.js';
import { LedgerDto } from './dto/ledger.dto.js';
import { MatchesService } from './matches.service.js';

const SEATS_EXAMPLE = {
  white: '0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c',
  black: '0199d0c5-4b5f-7d12-8e1f-7a2c3f4b5c6d',
} as const;

const CLOCK_FORMS = [PauseClockAct, ResumeClockAct, AdjustClockAct, IntroduceClockAct];

@ApiTags('matches')
@ApiExtraModels(...CLOCK_FORMS)
@Controller('v1')
export class MatchesController {
  constructor(private readonly matches: MatchesService) {}

  @Operation({
    id: 'createMatch',
    summary: 'Open a match to N points, or a money session',
    description:
      'The match has no game yet: start each with `POST /v1/matches/{id}/games`. A player may open only matches in ' +
      'which they play.',
    roles: ['player', 'scorer', 'director'],
    problems: ['config.invalid', 'match.same-player', 'player.archived'],
    named: ['player.not-found'],
  })
  @ApiBody({
    type: CreateMatchDto,
    examples: {
      points: {
        summary: 'A match to 7 points',
        value: { ...SEATS_EXAMPLE, format: { kind: 'points', length: 7 } },
      },
      clock: {
        summary: 'The same with a clock',
        value: {
          ...SEATS_EXAMPLE,
          format: { kind: 'points', length: 7 },
          rules: { clock: { mode: 'simpleDelay', reserveSecondsPerPoint: 120, perTurnSeconds: 12 } },
        },
      },
      money: {
        summary: 'A money session with beavers',
        value: { ...SEATS_EXAMPLE, format: { kind: 'money', stake: 500, currency: 'EUR' }, rules: { beavers: 1 } },
      },
      variant: {
        summary: 'A match in Plakoto',
        value: { ...SEATS_EXAMPLE, format: { kind: 'points', length: 5 }, variant: 'plakoto', dice: 'server' },
      },
      own: {
        summary: "A club's own variant: Dutch backgammon in which checkers may stay in the reserve",
        value: {
          ...SEATS_EXAMPLE,
          format: { kind: 'points', length: 5 },
          variant: { base: 'dutch', id: 'Our Dutch', startBar: 0, startReserve: 15 },
        },
      },
    },
  })
  @Answers(201, MatchDto, 'The match.')
  @Post('matches')
  open(@Caller() call: Call, @Body() asked: CreateMatchDto): Promise<Answer<MatchDto>> {
    return this.matches.open(call, asked);
  }

  @Operation({ id: 'listMatches', summary: 'Matches, newest first', roles: ROLES, problems: [] })
  @Answers(200, MatchListDto, 'A page of matches.')
  @Get('matches')
  list(@Caller() call: Call, @Query() query: MatchListQuery): Promise<Answer<MatchListDto>> {
    return this.matches.list(call, query);
  }

  @Operation({
    id: 'getMatch',
    summary: 'A match as it is now',
    publicToo: true,
    problems: ['match.not-found'],
  })
  @Answers(200, MatchDto, 'The match.')
  @Get('matches/:id')
  view(@Caller() call: Call, @Id() id: string): Promise<Answer<MatchDto>> {
    return this.matches.view(call, id);
  }

  @Operation({
    id: 'startGame',
    summary: 'Start the next game, or record one by its result',
    description: 'A player may do this only in their own matches.',
    roles: ['player', 'scorer', 'director'],
    problems: [
      'match.not-found',
      'game.open',
      'match.finished',
      'result.cube-impossible',
      'result.level-impossible',
      'result.jacoby',
      'result.turned-impossible',
      'game.settlement-impossible',
      'money.too-large',
      'series.changed',
    ],
  })
  @ApiBody({
    type: StartGameDto,
    examples: {
      played: { summary: 'A game to be played', value: {} },
      reported: { summary: 'A finished game', value: { result: { winner: 'white', kind: 'gammon', cube: 2 } } },
      counted: { summary: 'A finished game of Acey-Deucey', value: { result: { winner: 'black', points: 7 } } },
    },
  })
  @Answers(201, GameDto, 'The game.')
  @Post('matches/:id/games')
  startGame(@Caller() call: Call, @Id() id: string, @Body() asked: StartGameDto): Promise<Answer<GameDto>> {
    return this.matches.startGame(call, id, asked);
  }

  @Operation({
    id: 'reportMatchResult',
    summary: 'End the match by its final score or by a decision',
    description:
      'A player may hand in the slips of their own matches, and concede one to the opponent: `by: concession` with ' +
      'the opponent as `winner`. Only a scorer or a director makes other decisions.',
    roles: ['player', 'scorer', 'director'],
    problems: ['match.not-found', 'match.finished', 'match.money-session', 'match.score-impossible'],
  })
  @ApiBody({
    type: MatchResultDto,
    examples: {
      slip: { summary: 'A paper slip', value: { score: { white: 7, black: 4 } } },
      decision: { summary: 'A decision', value: { winner: 'white', by: 'forfeit' } },
    },
  })
  @Answers(200, MatchDto, 'The match.')
  @Post('matches/:id/result')
  report(@Caller() call: Call, @Id() id: string, @Body() asked: MatchResultDto): Promise<Answer<MatchDto>> {
    return this.matches.report(call, id, asked);
  }

  @Operation({
    id: 'setMatchClock',
    summary: 'Pause, resume, adjust or introduce the clock of a match',
    description:
      'The service records each act with its reason. While the clock is paused no time runs: players cannot act, ' +
      'and a scorer or a director can put things right. An introduced clock runs from the start of a game; its ' +
      'default reserve follows from the score (T32).',
    roles: ['director'],
    problems: [
      'match.not-found',
      'match.finished',
      'match.money-session',
      'clock.not-in-use',
      'clock.in-use',
      'clock.paused',
      'clock.not-paused',
      'game.open',
      'config.invalid',
    ],
  })
  @ApiBody({
    schema: oneOfActions(CLOCK_FORMS),
    examples: {
      introduce: { summary: 'The usual clock', value: { act: 'introduce', reason: 'Both play slowly' } },
      pause: { summary: 'Stop it', value: { act: 'pause', reason: 'A ruling is pending' } },
      adjust: {
        summary: 'Give time back',
        value: { act: 'adjust', reserveSeconds: { white: 300 }, reason: 'The clock was pressed by mistake' },
      },
      resume: { summary: 'Go on', value: { act: 'resume', reason: 'The ruling was given' } },
    },
  })
  @Answers(200, MatchDto, 'The match.')
  @Post('matches/:id/clock')
  clock(@Caller() call: Call, @Id() id: string, @Body(ClockActsPipe) asked: ClockActDto): Promise<Answer<MatchDto>> {
    return this.matches.clock(call, id, asked);
  }

  @Operation({
    id: 'closeSession',
    summary: 'End a money session',
    roles: ['player', 'scorer', 'director'],
    problems: ['match.not-found', 'match.finished', 'match.not-a-session', 'game.open'],
  })
  @Answers(200, MatchDto, 'The session.')
  @Post('matches/:id/close')
  close(@Caller() call: Call, @Id() id: string): Promise<Answer<MatchDto>> {
    return this.matches.close(call, id);
  }

  @Operation({
    id: 'getSessionLedger',
    summary: 'Who owes whom in a money session, game by game',
    roles: ROLES,
    problems: ['match.not-found', 'match.not-a-session'],
  })
  @Answers(200, LedgerDto, 'The ledger.')
  @Get('matches/:id/ledger')
  ledger(@Caller() call: Call, @Id() id: string): Promise<Answer<LedgerDto>> {
    return this.matches.ledger(call, id);
  }

  @Operation({
    id: 'listMatchEvents',
    summary: 'Everything that was recorded in a match',
    publicToo: true,
    problems: ['match.not-found'],
    longestWait: LONGEST_WAIT,
  })
  @Answers(200, MatchEventListDto, 'A page of events, oldest first.')
  @Get('matches/:id/events')
  events(
    @Caller() call: Call,
    @Id() id: string,
    @Query() query: EventListQuery,
    @AnswerRecipient() recipient: Recipient,
  ): Promise<Answer<MatchEventListDto>> {
    return this.matches.events(call, id, query, recipient);
  }

  @Operation({
    id: 'listMatchesOfPlayer',
    summary: 'The matches of a player, in the order of play, newest first',
    roles: ROLES,
    problems: ['player.not-found'],
  })
  @Answers(200, MatchListDto, 'A page of matches.')
  @Get('players/:id/matches')
  listOfPlayer(@Caller() call: Call, @Id() id: string, @Query() query: ListQuery): Promise<Answer<MatchListDto>> {
    return this.matches.listOfPlayer(call, id, query);
  }
}
