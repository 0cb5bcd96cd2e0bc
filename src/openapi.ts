import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { withComponents } from './openapi-components.js';
import { ProblemDto } from './platform/http/operation.js';
import { LARGEST_INTEGER } from './platform/http/whole-number.js';

const DESCRIPTION = `Referees and records backgammon for clubs.

Points in positions and plays are numbered from the own view of the side: 24 down to 1, \`bar\`, \`rsv\` (the reserve) and \`off\`. Ids are UUIDs, times
are ISO 8601 in UTC. Every refusal is a problem document (RFC 9457) whose \`code\` says which rule it was; \`/problems\` lists
them. A change names the version it has seen as \`If-Match\`, and a POST with an \`Idempotency-Key\` can be sent again safely.`;

/** The description of the whole API, made from the running application. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Backgammon club')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The service that gives this document')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description: 'A token of the club; the first one is made at the first start.',
    })
    .addTag('players', 'The people of the club')
    .addTag('matches', 'Matches to N points')
    .addTag('chouettes', 'One against all others, in rotation')
    .addTag('games', 'What happens at a board')
    .addTag('tournaments', 'From the first entry to the last payout')
    .addTag('rules', 'The referee alone, nothing is stored')
    .addTag('ratings', 'How strong players are, and what they have won against each other')
    .addTag('tokens', 'Who may call, and for whom')
    .addTag('operation', 'Whether the service is well, where things are, and what it refuses')
    .build();
  const document = SwaggerModule.createDocument(app, config, { extraModels: [ProblemDto] });
  return withComponents(withNulls(withLinks(withPathParameters(document))));
}

/** What the names in paths mean; they mean the same everywhere. */
const PATH_PARAMETERS: Readonly<Record<string, { readonly description: string; readonly schema: object }>> = {
  id: { description: 'The id of the thing.', schema: { type: 'string', format: 'uuid' } },
  playerId: { description: 'The id of the player.', schema: { type: 'string', format: 'uuid' } },
  gameId: { description: 'The id of the game.', schema: { type: 'string', format: 'uuid' } },
  entryId: { description: 'The id of the entry.', schema: { type: 'string', format: 'uuid' } },
  pid: { description: 'The id of the pairing.', schema: { type: 'string', format: 'uuid' } },
  other: { description: 'The id of the other player.', schema: { type: 'string', format: 'uuid' } },
  penalty: {
    description: 'The place of the penalty in the list of its match, from 1.',
    schema: { type: 'integer', minimum: 1, maximum: LARGEST_INTEGER },
  },
  turn: {
    description: 'Turns completed; 0 is the start.',
    schema: { type: 'integer', minimum: 0, maximum: LARGEST_INTEGER },
  },
  code: { description: 'The code of the problem.', schema: { type: 'string' } },
};

const NULL = { type: 'object', nullable: true, enum: [null] } as const;

/** A form that may be null: in OpenAPI 3.0 a reference beside `nullable` would still ask for an object. */
function withNulls<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(withNulls) as Part;
  const fields = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withNulls(value)]));
  const { nullable, allOf, type: _, ...rest } = fields;
  const forms: readonly unknown[] = nullable === true && Array.isArray(allOf) ? allOf : [];
  return (forms.length === 0 ? fields : { ...rest, oneOf: [...forms, NULL] }) as Part;
}

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
