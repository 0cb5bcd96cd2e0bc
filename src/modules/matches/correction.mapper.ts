import type { Affected, AffectedMatch, BySide } from '../../domain/index.js';
import type { Answer } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import { affectedAnswer } from '../../platform/http/requests/dry-run.js';
import type { SeriesWithGamesRow, Work } from '../games/index.js';
import type { AffectedMatchDto, CorrectionDto } from './dto/affected.dto.js';
import { accountsOf } from './ledger.mapper.js';

/** What changes, with people and times as everywhere else in the API. */
export function affectedViews(affected: readonly Affected[], row: SeriesWithGamesRow): CorrectionDto['affected'] {
  const balances = (points: BySide<number>) => ({ balances: accountsOf(row, points) });
  return affected.map((change): CorrectionDto['affected'][number] => {
    const { kind, id } = change;
    switch (kind) {
      case 'game':
        return change;
      case 'match':
        return { kind, id, before: matchView(change.before), after: matchView(change.after) };
      case 'ledger':
        return { kind, id, before: balances(change.before), after: balances(change.after) };
    }
  });
}

/** What a correction answers; in a dry run, what it would. */
export function correctionAnswer(
  call: Call,
  affected: CorrectionDto['affected'],
  [row, changed, change, differences]: Parameters<Work<SeriesWithGamesRow, CorrectionDto>['answer']>,
): Answer<CorrectionDto> {
  const versions = { before: row.version, after: changed.version };
  const tournament =
    change === null || differences.length === 0 ? null : { id: change.before.id, affected: differences };
  return affectedAnswer(call, { affected, tournament }, versions);
}

function matchView({ finishedAt, ...match }: AffectedMatch): AffectedMatchDto {
  return { ...match, finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString() };
}
