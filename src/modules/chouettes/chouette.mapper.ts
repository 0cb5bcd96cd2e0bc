import {
  type ChouetteEvent,
  type ChouetteState,
  type OpenedChouette,
  type Seats,
  amountWon,
  captainOf,
  closedAt,
  isHeadsUp,
  isSittingOut,
  stakeOf,
  toThrow,
} from '../../domain/index.js';
import { type Answer, found, made } from '../../platform/http/answers/answer.js';
import { type ChangedSeries, type TableGameView, outcomeInLine, outcomeView } from '../games/index.js';
import type { ChouetteGameRow, ChouetteRow, ListedChouetteRow } from './chouettes.repository.js';
import type { ChouetteDto, ChouettePlayerDto, ListedChouetteDto } from './dto/chouette.dto.js';

/** What the view takes from outside the state: names live with the players, results with the games. */
interface Around {
  readonly version: number;
  readonly names: Readonly<Record<string, string>>;
  readonly games: readonly ChouetteGameRow[];
}

/** The chouette as everybody sees it. */
export function chouetteView(state: OpenedChouette, around: Around): ChouetteDto {
  // The row tells more of a game than a chouette shows.
  const games = around.games.map(({ id, number, status, result, line = null }) => {
    const told = result === null ? null : outcomeInLine(result, line);
    return { id, number, status, result: told };
  });
  return { ...chouetteFacts(state, around), games };
}

/** The chouette as an answer with its tag: names change without it. */
export function foundChouette(view: ChouetteDto): Answer<ChouetteDto> {
  return found(view, view.version, namesIn(view));
}

/** The same for a chouette that was made. */
export function madeChouette(view: ChouetteDto): Answer<ChouetteDto> {
  return made(view, view.version, `/v1/chouettes/${view.id}`, namesIn(view));
}

function namesIn({ players }: ChouetteDto): readonly string[] {
  return players.map(({ name }) => name);
}

function chouetteFacts(
  state: OpenedChouette,
  { version, names }: Pick<Around, 'version' | 'names'>,
): Omit<ChouetteDto, 'games'> {
  const seats = 'seats' in state ? state.seats : null;
  const closed = closedAt(state);
  const { id, variant, dice, stake, currency, rules, host = null, group = null, openedAt } = state;
  return {
    id,
    version,
    status: state.status === 'called-off' ? 'closed' : state.status,
    box: seats?.box ?? null,
    partner: seats?.partner ?? null,
    captain: seats?.line[0] ?? null,
    actingCaptain: state.status === 'playing' ? captainOf(state.game) : null,
    line: seats?.line ?? [],
    headsUp: seats !== null && isHeadsUp(seats),
    players: state.players.map((player): ChouettePlayerDto => {
      const { id: playerId, points } = player;
      return {
        playerId,
        name: names[playerId] ?? '',
        role: seats === null ? 'out' : roleIn(seats, playerId),
        sittingOut: seats !== null && isSittingOut(seats, playerId),
        points,
        stake: stakeOf(state, playerId),
        amount: amountWon(player, state),
      };
    }),
    toThrow: state.status === 'ordering' ? toThrow(state.places) : [],
    asks: 'asks' in state ? state.asks : [],
    offer: state.status === 'waiting' ? state.offer : null,
    currentGameId: state.status === 'playing' ? state.game.id : null,
    variant,
    dice,
    stake,
    currency,
    rules,
    host,
    groupId: group,
    createdAt: new Date(openedAt).toISOString(),
    finishedAt: closed === null ? null : new Date(closed).toISOString(),
  };
}

function roleIn({ box, partner, line }: Seats, player: string): ChouettePlayerDto['role'] {
  if (player === box) return 'box';
  if (player === partner) return 'partner';
  const place = line.indexOf(player);
  return place === -1 ? 'out' : place === 0 ? 'captain' : 'crew';
}

export function chouetteViewOf(row: ChouetteRow): ChouetteDto {
  return chouetteView(openedChouette(row.state), row);
}

/** The chouette of a row of a list. */
export function listedChouetteView(row: ListedChouetteRow): ListedChouetteDto {
  return { ...chouetteFacts(openedChouette(row.state), row), gameCount: row.game_count };
}

/** The view after a change, made from the row before it: games that began, ended or were corrected in it are among them. */
export function chouetteViewAfter(
  changed: ChangedSeries<ChouetteState, TableGameView>,
  { names, games }: Pick<Around, 'names' | 'games'>,
): ChouetteDto {
  const state = openedChouette(changed.state);
  return chouetteView(state, { version: changed.version, names, games: gamesAfter(changed, games) });
}

type Corrected = Extract<ChouetteEvent, { type: 'ChouetteGameCorrected' }>;

function gamesAfter(
  { state, eventViews, finalViews }: ChangedSeries<ChouetteState, TableGameView>,
  before: readonly ChouetteGameRow[],
): readonly ChouetteGameRow[] {
  const games = new Map(before.map((game) => [game.id, game]));
  for (const { id, number, status, result } of finalViews.values()) {
    games.set(id, { id, number, status: status === 'undone' ? 'undone' : 'finished', result });
  }
  for (const { type, data } of eventViews()) {
    if (type !== 'ChouetteGameCorrected') continue;
    const { gameId, outcome, teams = [] } = data as unknown as Corrected;
    const game = games.get(gameId);
    if (game !== undefined) {
      const status = outcome === null ? 'undone' : 'finished';
      games.set(gameId, { ...game, status, result: outcome === null ? null : outcomeView(outcome), line: null });
    }
    for (const { gameId: id, line } of teams) {
      const reordered = games.get(id);
      if (reordered !== undefined) games.set(id, { ...reordered, line });
    }
  }
  if (state.status === 'playing' && !games.has(state.game.id)) {
    const { id, number } = state.game;
    games.set(id, { id, number, status: 'open', result: null });
  }
  return [...games.values()];
}

/** The state of a chouette that exists. */
export function openedChouette(state: ChouetteState): OpenedChouette {
  if (state.status === 'not-opened') throw new Error('a chouette was read that was never opened');
  return state;
}
