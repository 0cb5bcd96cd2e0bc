/** Teams, entered in a tournament. */
import type { TestApp } from '../service/test-app.js';

interface NamedTeam {
  readonly name: string;
  /** The captain first. */
  readonly members: readonly string[];
}

interface EnteredTeams {
  readonly id: string;
  /** In the order of the teams, each with the ids of its members. */
  readonly entries: readonly { readonly id: string; readonly members: readonly string[] }[];
}

/** A public knockout of these teams, whose matches have so many boards to 3. */
export async function enteredTeams(
  club: TestApp,
  teams: readonly NamedTeam[],
  boards: number,
  more: object = {},
): Promise<EnteredTeams> {
  const { id } = (
    await club.api.post('/v1/tournaments', {
      name: 'Clubs',
      visibility: 'public',
      format: { kind: 'knockout', lengths: [3] },
      entrants: { kind: 'teams', boards, ...more },
    })
  ).body;
  const entries = [];
  for (const { name, members: names } of teams) {
    const members: string[] = [];
    for (const member of names) members.push(await club.player(member));
    const [playerId, ...partners] = members;
    const entered = await club.api.post(`/v1/tournaments/${id}/entries`, { playerId, partners, name });
    if (entered.status !== 201) throw new Error(entered.text);
    entries.push({ id: entered.body.id as string, members });
  }
  return { id, entries };
}
