import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SERVICE_VERSION } from '../modules/pages/index.js';
import { ProblemDto, TAGGED } from '../platform/http/operation.js';
import { LARGEST_INTEGER } from '../platform/http/forms/whole-number.js';

const DESCRIPTION = `Referees and records backgammon for clubs.

Points in positions and plays are numbered from the side's own view: 24 down to 1, \`bar\`, \`rsv\` (the reserve) and \`off\`. Ids are UUIDs, times
are ISO 8601 in UTC. Every refusal is a problem document (RFC 9457) whose \`code\` says which rule it was; \`/problems\` lists
them. A change names the version that the caller has seen as \`If-Match\`; a caller may safely repeat a POST with an \`Idempotency-Key\`.

\`x-problems\` of an operation lists its own refusals by status; those that every operation may have stand in its answer \`default\`. \`x-roles\` says who may call it.

For types of TypeScript: \`npx openapi-typescript openapi.json --default-non-nullable=false\`. Without the option every field of a request that has a default
would be required.

Within \`/v1\` operations and fields are only added. An operation or field that will go will be marked \`deprecated\` here and will answer with the headers \`Deprecation\` and
\`Sunset\` for at least six months before it goes; none is yet. Readers should ignore fields and types of events that they do not know.`;

/** The description of every operation, made from the running application. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Backgammon club')
    .setDescription(DESCRIPTION)
    .setVersion(SERVICE_VERSION)
    .setOpenAPIVersion('3.1.1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The service that serves this document')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'opaque',
      description: 'A token of the club; the first one is made at the first start.',
    })
    .addTag('players', 'The people of the club')
    .addTag('matches', 'Matches to N points, and money sessions')
    .addTag('chouettes', 'One against all others, in rotation')
    .addTag('games', 'What happens at a board')
    .addTag('tournaments', 'From the first entry to the last payout')
    .addTag('rules', 'The referee without a game; the service stores nothing')
    .addTag('ratings', "Players' ratings, and their results against each other")
    .addTag('club', 'The club as a whole, and what it announces')
    .addTag('seasons', 'Points races over tournaments and matches')
    .addTag('tokens', 'Who may call the API, and for which player')
    .addTag('webhooks', 'What the service sends to other programs by itself')
    .addTag('live', 'What happens, as it happens')
    .addTag('operation', 'The health of the service, its addresses, and its refusals')
    .build();
  const document = SwaggerModule.createDocument(app, config, { extraModels: [ProblemDto] });
  return withVersions(withKeys(withConditions(withLinks(withPathParameters(document)))));
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;

/** What the names in paths mean; they mean the same everywhere. */
const PATH_PARAMETERS: Readonly<Record<string, { readonly description: string; readonly schema: object }>> = {
  id: { description: 'The id of the thing.', schema: { type: 'string', format: 'uuid' } },
  playerId: { description: 'The id of the player.', schema: { type: 'string', format: 'uuid' } },
  gameId: { description: 'The id of the game.', schema: { type: 'string', format: 'uuid' } },
  entryId: { description: 'The id of the entry.', schema: { type: 'string', format: 'uuid' } },
  pid: { description: 'The id of the pairing.', schema: { type: 'string', format: 'uuid' } },
  did: { description: 'The id of the delivery.', schema: { type: 'string', format: 'uuid' } },
  other: { description: 'The id of the other player.', schema: { type: 'string', format: 'uuid' } },
  penalty: {
    description: 'The place of the penalty in the list of its match, from 1.',
    schema: { type: 'integer', minimum: 1, maximum: LARGEST_INTEGER },
  },
  round: {
    description: 'The number of the round in its stage, from 1.',
    schema: { type: 'integer', minimum: 1, maximum: LARGEST_INTEGER },
  },
  turn: {
    description: 'Turns completed; 0 is the start.',
    schema: { type: 'integer', minimum: 0, maximum: LARGEST_INTEGER },
  },
  version: {
    description: 'The version of the act in the record of its tournament, or of any of its events.',
    schema: { type: 'integer', minimum: 1, maximum: LARGEST_INTEGER },
  },
  matchId: { description: 'The id of the match.', schema: { type: 'string', format: 'uuid' } },
  ruling: {
    description: 'The version of the ruling in the record of its match.',
    schema: { type: 'integer', minimum: 1, maximum: LARGEST_INTEGER },
  },
  code: { description: 'The code of the problem.', schema: { type: 'string' } },
};

const LINK = {
  description: 'The address of the next page, where there is one.',
  schema: { type: 'string', example: '</v1/players?limit=50&cursor=WyJwbGF5ZXJzIl0>; rel="next"' },
} as const;

/** Lists that are read page by page say where the next page is. */
function withLinks(document: OpenAPIObject): OpenAPIObject {
  for (const { get } of Object.values(document.paths)) {
    const isPaged = get?.parameters?.some((parameter) => 'name' in parameter && parameter.name === 'cursor') === true;
    const answer = get?.responses['200'];
    if (isPaged && answer !== undefined && 'description' in answer) answer.headers = { ...answer.headers, Link: LINK };
  }
  return document;
}

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an answer that the reader has kept, or several with commas between them.',
  schema: { type: 'string', example: '"41.9f3c"' },
} as const;

const NOT_MODIFIED = {
  description: 'The reader has the present answer already; there is no body.',
  headers: TAGGED,
} as const;

/** Reads whose answer has a tag answer 304 to readers who have it. */
function withConditions(document: OpenAPIObject): OpenAPIObject {
  for (const { get } of Object.values(document.paths)) {
    const answer = get?.responses['200'];
    if (get === undefined || answer === undefined || !('headers' in answer) || !('ETag' in (answer.headers ?? {})))
      continue;
    get.responses['304'] = NOT_MODIFIED;
    get.parameters = [...(get.parameters ?? []), IF_NONE_MATCH];
  }
  return document;
}

const REPLAYED = {
  description:
    '`true` where the service answered the same request with the same `Idempotency-Key` before: this is that answer, and nothing was done again.',
  schema: { type: 'boolean', example: true },
} as const;

/** Only a POST obeys a key; its good answer says whether it is one that the service has given before. */
function withKeys(document: OpenAPIObject): OpenAPIObject {
  for (const { post, patch, delete: remove } of Object.values(document.paths)) {
    for (const operation of [patch, remove]) withoutHeader(operation, 'Idempotency-Key', 'idempotency.mismatch');
    if (post?.parameters?.some((each) => isNamed(each, 'Idempotency-Key')) !== true) continue;
    for (const [status, answer] of Object.entries(post.responses)) {
      if (status.startsWith('2') && answer !== undefined && 'description' in answer)
        answer.headers = { ...answer.headers, 'Idempotent-Replayed': REPLAYED };
    }
  }
  return document;
}

/** What a POST to an address without ids makes is new: it has no version that a caller could have seen. */
function withVersions(document: OpenAPIObject): OpenAPIObject {
  for (const [path, { post }] of Object.entries(document.paths)) {
    if (!path.includes('{')) withoutHeader(post, 'If-Match', 'request.stale');
  }
  return document;
}

/** Takes a header that an operation does not obey, and the refusal that only this header brings about, out of its description. */
function withoutHeader(operation: Operation | undefined, header: string, code: string): void {
  if (operation?.parameters === undefined) return;
  operation.parameters = operation.parameters.filter((each) => !isNamed(each, header));
  const { default: refused } = operation.responses;
  if (refused === undefined || !('description' in refused)) return;
  const told = refused.description.split('. ').filter((each) => !each.startsWith(`\`${code}\`: `));
  operation.responses.default = { ...refused, description: told.join('. ') };
}

function isNamed(parameter: object, name: string): boolean {
  return 'name' in parameter && parameter.name === name;
}

function withPathParameters(document: OpenAPIObject): OpenAPIObject {
  for (const item of Object.values(document.paths)) {
    for (const operation of [item.get, item.post, item.patch, item.delete]) {
      for (const parameter of operation?.parameters ?? []) {
        if ('in' in parameter && parameter.in === 'path') Object.assign(parameter, PATH_PARAMETERS[parameter.name]);
      }
    }
  }
  return document;
}
