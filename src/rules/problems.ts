/** Every kind of problem that the service can answer with, in one table; docs/problems.md shows the same. */

import { EDGE_PROBLEMS, type ProblemKind, type ProblemTable } from '../platform/http/problems.js';
import { operationWith } from '../platform/http/operation.js';
import { RULE_PROBLEMS } from './catalogue/catalogue.js';
import { PROBLEM_EXAMPLES } from './problem-examples.js';

/** Problems about the club's resources rather than about play. */
export const CLUB_PROBLEMS = {
  'player.not-found': { status: 404, statusInBody: 422, title: 'No such player' },
  'player.ambiguous': { status: 409, title: 'Several players have that name' },
  'player.archived': { status: 409, title: 'The player is archived' },
  'player.merged': { status: 409, title: 'The player was merged into another one' },
  'player.merge-impossible': { status: 409, title: 'These players cannot be merged' },
  'match.not-found': { status: 404, title: 'No such match' },
  'chouette.not-found': { status: 404, title: 'No such chouette' },
  'chouette-group.not-found': { status: 404, statusInBody: 422, title: 'No such group of chouettes' },
  'flight.not-found': { status: 404, title: 'No such flight' },
  'round.not-found': { status: 404, title: 'No such round' },
  'announcement.not-found': { status: 404, title: 'No such announcement' },
  'season.not-found': { status: 404, title: 'No such season' },
  'token.not-found': { status: 404, title: 'No such token' },
  'token.last-director': { status: 409, title: "The last director's token" },
  'webhook.not-found': { status: 404, title: 'No such webhook' },
  'webhook.paused': { status: 409, title: 'The webhook is paused' },
  'webhook.too-many': { status: 409, title: 'Too many webhooks' },
  'delivery.not-found': { status: 404, title: 'No such delivery' },
  'live.full': { status: 503, title: 'Too many followers at once' },
  'problem.not-found': { status: 404, title: 'No such kind of problem' },
  'club.not-empty': { status: 409, title: 'The club is not empty' },
  'export.damaged': { status: 422, title: 'The file is damaged' },
  'export.foreign': { status: 422, title: 'This version cannot read the file' },
  'export.impossible': { status: 422, title: 'The file contradicts itself or the rules' },
  'turn.not-found': { status: 404, title: 'The game has no such turn' },
  'transcript.unreadable': { status: 422, title: 'The transcript cannot be read' },
  'transcript.breaks-rule': { status: 422, title: 'The transcript breaks a rule' },
} as const satisfies ProblemTable;

export const PROBLEMS: ProblemTable = withExamples(
  { ...EDGE_PROBLEMS, ...CLUB_PROBLEMS, ...RULE_PROBLEMS },
  PROBLEM_EXAMPLES,
);

function withExamples(table: ProblemTable, examples: Readonly<Record<string, object>>): ProblemTable {
  const kinds = Object.entries(table).map(([code, kind]): readonly [string, ProblemKind] => {
    const example = examples[code];
    return [code, example === undefined ? kind : { ...kind, example }];
  });
  return Object.fromEntries(kinds);
}

/** Describes an operation for readers of the OpenAPI document, and declares who may call it. */
export const Operation = operationWith(PROBLEMS);
