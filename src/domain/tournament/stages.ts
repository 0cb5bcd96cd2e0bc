/** The stages of a tournament, and who plays in them. */

import type { Id } from '../kernel/brands.js';
import type { Stage } from './state.js';

/** Everybody who was drawn into the stage. */
export function entrantsOf(stage: Stage): readonly Id[] {
  switch (stage.kind) {
    case 'bracket':
      return stage.places.filter((entry) => entry !== null);
    case 'rounds':
      return stage.groups.flat();
    case 'ladder':
      return stage.order;
  }
}
