/** The clock of a match: its kind, the minutes of each player, the seconds of each turn. With the words of a beginning. */
import type { Schemas } from '../../../../client/src/index.js';
import { type Word, t } from '../../texts/index.js';
import { Select } from '../form/select.js';
import { isCount } from './count.js';

type Clock = Schemas['AskedClockDto'];
type Mode = Schemas['AskedClockMode'];

export interface ClockWanted {
  readonly mode: Mode;
  /** As they are typed; null: the usual ones. */
  readonly minutes: string | null;
  /** Of each turn, as they are typed; null: the usual ones. */
  readonly seconds: string | null;
  /** Whether the minutes are for the whole match, or for each point of its length. */
  readonly isWhole: boolean;
}

/** Whose clock it is. */
export interface ClockOf {
  /** Of the match; null: its matches may have any. */
  readonly length: number | null;
  readonly isDoubles: boolean;
}

const MODES = ['none', 'simpleDelay', 'bronstein', 'fischer', 'plain'] as const;
const SECONDS = 60;
/** What the service sets where nothing else is asked for, which is shown and not sent. */
const USUAL = {
  perPoint: 120,
  perPointOfDoubles: 150,
  perPointOfPlain: 360,
  perTurn: 12,
  perTurnOfDoubles: 18,
} as const;

export const NO_CLOCK: ClockWanted = { mode: 'none', minutes: null, seconds: null, isWhole: false };

/** `2:30`, and without its seconds where there are none. */
function minutesOf(seconds: number): string {
  const rest = seconds % SECONDS;
  const minutes = Math.floor(seconds / SECONDS);
  return rest === 0 ? String(minutes) : `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** The seconds in `2`, `2.5`, `2,5` and `2:30` minutes; null: no time. */
function secondsIn(minutes: string): number | null {
  const [, whole, rest] = /^(\d{1,5}):([0-5]\d)$/.exec(minutes.trim()) ?? [];
  const decimal = /^\d{1,5}(?:[.,]\d{1,2})?$/.test(minutes.trim()) ? Number(minutes.replace(',', '.')) : 0;
  const seconds = whole === undefined ? Math.round(decimal * SECONDS) : Number(whole) * SECONDS + Number(rest);
  return seconds > 0 ? seconds : null;
}

function usualReserve({ mode, isWhole }: ClockWanted, { length, isDoubles }: ClockOf): number {
  const other = isDoubles ? USUAL.perPointOfDoubles : USUAL.perPoint;
  return (mode === 'plain' ? USUAL.perPointOfPlain : other) * (isWhole ? (length ?? 1) : 1);
}

function usualTurn({ isDoubles }: ClockOf): number {
  return isDoubles ? USUAL.perTurnOfDoubles : USUAL.perTurn;
}

/** The clock that stands already. */
export function clockWantedOf(clock: Clock | null | undefined): ClockWanted {
  if (clock === null || clock === undefined) return NO_CLOCK;
  const { mode = 'simpleDelay', reserveSeconds, reserveSecondsPerPoint, perTurnSeconds } = clock;
  const reserve = reserveSeconds ?? reserveSecondsPerPoint;
  return {
    mode,
    minutes: reserve === undefined ? null : minutesOf(reserve),
    seconds: perTurnSeconds === undefined ? null : String(perTurnSeconds),
    isWhole: reserveSeconds !== undefined,
  };
}

/**
 * The clock as it is asked for; null: none.
 *
 * @param before what stands already, of which only the times are chosen here
 */
export function clockOf({ mode, minutes, seconds, isWhole }: ClockWanted, before?: Clock | null): Clock | null {
  if (mode === 'none') return null;
  const { reserveSeconds: _, reserveSecondsPerPoint: _each, perTurnSeconds: _turn, ...others } = before ?? {};
  const reserve = minutes === null ? null : secondsIn(minutes);
  return {
    ...others,
    mode,
    ...(reserve === null ? {} : { [isWhole ? 'reserveSeconds' : 'reserveSecondsPerPoint']: reserve }),
    ...(seconds === null || mode === 'plain' ? {} : { perTurnSeconds: Number(seconds) }),
  };
}

/** What a clock needs before it can be asked for; null: nothing. */
export function missingOfClock({ mode, minutes, seconds }: ClockWanted): Word | null {
  if (mode === 'none') return null;
  if (minutes !== null && secondsIn(minutes) === null) return 'missing.minutes';
  return mode === 'plain' || seconds === null || seconds === '0' || isCount(seconds) ? null : 'missing.seconds';
}

/** The clock in a few words. */
export function clockInWords(clock: ClockWanted, of: ClockOf): string {
  const { mode, isWhole, minutes, seconds } = clock;
  const reserve = minutes === null ? usualReserve(clock, of) : (secondsIn(minutes) ?? 0);
  const times = t(isWhole ? 'clock.said' : 'clock.said-per-point', { minutes: minutesOf(reserve) });
  const turn = mode === 'plain' ? '' : ` + ${t('clock.said-turn', { seconds: seconds ?? usualTurn(of) })}`;
  return `${t(mode === 'simpleDelay' ? 'clock.title' : `clock.${mode}`)}: ${times}${turn}`;
}

interface ClockFieldsProps {
  readonly clock: ClockWanted;
  readonly of: ClockOf;
  readonly onChange: (clock: ClockWanted) => void;
}

export function ClockFields({ clock, of, onChange }: ClockFieldsProps) {
  const { mode, isWhole, minutes, seconds } = clock;
  return (
    <>
      <Select
        label={t('clock.title')}
        field="/rules/clock"
        of={MODES}
        chosen={mode}
        onChoose={(chosen) => onChange({ ...clock, mode: chosen })}
        textOf={(each) => t(`clock.${each}`)}
      />
      {mode !== 'none' && (
        <>
          <div class="two">
            <label>
              {t(isWhole ? 'clock.minutes' : 'clock.minutes-per-point')}
              <input
                inputMode="decimal"
                data-field="/rules/clock/reserveSeconds /rules/clock/reserveSecondsPerPoint"
                data-unit={SECONDS}
                maxLength={8}
                autocomplete="off"
                value={minutes ?? minutesOf(usualReserve(clock, of))}
                onInput={({ currentTarget }) => onChange({ ...clock, minutes: currentTarget.value })}
              />
            </label>
            {mode !== 'plain' && (
              <label>
                {t('clock.seconds')}
                <input
                  inputMode="numeric"
                  data-field="/rules/clock/perTurnSeconds"
                  maxLength={5}
                  autocomplete="off"
                  value={seconds ?? String(usualTurn(of))}
                  onInput={({ currentTarget }) => onChange({ ...clock, seconds: currentTarget.value })}
                />
              </label>
            )}
          </div>
          <p class="quiet small">
            {t(`clock.means-${mode}`)} {t('clock.where')}
          </p>
        </>
      )}
    </>
  );
}
