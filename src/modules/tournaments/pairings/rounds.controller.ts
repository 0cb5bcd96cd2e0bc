import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../../platform/http/requests/call.js';
import { DryRunQuery } from '../../../platform/http/requests/dry-run.js';
import { Id } from '../../../platform/http/forms/address-id.js';
import { Answers } from '../../../platform/http/operation.js';
import { WholeNumberPipe } from '../../../platform/http/forms/whole-number.js';
import { Operation } from '../../../rules/problems.js';
import { PairingCorrectionAnswerDto } from '../dto/pairing.dto.js';
import {
  AssignTablesDto,
  AssignedTablesDto,
  ChangeRoundDto,
  RoundDto,
  RoundTimesDto,
  RoundsDto,
  SwapEntrantsDto,
} from '../dto/round.dto.js';
import { EntryDto } from '../dto/tournament.dto.js';
import { WantedByesDto } from '../dto/wanted-bye.dto.js';
import { AnswersOrForetells } from '../tried-acts.js';
import { RoundsService } from './rounds.service.js';

const HERE = ['tournament.not-found', 'tournament.wrong-time'];
const ROUND = [...HERE, 'round.not-found', 'round.not-swiss', 'round.not-last'];

/** Rounds and places by hand, tables and times. */
@ApiTags('tournaments')
@Controller('v1/tournaments/:id')
export class RoundsController {
  constructor(private readonly rounds: RoundsService) {}

  @Operation({
    id: 'listRounds',
    summary: 'All rounds with their pairs, byes and times',
    description: 'Staff also see the round that is proposed.',
    publicToo: true,
    problems: ['tournament.not-found'],
  })
  @Answers(200, RoundsDto, 'The rounds.')
  @Get('rounds')
  list(@Caller() call: Call, @Id() id: string): Promise<Answer<RoundsDto>> {
    return this.rounds.list(call, id);
  }

  @Operation({
    id: 'changeRound',
    summary: 'Make a round by hand, or set its times',
    description:
      'Pairs and byes of the last round of a Swiss, proposed or published, where none of the entrants concerned ' +
      'has begun. Each entrant who is in has one place; the round lists what each pair breaks (T47). Times are ' +
      'possible in every format.',
    roles: ['director'],
    problems: [...ROUND, 'round.not-whole', 'round.begun', 'config.invalid', 'request.version-required'],
    named: ['entry.not-found', 'flight.not-found'],
    versionUnless: 'dryRun',
  })
  @AnswersOrForetells(RoundDto, 'The round.')
  @Patch('rounds/:round')
  change(
    @Caller() call: Call,
    @Id() id: string,
    @Param('round', new WholeNumberPipe(1)) round: number,
    @Query() _query: DryRunQuery,
    @Body() asked: ChangeRoundDto,
  ): Promise<Answer<RoundDto | PairingCorrectionAnswerDto>> {
    return this.rounds.change(call, id, round, asked);
  }

  @Operation({
    id: 'publishRound',
    summary: 'Publish the round that is proposed; its matches open',
    roles: ['director'],
    problems: [...ROUND, 'round.not-proposed', 'round.not-whole', 'config.invalid'],
  })
  @AnswersOrForetells(RoundDto, 'The round.')
  @Post('rounds/:round/publish')
  publish(
    @Caller() call: Call,
    @Id() id: string,
    @Param('round', new WholeNumberPipe(1)) round: number,
    @Query() _query: DryRunQuery,
    @Body() asked: RoundTimesDto,
  ): Promise<Answer<RoundDto | PairingCorrectionAnswerDto>> {
    return this.rounds.publish(call, id, round, asked);
  }

  @Operation({
    id: 'unpairRound',
    summary: 'Take back the last round of a Swiss, or the one that is proposed',
    description:
      'Possible until a match of it begins or has a result. Its matches are void, and it can be paired again (T47).',
    roles: ['director'],
    problems: [...ROUND, 'round.begun', 'request.version-required'],
    versionUnless: 'dryRun',
  })
  @Answers(200, PairingCorrectionAnswerDto, 'What changed, or would change.')
  @Delete('rounds/:round')
  unpair(
    @Caller() call: Call,
    @Id() id: string,
    @Param('round', new WholeNumberPipe(1)) round: number,
    @Query() _query: DryRunQuery,
  ): Promise<Answer<PairingCorrectionAnswerDto>> {
    return this.rounds.unpair(call, id, round);
  }

  @Operation({
    id: 'swapEntrants',
    summary: 'Swap the places of two entrants',
    description:
      'In the last round of a Swiss, or on their places of a bracket, as long as neither has begun or has a result there (T47). The ' +
      'old matches are void, and new ones open.',
    roles: ['director'],
    problems: [
      ...HERE,
      'entry.cannot-swap',
      'entry.gone',
      'round.not-swiss',
      'round.not-found',
      'round.not-whole',
      'round.begun',
    ],
    named: ['entry.not-found'],
  })
  @Answers(200, PairingCorrectionAnswerDto, 'What changed, or would change.')
  @Post('pairings/swap')
  swap(
    @Caller() call: Call,
    @Id() id: string,
    @Query() _query: DryRunQuery,
    @Body() asked: SwapEntrantsDto,
  ): Promise<Answer<PairingCorrectionAnswerDto>> {
    return this.rounds.swap(call, id, asked);
  }

  @Operation({
    id: 'assignTables',
    summary: 'Give free tables to the pairings that are ready and have none',
    roles: ['director'],
    problems: HERE,
  })
  @AnswersOrForetells(AssignedTablesDto, 'Who got a table.')
  @Post('tables')
  assignTables(
    @Caller() call: Call,
    @Id() id: string,
    @Query() _query: DryRunQuery,
    @Body() asked: AssignTablesDto,
  ): Promise<Answer<AssignedTablesDto | PairingCorrectionAnswerDto>> {
    return this.rounds.assignTables(call, id, asked);
  }

  @Operation({
    id: 'setEntryByes',
    summary: 'Say in which rounds of a Swiss an entrant wants a bye',
    description:
      'The pairing leaves the entrant out of these rounds. A bye counts a whole win, half of one, or nothing.',
    roles: ['director'],
    problems: [...HERE, 'entry.not-found', 'round.not-swiss', 'round.paired', 'config.invalid'],
  })
  @Answers(200, EntryDto, 'The entry.')
  @Post('entries/:entryId/byes')
  wantByes(
    @Caller() call: Call,
    @Id() id: string,
    @Id('entryId') entryId: string,
    @Body() { byes }: WantedByesDto,
  ): Promise<Answer<EntryDto>> {
    return this.rounds.wantByes(call, id, entryId, byes);
  }
}
