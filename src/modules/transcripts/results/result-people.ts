/** Who is meant by the names and ids of a table of results, and who is new. All of it is the past: archived people are meant too. */
import { nameKey } from '../../players/index.js';
import { type CandidateRow, MeantPeople, ambiguous } from '../meant-people.js';
import type { Wanted } from '../seats.js';

export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  /** New with this import. */
  readonly made: boolean;
}

/** Why a player cannot be seated. */
export interface Unseated {
  readonly code: 'player.not-found' | 'player.ambiguous';
  readonly detail: string;
  readonly candidates: ReturnType<typeof ambiguous>['candidates'];
}

const REMEDY = 'Put the id of the right player in place of the name.';

export class ResultPeople {
  private readonly meant: MeantPeople;
  private readonly madeByName = new Map<string, FoundPerson>();

  constructor(
    known: readonly CandidateRow[],
    private readonly nextId: () => string,
  ) {
    this.meant = new MeantPeople(known);
  }

  /** The person, who is new where the name leads to no player. Only `make` makes a new one known. */
  find(wanted: Wanted): FoundPerson | Unseated {
    if ('id' in wanted) {
      const person = this.meant.withId(wanted.id);
      if (person !== null) return { id: person.id, name: person.name, made: false };
      return { code: 'player.not-found', detail: `There is no player with the id ${wanted.id}.`, candidates: [] };
    }
    const { name } = wanted;
    const people = this.meant.called(name);
    const [only] = people;
    if (people.length > 1) return { code: 'player.ambiguous', ...ambiguous(name, people, REMEDY) };
    if (only !== undefined) return { id: only.id, name: only.name, made: false };
    return this.madeByName.get(nameKey(name)) ?? { id: this.nextId(), name, made: true };
  }

  /** From now on the name means this new person; false where that is so already. */
  make(person: FoundPerson): boolean {
    const name = nameKey(person.name);
    if (!person.made || this.madeByName.has(name)) return false;
    this.madeByName.set(name, person);
    return true;
  }
}
