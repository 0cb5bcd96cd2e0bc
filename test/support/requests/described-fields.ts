/** Where a description has fields of a kind: in the query, in the path, and in the body at any depth. */
import type { OpenAPIObject } from '@nestjs/swagger';
import { type Parameter, type Schema, plainSchema } from './example-requests.js';

/** A field of a body, by the names that lead to it. */
export interface DescribedField {
  readonly place: readonly (string | number)[];
  readonly schema: Schema;
}

/** Every single value of a body that looks like the example, also those that the example leaves out. */
export function fieldsOf(schema: Schema, example: unknown, document: OpenAPIObject): readonly DescribedField[] {
  const plain = formLike(plainSchema(schema, document), example, document);
  if (plain.type === 'array') {
    const [first] = Array.isArray(example) ? example : [];
    return first === undefined ? [] : below(0, fieldsOf(plain.items ?? {}, first, document));
  }
  if (plain.properties === undefined) return [{ place: [], schema: plain }];
  return Object.entries(plain.properties).flatMap(([name, property]) => {
    const value = isRecord(example) ? example[name] : undefined;
    const inner = plainSchema(property, document);
    // What is inside something that the example leaves out would need the rest of it.
    if (value === undefined && (inner.properties !== undefined || inner.type === 'array')) return [];
    return below(name, fieldsOf(property, value, document));
  });
}

/** The value with another one at the place. */
export function withValue(value: unknown, [name, ...rest]: DescribedField['place'], changed: unknown): unknown {
  if (name === undefined) return changed;
  if (Array.isArray(value)) return value.map((item, index) => (index === name ? withValue(item, rest, changed) : item));
  const fields = isRecord(value) ? value : {};
  return { ...fields, [name]: withValue(fields[name], rest, changed) };
}

/** The parameters of one kind. */
export function parametersIn(parameters: readonly Parameter[] | undefined, where: 'path' | 'query'): Parameter[] {
  return (parameters ?? []).filter((parameter) => parameter.in === where);
}

function below(name: string | number, fields: readonly DescribedField[]): DescribedField[] {
  return fields.map(({ place, schema }) => ({ place: [name, ...place], schema }));
}

/** Of several forms the one whose fixed words are those of the example. */
function formLike(schema: Schema, example: unknown, document: OpenAPIObject): Schema {
  if (schema.oneOf === undefined || !isRecord(example)) return schema;
  const forms = schema.oneOf.flatMap((form) => {
    const plain = plainSchema(form, document);
    return (plain.oneOf ?? [plain]).map((inner) => plainSchema(inner, document));
  });
  const fits = ({ properties = {}, required = [] }: Schema): boolean =>
    required.every((name) => name in example) &&
    Object.keys(example).every((name) => name in properties) &&
    Object.entries(properties).every(([name, property]) => {
      const { enum: words } = plainSchema(property, document);
      return words?.includes(example[name] ?? words[0]) !== false;
    });
  return forms.find(fits) ?? schema;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
