import type { AffectedGame, AffectedMatch } from '../../domain/index.js';
import type { AccountView } from './ledger.mapper.js';

export interface AffectedMatchView extends Omit<AffectedMatch, 'finishedAt'> {
  readonly finishedAt: string | null;
}

interface Change<Kind extends string, Thing> {
  readonly kind: Kind;
  readonly id: string;
  readonly before: Thing;
  readonly after: Thing;
}

export type AffectedView =
  | Change<'game', AffectedGame>
  | Change<'match', AffectedMatchView>
  | Change<'ledger', { readonly balances: readonly AccountView[] }>;

/** What a correction changes, or would change. */
export interface CorrectionView {
  readonly affected: readonly AffectedView[];
  readonly applied: boolean;
}
