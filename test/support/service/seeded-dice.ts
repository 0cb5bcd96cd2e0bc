import { DiceSource, type ThrownDie } from '../../../src/platform/dice/dice-source.js';
import { seededChance } from '../clients/next-action.js';

/** Dice of the service that fall the same way in every run. */
export class SeededDice extends DiceSource {
  private readonly chance: () => number;

  constructor(seed: number) {
    super();
    this.chance = seededChance(seed);
  }

  override die(): ThrownDie {
    return (1 + Math.floor(this.chance() * 6)) as ThrownDie;
  }
}
