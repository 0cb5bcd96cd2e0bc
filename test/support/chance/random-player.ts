/** A player who plays a match at random, but by the rules: for laws that hold in every match. */

import { type Roll } from '../../../src/domain/dice/roll.js';
import { ROLLS } from '../domain/rolls.js';
import type { Action } from '../../../src/domain/game/actions.js';
import { movementOf } from '../../../src/domain/board/bonus.js';
import { smallestLevel } from '../../../src/domain/cube/resignation.js';
import { RESULT_KINDS } from '../../../src/domain/variant/win-kinds.js';
import {
  COMMITS,
  CORRECTION_WINDOWS,
  DICE_MODES,
  FIRST_ROLLS,
  PREMATURE_ROLLS,
  VALIDATIONS,
} from '../../../src/domain/board/rules.js';
import { RESIGNATION_POLICIES, RESIGNATION_TIMES } from '../../../src/domain/cube/rules.js';
import type { OpenGame } from '../../../src/domain/game/state.js';
import { SIDES } from '../../../src/domain/kernel/side.js';
import { DEAD_CUBES, HOLLAND_SIDES } from '../../../src/domain/match/rules.js';
import { legalPlays } from '../../../src/domain/play/legal-plays.js';
import type { RequestedMove } from '../../../src/domain/play/play.js';
import { BAR, OFF } from '../../../src/domain/position/point.js';
import { VARIANT_IDS, variantOf } from '../../../src/domain/variant/variants.js';
import type { Act, MatchChoices, SessionChoices } from '../domain/builders.js';
import { lawSeed } from './laws.js';

/** Numbers that look thrown, the same for the same seed. */
export class Chance {
  private seed: number;

  constructor(seed: number) {
    this.seed = lawSeed(seed);
  }

  /** A whole number from 0 up to but without `below`. */
  below(below: number): number {
    // Mulberry32.
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), this.seed | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }

  /** True once in so many times. */
  onceIn(times: number): boolean {
    return this.below(times) === 0;
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)]!;
  }

  roll(): Roll {
    const [a, b] = this.of(ROLLS);
    return this.onceIn(2) ? [a, b] : [b, a];
  }
}

/** Options of every kind, so that each meets each sooner or later. */
export function randomChoices(chance: Chance): MatchChoices {
  const dice = chance.of(DICE_MODES);
  const crawford = !chance.onceIn(3);
  const variant = chance.of(VARIANT_IDS);
  return {
    length: chance.of([1, 2, 3, 5, 7]),
    variant,
    dice,
    rules: {
      firstRoll: chance.of(FIRST_ROLLS),
      cubeBeforeFirstRoll: chance.onceIn(2),
      winnerStarts: chance.onceIn(3),
      autoPassShutOut: chance.onceIn(2),
      prematureRoll: dice === 'recorded' ? chance.of(PREMATURE_ROLLS) : 'reject',
      diceOnCheckerValid: dice === 'recorded' && chance.onceIn(2),
      commit: chance.of(COMMITS),
      validation: chance.of(VALIDATIONS),
      correctionWindow: chance.of(CORRECTION_WINDOWS),
      backgammonMultiplier: chance.of([2, 3]),
      gammons: !chance.onceIn(4),
      resignationWhen: chance.of(RESIGNATION_TIMES),
      resignation: chance.of(RESIGNATION_POLICIES),
      cube: variantOf(variant).cube === 'allowed' && !chance.onceIn(5),
      maxCube: chance.of([null, null, 1, 2, 64]),
      deadCube: chance.of(DEAD_CUBES),
      crawford,
      holland: crawford && chance.onceIn(2),
      hollandApplies: chance.of(HOLLAND_SIDES),
    },
  };
}

/** The same for money sessions. */
export function randomSession(chance: Chance): SessionChoices {
  const { length: _length, rules: all = {}, ...choices } = randomChoices(chance);
  const { deadCube: _dead, crawford: _crawford, holland: _holland, hollandApplies: _applies, ...rules } = all;
  return {
    ...choices,
    stake: chance.of([0, 1, 5, 1000]),
    rules: {
      ...rules,
      jacoby: !chance.onceIn(3),
      jacobyAfterAutomaticDouble: chance.onceIn(2),
      beavers: chance.of([0, 1, 2, 3, null]),
      beaverOnRedouble: !chance.onceIn(3),
      raccoonDrop: !chance.onceIn(3),
      automaticDoubles: chance.of([0, 1, 2, null]),
      automaticDoublesBeyondFirst: 'automatic',
    },
  };
}

/** The board of a game, of a match or of a chouette. */
type BoardInPlay = Pick<OpenGame, 'phase' | 'position' | 'variant' | 'lastPlay'>;

/** The act of a button with what it needs to be accepted, if the game lets this be done at all. */
export function actOf(action: Action, game: BoardInPlay, chance: Chance): Act {
  switch (action) {
    case 'opening-roll': {
      const [white, black] = chance.roll();
      return { type: 'ThrowOpening', throws: [{ white, black }] };
    }
    case 'roll':
      return { type: 'RollDice', dice: chance.roll() };
    case 'double':
      return { type: 'OfferDouble' };
    case 'skip':
      return { type: 'SkipTurn' };
    case 'play':
      return { type: 'MakePlay', play: { moves: randomPlay(game, chance) } };
    case 'commit':
      return { type: 'CommitPlay' };
    case 'lay-back':
      return { type: 'PickUpPlay' };
    case 'take':
      return { type: 'TakeDouble' };
    case 'beaver':
    case 'raccoon':
    case 'otter':
      return { type: 'TurnCubeAgain', turn: action };
    case 'drop':
      return { type: 'DropDouble' };
    case 'name-doublet':
      return { type: 'NameDoublet', die: chance.roll()[0] };
    case 'resign':
      return { type: 'OfferResignation', as: smallestLevel(game) };
    case 'accept-resignation':
      return { type: 'AcceptResignation' };
    case 'refuse-resignation':
      return { type: 'RefuseResignation' };
    case 'withdraw-resignation':
      return { type: 'WithdrawResignation' };
    case 'settle': {
      const points = chance.of([0, 1, 3, 7]);
      return { type: 'OfferSettlement', to: points === 0 ? null : chance.of(SIDES), points };
    }
    case 'accept-settlement':
      return { type: 'AcceptSettlement' };
  }
}

/** What a scorer may try at any moment; mostly refused. */
export function scorersAct(game: BoardInPlay, chance: Chance): Act {
  switch (chance.below(4)) {
    case 0:
      return { type: 'VoidRoll', reason: chance.of(['cocked', 'premature', 'on-checker']), dice: null };
    case 1:
      return { type: 'CorrectPlay', play: { moves: correctionOf(game, chance) } };
    case 2:
      return { type: 'OfferResignation', as: chance.of(RESULT_KINDS) };
    default:
      return { type: 'MakePlay', play: { moves: anyMoves(chance) } };
  }
}

function randomPlay({ phase, position, variant }: BoardInPlay, chance: Chance): readonly RequestedMove[] {
  if (phase.name !== 'to-play') return [{ from: 24, to: 23 }];
  return chance.of(legalPlays(movementOf(variantOf(variant), phase.origin), position, phase.side, phase.roll)).play;
}

function correctionOf({ lastPlay, variant }: BoardInPlay, chance: Chance): readonly RequestedMove[] {
  if (lastPlay === null) return [];
  const legal = legalPlays(variantOf(variant), lastPlay.before.position, lastPlay.side, lastPlay.roll);
  return legal.length === 0 ? [] : chance.of(legal).play;
}

/** Forward moves that no dice need allow. */
function anyMoves(chance: Chance): readonly RequestedMove[] {
  return Array.from({ length: chance.below(4) }, () => {
    const from = 1 + chance.below(BAR);
    return { from, to: OFF + chance.below(from) };
  });
}
