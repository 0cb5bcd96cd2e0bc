import { type AskedResult, SIDES } from '../../domain/index.js';
import { requestInvalid } from '../../platform/http/application-error.js';
import type { ReportedGameDto } from './dto/result.dto.js';

/** The result of a game as it is asked of the referee: a win, or what both sides settled for. */
export function askedResult(told: ReportedGameDto): AskedResult {
  const { settlement, cube, winner, kind, points, turned } = told;
  if (settlement === undefined) {
    if (winner === undefined) {
      const message = 'must be white or black';
      throw requestInvalid([{ pointer: '/result/winner', message, rule: 'required', limit: SIDES }]);
    }
    return { winner, kind: kind ?? 'single', points, cube, turned };
  }
  const sent = Object.entries({ winner, kind, points, turned }).filter(([, value]) => value !== undefined);
  if (sent.length === 0) return { settlement, cube };
  throw requestInvalid(
    sent.map(([field]) => ({
      pointer: `/result/${field}`,
      message: 'must be left out beside settlement',
      rule: 'excluded',
    })),
  );
}
