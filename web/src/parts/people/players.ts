/** People who were chosen for a table, and the players that they are in the club. */
import { answerOf } from '../../../../client/src/index.js';
import { club, me } from '../../session.js';
import type { Found } from './person-finder.js';

/** A player who begins something takes part in it; the others are free to begin it for people without them. */
export function thoseAtFirst(): readonly Found[] {
  const { playerId = null, name = null, role } = me.value ?? {};
  return role === 'player' && playerId !== null ? [{ playerId, name: name ?? '' }] : [];
}

/**
 * The ids of those who were chosen, in their order. Who is new to the club becomes a player first: one write for each of them under a
 * key of its own, so that what is sent again makes no second one.
 *
 * @param onMade told of each new player: the club knows them, though what they were chosen for may be refused
 */
export async function playerIdsOf(
  people: readonly Found[],
  key: string,
  onMade: (found: Found, made: Found) => void,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const [place, found] of people.entries()) {
    const { playerId, name } = found;
    const person = { headers: { 'idempotency-key': `${key}-person-${place}` }, body: { name } };
    const id = playerId ?? (await answerOf(club.POST('/v1/players', person))).id;
    onMade(found, { ...found, playerId: id });
    ids.push(id);
  }
  return ids;
}
