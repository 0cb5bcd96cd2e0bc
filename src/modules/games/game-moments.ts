import {
  type Cube,
  type CubeTurn,
  type FinishedGame,
  type FinishedMatch,
  type GameEvent,
  type MatchState,
  type OpenGame,
  type OpenMatch,
  type Position,
  type RollOrigin,
  type Side,
  dropCost,
  effectiveRecord,
  evolveGame,
  evolveMatch,
  formatPlay,
  matchEventOf,
  tableCube,
} from '../../domain/index.js';
import type { RecordedEvent } from '../../recording/recording.js';
import { matchIds, orientedTo, positionIdOf } from './game.mapper.js';

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

/** The game after a turn, with the match around it. */
export interface GameMoment {
  readonly game: OpenGame | FinishedGame;
  readonly match: OpenMatch | FinishedMatch;
}

export interface PositionView {
  readonly turn: number;
  readonly position: Position;
  readonly positionId: string | null;
  readonly gnubgMatchId: string | null;
  readonly xgid: string | null;
  /** Null in a chouette in which each member has a cube. */
  readonly cube: { readonly value: number; readonly owner: Side | null } | null;
}

/** A game read from its record: what was taken back or corrected is told as it stands now. */
export interface MomentsOf<Moment> {
  readonly turns: readonly TurnView[];
  /** Cube actions behind the last turn, such as the double that was dropped. */
  readonly ending: readonly CubeAct[];
  /** Index 0 is the start, then one for each turn that was completed; none where only the result is known. */
  readonly moments: readonly Moment[];
}

export type GameMoments = MomentsOf<GameMoment>;

/** What the record tells of one event at the board of a game. */
export interface Told<Moment> {
  readonly event: { readonly type: string } | TurnEvent;
  readonly before: OpenGame | null;
  readonly now: OpenGame | FinishedGame;
  /** What the event did with cubes. */
  readonly acts: readonly CubeAct[];
  readonly at: Date;
  /** The game after it. */
  readonly moment: Moment;
}

/** The turns and positions of one game, from the record of its series, oldest event first. */
export function gameMoments(record: readonly RecordedEvent[], gameId: string): GameMoments {
  return momentsOf(toldOf(record, gameId));
}

function toldOf(record: readonly RecordedEvent[], gameId: string): readonly Told<GameMoment>[] {
  const found: Told<GameMoment>[] = [];
  let state: MatchState = { status: 'not-opened' };
  /** The end of the game as long as nothing but the score has changed since. */
  let ended: Told<GameMoment> | null = null;
  const told = record.map((recorded) => ({ event: matchEventOf(recorded), at: recorded.recordedAt }));
  for (const { event, at } of effectiveRecord(told)) {
    const before: OpenGame | null = state.status === 'open' ? state.game : null;
    state = evolveMatch(state, event);
    if (state.status === 'not-opened') continue;
    if (event.type !== 'InGame') {
      const isScore = event.type === 'MatchScoreChanged' || event.type === 'MatchFinished';
      ended = isScore ? ended : null;
      // The game that has just ended is shown with the score that it led to.
      if (ended !== null) found.splice(-1, 1, { ...ended, moment: { ...ended.moment, match: state } });
      continue;
    }
    ended = null;
    const now = evolveGame(before ?? { status: 'not-started' }, event.event);
    if (now.status === 'not-started' || now.id !== gameId) continue;
    const act = cubeActOf(event.event, now);
    const moment = { game: now, match: state };
    const entry = { event: event.event, before, now, acts: act === null ? [] : [act], at, moment };
    found.push(entry);
    if (now.status === 'finished') ended = entry;
  }
  return found;
}

/** The turns and positions of the game that is told, oldest event first. */
export function momentsOf<Moment>(told: readonly Told<Moment>[]): MomentsOf<Moment> {
  const turns: TurnView[] = [];
  const moments: Moment[] = [];
  let pending: CubeAct[] = [];
  for (const { event, before, now, acts, at, moment } of told) {
    pending.push(...acts);
    if (event.type === 'GameStarted') moments.push(moment);
    // The play that ends a game leaves a game that is over, not one in which the other side is on roll.
    if (now.status === 'finished' && now.result.by === 'play') moments.splice(-1, 1, moment);
    const turn = turnOf(event, now, pending, { at, origin: originBefore(before, turns.at(-1) ?? null) });
    if (turn === null) continue;
    if (event.type === 'PlayCorrected') {
      turns.splice(turn.number - 1);
      moments.splice(turn.number);
    }
    turns.push(turn);
    moments.push(moment);
    pending = [];
  }
  const last = told.at(-1);
  if (last?.now.status === 'open' && last.now.phase.name === 'to-play') {
    const { side, roll, origin } = last.now.phase;
    turns.push(rolledTurn(last.now, side, roll, pending, { at: last.at, origin }));
    pending = [];
  }
  return { turns, ending: pending, moments };
}

function cubeActOf(event: GameEvent, game: OpenGame | FinishedGame): CubeAct | null {
  if (event.type === 'Doubled') return { type: 'double', side: event.side, value: event.value };
  if (event.type === 'DoubleTaken') return { type: 'take', side: event.side, value: event.value };
  if (event.type === 'DoubleBeavered') return { type: 'beaver', side: event.side, value: event.value };
  if (event.type === 'BeaverRaccooned') return { type: 'raccoon', side: event.side, value: event.value };
  if (event.type === 'RaccoonOttered') return { type: 'otter', side: event.side, value: event.value };
  if (event.type === 'DoubleDropped') return { type: 'drop', side: event.side, value: dropCost(tableCube(game)) };
  return null;
}

/** When a turn was recorded, and where its roll came from. */
interface Circumstances {
  readonly at: Date;
  readonly origin: RollOrigin | null;
}

/** Where the roll on the board came from before the event; a correction is of the last roll that was played. */
function originBefore(before: OpenGame | null, last: TurnView | null): RollOrigin | null {
  const phase = before?.phase;
  return phase?.name === 'to-play' ? phase.origin : (last?.origin ?? null);
}

/** The events that end a turn, or change how one ended. */
type TurnEvent = Extract<GameEvent, { type: 'PlayMade' | 'PlayCorrected' | 'TurnSkipped' }>;

function isTurnEvent(event: Told<unknown>['event']): event is TurnEvent {
  return event.type === 'PlayMade' || event.type === 'PlayCorrected' || event.type === 'TurnSkipped';
}

function turnOf(
  event: Told<unknown>['event'],
  game: OpenGame | FinishedGame,
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

/** A turn that has begun: its roll is not played yet. */
function rolledTurn(
  game: OpenGame | FinishedGame,
  side: Side,
  dice: readonly number[] | null,
  cube: readonly CubeAct[],
  { at, origin }: Circumstances,
): TurnView {
  return {
    number: game.turns + 1,
    side,
    dice,
    origin,
    play: null,
    cube: cube.length === 0 ? null : cube,
    positionId: positionIdOf(game.variant, game.position, orientedTo(game)),
    at: at.toISOString(),
  };
}

/** The position after so many turns as readers see it. */
export function positionView({ game, match }: GameMoment, turn: number): PositionView {
  const { value, owner }: Cube = tableCube(game);
  return { ...boardView(game, turn), ...matchIds(game, match, orientedTo(game)), cube: { value, owner } };
}

/** The position without ids that tell of cube and score. */
export function boardView(
  game: OpenGame | FinishedGame,
  turn: number,
): Pick<PositionView, 'turn' | 'position' | 'positionId'> {
  const { position } = game;
  return { turn, position, positionId: positionIdOf(game.variant, position, orientedTo(game)) };
}
