/** Compares answers with the OpenAPI document: the operation, the status and the body have to be described in it. */
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { AnswerCheck } from './api-client.js';

interface Described {
  readonly method: string;
  readonly pattern: RegExp;
  readonly path: string;
  readonly statuses: ReadonlyMap<number, ReadonlyMap<string, Form>>;
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
    // An address or method that the service does not know is nobody's operation.
    const operation = operations.find((described) => described.method === method && described.pattern.test(bare));
    if (operation === undefined || answer.status === 304) return;
    const bodies = operation.statuses.get(answer.status);
    const where = `${method} ${operation.path} → ${answer.status}`;
    if (bodies === undefined) throw new Error(`${where} is not described: ${answer.text.slice(0, 400)}`);
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    if (bodies.size === 0) return;
    const validate = bodies.get(type)?.();
    if (validate === undefined) throw new Error(`${where} answers ${type}, which is not described`);
    const body: unknown = type.includes('json') ? answer.body : answer.text;
    if (!validate(body))
      throw new Error(`${where}: ${ajv.errorsText(validate.errors)} in ${answer.text.slice(0, 1000)}`);
  };
}

/** Makes the checks of all bodies, and throws where the document has a form that none can be made of. */
export function madeChecks(document: OpenAPIObject): number {
  const forms = describedOperations(document, checkerOf(document)).flatMap(({ statuses }) =>
    [...statuses.values()].flatMap((bodies) => [...bodies.values()]),
  );
  return forms.map((form) => form()).length;
}

function checkerOf(document: OpenAPIObject): Ajv {
  // Each check is used a few times only: what makes it fast takes longer than it saves.
  const ajv = new Ajv({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } });
  addFormats.default(ajv);
  const root = closed(nullsAllowed(JSON.parse(JSON.stringify(document)))) as Json;
  return ajv.addSchema({ $id: 'document', ...root });
}

function describedOperations(document: OpenAPIObject, ajv: Ajv): Described[] {
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
      const statuses = new Map<number, Map<string, Form>>();
      for (const [status, { content = {} }] of Object.entries(operation.responses)) {
        const pointer = ['paths', path, method, 'responses', status, 'content'].map(escaped).join('/');
        const bodies = Object.entries(content).map(([type, { schema }]): [string, Form] => [
          type,
          formAt(`${pointer}/${escaped(type)}/schema`, schema),
        ]);
        statuses.set(Number(status), new Map(bodies));
      }
      const pattern = new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`);
      operations.push({ method: method.toUpperCase(), pattern, path, statuses });
    }
  }
  // Fixed addresses come before those with an id in the same place.
  return operations.sort((a, b) => a.path.split('{').length - b.path.split('{').length);
}

function isOperation(
  value: unknown,
): value is { responses: Record<string, { content?: Record<string, { schema?: unknown }> }> } {
  return typeof value === 'object' && value !== null && 'responses' in value;
}

function escaped(part: string): string {
  return encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'));
}

/** OpenAPI 3.0 says `nullable`, JSON Schema says `null` among the types. */
function nullsAllowed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nullsAllowed);
  if (typeof value !== 'object' || value === null) return value;
  const mapped = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, nullsAllowed(item)])) as Json;
  if (mapped['nullable'] !== true) return mapped;
  const { nullable: _nullable, ...schema } = mapped;
  return { anyOf: [schema, { type: 'null' }] };
}

/** No answer has a field that the document does not name. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const mapped = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, closed(item)])) as Json;
  const isObjectSchema = mapped['type'] === 'object' && typeof mapped['properties'] === 'object';
  return isObjectSchema && mapped['additionalProperties'] === undefined
    ? { ...mapped, additionalProperties: false }
    : mapped;
}
