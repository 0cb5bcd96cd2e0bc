import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';

export type ThrownDie = 1 | 2 | 3 | 4 | 5 | 6;

/** Where the dice of the server come from. */
export abstract class DiceSource {
  /** One throw of one die. */
  abstract die(): ThrownDie;

  /** Two dice thrown together, in the order in which they fell. */
  pair(): readonly [ThrownDie, ThrownDie] {
    return [this.die(), this.die()];
  }
}

/** Fair dice of the operating system's cryptographic generator: `randomInt` rejects instead of taking a remainder. */
@Injectable()
export class SystemDiceSource extends DiceSource {
  override die(): ThrownDie {
    return randomInt(1, 7) as ThrownDie;
  }
}
