import { type Answer, found, made } from '../../../platform/http/answers/answer.js';
import type { GroupRow } from './chouette-groups.repository.js';
import type { ChouetteGroupDto } from '../dto/chouette-group.dto.js';

export function groupView({ id, version, name, people, options, created_at: at }: GroupRow): ChouetteGroupDto {
  return {
    id,
    version,
    name,
    members: people.map((person) => ({ playerId: person.id, name: person.name })),
    options,
    createdAt: at.toISOString(),
  };
}

/** The group as an answer with its tag: names change without it. */
export function foundGroup(row: GroupRow): Answer<ChouetteGroupDto> {
  const view = groupView(row);
  return found(view, view.version, view.members);
}

/** The same for a group that was made. */
export function madeGroup(row: GroupRow): Answer<ChouetteGroupDto> {
  const view = groupView(row);
  return made(view, view.version, `/v1/chouette-groups/${view.id}`, view.members);
}
