import { Injectable } from '@nestjs/common';
import { type ChouetteEvent, type Result, type Violation, chouetteEventOf } from '../../domain/index.js';
import { notFound } from '../../platform/http/application-error.js';
import { type Answer, found } from '../../platform/http/answer.js';
import { type Call, requiredVersion } from '../../platform/http/call.js';
import { Recording } from '../../recording/recording.js';
import { RulesService } from '../../rules/rules.service.js';
import { Admission } from '../auth/index.js';
import { SeriesService, type TableGameView } from '../games/index.js';
import { chouetteViewAfter, chouetteViewOf } from './chouette.mapper.js';
import {
  type ChouetteRow,
  type ChouetteSheetRow,
  type ChouetteWithLedgerRow,
  ChouettesRepository,
} from './chouettes.repository.js';
import type { ChouetteCorrectionDto } from './dto/ledger.dto.js';
import { affectedBetween, chouetteLedgerView } from './ledger.mapper.js';
import { pointsSvg } from './points-svg.js';
import { scoreSheetOf } from './score-sheet.mapper.js';
import { sheetCsv, sheetView } from './sheet.mapper.js';

/** What a chouette has come to: the ledger, the evening as a table and a picture, and the correction of its games. */
@Injectable()
export class ChouetteLedgerService {
  constructor(
    private readonly series: SeriesService,
    private readonly repository: ChouettesRepository,
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly rules: RulesService,
  ) {}

  async ledger(call: Call, id: string): Promise<Answer> {
    const { rows } = await this.admission.admit<ChouetteWithLedgerRow>(call, this.repository.withLedger(id));
    const [row] = rows;
    if (row === undefined) throw notFound('chouette', id);
    return found(chouetteLedgerView(row), row.version, row.names);
  }

  /** The evening as a table: games down, people across. */
  async sheet(call: Call, id: string): Promise<Answer> {
    const row = await this.sheetRow(call, id);
    return found(sheetView(row), row.version, row.names);
  }

  async sheetAsCsv(call: Call, id: string): Promise<Answer<string>> {
    const row = await this.sheetRow(call, id);
    return found(sheetCsv(sheetView(row)), row.version, row.names);
  }

  /** What everybody had won after each game, drawn. */
  async picture(call: Call, id: string): Promise<Answer<string>> {
    const row = await this.sheetRow(call, id);
    return found(pointsSvg(sheetView(row)), row.version, row.names);
  }

  /** Corrects a game, and tells what that changes; a dry run only tells. */
  async correct(
    call: Call,
    { id, gameId }: { readonly id: string; readonly gameId: string },
    { result, reason }: ChouetteCorrectionDto,
  ): Promise<Answer> {
    const sheet = result === null ? null : scoreSheetOf(result);
    const read = this.repository.byId(id);
    const decide = async (row: ChouetteRow): Promise<Result<readonly ChouetteEvent[], Violation>> => {
      const record = await this.recording.record(row.id, row.version);
      const history = record.map(chouetteEventOf);
      return this.rules.decideChouette(row.state, { type: 'CorrectGame', gameId, sheet, reason, history });
    };
    requiredVersion(call);
    return this.series.change<ChouetteRow, ChouetteEvent, TableGameView>(
      call,
      { read, queue: id, thing: 'chouette', id },
      {
        decide,
        answer: (row, changed) => {
          const affected = affectedBetween(chouetteViewOf(row), chouetteViewAfter(changed, row));
          return found({ affected, applied: !call.isDryRun }, call.isDryRun ? row.version : changed.version);
        },
      },
    );
  }

  private async sheetRow(call: Call, id: string): Promise<ChouetteSheetRow> {
    const { rows } = await this.admission.admit<ChouetteSheetRow>(call, this.repository.sheet(id));
    const [row] = rows;
    if (row === undefined) throw notFound('chouette', id);
    return row;
  }
}
