import {
  type ChouetteOwnEvent,
  type ChouetteState,
  type Cube,
  type Extra,
  type FinishedTableGame,
  type GameOutcome,
  type OpenTableGame,
  type Pair,
  type PairSide,
  type PlayingChouette,
  type Seats,
  SHOWN_ON_BOARD,
  type ShownPhase,
  type Side,
  accessible,
  actionsByPlayer,
  advisers,
  bySide,
  captainOf,
  hasOneCube,
  hasSpoken,
  nextToRoll,
  sideOnRoll,
  toActPlayers,
} from '../../../domain/index.js';
import { NO_BOARD, boardView, playsView } from './game.mapper.js';
import type { DrawnGame } from '../boards/seen-board.js';
import type { ChouetteGameDto, TableCubeDto, TableExtraDto, TableOutcomeDto } from '../dto/table-game.dto.js';
import type { TableGameView, TableStageView } from './table-game.view.js';

type TableGame = OpenTableGame | FinishedTableGame;
type GameEnd = Extract<ChouetteOwnEvent, { type: 'ChouetteGameSettled' | 'ChouetteGameReported' }>;

type Names = ChouetteGameDto['names'];

interface Contest {
  readonly seriesId: string;
  readonly version: number;
}

/** What the box (white) and the team (black) are called where the two of a pair are meant. */
const PAIR_SIDES: Readonly<Record<Side, PairSide>> = { white: 'box', black: 'member' };
const EXTRA_SIDES = { white: 'offerer', black: 'taker' } as const;

/** The outcome as score sheets write it; what says nothing is left out. */
export function outcomeView({ board, pairs, extras, newcomers }: GameOutcome): TableOutcomeDto {
  return {
    board,
    cubes: pairs.map(({ member, outcome, value, turned, left, winner, level, beaver }) => ({
      playerId: member,
      outcome,
      value,
      turned,
      ...(left === null ? {} : { left }),
      ...(winner === null ? {} : { winner }),
      ...(level === null ? {} : { level }),
      ...(beaver ? { beaver } : {}),
    })),
    ...(extras.length === 0 ? {} : { extras }),
    ...(newcomers === undefined ? {} : { newcomers }),
  };
}

/** The outcome with its pairs in the order of the line that counts by now, where the correction of an earlier game has made that another. */
export function outcomeInLine(result: TableOutcomeDto, line: readonly string[] | null): TableOutcomeDto {
  if (line === null) return result;
  const cubes = result.cubes.toSorted((a, b) => line.indexOf(a.playerId) - line.indexOf(b.playerId));
  return { ...result, cubes };
}

/** The open game as everybody sees it: what is sealed is not in it (C23). */
export function tableGameView({ game }: PlayingChouette, contest: Contest): TableGameView {
  return {
    ...tableView(game, contest),
    ...stageView(game),
    actingCaptain: captainOf(game),
    toActPlayers: toActPlayers(game),
    advisers: advisers(game),
    result: null,
  };
}

/** A game that has ended, as it will be seen for good: with its board where it was played. */
export function endedTableGameView(
  event: GameEnd,
  game: FinishedTableGame | null,
  chouette: Exclude<ChouetteState, { status: 'not-opened' }>,
  contest: Contest,
): TableGameView {
  const result = outcomeView(event.outcome);
  if (game !== null) return { ...tableView(game, contest), result };
  const { gameId: id, number, seats } = event;
  return {
    ...contest,
    ...NOTHING_OPEN,
    ...seatsView(seats),
    id,
    kind: 'chouette',
    number,
    status: 'finished',
    by: 'reported',
    variant: chouette.variant,
    diceMode: chouette.dice,
    ...NO_BOARD,
    cube: null,
    cubes: [],
    extras: [],
    lastPlay: null,
    laidOut: null,
    actionsByPlayer: {},
    actions: [],
    actionsBySide: { white: [], black: [] },
    result,
  };
}

/** A game that was given up, with its board. */
export function undoneTableGameView(game: FinishedTableGame, contest: Contest): TableGameView {
  return { ...tableView(game, contest), status: 'undone', result: null };
}

/** The view with the names of those who play in it, of all who were ever at the table. */
export function namedTable(view: TableGameView, names: Names): ChouetteGameDto {
  return { ...view, names: namesAt(view, names) };
}

/** The names of those who play in a game. */
export function namesAt({ box, partner, line }: Pick<Seats, 'box' | 'partner' | 'line'>, names: Names): Names {
  const people = [box, ...(partner === null ? [] : [partner]), ...line];
  return Object.fromEntries(people.map((id) => [id, names[id] ?? '']));
}

/** Who plays against whom. */
export function seatsView({
  box,
  partner,
  line,
}: Pick<Seats, 'box' | 'partner' | 'line'>): Pick<TableGameView, 'box' | 'partner' | 'captain' | 'line'> {
  return { box, partner, captain: line[0] ?? null, line };
}

const NOTHING_OPEN = {
  gnubgMatchId: null,
  xgid: null,
  crawford: false,
  waitingFor: null,
  resignation: null,
  proposals: [],
  away: [],
  actingCaptain: null,
  toActPlayers: [],
  advisers: [],
} as const;

/** The board of a game as it is drawn, with the members' cubes beside it. */
export function drawnTable(game: TableGame, names: Names): DrawnGame {
  const { result } = game.status === 'finished' ? game : { result: null };
  const winner: Side | null = result === null ? null : result.winner === 'box' ? 'white' : 'black';
  const view = tableView(game, NOWHERE);
  return {
    ...view,
    people: drawnPeople(view, names),
    resignation: game.status === 'open' ? stageView(game).resignation : null,
    result: game.status === 'finished' ? { winner, points: null } : null,
  };
}

const NO_CUBE = { value: 1, owner: null, offered: null, outcome: null } as const;

/** Box and team as a drawing names them. Of a reported game only the result tells the cubes. */
export function drawnPeople(
  { box, partner, line, cube, cubes }: Omit<TableGameView, 'result'>,
  names: Names,
): NonNullable<DrawnGame['people']> {
  const nameOf = (id: string): string => names[id] ?? '';
  return {
    box: partner === null ? nameOf(box) : `${nameOf(box)} with ${nameOf(partner)}`,
    members: line.map((id) => {
      const own = cubes.find(({ playerId }) => playerId === id);
      return { name: nameOf(id), hasOwnCube: cube === null && own !== undefined, ...(own ?? NO_CUBE) };
    }),
  };
}

/** A drawing does not say of which chouette it is. */
const NOWHERE: Contest = { seriesId: '', version: 0 };

/** What open and finished games have alike. */
function tableView(game: TableGame, contest: Contest): Omit<TableGameView, 'result'> {
  const { board } = game;
  const phase = game.status === 'open' ? board.phase : null;
  const shown = { ...board, phase, orientation: tableOrientedTo(game) };
  const onRoll = phase === null || phase.name === 'opening' ? null : phase.side;
  return {
    ...contest,
    ...NOTHING_OPEN,
    ...seatsView({ box: game.box, partner: game.partner, line: game.pairs.map(({ member }) => member) }),
    id: game.id,
    kind: 'chouette',
    number: game.number,
    status: game.status,
    by: 'play',
    ...boardView(shown, { phase: phaseOf(game), onRoll, toAct: toActOf(game) }),
    cube: cubeView(game),
    cubes: game.pairs.map(({ member, cube, end }) => ({
      playerId: member,
      value: end?.value ?? cube.value,
      owner: ownerOf(cube, PAIR_SIDES),
      offered: offeredOf(cube, PAIR_SIDES),
      status: end === null && game.status === 'open' ? 'open' : 'settled',
      spoken: game.status === 'open' && isDone(game, member),
      ...heardAnswer(game, member),
      outcome: end?.outcome ?? (game.status === 'finished' ? 'played' : null),
    })),
    extras: game.extras.map((extra) => extraView(extra, game.status)),
    ...actionsView(game, phase?.name === 'opening'),
    ...playsView(shown),
  };
}

function actionsView(
  game: TableGame,
  isOpening: boolean,
): Pick<TableGameView, 'actionsByPlayer' | 'actions' | 'actionsBySide'> {
  const byPlayer = actionsByPlayer(game);
  const ofAll = (players: readonly string[]) => [...new Set(players.flatMap((player) => byPlayer.get(player) ?? []))];
  const bySides = { white: ofAll([game.box]), black: ofAll(game.pairs.map(({ member }) => member)) };
  const toAct = isOpening ? 'white' : toActOf(game);
  return {
    actionsByPlayer: Object.fromEntries(byPlayer),
    actions: toAct === null ? [] : bySides[toAct],
    actionsBySide: bySides,
  };
}

function stageView({ stage, proposals, away, extraOffers }: OpenTableGame): TableStageView {
  return {
    ...(extraOffers === undefined ? {} : { extraOffers }),
    waitingFor: stage.name === 'board' ? null : stage.name,
    resignation: stage.name === 'resignation' ? { by: stage.by, as: stage.as } : null,
    proposals: proposals.map(({ member, ...proposal }) => ({ playerId: member, ...proposal })),
    away: away.map(({ player, proxy }) => ({ playerId: player, proxy })),
  };
}

/** The side that ids are oriented to: on roll, in the opening white, at the end who would roll next. */
export function tableOrientedTo({ status, board }: TableGame): Side {
  return status === 'finished' ? nextToRoll(board.phase) : sideOnRoll(board.phase);
}

/** The phase in the words of any game; the board itself does not know who may double. */
function phaseOf(game: TableGame): ShownPhase {
  if (game.status === 'finished') return 'finished';
  switch (game.stage.name) {
    case 'board': {
      const onBoard = SHOWN_ON_BOARD[game.board.phase.name];
      const mayDouble = (['white', 'black'] as const).some((side) => accessible(game, side).length > 0);
      return onBoard === 'roll' && mayDouble ? 'roll-or-double' : onBoard;
    }
    case 'automatic-double':
      return 'opening';
    case 'answers':
    case 'lone-taker':
    case 'extras':
      return 'answer-double';
    case 'resignation':
      return 'answer-resignation';
  }
}

/** The side of those who have to decide; null in the opening, at the end, and where both sides have to. */
function toActOf(game: TableGame): Side | null {
  if (game.status === 'finished') return null;
  const sides = new Set(toActPlayers(game).map((player): Side => (player === game.box ? 'white' : 'black')));
  const [side] = sides;
  return sides.size === 1 && side !== undefined ? side : null;
}

/** Whether the member is waited for no more: has answered, or has said whether to double. */
function isDone(game: OpenTableGame, member: string): boolean {
  const { stage } = game;
  if (stage.name === 'answers') return stage.answers.some((answer) => answer.member === member);
  return hasSpoken(game, member);
}

/** What the member has answered, where the house rules let members who answer later hear it (C23). */
function heardAnswer(game: TableGame, member: string): Pick<TableCubeDto, 'answer'> {
  if (game.status === 'finished' || game.rules.answerOrder === 'sealed' || game.stage.name !== 'answers') return {};
  const { doubler, answers } = game.stage;
  const given = doubler === 'white' ? answers.find((answer) => answer.member === member) : undefined;
  return given === undefined ? {} : { answer: given.answer === 'turn' ? 'beaver' : given.answer };
}

/** The cube of the team where it has one. */
export function teamCube(game: TableGame): Pick<Cube, 'value' | 'owner'> | null {
  if (!hasOneCube(game)) return null;
  const { cube } = sharedPair(game) ?? {};
  return cube === undefined ? null : { value: cube.value, owner: cube.owner };
}

function cubeView(game: TableGame): TableGameView['cube'] {
  const pair = hasOneCube(game) ? sharedPair(game) : undefined;
  if (pair === undefined) return null;
  const { value, owner, offered } = pair.cube;
  return {
    value,
    owner,
    offered,
    mayDouble: bySide((side) => game.status === 'open' && accessible(game, side).length > 0),
  };
}

/** A pair that shows the cube of all: one that is in the game, or was to the end. */
function sharedPair({ pairs }: TableGame): Pair | undefined {
  return pairs.find(({ end }) => end === null) ?? pairs.at(-1);
}

function extraView({ offerer, taker, cube, end }: Extra, ofGame: TableGame['status']): TableExtraDto {
  return {
    offerer,
    taker,
    value: end?.value ?? cube.value,
    owner: ownerOf(cube, EXTRA_SIDES),
    offered: offeredOf(cube, EXTRA_SIDES),
    status: end === null && ofGame === 'open' ? 'open' : 'settled',
  };
}

function ownerOf<Who>({ owner }: Cube, names: Readonly<Record<Side, Who>>): Who | null {
  return owner === null ? null : names[owner];
}

function offeredOf<Who>({ offered }: Cube, names: Readonly<Record<Side, Who>>): { value: number; by: Who } | null {
  return offered === null ? null : { value: offered.value, by: names[offered.by] };
}
