/** Games of any variant without a match around them: recorded dice, no cube where the variant has none. */

import type { Roll } from '../../../src/domain/dice/roll.js';
import { type Action, momentOf } from '../../../src/domain/game/actions.js';
import { movementOf } from '../../../src/domain/board/bonus.js';
import type { GameCommand } from '../../../src/domain/game/commands.js';
import type { GameEvent } from '../../../src/domain/game/events.js';
import { smallestLevel } from '../../../src/domain/cube/resignation.js';
import { defaultGameRules, type GameRules } from '../../../src/domain/game/rules.js';
import type { GameState, OpenGame } from '../../../src/domain/game/state.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import type { Side } from '../../../src/domain/kernel/side.js';
import type { ViolationCode } from '../../../src/domain/kernel/violation.js';
import { legalPlays } from '../../../src/domain/play/legal-plays.js';
import type { Checkers, Position } from '../../../src/domain/position/position.js';
import { type Variant, variantOf } from '../../../src/domain/variant/variants.js';
import { drawnPosition } from './drawn-position.js';
import { GAME } from './given.js';

type CommandOf<Command> = Command extends GameCommand ? Omit<Command, 'sender'> : never;
export type Act = CommandOf<GameCommand>;

/** A game that has begun, with the events so far. */
export class VariantGame {
  readonly events: GameEvent[];
  /** The state after the events; where a test has put the checkers elsewhere, from there. */
  state: GameState;

  constructor(
    readonly variant: Variant,
    starter: Side | null = null,
    rules: Partial<GameRules> = {},
  ) {
    const record = variantOf(variant);
    this.events = [
      {
        type: 'GameStarted',
        gameId: 'game-1',
        number: 1,
        variant,
        dice: 'recorded',
        rules: { ...defaultGameRules('recorded', record), ...rules },
        terms: {
          crawford: false,
          cube: { inUse: record.cube === 'allowed', maxValue: null, waiting: [], away: null },
          money: null,
        },
        starter,
      },
    ];
    this.state = fold(GAME.evolve, GAME.initialState, this.events);
  }

  /** The checkers put somewhere else, white to roll. `X[...] O[...]`, all points in White's view. */
  placed(drawn: string | Position): this {
    if (this.state.status !== 'open') throw new Error('the game is over');
    const position = typeof drawn === 'string' ? drawnFor(this.variant, drawn) : drawn;
    this.state = { ...this.state, position, phase: { name: 'before-roll', side: 'white', doubling: 'open' } };
    return this;
  }

  /** The acts, each of which has to be accepted. */
  do(...acts: readonly Act[]): this {
    for (const act of acts) {
      const decision = GAME.decide(this.state, commandOf(act));
      if (!decision.ok) throw new Error(`${act.type} was refused: ${JSON.stringify(decision.error)}`);
      this.events.push(...decision.value);
      this.state = fold(GAME.evolve, this.state, decision.value);
    }
    return this;
  }

  refusal(act: Act): ViolationCode | null {
    const decision = GAME.decide(this.state, commandOf(act));
    return decision.ok ? null : decision.error.code;
  }

  get open(): OpenGame {
    if (this.state.status !== 'open') throw new Error('the game is over');
    return this.state;
  }

  /** The phase as readers see it, and whose it is. */
  get moment(): string {
    if (this.state.status === 'not-started') return 'not-started';
    const { phase, toAct } = momentOf(this.state);
    return toAct === null ? phase : `${phase} ${toAct}`;
  }
}

function commandOf(act: Act): GameCommand {
  return { sender: { side: null, staff: true }, ...act };
}

export const roll = (a: number, b: number): Act => ({ type: 'RollDice', dice: [a, b] as unknown as Roll });
export const play = (text: string): Act => ({ type: 'MakePlay', play: { text } });
export const name = (die: number): Act => ({ type: 'NameDoublet', die: die as Roll[0] });
export const opening = (white: number, black: number): Act => ({ type: 'ThrowOpening', throws: [{ white, black }] });

/** The drawn position with what the variant adds: `rsv` as drawn, the rest of the opponent's checkers where they begin. */
export function drawnFor(variant: Variant, drawn: string): Position {
  const rules = variantOf(variant);
  const { white, black } = drawnPosition(drawn);
  const total = ({ points, bar, off, reserve = 0 }: Checkers): number =>
    points.reduce((sum, count) => sum + count, bar + off + reserve);
  const completed = (checkers: Checkers): Checkers => {
    if (rules.startReserve > 0) {
      return { ...checkers, reserve: (checkers.reserve ?? 0) + rules.checkers - total(checkers) };
    }
    return checkers;
  };
  const marked = (checkers: Checkers): Checkers => {
    if (rules.contact === 'pin') return { ...checkers, pinned: checkers.pinned ?? [] };
    if (rules.hitRequiresHomeChecker !== 'ever') return checkers;
    return { ...checkers, mayHit: checkers.off > 0 || checkers.points.slice(0, 6).some((count) => count > 0) };
  };
  return { white: marked(completed(white)), black: marked(completed(black)) };
}

/** One of the things that may be done, picked by `pick`. */
export function actOf(action: Action, game: OpenGame, pick: (limit: number) => number): Act | null {
  switch (action) {
    case 'opening-roll':
      return opening(1 + pick(6), 1 + pick(6));
    case 'roll':
      return roll(1 + pick(6), 1 + pick(6));
    case 'name-doublet':
      return name(1 + pick(6));
    case 'play': {
      if (game.phase.name !== 'to-play') return null;
      const { side, roll: dice, origin } = game.phase;
      const found = legalPlays(movementOf(variantOf(game.variant), origin), game.position, side, dice);
      return { type: 'MakePlay', play: { moves: found[pick(found.length)]!.play } };
    }
    case 'resign':
      return { type: 'OfferResignation', as: smallestLevel(game) };
    case 'skip':
      return { type: 'SkipTurn' };
    case 'refuse-resignation':
      return { type: 'RefuseResignation' };
    default:
      return null;
  }
}
