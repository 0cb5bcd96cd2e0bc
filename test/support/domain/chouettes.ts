/** Chouettes for tests: score sheets in few words, and evenings as they come about, command by command. */

import type { ChouetteCommand, SeatCommand } from '../../../src/domain/chouette/commands.js';
import { decideChouette } from '../../../src/domain/chouette/decide.js';
import type { ChouetteEvent } from '../../../src/domain/chouette/events.js';
import { NO_CHOUETTE, evolveChouette } from '../../../src/domain/chouette/evolve.js';
import type { LedgerLine } from '../../../src/domain/chouette/ledger/ledger.js';
import type { BoardResult, ExtraOutcome } from '../../../src/domain/chouette/ledger/outcome.js';
import { type ChouetteRules, chouetteRules } from '../../../src/domain/chouette/rules.js';
import type { ScoreSheet, SheetPair } from '../../../src/domain/chouette/ledger/score-sheet.js';
import type { Seats } from '../../../src/domain/chouette/seats/seats.js';
import type { ChouetteState, OpenedChouette } from '../../../src/domain/chouette/state.js';
import type { ResultKind } from '../../../src/domain/variant/win-kinds.js';
import type { DiceMode } from '../../../src/domain/board/rules.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import { AT } from './builders.js';
import { givenOf, type Decider } from './given.js';

export const CHOUETTE: Decider<ChouetteState, ChouetteCommand, ChouetteEvent> = {
  initialState: NO_CHOUETTE,
  decide: decideChouette,
  evolve: evolveChouette,
};

/** A chouette in which these events have happened. */
export const givenChouette = givenOf(CHOUETTE);

/** What a sheet says of one member: a number is the cube of a pair that was played to the end. */
export type Told = number | Omit<SheetPair, 'member'>;

export const drops = (value: number, left?: number): Told => ({ outcome: 'member-dropped', value, left });
export const boxDrops = (value: number, left?: number): Told => ({ outcome: 'box-dropped', value, left });
export const centred = (value = 1): Told => ({ outcome: 'played', value, turned: false });
export const turned = (value: number): Told => ({ outcome: 'played', value, turned: true });
export const settled = (value: number, winner?: 'box' | 'member', left?: number): Told => ({
  outcome: 'settled',
  value,
  winner,
  left,
});
export const resigned = (value: number, winner: 'box' | 'member', level: ResultKind = 'single'): Told => ({
  outcome: 'resigned',
  value,
  winner,
  level,
});
export const forfeited = (value: number): Told => ({ outcome: 'forfeited', value });

export const boxWins = (kind: ResultKind = 'single'): BoardResult => ({ winner: 'box', kind });
export const teamWins = (kind: ResultKind = 'single'): BoardResult => ({ winner: 'team', kind });

export function sheetOf(
  board: BoardResult | null,
  told: Readonly<Record<string, Told>>,
  extras: readonly ExtraOutcome[] = [],
): ScoreSheet {
  const pairs = Object.entries(told).map(([member, what]): SheetPair => ({
    member,
    ...(typeof what === 'number' ? { outcome: 'played', value: what } : what),
  }));
  return { board, pairs, extras };
}

/** All options of a chouette, with those that were chosen. */
export function ruled(rules: Partial<ChouetteRules> = {}, dice: DiceMode = 'recorded'): ChouetteRules {
  const all = chouetteRules(rules, dice);
  if (!all.ok) throw new Error(JSON.stringify(all.error));
  return all.value;
}

/** Seats in a few words: the box, then the line. */
export function seatsOf(box: string, line: string, more: Partial<Seats> = {}): Seats {
  return { box, line: line.split(' ').filter(Boolean), partner: null, lastLoser: null, sittingOut: [], ...more };
}

export interface ChouetteChoices {
  /** Box, captain, then the line. */
  readonly players?: string;
  readonly rules?: Partial<ChouetteRules>;
  readonly stake?: number;
  readonly stakes?: Readonly<Record<string, number>> | undefined;
  readonly groupStakes?: Readonly<Record<string, number>>;
  readonly order?: 'given' | 'dice';
  readonly dice?: DiceMode;
  readonly host?: string | undefined;
}

export function openChouette({
  players = 'box C M2 M3',
  rules = {},
  stake,
  stakes,
  groupStakes,
  order = 'given',
  dice = 'recorded',
  host,
}: ChouetteChoices = {}) {
  return {
    type: 'OpenChouette',
    chouetteId: 'chouette',
    players: players.split(' '),
    order,
    variant: 'backgammon',
    dice,
    host,
    stake,
    stakes,
    groupStakes,
    rules,
    at: AT,
  } as const;
}

/** A host who acts for all players concerned. */
const HOST = { player: null, staff: true };

/** A chouette as it comes about; a command that is refused is a fault of the test. */
export class ChouetteRecord {
  readonly events: ChouetteEvent[] = [];

  constructor(choices: ChouetteChoices = {}) {
    this.do(openChouette(choices));
  }

  get state(): OpenedChouette {
    const state = fold(CHOUETTE.evolve, CHOUETTE.initialState, this.events);
    if (state.status === 'not-opened') throw new Error('the chouette was not opened');
    return state;
  }

  get seats(): Seats {
    const { state } = this;
    if (!('seats' in state)) throw new Error('no player is seated yet');
    return state.seats;
  }

  /** The box and the line as the worked examples write them. */
  get table(): string {
    return `${this.seats.box} / ${this.seats.line.join(', ')}`;
  }

  get lines(): readonly LedgerLine[] {
    return this.events.flatMap((event) => (event.type === 'LedgerLinesWritten' ? event.lines : []));
  }

  /** What each of these people has won. */
  points(players: string): readonly number[] {
    const points = new Map(this.state.players.map((player) => [player.id, player.points]));
    return players.split(' ').map((player) => points.get(player)!);
  }

  do(command: ChouetteCommand): this {
    const decision = CHOUETTE.decide(this.state0, command);
    if (!decision.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(decision.error)}`);
    this.events.push(...decision.value);
    return this;
  }

  /** A game from the score sheet. */
  report(board: BoardResult | null, told: Readonly<Record<string, Told>>, extras: readonly ExtraOutcome[] = []): this {
    return this.do(reportGame(this.state.games + 1, sheetOf(board, told, extras)));
  }

  seat(type: SeatCommand['type'], player: string, by: string | null = null): this {
    return this.do(seatCommand(type, player, by));
  }

  correct(game: number, sheet: ScoreSheet | null): this {
    return this.do(this.correction(game, sheet));
  }

  correction(game: number, sheet: ScoreSheet | null): ChouetteCommand {
    return { type: 'CorrectGame', gameId: `game-${game}`, sheet, reason: 'misread', history: this.events, at: AT };
  }

  private get state0(): ChouetteState {
    return fold(CHOUETTE.evolve, CHOUETTE.initialState, this.events);
  }
}

export function reportGame(number: number, sheet: ScoreSheet): ChouetteCommand {
  return { type: 'ReportGame', gameId: `game-${number}`, sheet, at: AT };
}

/** Sent by the named person, or by the host for all. */
export function seatCommand(type: SeatCommand['type'], player: string, by: string | null = null): SeatCommand {
  return { type, player, sender: by === null ? HOST : { player: by, staff: false }, at: AT };
}
