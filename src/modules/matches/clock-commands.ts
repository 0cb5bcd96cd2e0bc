import type { ClockCommand, Milliseconds } from '../../domain/index.js';
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
      const { white, black } = asked.reserveSeconds;
      const reserves = {
        ...(white === undefined ? {} : { white: white * SECOND }),
        ...(black === undefined ? {} : { black: black * SECOND }),
      };
      return { type: 'AdjustClock', reserves, reason, at };
    }
    case 'introduce':
      return { type: 'IntroduceClock', clock: { ...asked.clock }, from: asked.from, reason, at };
  }
}
