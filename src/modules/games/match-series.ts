import {
  type MatchEvent,
  type MatchState,
  NO_MATCH,
  type Side,
  matchEventOf,
  ratedResult,
  storedEvent,
  variantOf,
} from '../../domain/index.js';
import type { PlainGameView } from './game.view.js';
import { follow } from './series-changes.js';
import type { SeriesKind } from './series-kind.js';

/** Matches to N points and money sessions. */
export const MATCH_SERIES: SeriesKind<MatchState, MatchEvent, PlainGameView> = {
  name: 'match',
  notOpened: NO_MATCH,
  *follow(before, events, { seriesId, version, actor, at }) {
    const { gameRows, ...changed } = yield* follow(seriesId, before, version, events, actor, at);
    return { ...changed, rows: gameRows };
  },
  players: (state) => (state.status === 'not-opened' ? [] : [state.players.white, state.players.black]),
  told: (state) => state,
  keepingSealed: (told) => told,
  columns: (state) => ({
    state,
    status: statusOf(state),
    finished_at: state.status === 'finished' ? new Date(state.finishedAt) : null,
    ...ratedColumns(state),
  }),
  openingColumns(state, at) {
    if (state.status === 'not-opened') return {};
    const { players, variant } = state;
    return {
      kind: 'match',
      variant: variantOf(variant).id,
      player_ids: [players.white, players.black],
      created_at: at,
    };
  },
  stored: storedEvent,
  eventOf: matchEventOf,
};

/** What the ratings read of the series: empty unless it counts for them (T73). */
function ratedColumns(state: MatchState): {
  readonly rated_winner: Side | null;
  readonly rated_length: number | null;
} {
  const result = ratedResult(state);
  return { rated_winner: result?.winner ?? null, rated_length: result?.length ?? null };
}

/** How lists know the series. */
function statusOf(state: MatchState): 'open' | 'finished' | 'void' {
  if (state.status !== 'finished') return 'open';
  return state.voided === true ? 'void' : 'finished';
}
