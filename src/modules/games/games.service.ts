import { Injectable } from '@nestjs/common';
import {
  type MatchEvent,
  type MatchState,
  type Milliseconds,
  type OpenGame,
  type Result,
  type Sender,
  type Side,
  type Violation,
  accepted,
  evolveMatch,
  fold,
  formatPlay,
  isEndedByTime,
  matchEventOf,
  milliseconds,
  movementOf,
  opponent,
  variantOf,
} from '../../domain/index.js';
import { DiceSource } from '../../platform/dice/dice-source.js';
import { ApplicationError, notFound } from '../../platform/http/application-error.js';
import { type Answer, found } from '../../platform/http/answer.js';
import type { Call } from '../../platform/http/call.js';
import type { Caller } from '../../recording/gate.js';
import { Recording } from '../../recording/recording.js';
import { RulesService } from '../../rules/rules.service.js';
import { refusal } from '../../rules/refusal.js';
import { Admission, requireStaff, senderOf } from '../auth/index.js';
import { boardSvg } from './board-svg.js';
import { boardText } from './board-text.js';
import type { ActionDto, TakeBackAction } from './dto/actions.dto.js';
import type { BoardQuery } from './dto/board-query.dto.js';
import type { AskedActions } from './dto/actions.pipe.js';
import { gameCommand } from './game-commands.js';
import { type Contest, gameView, positionIdOf } from './game.mapper.js';
import { standingAs } from './game-standing.js';
import type { GameView } from './game.view.js';
import { type GameMoment, type GameMoments, gameMoments, positionView } from './game-moments.js';
import { moveView } from './play.mapper.js';
import { SeriesRepository, type SeriesOfGameRow } from './series.repository.js';
import { SeriesService } from './series.service.js';

/** More events than any series has; the record of one match is read at once. */
const WHOLE_RECORD = 1_000_000;

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
  ) {}

  async view(call: Call, gameId: string): Promise<Answer<GameView>> {
    const { row, now } = await this.admitted(call, gameId);
    const view = viewOf(row, gameId, now);
    return found(view, view.version);
  }

  /** All of the actions happen, or none; the answer has the game as it is then and every event. */
  async act(call: Call, gameId: string, asked: AskedActions): Promise<Answer> {
    return this.series.change<SeriesOfGameRow>(
      call,
      {
        read: this.repository.byGame(gameId),
        queue: this.seriesOfGame.get(gameId) ?? gameId,
        thing: 'game',
        id: gameId,
      },
      {
        permit: (row, caller) => void sendersOf(row.state, asked, caller),
        decide: (row, { caller, now }) => {
          this.remember(gameId, row.id);
          const actions = sendersOf(row.state, asked, caller);
          return this.decideAll(row, { actions, batch: asked.batch, at: milliseconds(now.getTime()) });
        },
        answer: (row, { state, version, finalViews, events, at }) => {
          const contest = { seriesId: row.id, version, now: milliseconds(at.getTime()) };
          const ended = finalViews.get(gameId);
          const view = ended === undefined ? openView(state, contest) : standingAs(ended, null);
          return found({ game: view ?? viewOf(row, gameId, at), events }, version);
        },
        echoes: (row, { state }) => mayBeRepeated(asked, row.state, state),
      },
    );
  }

  async legalPlays(call: Call, gameId: string): Promise<Answer> {
    const row = await this.row(call, gameId);
    const game = openGame(row, gameId);
    if (game === null) throw refusal({ code: 'game.finished', params: {} });
    const { phase } = game;
    if (phase.name !== 'to-play') {
      throw refusal({ code: 'game.wrong-phase', params: { act: 'MakePlay', phase: phase.name } });
    }
    const movement = movementOf(variantOf(game.variant), phase.origin);
    const plays = this.rules.legalPlays(movement, game.position, phase.side, phase.roll);
    const body = {
      dice: phase.roll,
      count: plays.length,
      plays: plays.map(({ play, position }) => ({
        play: formatPlay(play),
        moves: play.map(moveView),
        positionId: positionIdOf(game.variant, position, opponent(phase.side)),
      })),
    };
    return found(body, row.version);
  }

  /** The game as people read it, turn by turn. */
  async turns(call: Call, gameId: string): Promise<Answer> {
    const { row, moments } = await this.moments(call, gameId);
    return found({ items: moments.turns, ending: moments.ending }, row.version);
  }

  /** The position after a turn; 0 is the start. */
  async position(call: Call, gameId: string, turn: number): Promise<Answer> {
    const { row, moments } = await this.moments(call, gameId);
    return found(positionView(momentAfter(moments, turn), turn), row.version);
  }

  /** The board as it is now, or as it was after a turn, drawn from one side's seat. */
  async board(call: Call, gameId: string, { view: seat, turn }: BoardQuery, draw: Drawing): Promise<Answer<string>> {
    if (turn === undefined) {
      const { row, now } = await this.admitted(call, gameId);
      const view = viewOf(row, gameId, now);
      return found(DRAWINGS[draw](view, seat), view.version);
    }
    const { row, now, moments } = await this.moments(call, gameId);
    const { game, match } = momentAfter(moments, turn);
    const view = gameView(game, { seriesId: row.id, version: row.version, match, now: milliseconds(now.getTime()) });
    return found(DRAWINGS[draw](view, seat), row.version);
  }

  private async row(call: Call, gameId: string): Promise<SeriesOfGameRow> {
    return (await this.admitted(call, gameId)).row;
  }

  private async admitted(call: Call, gameId: string): Promise<{ row: SeriesOfGameRow; now: Date }> {
    const { rows, now } = await this.admission.admit<SeriesOfGameRow>(call, this.repository.byGame(gameId));
    const [row] = rows;
    if (row === undefined) throw notFound('game', gameId);
    this.remember(gameId, row.id);
    return { row, now };
  }

  private async moments(
    call: Call,
    gameId: string,
  ): Promise<{ row: SeriesOfGameRow; now: Date; moments: GameMoments }> {
    const { row, now } = await this.admitted(call, gameId);
    const record = await this.recording.events(row.id, 0, WHOLE_RECORD);
    return { row, now, moments: gameMoments(record.slice(0, row.version), gameId) };
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
    let state = row.state;
    for (const [index, { action, sender }] of actions.entries()) {
      const pointer = batch ? `/actions/${index}` : '';
      const decision = await this.decideOne(row, state, action, { sender, at, pointer }, events);
      if (!decision.ok) throw refusal(decision.error, batch ? index : null);
      events.push(...decision.value);
      // The rest of what was sent comes too late, as this did; all of it is answered by how the game ended.
      if (isEndedByTime(decision.value)) break;
      // What follows is decided on the state after it; after the last one nobody asks.
      if (index < actions.length - 1) state = fold(evolveMatch, state, decision.value);
    }
    return accepted(events);
  }

  private async decideOne(
    row: SeriesOfGameRow,
    state: MatchState,
    action: ActionDto,
    { sender, at, pointer }: { readonly sender: Sender; readonly at: Milliseconds; readonly pointer: string },
    sofar: readonly MatchEvent[],
  ): Promise<Result<readonly MatchEvent[], Violation>> {
    if (action.type === 'take-back') return this.takeBack(row, state, action, sofar, at);
    if (action.type === 'claim-time') return this.rules.decide(state, { type: 'ClaimTime', gameId: row.game_id, at });
    const game = state.status === 'open' && state.game?.id === row.game_id ? state.game : null;
    const command = gameCommand(action, game, this.dice, sender, pointer);
    return this.rules.decide(state, { type: 'ActInGame', gameId: row.game_id, command, at });
  }

  private async takeBack(
    row: SeriesOfGameRow,
    state: MatchState,
    { to, reason }: TakeBackAction,
    sofar: readonly MatchEvent[],
    at: Milliseconds,
  ): Promise<Result<readonly MatchEvent[], Violation>> {
    const record = await this.recording.events(row.id, 0, WHOLE_RECORD);
    const history = [...record.slice(0, row.version).map(matchEventOf), ...sofar];
    const gameId = row.game_id;
    const asked = { to: to ?? null, reason: reason ?? null };
    return this.rules.decide(state, { type: 'TakeBack', gameId, ...asked, history, at });
  }
}

function momentAfter({ moments }: GameMoments, turn: number): GameMoment {
  const moment = moments[turn];
  if (moment !== undefined) return moment;
  const last = moments.length - 1;
  const detail = last < 0 ? 'Only the result of this game is known.' : `The game has the positions 0 to ${last}.`;
  throw new ApplicationError('turn.not-found', detail, { params: { last } });
}

/** Whether the same actions could now happen again: somebody is to roll again, or a second step back. */
function mayBeRepeated({ actions }: AskedActions, before: MatchState, after: MatchState): boolean {
  const [first] = actions;
  if (first?.type === 'take-back') return first.to === undefined;
  if (first?.type !== 'roll' && first?.type !== 'skip') return false;
  const next = sideBeforeRoll(after);
  if (next === null) return false;
  // Who says for which side an act is meant cannot be taken for the other one; but a side may roll again (V25, V30).
  return first.side === undefined || next === sideBeforeRoll(before);
}

function sideBeforeRoll(state: MatchState): Side | null {
  if (state.status !== 'open' || state.game === null) return null;
  const { phase } = state.game;
  return phase.name === 'before-roll' ? phase.side : null;
}

/** The actions with their senders; refused where one of them is not the caller's to send. */
function sendersOf(state: MatchState, { actions, batch }: AskedActions, caller: Caller): Sent['actions'] {
  if (state.status === 'not-opened') return [];
  const { players } = state;
  return actions.map((action, index) => {
    const where = batch ? `Action ${index}: ` : '';
    if (action.type === 'take-back') requireStaff(caller, 'take back', where);
    return { action, sender: senderOf(caller, players, ('side' in action ? action.side : undefined) ?? null, where) };
  });
}

/** The open game that the id names, or null when it is not open any more. */
function openGame(row: SeriesOfGameRow, gameId: string): OpenGame | null {
  return row.state.status === 'open' && row.state.game?.id === gameId ? row.state.game : null;
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
