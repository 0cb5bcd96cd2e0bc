/** A person as far as it matters whether something new can begin with them. */
export interface ArchivedPerson {
  readonly name: string;
  /** Who remains, where the person was merged into another one. */
  readonly remaining?: string | null;
}

/** Why an archived person cannot do what `act` names; of a merged one, whose id to send in place of theirs. */
export function archivedDetail({ name, remaining = null }: ArchivedPerson, act: string): string {
  if (remaining === null) return `${name} is archived and cannot ${act}.`;
  return `${name} was merged into ${remaining} and cannot ${act}. Send the id of ${remaining}.`;
}
