/** The clock of a match, running on between two words of the service. */
import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '../../../client/src/index.js';
import type { Side } from '../board/view.js';
import { t } from '../texts/index.js';

type ClockView = NonNullable<Schemas['GameDto']['clock']>;

const TICK = 500;

/** What the clock shows for each side now. `heard`: when its view came, by this browser's own clock. */
function shownTimes(
  { reserves, running, turnRemainingMs, expired }: ClockView,
  heard: number,
  now: number,
): Record<Side, number> {
  const passed = running === null ? 0 : Math.max(0, now - heard);
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
  const [heard, setHeard] = useState(() => performance.now());
  const [now, setNow] = useState(heard);
  useEffect(() => {
    const moment = performance.now();
    setHeard(moment);
    setNow(moment);
    if (clock.running === null) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [clock]);
  const left = shownTimes(clock, heard, now)[side];
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
