/** Who is meant by the names and ids of a table of results, and who is new. */
import { archivedDetail } from '../../../rules/archived-person.js';
import { nameKey } from '../../players/index.js';
import type { Wanted } from '../seats.js';
import type { KnownPerson } from './results.repository.js';

export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  /** New with this import. */
  readonly made: boolean;
}

/** Why a player cannot be seated. */
export interface Unseated {
  readonly code: 'player.not-found' | 'player.archived' | 'player.ambiguous';
  readonly detail: string;
  readonly candidates: readonly KnownPerson[];
}

export class ResultPeople {
  private readonly byId = new Map<string, KnownPerson>();
  private readonly byName = new Map<string, KnownPerson[]>();
  private readonly madeByName = new Map<string, FoundPerson>();

  constructor(
    known: readonly KnownPerson[],
    private readonly nextId: () => string,
  ) {
    for (const person of known) {
      this.byId.set(person.id, person);
      if (person.archived) continue;
      const name = nameKey(person.name);
      const namesakes = this.byName.get(name);
      if (namesakes === undefined) this.byName.set(name, [person]);
      else namesakes.push(person);
    }
  }

  /** The person, who is new where no player has the name. Only `make` makes a new one known. */
  find(wanted: Wanted): FoundPerson | Unseated {
    if ('id' in wanted) {
      const person = this.byId.get(wanted.id);
      if (person === undefined) return unseated('player.not-found', `There is no player with the id ${wanted.id}.`);
      if (person.archived) return unseated('player.archived', archivedDetail(person, 'start a match'));
      return { id: person.id, name: person.name, made: false };
    }
    const { name } = wanted;
    const namesakes = this.byName.get(nameKey(name)) ?? [];
    const [only] = namesakes;
    if (namesakes.length > 1) {
      const detail = `${namesakes.length} players are called ${name}. Put the id of the right player in place of the name.`;
      return { ...unseated('player.ambiguous', detail), candidates: namesakes };
    }
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

function unseated(code: Unseated['code'], detail: string): Unseated {
  return { code, detail, candidates: [] };
}
