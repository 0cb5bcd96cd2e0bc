/** A club night: people with names of every kind, entered in a tournament, with the links of their phones. */
import type { TestApp } from '../service/test-app.js';

/** Long ones, short ones, some that are written from right to left, some that look like markup. */
export const PEOPLE = [
  'Ann Example',
  'Bob Sample',
  'Carla von Hohenstein-Wittgenstein zu Berleburg',
  'Dov דוד בן־גוריון',
  'Eda Çelik',
  'فاطمة الزهراء',
  'Gus O’Neill',
  'Hana 山田',
  '<b>Ida</b>',
  'Jo',
  'Kim Lee',
  'Lea Maximiliane Schmidt-Rottluff',
  'Max Power',
  'Nora Å',
  'Otto Ottosson',
  'Pia Weiß',
];

export interface EnteredNight {
  readonly id: string;
  /** Ids of the people in the order of their names. */
  readonly players: readonly string[];
}

/** A public tournament in which so many people are entered. */
export async function enteredNight(club: TestApp, count: number, more: object = {}): Promise<EnteredNight> {
  const { id } = (
    await club.api.post('/v1/tournaments', {
      name: 'Club night',
      visibility: 'public',
      format: { kind: 'knockout', lengths: [5], consolation: { kind: 'progressive', lengths: [3] } },
      ...more,
    })
  ).body;
  const players: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const name = PEOPLE[nth] ?? `${PEOPLE[nth % PEOPLE.length] ?? ''} ${Math.floor(nth / PEOPLE.length) + 1}`;
    const playerId = await club.player(name);
    await club.api.post(`/v1/tournaments/${id}/entries`, { playerId });
    players.push(playerId);
  }
  return { id, players };
}

/** The same, drawn. */
export async function drawnNight(club: TestApp, count: number, more: object = {}): Promise<EnteredNight> {
  const night = await enteredNight(club, count, more);
  const { status, text } = await club.api.post(`/v1/tournaments/${night.id}/draw`, { seed: 'a night' });
  if (status !== 200) throw new Error(text);
  return night;
}

export interface ReadyPairing {
  readonly id: string;
  readonly matchId: string;
  readonly white: ReadySeat;
  readonly black: ReadySeat;
}

interface ReadySeat {
  readonly entryId: string;
  readonly playerId: string;
  readonly name: string;
}

/** Who can play now. */
export async function ready(club: TestApp, id: string): Promise<readonly ReadyPairing[]> {
  return (await club.api.get(`/v1/tournaments/${id}/pairings?status=ready`)).body.items;
}
