import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { schemaNamed } from '../../platform/http/forms/named-schema.js';
import { AnswersText } from '../../platform/http/answers/text-answer.js';
import { Answers, AnswersOneOf } from '../../platform/http/operation.js';
import { AnswerRecipient, type Recipient } from '../../platform/http/answers/recipient.js';
import { WholeNumberPipe } from '../../platform/http/forms/whole-number.js';
import type { WrittenJson } from '../../platform/http/answers/written-json.js';
import { Operation } from '../../rules/problems.js';
import {
  ClaimTimeAction,
  CorrectPlayAction,
  NameDoubletAction,
  SettleAction,
  OpeningRollAction,
  PlainAction,
  PlayAction,
  ResignAction,
  RollAction,
  TakeBackAction,
  VoidRollAction,
} from './dto/actions.dto.js';
import { ActionsPipe, type AskedActions, MAX_ACTIONS } from './dto/actions.pipe.js';
import { GameDto } from './dto/game.dto.js';
import { LegalPlaysDto } from './dto/legal-plays.dto.js';
import { MomentDto, TurnsDto } from './dto/turns.dto.js';
import { BoardQuery } from './dto/board-query.dto.js';
import { ActedDto, ChouetteActedDto, ChouetteGameDto } from './dto/table-game.dto.js';
import { TableActionDto } from './dto/table-actions.dto.js';
import { ActsService } from './acts/acts.service.js';
import { GamesService } from './games.service.js';

const FORMS = [
  OpeningRollAction,
  RollAction,
  PlayAction,
  CorrectPlayAction,
  PlainAction,
  ResignAction,
  NameDoubletAction,
  SettleAction,
  VoidRollAction,
  TakeBackAction,
  ClaimTimeAction,
  TableActionDto,
];

const REFUSALS = [
  'play.unreadable',
  'play.bar-first',
  'play.no-such-checker',
  'play.not-this-roll',
  'play.point-blocked',
  'play.first-checker-first',
  'play.hit-and-run',
  'play.prime-not-allowed',
  'play.not-in-yet',
  'play.not-all-home',
  'play.checker-behind',
  'play.must-use-larger-die',
  'play.must-use-both-dice',
  'resign.level-too-high',
  'resign.not-allowed',
  'game.settlement-impossible',
  'game.no-settlement',
  'money.too-large',
  'game.wrong-phase',
  'game.not-your-turn',
  'game.finished',
  'game.correction-not-allowed',
  'game.roll-stands',
  'game.wrong-version',
  'dice.recorded-only',
  'cube.not-available',
  'cube.dead',
  'cube.cap',
  'cube.beaver-not-allowed',
  'cube.chain-limit',
  'cube.drop-not-allowed',
  'match.crawford-no-cube',
  'match.holland-too-early',
  'clock.not-in-use',
  'clock.not-expired',
  'clock.paused',
  'chouette.not-in-game',
  'chouette.not-captain',
  'chouette.not-for-you',
  'chouette.not-offered',
  'chouette.member-needed',
  'chouette.window-closed',
  'chouette.already-answered',
  'chouette.answer-order',
  'chouette.double-policy',
  'chouette.take-policy',
  'chouette.lone-taker',
  'chouette.no-extra',
  'chouette.closed',
  // Of a take-back in a match of a tournament.
  'tournament.next-stage-begun',
  'ladder.challenge-open',
];

@ApiTags('games')
@ApiExtraModels(...FORMS)
@Controller('v1/games')
export class GamesController {
  constructor(
    private readonly games: GamesService,
    private readonly acts: ActsService,
  ) {}

  @Operation({
    id: 'getGame',
    summary: 'A game as it is now',
    publicToo: true,
    problems: ['game.not-found'],
  })
  @AnswersOneOf(200, [GameDto, ChouetteGameDto], 'The game; that of a chouette by `kind`.')
  @Get(':id')
  view(@Caller() call: Call, @Id() id: string): Promise<Answer<WrittenJson<GameDto | ChouetteGameDto>>> {
    return this.games.view(call, id);
  }

  @Operation({
    id: 'actInGame',
    summary: 'Roll, play, double, take, drop, resign …',
    description:
      'One action, or a list of them under `actions`: the service does all or none, and the error names the index. ' +
      'It also records what follows by itself (a roll that cannot be played, the end of the game, the score). A ' +
      'player may act only in their own games and for their own side, which `side` need not name. A scorer or a ' +
      'director may act for any side, and take back; where their first action is `roll`, `skip` or `double` it ' +
      'names the `side` (in a chouette `by`), or the request has an If-Match with one version or `*`, so that a double click never acts ' +
      'for the other side. In a match with a clock, an action after the flag has fallen first costs the penalty ' +
      '(`ClockFlagged` is first in `events`); where that loses the game, the action itself is not done. In a ' +
      'chouette the box sits at white, the team at black; `by` says who sends it, and a player may act only for ' +
      'themselves.',
    roles: ['player', 'scorer', 'director'],
    problems: ['game.not-found', 'side.required', 'throw.required', ...REFUSALS, 'series.changed'],
    named: ['player.not-found'],
    isBatch: true,
  })
  @ApiBody({
    schema: {
      oneOf: [
        ...schemaNamed('GameAction').allOf,
        {
          type: 'object',
          required: ['actions'],
          additionalProperties: false,
          properties: {
            actions: { type: 'array', minItems: 1, maxItems: MAX_ACTIONS, items: schemaNamed('GameAction') },
          },
        },
      ],
    },
    examples: {
      opening: { summary: 'Opening roll, server dice', value: { type: 'opening-roll' } },
      recorded: {
        summary: 'Opening roll, recorded dice',
        value: { type: 'opening-roll', dice: { white: 3, black: 1 } },
      },
      play: { summary: 'A play', value: { type: 'play', play: '8/5 6/5' } },
      reserve: { summary: 'A play from the reserve', value: { type: 'play', play: 'rsv/24 rsv/23' } },
      doublet: { summary: 'The doublet that 1-2 has earned', value: { type: 'name-doublet', die: 4 } },
      points: { summary: 'Resigning where checkers are counted', value: { type: 'resign', as: 7 } },
      boxDoubles: { summary: 'Chouette: the box doubles every member it may', value: { type: 'double', to: 'all' } },
      noDouble: { summary: 'Chouette: a member will not double', value: { type: 'no-double' } },
      claim: { summary: 'A claim that time is over', value: { type: 'claim-time' } },
      batch: {
        summary: 'A whole turn with recorded dice',
        value: {
          actions: [
            { type: 'roll', dice: [6, 5] },
            { type: 'play', play: '24/13' },
          ],
        },
      },
    },
  })
  @AnswersOneOf(
    200,
    [ActedDto, ChouetteActedDto],
    'The game afterwards, and what was recorded; that of a chouette by `game.kind`.',
  )
  @Post(':id/actions')
  act(
    @Caller() call: Call,
    @Id() id: string,
    @Body(ActionsPipe) asked: AskedActions,
  ): Promise<Answer<ActedDto | ChouetteActedDto>> {
    return this.acts.act(call, id, asked);
  }

  @Operation({
    id: 'listLegalPlays',
    summary: 'Every legal play of the roll on the board',
    publicToo: true,
    problems: ['game.not-found', 'game.finished', 'game.wrong-phase'],
  })
  @Answers(200, LegalPlaysDto, 'The plays.')
  @Get(':id/legal-plays')
  legalPlays(
    @Caller() call: Call,
    @Id() id: string,
    @AnswerRecipient() recipient: Recipient,
  ): Promise<Answer<WrittenJson<LegalPlaysDto>>> {
    return this.games.legalPlays(call, id, recipient);
  }

  @Operation({
    id: 'listTurns',
    summary: 'The game turn by turn',
    publicToo: true,
    problems: ['game.not-found'],
  })
  @Answers(200, TurnsDto, 'The turns.')
  @Get(':id/turns')
  turns(@Caller() call: Call, @Id() id: string): Promise<Answer<TurnsDto>> {
    return this.games.turns(call, id);
  }

  @Operation({
    id: 'getPosition',
    summary: 'The position after a turn',
    publicToo: true,
    problems: ['game.not-found', 'turn.not-found'],
  })
  @Answers(200, MomentDto, 'The position.')
  @Get(':id/positions/:turn')
  position(
    @Caller() call: Call,
    @Id() id: string,
    @Param('turn', new WholeNumberPipe(0)) turn: number,
  ): Promise<Answer<MomentDto>> {
    return this.games.position(call, id, turn);
  }

  @Operation({
    id: 'drawBoard',
    summary: 'The board as a picture',
    publicToo: true,
    problems: ['game.not-found', 'turn.not-found'],
  })
  @AnswersText('image/svg+xml', { description: 'The drawing.' })
  @Get(':id/board.svg')
  board(@Caller() call: Call, @Id() id: string, @Query() query: BoardQuery): Promise<Answer<string>> {
    return this.games.board(call, id, query, 'svg');
  }

  @Operation({
    id: 'writeBoard',
    summary: 'The board as plain text',
    description: 'O is white, X is black; the home board of the seat is at the bottom right.',
    publicToo: true,
    problems: ['game.not-found', 'turn.not-found'],
  })
  @AnswersText('text/plain', { description: 'The board in lines of equal letters.' })
  @Get(':id/board.txt')
  boardText(@Caller() call: Call, @Id() id: string, @Query() query: BoardQuery): Promise<Answer<string>> {
    return this.games.board(call, id, query, 'text');
  }
}
