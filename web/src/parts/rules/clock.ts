/** The clock of a match, and how it is said: its kind, the minutes of each player, the seconds of each turn. */
import type { Schemas } from '../../../../client/src/index.js';
import { clocks } from './usual-clocks.js';
import { t } from './words.js';

export type Clock = Schemas['AskedClockDto'];
type Mode = Schemas['AskedClockMode'];
export type OnExpiry = Schemas['OnExpiry'];

export interface ClockWanted {
  readonly mode: Mode;
  /** As they are typed; null: the usual ones. */
  readonly minutes: string | null;
  /** Of each turn, as they are typed; null: the usual ones. */
  readonly seconds: string | null;
  /** Whether the minutes are for the whole match, or for each point of its length. */
  readonly isWhole: boolean;
  /** What a fallen flag costs; absent in entries that were kept before it could be chosen: as usual. */
  readonly onExpiry?: OnExpiry;
}

/** Whose clock it is. */
export interface ClockOf {
  /** Of the match; null: its matches may have any. */
  readonly length: number | null;
  readonly isDoubles: boolean;
}

export const SECONDS = 60;
/** What a fallen flag costs unless a director says otherwise (T35). */
export const USUAL_EXPIRY = 'loseMatch' satisfies OnExpiry;
/** Of no clock. */
const NONE = { reserveSecondsPerPoint: 0, perTurnSeconds: 0 };
const NO_TIMES = { singles: NONE, doubles: NONE };

export const NO_CLOCK: ClockWanted = { mode: 'none', minutes: null, seconds: null, isWhole: false };

/** `2:30`, and without its seconds where there are none. */
export function minutesOf(seconds: number): string {
  const rest = seconds % SECONDS;
  const minutes = Math.floor(seconds / SECONDS);
  return rest === 0 ? String(minutes) : `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** The seconds in `2`, `2.5`, `2,5` and `2:30` minutes; null: no time. */
export function secondsIn(minutes: string): number | null {
  const [, whole, rest] = /^(\d{1,5}):([0-5]\d)$/.exec(minutes.trim()) ?? [];
  const decimal = /^\d{1,5}(?:[.,]\d{1,2})?$/.test(minutes.trim()) ? Number(minutes.replace(',', '.')) : 0;
  const seconds = whole === undefined ? Math.round(decimal * SECONDS) : Number(whole) * SECONDS + Number(rest);
  return seconds > 0 ? seconds : null;
}

/** What the service sets where nothing else is asked for, which is shown and not sent. */
function usualOf(mode: Mode, { isDoubles }: ClockOf): Schemas['UsualTimesDto'] {
  const { singles, doubles } = clocks.find((each) => each.mode === mode) ?? NO_TIMES;
  return isDoubles ? doubles : singles;
}

export function usualReserve({ mode, isWhole }: ClockWanted, of: ClockOf): number {
  return usualOf(mode, of).reserveSecondsPerPoint * (isWhole ? (of.length ?? 1) : 1);
}

export function usualTurn({ mode }: ClockWanted, of: ClockOf): number {
  return usualOf(mode, of).perTurnSeconds;
}

/** The clock that stands already. */
export function clockWantedOf(clock: Clock | null | undefined): ClockWanted {
  if (clock === null || clock === undefined) return NO_CLOCK;
  const { mode = 'simpleDelay', reserveSeconds, reserveSecondsPerPoint, perTurnSeconds, onExpiry } = clock;
  const reserve = reserveSeconds ?? reserveSecondsPerPoint;
  return {
    mode,
    minutes: reserve === undefined ? null : minutesOf(reserve),
    seconds: perTurnSeconds === undefined ? null : String(perTurnSeconds),
    isWhole: reserveSeconds !== undefined,
    ...(onExpiry === undefined ? {} : { onExpiry }),
  };
}

/** The clock in a few words; its times only where they are right. */
export function clockInWords(clock: ClockWanted, of: ClockOf): string {
  const { onExpiry = USUAL_EXPIRY } = clock;
  const times = timesInWords(clock, of);
  return onExpiry === USUAL_EXPIRY ? times : `${times} · ${t(`clock.said-${onExpiry}`)}`;
}

function timesInWords(clock: ClockWanted, of: ClockOf): string {
  const { mode, isWhole, minutes } = clock;
  const name = t(mode === 'simpleDelay' ? 'clock.title' : `clock.${mode}`);
  const reserve = minutes === null ? usualReserve(clock, of) : secondsIn(minutes);
  const seconds = clock.seconds ?? String(usualTurn(clock, of));
  if (reserve === null || (mode !== 'plain' && !/^\d+$/.test(seconds))) return name;
  const times = t(isWhole ? 'clock.said' : 'clock.said-per-point', { minutes: minutesOf(reserve) });
  const turn = mode === 'plain' ? '' : ` + ${t('clock.said-turn', { seconds })}`;
  return `${name}: ${times}${turn}`;
}
