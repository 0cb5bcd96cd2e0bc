/**
 * Whom an import means by an id or a name: the person as they are now, whether present, archived or merged into another one.
 *
 * By a name it means the present people who have it. Where no present person has it, it means the archived ones who have it and those
 * into whom players of that name were merged.
 */

import { candidatesAmong, nameKey } from '../players/index.js';

/** A person, under an id and a name that lead to them: their own, or those of a player who was merged into them. */
export interface CandidateRow {
  readonly asked_id: string;
  readonly asked_name: string;
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly nickname: string | null;
  readonly country: string | null;
  readonly archived: boolean;
}

export class MeantPeople {
  private readonly byId = new Map<string, CandidateRow>();
  private readonly byName = new Map<string, CandidateRow[]>();

  constructor(candidates: readonly CandidateRow[]) {
    for (const row of candidates) {
      this.byId.set(row.asked_id, row);
      const name = nameKey(row.asked_name);
      const namesakes = this.byName.get(name);
      if (namesakes === undefined) this.byName.set(name, [row]);
      else namesakes.push(row);
    }
  }

  /** The person to whom the id leads; null: there is none. */
  withId(id: string): CandidateRow | null {
    return this.byId.get(id) ?? null;
  }

  /** The people whom the name may mean, each once. */
  called(name: string): readonly CandidateRow[] {
    const rows = this.byName.get(nameKey(name)) ?? [];
    const present = rows.filter((row) => !row.archived && !isOfMerged(row));
    return present.length > 0 ? present : [...new Map(rows.map((row) => [row.id, row])).values()];
  }
}

/** Whether the id and the name that were asked for are those of a player who was merged into this person. */
export function isOfMerged({ asked_id: asked, id }: CandidateRow): boolean {
  return asked !== id;
}

/** Why a name that may mean all of these people means none of them, and who they are; `remedy`: the sentence that says what to send. */
export function ambiguous(name: string, people: readonly CandidateRow[], remedy: string) {
  const have = people.some(isOfMerged) ? 'have or had the name' : 'are called';
  return { detail: `${people.length} players ${have} ${name}. ${remedy}`, candidates: candidatesAmong(people) };
}
