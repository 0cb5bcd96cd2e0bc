import type { OpenGame, Result, Steps, Violation } from '../../domain/index.js';
import type { Caller } from '../../recording/gate.js';
import type { RecordedEvent } from '../../recording/recording.js';
import type { AskedActions } from './dto/actions.pipe.js';
import type { GameMoments, PositionView } from './game-moments.js';
import type { GameView } from './game.view.js';
import type { DrawnGame } from './seen-board.js';
import type { ChangedSeries, SeriesEvent } from './series-kind.js';
import type { AnySeriesOfGameRow } from './series.repository.js';
import type { TableGameView } from './table-game.view.js';

export type AnyGameView = GameView | TableGameView;

/** The game after one of its turns. */
export interface ShownMoment {
  position(turn: number): PositionView;
  drawn(): DrawnGame;
}

/** What differs at a board with the kind of series that its game belongs to; everything else is the same for all games. */
export interface GameKind<
  Row extends AnySeriesOfGameRow = AnySeriesOfGameRow,
  Event extends SeriesEvent = SeriesEvent,
  FinalView extends object = object,
> {
  /** The field by which an action says whose it is. */
  readonly named: 'side' | 'by';
  /** Refuses actions that are not the caller's to send. */
  permit(row: Row, asked: AskedActions, caller: Caller): void;
  decide(row: Row, asked: AskedActions, caller: Caller, now: Date): Promise<Result<readonly Event[], Violation>>;
  /** As everybody sees it now. */
  view(row: Row, now: Date): AnyGameView;
  viewAfter(row: Row, changed: ChangedSeries<Row['state'], FinalView>): AnyGameView;
  /** What the view tells that no version says, because it changes without an act. */
  beside(view: AnyGameView): unknown;
  /** The board of the open game, or null when it is not open any more. */
  openBoard(row: Row): OpenGame | null;
  /** The board as it is now, or as it was at the end. */
  drawn(row: Row, now: Date): DrawnGame;
  /** In steps: the game from the record of its series, all turns and how the board stood after each. */
  moments(row: Row, record: readonly RecordedEvent[], now: Date): Steps<GameMoments<ShownMoment>>;
}
