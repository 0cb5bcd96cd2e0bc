/**
 * The clock of a match as it is agreed (T30–T33, T35): the mode, the reserve of each side for the whole match, the time
 * per turn, and what a fallen flag means. In seconds, as people say them; the clock itself counts milliseconds.
 */

import { type Result, accepted, refused } from '../kernel/result.js';

export const CLOCK_MODES = ['simpleDelay', 'bronstein', 'fischer', 'plain'] as const;
/** T33: how the time per turn and the reserve are reckoned. */
export type ClockMode = (typeof CLOCK_MODES)[number];

export const EXPIRIES = ['loseMatch', 'penaltyPoints', 'loseGame'] as const;
export const EXPIRY_WIN_TYPES = ['single', 'worstPossible'] as const;

/** T35: what it costs when the flag falls. */
type ExpiryPolicy =
  /** `ginException`: not at match point, once the opponent cannot win the game any more. */
  | { readonly onExpiry: 'loseMatch'; readonly ginException: boolean }
  | { readonly onExpiry: 'penaltyPoints'; readonly expiryPoints: number; readonly refillSeconds: number }
  | {
      readonly onExpiry: 'loseGame';
      readonly expiryWinType: (typeof EXPIRY_WIN_TYPES)[number];
      /** What the side has left for the next game. */
      readonly refillSeconds: number;
    };

export type ClockSettings = ExpiryPolicy & {
  readonly mode: ClockMode;
  /** Of each side, for the whole match. */
  readonly reserveSeconds: number;
  /** What each point of the length gave to the reserve; there where the reserve came from the length (T31), since 0.5.9. */
  readonly reserveSecondsPerPoint?: number;
  /** 0 on a plain clock. */
  readonly perTurnSeconds: number;
};

/** A clock as requested; missing settings take their defaults. */
export interface AskedClock {
  readonly mode?: ClockMode | 'none' | undefined;
  readonly reserveSeconds?: number | undefined;
  readonly reserveSecondsPerPoint?: number | undefined;
  readonly perTurnSeconds?: number | undefined;
  /** Two people at each side: other defaults. */
  readonly doubles?: boolean | undefined;
  readonly onExpiry?: ExpiryPolicy['onExpiry'] | undefined;
  readonly ginException?: boolean | undefined;
  readonly expiryPoints?: number | undefined;
  readonly refillSeconds?: number | undefined;
  readonly expiryWinType?: (typeof EXPIRY_WIN_TYPES)[number] | undefined;
}

/** What cannot be had: the option of the clock, and why. */
type ClockFault = readonly [key: keyof AskedClock, reason: string];

/** Smallest and largest value of each number that can be asked for. */
export const CLOCK_BOUNDS = {
  reserveSeconds: [1, 1_000_000],
  reserveSecondsPerPoint: [1, 10_000],
  perTurnSeconds: [0, 10_000],
  refillSeconds: [1, 10_000],
  expiryPoints: [1, 99],
} as const satisfies Partial<Record<keyof AskedClock, readonly [number, number]>>;

/** T31: seconds of reserve for each point of the length. */
const RESERVE_PER_POINT = { singles: 120, doubles: 150, plain: 360 } as const;
const PER_TURN = { singles: 12, doubles: 18 } as const;
const DEFAULT_POINTS = 1;
const DEFAULT_REFILL = 60;

/** Who sits at a side: one player, or two in doubles, who have other times. */
type Players = 'singles' | 'doubles';

/** The times that a clock has where no others are asked for, in seconds (T31). */
export interface UsualTimes {
  /** For each point of the length. */
  readonly reserveSecondsPerPoint: number;
  /** 0 on a plain clock. */
  readonly perTurnSeconds: number;
}

/** The usual times of a clock (T31). */
export function usualTimes(mode: ClockMode, players: Players): UsualTimes {
  return mode === 'plain'
    ? { reserveSecondsPerPoint: RESERVE_PER_POINT.plain, perTurnSeconds: 0 }
    : { reserveSecondsPerPoint: RESERVE_PER_POINT[players], perTurnSeconds: PER_TURN[players] };
}

/** Which options go with which consequence. */
const EXPIRY_KEYS: Readonly<Record<ExpiryPolicy['onExpiry'], readonly (keyof AskedClock)[]>> = {
  loseMatch: ['ginException'],
  penaltyPoints: ['expiryPoints', 'refillSeconds'],
  loseGame: ['expiryWinType', 'refillSeconds'],
};

/**
 * The clock that was asked for, null for none, or everything that is wrong with it. `ahead`: the points that the two
 * sides still have to go, taken together: twice the length at the start, less what was won when it comes later (T31, T32).
 */
export function clockSettings(asked: AskedClock, ahead: number): Result<ClockSettings | null, readonly ClockFault[]> {
  const faults = asked.mode === 'none' ? faultsOfNone(asked) : faultsOf(asked);
  if (faults.length > 0) return refused(faults);
  if (asked.mode === 'none') return accepted(null);
  const { mode = 'simpleDelay', doubles = false } = asked;
  const usual = usualTimes(mode, doubles ? 'doubles' : 'singles');
  const perPoint = asked.reserveSecondsPerPoint ?? usual.reserveSecondsPerPoint;
  const ofLength = { reserveSeconds: Math.ceil((perPoint * ahead) / 2), reserveSecondsPerPoint: perPoint };
  return accepted({
    mode,
    ...(asked.reserveSeconds === undefined ? ofLength : { reserveSeconds: asked.reserveSeconds }),
    perTurnSeconds: asked.perTurnSeconds ?? usual.perTurnSeconds,
    ...expiryPolicy(asked),
  });
}

/** The reserve once the length has so many points more, or fewer (T31); undefined where the length did not make it. */
export function reserveAtLength(
  { reserveSeconds, reserveSecondsPerPoint }: ClockSettings,
  points: number,
): number | undefined {
  return reserveSecondsPerPoint === undefined ? undefined : reserveSeconds + reserveSecondsPerPoint * points;
}

function expiryPolicy(asked: AskedClock): ExpiryPolicy {
  const { onExpiry = 'loseMatch', refillSeconds = DEFAULT_REFILL } = asked;
  switch (onExpiry) {
    case 'loseMatch':
      return { onExpiry, ginException: asked.ginException ?? true };
    case 'penaltyPoints':
      return { onExpiry, expiryPoints: asked.expiryPoints ?? DEFAULT_POINTS, refillSeconds };
    case 'loseGame':
      return { onExpiry, expiryWinType: asked.expiryWinType ?? 'single', refillSeconds };
  }
}

function faultsOfNone(asked: AskedClock): readonly ClockFault[] {
  return namedKeys(asked).flatMap((key): ClockFault[] => (key === 'mode' ? [] : [[key, 'clock-none']]));
}

function faultsOf(asked: AskedClock): readonly ClockFault[] {
  const faults: ClockFault[] = [];
  for (const [key, [least, most]] of Object.entries(CLOCK_BOUNDS) as [keyof typeof CLOCK_BOUNDS, [number, number]][]) {
    const value = asked[key];
    if (value === undefined) continue;
    if (!Number.isInteger(value) || value < least || value > most) faults.push([key, 'clock-value']);
  }
  if (asked.reserveSeconds !== undefined && asked.reserveSecondsPerPoint !== undefined) {
    faults.push(['reserveSecondsPerPoint', 'clock-reserve-twice']);
  }
  if (asked.mode === 'plain' && asked.perTurnSeconds !== undefined) faults.push(['perTurnSeconds', 'clock-plain']);
  const own = EXPIRY_KEYS[asked.onExpiry ?? 'loseMatch'];
  const others = new Set(Object.values(EXPIRY_KEYS).flat());
  for (const key of namedKeys(asked)) if (others.has(key) && !own.includes(key)) faults.push([key, 'clock-expiry']);
  return faults;
}

function namedKeys(asked: AskedClock): readonly (keyof AskedClock)[] {
  return (Object.keys(asked) as (keyof AskedClock)[]).filter((key) => asked[key] !== undefined);
}
