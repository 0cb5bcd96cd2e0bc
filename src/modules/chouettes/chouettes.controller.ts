import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { AnswerRecipient, type Recipient } from '../../platform/http/answers/recipient.js';
import { Answers } from '../../platform/http/operation.js';
import { ROLES } from '../../platform/http/roles.js';
import { Operation } from '../../rules/problems.js';
import { ChouetteEventListDto, ChouetteGameDto, EveningDto, EventListQuery, LONGEST_WAIT } from '../games/index.js';
import { ChouetteSeatsService } from './seats/chouette-seats.service.js';
import { ChouettesService } from './chouettes.service.js';
import { ACT_CLASSES, ANY_ACT, type ActDto } from './dto/acts.dto.js';
import { ActsPipe } from './dto/acts.pipe.js';
import {
  ChouetteDto,
  ChouetteListDto,
  ChouetteListQuery,
  CreateChouetteDto,
  JoinDto,
  OrderThrowsDto,
} from './dto/chouette.dto.js';
import {
  ACT_EXAMPLES,
  CREATE_EXAMPLES,
  JOIN_EXAMPLES,
  SHEET_EXAMPLES,
  START_EXAMPLES,
  THROW_EXAMPLES,
} from './dto/examples.js';
import { ScoreSheetDto, StartChouetteGameDto } from './dto/score-sheet.dto.js';
import { CANNOT_OPEN, PLAYERS } from './opening.js';

/** Why a score sheet is no game of this table, now. */
const NO_SUCH_SHEET = [
  'chouette.not-found',
  'chouette.outcome-impossible',
  'chouette.partner-needed',
  'chouette.not-for-you',
  'chouette.wrong-moment',
  'chouette.closed',
  'money.too-large',
] as const;

@ApiTags('chouettes')
@ApiExtraModels(...ACT_CLASSES)
@Controller('v1/chouettes')
export class ChouettesController {
  constructor(
    private readonly chouettes: ChouettesService,
    private readonly seats: ChouetteSeatsService,
  ) {}

  @Operation({
    id: 'createChouette',
    summary: 'Open a chouette',
    description:
      'For three players or more, in a variant with a cube. The request gives the first order, or dice decide it: thrown by the service, or ' +
      'on a table and sent to `order-throws`. A player may open only chouettes in which they take part. ' +
      'With `groupId` the members of a saved group sit down, unless the request names other `players`.',
    roles: PLAYERS,
    problems: CANNOT_OPEN,
    named: ['player.not-found', 'chouette-group.not-found'],
  })
  @ApiBody({ type: CreateChouetteDto, examples: CREATE_EXAMPLES })
  @Answers(201, ChouetteDto, 'The chouette.')
  @Post()
  open(@Caller() call: Call, @Body() asked: CreateChouetteDto): Promise<Answer<ChouetteDto>> {
    return this.chouettes.open(call, asked);
  }

  @Operation({ id: 'listChouettes', summary: 'Chouettes, newest first', roles: ROLES, problems: [] })
  @Answers(200, ChouetteListDto, 'A page of chouettes.')
  @Get()
  list(@Caller() call: Call, @Query() query: ChouetteListQuery): Promise<Answer<ChouetteListDto>> {
    return this.chouettes.list(call, query);
  }

  @Operation({
    id: 'getChouette',
    summary: 'A chouette as it is now: who is box, captain and next, and what each player has won',
    roles: ROLES,
    problems: ['chouette.not-found'],
  })
  @Answers(200, ChouetteDto, 'The chouette.')
  @Get(':id')
  view(@Caller() call: Call, @Id() id: string): Promise<Answer<ChouetteDto>> {
    return this.chouettes.view(call, id);
  }

  @Operation({
    id: 'throwForOrder',
    summary: 'One round of throws for the first order, as they fell on the table',
    description: 'Each player of `toThrow` throws; tied players throw again in the next round (C5).',
    roles: PLAYERS,
    problems: ['chouette.not-found', 'chouette.order-throw', 'chouette.wrong-moment', 'chouette.closed'],
    named: ['player.not-found'],
  })
  @ApiBody({ type: OrderThrowsDto, examples: THROW_EXAMPLES })
  @Answers(200, ChouetteDto, 'The chouette, with those who throw next in `toThrow`.')
  @Post(':id/order-throws')
  throwOrder(@Caller() call: Call, @Id() id: string, @Body() asked: OrderThrowsDto): Promise<Answer<ChouetteDto>> {
    return this.chouettes.throwOrder(call, id, asked);
  }

  @Operation({
    id: 'startChouetteGame',
    summary: 'Start the next game, or record one from the score sheet',
    description:
      'A score sheet has one entry for each member of the team, and how the board ended for those who played on; who sat ' +
      'down while it was played is named in `newcomers` and is not in it (C60). ' +
      'The ledger, the rotation, and who comes and goes follow at once. A sheet takes the place of an open game; ' +
      'once moves were played, only staff may send it.',
    roles: PLAYERS,
    problems: [...NO_SUCH_SHEET, 'chouette.looks-repeated', 'game.open', 'series.changed'],
    named: ['player.not-found'],
  })
  @ApiBody({ type: StartChouetteGameDto, examples: START_EXAMPLES })
  @Answers(201, ChouetteGameDto, 'The game.')
  @Post(':id/games')
  startGame(
    @Caller() call: Call,
    @Id() id: string,
    @Body() asked: StartChouetteGameDto,
  ): Promise<Answer<ChouetteGameDto>> {
    return this.chouettes.startGame(call, id, asked);
  }

  @Operation({
    id: 'tryScoreSheet',
    summary: 'What a score sheet would come to',
    description:
      'The points that each player would win with it as the next game, or in the place of the open one, and who would sit where ' +
      'after it. The service records nothing. It refuses what it would refuse to record, but not a sheet that equals that of the last game.',
    roles: PLAYERS,
    writes: false,
    problems: [...NO_SUCH_SHEET, 'request.media-type'],
    named: ['player.not-found'],
  })
  @ApiBody({ type: ScoreSheetDto, examples: SHEET_EXAMPLES })
  @Answers(200, EveningDto, 'The points, and the seats.')
  @Post(':id/score-sheet')
  trySheet(@Caller() call: Call, @Id() id: string, @Body() sheet: ScoreSheetDto): Promise<Answer<EveningDto>> {
    return this.chouettes.trySheet(call, id, sheet);
  }

  @Operation({
    id: 'joinChouette',
    summary: 'Join the table, or agree as box to a newcomer',
    description: 'During a game it takes effect when the game ends. A player may add only themselves (C60).',
    roles: PLAYERS,
    problems: [
      'chouette.not-found',
      'chouette.full',
      'chouette.already-seated',
      'chouette.stake-fixed',
      'chouette.wrong-moment',
      'chouette.closed',
      'player.archived',
    ],
    named: ['player.not-found'],
  })
  @ApiBody({ type: JoinDto, examples: JOIN_EXAMPLES })
  @Answers(200, ChouetteDto, 'The chouette.')
  @Post(':id/players')
  join(@Caller() call: Call, @Id() id: string, @Body() asked: JoinDto): Promise<Answer<ChouetteDto>> {
    return this.seats.join(call, id, asked);
  }

  @Operation({
    id: 'leaveChouette',
    summary: 'Leave the table for good',
    description:
      'During a game it takes effect when the game ends. Points stay in the ledger. With one left the chouette ' +
      'ends (C4, C61). Who leaves while the first order is thrown is no longer among its players; the others throw on. ' +
      'Who only waits to join takes that back. `If-Match` is required.',
    roles: PLAYERS,
    problems: [
      'chouette.not-found',
      'chouette.not-seated',
      'chouette.wrong-moment',
      'chouette.closed',
      'request.version-required',
    ],
  })
  @Answers(200, ChouetteDto, 'The chouette.')
  @Delete(':id/players/:playerId')
  leave(@Caller() call: Call, @Id() id: string, @Id('playerId') playerId: string): Promise<Answer<ChouetteDto>> {
    return this.seats.leave(call, id, playerId);
  }

  @Operation({
    id: 'actAtTable',
    summary: 'Sit out, return, invite a partner, buy the box, settle, name a proxy, abandon a game, seat, adjust',
    description:
      'The rules say when each is allowed. A player acts only for themselves, a scorer or a director for any ' +
      'player. The host, who opened the chouette, may also `seat` and `adjust`.',
    roles: PLAYERS,
    problems: [
      'chouette.not-found',
      'chouette.not-seated',
      'chouette.too-few-players',
      'chouette.full',
      'chouette.option-off',
      'chouette.not-for-you',
      'chouette.no-partner',
      'chouette.sale-impossible',
      'chouette.settlement-impossible',
      'chouette.proxy-impossible',
      'chouette.seats-impossible',
      'chouette.adjustment-impossible',
      'money.too-large',
      'chouette.member-needed',
      'chouette.not-in-game',
      'chouette.wrong-moment',
      'chouette.closed',
      'game.open',
      'game.wrong-phase',
      'game.not-your-turn',
    ],
    named: ['player.not-found'],
  })
  @ApiBody({ schema: ANY_ACT, examples: ACT_EXAMPLES })
  @Answers(200, ChouetteDto, 'The chouette.')
  @Post(':id/acts')
  act(@Caller() call: Call, @Id() id: string, @Body(ActsPipe) asked: ActDto): Promise<Answer<ChouetteDto>> {
    return this.seats.act(call, id, asked);
  }

  @Operation({
    id: 'listChouetteEvents',
    summary: 'Everything that was recorded in a chouette',
    roles: ROLES,
    problems: ['chouette.not-found'],
    longestWait: LONGEST_WAIT,
  })
  @Answers(200, ChouetteEventListDto, 'A page of events, oldest first.')
  @Get(':id/events')
  events(
    @Caller() call: Call,
    @Id() id: string,
    @Query() query: EventListQuery,
    @AnswerRecipient() recipient: Recipient,
  ): Promise<Answer<ChouetteEventListDto>> {
    return this.chouettes.events(call, id, query, recipient);
  }

  @Operation({
    id: 'closeChouette',
    summary: 'End a chouette, between two games or while the first order is thrown',
    roles: PLAYERS,
    problems: ['chouette.not-found', 'chouette.wrong-moment', 'chouette.closed', 'game.open'],
  })
  @Answers(200, ChouetteDto, 'The chouette.')
  @Post(':id/close')
  close(@Caller() call: Call, @Id() id: string): Promise<Answer<ChouetteDto>> {
    return this.chouettes.close(call, id);
  }
}
