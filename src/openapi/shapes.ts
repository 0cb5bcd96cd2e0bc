/** The schemas of types beside the forms of the API; where a form says the same, it stands for both. */
import type { OpenAPIObject } from '@nestjs/swagger';
import {
  ADDRESS,
  type Json,
  fieldsOf,
  isJson,
  isWords,
  listOf,
  requiredOf,
  withAdded,
  withSchemas,
} from './schemas.js';

type Schemas = Readonly<Record<string, Json>>;

/** The document with the schemas of types; where a form of the API is such a type, the form stands for both. */
export function withShapes(document: OpenAPIObject, shapes: Schemas): OpenAPIObject {
  const forms = (document.components?.schemas ?? {}) as Schemas;
  const twins = Object.keys(shapes).filter((name) => isTwin(name, shapes, forms));
  const names = new Map(twins.map((name) => [`${ADDRESS}${name}`, `${ADDRESS}${formName(name)}`]));
  const added = Object.fromEntries(Object.entries(shapes).filter(([name]) => !names.has(`${ADDRESS}${name}`)));
  const whole = withSchemas(withAdded(document, added), (part) => {
    const name = names.get(String(part['$ref']));
    return name === undefined ? part : { ...part, $ref: name };
  });
  return withoutUnused(whole, Object.keys(added));
}

/** Without those of the schemas that nothing refers to; lists of values wait for the places where they stand. */
function withoutUnused(document: OpenAPIObject, names: readonly string[]): OpenAPIObject {
  const schemas = document.components?.schemas as Record<string, Json>;
  const text = JSON.stringify(document);
  const unused = names.filter((name) => !isWords(schemas[name]?.['enum']) && !text.includes(`"${ADDRESS}${name}"`));
  if (unused.length === 0) return document;
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => !unused.includes(name)));
  const shorter = { ...document, components: { ...document.components, schemas: kept } } as OpenAPIObject;
  return withoutUnused(
    shorter,
    names.filter((name) => !unused.includes(name)),
  );
}

function formName(name: string): string {
  return `${name.replace(/View$/, '')}Dto`;
}

/** Whether a form has the fields of a type, and says at least as much of each. */
function isTwin(name: string, shapes: Schemas, forms: Schemas): boolean {
  const [shape, form] = [shapes[name], forms[formName(name)]];
  if (form === undefined || Object.keys(fieldsOf(shape)).length === 0) return false;
  return new Twins(shapes, forms).isCovered(shape ?? {}, form);
}

class Twins {
  /** Pairs that are being compared: types may lead back to themselves. */
  private readonly open = new Set<string>();

  constructor(
    private readonly shapes: Schemas,
    private readonly forms: Schemas,
  ) {}

  isCovered(shape: Json, form: Json): boolean {
    const pair = JSON.stringify([shape, form]);
    if (this.open.has(pair)) return true;
    this.open.add(pair);
    const [named, namedToo] = [partsOf(shape), partsOf(form)];
    const types = named.filter((part) => !namedToo.some((other) => this.isOneIdea(part, other))).flatMap(this.resolved);
    const forms = namedToo.filter((part) => !named.some((other) => this.isOneIdea(other, part))).flatMap(this.resolved);
    const isCovered =
      types.length === forms.length && types.every((type) => forms.some((part) => this.isSame(type, part)));
    this.open.delete(pair);
    return isCovered;
  }

  /** Whether two references name one idea, and the form says all that the type says: some forms of a name leave a field out. */
  private isOneIdea(type: Json, form: Json): boolean {
    const name = nameOf(type);
    if (name === null || name !== nameOf(form)) return false;
    const [types, forms] = [this.resolved(type), this.resolved(form)];
    return types.every((one) => forms.some((other) => this.isSame(one, other)));
  }

  private isSame(type: Json, form: Json): boolean {
    const [kind, other] = [kindOf(type), kindOf(form)];
    // Any text covers listed ones, and numbers of a type may have fractions.
    const isText = type['type'] === 'string' && type['enum'] === undefined && other.startsWith('string');
    if (kind !== other && !isText && !(kind === 'integer' && other === 'number')) return false;
    if (![undefined, lengthOf(form)].includes(lengthOf(type))) return false;
    const [fields, others] = [fieldsOf(type), fieldsOf(form)];
    const lists = ['items', 'additionalProperties'].every((keyword) => {
      const [one, two] = [type[keyword], form[keyword]];
      return isJson(one) && isJson(two) ? this.isCovered(one, two) : isJson(one) === isJson(two);
    });
    return (
      lists &&
      sortedOf(Object.keys(fields)) === sortedOf(Object.keys(others)) &&
      sortedOf(requiredOf(type)) === sortedOf(requiredOf(form)) &&
      Object.entries(fields).every(([name, field]) => this.isCovered(field, others[name] ?? {}))
    );
  }

  /** What a reference stands for; a union has several parts. */
  private readonly resolved = (schema: Json): readonly Json[] => {
    const { $ref } = schema;
    if (typeof $ref !== 'string') return [schema];
    const name = $ref.replace(ADDRESS, '');
    return partsOf(this.forms[name] ?? this.shapes[name] ?? {}).flatMap(this.resolved);
  };
}

/** The schemas of which a value has one. */
function partsOf(schema: Json): readonly Json[] {
  const { oneOf, anyOf, type } = schema;
  const union = listOf(oneOf ?? anyOf);
  if (union.length > 0) return union.flatMap((part) => (isJson(part) ? partsOf(part) : []));
  return Array.isArray(type) ? type.map((each: unknown) => ({ ...schema, type: each })) : [schema];
}

/** The idea that a reference names, as a type or as a form. */
function nameOf({ $ref }: Json): string | null {
  return typeof $ref === 'string' ? $ref.replace(ADDRESS, '').replace(/(View|Dto)$/, '') : null;
}

function kindOf({ type, enum: values, const: only }: Json): string {
  if (only !== undefined) return `${typeof only} ${JSON.stringify(only)}`;
  return Array.isArray(values) ? `${String(type)} ${sortedOf(values.map(String))}` : String(type);
}

/** How many items a list has, if it always has as many. */
function lengthOf({ minItems, maxItems }: Json): unknown {
  return minItems === maxItems ? minItems : undefined;
}

function sortedOf(words: readonly string[]): string {
  return words.toSorted().join(' ');
}
