/** Every kind of problem that the service can answer, in one table; docs/problems.md shows the same. */

import { EDGE_PROBLEMS, type ProblemTable } from '../platform/http/problems.js';
import { operationWith } from '../platform/http/operation.js';
import { RULE_PROBLEMS } from './catalogue.js';

/** Problems of the club's things rather than of the game. */
export const CLUB_PROBLEMS = {
  'player.not-found': { status: 404, statusInBody: 422, title: 'No such player' },
  'player.ambiguous': { status: 409, title: 'Several players have that name' },
  'player.archived': { status: 409, title: 'The player is archived' },
  'player.merge-impossible': { status: 409, title: 'These two cannot be merged' },
  'match.not-found': { status: 404, title: 'No such match' },
  'chouette.not-found': { status: 404, title: 'No such chouette' },
  'flight.not-found': { status: 404, title: 'No such flight' },
  'token.not-found': { status: 404, title: 'No such token' },
  'token.last-director': { status: 409, title: "The last director's token" },
  'problem.not-found': { status: 404, title: 'No such kind of problem' },
  'turn.not-found': { status: 404, title: 'The game has no such turn' },
  'transcript.unreadable': { status: 422, title: 'The transcript cannot be read' },
  'transcript.breaks-rule': { status: 422, title: 'The transcript breaks a rule' },
} as const satisfies ProblemTable;

export const PROBLEMS: ProblemTable = { ...EDGE_PROBLEMS, ...CLUB_PROBLEMS, ...RULE_PROBLEMS };

/** Describes an operation for readers of the OpenAPI document, and says who may call it. */
export const Operation = operationWith(PROBLEMS);
