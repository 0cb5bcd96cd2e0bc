import type { OpenedTournament } from '../../../domain/index.js';
import { Kept } from '../../../platform/kept.js';

/** As many as one night has readers of: each flight, on paper and on phones. */
const MOST = 16;

/**
 * Bodies of answers about tournaments as they are now. Everybody at a club night looks at the same bracket and the same standings, and
 * those of a large tournament take up to a twentieth of a second: each is made once, also for readers who ask while it is made.
 */
export class KeptBodies {
  private readonly bodies = new WeakMap<OpenedTournament, Kept<string, Promise<unknown>>>();

  /**
   * The body for this state.
   * @param kind of body: the same kind is always of the same type
   * @param beside all else that it shows or depends on
   */
  of<Body>(state: OpenedTournament, kind: string, beside: unknown, make: () => Body | Promise<Body>): Promise<Body> {
    const ofState = this.bodies.get(state) ?? new Kept<string, Promise<unknown>>(MOST);
    this.bodies.set(state, ofState);
    const key = `${kind} ${JSON.stringify(beside)}`;
    const known = ofState.get(key);
    if (known !== undefined) return known as Promise<Body>;
    const body = Promise.resolve().then(make);
    ofState.set(key, body);
    body.catch(() => ofState.delete(key));
    return body;
  }
}
