import type { Milliseconds, Result, Steps, Violation } from '../../../domain/index.js';
import type { Caller } from '../../../recording/gate.js';
import type { RecordedEvent } from '../../../recording/recording.js';
import type { ActionDto } from '../dto/actions.dto.js';
import type { PositionView } from '../history/game-moments.js';
import type { GameMoments } from '../history/told-game.js';
import type { DrawnGame } from '../boards/seen-board.js';
import type { GameDto } from '../dto/game.dto.js';
import type { ChangedSeries, SeriesEvent } from '../series/series-kind.js';
import type { AnySeriesOfGameRow } from '../series.repository.js';
import type { ActedDto, ChouetteActedDto, ChouetteGameDto } from '../dto/table-game.dto.js';
import type { OpenBoard } from './named-acts.js';

type Decision<Event> = Result<readonly Event[], Violation>;

export type AnyGameView = GameDto | ChouetteGameDto;

/** Names of people by their ids; `table` in a chouette only. */
interface Told {
  readonly names: Readonly<Record<string, string>>;
  readonly table: { readonly game: number } | null;
}

/** The game after one of its turns. */
export interface ShownMoment {
  position(turn: number): PositionView;
  drawn(): DrawnGame;
}

/** A record before a request, and what of it stays the same however often is taken back in one game. */
export interface Past<Event = SeriesEvent, Beginning = unknown> {
  readonly history: readonly Event[];
  readonly beginning: Beginning;
}

/** Where an action stands in its request, and the words that lead a sentence about it. */
export interface ActionPlace {
  readonly pointer: string;
  readonly where: string;
}

/** An action among those of a request. */
export interface Circumstances<Sender = unknown, Event = SeriesEvent, Beginning = unknown> {
  readonly gameId: string;
  readonly sender: Sender;
  readonly at: Milliseconds;
  readonly place: ActionPlace;
  /** What those before it have brought about. */
  readonly sofar: readonly Event[];
  /** What was recorded before the request. */
  readonly past: () => Promise<Past<Event, Beginning>>;
}

/** What differs at a board with the kind of series that its game belongs to; everything else is the same for all games. */
export interface GameKind<
  Row extends AnySeriesOfGameRow = AnySeriesOfGameRow,
  Event extends SeriesEvent = SeriesEvent,
  FinalView extends object = object,
  Sender = unknown,
  Beginning = unknown,
> {
  /** The field by which an action says whose it is. */
  readonly named: 'side' | 'by';
  /** As whom the caller sends the action; refuses actions that are not the caller's to send. */
  sender(state: Row['state'], action: ActionDto, caller: Caller, place: ActionPlace): Sender;
  decide(
    state: Row['state'],
    action: ActionDto,
    circumstances: Circumstances<Sender, Event, Beginning>,
  ): Decision<Event> | Promise<Decision<Event>>;
  after(state: Row['state'], events: readonly Event[]): Row['state'];
  /** What sentences about the game say: the names of its people, and in a chouette the number of the game. */
  told(row: Row): Told;
  /** Whether these events leave nothing to do for the actions behind them. */
  endsAll(events: readonly Event[]): boolean;
  /** In steps: what a take-back has to know of the record. */
  past(record: readonly RecordedEvent[], gameId: string): Steps<Past<Event, Beginning>>;
  /** As everybody sees it now. */
  view(row: Row, now: Date): AnyGameView;
  /** The same after a change, with what was recorded. */
  acted(row: Row, changed: ChangedSeries<Row['state'], FinalView>): ActedDto | ChouetteActedDto;
  /** Which version the view has now, and what stands beside it; without making the view. */
  shown(row: Row, now: Date): { readonly version: number; readonly beside: unknown };
  /** What the view tells that no version says, because it changes without an act. */
  beside(view: AnyGameView): unknown;
  /** The board of the open game, or null when it is not open any more. */
  openBoard(row: Row): OpenBoard | null;
  /** The board as it is now, or as it was at the end. */
  drawn(row: Row, now: Date): DrawnGame;
  /** In steps: the game from the record of its series, all turns and how the board stood after each. */
  moments(row: Row, record: readonly RecordedEvent[], now: Date): Steps<GameMoments<ShownMoment>>;
}
