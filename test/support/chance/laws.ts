/**
 * Seed and length of all random laws, from the environment. LAWS_SEED, a whole number, moves every fixed seed; LAWS_TIMES, a whole
 * number from 1, multiplies the rounds of every law and the time limits of tests (`../jest/time-limits.mjs`). With neither, every
 * run is the same.
 */

/** Neighbouring whole numbers are moved far apart, so that the seeds 1 to 300 of a law do not become 2 to 301. */
const STRIDE = 0x9e37_79b1;

const shift = setting('LAWS_SEED', Number.MIN_SAFE_INTEGER, 0);
const times = setting('LAWS_TIMES', 1, 1);

/**
 * The seed that stands in for a fixed one. The generators of chance (`Chance`, `seededChance`, `seededNumbers`) move theirs by
 * themselves; fast-check has to be given it.
 */
export function lawSeed(fixed: number): number {
  return shift === 0 ? fixed : (fixed + Math.imul(shift, STRIDE)) >>> 0;
}

/** How often something is tried that is tried so often by default. */
export function lawTimes(usual: number): number {
  return usual * times;
}

function setting(name: string, least: number, unset: number): number {
  const text = process.env[name] ?? '';
  if (text === '') return unset;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least)
    throw new Error(`${name} is no whole number from ${least}: ${text}`);
  return value;
}
