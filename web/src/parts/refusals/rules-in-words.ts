/** Which rule forbids what was refused, in the languages that the service does not speak. */
import { answerOf } from '../../../../client/src/index.js';
import { club } from '../../session.js';
import { type Language, language, locale } from '../../texts/index.js';
import { inText } from '../said.js';
import { type Names, type Refused, type Sentences, idsIn, sentenceOf } from './sentence.js';

const SENTENCES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Sentences>>> = {
  de: async () => (await import('../../texts/de/refusals.js')).de,
};

/** Milliseconds for which a refusal waits for the names of those whom it is about. */
const PATIENCE = 3_000;

/** The refusal in the language of the page; null where it has no sentence for that. `address`: what was asked for. */
export async function sayingOf(refused: Refused, address: string): Promise<string | null> {
  if (language === 'en') return null;
  const words = await SENTENCES[language]();
  const ids = idsIn(words, refused);
  const names = ids.length === 0 ? {} : await inTime(namesOf(ids, address));
  return sentenceOf(words, refused, names, locale());
}

/** No names where the club does not tell them soon. */
async function inTime(names: Promise<Names>): Promise<Names> {
  const late = new Promise<Names>((resolve) => setTimeout(resolve, PATIENCE, {}));
  return Promise.race([names.catch(() => ({})), late]);
}

/** Names by id: those of the tournament that it is about, and its entries, or of players. */
async function namesOf(ids: readonly string[], address: string): Promise<Names> {
  const [, tournament] = /\/v1\/tournaments\/([^/?]+)/.exec(address) ?? [];
  const known = tournament === undefined ? [] : await entrantsOf(tournament);
  const others = ids
    .filter((id) => known.every(([each]) => each !== id))
    .map(
      async (id) => [id, (await answerOf(club.GET('/v1/players/{id}', { params: { path: { id } } }))).name] as const,
    );
  return Object.fromEntries([...known, ...(await Promise.all(others))].map(([id, name]) => [id, inText(name)]));
}

async function entrantsOf(id: string): Promise<readonly (readonly [id: string, name: string])[]> {
  const { entries } = await answerOf(club.GET('/v1/tournaments/{id}', { params: { path: { id } } }));
  return entries.flatMap(({ id: entry, name, playerId, players = [{ playerId, name }] }) => [
    [entry, name] as const,
    ...players.map((person) => [person.playerId, person.name] as const),
  ]);
}
