import { Injectable } from '@nestjs/common';
import {
  type Beginning,
  type MatchEvent,
  type MatchState,
  type Result,
  type Sender,
  type Steps,
  type Violation,
  beginningInSteps,
  isEndedByTime,
  milliseconds,
  peopleAt,
} from '../../../domain/index.js';
import { DiceSource } from '../../../platform/dice/dice-source.js';
import { notFound } from '../../../platform/http/application-error.js';
import type { Caller } from '../../../recording/gate.js';
import type { RecordedEvent } from '../../../recording/recording.js';
import { RulesService } from '../../../rules/rules.service.js';
import { requireStaff, senderOf } from '../../auth/index.js';
import type { ActionDto } from '../dto/actions.dto.js';
import type { ClockDto } from '../dto/clock.dto.js';
import type { GameDto } from '../dto/game.dto.js';
import type { ActedDto } from '../dto/table-game.dto.js';
import { gameCommand } from './game-commands.js';
import { refuseTableFields } from './table-fields.js';
import type { ActionPlace, AnyGameView, Circumstances, GameKind, Past, ShownMoment } from './game-kind.js';
import { gameMoments, positionView } from '../history/game-moments.js';
import type { GameMoments } from '../history/told-game.js';
import { type Contest, gameView, standingAs } from '../views/game.mapper.js';
import { clockView } from '../views/clock.mapper.js';
import type { PlainGameView } from '../views/game.view.js';
import { matchHistory } from '../history/match-history.js';
import type { Changed } from '../series/match-series.js';
import type { SeriesOfGameRow } from '../series.repository.js';
import type { OpenBoard } from './named-acts.js';

/** Games of matches and money sessions: two sides and one cube. */
@Injectable()
export class MatchGamesService implements GameKind<SeriesOfGameRow, MatchEvent, PlainGameView, Sender, Beginning> {
  readonly named = 'side';

  constructor(
    private readonly rules: RulesService,
    private readonly dice: DiceSource,
  ) {}

  told() {
    return { names: {}, table: null };
  }

  sender(state: MatchState, action: ActionDto, caller: Caller, { pointer, where }: ActionPlace): Sender {
    if (state.status === 'not-opened') throw new Error('a game was read of a match that was never opened');
    refuseTableFields(action, pointer);
    if (action.type === 'take-back') requireStaff(caller, 'take back', where);
    return senderOf(caller, peopleAt(state), ('side' in action ? action.side : undefined) ?? null, where);
  }

  async decide(
    state: MatchState,
    action: ActionDto,
    { gameId, sender, at, place: { pointer }, sofar, past }: Circumstances<Sender, MatchEvent, Beginning>,
  ): Promise<Result<readonly MatchEvent[], Violation>> {
    if (action.type === 'take-back') {
      const { history, beginning } = await past();
      const { to = null, reason = null } = action;
      const asked = { to, reason, history: [...history, ...sofar], beginning, at };
      return this.rules.decide(state, { type: 'TakeBack', gameId, ...asked });
    }
    if (action.type === 'claim-time') return this.rules.decide(state, { type: 'ClaimTime', gameId, at });
    const game = state.status === 'open' && state.game?.id === gameId ? state.game : null;
    const command = gameCommand(action, game, this.dice, sender, pointer);
    return this.rules.decide(state, { type: 'ActInGame', gameId, command, at });
  }

  after(state: MatchState, events: readonly MatchEvent[]): MatchState {
    return this.rules.after(state, events);
  }

  endsAll(events: readonly MatchEvent[]): boolean {
    return isEndedByTime(events);
  }

  *past(record: readonly RecordedEvent[], gameId: string): Steps<Past<MatchEvent, Beginning>> {
    const history = yield* matchHistory(record);
    return { history, beginning: yield* beginningInSteps(history, gameId) };
  }

  view(row: SeriesOfGameRow, at: Date): GameDto {
    const { id: seriesId, version, state } = row;
    const now = milliseconds(at.getTime());
    const ended = row.final_view === null ? null : standingAs(row.final_view, row.standing);
    const view = this.openBoard(row) === null ? ended : openView(state, { seriesId, version, now });
    if (view === null) throw notFound('game', row.game_id);
    return view;
  }

  acted(row: SeriesOfGameRow, changed: Changed): ActedDto {
    return { game: this.viewAfter(row, changed), events: changed.eventViews() };
  }

  private viewAfter(row: SeriesOfGameRow, { state, version, finalViews, at }: Changed): GameDto {
    const ended = finalViews.get(row.game_id);
    if (ended !== undefined) return standingAs(ended, null);
    return openView(state, { seriesId: row.id, version, now: milliseconds(at.getTime()) }) ?? this.view(row, at);
  }

  shown(row: SeriesOfGameRow, now: Date): { readonly version: number; readonly beside: unknown } {
    const { state, final_view: ended, standing, version } = row;
    if (state.status === 'open' && this.openBoard(row) !== null) {
      return { version, beside: besideOf(clockView(state, milliseconds(now.getTime()))) };
    }
    if (ended === null) throw notFound('game', row.game_id);
    return { version: standing?.version ?? ended.version, beside: besideOf(ended.clock) };
  }

  beside(view: AnyGameView): unknown {
    return 'clock' in view ? besideOf(view.clock) : undefined;
  }

  openBoard({ state, game_id }: SeriesOfGameRow): OpenBoard | null {
    return state.status === 'open' && state.game?.id === game_id ? state.game : null;
  }

  drawn(row: SeriesOfGameRow, now: Date): GameDto {
    return this.view(row, now);
  }

  *moments(row: SeriesOfGameRow, record: readonly RecordedEvent[], at: Date): Steps<GameMoments<ShownMoment>> {
    const { id: seriesId, version, game_id: gameId } = row;
    const now = milliseconds(at.getTime());
    const { moments, ...told } = yield* gameMoments(this.rules, record, gameId);
    return {
      ...told,
      moments: moments.map((moment) => ({
        position: (turn) => positionView(moment, turn),
        drawn: () => gameView(moment.game, { seriesId, version, match: moment.match, now }),
      })),
    };
  }
}

/** A flag falls without an act. */
function besideOf(clock: ClockDto | null | undefined): unknown {
  return clock?.expired ?? undefined;
}

function openView(state: MatchState, contest: Omit<Contest, 'match'>): GameDto | null {
  if (state.status !== 'open' || state.game === null) return null;
  return gameView(state.game, { ...contest, match: state });
}
