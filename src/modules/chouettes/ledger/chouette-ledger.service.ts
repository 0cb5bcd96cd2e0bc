import { Injectable } from '@nestjs/common';
import { chouetteEventOf } from '../../../domain/index.js';
import { firstRow } from '../../../platform/http/application-error.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { affectedAnswer } from '../../../platform/http/requests/dry-run.js';
import { LongWork } from '../../../platform/work/long-work.js';
import { Recording } from '../../../recording/recording.js';
import { Admission } from '../../auth/index.js';
import { asKnown } from '../../games/index.js';
import { ChouetteStream } from '../chouette-stream.js';
import { chouetteViewAfter, chouetteViewOf, openedChouette } from '../chouette.mapper.js';
import {
  type ChouetteRow,
  type ChouetteSheetRow,
  type ChouetteWithLedgerRow,
  ChouettesRepository,
} from '../chouettes.repository.js';
import type { ChouetteCorrectedDto, ChouetteCorrectionDto, ChouetteLedgerDto } from '../dto/ledger.dto.js';
import type { SheetDto } from '../dto/sheet.dto.js';
import { affectedBetween, chouetteLedgerView } from './ledger.mapper.js';
import { pointsSvg } from './points-svg.js';
import { scoreSheetOf } from '../seats/score-sheet.mapper.js';
import { sheetCsv, sheetInSteps } from './sheet.mapper.js';
import { tableSvg } from '../seats/table-svg.js';

/** What a chouette has come to: the ledger, the evening as a table and a picture, and the correction of its games. */
@Injectable()
export class ChouetteLedgerService {
  constructor(
    private readonly stream: ChouetteStream,
    private readonly repository: ChouettesRepository,
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly long: LongWork,
  ) {}

  async ledger(call: Call, id: string): Promise<Answer<ChouetteLedgerDto>> {
    const { rows } = await this.admission.admit<ChouetteWithLedgerRow>(call, this.repository.withLedger(id));
    const row = firstRow(rows, 'chouette', id);
    return found(chouetteLedgerView(row), row.version, row.names);
  }

  /** The evening as a table: games down, people across. */
  async sheet(call: Call, id: string): Promise<Answer<SheetDto>> {
    const { row, sheet } = await this.evening(call, id);
    return found(sheet, row.version, row.names);
  }

  async sheetAsCsv(call: Call, id: string): Promise<Answer<string>> {
    const { row, sheet } = await this.evening(call, id);
    return found(sheetCsv(sheet), row.version, row.names);
  }

  /** What everybody had won after each game, drawn. */
  async picture(call: Call, id: string): Promise<Answer<string>> {
    const { row, sheet } = await this.evening(call, id);
    return found(pointsSvg(sheet), row.version, row.names);
  }

  /** Who sits where now, drawn. */
  async table(call: Call, id: string): Promise<Answer<string>> {
    const { rows } = await this.admission.admit<ChouetteRow>(call, this.repository.byId(id));
    const row = firstRow(rows, 'chouette', id);
    return found(() => tableSvg(openedChouette(row.state), chouetteViewOf(row)), row.version, row.names);
  }

  /** Corrects a game, and tells what that changes; a dry run only tells. */
  async correct(
    call: Call,
    { id, gameId }: { readonly id: string; readonly gameId: string },
    body: ChouetteCorrectionDto,
  ): Promise<Answer<ChouetteCorrectedDto>> {
    const { result, reason } = body;
    const told = result === null ? null : scoreSheetOf(result);
    return this.stream.answering(call, id, {
      body,
      command: async (row: ChouetteRow, { at }) => {
        const record = await this.recording.record(row.id, row.version);
        const history = record.map(chouetteEventOf);
        const sheet = asKnown(told, row);
        return { type: 'CorrectGame', gameId, sheet, reason, history, at };
      },
      answer: (row, changed) => {
        const affected = affectedBetween(chouetteViewOf(row), chouetteViewAfter(changed, row));
        return affectedAnswer(call, { affected }, { before: row.version, after: changed.version });
      },
    });
  }

  private async evening(call: Call, id: string): Promise<{ readonly row: ChouetteSheetRow; readonly sheet: SheetDto }> {
    const { rows } = await this.admission.admit<ChouetteSheetRow>(call, this.repository.sheet(id));
    const row = firstRow(rows, 'chouette', id);
    const sheet = await this.long.onRecord(row.version, (slices) => slices.through(sheetInSteps(row)));
    return { row, sheet };
  }
}
