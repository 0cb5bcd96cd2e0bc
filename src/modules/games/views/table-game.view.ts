import type {
  BoardResult,
  BySide,
  ExtraOutcome,
  PairEnding,
  PairSide,
  ResultKind,
  ShownPhase,
  Side,
  TableAction,
} from '../../../domain/index.js';
import type { GameView } from './game.view.js';

export const HEARD_ANSWERS = ['take', 'drop', 'beaver'] as const;

/** A pair as a score sheet tells it. */
export interface TablePairView {
  readonly playerId: string;
  readonly outcome: PairEnding;
  readonly value: number;
  readonly turned: boolean;
  readonly left?: number;
  readonly winner?: PairSide;
  readonly level?: ResultKind;
  readonly beaver?: boolean;
}

/** How a game of a chouette ended, as a score sheet tells it. */
export interface TableOutcomeView {
  readonly board: BoardResult | null;
  readonly cubes: readonly TablePairView[];
  readonly extras?: readonly ExtraOutcome[];
}

/** A double that waits for its answer. */
interface OfferedView<Who> {
  readonly value: number;
  readonly by: Who;
}

/** The cube of one member; with one cube for the team, the same one and whether the member is still in. */
export interface TableCubeView {
  readonly playerId: string;
  readonly value: number;
  readonly owner: PairSide | null;
  readonly offered: OfferedView<PairSide> | null;
  readonly status: 'open' | 'settled';
  /** Whether the member has said all there is to say in the window that is open. */
  readonly spoken: boolean;
  /** What the member has answered, where those who answer later hear it (C23), until all have answered. */
  readonly answer?: (typeof HEARD_ANSWERS)[number];
  /** How the pair ended, if it has. */
  readonly outcome: PairEnding | null;
}

/** An extra cube (C50). */
export interface TableExtraView {
  readonly offerer: string;
  readonly taker: string;
  readonly value: number;
  readonly owner: 'offerer' | 'taker' | null;
  readonly offered: OfferedView<'offerer' | 'taker'> | null;
  readonly status: 'open' | 'settled';
}

/** What only an open game has. */
export interface TableStageView {
  /** What is waited for beside the board; null: the board goes on. */
  readonly waitingFor: 'automatic-double' | 'answers' | 'lone-taker' | 'extras' | 'resignation' | null;
  readonly resignation: { readonly by: Side; readonly as: ResultKind } | null;
  readonly proposals: readonly {
    readonly playerId: string;
    readonly by: PairSide;
    readonly winner: PairSide | null;
    readonly points: number;
  }[];
  /** Extras that wait for the taker's consent (C50), where there are any. */
  readonly extraOffers?: readonly { readonly offerer: string; readonly taker: string }[];
  readonly away: readonly { readonly playerId: string; readonly proxy: string | null }[];
}

/** The table after a game from the score sheet. */
export interface EveningView {
  /** Whether a game was open, whose place the sheet has taken. */
  readonly replacedOpenGame: boolean;
  readonly box: string | null;
  readonly partner: string | null;
  readonly captain: string | null;
  readonly line: readonly string[];
  /** `change`: what the game came to. */
  readonly players: readonly {
    readonly playerId: string;
    readonly name: string;
    readonly change: number;
    readonly points: number;
    readonly amount: number;
  }[];
}

/** A game of a chouette as everybody sees it (api.md, "Games"); the box sits at white, the team at black. */
export interface TableGameView extends TableStageView {
  readonly id: string;
  readonly seriesId: string;
  readonly kind: 'chouette';
  /** In the answer to a score sheet only. */
  readonly evening?: EveningView;
  readonly number: number;
  readonly version: number;
  /** `undone`: it never counted. */
  readonly status: 'open' | 'finished' | 'undone';
  readonly by: 'play' | 'reported';
  readonly variant: GameView['variant'];
  readonly diceMode: 'server' | 'recorded';
  readonly box: string;
  readonly partner: string | null;
  readonly captain: string | null;
  readonly actingCaptain: string | null;
  readonly line: readonly string[];
  readonly phase: ShownPhase;
  readonly onRoll: Side | null;
  readonly toAct: Side | null;
  readonly openingThrow: number | null;
  readonly toActPlayers: readonly string[];
  readonly dice: readonly number[] | null;
  readonly diceOrigin: GameView['diceOrigin'];
  /** Null for a game of which only the outcome is known. */
  readonly position: GameView['position'];
  readonly pips: BySide<number> | null;
  readonly positionId: string | null;
  /** The ids of other programs know no chouettes. */
  readonly gnubgMatchId: string | null;
  readonly xgid: string | null;
  readonly crawford: boolean;
  /** The cube of the team where it has one; null with a cube for each member. */
  readonly cube: {
    readonly value: number;
    readonly owner: Side | null;
    readonly offered: OfferedView<Side> | null;
    readonly mayDouble: BySide<boolean>;
  } | null;
  readonly cubes: readonly TableCubeView[];
  readonly extras: readonly TableExtraView[];
  readonly actionsByPlayer: Readonly<Record<string, readonly TableAction[]>>;
  /** What the side to act may do, and what the people of each side may do. */
  readonly actions: readonly TableAction[];
  readonly actionsBySide: BySide<readonly TableAction[]>;
  /** Who may advise the captain now (C16). */
  readonly advisers: readonly string[];
  readonly lastPlay: GameView['lastPlay'];
  readonly laidOut: string | null;
  readonly result: TableOutcomeView | null;
}

/** With the names of box, partner and team, which no record holds. */
export interface NamedTableGameView extends TableGameView {
  readonly names: Readonly<Record<string, string>>;
}
