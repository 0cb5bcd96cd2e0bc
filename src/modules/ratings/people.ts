import type { RatedPerson } from './ratings.repository.js';

/** People by any of their ids: a player merged into another is that person (T73 rates people, not entries). */
export class People {
  private readonly byId: ReadonlyMap<string, RatedPerson>;

  constructor(people: readonly RatedPerson[]) {
    this.byId = new Map(people.map((person) => [person.id, person]));
  }

  /** The person who remains; undefined for an unknown id. */
  find(id: string): RatedPerson | undefined {
    const person = this.byId.get(id);
    if (person === undefined || person.mergedInto === null) return person;
    return this.byId.get(person.mergedInto) ?? person;
  }

  /** The id under which the person is rated. */
  idOf(id: string): string {
    return this.find(id)?.id ?? id;
  }

  nameOf(id: string): string {
    return this.find(id)?.name ?? '';
  }

  /** Everybody once. */
  all(): readonly RatedPerson[] {
    return [...this.byId.values()].filter(({ mergedInto }) => mergedInto === null);
  }
}
