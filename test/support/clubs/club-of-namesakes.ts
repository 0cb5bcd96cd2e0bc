/** A tournament in which two people have one name, with a third one who has another. */
import type { TestApp } from '../service/test-app.js';

export interface NamesakesNight {
  readonly id: string;
  /** The two of one name by their nicknames, in the order of entry. */
  readonly maxi: string;
  readonly moritz: string;
}

/** A public tournament with two of the name Max Müller, known as Maxi and Moritz, and with Kit Known. */
export async function namesakesNight(club: TestApp, more: object = {}): Promise<NamesakesNight> {
  const asked = { name: 'Night of the Müllers', visibility: 'public', format: ROUND_ROBIN, ...more };
  const { id } = (await club.api.post('/v1/tournaments', asked)).body;
  const enter = async (person: object): Promise<string> => {
    const playerId = (await club.api.post('/v1/players', person)).body.id;
    await club.api.post(`/v1/tournaments/${id}/entries`, { playerId });
    return playerId;
  };
  const maxi = await enter({ name: 'Max Müller', nickname: 'Maxi' });
  const moritz = await enter({ name: 'Max Müller', nickname: 'Moritz' });
  await enter({ name: 'Kit Known' });
  return { id, maxi, moritz };
}

const ROUND_ROBIN = { kind: 'round-robin', groups: 1, lengths: [5] };

/** The same, drawn. */
export async function drawnNamesakes(club: TestApp, more: object = {}): Promise<NamesakesNight> {
  const night = await namesakesNight(club, more);
  const { status, text } = await club.api.post(`/v1/tournaments/${night.id}/draw`, { seed: 'a night' });
  if (status !== 200) throw new Error(text);
  return night;
}
