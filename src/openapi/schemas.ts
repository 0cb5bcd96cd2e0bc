/**
 * The schemas of the document as JSON Schema has them (OpenAPI 3.1): what may be null says so among its types, values that
 * stand at several places have a name, and the types of the domain stand beside the forms of the API.
 */
import type { OpenAPIObject } from '@nestjs/swagger';

export type Json = Readonly<Record<string, unknown>>;

export const ADDRESS = '#/components/schemas/';
export const NULL = { type: 'null' };

/** The same part with every object in it changed, the inner ones first. */
function changed(part: unknown, change: (part: Json) => Json): unknown {
  if (Array.isArray(part)) return part.map((each) => changed(each, change));
  if (!isJson(part)) return part;
  return change(Object.fromEntries(Object.entries(part).map(([name, value]) => [name, changed(value, change)])));
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isJson(part: unknown): part is Json {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

/** The schemas of a document, changed; what is in examples is no schema. */
export function withSchemas(document: OpenAPIObject, change: (schema: Json) => Json): OpenAPIObject {
  return changed(document, change) as OpenAPIObject;
}

/** A number of a rule, which says nothing to those who do not have the rules. */
const RULE_NUMBER = / \([A-Z]\d[^()]*\)/g;

/** Sentences without the numbers of rules, which the sources keep for those who work on them. */
export function withoutRuleNumbers(part: Json): Json {
  const { description } = part;
  return typeof description === 'string' ? { ...part, description: description.replace(RULE_NUMBER, '') } : part;
}

/** What may be null, said in one way; a list of one value is that value, and a form in brackets the form itself. */
export function inJsonSchema(schema: Json): Json {
  const { nullable, allOf, enum: values, type, ...rest } = schema;
  const [kind, ...others] = [type].flat();
  const mayBeNull = nullable === true || others.includes('null');
  const listed = Array.isArray(values) ? listOf(values).filter((value) => value !== null) : null;
  if (listed?.length === 0) return { type: 'null', ...rest };
  const forms = listOf(allOf);
  const told =
    listed?.length === 1
      ? { const: listed[0] }
      : { ...(kind ? { type: kind } : {}), ...(listed ? { enum: listed } : {}) };
  if (!mayBeNull) {
    const [only] = forms;
    return forms.length === 1 && isJson(only) ? { ...only, ...rest } : { ...(allOf ? { allOf } : told), ...rest };
  }
  if (forms.length > 0) return { anyOf: [...forms, NULL], ...rest };
  if (listed !== null) return { anyOf: [told, NULL], ...rest };
  return Array.isArray(rest['oneOf'])
    ? { ...rest, oneOf: [...listOf(rest['oneOf']), NULL] }
    : { type: [kind, 'null'], ...rest };
}

export function isWords(values: unknown): values is readonly string[] {
  return Array.isArray(values) && values.every((value) => typeof value === 'string');
}

export function fieldsOf(schema: Json | undefined): Readonly<Record<string, Json>> {
  return (schema?.['properties'] ?? {}) as Record<string, Json>;
}

/** Unions of forms say by which field the forms differ, where there is one that each of them has. */
export function withDiscriminators(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
  const formsOf = (part: unknown): readonly string[] => {
    const address = isJson(part) && typeof part['$ref'] === 'string' ? part['$ref'] : '';
    const union = schemas[address.replace(ADDRESS, '')]?.['oneOf'];
    return Array.isArray(union) ? listOf(union).flatMap(formsOf) : [address];
  };
  const tagged = withSchemas(document, (schema) => {
    const { oneOf: one, anyOf: any, ...rest } = schema;
    const oneOf = listOf(one ?? any);
    if (oneOf.length === 0) return schema;
    const hasNull = oneOf.some((part) => isJson(part) && part['type'] === 'null');
    const forms = oneOf.filter((part) => !isJson(part) || part['type'] !== 'null');
    // A union that has a name, or null, is told apart at its name.
    if (forms.length < 2) return schema;
    const addresses = forms.flatMap(formsOf);
    const fields = Object.keys(fieldsOf(schemas[addresses[0]?.replace(ADDRESS, '') ?? '']));
    const mappings = fields.flatMap((propertyName) => {
      const mapping = addresses.flatMap((address) => {
        const form = schemas[address.replace(ADDRESS, '')];
        const isRequired = ((form?.['required'] ?? []) as readonly string[]).includes(propertyName);
        const values = isRequired ? wordsOf(fieldsOf(form)[propertyName], schemas) : [];
        return values.length === 0 ? [null] : values.map((value) => [value, address] as const);
      });
      const told = mapping.filter((entry) => entry !== null);
      const isTag = told.length === mapping.length && new Set(told.map(([value]) => value)).size === told.length;
      // A value that is the name of its schema need not be said.
      const other = told.filter(([value, address]) => `${ADDRESS}${value}` !== address);
      const tag = other.length === 0 ? { propertyName } : { propertyName, mapping: Object.fromEntries(other) };
      return isTag ? [tag] : [];
    });
    const [discriminator] = mappings;
    if (discriminator === undefined) return schema;
    const union = { oneOf: addresses.map(($ref) => ({ $ref })), discriminator };
    return hasNull ? { ...rest, anyOf: [union, NULL] } : { ...rest, ...union };
  });
  return withUnionsApart(tagged);
}

/**
 * A union that stands beside other fields, as the types of events beside what every event has, stands there under a second name: from a part
 * with a discriminator a generator of clients takes the field of that discriminator, and nothing tells the forms apart any more.
 */
function withUnionsApart(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
  const named: Record<string, Json> = {};
  const apart = (part: unknown): unknown => {
    const name = isJson(part) ? String(part['$ref']).replace(ADDRESS, '') : '';
    if (schemas[name]?.['discriminator'] === undefined) return part;
    named[`Any${name}`] = { $ref: `${ADDRESS}${name}` };
    return { $ref: `${ADDRESS}Any${name}` };
  };
  const told = withSchemas(document, (schema) => {
    const parts = listOf(schema['allOf']);
    return parts.length < 2 ? schema : { ...schema, allOf: parts.map(apart) };
  });
  return withAdded(told, named);
}

/** The texts that a field may have, if they are listed. */
function wordsOf(field: Json | undefined, schemas: Readonly<Record<string, Json>>): readonly string[] {
  const { const: only, enum: listed, $ref } = field ?? {};
  if (typeof $ref === 'string') return wordsOf(schemas[$ref.replace(ADDRESS, '')], schemas);
  if (typeof only === 'string') return [only];
  return isWords(listed) ? listed : [];
}

export function requiredOf(form: Json): readonly string[] {
  return (form['required'] ?? []) as readonly string[];
}

/** The document with more schemas, or with others of the same names. */
export function withAdded(document: OpenAPIObject, added: Readonly<Record<string, Json>>): OpenAPIObject {
  const schemas = { ...document.components?.schemas, ...added };
  const sorted = Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return {
    ...document,
    components: {
      ...document.components,
      schemas: sorted,
    },
  };
}
