/** Games of a chouette for tests: who sits where, commands as people send them, and the form given – when – then. */

import type { TableGameCommand, TableSender } from '../../../src/domain/chouette/game/commands.js';
import { decideTableGame } from '../../../src/domain/chouette/game/decide.js';
import type { TableGameEvent } from '../../../src/domain/chouette/game/events.js';
import { evolveTableGame } from '../../../src/domain/chouette/game/evolve.js';
import { type GameSetup, tableGameStarted } from '../../../src/domain/chouette/game/start.js';
import { NO_TABLE_GAME, type OpenTableGame, type TableGameState } from '../../../src/domain/chouette/game/state.js';
import { type ChouetteRules, DEFAULT_CHOUETTE_OPTIONS } from '../../../src/domain/chouette/rules.js';
import { DEFAULT_MONEY_OPTIONS } from '../../../src/domain/cube/rules.js';
import type { DiceMode } from '../../../src/domain/board/rules.js';
import { defaultGameRules } from '../../../src/domain/game/rules.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import type { Decider } from './given.js';
import type { ViolationCode } from '../../../src/domain/kernel/violation.js';
import type { VariantId } from '../../../src/domain/variant/variants.js';

export const TABLE: Decider<TableGameState, TableGameCommand, TableGameEvent> = {
  initialState: NO_TABLE_GAME,
  decide: decideTableGame,
  evolve: evolveTableGame,
};

type WithoutSender<Command> = Command extends unknown ? Omit<Command, 'sender'> : never;

/** A command without the person who sends it. */
export type TableAct = WithoutSender<TableGameCommand>;

/** A command by this person; without one, by staff for no particular player. */
export function sentBy(player: string | null, act: TableAct): TableGameCommand {
  return { ...act, sender: { player, staff: player === null } };
}

export function sentByStaff(player: string, act: TableAct): TableGameCommand {
  const sender: TableSender = { player, staff: true };
  return { ...act, sender };
}

/** What people say at the table, as commands. */
export const says = {
  double: (member: string | null = null): TableAct => ({ type: 'OfferDouble', to: null, member }),
  doubles: (...to: readonly string[]): TableAct => ({ type: 'OfferDouble', to, member: null }),
  noDouble: (member: string | null = null): TableAct => ({ type: 'DeclineDouble', member }),
  close: (): TableAct => ({ type: 'CloseDoubling' }),
  closeAnswers: (): TableAct => ({ type: 'CloseAnswers' }),
  take: (member: string | null = null): TableAct => ({ type: 'TakeDouble', member }),
  drop: (member: string | null = null): TableAct => ({ type: 'DropDouble', member }),
  takeAll: (): TableAct => ({ type: 'TakeDouble', member: null, all: true }),
  dropAll: (): TableAct => ({ type: 'DropDouble', member: null, all: true }),
  beaver: (member: string | null = null): TableAct => ({ type: 'TurnCubeAgain', turn: 'beaver', member }),
  raccoon: (member: string | null = null): TableAct => ({ type: 'TurnCubeAgain', turn: 'raccoon', member }),
  resign: (as: 'single' | 'gammon' | 'backgammon', member: string | null = null): TableAct => ({
    type: 'OfferResignation',
    as,
    member,
  }),
  accept: (member: string | null = null): TableAct => ({ type: 'AcceptResignation', member }),
  refuse: (member: string | null = null): TableAct => ({ type: 'RefuseResignation', member }),
  withdraw: (member: string | null = null): TableAct => ({ type: 'WithdrawResignation', member }),
  opening: (white: number, black: number): TableAct => ({ type: 'ThrowOpening', throws: [{ white, black }] }),
  roll: (a: number, b: number): TableAct => ({ type: 'RollDice', dice: [a, b] as never }),
  play: (text: string): TableAct => ({ type: 'MakePlay', play: { text } }),
} as const;

export interface TableChoices {
  readonly box?: string;
  readonly line?: readonly string[];
  readonly partner?: string | null;
  readonly dice?: DiceMode;
  readonly variant?: VariantId;
  readonly rules?: Partial<ChouetteRules>;
}

/** The event that begins a game, with every option at its default but those chosen. */
export function startTable(choices: TableChoices = {}): TableGameEvent {
  const { box = 'B', line = ['C', 'M2', 'M3', 'M4'], partner = null, dice = 'recorded' } = choices;
  const setup: GameSetup = {
    gameId: 'game-1',
    number: 1,
    seats: { box, line, partner },
    variant: choices.variant ?? 'backgammon',
    dice,
    rules: {
      ...defaultGameRules(dice),
      ...DEFAULT_MONEY_OPTIONS,
      ...DEFAULT_CHOUETTE_OPTIONS,
      ...choices.rules,
    },
    starter: null,
  };
  return tableGameStarted(setup);
}

/** One game, told by the commands of the people at the table. */
export class Table {
  state: TableGameState;
  readonly events: TableGameEvent[] = [];

  constructor(choices: TableChoices = {}) {
    const started = startTable(choices);
    this.events.push(started);
    this.state = evolveTableGame(NO_TABLE_GAME, started);
  }

  get open(): OpenTableGame {
    if (this.state.status !== 'open') throw new Error('the game is over');
    return this.state;
  }

  /** The events that the act brings about. */
  by(player: string | null, act: TableAct): readonly TableGameEvent[] {
    return this.send(sentBy(player, act));
  }

  send(command: TableGameCommand): readonly TableGameEvent[] {
    const decision = decideTableGame(this.state, command);
    if (!decision.ok) throw new Error(`${command.type} is refused: ${JSON.stringify(decision.error)}`);
    this.events.push(...decision.value);
    this.state = fold(evolveTableGame, this.state, decision.value);
    return decision.value;
  }

  refused(player: string | null, act: TableAct, code: ViolationCode, params: object = {}): void {
    this.sendRefused(sentBy(player, act), code, params);
  }

  sendRefused(command: TableGameCommand, code: ViolationCode, params: object = {}): void {
    expect(decideTableGame(this.state, command)).toMatchObject({ ok: false, error: { code, params } });
  }

  /** Acts by the people named before them. */
  all(...acts: readonly (readonly [string | null, TableAct])[]): this {
    for (const [player, act] of acts) this.by(player, act);
    return this;
  }

  /** The box has won the opening and played, so that the team is to double or roll. */
  boxPlayed(): this {
    return this.all(['B', says.opening(3, 1)], ['B', says.play('8/5 6/5')]);
  }

  /** The team has won the opening and played, so that the box is to double or roll. */
  teamPlayed(): this {
    return this.all(['B', says.opening(1, 3)], ['C', says.play('8/5 6/5')]);
  }
}
