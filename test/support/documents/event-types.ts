/** The names of events, as the document gives them to readers of records. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Schema {
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const FILE = join(import.meta.dirname, '..', '..', '..', 'openapi.json');
const SCHEMAS: Readonly<Record<string, Schema>> = JSON.parse(readFileSync(FILE, 'utf8')).components.schemas;

/** The names of all events of a union of the document, such as `MatchEvent`. */
export function eventTypes(union: string): readonly string[] {
  return typesOf(named(union));
}

function typesOf(schema: Schema): readonly string[] {
  const { $ref, oneOf = [], allOf = [], properties } = schema;
  if ($ref !== undefined) return typesOf(referred($ref));
  const own = properties?.['type'];
  const inner = [...oneOf, ...allOf].flatMap(typesOf);
  return own === undefined ? inner : [...namesIn(own), ...inner];
}

function namesIn({ $ref, enum: names = [], const: only }: Schema): readonly string[] {
  if ($ref !== undefined) return namesIn(referred($ref));
  return only === undefined ? names : [only];
}

function referred(ref: string): Schema {
  return named(ref.replace('#/components/schemas/', ''));
}

function named(name: string): Schema {
  const schema = SCHEMAS[name];
  if (schema === undefined) throw new Error(`the document has no ${name}`);
  return schema;
}
