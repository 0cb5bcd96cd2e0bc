import {
  type ChouetteEvent,
  type ChouetteState,
  type FinishedTableGame,
  type GameOutcome,
  type LedgerLine,
  NO_CHOUETTE,
  type OpenTableGame,
  type OpenedChouette,
  chouetteEventOf,
  closedAt,
  eachInSteps,
  keepingSealed,
  storedChouetteEvent,
  variantOf,
  withoutSealed,
} from '../../../domain/index.js';
import type { SideRow } from '../../../recording/recording.js';
import type { RulesService } from '../../../rules/rules.service.js';
import { chouetteNotices } from './chouette-notices.js';
import type { SeriesKind } from './series-kind.js';
import { endedTableGameView, outcomeView, undoneTableGameView } from '../views/table-game.mapper.js';
import type { TableGameView } from '../views/table-game.view.js';

/** A game that began, ended, was reported or corrected in a change. */
interface GameChange {
  readonly number: number;
  readonly begun: boolean;
  readonly status: 'open' | 'finished' | 'undone';
  readonly outcome: GameOutcome | null;
  /** The game that was played, from its last event until it is settled. */
  readonly played: FinishedTableGame | null;
  readonly view: TableGameView | null;
  /** The version at which it was corrected; null: it was not. */
  readonly correctedIn: number | null;
}

/** Chouettes, three or more in rotation (C1). */
export const CHOUETTE_SERIES: SeriesKind<ChouetteState, ChouetteEvent, TableGameView> = {
  name: 'chouette',
  notOpened: NO_CHOUETTE,
  *follow(rules, before, events, { seriesId, version }) {
    const after = version + events.length;
    const games = new Map<string, GameChange>();
    const lines = new Map<string, readonly string[]>();
    let state = before;
    yield* eachInSteps(events, (event) => {
      const previous = state;
      state = rules.evolveChouette(state, event);
      noteGame(rules, games, event, previous, state, { seriesId, version: after });
      if (event.type !== 'ChouetteGameCorrected') return;
      lines.delete(event.gameId);
      for (const { gameId, line } of event.teams ?? []) lines.set(gameId, line);
    });
    const ledger = events.flatMap((event) => (event.type === 'LedgerLinesWritten' ? event.lines : []));
    return {
      state,
      finalViews: new Map([...games].flatMap(([id, { view }]) => (view === null ? [] : [[id, view] as const]))),
      standings: new Map(),
      rows: [
        ...[...games].map(([id, change]) => gameRow(seriesId, id, change, { version: after, line: lines.get(id) })),
        ...[...lines].flatMap(([id, line]) => (games.has(id) ? [] : [teamRow(id, { version: after, line })])),
        ...ledger.flatMap((line) => ledgerRows(seriesId, line)),
      ],
    };
  },
  notices: chouetteNotices,
  players: (state) => (state.status === 'not-opened' ? [] : state.players.map(({ id }) => id)),
  told: (state) => (state.status === 'playing' ? { ...state, game: withoutSealed(state.game) } : state),
  keepingSealed: (told, stored) =>
    told.status === 'playing' && stored.status === 'playing'
      ? { ...told, game: keepingSealed(told.game, stored.game) }
      : told,
  columns(state) {
    const closed = state.status === 'not-opened' ? null : closedAt(state);
    return {
      state,
      status: closed === null ? 'open' : 'finished',
      finished_at: closed === null ? null : new Date(closed),
      player_ids: state.status === 'not-opened' ? [] : peopleIn(state),
    };
  },
  openingColumns(state, at) {
    if (state.status === 'not-opened') return {};
    const { variant, group = null } = state;
    return { kind: 'chouette', variant: variantOf(variant).id, group_id: group, created_at: at };
  },
  stored: storedChouetteEvent,
  eventOf: chouetteEventOf,
};

/** All who were ever at the table, and those who wait to join it: the chouette concerns them too. */
function peopleIn(state: OpenedChouette): readonly string[] {
  const asking = 'asks' in state ? state.asks.map(({ player }) => player) : [];
  return [...new Set([...state.players.map(({ id }) => id), ...asking])];
}

function noteGame(
  rules: RulesService,
  games: Map<string, GameChange>,
  event: ChouetteEvent,
  before: ChouetteState,
  after: ChouetteState,
  contest: { readonly seriesId: string; readonly version: number },
): void {
  if (after.status === 'not-opened') return;
  switch (event.type) {
    case 'InGame': {
      if (after.status !== 'playing') return;
      const { id, number } = after.game;
      if (before.status === 'waiting') {
        games.set(id, {
          number,
          begun: true,
          status: 'open',
          outcome: null,
          played: null,
          view: null,
          correctedIn: null,
        });
      }
      if (before.status !== 'playing' || event.event.type !== 'GameFinished') return;
      const played = rules.evolveTableGame(before.game, event.event);
      if (played.status !== 'finished') return;
      const begun = games.get(id)?.begun === true;
      games.set(id, { number, begun, status: 'open', outcome: null, played, view: null, correctedIn: null });
      return;
    }
    case 'ChouetteGameSettled':
    case 'ChouetteGameReported': {
      const { gameId, number, outcome } = event;
      const known = games.get(gameId);
      // The sheet of a game that had been begun by mistake takes its place.
      const isNew = event.type === 'ChouetteGameReported' && !isOpen(before, gameId);
      const begun = isNew || known?.begun === true;
      const view = endedTableGameView(event, known?.played ?? null, after, contest);
      games.set(gameId, { number, begun, status: 'finished', outcome, played: null, view, correctedIn: null });
      return;
    }
    case 'ChouetteGameGivenUp': {
      if (before.status !== 'playing') return;
      const { gameId, number } = event;
      const begun = games.get(gameId)?.begun === true;
      const view = givenUpView(rules, before.game, contest);
      games.set(gameId, { number, begun, status: 'undone', outcome: null, played: null, view, correctedIn: null });
      return;
    }
    case 'ChouetteGameCorrected': {
      const { gameId, number, outcome } = event;
      const { begun = false, view = null } = games.get(gameId) ?? {};
      const status = outcome === null ? 'undone' : 'finished';
      games.set(gameId, { number, begun, status, outcome, played: null, view, correctedIn: contest.version });
      return;
    }
    case 'TakenBack': {
      const { gameId, number } = event;
      const begun = games.get(gameId)?.begun === true;
      games.set(gameId, { number, begun, status: 'open', outcome: null, played: null, view: null, correctedIn: null });
      return;
    }
    default:
      return;
  }
}

function isOpen(state: ChouetteState, gameId: string): boolean {
  return state.status === 'playing' && state.game.id === gameId;
}

/** The board as it stood when the game was given up, which has no end. */
function givenUpView(rules: RulesService, game: OpenTableGame, contest: { seriesId: string; version: number }) {
  const ended = rules.evolveTableGame(game, { type: 'GameFinished', result: null, by: 'settlement' });
  return ended.status === 'finished' ? undoneTableGameView(ended, contest) : null;
}

/** Another order of the team than was recorded, by a correction of an earlier game. */
function teamRow(id: string, standing: { readonly version: number; readonly line: readonly string[] }): SideRow {
  return { table: 'game', update: { id, columns: { standing } } };
}

/** A corrected game is seen as it was played; its outcome has a column of its own. A game that is open again has no view. */
function gameRow(
  seriesId: string,
  id: string,
  { begun, number, status, outcome, view, correctedIn }: GameChange,
  { version, line }: { readonly version: number; readonly line: readonly string[] | undefined },
): SideRow {
  const result = outcome === null ? null : outcomeView(outcome);
  const corrected = correctedIn === null ? null : { version: correctedIn };
  const staysAsPlayed = correctedIn !== null && !begun;
  const columns = {
    status,
    result,
    standing: line === undefined ? corrected : { version, line },
    ...(staysAsPlayed ? {} : { final_view: view }),
  };
  return begun
    ? { table: 'game', insert: { id, series_id: seriesId, number, ...columns } }
    : { table: 'game', update: { id, columns } };
}

/** Both halves of a line. */
function ledgerRows(
  seriesId: string,
  { number, game, from, to, points, reason, reverses }: LedgerLine,
): readonly SideRow[] {
  const half = (player_id: string, other_id: string, won: number): SideRow => ({
    table: 'ledger_entry',
    insert: {
      series_id: seriesId,
      line: number,
      player_id,
      other_id,
      game_number: game,
      points: won,
      reason,
      reverses,
    },
  });
  return [half(from, to, -points), half(to, from, points)];
}
