import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { notFound } from '../../platform/http/application-error.js';
import { isId } from '../../platform/http/forms/ids.js';
import { TEXTS } from './known-people.js';
import { type SeatedRow, SeriesRepository } from './series.repository.js';

type Names = Readonly<Record<string, string>>;

/** An id in a body, and where it stands. */
interface NamedId {
  readonly pointer: string;
  readonly id: string;
}

/** The people whom the body of a request names. */
@Injectable()
export class NamedPeople {
  constructor(
    private readonly database: Database,
    private readonly repository: SeriesRepository,
  ) {}

  /**
   * The names of all people at the table and in the body, by their ids. Asked only where the rules refuse what the body asks for, so
   * that no other act waits for a read.
   *
   * @param pointer where the body, or the part of it, stands
   * @param known the names of the people at the table, by their ids
   * @throws ApplicationError `player.not-found` for the first id that no person has, with its place
   */
  async names(body: unknown, pointer: string, known: Names): Promise<Names> {
    const named = idsIn(body, pointer).filter(({ id }) => known[id] === undefined);
    if (named.length === 0) return known;
    const people = await this.database.query<SeatedRow>(this.repository.players(named.map(({ id }) => id)));
    const names: Names = { ...known, ...Object.fromEntries(people.map(({ id, name }) => [id, name])) };
    const missing = named.find(({ id }) => names[id] === undefined);
    if (missing !== undefined) throw notFound('player', missing.id, missing.pointer);
    return names;
  }
}

function idsIn(body: unknown, pointer: string): readonly NamedId[] {
  if (isId(body)) return [{ pointer, id: body }];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body)
    .filter(([name]) => !TEXTS.includes(name))
    .flatMap(([name, part]) => idsIn(part, `${pointer}/${name}`));
}
