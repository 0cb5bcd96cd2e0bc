import type { ClockCommand, Milliseconds } from '../../domain/index.js';
import { requestInvalid } from '../../platform/http/application-error.js';
import type { ClockActDto } from './dto/clock-acts.dto.js';

const SECOND = 1_000;
const NO_SECONDS = {
  pointer: '/reserveSeconds',
  message: 'must say the seconds of white, of black or of both',
  rule: 'combination',
  limit: ['white', 'black'],
} as const;

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
      if (white === undefined && black === undefined) throw requestInvalid([NO_SECONDS]);
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
