import { Clock } from '../../../src/platform/clock/clock.js';
import { DiceSource, type ThrownDie } from '../../../src/platform/dice/dice-source.js';

/** A clock that stands still until it is moved. */
export class ScriptedClock extends Clock {
  constructor(private time: Date = new Date('2026-01-02T03:04:05.678Z')) {
    super();
  }

  override now(): Date {
    return new Date(this.time);
  }

  advance(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}

/** Dice that fall as they were told; asking for more than that is a fault of the test. */
export class ScriptedDice extends DiceSource {
  private readonly faces: ThrownDie[] = [];

  /** Adds throws to those still to come. */
  willFall(...faces: ThrownDie[]): void {
    this.faces.push(...faces);
  }

  override die(): ThrownDie {
    const face = this.faces.shift();
    if (face === undefined) throw new Error('no throw is left in the script');
    return face;
  }
}
