import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../../platform/http/requests/call.js';
import { DryRunQuery } from '../../../platform/http/requests/dry-run.js';
import { Id } from '../../../platform/http/forms/address-id.js';
import { AnswersText } from '../../../platform/http/answers/text-answer.js';
import { Answers } from '../../../platform/http/operation.js';
import { ROLES } from '../../../platform/http/roles.js';
import { Operation } from '../../../rules/problems.js';
import { ChouetteLedgerService } from './chouette-ledger.service.js';
import { CORRECTION_EXAMPLES } from '../dto/examples.js';
import { ChouetteCorrectedDto, ChouetteCorrectionDto, ChouetteLedgerDto } from '../dto/ledger.dto.js';
import { SheetDto } from '../dto/sheet.dto.js';

@ApiTags('chouettes')
@Controller('v1/chouettes')
export class ChouetteLedgerController {
  constructor(private readonly service: ChouetteLedgerService) {}

  @Operation({
    id: 'getChouetteLedger',
    summary: 'Who paid whom for what, what each player has won, and the fewest payments that settle it',
    roles: ROLES,
    problems: ['chouette.not-found'],
  })
  @Answers(200, ChouetteLedgerDto, 'The ledger.')
  @Get(':id/ledger')
  ledger(@Caller() call: Call, @Id() id: string): Promise<Answer<ChouetteLedgerDto>> {
    return this.service.ledger(call, id);
  }

  @Operation({
    id: 'correctChouetteGame',
    summary: 'Correct a finished game, or annul any game',
    description:
      'New entries in the ledger take the old ones back. The seats become what they would have been; later games ' +
      'keep what they settled. With `dryRun=true` the service writes nothing, and `affected` lists what would ' +
      'change.',
    roles: ['director'],
    problems: [
      'chouette.not-found',
      'chouette.outcome-impossible',
      'money.too-large',
      'chouette.wrong-moment',
      'chouette.closed',
      'game.not-found',
      'request.version-required',
    ],
    named: ['player.not-found'],
    versionUnless: 'dryRun',
  })
  @ApiBody({ type: ChouetteCorrectionDto, examples: CORRECTION_EXAMPLES })
  @Answers(200, ChouetteCorrectedDto, 'What is different then.')
  @Post(':id/games/:gameId/correction')
  correct(
    @Caller() call: Call,
    @Id() id: string,
    @Id('gameId') gameId: string,
    @Query() _query: DryRunQuery,
    @Body() asked: ChouetteCorrectionDto,
  ): Promise<Answer<ChouetteCorrectedDto>> {
    return this.service.correct(call, { id, gameId }, asked);
  }

  @Operation({
    id: 'getChouetteSheet',
    summary: 'The evening as a table: games down, people across, with the points so far',
    roles: ROLES,
    problems: ['chouette.not-found'],
  })
  @Answers(200, SheetDto, 'The table.')
  @Get(':id/sheet')
  sheet(@Caller() call: Call, @Id() id: string): Promise<Answer<SheetDto>> {
    return this.service.sheet(call, id);
  }

  @Operation({
    id: 'getChouetteSheetCsv',
    summary: 'The same table for spreadsheets',
    roles: ROLES,
    problems: ['chouette.not-found'],
  })
  @AnswersText('text/csv', { description: 'The table as CSV.', fileName: 'chouette.csv' })
  @Get(':id/sheet.csv')
  sheetCsv(@Caller() call: Call, @Id() id: string): Promise<Answer<string>> {
    return this.service.sheetAsCsv(call, id);
  }

  @Operation({
    id: 'drawChouettePoints',
    summary: 'What each player had won after each game, as a picture',
    roles: ROLES,
    problems: ['chouette.not-found'],
  })
  @AnswersText('image/svg+xml', { description: 'The drawing.' })
  @Get(':id/balances.svg')
  picture(@Caller() call: Call, @Id() id: string): Promise<Answer<string>> {
    return this.service.picture(call, id);
  }

  @Operation({
    id: 'drawChouetteTable',
    summary: 'Who sits where, with cubes and points, as a picture for a phone',
    roles: ROLES,
    problems: ['chouette.not-found'],
  })
  @AnswersText('image/svg+xml', { description: 'The drawing.' })
  @Get(':id/table.svg')
  table(@Caller() call: Call, @Id() id: string): Promise<Answer<string>> {
    return this.service.table(call, id);
  }
}
