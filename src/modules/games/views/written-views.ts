import { Kept } from '../../../platform/kept.js';
import { WrittenJson } from '../../../platform/http/answers/written-json.js';
import type { AnyGameView } from '../acts/game-kind.js';

/** Views that are kept; of a kilobyte or two each. */
const KEPT = 1_000;

/**
 * Views of games as the bytes that are sent. A game that many readers watch is written once for each of its versions, and not
 * for each reader.
 */
export class WrittenViews {
  private readonly kept = new Kept<string, WrittenJson<AnyGameView>>(KEPT);

  /**
   * The bytes of the view.
   * @param name of exactly this view: another one as soon as anything in it changes
   */
  written(name: string, make: () => AnyGameView): WrittenJson<AnyGameView> {
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    const view = make();
    const written = WrittenJson.of(view);
    // While time runs, a view is true for one moment only.
    if ('clock' in view && view.clock !== null && view.clock.asOf !== null) return written;
    this.kept.set(name, written);
    return written;
  }
}
