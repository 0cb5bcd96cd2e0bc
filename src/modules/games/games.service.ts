import { Injectable } from '@nestjs/common';
import {
  type Beginning,
  type ChouetteState,
  type MatchEvent,
  type MatchState,
  type Milliseconds,
  type OpenGame,
  type Result,
  type Sender,
  type Violation,
  accepted,
  beginningInSteps,
  evolveMatch,
  fold,
  isEndedByTime,
  milliseconds,
  movementOf,
  opponent,
  variantOf,
} from '../../domain/index.js';
import { DiceSource } from '../../platform/dice/dice-source.js';
import { ApplicationError, notFound } from '../../platform/http/application-error.js';
import { type Answer, found } from '../../platform/http/answer.js';
import type { Call } from '../../platform/http/call.js';
import type { Recipient } from '../../platform/http/recipient.js';
import { JsonWriter } from '../../platform/http/written-json.js';
import { LongWork } from '../../platform/work/long-work.js';
import { Slices } from '../../platform/work/slices.js';
import type { Caller } from '../../recording/gate.js';
import { Recording } from '../../recording/recording.js';
import { RulesService } from '../../rules/rules.service.js';
import { refusal } from '../../rules/refusal.js';
import { Admission, requireStaff, senderOf } from '../auth/index.js';
import { boardSvg } from './board-svg.js';
import { boardText } from './board-text.js';
import type { ActionDto } from './dto/actions.dto.js';
import type { BoardQuery } from './dto/board-query.dto.js';
import type { AskedActions } from './dto/actions.pipe.js';
import { gameCommand } from './game-commands.js';
import { type Contest, gameView } from './game.mapper.js';
import { standingAs } from './game-standing.js';
import type { GameView } from './game.view.js';
import { type GameMoment, type GameMoments, gameMoments, positionView } from './game-moments.js';
import { matchHistory } from './match-history.js';
import { requireNamed, requireThrow } from './named-acts.js';
import { type Past, PastOfGame } from './past-of-game.js';
import type { Changed } from './series-changes.js';
import type { ChangedSeries, SeriesEvent } from './series-kind.js';
import { type AnySeriesOfGameRow, SeriesRepository, type SeriesOfGameRow, isPublic } from './series.repository.js';
import { SeriesService } from './series.service.js';
import { isTableAction, onlyAtTable, refuseTableFields } from './table-commands.js';
import { drawnTable } from './table-game.mapper.js';
import type { TableGameView } from './table-game.view.js';
import { TableGamesService } from './table-games.service.js';
import { type TableMoment, tableMoments, tablePositionView } from './table-moments.js';
import { writePlays } from './written-plays.js';

type TableChange = ChangedSeries<ChouetteState, TableGameView>;

/** Games whose series this instance remembers, so that their writers queue with those of the series. */
const REMEMBERED = 10_000;

/** How a board is drawn. */
const DRAWINGS = { svg: boardSvg, text: boardText } as const;

export type Drawing = keyof typeof DRAWINGS;

/** The actions of a request, each with whom it comes from. */
interface Sent {
  readonly actions: readonly { readonly action: ActionDto; readonly sender: Sender }[];
  readonly batch: boolean;
  readonly at: Milliseconds;
}

interface Circumstances {
  readonly sender: Sender;
  readonly at: Milliseconds;
  readonly pointer: string;
  readonly past: PastOfGame<MatchEvent, Beginning>;
}

/** What happens at a board: reading a game, acting in it, and what it looked like at every moment. */
@Injectable()
export class GamesService {
  private readonly seriesOfGame = new Map<string, string>();

  constructor(
    private readonly series: SeriesService,
    private readonly repository: SeriesRepository,
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly rules: RulesService,
    private readonly dice: DiceSource,
    private readonly tables: TableGamesService,
    private readonly long: LongWork,
  ) {}

  async view(call: Call, gameId: string): Promise<Answer<GameView | TableGameView>> {
    const { row, now } = await this.admitted(call, gameId);
    const view = row.kind === 'chouette' ? this.tables.view(row) : viewOf(row, gameId, now);
    return found(view, view.version, flagIn(view));
  }

  /** All of the actions happen, or none; the answer has the game as it is then and every event. */
  async act(call: Call, gameId: string, asked: AskedActions): Promise<Answer> {
    return this.series.change<AnySeriesOfGameRow, SeriesEvent, object>(
      call,
      {
        read: this.repository.byGame(gameId),
        queue: this.seriesOfGame.get(gameId) ?? gameId,
        thing: 'game',
        id: gameId,
      },
      {
        permit: (row, caller) => {
          if (row.kind === 'chouette') this.tables.permit(row, asked, caller);
          else sendersOf(row.state, asked, caller);
          requireNamed(call, caller, asked, row.kind === 'chouette' ? 'by' : 'side');
        },
        decide: (row, { caller, now }) => {
          this.remember(gameId, row.id);
          requireThrow(call, row.kind === 'chouette' ? this.tables.openBoard(row) : openGame(row, gameId), asked);
          if (row.kind === 'chouette') return this.tables.decide(row, asked, caller, now);
          const actions = sendersOf(row.state, asked, caller);
          return this.decideAll(row, { actions, batch: asked.batch, at: milliseconds(now.getTime()) });
        },
        answer: (row, changed) => {
          if (row.kind === 'chouette') return this.tables.answer(row, changed as TableChange);
          const { state, version, finalViews, events, at } = changed as Changed;
          const contest = { seriesId: row.id, version, now: milliseconds(at.getTime()) };
          const ended = finalViews.get(gameId);
          const view =
            (ended === undefined ? openView(state, contest) : standingAs(ended, null)) ?? viewOf(row, gameId, at);
          return found({ game: view, events }, version, flagIn(view));
        },
      },
    );
  }

  async legalPlays(call: Call, gameId: string, recipient: Recipient): Promise<Answer> {
    const row = await this.row(call, gameId);
    const game = row.kind === 'chouette' ? this.tables.openBoard(row) : openGame(row, gameId);
    if (game === null) throw refusal({ code: 'game.finished', params: {} });
    const { phase } = game;
    if (phase.name !== 'to-play') {
      throw refusal({ code: 'game.wrong-phase', params: { act: 'MakePlay', phase: phase.name } });
    }
    const movement = movementOf(variantOf(game.variant), phase.origin);
    const plays = this.rules.legalPlays(movement, game.position, phase.side, phase.roll);
    const json = new JsonWriter();
    json.add(`{"dice":${JSON.stringify(phase.roll)},`);
    await writePlays({ json, slices: new Slices(), recipient }, game.variant, plays, opponent(phase.side));
    json.add('}');
    return found(json.written(), row.version);
  }

  /** The game as people read it, turn by turn. */
  async turns(call: Call, gameId: string): Promise<Answer> {
    const { row } = await this.admitted(call, gameId);
    const told = await this.told(row, gameId);
    return found({ items: told.turns, ending: told.ending }, row.version);
  }

  /** The position after a turn; 0 is the start. */
  async position(call: Call, gameId: string, turn: number): Promise<Answer> {
    const { row } = await this.admitted(call, gameId);
    const moment = momentAfter<GameMoment | TableMoment>(await this.told(row, gameId), turn);
    const position = 'match' in moment ? positionView(moment, turn) : tablePositionView(moment, turn);
    return found(position, row.version);
  }

  /** The board as it is now, or as it was after a turn, drawn from one side's seat. */
  async board(call: Call, gameId: string, { view: seat, turn }: BoardQuery, draw: Drawing): Promise<Answer<string>> {
    const { row, now } = await this.admitted(call, gameId);
    if (turn === undefined) {
      if (row.kind === 'chouette') {
        const { version } = this.tables.view(row);
        return found(DRAWINGS[draw](this.tables.drawn(row), seat), version);
      }
      const view = viewOf(row, gameId, now);
      return found(DRAWINGS[draw](view, seat), view.version);
    }
    const moment = momentAfter<GameMoment | TableMoment>(await this.told(row, gameId), turn);
    if (!('match' in moment)) return found(DRAWINGS[draw](drawnTable(moment.game), seat), row.version);
    const { game, match } = moment;
    const view = gameView(game, { seriesId: row.id, version: row.version, match, now: milliseconds(now.getTime()) });
    return found(DRAWINGS[draw](view, seat), row.version);
  }

  /** The game from its record: all turns, and how the board stood after each. */
  private told(row: AnySeriesOfGameRow, gameId: string): Promise<GameMoments<GameMoment | TableMoment>> {
    return this.long.onRecord(row.version, async (slices) => {
      const record = await this.recording.record(row.id, row.version);
      const steps = row.kind === 'chouette' ? tableMoments(record, gameId) : gameMoments(record, gameId);
      return slices.through<GameMoments<GameMoment | TableMoment>>(steps);
    });
  }

  private async row(call: Call, gameId: string): Promise<AnySeriesOfGameRow> {
    return (await this.admitted(call, gameId)).row;
  }

  private async admitted(call: Call, gameId: string): Promise<{ row: AnySeriesOfGameRow; now: Date }> {
    const read = this.repository.byGame(gameId);
    const { rows, now } = await this.admission.admitReader<AnySeriesOfGameRow>(call, read, isPublic);
    const [row] = rows;
    if (row === undefined) throw notFound('game', gameId);
    this.remember(gameId, row.id);
    return { row, now };
  }

  private remember(gameId: string, seriesId: string): void {
    if (this.seriesOfGame.size >= REMEMBERED) this.seriesOfGame.clear();
    this.seriesOfGame.set(gameId, seriesId);
  }

  private async decideAll(
    row: SeriesOfGameRow,
    { actions, batch, at }: Sent,
  ): Promise<Result<readonly MatchEvent[], Violation>> {
    const events: MatchEvent[] = [];
    const slices = new Slices();
    const past = new PastOfGame(() => this.pastOf(row));
    let state = row.state;
    for (const [index, { action, sender }] of actions.entries()) {
      const pointer = batch ? `/actions/${index}` : '';
      const decision = await this.decideOne(row, state, action, { sender, at, pointer, past }, events);
      if (!decision.ok) throw refusal(decision.error, batch ? index : null);
      events.push(...decision.value);
      // The rest of what was sent comes too late, as this did; all of it is answered by how the game ended.
      if (isEndedByTime(decision.value)) break;
      // What follows is decided on the state after it; after the last one nobody asks.
      if (index < actions.length - 1) state = fold(evolveMatch, state, decision.value);
      await slices.pause();
    }
    return accepted(events);
  }

  private async decideOne(
    row: SeriesOfGameRow,
    state: MatchState,
    action: ActionDto,
    { sender, at, pointer, past }: Circumstances,
    sofar: readonly MatchEvent[],
  ): Promise<Result<readonly MatchEvent[], Violation>> {
    const gameId = row.game_id;
    if (action.type === 'take-back') {
      const { history, beginning } = await past.read();
      const asked = { to: action.to ?? null, reason: action.reason ?? null };
      return this.rules.decide(state, {
        type: 'TakeBack',
        gameId,
        ...asked,
        history: [...history, ...sofar],
        beginning,
        at,
      });
    }
    if (action.type === 'claim-time') return this.rules.decide(state, { type: 'ClaimTime', gameId, at });
    if (isTableAction(action)) throw onlyAtTable(pointer);
    const game = state.status === 'open' && state.game?.id === gameId ? state.game : null;
    const command = gameCommand(action, game, this.dice, sender, pointer);
    return this.rules.decide(state, { type: 'ActInGame', gameId, command, at });
  }

  private pastOf({ id, version, game_id: gameId }: SeriesOfGameRow): Promise<Past<MatchEvent, Beginning>> {
    return this.long.onRecord(version, async (slices) => {
      const history = await slices.through(matchHistory(await this.recording.record(id, version)));
      return { history, beginning: await slices.through(beginningInSteps(history, gameId)) };
    });
  }
}

function momentAfter<Moment>({ moments }: { readonly moments: readonly Moment[] }, turn: number): Moment {
  const moment = moments[turn];
  if (moment !== undefined) return moment;
  const last = moments.length - 1;
  const detail = last < 0 ? 'Only the result of this game is known.' : `The game has the positions 0 to ${last}.`;
  throw new ApplicationError('turn.not-found', detail, { params: { last } });
}

/** The actions with their senders; refused where one of them is not the caller's to send. */
function sendersOf(state: MatchState, { actions, batch }: AskedActions, caller: Caller): Sent['actions'] {
  if (state.status === 'not-opened') return [];
  const { players } = state;
  return actions.map((action, index) => {
    const where = batch ? `Action ${index}: ` : '';
    refuseTableFields(action, batch ? `/actions/${index}` : '');
    if (action.type === 'take-back') requireStaff(caller, 'take back', where);
    return { action, sender: senderOf(caller, players, ('side' in action ? action.side : undefined) ?? null, where) };
  });
}

/** The open game that the id names, or null when it is not open any more. */
function openGame(row: SeriesOfGameRow, gameId: string): OpenGame | null {
  return row.state.status === 'open' && row.state.game?.id === gameId ? row.state.game : null;
}

/** A flag falls without an act, so that no version says so. */
function flagIn(view: GameView | TableGameView): unknown {
  return 'clock' in view ? (view.clock?.expired ?? undefined) : undefined;
}

function viewOf(row: SeriesOfGameRow, gameId: string, at: Date): GameView {
  const { id: seriesId, version, state } = row;
  const now = milliseconds(at.getTime());
  const ended = row.final_view === null ? null : standingAs(row.final_view, row.standing);
  const view = openGame(row, gameId) === null ? ended : openView(state, { seriesId, version, now });
  if (view === null) throw notFound('game', gameId);
  return view;
}

function openView(state: MatchState, contest: Omit<Contest, 'match'>): GameView | null {
  if (state.status !== 'open' || state.game === null) return null;
  return gameView(state.game, { ...contest, match: state });
}
