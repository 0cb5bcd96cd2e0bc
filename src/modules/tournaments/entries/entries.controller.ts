import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../../platform/http/requests/call.js';
import { DryRunQuery } from '../../../platform/http/requests/dry-run.js';
import { Id } from '../../../platform/http/forms/address-id.js';
import { idCursors, pageAfter } from '../../../platform/http/list.js';
import { Answers, TAGGED } from '../../../platform/http/operation.js';
import { PlainText } from '../../../platform/http/requests/plain-text.js';
import { Operation } from '../../../rules/problems.js';
import {
  ChangeEntryDto,
  CreateEntryDto,
  EntryChangeDto,
  EntryImportDto,
  EntryImportQuery,
  EntryListDto,
  EntryListQuery,
  ReasonDto,
  ReplaceDto,
  WithdrawDto,
} from '../dto/entry.dto.js';
import { EntryDto } from '../dto/tournament.dto.js';
import { PairingCorrectionAnswerDto } from '../dto/pairing.dto.js';
import { AnswersOrForetells } from '../tried-acts.js';
import { EntriesService } from './entries.service.js';

const CURSORS = idCursors('entries');
const OWN = 'A player may do this only for their own entry.';
const GONE = ['tournament.not-found', 'entry.not-found', 'tournament.wrong-time', 'entry.gone'];

@ApiTags('tournaments')
@Controller('v1/tournaments/:id/entries')
export class EntriesController {
  constructor(private readonly entries: EntriesService) {}

  @Operation({
    id: 'createEntry',
    summary: 'Enter a player',
    description:
      'A player may enter only themselves, in doubles with a partner. After the draw a late entrant takes a random ' +
      'bye place as long as no match there has begun (T8), or joins a Swiss with losses for the missed rounds ' +
      '(T15). Where the format has `reEntry`, a player who has lost in the main flight may enter again on a bye ' +
      'whose neighbour has not begun the next match; the earlier entry is withdrawn for good, and each entry pays ' +
      'its own fee (T9).',
    roles: ['player', 'scorer', 'director'],
    problems: [
      'tournament.not-found',
      'player.archived',
      'entry.twice',
      'entry.people',
      'entry.seed-taken',
      'entry.too-late',
      'tournament.full',
      'tournament.too-many-matches',
      'tournament.wrong-time',
      'round.not-swiss',
      'round.paired',
      'config.invalid',
    ],
    named: ['player.not-found'],
  })
  @Answers(201, EntryDto, 'The entry.')
  @Post()
  enter(@Caller() call: Call, @Id() id: string, @Body() asked: CreateEntryDto): Promise<Answer<EntryDto>> {
    return this.entries.enter(call, id, asked);
  }

  @Operation({
    id: 'listEntries',
    summary: 'All entries, in the order of entry',
    publicToo: true,
    problems: ['tournament.not-found'],
  })
  @Answers(200, EntryListDto, 'A page of the entries.')
  @Get()
  async list(@Caller() call: Call, @Id() id: string, @Query() query: EntryListQuery): Promise<Answer<EntryListDto>> {
    const all = await this.entries.list(call, id);
    const { items, owed } = all.body;
    const isWanted = ({ paid }: EntryDto): boolean => query.paid === undefined || paid === query.paid;
    return { ...all, body: { ...pageAfter(items, query, CURSORS, isWanted), owed } };
  }

  @Operation({
    id: 'getEntry',
    summary: 'One entry',
    publicToo: true,
    problems: ['tournament.not-found', 'entry.not-found'],
  })
  @Answers(200, EntryDto, 'The entry.')
  @Get(':entryId')
  view(@Caller() call: Call, @Id() id: string, @Id('entryId') entryId: string): Promise<Answer<EntryDto>> {
    return this.entries.view(call, id, entryId);
  }

  @Operation({
    id: 'importEntries',
    summary: 'Enter players from a table',
    description:
      'CSV with a header line: `name` or `playerId`, if wanted `seed` and `paid` (yes), and in doubles `partner` ' +
      'or `partnerId`, and if wanted `pair`, its name. Where teams play, the lines with the same `team` are one ' +
      'entry of that name, the captain first, with `seed` and `paid` in the line of the captain; the service ' +
      'refuses another `seed` in another of its lines. It enters the lines in order and reports what became of each; of a ' +
      'team it enters all members or none.',
    roles: ['scorer', 'director'],
    problems: ['tournament.not-found'],
    isLong: true,
    takes: ['text/plain', 'text/csv'],
  })
  @ApiBody({ schema: { type: 'string', example: 'name,seed,paid\nAnn Example,1,yes\nBob Sample,,no\n' } })
  @Answers(200, EntryImportDto, 'What became of each line. With `dryRun=true`: what would.')
  @Post('import')
  importCsv(
    @Caller() call: Call,
    @Id() id: string,
    @Body() text: PlainText,
    @Query() { create }: EntryImportQuery,
  ): Promise<Answer<EntryImportDto>> {
    return this.entries.importCsv(call, id, text, create);
  }

  @Operation({
    id: 'deleteEntry',
    summary: 'Take an entry back, before the draw',
    roles: ['director'],
    problems: [
      'tournament.not-found',
      'entry.not-found',
      'tournament.wrong-time',
      'entry.in-side-pool',
      'request.version-required',
    ],
  })
  @ApiResponse({ status: 204, description: 'The entry is gone.', headers: TAGGED })
  @Delete(':entryId')
  remove(@Caller() call: Call, @Id() id: string, @Id('entryId') entryId: string): Promise<Answer<undefined>> {
    return this.entries.remove(call, id, entryId);
  }

  @Operation({
    id: 'changeEntry',
    summary: 'Say who has paid, or change a seed',
    roles: ['director'],
    problems: [
      'tournament.not-found',
      'entry.not-found',
      'entry.seed-taken',
      'tournament.wrong-time',
      'request.version-required',
    ],
  })
  @Answers(200, EntryChangeDto, 'The entry.')
  @Patch(':entryId')
  change(
    @Caller() call: Call,
    @Id() id: string,
    @Id('entryId') entryId: string,
    @Body() asked: ChangeEntryDto,
  ): Promise<Answer<EntryChangeDto>> {
    return this.entries.change(call, id, entryId, asked);
  }

  @Operation({
    id: 'withdrawEntry',
    summary: 'Withdraw, for good or for a while',
    description: `${OWN} For good, the entrant forfeits open matches, and the rest are walkovers (T19); the answer lists what changed.`,
    roles: ['player', 'scorer', 'director'],
    problems: GONE,
  })
  @AnswersOrForetells(EntryChangeDto, 'The entry, and what else changed.')
  @Post(':entryId/withdraw')
  withdraw(
    @Caller() call: Call,
    @Id() id: string,
    @Id('entryId') entryId: string,
    @Query() _query: DryRunQuery,
    @Body() asked: WithdrawDto,
  ): Promise<Answer<EntryChangeDto | PairingCorrectionAnswerDto>> {
    return this.entries.withdraw(call, id, entryId, asked);
  }

  @Operation({
    id: 'returnEntry',
    summary: 'Come back, or take a withdrawal or disqualification back',
    description:
      `${OWN} Only staff take back a withdrawal for good or a disqualification: forfeited matches open again, ` +
      'except where the opponent has played on, or on a ladder is in a later challenge.',
    roles: ['player', 'scorer', 'director'],
    problems: [
      'tournament.not-found',
      'entry.not-found',
      'tournament.wrong-time',
      'entry.cannot-return',
      'entry.twice',
    ],
  })
  @AnswersOrForetells(EntryChangeDto, 'The entry, and what else changed.')
  @Post(':entryId/return')
  returns(
    @Caller() call: Call,
    @Id() id: string,
    @Id('entryId') entryId: string,
    @Query() _query: DryRunQuery,
  ): Promise<Answer<EntryChangeDto | PairingCorrectionAnswerDto>> {
    return this.entries.returns(call, id, entryId);
  }

  @Operation({
    id: 'checkInEntry',
    summary: 'Say that an entrant is there',
    description: OWN,
    roles: ['player', 'scorer', 'director'],
    problems: GONE,
  })
  @Answers(200, EntryChangeDto, 'The entry.')
  @Post(':entryId/check-in')
  checkIn(@Caller() call: Call, @Id() id: string, @Id('entryId') entryId: string): Promise<Answer<EntryChangeDto>> {
    return this.entries.checkIn(call, id, entryId);
  }

  @Operation({
    id: 'disqualifyEntry',
    summary: 'Disqualify an entrant: out of all flights, open matches forfeited',
    roles: ['director'],
    problems: GONE,
  })
  @AnswersOrForetells(EntryChangeDto, 'The entry, and what else changed.')
  @Post(':entryId/disqualify')
  disqualify(
    @Caller() call: Call,
    @Id() id: string,
    @Id('entryId') entryId: string,
    @Query() _query: DryRunQuery,
    @Body() { reason }: ReasonDto,
  ): Promise<Answer<EntryChangeDto | PairingCorrectionAnswerDto>> {
    return this.entries.disqualify(call, id, entryId, reason);
  }

  @Operation({
    id: 'replaceEntry',
    summary: 'Replace an entrant who has not come by another player',
    description:
      'Possible as long as the entrant has begun no match and has no result. The entry keeps its id and its place; ' +
      'the open match is void, and the same write opens a new one.',
    roles: ['director'],
    problems: [...GONE, 'entry.twice', 'entry.cannot-replace', 'player.archived'],
    named: ['player.not-found'],
  })
  @AnswersOrForetells(EntryChangeDto, 'The entry with its new player, and what else changed.')
  @Post(':entryId/replace')
  replace(
    @Caller() call: Call,
    @Id() id: string,
    @Id('entryId') entryId: string,
    @Query() _query: DryRunQuery,
    @Body() asked: ReplaceDto,
  ): Promise<Answer<EntryChangeDto | PairingCorrectionAnswerDto>> {
    return this.entries.replace(call, id, entryId, asked);
  }
}
