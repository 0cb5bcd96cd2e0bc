import { Injectable } from '@nestjs/common';
import {
  type ChouetteEvent,
  type ChouetteState,
  type PlayingChouette,
  type Result,
  type Steps,
  type TableBeginning,
  type TableSender,
  type Violation,
  chouetteEventOf,
  eachInSteps,
  tableBeginningInSteps,
} from '../../../domain/index.js';
import { DiceSource } from '../../../platform/dice/dice-source.js';
import { notFound } from '../../../platform/http/application-error.js';
import type { Caller } from '../../../recording/gate.js';
import type { RecordedEvent } from '../../../recording/recording.js';
import { RulesService } from '../../../rules/rules.service.js';
import { refusal } from '../../../rules/refusal.js';
import { isStaff, ownSeat, requireOwnSeat, requireStaff } from '../../auth/index.js';
import type { ActionDto } from '../dto/actions.dto.js';
import { CHOUETTE_SERIES } from '../series/chouette-series.js';
import type { ActionPlace, AnyGameView, Circumstances, GameKind, Past, ShownMoment } from './game-kind.js';
import type { GameMoments } from '../history/told-game.js';
import type { ChangedSeries } from '../series/series-kind.js';
import type { ChouetteOfGameRow } from '../series.repository.js';
import { tableCommand } from './table-commands.js';
import type { DrawnGame } from '../boards/seen-board.js';
import {
  drawnPeople,
  drawnTable,
  namedTable,
  namesAt,
  outcomeInLine,
  tableGameView,
} from '../views/table-game.mapper.js';
import type { TableGameView } from '../views/table-game.view.js';
import type { ChouetteActedDto, ChouetteGameDto } from '../dto/table-game.dto.js';
import { tableMoments, tablePositionView } from '../history/table-moments.js';
import type { OpenBoard } from './named-acts.js';

/** What happens at the board of a chouette. The record and its writing are those of every game. */
@Injectable()
export class TableGamesService implements GameKind<
  ChouetteOfGameRow,
  ChouetteEvent,
  TableGameView,
  TableSender,
  TableBeginning
> {
  readonly named = 'by';

  constructor(
    private readonly rules: RulesService,
    private readonly dice: DiceSource,
  ) {}

  view(row: ChouetteOfGameRow): ChouetteGameDto {
    const open = playingOf(row.state, row.game_id);
    const { id: seriesId, version } = row;
    const view = open === null ? row.final_view : tableGameView(open, { seriesId, version });
    if (view === null) throw notFound('game', row.game_id);
    if (open !== null) return namedTable(view, row.names);
    // Its end may have been corrected since; how it was played may not.
    const status = row.game_status === 'undone' ? 'undone' : view.status;
    const { line = view.line } = row.standing ?? {};
    const result = row.game_result === null ? null : outcomeInLine(row.game_result, line);
    const told = { line, captain: line[0] ?? null, result };
    const since = row.standing?.version ?? view.version;
    return namedTable({ ...view, ...told, status, version: since }, row.names);
  }

  told({ names, game_number: game }: ChouetteOfGameRow) {
    return { names, table: { game } };
  }

  /** The board of the open game, or null when it is not open any more. */
  openBoard({ state, game_id }: ChouetteOfGameRow): OpenBoard | null {
    return playingOf(state, game_id)?.game.board ?? null;
  }

  /** The board as it is now, or as it was at the end. */
  drawn(row: ChouetteOfGameRow): DrawnGame {
    const open = playingOf(row.state, row.game_id);
    if (open !== null) return drawnTable(open.game, row.names);
    const { result, ...view } = this.view(row);
    const board = result?.board ?? null;
    const winner = board === null ? null : board.winner === 'box' ? 'white' : 'black';
    return { ...view, people: drawnPeople(view, row.names), result: { winner, points: null } };
  }

  /** A player sends it only for themselves, staff for the player whom they name, or else for the player to act. */
  sender(state: ChouetteState, action: ActionDto, caller: Caller, { where }: ActionPlace): TableSender {
    if (action.type === 'take-back') requireStaff(caller, 'take back', where);
    const named = ('by' in action ? action.by : undefined) ?? null;
    if (isStaff(caller)) return { player: named, staff: true };
    if (named !== null) requireOwnSeat(caller, named, where);
    return { player: named ?? ownSeat(caller, CHOUETTE_SERIES.players(state)), staff: false };
  }

  async decide(
    state: ChouetteState,
    action: ActionDto,
    { gameId, sender, at, place: { pointer }, sofar, past }: Circumstances<TableSender, ChouetteEvent, TableBeginning>,
  ): Promise<Result<readonly ChouetteEvent[], Violation>> {
    if (action.type === 'take-back') {
      const { history, beginning } = await past();
      const { to = null, reason = null } = action;
      const asked = { to, reason, history: [...history, ...sofar], beginning };
      return this.rules.decideChouette(state, { type: 'TakeBack', gameId, ...asked });
    }
    if (action.type === 'claim-time') throw refusal({ code: 'clock.not-in-use', params: {} });
    const game = playingOf(state, gameId)?.game ?? null;
    const command = tableCommand(action, game, this.dice, sender, pointer);
    return this.rules.decideChouette(state, { type: 'ActInGame', gameId, command, at });
  }

  after(state: ChouetteState, events: readonly ChouetteEvent[]): ChouetteState {
    return this.rules.chouetteAfter(state, events);
  }

  /** There is no clock. */
  endsAll(): boolean {
    return false;
  }

  *past(record: readonly RecordedEvent[], gameId: string): Steps<Past<ChouetteEvent, TableBeginning>> {
    const history: ChouetteEvent[] = [];
    yield* eachInSteps(record, (event) => {
      history.push(chouetteEventOf(event));
    });
    return { history, beginning: yield* tableBeginningInSteps(history, gameId) };
  }

  acted(
    row: ChouetteOfGameRow,
    { state, version, finalViews, eventViews }: ChangedSeries<ChouetteState, TableGameView>,
  ): ChouetteActedDto {
    const open = playingOf(state, row.game_id);
    const view = open === null ? finalViews.get(row.game_id) : tableGameView(open, { seriesId: row.id, version });
    return { game: view === undefined ? this.view(row) : namedTable(view, row.names), events: eventViews() };
  }

  /** Everything in the view follows from its version, but for the names. */
  shown(row: ChouetteOfGameRow): { readonly version: number; readonly beside: unknown } {
    const open = playingOf(row.state, row.game_id);
    if (open !== null) return { version: row.version, beside: namesAt(open.seats, row.names) };
    const { final_view: view, standing } = row;
    if (view === null) throw notFound('game', row.game_id);
    return { version: standing?.version ?? view.version, beside: namesAt(view, row.names) };
  }

  beside(view: AnyGameView): unknown {
    return 'names' in view ? view.names : undefined;
  }

  *moments(
    { game_id: gameId, names }: ChouetteOfGameRow,
    record: readonly RecordedEvent[],
  ): Steps<GameMoments<ShownMoment>> {
    const { moments, ...told } = yield* tableMoments(this.rules, record, gameId);
    return {
      ...told,
      moments: moments.map((moment) => ({
        position: (turn) => tablePositionView(moment, turn),
        drawn: () => drawnTable(moment.game, names),
      })),
    };
  }
}

function playingOf(state: ChouetteState, gameId: string): PlayingChouette | null {
  return state.status === 'playing' && state.game.id === gameId ? state : null;
}
