import type { Affected, AffectedMatch, BySide } from '../../domain/index.js';
import type { SeriesWithGamesRow } from '../games/index.js';
import type { AffectedMatchView, AffectedView } from './correction.view.js';
import { accountsOf } from './ledger.mapper.js';

/** What changes, with people and times as everywhere else in the API. */
export function affectedViews(affected: readonly Affected[], row: SeriesWithGamesRow): readonly AffectedView[] {
  const balances = (points: BySide<number>) => ({ balances: accountsOf(row, points) });
  return affected.map((change): AffectedView => {
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

function matchView({ finishedAt, ...match }: AffectedMatch): AffectedMatchView {
  return { ...match, finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString() };
}
