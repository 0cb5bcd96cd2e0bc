import { type ClockCommand, type Milliseconds, SIDES } from '../../domain/index.js';
import type { ClockActDto } from './dto/clock-acts.dto.js';

const SECOND = 1_000;

/** The command for what a director does with the clock of a match. */
export function clockCommand(asked: ClockActDto, at: Milliseconds): ClockCommand {
  const { reason } = asked;
  switch (asked.act) {
    case 'pause':
      return { type: 'PauseClock', reason, at };
    case 'resume':
      return { type: 'ResumeClock', reason, at };
    case 'adjust': {
      const named = SIDES.flatMap((side) => {
        const seconds = asked.reserveSeconds[side];
        return seconds === undefined ? [] : [[side, seconds * SECOND]];
      });
      return { type: 'AdjustClock', reserves: Object.fromEntries(named), reason, at };
    }
    case 'introduce':
      return { type: 'IntroduceClock', clock: { ...asked.clock }, from: asked.from, reason, at };
  }
}
