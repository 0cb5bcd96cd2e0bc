/**
 * An act on a pairing applies to the two entrants who sit there when the service carries it out. The desk sends it only for the two
 * whom the director has seen there.
 */
import { ClubProblem, answerOf } from '../../../../client/src/index.js';
import type { Sending } from '../../act.js';
import { isSeated } from '../../parts/said.js';
import { club } from '../../session.js';
import type { Pairing, Tournament } from '../../tournament.js';

/** How often it is tried while other things change in the tournament. */
const MOST_TRIES = 5;

/** Who sits there, as long as the same people do: a correction, a swap or an undo can seat others. */
export function seatsOf({ white, black }: Pairing): string {
  return JSON.stringify(
    [white, black].map(
      (slot) => isSeated(slot) && [slot.entryId, slot.playerId, slot.players?.map((each) => each.playerId)],
    ),
  );
}

/**
 * Sends it with the version of the tournament that the director has seen. Other matches end all the time: where the same people
 * still sit there, it is sent again, and is refused as overtaken otherwise.
 */
export async function whileSeated<T>(
  { id, version }: Tournament,
  pairing: Pairing,
  { headers }: Sending,
  request: (sending: Sending) => Promise<T>,
): Promise<T> {
  let seen = String(version);
  for (let tries = 1; ; tries += 1) {
    try {
      return await request({ headers: { ...headers, 'if-match': seen } });
    } catch (error) {
      const isStale = error instanceof ClubProblem && error.code === 'request.stale';
      if (!isStale || tries === MOST_TRIES) throw error;
      const now = club.GET('/v1/tournaments/{id}/pairings/{pid}', { params: { path: { id, pid: pairing.id } } });
      if (seatsOf(await answerOf(now)) !== seatsOf(pairing)) throw error;
      // A proxy may take the version away.
      seen = (await now).response.headers.get('etag') ?? '*';
    }
  }
}
