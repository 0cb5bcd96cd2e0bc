/** Whether a tournament has nothing left to play. */

import { nextFormat } from '../format.js';
import { pairingsOf } from '../pairings.js';
import type { OpenedTournament } from '../state.js';

/** True when every pairing of the last stage is decided and neither a round nor a stage is to come. */
export function isComplete(tournament: OpenedTournament): boolean {
  const stage = tournament.stages.at(-1);
  if (stage === undefined) return false;
  if (tournament.stages.length === 1 && nextFormat(tournament.format) !== null) return false;
  switch (stage.kind) {
    case 'ladder':
      // A ladder goes on until the director ends it.
      return false;
    case 'rounds':
      if (stage.rounds.length < stage.planned) return false;
      break;
    case 'bracket':
      break;
  }
  return pairingsOf(tournament).every(({ status }) => status === 'finished');
}
