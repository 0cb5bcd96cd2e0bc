/** The clock of a match, running on between two words of the service. */
import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '../../../client/src/index.js';
import type { Side } from '../board/view.js';
import { serviceNow, spoken } from '../service-time.js';
import { t } from '../texts/index.js';

type ClockView = NonNullable<Schemas['GameDto']['clock']>;

const TICK = 500;

/** What the clock shows for each side now. The view may be an old one that this device has kept: it says of which moment it is. */
function shownTimes(
  { reserves, running, turnRemainingMs, expired, asOf }: ClockView,
  now: number,
): Record<Side, number> {
  const passed = running === null || asOf === null ? 0 : Math.max(0, now - Date.parse(asOf));
  const beyondDelay = Math.max(0, passed - (turnRemainingMs ?? 0));
  const of = (side: Side): number => {
    if (expired === side) return 0;
    return side === running ? Math.max(0, reserves[side] - beyondDelay) : reserves[side];
  };
  return { white: of('white'), black: of('black') };
}

export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface ClockProps {
  readonly clock: ClockView;
  readonly side: Side;
  /** Told when the time of the side is over: the service says whether it is. */
  readonly onOver: () => void;
}

export default function Clock({ clock, side, onOver }: ClockProps) {
  spoken(clock.asOf);
  const [, tick] = useState(0);
  useEffect(() => {
    if (clock.running === null) return undefined;
    const timer = setInterval(() => tick((ticks) => ticks + 1), TICK);
    return () => clearInterval(timer);
  }, [clock]);
  const left = shownTimes(clock, serviceNow())[side];
  const isRunning = clock.running === side;
  const isOver = isRunning && left === 0 && clock.expired === null;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  return (
    <span
      class={isRunning ? 'clock running' : 'clock'}
      role="timer"
      aria-label={t('match.clock', { time: clockText(left) })}
    >
      {clockText(left)}
    </span>
  );
}
