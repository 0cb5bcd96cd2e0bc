/** Which formats teams can play: those in which each team meets another one in a pairing of its own. */

import { type Violation, violation } from '../../kernel/violation.js';
import { type TournamentFormat, nextFormat } from '../format.js';
import type { Entrants } from '../state.js';

/** How teams meet, with every value. */
export function entrantsFrom(asked: Entrants | undefined): Entrants | undefined {
  if (asked?.kind !== 'teams') return asked;
  const { kind, boards, equalBoards = 'points', stopWhenDecided = false } = asked;
  return { kind, boards, equalBoards, stopWhenDecided };
}

/** Why teams cannot play so; null where they can, or no teams play. */
export function teamsFault(entrants: Entrants | undefined, format: TournamentFormat): Violation | null {
  if (entrants?.kind !== 'teams') return null;
  const faults = [format, nextFormat(format)].flatMap((each, stage) =>
    each?.kind === 'ladder' || each?.kind === 'double-elimination'
      ? [stage === 0 ? '/format/kind' : '/format/then/kind']
      : [],
  );
  if (faults.length > 0) {
    return violation('config.invalid', { keys: faults, reasons: faults.map(() => 'not-for-teams') });
  }
  return entrants.equalBoards === 'draw' && format.kind === 'knockout'
    ? violation('config.invalid', { keys: ['/entrants/equalBoards'], reasons: ['draws-in-rounds'] })
    : null;
}
