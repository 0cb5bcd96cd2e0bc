/** Matches and games for tests, written as they are recorded: by acts that the referee accepts. */

import type { CubeTurn } from '../../../src/domain/cube/duel.js';
import type { GameCommand } from '../../../src/domain/game/commands.js';
import type { GameEvent } from '../../../src/domain/game/events.js';
import type { ResultKind } from '../../../src/domain/variant/win-kinds.js';
import { DEFAULT_MONEY_OPTIONS, type GameTerms, type MoneyOptions } from '../../../src/domain/cube/rules.js';
import type { DiceMode } from '../../../src/domain/board/rules.js';
import { type GameRules, defaultGameRules } from '../../../src/domain/game/rules.js';
import type { FinishedGame, GameState, OpenGame } from '../../../src/domain/game/state.js';
import type { Roll } from '../../../src/domain/dice/roll.js';
import { milliseconds } from '../../../src/domain/kernel/brands.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import { type Side, opponent } from '../../../src/domain/kernel/side.js';
import type { MatchCommand } from '../../../src/domain/match/commands.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import { type MatchRules, type MoneyRules, formatRules } from '../../../src/domain/match/rules.js';
import type { Format } from '../../../src/domain/match/format.js';
import type { FinishedMatch, OpenMatch } from '../../../src/domain/match/state.js';
import { legalPlays } from '../../../src/domain/play/legal-plays.js';
import type { Move } from '../../../src/domain/play/play.js';
import { BAR, OFF } from '../../../src/domain/position/point.js';
import type { Checkers, Position } from '../../../src/domain/position/position.js';
import { startPosition } from '../../../src/domain/position/start.js';
import { type VariantId, variantOf } from '../../../src/domain/variant/variants.js';
import { drawnPosition } from './drawn-position.js';
import { GAME, MATCH } from './given.js';

export const AT = milliseconds(1_772_600_767_089);

type WithoutSender<Command> = Command extends unknown ? Omit<Command, 'sender'> : never;
/** A command to a game; who sends it is said beside it. */
export type Act = WithoutSender<GameCommand>;

/** The act, sent by a side, or by the scorer for no particular side. */
export function by(side: Side | null, act: Act): GameCommand {
  return { ...act, sender: { side, staff: side === null } };
}

/** The act, sent by the scorer for no particular side. */
export const scored = (act: Act): GameCommand => by(null, act);

export const opening = (white: number, black: number): Act => ({ type: 'ThrowOpening', throws: [{ white, black }] });
export const roll = (...dice: Roll): Act => ({ type: 'RollDice', dice });
export const play = (text: string): Act => ({ type: 'MakePlay', play: { text } });
export const correct = (text: string): Act => ({ type: 'CorrectPlay', play: { text } });
export const double: Act = { type: 'OfferDouble' };
export const take: Act = { type: 'TakeDouble' };
export const drop: Act = { type: 'DropDouble' };
export const turnAgain = (turn: CubeTurn): Act => ({ type: 'TurnCubeAgain', turn });
export const skip: Act = { type: 'SkipTurn' };
export const resign = (as: ResultKind): Act => ({ type: 'OfferResignation', as });
export const acceptResignation: Act = { type: 'AcceptResignation' };
export const refuseResignation: Act = { type: 'RefuseResignation' };
export const withdrawResignation: Act = { type: 'WithdrawResignation' };

/** The acts that shut white out from the start of a game; only a record of a real board holds such plays (R44). */
export const SHUTTING_OUT_WHITE: readonly Act[] = [
  opening(1, 3),
  play('8/5 6/5'),
  roll(2, 1),
  play('24/23 13/11'),
  roll(6, 5),
  play('13/2*(2) 13/1*(2) 13/3 8/3 8/4 6/4'),
];

export interface MatchChoices {
  readonly length?: number;
  readonly variant?: VariantId;
  readonly dice?: DiceMode;
  readonly rules?: Readonly<Record<string, unknown>>;
}

export interface SessionChoices extends Omit<MatchChoices, 'length'> {
  readonly stake?: number;
  readonly currency?: string;
}

/** The command that opens a match: 7 points, backgammon, recorded dice, default options. */
export function openMatch({ length = 7, variant = 'backgammon', dice = 'recorded', rules = {} }: MatchChoices = {}) {
  const players = { white: 'ann', black: 'bob' };
  return {
    type: 'OpenMatch',
    matchId: 'match',
    players,
    format: { kind: 'points', length },
    variant,
    dice,
    rules,
    at: AT,
  } as const;
}

/** The command that opens a money session: stake 1, backgammon, recorded dice, default options. */
export function openSession({ stake, currency, ...choices }: SessionChoices = {}) {
  return { ...openMatch(choices), format: { kind: 'money', stake, currency } } as const;
}

/** All options of a match to points, none of them chosen. */
export function defaultMatchRules(dice: DiceMode): MatchRules {
  return defaults({ kind: 'points', length: 7 }, dice) as MatchRules;
}

/** All options of a money session, none of them chosen. */
export function defaultMoneyRules(dice: DiceMode): MoneyRules {
  return defaults({ kind: 'money', stake: 1, currency: null }, dice) as MoneyRules;
}

function defaults(format: Format, dice: DiceMode) {
  const rules = formatRules({}, format, dice);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  return rules.value;
}

export const startGame = (number: number): MatchCommand => ({ type: 'StartGame', gameId: `game-${number}`, at: AT });

export const reportGame = (number: number, winner: Side, kind: ResultKind, cube: number): MatchCommand => ({
  type: 'ReportGame',
  gameId: `game-${number}`,
  result: { winner, kind, cube },
  at: AT,
});

export const inGame = (number: number, command: GameCommand): MatchCommand => ({
  type: 'ActInGame',
  gameId: `game-${number}`,
  command,
  at: AT,
});

/** A match as it comes about, command by command; a command that is refused is a fault of the test. */
export class MatchRecord {
  readonly events: MatchEvent[] = [];

  constructor(choices: MatchChoices = {}, opened: MatchCommand = openMatch(choices)) {
    this.do(opened);
  }

  static ofMoney(choices: SessionChoices = {}): MatchRecord {
    return new MatchRecord({}, openSession(choices));
  }

  get state(): OpenMatch | FinishedMatch {
    const state = fold(MATCH.evolve, MATCH.initialState, this.events);
    if (state.status === 'not-opened') throw new Error('the match was not opened');
    return state;
  }

  get game(): OpenGame {
    const { state } = this;
    if (state.status !== 'open' || state.game === null) throw new Error('no game is open');
    return state.game;
  }

  get score(): readonly [white: number, black: number] {
    const { score } = this.state;
    return [score.white, score.black];
  }

  do(command: MatchCommand): this {
    const decision = MATCH.decide(fold(MATCH.evolve, MATCH.initialState, this.events), command);
    if (!decision.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(decision.error)}`);
    this.events.push(...decision.value);
    return this;
  }

  /** The next game begins. */
  start(): this {
    return this.do(startGame(this.state.games + 1));
  }

  /** Acts in the open game, sent by the scorer. */
  act(...acts: readonly Act[]): this {
    for (const act of acts) this.do(inGame(this.game.number, scored(act)));
    return this;
  }

  /** A score that was reached by games of which only the result is known; the side with fewer points won first. */
  atScore(white: number, black: number): this {
    const totals: [Side, number][] = [
      ['white', white],
      ['black', black],
    ];
    for (const [side, total] of totals.toSorted(([, a], [, b]) => a - b)) {
      while (this.state.score[side] < total) this.do(reportGame(this.state.games + 1, side, 'single', 1));
    }
    return this;
  }

  /** The open game up to the moment before a roll of this side: quiet plays of 2-1, an opening of 3-1 won by `starter`. */
  toRollOf(side: Side, starter: Side = opponent(side)): this {
    if (this.game.phase.name === 'opening') this.act(starter === 'white' ? opening(3, 1) : opening(1, 3));
    for (;;) {
      const { phase, position, variant } = this.game;
      if (phase.name === 'before-roll') {
        if (phase.side === side && phase.doubling === 'open') return this;
        this.act(roll(2, 1));
      } else if (phase.name === 'to-play') {
        const [quiet] = legalPlays(variantOf(variant), position, phase.side, phase.roll);
        this.act({ type: 'MakePlay', play: { moves: quiet!.play } });
      } else throw new Error(`no side rolls in ${phase.name}`);
    }
  }

  /** A game from start to end: doubles by these sides, all taken, then the loser resigns. */
  win(winner: Side, kind: ResultKind, doubles: readonly Side[] = []): this {
    this.start();
    for (const side of doubles) this.toRollOf(side).act(double, take);
    if (this.game.phase.name === 'opening') this.act(opening(3, 1));
    return this.do(inGame(this.game.number, by(opponent(winner), { type: 'RecordResignation', as: kind })));
  }

  /** The command that takes back the last act in the game, or everything behind a version. */
  takeBack(game: number, to: number | null = null): Extract<MatchCommand, { type: 'TakeBack' }> {
    return { type: 'TakeBack', gameId: `game-${game}`, to, reason: 'typing mistake', history: this.events, at: AT };
  }
}

export interface GameChoices {
  readonly rules?: Partial<GameRules>;
  readonly cube?: Partial<GameTerms['cube']>;
  readonly crawford?: boolean;
  /** Given: a game for money, with the defaults of what is not named. */
  readonly money?: Partial<MoneyOptions>;
  readonly starter?: Side | null;
  readonly variant?: VariantId;
  readonly dice?: DiceMode;
}

/** A game without a match around it: recorded dice, a cube without limits. */
export function gameStarted(choices: GameChoices = {}): GameEvent {
  const { crawford = false, starter = null, variant = 'backgammon', dice = 'recorded' } = choices;
  const money = choices.money === undefined ? null : { ...DEFAULT_MONEY_OPTIONS, ...choices.money };
  return {
    type: 'GameStarted',
    gameId: 'game-1',
    number: 1,
    variant,
    dice,
    rules: { ...defaultGameRules(dice), ...choices.rules },
    terms: { crawford, cube: { inUse: true, maxValue: null, waiting: [], away: null, ...choices.cube }, money },
    starter,
  };
}

/** The events with those of the acts behind them; an act that is refused is a fault of the test. */
export function after(events: readonly GameEvent[], ...acts: readonly (Act | GameCommand)[]): readonly GameEvent[] {
  const all = [...events];
  for (const act of acts) {
    const command = 'sender' in act ? act : scored(act);
    const decision = GAME.decide(fold(GAME.evolve, GAME.initialState, all), command);
    if (!decision.ok) throw new Error(`${act.type} was refused: ${JSON.stringify(decision.error)}`);
    all.push(...decision.value);
  }
  return all;
}

/** The game in which the events have happened. */
export function gameAfter(events: readonly GameEvent[]): OpenGame | FinishedGame {
  const game: GameState = fold(GAME.evolve, GAME.initialState, events);
  if (game.status === 'not-started') throw new Error('the game has not started');
  return game;
}

/** The open game in which the events have happened. */
export function openGameAfter(events: readonly GameEvent[]): OpenGame {
  const game = gameAfter(events);
  if (game.status !== 'open') throw new Error('the game is over');
  return game;
}

/**
 * A game in which white is about to roll in the drawn position (X is white). The checkers get there by one play of each
 * side that no dice would allow: events are believed.
 */
export function gameAt(drawing: string, choices: GameChoices = {}): readonly GameEvent[] {
  const target = drawnPosition(drawing);
  return [
    gameStarted(choices),
    { type: 'OpeningRolled', white: 3, black: 1 },
    carried('white', [3, 1], target, choices.variant),
    { type: 'DiceRolled', side: 'black', dice: [2, 1], premature: false },
    carried('black', [2, 1], target, choices.variant),
  ];
}

function carried(side: Side, dice: Roll, target: Position, variant: VariantId = 'backgammon'): GameEvent {
  const from = places(startPosition(variantOf(variant))[side]);
  const to = places(target[side]);
  if (from.length !== to.length) throw new Error(`${side} has ${to.length} checkers, not ${from.length}`);
  const moves = from.flatMap((place, index): Move[] => {
    const landing = to[index]!;
    return place === landing ? [] : [{ die: dice[0], from: place, to: landing, hit: false }];
  });
  return { type: 'PlayMade', side, dice, moves, by: 'hand', breaks: null };
}

function places({ points, bar, off }: Checkers): number[] {
  const standing = points.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  return [...Array.from({ length: off }, () => OFF), ...standing, ...Array.from({ length: bar }, () => BAR)];
}

/** The options of a match that differ from the defaults, checked for their names by the compiler. */
export const options = (rules: Partial<MatchRules>): Partial<MatchRules> => rules;
