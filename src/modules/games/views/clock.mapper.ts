import {
  type FinishedMatch,
  type Milliseconds,
  type OpenMatch,
  delayLeft,
  fallenFlag,
  flagMoment,
  reservesAt,
  usedAt,
} from '../../../domain/index.js';
import type { ClockDto } from '../dto/clock.dto.js';

const SECOND = 1_000;

/**
 * The clock of the match as it stands now; null without one. What changes while time runs holds for `asOf`, all
 * the rest follows from the version of the match: a view that was kept stays true, and says when it was.
 */
export function clockView({ clock }: OpenMatch | FinishedMatch, now: Milliseconds): ClockDto | null {
  if (clock === undefined) return null;
  const { settings, turn, paused } = clock;
  const flagAt = flagMoment(clock);
  const isRunning = turn !== null && turn.since !== null;
  return {
    mode: settings.mode,
    perTurnMs: settings.perTurnSeconds * SECOND,
    onExpiry: settings.onExpiry,
    running: isRunning ? turn.side : null,
    since: isRunning ? timeOf(turn.since) : null,
    paused,
    asOf: isRunning ? timeOf(now) : null,
    reserves: reservesAt(clock, now),
    turnUsedMs: turn === null ? null : usedAt(turn, now),
    turnRemainingMs: delayLeft(clock, now),
    flagAt: flagAt === null ? null : timeOf(flagAt),
    expired: fallenFlag(clock, now)?.side ?? null,
  };
}

function timeOf(milliseconds: Milliseconds | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
