/** What stands behind the names of people who share one, so that each of them is named otherwise. */
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { club, token } from '../../session.js';
import { dayOf } from '../said.js';
import { isSameName, namesakesOf, whichIs } from './which.js';

type Person = Schemas['PlayerDto'];

export interface Named {
  readonly playerId: string;
  readonly name: string;
}

/** What the service has answered, with other names for some of the people in it. */
export type Apart = <T>(thing: T) => T;

/** The shortest first: a name has little room on a phone. */
const TELLING: readonly ((person: Person) => string | null)[] = [
  ({ nickname }) => nickname,
  ({ country }) => country,
  ({ createdAt }) => dayOf(createdAt),
];

/** One thing that all of them have and that is of each another one; where there is none, all that is known of each. */
async function tellingOf(alike: readonly Person[]): Promise<(person: Person) => string | null> {
  const isTelling = (of: (typeof TELLING)[number]): boolean => {
    const told = new Set(alike.map(of).filter(Boolean));
    return told.size === alike.length;
  };
  const telling = TELLING.find(isTelling);
  if (telling !== undefined) return telling;
  // Their numbers are the same wherever they are named, also where only some of them are.
  const all = await namesakesOf(alike[0]?.name ?? '');
  return (person) => whichIs(person, all);
}

/** By what is known of them. */
async function saidOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await Promise.all(
    ids.map((id) => answerOf(club.GET('/v1/players/{id}', { params: { path: { id } } }))),
  );
  const said = new Map<string, string>();
  for (const { id, name } of people) {
    if (said.has(id)) continue;
    const namesakes = people.filter((each) => isSameName(each.name, name));
    const telling = await tellingOf(namesakes);
    for (const each of namesakes) said.set(each.id, `${each.name} (${telling(each)})`);
  }
  return said;
}

/** By their numbers among those who share the name: a visitor may not read more of people than their names. */
function numbered(people: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const [id, name] of people) {
    const namesakes = [...people].filter(([, other]) => isSameName(other, name));
    said.set(id, `${name} (#${namesakes.findIndex(([other]) => other === id) + 1})`);
  }
  return said;
}

/** @param alike people whose names stand there more than once, of others or of themselves; of a tournament in the order of entry */
export async function toldApart(alike: readonly Named[]): Promise<Apart> {
  const hasNamesake = ({ playerId, name }: Named): boolean =>
    alike.some((other) => other.playerId !== playerId && isSameName(other.name, name));
  const namesakes = new Map(alike.filter(hasNamesake).map(({ playerId, name }) => [playerId, name]));
  const said = token.value === null ? numbered(namesakes) : await saidOf([...namesakes.keys()]);
  const isAlike = new Set(alike.map(({ playerId, name }) => `${playerId} ${name}`));
  const apart: Apart = (thing) => {
    if (typeof thing !== 'object' || thing === null) return thing;
    if (Array.isArray(thing)) return thing.map(apart) as typeof thing;
    const told = Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, apart(value as unknown)]));
    // The name of a pair or a team is not that of the first of its people.
    const { playerId, name } = told as Partial<Named>;
    const isMeant = playerId !== undefined && isAlike.has(`${playerId} ${name}`);
    return { ...told, ...(isMeant && { name: said.get(playerId) ?? name }) } as typeof thing;
  };
  return apart;
}
