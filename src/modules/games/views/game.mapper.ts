import {
  type Cube,
  type FinishedGame,
  type BySide,
  type GameResult,
  type GameState,
  type OpenGame,
  type OpenMatch,
  type FinishedMatch,
  type LossLevel,
  type Milliseconds,
  type Phase,
  type Position,
  type ResultKind,
  type Side,
  type ToPlay,
  type Variant,
  SIDES,
  XGID_MAX_CUBE,
  boardOf,
  bySide,
  carriesIds,
  crawfordState,
  formatMatchId,
  formatPlay,
  formatPositionId,
  formatXgid,
  momentOf,
  openingThrow,
  opponent,
  pipCount,
  resignLevels,
  sideOnRoll,
  XGID_OFFERS,
  writtenLength,
  variantOf,
} from '../../../domain/index.js';
import type { StandingDto } from '../dto/game-result.dto.js';
import type { GameDto } from '../dto/game.dto.js';
import { clockView } from './clock.mapper.js';
import type { PlainGameView, StoredStanding } from './game.view.js';

/** What a game's view takes from the contest around it. */
export interface Contest {
  readonly seriesId: string;
  readonly version: number;
  readonly match: OpenMatch | FinishedMatch;
  /** The moment for which the clock is read. */
  readonly now: Milliseconds;
}

type Game = OpenGame | FinishedGame;

/** The game as everybody sees it, no correction having come near it. */
export function gameView(game: Game, contest: Contest): GameDto {
  const view = plainGameView(game, contest);
  return Object.assign(view, untouched(view));
}

/** What the game shows of itself. */
export function plainGameView(game: Game, contest: Contest): PlainGameView {
  const moment = momentOf(game);
  const cube = game.cube;
  const phase = game.status === 'open' ? game.phase : null;
  const board = shownBoard(game, phase);
  const shown = boardView(board, moment);
  const plays = playsView(board);
  const { gnubgMatchId, xgid } = matchIds(game, contest.match, board.orientation, moment.toAct);
  // Each field by its name: Node 20 takes microseconds for the spread of an object, and a view is made for every act.
  const view: { -readonly [Field in keyof PlainGameView]: PlainGameView[Field] } = {
    id: game.id,
    seriesId: contest.seriesId,
    kind: 'match',
    number: game.number,
    version: contest.version,
    status: game.status,
    variant: game.variant,
    diceMode: game.dice,
    phase: moment.phase,
    onRoll: moment.onRoll,
    toAct: moment.toAct,
    openingThrow: shown.openingThrow,
    dice: shown.dice,
    diceOrigin: shown.diceOrigin,
    position: shown.position,
    pips: shown.pips,
    positionId: shown.positionId,
    gnubgMatchId,
    xgid,
    cube: {
      value: cube.value,
      owner: cube.owner,
      offered: cube.offered,
      mayDouble: moment.mayDouble,
    },
    crawford: game.terms.crawford,
    resignation: phase?.name === 'answer-resignation' ? { by: phase.by, as: phase.as } : null,
    actions:
      moment.phase === 'opening' ? moment.actions.white : moment.toAct === null ? [] : moment.actions[moment.toAct],
    actionsBySide: moment.actions,
    lastPlay: plays.lastPlay,
    laidOut: plays.laidOut,
    result: game.status === 'finished' ? game.result : null,
    clock: clockView(contest.match, contest.now),
  };
  if (game.status !== 'open') return view;
  if (SIDES.some((side) => moment.actions[side].includes('resign'))) view.resignAs = resignLevelsOf(game, moment);
  if (game.settlement !== undefined) view.settlement = game.settlement;
  return view;
}

function resignLevelsOf(game: OpenGame, { actions }: ReturnType<typeof momentOf>): BySide<readonly LossLevel[]> {
  return bySide((side) => (actions[side].includes('resign') ? resignLevels(game, side, game.position[side].off) : []));
}

/** A board as views show it: that of a game, or that of the table of a chouette. */
export interface ShownBoard extends Pick<OpenGame, 'variant' | 'dice' | 'position' | 'lastPlay'> {
  /** Null when nothing is played on it any more. */
  readonly phase: Phase | null;
  /** The side that ids are oriented to. */
  readonly orientation: Side;
}

function shownBoard(game: Game, phase: Phase | null): ShownBoard {
  const { variant, dice, position, lastPlay } = game;
  return { variant, dice, position, lastPlay, phase, orientation: orientedTo(game) };
}

/** What the board shows, whatever is played for; `phase` is what the contest around it makes of that of the board. */
export function boardView(
  board: ShownBoard,
  { phase, onRoll, toAct }: Pick<GameDto, 'phase' | 'onRoll' | 'toAct'>,
): Pick<GameDto, 'variant' | 'diceMode' | keyof typeof NO_BOARD> & { readonly position: Position } {
  const { variant, dice: diceMode, position } = board;
  const roll = board.phase === null ? null : rollOf(board.phase);
  return {
    variant,
    diceMode,
    phase,
    onRoll,
    toAct,
    openingThrow: openingThrow(board.phase),
    dice: roll?.roll ?? null,
    diceOrigin: roll?.origin ?? null,
    position,
    pips: bySide((side) => pipCount(position[side])),
    positionId: positionIdOf(variant, position, board.orientation),
  };
}

/** The same of a game of which no board is known. */
export const NO_BOARD = {
  phase: 'finished',
  onRoll: null,
  toAct: null,
  openingThrow: null,
  dice: null,
  diceOrigin: null,
  position: null,
  pips: null,
  positionId: null,
} as const;

/** What was played last on the board, and what is laid out there and not committed. */
export function playsView({
  lastPlay,
  phase,
}: Pick<ShownBoard, 'lastPlay' | 'phase'>): Pick<GameDto, 'lastPlay' | 'laidOut'> {
  return {
    lastPlay:
      lastPlay === null
        ? null
        : {
            side: lastPlay.side,
            dice: lastPlay.roll,
            play: formatPlay(lastPlay.moves),
            breaks: lastPlay.breaks,
          },
    laidOut: phase?.name === 'to-play' && phase.laidOut !== null ? formatPlay(phase.laidOut) : null,
  };
}

/** A game of which nothing but the result was told. */
export function reportedGameView(
  game: { readonly id: string; readonly number: number; readonly result: GameResult; readonly crawford: boolean },
  contest: Contest,
): PlainGameView {
  const { match } = contest;
  return {
    id: game.id,
    seriesId: contest.seriesId,
    kind: 'match',
    number: game.number,
    version: contest.version,
    status: 'finished',
    variant: match.variant,
    diceMode: match.dice,
    ...NO_BOARD,
    gnubgMatchId: null,
    xgid: null,
    cube: { value: game.result.cube, owner: null, offered: null, mayDouble: { white: false, black: false } },
    crawford: game.crawford,
    resignation: null,
    actions: [],
    actionsBySide: { white: [], black: [] },
    lastPlay: null,
    laidOut: null,
    result: game.result,
    clock: clockView(match, contest.now),
  };
}

/** The side that ids are oriented to: on roll, in the opening white, at the end who would roll next. */
export function orientedTo(game: Game): Side {
  return game.status === 'finished' ? game.nextToRoll : sideOnRoll(boardOf(game).phase);
}

/** The roll on the board, also while a resignation waits for its answer. */
export function rollOf(phase: Phase): Pick<ToPlay, 'roll' | 'origin'> | null {
  if (phase.name === 'to-play') return phase;
  return phase.name === 'answer-resignation' ? rollOf(phase.below) : null;
}

/** GNU Backgammon's id of the position; null where it does not say all about a position of the variant. */
export function positionIdOf(variant: Variant, position: Position, onRoll: Side): string | null {
  return carriesIds(variantOf(variant)) ? formatPositionId(position, onRoll) : null;
}

/** Checkers of a side that the ids reckon with. */
const FULL_SET = 15;

const LEVELS: Readonly<Record<ResultKind, 1 | 2 | 3>> = { single: 1, gammon: 2, backgammon: 3 };

/** The ids of GNU Backgammon and eXtreme Gammon; both know games of fifteen checkers only. */
export function matchIds(
  game: Game,
  match: OpenMatch | FinishedMatch,
  onRoll: Side,
  toAct: Side | null = momentOf(game).toAct,
): Pick<GameDto, 'gnubgMatchId' | 'xgid'> {
  const variant = variantOf(game.variant);
  if (!carriesIds(variant) || variant.checkers !== FULL_SET) return { gnubgMatchId: null, xgid: null };
  const cube = game.cube;
  const phase = game.status === 'open' ? game.phase : null;
  const dice = phase === null ? null : (rollOf(phase)?.roll ?? null);
  const crawford = game.status === 'finished' ? crawfordState(match) === 'now' : game.terms.crawford;
  const length = writtenLength(match.format);
  const { score } = match;
  const jacoby = game.terms.money?.jacoby ?? false;
  const { value, owner } = turnedCube(cube, onRoll);
  return {
    gnubgMatchId: formatMatchId({
      cube: value,
      cubeOwner: owner,
      onRoll,
      crawford,
      gameState: gameStateOf(game),
      toDecide: lastToAnswer(game) ?? toAct ?? onRoll,
      doubled: phase?.name === 'answer-double',
      resigned: resignedLevel(game),
      dice,
      length,
      score,
      jacoby,
    }),
    xgid: formatXgid({
      position: game.position,
      cube: cube.value,
      cubeOwner: cube.owner,
      onRoll,
      dice,
      offer: XGID_OFFERS[Math.min(1 + (cube.offered?.turns ?? -1), XGID_OFFERS.length - 1)] ?? 'none',
      score,
      crawford,
      jacoby,
      beavers: game.terms.money !== null && game.terms.money.beavers !== 0,
      length,
      maxCube: game.rules.maxCube ?? XGID_MAX_CUBE,
    }),
  };
}

/** A beaver accepts the double on the way: the cube as it stands before the last turn, with the side that was doubled. */
function turnedCube({ value, owner, offered }: Cube, doubler: Side): Pick<Cube, 'value' | 'owner'> {
  if (offered === null || offered.turns === 0) return { value, owner };
  return { value: offered.value / 2, owner: opponent(doubler) };
}

/** The side whose answer ended the game: the one that dropped, or accepted a resignation. */
function lastToAnswer(game: Game): Side | null {
  const { winner, by } = game.status === 'finished' ? game.result : { winner: null, by: null };
  if (winner === null) return null;
  return by === 'drop' ? opponent(winner) : by === 'resignation' ? winner : null;
}

/** What was offered, or accepted when the game ended so. */
function resignedLevel(game: Game): 0 | 1 | 2 | 3 {
  if (game.status === 'finished') return game.result.by === 'resignation' ? LEVELS[game.result.kind ?? 'single'] : 0;
  const { phase } = game;
  return phase.name === 'answer-resignation' ? LEVELS[typeof phase.as === 'number' ? 'single' : phase.as] : 0;
}

function gameStateOf(game: Exclude<GameState, { status: 'not-started' }>): 'playing' | 'over' | 'resigned' | 'dropped' {
  if (game.status === 'open') return 'playing';
  if (game.result.by === 'drop') return 'dropped';
  return game.result.by === 'resignation' ? 'resigned' : 'over';
}

/** The game as everybody sees it: what it shows of itself, and what corrections have made of that. */
export function standingAs(view: PlainGameView, standing: StoredStanding | null): GameDto {
  if (standing === null) return Object.assign({}, view, untouched(view));
  const { result, counts, crawfordDue, corrected, version } = standing;
  return {
    ...view,
    version,
    result,
    counts,
    crawfordDue,
    corrected: corrected === null ? null : { ...corrected, at: new Date(corrected.at).toISOString() },
  };
}

/** How a game stands that no correction has come near. */
function untouched({ crawford }: PlainGameView): StandingDto {
  return { counts: true, crawfordDue: crawford, corrected: null };
}
