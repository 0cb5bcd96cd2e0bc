/**
 * A refusal by a rule (rules.md section 21). The domain names the rule and gives the facts; the sentence and the HTTP
 * status are made outside, from the catalogue in `src/rules`.
 */

export const VIOLATION_CODES = [
  'play.unreadable',
  'play.bar-first',
  'play.no-such-checker',
  'play.not-this-roll',
  'play.point-blocked',
  'play.first-checker-first',
  'play.hit-and-run',
  'play.prime-not-allowed',
  'play.not-in-yet',
  'play.not-all-home',
  'play.checker-behind',
  'play.must-use-larger-die',
  'play.must-use-both-dice',
  'position.impossible',
  'resign.level-too-high',
  'resign.not-allowed',
  'game.wrong-phase',
  'game.not-your-turn',
  'game.finished',
  'game.open',
  'game.correction-not-allowed',
  'game.roll-stands',
  'game.wrong-version',
  'dice.recorded-only',
  'cube.not-available',
  'cube.dead',
  'cube.cap',
  'cube.beaver-not-allowed',
  'cube.chain-limit',
  'cube.drop-not-allowed',
  'match.crawford-no-cube',
  'match.holland-too-early',
  'match.finished',
  'match.same-player',
  'match.score-impossible',
  'match.correction-not-allowed',
  'match.money-session',
  'match.not-a-session',
  'clock.not-in-use',
  'clock.in-use',
  'clock.not-expired',
  'clock.paused',
  'clock.not-paused',
  'result.cube-impossible',
  'result.level-impossible',
  'result.jacoby',
  'game.not-found',
  'tournament.not-found',
  'tournament.wrong-time',
  'tournament.full',
  'tournament.round-open',
  'tournament.no-ladder',
  'entry.not-found',
  'entry.twice',
  'entry.too-late',
  'entry.gone',
  'entry.cannot-return',
  'pairing.not-found',
  'pairing.not-ready',
  'pairing.no-result',
  'pairing.not-awaiting-word',
  'pairing.own-report',
  'tournament.too-few-entrants',
  'tournament.no-more-rounds',
  'ladder.not-listed',
  'ladder.out-of-reach',
  'ladder.challenge-open',
  'ladder.too-soon',
  'config.invalid',
] as const;

export type ViolationCode = (typeof VIOLATION_CODES)[number];

/** Facts that explain a refusal: plain data, never sentences. */
export type ViolationParams = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface Violation {
  readonly code: ViolationCode;
  readonly params: ViolationParams;
}

/** A violation with its facts. */
export function violation(code: ViolationCode, params: ViolationParams = {}): Violation {
  return { code, params };
}
