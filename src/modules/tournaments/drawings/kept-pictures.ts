import type { OpenedTournament } from '../../../domain/index.js';
import { Kept } from '../../../platform/kept.js';

/** As many as one night has readers of: each flight, on paper and on phones. */
const MOST = 8;

/**
 * Pictures of tournaments as they are now. Everybody at a club night looks at the same bracket, and a large one takes a twentieth of
 * a second to draw: it is drawn once, also for readers who ask while it is drawn.
 */
export class KeptPictures {
  private readonly pictures = new WeakMap<OpenedTournament, Kept<string, Promise<string>>>();

  /** The picture of this state; `beside`: all else that it shows or depends on. */
  of(state: OpenedTournament, beside: unknown, draw: () => Promise<string>): Promise<string> {
    const ofState = this.pictures.get(state) ?? new Kept<string, Promise<string>>(MOST);
    this.pictures.set(state, ofState);
    const key = JSON.stringify(beside);
    const known = ofState.get(key);
    if (known !== undefined) return known;
    const picture = draw();
    ofState.set(key, picture);
    picture.catch(() => ofState.delete(key));
    return picture;
  }
}
