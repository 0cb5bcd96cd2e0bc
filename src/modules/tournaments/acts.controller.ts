import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { DryRunQuery } from '../../platform/http/requests/dry-run.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { WholeNumberPipe } from '../../platform/http/forms/whole-number.js';
import { ListQuery } from '../../platform/http/list.js';
import { Answers } from '../../platform/http/operation.js';
import { Operation } from '../../rules/problems.js';
import { ActsService } from './acts.service.js';
import { AppealsService } from './appeals/appeals.service.js';
import {
  AppealDecisionDto,
  AppealDto,
  RulingDto,
  TournamentActListDto,
  UndoAnswerDto,
  UndoDto,
} from './dto/acts.dto.js';
import type { PairingCorrectionAnswerDto } from './dto/pairing.dto.js';
import { TournamentDto } from './dto/tournament.dto.js';
import { AnswersOrForetells } from './tried-acts.js';

@ApiTags('tournaments')
@Controller('v1/tournaments/:id')
export class ActsController {
  constructor(
    private readonly acts: ActsService,
    private readonly appeals: AppealsService,
  ) {}

  @Operation({
    id: 'listTournamentActs',
    summary: 'What was done in a tournament, the last act first',
    description: 'An act is what one request did, with everything that followed from it.',
    roles: ['scorer', 'director'],
    problems: ['tournament.not-found'],
  })
  @Answers(200, TournamentActListDto, 'A page of acts.')
  @Get('acts')
  list(@Caller() call: Call, @Id() id: string, @Query() query: ListQuery): Promise<Answer<TournamentActListDto>> {
    return this.acts.list(call, id, query);
  }

  @Operation({
    id: 'undoTournamentAct',
    summary: 'Undo the last act, or an earlier one on which nothing depends',
    description:
      'The tournament and its matches become what they would be without the act; the record keeps both. To redo ' +
      'it, undo the undoing. Plays at a board are no acts of the tournament: take them back in their game ' +
      '(`take-back`). The start of a match is undone where `act` names it, once all its plays are taken back: its ' +
      'match is void then, and its pairing has another one.',
    roles: ['director'],
    problems: [
      'tournament.not-found',
      'undo.nothing',
      'undo.not-possible',
      'undo.depended-on',
      'entry.twice',
      'match.correction-not-allowed',
    ],
  })
  @Answers(200, UndoAnswerDto, 'The act, and what is otherwise without it. With `dryRun=true`: what would be.')
  @Post('undo')
  undo(
    @Caller() call: Call,
    @Id() id: string,
    @Query() _query: DryRunQuery,
    @Body() { act, reason }: UndoDto,
  ): Promise<Answer<UndoAnswerDto>> {
    return this.acts.undo(call, id, act ?? null, reason ?? null);
  }

  @Operation({
    id: 'appealAgainstRuling',
    summary: 'Appeal against a ruling',
    description:
      'For an entrant whom the ruling is about: a result, penalty points, a length or a disqualification by a director or scorer. Each ' +
      'allows one appeal. The ruling counts until a director undoes it or corrects what it decided. `version` is that of the act, ' +
      'or of any of its events. A player may appeal only for their own entry.',
    roles: ['player', 'scorer', 'director'],
    problems: ['tournament.not-found', 'ruling.not-found', 'appeal.not-possible'],
  })
  @Answers(200, RulingDto, 'The ruling.')
  @Post('acts/:version/appeal')
  appeal(
    @Caller() call: Call,
    @Id() id: string,
    @Param('version', new WholeNumberPipe(1)) version: number,
    @Body() asked: AppealDto,
  ): Promise<Answer<RulingDto>> {
    return this.appeals.appeal(call, id, version, asked);
  }

  @Operation({
    id: 'decideAppeal',
    summary: 'Record what the committee decides on an appeal',
    description:
      'The decision is final. Where it overturns the ruling, undo the ruling, or correct what it decided, by an act of its own; this ' +
      'one changes no result. A director undoes a decision that was entered wrongly like any other act.',
    roles: ['director'],
    problems: ['tournament.not-found', 'ruling.not-found', 'appeal.not-open'],
  })
  @Answers(200, RulingDto, 'The ruling.')
  @Post('acts/:version/appeal/decision')
  decideAppeal(
    @Caller() call: Call,
    @Id() id: string,
    @Param('version', new WholeNumberPipe(1)) version: number,
    @Body() asked: AppealDecisionDto,
  ): Promise<Answer<RulingDto>> {
    return this.appeals.decide(call, id, version, asked);
  }

  @Operation({
    id: 'reopenTournament',
    summary: 'Let a tournament go on that a director has ended',
    roles: ['director'],
    problems: ['tournament.not-found', 'tournament.wrong-time', 'tournament.complete'],
  })
  @AnswersOrForetells(TournamentDto, 'The tournament.')
  @Post('reopen')
  reopen(
    @Caller() call: Call,
    @Id() id: string,
    @Query() _query: DryRunQuery,
  ): Promise<Answer<TournamentDto | PairingCorrectionAnswerDto>> {
    return this.acts.reopen(call, id);
  }
}
