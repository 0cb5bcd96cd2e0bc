import type { Affected, AffectedMatch, BySide } from '../../domain/index.js';
import type { SeriesWithGamesRow } from '../games/index.js';
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

function matchView({ finishedAt, ...match }: AffectedMatch): AffectedMatchDto {
  return { ...match, finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString() };
}
