/** The fields in which a clock is asked for. With the words of a beginning. */
import { type Word, t } from '../../texts/index.js';
import { Select } from '../form/select.js';
import {
  type Clock,
  type ClockOf,
  type ClockWanted,
  type OnExpiry,
  SECONDS,
  USUAL_EXPIRY,
  minutesOf,
  secondsIn,
  usualReserve,
  usualTurn,
} from '../rules/clock.js';
import { clocks } from '../rules/usual-clocks.js';
import { isCount } from './count.js';

/** As the service has them, and none. */
const MODES = ['none', ...clocks.map(({ mode }) => mode)] as const;
/** What a fallen flag costs. */
const ON_EXPIRY: readonly OnExpiry[] = ['loseMatch', 'penaltyPoints', 'loseGame'];

/**
 * The clock as it is asked for; null: none.
 *
 * @param before what stands already, of which only the times are chosen here
 */
export function clockOf(
  { mode, minutes, seconds, isWhole, onExpiry = USUAL_EXPIRY }: ClockWanted,
  before?: Clock | null,
): Clock | null {
  if (mode === 'none') return null;
  const { reserveSeconds: _, reserveSecondsPerPoint: _each, perTurnSeconds: _turn, ...others } = before ?? {};
  const isSame = onExpiry === (before?.onExpiry ?? USUAL_EXPIRY);
  const reserve = minutes === null ? null : secondsIn(minutes);
  return {
    ...(isSame ? others : withExpiry(others, onExpiry)),
    mode,
    ...(reserve === null ? {} : { [isWhole ? 'reserveSeconds' : 'reserveSecondsPerPoint']: reserve }),
    ...(seconds === null || mode === 'plain' ? {} : { perTurnSeconds: Number(seconds) }),
  };
}

/** Another cost of a fallen flag: what went with the one before goes. */
function withExpiry(clock: Clock, onExpiry: OnExpiry): Clock {
  const { onExpiry: _, ginException: _gin, expiryPoints: _points, ...others } = clock;
  const { refillSeconds: _refill, expiryWinType: _type, ...kept } = others;
  return onExpiry === USUAL_EXPIRY ? kept : { ...kept, onExpiry };
}

/** What a clock needs before it can be asked for; null: nothing. */
export function missingOfClock({ mode, minutes, seconds }: ClockWanted): Word | null {
  if (mode === 'none') return null;
  if (minutes !== null && secondsIn(minutes) === null) return 'missing.minutes';
  return mode === 'plain' || seconds === null || seconds === '0' || isCount(seconds) ? null : 'missing.seconds';
}

interface ClockFieldsProps {
  readonly clock: ClockWanted;
  readonly of: ClockOf;
  readonly onChange: (clock: ClockWanted) => void;
}

export function ClockFields({ clock, of, onChange }: ClockFieldsProps) {
  const { mode, isWhole, minutes, seconds, onExpiry = USUAL_EXPIRY } = clock;
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
                  value={seconds ?? String(usualTurn(clock, of))}
                  onInput={({ currentTarget }) => onChange({ ...clock, seconds: currentTarget.value })}
                />
              </label>
            )}
          </div>
          <Select
            label={t('clock.on-expiry')}
            field="/rules/clock/onExpiry"
            of={ON_EXPIRY}
            chosen={onExpiry}
            onChoose={(chosen) => onChange({ ...clock, onExpiry: chosen })}
            textOf={(each) => t(`clock.on-expiry-${each}`)}
          />
          <p class="quiet small">
            {t(`clock.means-${mode}`)} {t('clock.where')}
          </p>
        </>
      )}
    </>
  );
}
