import { DIE_FACES, type Roll } from '../../../src/domain/dice/roll.js';

/** The 21 different rolls, 1-1, 2-1, 2-2 … 6-6, larger die first. */
export const ROLLS: readonly Roll[] = DIE_FACES.flatMap((a) =>
  DIE_FACES.filter((b) => b <= a).map((b): Roll => [a, b]),
);
