/** Which games a director can put right on the page of their match. */
import type { Schemas } from '../../../client/src/index.js';

type Match = Schemas['MatchDto'];
type Entry = Match['games'][number];

/** Those that are over; not one that the match has cut off, nor any of a match that is void. */
export function correctable({ games, status: standing }: Match): readonly Entry[] {
  if (standing === 'void') return [];
  return games.filter(({ status, result }) => status === 'finished' && (result === null || result.kind !== null));
}
