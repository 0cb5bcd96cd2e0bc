/** Rolls of two dice (R16, R17). */

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const;
export type Die = (typeof DIE_FACES)[number];

/** Two dice as thrown; (a, b) and (b, a) are the same roll. */
export type Roll = readonly [Die, Die];

export function isDie(value: unknown): value is Die {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;
}

export function isDoublet(roll: Roll): boolean {
  return roll[0] === roll[1];
}

/** The roll as text, larger die first: `6-1`. */
export function formatRoll(roll: Roll): string {
  return `${Math.max(...roll)}-${Math.min(...roll)}`;
}
