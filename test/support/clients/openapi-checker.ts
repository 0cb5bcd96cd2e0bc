/** Compares answers with the OpenAPI document: the operation, the status and the body have to be described in it. */
import type { OpenAPIObject } from '@nestjs/swagger';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type AnswerCheck, type ApiAnswer, isOneJson } from './api-client.js';
import { keepRefusal } from '../documents/kept-refusals.js';
import { documentedFacts } from '../documents/problem-facts.js';

interface Described {
  readonly method: string;
  readonly pattern: RegExp;
  readonly path: string;
  readonly statuses: ReadonlyMap<string, ReadonlyMap<string, Form>>;
  /** The codes of problems that answers of any status may have. */
  readonly otherCodes: ReadonlySet<string>;
  /** Those of the operation alone, by status. */
  readonly ownCodes: Readonly<Record<string, readonly string[]>>;
  /** The headers of each answer, in small letters. */
  readonly headers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The check of a body, made when the first one comes: most tests see few of all forms. */
type Form = () => ValidateFunction;

type Json = Record<string, unknown>;

/** A check that throws where an answer is not what the document says. */
export function documentChecker(document: OpenAPIObject): AnswerCheck {
  const ajv = checkerOf(document);
  const operations = describedOperations(document, ajv);
  return ({ method, path }, answer) => {
    const [bare = ''] = path.split('?');
    // An address or method that the service does not have belongs to no operation.
    const operation = operations.find((described) => described.method === method && described.pattern.test(bare));
    if (operation === undefined) return;
    const bodies = operation.statuses.get(String(answer.status)) ?? defaultOf(operation, answer);
    const where = `${method} ${operation.path} → ${answer.status}`;
    if (bodies === undefined) throw new Error(`${where} is not described: ${answer.text.slice(0, 400)}`);
    checkCode(operation, answer, where);
    checkFacts(answer, where);
    checkHeaders(operation, answer, where);
    if (answer.status >= 400) keepRefusal(answer);
    if (method === 'GET' && answer.status === 200) checkTag(answer, operation.statuses.has('304'), where);
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    if (bodies.size === 0) return;
    const validate = bodies.get(type)?.();
    if (validate === undefined) throw new Error(`${where} answers ${type}, which is not described`);
    const body: unknown = isOneJson(type) ? answer.body : answer.text;
    if (!validate(body))
      throw new Error(`${where}: ${ajv.errorsText(ofOneKind(validate.errors))} in ${answer.text.slice(0, 1000)}`);
  };
}

/** Without the faults that a problem has only as one of another kind. */
function ofOneKind(errors: ValidateFunction['errors'] = []): ValidateFunction['errors'] {
  const formOf = (schemaPath: string): string => /^.*\/oneOf\/\d+\//.exec(schemaPath)?.[0] ?? '';
  const isCode = (error: { instancePath: string }): boolean => error.instancePath.endsWith('/code');
  const others = new Set(errors?.filter(isCode).map(({ schemaPath }) => formOf(schemaPath)));
  const kept = errors?.filter((error) => !others.has(formOf(error.schemaPath)));
  return kept?.length ? kept : errors;
}

/** Throws where an answer has a tag and the document names no 304, or the other way round. */
function checkTag({ headers }: ApiAnswer, isDescribed: boolean, where: string): void {
  if ((headers.get('etag') !== null) === isDescribed) return;
  throw new Error(`${where} ${isDescribed ? 'has no ETag, which is' : 'has an ETag, and a 304 is not'} described`);
}

/** Throws where an operation refuses with a code that it does not list. */
function checkCode({ ownCodes, otherCodes }: Described, { status, body }: ApiAnswer, where: string): void {
  if (status < 400) return;
  const { code } = body as { readonly code: string };
  if (otherCodes.has(code) || ownCodes[status]?.includes(code) === true) return;
  throw new Error(`${where} has the code ${code}, which the operation does not list`);
}

/** What a program reads beside the body. A 304 repeats what the good answer says. */
const READ_BY_PROGRAMS = ['etag', 'location', 'link', 'content-disposition', 'idempotent-replayed', 'retry-after'];

/** Throws where an answer has a header for programs that the document does not name. */
function checkHeaders({ headers: described }: Described, { status, headers }: ApiAnswer, where: string): void {
  if (status === 304) return;
  const known = described.get(String(status)) ?? described.get('default');
  const others = READ_BY_PROGRAMS.filter((name) => headers.has(name) && known?.has(name) !== true);
  if (others.length > 0) throw new Error(`${where} has the header ${others.join()}, which is not described`);
}

let facts: ReadonlyMap<string, readonly string[]> | undefined;

/** Throws where a problem has a fact that is not listed for its code, and where a malformed request has no fault. */
function checkFacts({ status, body }: ApiAnswer, where: string): void {
  if (status === 400 && body.code === 'request.invalid' && !(body.errors?.length > 0))
    throw new Error(`${where} names no fault`);
  if (status < 400 || body.params === undefined) return;
  facts ??= documentedFacts();
  const { code, params } = body as { readonly code: string; readonly params: object };
  const described = ['index', ...(facts.get(code) ?? [])];
  const others = Object.keys(params).filter((name) => !described.includes(name));
  if (others.length > 0) throw new Error(`${where}: docs/problems.md names no ${others.join()} for ${code}`);
}

/** The forms of answers whose status does not stand at the operation: refusals with the codes that it lists for them. */
function defaultOf(
  { statuses, otherCodes }: Described,
  { status, body }: ApiAnswer,
): ReturnType<Described['statuses']['get']> {
  return status >= 400 && otherCodes.has(String(body.code)) ? statuses.get('default') : undefined;
}

/** Makes the checks of all bodies, and throws where the document has a form that none can be made of. */
export function madeChecks(document: OpenAPIObject): number {
  const forms = describedOperations(document, checkerOf(document)).flatMap(({ statuses }) =>
    [...statuses.values()].flatMap((bodies) => [...bodies.values()]),
  );
  return forms.map((form) => form()).length;
}

function checkerOf(document: OpenAPIObject): Ajv2020 {
  // Each check is used a few times only: what makes it fast takes longer than it saves.
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } });
  addFormats.default(ajv);
  const root = closed(JSON.parse(JSON.stringify(document))) as Json;
  const { schemas } = root['components'] as { schemas: Json };
  const open = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
    `${name}${OPEN}`,
    asPart(schema),
  ]);
  Object.assign(schemas, Object.fromEntries(open));
  return ajv.addSchema({ $id: 'document', ...root });
}

function describedOperations(document: OpenAPIObject, ajv: Ajv2020): Described[] {
  const operations: Described[] = [];
  const made = new Map<string, ValidateFunction>();
  const formAt = (pointer: string, schema: unknown): Form => {
    const text = JSON.stringify(schema);
    return () => {
      const check = made.get(text) ?? ajv.compile({ $ref: `document#/${pointer}` });
      made.set(text, check);
      return check;
    };
  };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item as Json)) {
      if (!isOperation(operation)) continue;
      const statuses = new Map<string, Map<string, Form>>();
      for (const [status, { content = {} }] of Object.entries(operation.responses)) {
        const pointer = ['paths', path, method, 'responses', status, 'content'].map(escaped).join('/');
        const bodies = Object.entries(content).map(([type, { schema }]): [string, Form] => [
          type,
          formAt(`${pointer}/${escaped(type)}/schema`, schema),
        ]);
        statuses.set(status, new Map(bodies));
      }
      const pattern = new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`);
      const otherCodes = new Set(codesIn(operation.responses['default']?.description));
      const ownCodes = operation['x-problems'] ?? {};
      const headers = new Map(
        Object.entries(operation.responses).map(([status, answer]) => [
          status,
          new Set(Object.keys(answer.headers ?? {}).map((name) => name.toLowerCase())),
        ]),
      );
      operations.push({ method: method.toUpperCase(), pattern, path, statuses, otherCodes, ownCodes, headers });
    }
  }
  // Fixed addresses come before those with an id in the same place.
  return operations.sort((a, b) => a.path.split('{').length - b.path.split('{').length);
}

/** The codes of problems that the description of a refusal lists. */
export function codesIn(description = ''): readonly string[] {
  return [...description.matchAll(/`([a-z.-]+)`/g)].map(([, code = '']) => code);
}

function isOperation(value: unknown): value is {
  readonly responses: Record<
    string,
    { description?: string; content?: Record<string, { schema?: unknown }>; headers?: Record<string, unknown> }
  >;
  readonly 'x-problems'?: Described['ownCodes'];
} {
  return typeof value === 'object' && value !== null && 'responses' in value;
}

function escaped(part: string): string {
  return encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'));
}

/** Behind the name of a schema: the same as a part of another one, which has more fields. */
const OPEN = '~part';

/** No answer has a field that the document does not name; what is made of parts is closed as a whole. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const { allOf, ...rest } = value as Json;
  const mapped = Object.fromEntries(Object.entries(rest).map(([name, item]) => [name, closed(item)])) as Json;
  if (Array.isArray(allOf)) return { ...mapped, allOf: allOf.map(asPart), unevaluatedProperties: false };
  const isObjectSchema = [mapped['type']].flat().includes('object') && typeof mapped['properties'] === 'object';
  return isObjectSchema && mapped['additionalProperties'] === undefined
    ? { ...mapped, additionalProperties: false }
    : mapped;
}

/** A schema whose object has fields beside those that it names; what lies in these fields is closed. */
function asPart(schema: unknown): unknown {
  const { $ref, allOf, oneOf, properties, ...rest } = schema as Json & { readonly $ref?: string };
  return {
    ...rest,
    ...($ref === undefined ? {} : { $ref: `${$ref}${OPEN}` }),
    ...(Array.isArray(allOf) ? { allOf: allOf.map(asPart) } : {}),
    ...(Array.isArray(oneOf) ? { oneOf: oneOf.map(asPart) } : {}),
    ...(properties === undefined ? {} : { properties: closed(properties) }),
  };
}
