import type {
  BySide,
  CrawfordState,
  Format,
  FormatRules,
  MatchEnd,
  MatchPenalty,
  Side,
  Variant,
} from '../../domain/index.js';
import type { ClockView, GameEntry, PersonView } from '../games/index.js';

export interface SeatView {
  readonly playerId: string;
  readonly name: string;
  /** In doubles. */
  readonly players?: readonly PersonView[];
  readonly score: number;
}

/** A match as everybody sees it (api.md, "Matches"). */
/** A match without its games. */
export interface MatchFacts extends BySide<SeatView> {
  readonly id: string;
  readonly version: number;
  /** `void`: its pairing in a tournament has other players now, and it counts for nothing. */
  readonly status: 'open' | 'finished' | 'void';
  readonly by: MatchEnd | null;
  readonly format: Format;
  /** The id of a built-in variant, or the record of a club's own. */
  readonly variant: Variant;
  readonly dice: 'server' | 'recorded';
  readonly rules: FormatRules;
  readonly crawford: CrawfordState | null;
  readonly currentGameId: string | null;
  readonly winner: Side | null;
  /** The score as it counts in a bracket, once the match to points is over. */
  readonly recorded: BySide<number> | null;
  /** Penalty points, in the order in which they were given (T20–T23, T35). */
  readonly penalties: readonly MatchPenalty[];
  readonly clock: ClockView | null;
  readonly createdAt: string;
  readonly playedAt: string | null;
  readonly event: string | null;
  readonly finishedAt: string | null;
}

export interface MatchView extends MatchFacts {
  readonly games: readonly GameEntry[];
}

/** A match in a list. */
export interface ListedMatchView extends MatchFacts {
  /** Open, finished and annulled ones. */
  readonly gameCount: number;
}
