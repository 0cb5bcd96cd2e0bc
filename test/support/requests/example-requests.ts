/**
 * Good requests for every operation, made from the OpenAPI document alone: its examples where it has some, else its
 * schemas, with the ids of things that exist.
 */
import type { OpenAPIObject } from '@nestjs/swagger';
import { EXAMPLE_PEOPLE } from '../../../src/modules/chouettes/dto/examples.js';
import type { KnownWebhook } from './known-webhook.js';

export interface KnownIds extends KnownWebhook {
  readonly players: readonly [string, string];
  readonly match: string;
  readonly game: string;
  readonly token: string;
  readonly announcement: string;
  readonly season: string;
  readonly chouetteGroup: string;
  /** A chouette of these people, box and captain first, with a game that has ended. */
  readonly table: {
    readonly id: string;
    readonly game: string;
    readonly people: readonly string[];
  };
  /** Of another chouette. */
  readonly openGame: string;
  readonly tournament: string;
  /** Of the two players. */
  readonly entries: readonly [string, string];
  readonly pairing: string;
  /** The match of that pairing. */
  readonly tournamentMatch: string;
}

export interface ExampleRequest {
  readonly operationId: string;
  readonly method: string;
  /** The address with ids in it, without a query. */
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly query: readonly QueryParameter[];
  /** What the query must say, as it is written. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly mediaType: string | null;
  /** A JSON value, or the text itself where the media type is text; undefined without a body. */
  readonly body: unknown;
  readonly roles: readonly string[];
}

export interface QueryParameter {
  readonly name: string;
  readonly example: unknown;
}

export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly example?: unknown;
  readonly deprecated?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly minItems?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema?: Schema;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown; readonly summary?: string }>>;
}

export interface Described {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly 'x-roles'?: readonly string[];
  readonly 'x-problems'?: Readonly<Record<string, readonly string[]>>;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description?: string;
        readonly headers?: Readonly<Record<string, unknown>>;
        readonly content?: Readonly<Record<string, MediaType>>;
      }
    >
  >;
}

/** Every operation of the document with its method and address. */
export function operationsOf(
  document: OpenAPIObject,
): readonly { method: string; path: string; operation: Described }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation: operation as Described })),
  );
}

/** One request for each operation and each of its examples. */
export function exampleRequests(document: OpenAPIObject, ids: KnownIds): readonly ExampleRequest[] {
  return operationsOf(document).flatMap(({ method, path, operation }): ExampleRequest[] => {
    const filled = path.replace(/([^/]*)\/\{([^}]+)\}/g, (_, before: string, name: string) => {
      const isTable = path.startsWith('/v1/chouettes');
      return `${before}/${isTable ? tableValue(before, ids) : pathValue(before, name, ids)}`;
    });
    const parameters = operation.parameters ?? [];
    const request = {
      operationId: operation.operationId,
      method,
      path: filled,
      pathParameters: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
      query: parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, example, schema }) => ({
          name,
          example: example ?? exampleOf(schema ?? {}, document, ids, name),
        })),
      search: searchOf(parameters, document, ids),
      headers: ('428' in operation.responses ? { 'if-match': '*' } : {}) as Record<string, string>,
      roles: operation['x-roles'] ?? [],
    };
    const [first] = Object.entries(operation.requestBody?.content ?? {});
    if (first === undefined) return [{ ...request, mediaType: null, body: undefined }];
    const [mediaType, media] = first;
    const examples = Object.values(media.examples ?? {});
    if (path.startsWith('/v1/chouette')) {
      return examples.map(({ value }) => ({ ...request, mediaType, body: atTable(value, ids) }));
    }
    return examplesOf(media, document, ids).map((body, nth) => {
      const atChouette = examples[nth]?.summary?.startsWith('Chouette:') === true;
      const at = atChouette ? request.path.replace(ids.game, ids.openGame) : request.path;
      return { ...request, path: at, mediaType, body };
    });
  });
}

function searchOf(parameters: readonly Parameter[], document: OpenAPIObject, ids: KnownIds): string {
  const said = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required === true)
    .map(({ name, example, schema }): [string, string] => {
      return [name, String(example ?? exampleOf(schema ?? {}, document, ids, name))];
    });
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`;
}

function tableValue(before: string, { table }: KnownIds): string {
  const known: Readonly<Record<string, string | undefined>> = { games: table.game, players: table.people[0] };
  return known[before] ?? table.id;
}

/** The example with the people of the table instead of those whom it names. */
function atTable(value: unknown, { table }: KnownIds): unknown {
  const replaced = EXAMPLE_PEOPLE.reduce(
    (text, person, place) => text.replaceAll(person, table.people[place] ?? person),
    JSON.stringify(value),
  );
  return JSON.parse(replaced);
}

function pathValue(before: string, name: string, ids: KnownIds): string {
  if (name === 'turn') return '0';
  if (['penalty', 'round', 'version'].includes(name)) return '1';
  // The first event of a match opens it.
  if (name === 'ruling') return '2';
  if (name === 'matchId') return ids.tournamentMatch;
  if (name === 'code') return 'request.invalid';
  const known: Readonly<Record<string, string>> = {
    players: ids.players[0],
    'head-to-head': ids.players[1],
    matches: ids.match,
    games: ids.game,
    tokens: ids.token,
    announcements: ids.announcement,
    seasons: ids.season,
    'chouette-groups': ids.chouetteGroup,
    tournaments: ids.tournament,
    entries: ids.entries[0],
    pairings: ids.pairing,
    webhooks: ids.webhook,
    deliveries: ids.delivery,
  };
  const value = known[before];
  if (value === undefined) throw new Error(`no example for the parameter ${name} behind ${before}`);
  return value;
}

function examplesOf(
  { schema = {}, example, examples }: MediaType,
  document: OpenAPIObject,
  ids: KnownIds,
): readonly unknown[] {
  if (examples !== undefined) return Object.values(examples).map(({ value }) => withIds(value, ids));
  if (example !== undefined) return [withIds(example, ids)];
  return [exampleOf(schema, document, ids, '')];
}

/** Ids of an example are those of a club that was; here they are of people who exist. */
function withIds(value: unknown, ids: KnownIds): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withIds(item, ids));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isId(item) ? idFor(name, ids) : withIds(item, ids)]),
  );
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(value);
}

function idFor(name: string, ids: KnownIds): string {
  if (name === 'entries') return ids.entries[0];
  if (name === 'challenger' || name === 'challenged') return ids.entries[name === 'challenged' ? 0 : 1];
  return ids.players[name === 'black' || name === 'into' ? 1 : 0];
}

/** What the schema itself says by its examples, defaults and bounds. */
export function exampleOf(described: Schema, document: OpenAPIObject, ids: KnownIds, name: string): unknown {
  const schema = plainSchema(described, document);
  if (schema.format === 'uuid') return idFor(name, ids);
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.oneOf?.[0] !== undefined) return exampleOf(schema.oneOf[0], document, ids, name);
  switch (schema.type) {
    case 'object':
      return objectExample(schema, document, ids);
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(schema.items ?? {}, document, ids, name));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return schema.format === 'date-time' ? '2026-03-04T20:15:00Z' : 'text';
  }
}

function objectExample({ properties = {}, required = [] }: Schema, document: OpenAPIObject, ids: KnownIds): object {
  const told = Object.entries(properties).filter(
    ([name, { example, deprecated }]) => required.includes(name) || (example !== undefined && deprecated !== true),
  );
  return Object.fromEntries(told.map(([name, property]) => [name, exampleOf(property, document, ids, name)]));
}

/** The schema without references and nulls around it, and its parts as one. */
export function plainSchema(schema: Schema, document: OpenAPIObject): Schema {
  const { $ref, allOf, oneOf, anyOf, type, ...rest } = schema;
  if ($ref !== undefined) return { ...plainSchema(resolved($ref, document), document), ...rest };
  if (allOf !== undefined) {
    const parts = [...allOf.map((part) => plainSchema(part, document)), rest];
    return {
      ...Object.assign({}, ...parts),
      required: parts.flatMap(({ required = [] }) => required),
      ...(parts.some(({ properties }) => properties !== undefined)
        ? { properties: Object.assign({}, ...parts.map(({ properties }) => properties)) }
        : {}),
    };
  }
  const forms = (oneOf ?? anyOf)?.filter((form) => form.type !== 'null');
  if (forms?.length === 1 && forms[0] !== undefined) return { ...plainSchema(forms[0], document), ...rest };
  const [kind] = [type ?? []].flat();
  return {
    ...rest,
    ...(forms === undefined ? {} : { oneOf: forms }),
    ...(kind === undefined ? {} : { type: kind }),
    ...(schema.const === undefined ? {} : { enum: [schema.const] }),
  };
}

export function resolved($ref: string, document: OpenAPIObject): Schema {
  const schema = document.components?.schemas?.[$ref.split('/').at(-1) ?? ''];
  if (schema === undefined) throw new Error(`${$ref} is not in the document`);
  return schema as Schema;
}
