import type { RatedPerson } from './ratings.repository.js';

/** People by any of their ids: whoever was merged into somebody is that person (T73 rates people, not entries). */
export class People {
  private readonly byId: ReadonlyMap<string, RatedPerson>;

  constructor(people: readonly RatedPerson[]) {
    this.byId = new Map(people.map((person) => [person.id, person]));
  }

  /** The person who remains, undefined for an id that nobody has. */
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
