/** People, some archived and some merged, their tokens, and requests that were answered under a key. */
import type { Club } from './club.js';

const ROLES = ['viewer', 'scorer', 'director'];
const KEY = { headers: { 'idempotency-key': 'kept for a day' } };

export async function people(club: Club): Promise<void> {
  const ann = await club.player('Ann Archived', {
    nickname: 'Annie',
    country: 'NL',
    rating: 1612.5,
    experience: 400,
    notes: 'plays on Fridays',
  });
  await club.post('/v1/players', { name: 'Kees Kept' }, KEY);
  const twice = await club.player('Bob Twice');
  const bob = await club.player('Bob');
  const other = await club.player('Cy');
  await club.post('/v1/matches', { white: twice, black: other, ...club.format(1) });
  await club.patch(`/v1/players/${other}`, { name: 'Cyrus', nickname: 'Cy' });
  await club.post(`/v1/players/${twice}/merge`, { into: bob });
  const match = await club.post('/v1/matches', { white: ann, black: bob, ...club.format(3) });
  await club.post(`/v1/matches/${match.id}/result`, { score: { white: 3, black: 0 } });
  await club.delete(`/v1/players/${ann}`);
  if (!club.offers('POST /v1/tokens')) return;
  for (const role of ROLES) {
    club.tokens.set(role, (await club.post('/v1/tokens', { role, label: `${role} of the fixture` })).token);
  }
  const gone = await club.post('/v1/tokens', { role: 'scorer', label: 'revoked' });
  await club.delete(`/v1/tokens/${gone.id}`);
  await club.seenBy(bob);
}
