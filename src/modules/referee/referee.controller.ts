import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { TAGGED } from '../../platform/http/operation.js';
import { AnswerRecipient, type Recipient } from '../../platform/http/answers/recipient.js';
import { ROLES } from '../../platform/http/roles.js';
import type { WrittenJson } from '../../platform/http/answers/written-json.js';
import { Operation } from '../../rules/problems.js';
import { AskedVariantDto } from '../games/index.js';
import type { AskedCheck, AskedLegalPlays } from './dto/asked.js';
import {
  AskedBoardDto,
  AskedPositionIdDto,
  CheckPlayQuestionDto,
  ClockListDto,
  LegalPlaysQuestionDto,
  LegalPlaysQuestionsDto,
  PlayIsIllegalDto,
  PlayIsLegalDto,
  PlaysDto,
  PlaysOfPositionsDto,
  VariantListDto,
} from './dto/referee.dto.js';
import { CheckPlayPipe, LegalPlaysPipe } from './dto/referee.pipe.js';
import { MOST_PLAYS, RefereeService } from './referee.service.js';

const EMPTY = Array.from({ length: 24 }, () => 0);
const ONE_OR_MANY = 'For one position the service answers its plays; for a list of positions, a list of results.';

/** One of several forms. */
function oneOf(...forms: readonly (new () => object)[]): { oneOf: { $ref: string }[] } {
  return { oneOf: forms.map((form) => ({ $ref: getSchemaPath(form) })) };
}

@ApiTags('rules')
@ApiExtraModels(
  AskedBoardDto,
  AskedPositionIdDto,
  AskedVariantDto,
  LegalPlaysQuestionDto,
  LegalPlaysQuestionsDto,
  PlayIsIllegalDto,
  PlayIsLegalDto,
  PlaysDto,
  PlaysOfPositionsDto,
)
@Controller('v1/rules')
export class RefereeController {
  constructor(private readonly referee: RefereeService) {}

  @Operation({
    id: 'findLegalPlays',
    summary: 'Every legal play of a roll in any position',
    description:
      `${ONE_OR_MANY} The results of a list have at most ${MOST_PLAYS.toLocaleString('en')} plays in all, several times what ` +
      'five hundred positions of games have; the service works on one list at a time. The service stores ' +
      'nothing and ignores `Idempotency-Key`.',
    roles: ROLES,
    problems: ['config.invalid', 'position.impossible', 'request.media-type', 'request.too-much', 'service.busy'],
    writes: false,
    isBatch: true,
  })
  @ApiBody({
    schema: oneOf(LegalPlaysQuestionDto, LegalPlaysQuestionsDto),
    examples: {
      one: {
        summary: '3-1 in the starting position',
        value: { dice: [3, 1], position: { positionId: '4HPwATDgc/ABMA' } },
      },
      variant: {
        summary: 'The first roll of Acey-Deucey',
        value: {
          variant: 'aceyDeucey.seed',
          dice: [6, 3],
          position: { mover: { points: EMPTY, bar: 0, reserve: 15 }, opponent: { points: EMPTY, bar: 0, reserve: 15 } },
        },
      },
      own: {
        summary: "A roll of a club's own variant",
        value: {
          variant: { base: 'backgammon', id: 'Exact', overshootBearOff: false },
          dice: [6, 5],
          position: { positionId: '4HPwATDgc/ABMA' },
        },
      },
      many: {
        summary: 'Two rolls of hypergammon',
        value: {
          variant: 'hypergammon',
          positions: [
            { dice: [6, 5], position: { positionId: 'AACgAgAAKgAAAA' } },
            { dice: [2, 2], position: { positionId: 'AACgAgAAKgAAAA' } },
          ],
        },
      },
    },
  })
  @ApiOkResponse({ description: ONE_OR_MANY, schema: oneOf(PlaysDto, PlaysOfPositionsDto) })
  @Post('legal-plays')
  legalPlays(
    @Caller() call: Call,
    @Body(LegalPlaysPipe) asked: AskedLegalPlays,
    @AnswerRecipient() recipient: Recipient,
  ): Promise<Answer<WrittenJson<PlaysDto | PlaysOfPositionsDto>>> {
    return this.referee.legalPlays(call, asked, recipient);
  }

  @Operation({
    id: 'checkPlay',
    summary: 'Whether a play is legal, and if not, why',
    description:
      'An illegal play, or a text that cannot be read, also gets 200: `legal: false` with the rule that it breaks. ' +
      'The service stores nothing and ignores `Idempotency-Key`.',
    roles: ROLES,
    problems: ['config.invalid', 'position.impossible', 'request.media-type'],
    writes: false,
  })
  @ApiBody({
    type: CheckPlayQuestionDto,
    examples: {
      text: {
        summary: 'A play as text',
        value: { dice: [3, 1], position: { positionId: '4HPwATDgc/ABMA' }, play: '8/5 6/5' },
      },
      reserve: {
        summary: 'A checker that comes in from the reserve',
        value: {
          variant: 'aceyDeucey.seed',
          dice: [6, 3],
          position: { mover: { points: EMPTY, bar: 0, reserve: 15 }, opponent: { points: EMPTY, bar: 0, reserve: 15 } },
          moves: [
            { from: 'rsv', to: 19, die: 6 },
            { from: 'rsv', to: 22 },
          ],
        },
      },
    },
  })
  @ApiOkResponse({ description: 'The decision.', schema: oneOf(PlayIsLegalDto, PlayIsIllegalDto) })
  @Post('check-play')
  checkPlay(
    @Caller() call: Call,
    @Body(CheckPlayPipe) asked: AskedCheck,
  ): Promise<Answer<PlayIsLegalDto | PlayIsIllegalDto>> {
    return this.referee.checkPlay(call, asked);
  }

  @Operation({
    id: 'listVariants',
    summary: 'The variants with their parameters',
    roles: ROLES,
    problems: [],
  })
  @ApiOkResponse({ type: VariantListDto, headers: TAGGED, description: 'All of them.' })
  @Get('variants')
  variants(@Caller() call: Call): Promise<Answer<VariantListDto>> {
    return this.referee.variants(call);
  }

  @Operation({
    id: 'listClocks',
    summary: 'The modes of a clock with their usual times',
    description:
      'The times that the service sets where `rules.clock` names none (T31), so that a client can show them before a match begins.',
    publicToo: 'wholly',
    problems: [],
  })
  @ApiOkResponse({ type: ClockListDto, headers: TAGGED, description: 'All of them.' })
  @Get('clocks')
  clocks(@Caller() call: Call): Promise<Answer<ClockListDto>> {
    return this.referee.clocks(call);
  }
}
