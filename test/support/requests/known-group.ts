import type { TestApp } from '../service/test-app.js';

/** The id of a saved group of these people, or of four new ones. */
export async function knownGroup(club: TestApp, members?: readonly string[]): Promise<string> {
  const people = members ?? [await club.player(), await club.player(), await club.player(), await club.player()];
  return (await club.api.post('/v1/chouette-groups', { name: 'The Tuesday table', members: people })).body.id;
}
