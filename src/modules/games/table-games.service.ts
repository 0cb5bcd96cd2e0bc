import { Injectable } from '@nestjs/common';
import {
  type ChouetteEvent,
  type ChouetteState,
  type Milliseconds,
  type OpenGame,
  type PlayingChouette,
  type Result,
  type Steps,
  type TableBeginning,
  type TableSender,
  type Violation,
  accepted,
  chouetteEventOf,
  eachInSteps,
  milliseconds,
  tableBeginningInSteps,
} from '../../domain/index.js';
import { DiceSource } from '../../platform/dice/dice-source.js';
import { notFound } from '../../platform/http/application-error.js';
import { LongWork } from '../../platform/work/long-work.js';
import { Slices } from '../../platform/work/slices.js';
import type { Caller } from '../../recording/gate.js';
import { type RecordedEvent, Recording } from '../../recording/recording.js';
import { RulesService } from '../../rules/rules.service.js';
import { refusal } from '../../rules/refusal.js';
import { isStaff, ownSeat, requireOwnSeat, requireStaff } from '../auth/index.js';
import type { ActionDto } from './dto/actions.dto.js';
import type { AskedActions } from './dto/actions.pipe.js';
import type { GameKind, ShownMoment } from './game-kind.js';
import type { GameMoments } from './game-moments.js';
import { type Past, PastOfGame } from './past-of-game.js';
import type { ChangedSeries } from './series-kind.js';
import type { ChouetteOfGameRow } from './series.repository.js';
import { tableCommand } from './table-commands.js';
import type { DrawnGame } from './seen-board.js';
import { drawnTable, tableGameView } from './table-game.mapper.js';
import type { TableGameView } from './table-game.view.js';
import { tableMoments, tablePositionView } from './table-moments.js';

interface Circumstances {
  readonly sender: TableSender;
  readonly at: Milliseconds;
  readonly pointer: string;
  readonly past: PastOfGame<ChouetteEvent, TableBeginning>;
}

/** What happens at the board of a chouette. The record and its writing are those of every game. */
@Injectable()
export class TableGamesService implements GameKind<ChouetteOfGameRow, ChouetteEvent, TableGameView> {
  readonly named = 'by';

  constructor(
    private readonly recording: Recording,
    private readonly rules: RulesService,
    private readonly dice: DiceSource,
    private readonly long: LongWork,
  ) {}

  view(row: ChouetteOfGameRow): TableGameView {
    const open = playingOf(row.state, row.game_id);
    const { id: seriesId, version } = row;
    const view = open === null ? row.final_view : tableGameView(open, { seriesId, version });
    if (view === null) throw notFound('game', row.game_id);
    if (open !== null) return view;
    // Its end may have been corrected since; how it was played may not.
    const status = row.game_status === 'undone' ? 'undone' : view.status;
    return { ...view, status, result: row.game_result, version: row.standing?.version ?? view.version };
  }

  /** The board of the open game, or null when it is not open any more. */
  openBoard({ state, game_id }: ChouetteOfGameRow): OpenGame | null {
    return playingOf(state, game_id)?.game.board ?? null;
  }

  /** The board as it is now, or as it was at the end. */
  drawn(row: ChouetteOfGameRow): DrawnGame {
    const open = playingOf(row.state, row.game_id);
    if (open !== null) return drawnTable(open.game);
    const { result, ...view } = this.view(row);
    const board = result?.board ?? null;
    const winner = board === null ? null : board.winner === 'box' ? 'white' : 'black';
    return { ...view, result: { winner, points: null } };
  }

  /** Refuses actions that are not the caller's to send. */
  permit({ state }: ChouetteOfGameRow, { actions, batch }: AskedActions, caller: Caller): void {
    for (const [index, action] of actions.entries()) {
      const where = batch ? `Action ${index}: ` : '';
      if (action.type === 'take-back') requireStaff(caller, 'take back', where);
      senderOf(state, action, caller, where);
    }
  }

  async decide(
    row: ChouetteOfGameRow,
    { actions, batch }: AskedActions,
    caller: Caller,
    now: Date,
  ): Promise<Result<readonly ChouetteEvent[], Violation>> {
    const events: ChouetteEvent[] = [];
    const slices = new Slices();
    const past = new PastOfGame(() => this.pastOf(row));
    const at = milliseconds(now.getTime());
    let state = row.state;
    for (const [index, action] of actions.entries()) {
      const sender = senderOf(state, action, caller, '');
      const pointer = batch ? `/actions/${index}` : '';
      const decision = await this.decideOne(row, state, action, { sender, at, pointer, past }, events);
      if (!decision.ok) throw refusal(decision.error, batch ? index : null);
      events.push(...decision.value);
      state = this.rules.chouetteAfter(state, decision.value);
      await slices.pause();
    }
    return accepted(events);
  }

  viewAfter(
    row: ChouetteOfGameRow,
    { state, version, finalViews }: ChangedSeries<ChouetteState, TableGameView>,
  ): TableGameView {
    const open = playingOf(state, row.game_id);
    const view = open === null ? finalViews.get(row.game_id) : tableGameView(open, { seriesId: row.id, version });
    return view ?? this.view(row);
  }

  /** Everything in the view follows from its version. */
  beside(): unknown {
    return undefined;
  }

  *moments({ game_id: gameId }: ChouetteOfGameRow, record: readonly RecordedEvent[]): Steps<GameMoments<ShownMoment>> {
    const { moments, ...told } = yield* tableMoments(record, gameId);
    return {
      ...told,
      moments: moments.map((moment) => ({
        position: (turn) => tablePositionView(moment, turn),
        drawn: () => drawnTable(moment.game),
      })),
    };
  }

  private async decideOne(
    row: ChouetteOfGameRow,
    state: ChouetteState,
    action: ActionDto,
    { sender, at, pointer, past }: Circumstances,
    sofar: readonly ChouetteEvent[],
  ): Promise<Result<readonly ChouetteEvent[], Violation>> {
    const gameId = row.game_id;
    if (action.type === 'take-back') {
      const { history, beginning } = await past.read();
      const { to = null, reason = null } = action;
      const asked = { to, reason, history: [...history, ...sofar], beginning };
      return this.rules.decideChouette(state, { type: 'TakeBack', gameId, ...asked });
    }
    if (action.type === 'claim-time') throw refusal({ code: 'clock.not-in-use', params: {} });
    const game = playingOf(state, gameId)?.game ?? null;
    const command = tableCommand(action, game, this.dice, sender, pointer);
    return this.rules.decideChouette(state, { type: 'ActInGame', gameId, command, at });
  }

  private pastOf({ id, version, game_id: gameId }: ChouetteOfGameRow): Promise<Past<ChouetteEvent, TableBeginning>> {
    return this.long.onRecord(version, async (slices) => {
      const history: ChouetteEvent[] = [];
      const record = await this.recording.record(id, version);
      await slices.through(
        eachInSteps(record, (event) => {
          history.push(chouetteEventOf(event));
        }),
      );
      return { history, beginning: await slices.through(tableBeginningInSteps(history, gameId)) };
    });
  }
}

function playingOf(state: ChouetteState, gameId: string): PlayingChouette | null {
  return state.status === 'playing' && state.game.id === gameId ? state : null;
}

/** Who sends the action: a player for nobody else, staff for whom they name, or for whoever is to act. */
function senderOf(state: ChouetteState, action: ActionDto, caller: Caller, where: string): TableSender {
  const named = ('by' in action ? action.by : undefined)?.toLowerCase() ?? null;
  if (isStaff(caller)) return { player: named, staff: true };
  if (named !== null) requireOwnSeat(caller, named, where);
  const people = state.status === 'not-opened' ? [] : state.players.map(({ id }) => id);
  return { player: named ?? ownSeat(caller, people), staff: false };
}
