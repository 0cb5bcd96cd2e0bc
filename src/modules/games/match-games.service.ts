import { Injectable } from '@nestjs/common';
import {
  type Beginning,
  type MatchEvent,
  type MatchState,
  type Milliseconds,
  type OpenGame,
  type Result,
  type Sender,
  type Steps,
  type Violation,
  accepted,
  beginningInSteps,
  evolveMatch,
  fold,
  isEndedByTime,
  milliseconds,
} from '../../domain/index.js';
import { DiceSource } from '../../platform/dice/dice-source.js';
import { notFound } from '../../platform/http/application-error.js';
import { LongWork } from '../../platform/work/long-work.js';
import { Slices } from '../../platform/work/slices.js';
import type { Caller } from '../../recording/gate.js';
import { type RecordedEvent, Recording } from '../../recording/recording.js';
import { refusal } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { requireStaff, senderOf } from '../auth/index.js';
import type { ActionDto } from './dto/actions.dto.js';
import type { AskedActions } from './dto/actions.pipe.js';
import { gameCommand } from './game-commands.js';
import type { AnyGameView, GameKind, ShownMoment } from './game-kind.js';
import { type GameMoments, gameMoments, positionView } from './game-moments.js';
import { standingAs } from './game-standing.js';
import { type Contest, gameView } from './game.mapper.js';
import type { GameView, PlainGameView } from './game.view.js';
import { matchHistory } from './match-history.js';
import { type Past, PastOfGame } from './past-of-game.js';
import type { Changed } from './series-changes.js';
import type { SeriesOfGameRow } from './series.repository.js';
import { isTableAction, onlyAtTable, refuseTableFields } from './table-commands.js';

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

/** Games of matches and money sessions: two sides and one cube. */
@Injectable()
export class MatchGamesService implements GameKind<SeriesOfGameRow, MatchEvent, PlainGameView> {
  readonly named = 'side';

  constructor(
    private readonly recording: Recording,
    private readonly rules: RulesService,
    private readonly dice: DiceSource,
    private readonly long: LongWork,
  ) {}

  permit({ state }: SeriesOfGameRow, asked: AskedActions, caller: Caller): void {
    sendersOf(state, asked, caller);
  }

  decide(
    row: SeriesOfGameRow,
    asked: AskedActions,
    caller: Caller,
    now: Date,
  ): Promise<Result<readonly MatchEvent[], Violation>> {
    const actions = sendersOf(row.state, asked, caller);
    return this.decideAll(row, { actions, batch: asked.batch, at: milliseconds(now.getTime()) });
  }

  view(row: SeriesOfGameRow, at: Date): GameView {
    const { id: seriesId, version, state } = row;
    const now = milliseconds(at.getTime());
    const ended = row.final_view === null ? null : standingAs(row.final_view, row.standing);
    const view = this.openBoard(row) === null ? ended : openView(state, { seriesId, version, now });
    if (view === null) throw notFound('game', row.game_id);
    return view;
  }

  viewAfter(row: SeriesOfGameRow, { state, version, finalViews, at }: Changed): GameView {
    const ended = finalViews.get(row.game_id);
    if (ended !== undefined) return standingAs(ended, null);
    return openView(state, { seriesId: row.id, version, now: milliseconds(at.getTime()) }) ?? this.view(row, at);
  }

  /** A flag falls without an act. */
  beside(view: AnyGameView): unknown {
    return 'clock' in view ? (view.clock?.expired ?? undefined) : undefined;
  }

  openBoard({ state, game_id }: SeriesOfGameRow): OpenGame | null {
    return state.status === 'open' && state.game?.id === game_id ? state.game : null;
  }

  drawn(row: SeriesOfGameRow, now: Date): GameView {
    return this.view(row, now);
  }

  *moments(row: SeriesOfGameRow, record: readonly RecordedEvent[], at: Date): Steps<GameMoments<ShownMoment>> {
    const { id: seriesId, version, game_id: gameId } = row;
    const now = milliseconds(at.getTime());
    const { moments, ...told } = yield* gameMoments(record, gameId);
    return {
      ...told,
      moments: moments.map((moment) => ({
        position: (turn) => positionView(moment, turn),
        drawn: () => gameView(moment.game, { seriesId, version, match: moment.match, now }),
      })),
    };
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
      // What follows is decided on the state after it; nothing follows the last one.
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

function openView(state: MatchState, contest: Omit<Contest, 'match'>): GameView | null {
  if (state.status !== 'open' || state.game === null) return null;
  return gameView(state.game, { ...contest, match: state });
}
