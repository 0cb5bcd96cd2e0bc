/** Results as requests tell them, for the domain. */
import { type Milliseconds, type ToldResult, milliseconds } from '../../../domain/index.js';
import { requestInvalid } from '../../../platform/http/application-error.js';
import type { MeantResultDto, PairingCorrectionDto } from '../dto/pairing.dto.js';

export const NOBODY_CAME: ToldResult = { winner: null, by: 'no-show', score: null };

/** Which reported result is meant; null: the one that waits. */
export function finalAtOf({ finalAt }: MeantResultDto): Milliseconds | null {
  return finalAt === undefined ? null : milliseconds(Date.parse(finalAt));
}

/** The refusal of fields that say no result together. */
export function notTogether(message: string): Error {
  return requestInvalid([{ pointer: '', message, rule: 'combination', limit: ['score', 'winner', 'by'] }]);
}

/** The right result as sent; null: there is none yet. */
export function toldResult({ score, winner, by, result }: PairingCorrectionDto): ToldResult | null {
  if (by === 'no-show') {
    if ((score ?? winner ?? null) === null) return NOBODY_CAME;
    throw notTogether('send no-show without score and winner');
  }
  if (score !== undefined && score !== null) {
    if ((winner ?? null) !== null || (by ?? null) !== null) {
      throw notTogether('send either score, or winner together with by');
    }
    const side = score.white > score.black ? 'white' : 'black';
    return { winner: side, by: 'reported', score: { white: score.white, black: score.black } };
  }
  if ((winner ?? null) === null && (by ?? null) === null) {
    if (score === undefined && winner === undefined && result === undefined) {
      throw notTogether('send score, or winner with by, or null for no result');
    }
    return null;
  }
  if (winner === undefined || winner === null || by === undefined || by === null) {
    throw notTogether('send winner together with by');
  }
  return { winner, by, score: null };
}
