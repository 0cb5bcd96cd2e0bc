/** A game told turn by turn, of whatever kind: what its board and the cubes beside it went through. */
import {
  type CubeTurn,
  type GameEvent,
  type OpenGame,
  type Phase,
  type RollOrigin,
  type Side,
  formatPlay,
} from '../../../domain/index.js';
import { positionIdOf } from '../views/game.mapper.js';

export interface CubeAct {
  readonly type: 'double' | 'take' | 'drop' | CubeTurn;
  readonly side: Side;
  readonly value: number;
  /** Chouettes: the members whose cubes are meant. */
  readonly members?: readonly string[];
}

/** One roll or skip with the cube actions before it. */
export interface TurnView {
  readonly number: number;
  readonly side: Side;
  readonly dice: readonly number[] | null;
  /** Null for a skipped turn. */
  readonly origin: RollOrigin | null;
  /** Null for a skipped turn, and while the roll is still to be played. */
  readonly play: string | null;
  readonly cube: readonly CubeAct[] | null;
  /** After the turn. */
  readonly positionId: string | null;
  readonly at: string;
}

/** A game read from its record, with all take-backs and corrections applied. */
export interface GameMoments<Moment> {
  readonly turns: readonly TurnView[];
  /** Cube actions behind the last turn, such as the double that was dropped. */
  readonly ending: readonly CubeAct[];
  /** Index 0 is the start, then one for each turn that was completed; none where only the result is known. */
  readonly moments: readonly Moment[];
}

/** What events about cubes are called as acts. */
export const CUBE_ACTS: Readonly<Record<string, CubeAct['type']>> = {
  Doubled: 'double',
  DoubleTaken: 'take',
  DoubleDropped: 'drop',
  DoubleBeavered: 'beaver',
  BeaverRaccooned: 'raccoon',
  RaccoonOttered: 'otter',
};

/** The events that put a roll on the board; a play can bring another one (a bonus). */
const ROLLS: ReadonlySet<string> = new Set<GameEvent['type']>([
  'OpeningRolled',
  'DiceRolled',
  'DoubletNamed',
  'PlayMade',
  'PlayCorrected',
]);

/** What a turn tells of its board. */
type TurnedBoard = Pick<OpenGame, 'turns' | 'variant' | 'position'>;

/** The board around an event. */
interface Around<Moment> {
  /** The phase before it; null where no game was open. */
  readonly before: Phase | null;
  readonly board: TurnedBoard;
  /** The side that ids are oriented to after it. */
  readonly orientation: Side;
  readonly moment: Moment;
  /** Whether a play has ended the game with this event. */
  readonly isEndedByPlay: boolean;
  readonly at: Date;
}

/** The turns and moments of a game, noted event by event. */
export class ToldGame<Moment> {
  private readonly turns: TurnView[] = [];
  private readonly moments: Moment[] = [];
  private pending: CubeAct[] = [];
  /** What doubles there were before the game turned out to be the Crawford game: of each turn, and behind the last one. */
  private setAside: { readonly turns: readonly TurnView['cube'][]; readonly pending: readonly CubeAct[] } | null = null;
  /** When the last roll was recorded. */
  private rolledAt = new Date(0);

  note(event: { readonly type: string }, cubes: readonly CubeAct[], around: Around<Moment>): void {
    const { before, board, orientation, moment, isEndedByPlay, at } = around;
    this.pending.push(...cubes);
    if (ROLLS.has(event.type)) this.rolledAt = at;
    if (event.type === 'GameStarted') this.moments.push(moment);
    // The play that ends a game leaves a game that is over, not one in which the other side is on roll.
    if (isEndedByPlay) this.shownAs(moment);
    const origin = originBefore(before, this.turns.at(-1) ?? null);
    const turn = turnOf(event, board, this.pending, { at, origin, orientation });
    if (turn === null) return;
    if (event.type === 'PlayCorrected') {
      this.turns.splice(turn.number - 1);
      this.moments.splice(turn.number);
    }
    this.turns.push(turn);
    this.moments.push(moment);
    this.pending = [];
  }

  /** R73: the game turned out to be the Crawford game, in which doubles are void. */
  voidDoubles(): void {
    if (this.setAside !== null) return;
    this.setAside = { turns: this.turns.map(({ cube }) => cube), pending: this.pending };
    this.turns.splice(0, this.turns.length, ...this.turns.map((turn) => ({ ...turn, cube: null })));
    this.pending = [];
  }

  /** It was not. Where its cube came back, too, its doubles count again, but for one that waited for its answer. */
  restoreDoubles(isCubeBack: boolean): void {
    const { setAside } = this;
    this.setAside = null;
    if (setAside === null || !isCubeBack) return;
    const { turns, pending } = setAside;
    const answered = pending.at(-1)?.type === 'double' ? pending.slice(0, -1) : pending;
    const back = this.turns.map((turn, nth): TurnView => {
      const cube = nth < turns.length ? (turns[nth] ?? null) : nth === turns.length ? answered : turn.cube;
      return { ...turn, cube: cube === null || cube.length === 0 ? null : cube };
    });
    this.turns.splice(0, this.turns.length, ...back);
    if (this.turns.length === turns.length) this.pending = [...answered, ...this.pending];
  }

  /** Another form of the last moment. */
  shownAs(moment: Moment): void {
    this.moments.splice(-1, 1, moment);
  }

  /** All of it, with the roll that is still to be played on an open board. */
  whole(board: (TurnedBoard & { readonly phase: Phase }) | null): GameMoments<Moment> {
    const { moments, pending, rolledAt: at } = this;
    if (board?.phase.name !== 'to-play') return { turns: this.turns, ending: pending, moments };
    const { side, roll, origin } = board.phase;
    const turn = rolledTurn(board, side, roll, pending, { at, origin, orientation: side });
    return { turns: [...this.turns, turn], ending: [], moments };
  }
}

/** When a turn was recorded, and where its roll came from. */
interface Circumstances {
  readonly at: Date;
  readonly origin: RollOrigin | null;
  readonly orientation: Side;
}

/** Where the roll on the board came from before the event; a correction is of the last roll that was played. */
function originBefore(before: Phase | null, last: TurnView | null): RollOrigin | null {
  return before?.name === 'to-play' ? before.origin : (last?.origin ?? null);
}

/** The turn that the event ends, or changes; null where it does neither. */
function turnOf(
  event: { readonly type: string } | TurnEvent,
  game: TurnedBoard,
  cube: readonly CubeAct[],
  circumstances: Circumstances,
): TurnView | null {
  if (!isTurnEvent(event)) return null;
  const number = game.turns;
  if (event.type === 'TurnSkipped') {
    return { ...rolledTurn(game, event.side, null, cube, { ...circumstances, origin: null }), number };
  }
  const play = formatPlay(event.moves);
  return { ...rolledTurn(game, event.side, event.dice, cube, circumstances), number, play };
}

function isTurnEvent(event: { readonly type: string } | TurnEvent): event is TurnEvent {
  return event.type === 'PlayMade' || event.type === 'PlayCorrected' || event.type === 'TurnSkipped';
}

/** The events that end a turn, or change how one ended. */
type TurnEvent = Extract<GameEvent, { type: 'PlayMade' | 'PlayCorrected' | 'TurnSkipped' }>;

/** A turn that has begun: its roll is not played yet. */
function rolledTurn(
  game: TurnedBoard,
  side: Side,
  dice: readonly number[] | null,
  cube: readonly CubeAct[],
  { at, origin, orientation }: Circumstances,
): TurnView {
  return {
    number: game.turns + 1,
    side,
    dice,
    origin,
    play: null,
    cube: cube.length === 0 ? null : cube,
    positionId: positionIdOf(game.variant, game.position, orientation),
    at: at.toISOString(),
  };
}
