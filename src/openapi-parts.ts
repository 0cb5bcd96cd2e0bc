/** Schemas of fields that stand at several places in the same words stand once, by the name of the field. */
import type { OpenAPIObject } from '@nestjs/swagger';
import { ADDRESS, type Json, NULL, isJson, withAdded } from './openapi-schemas.js';

/** Where a schema stands: in a form, at a field. */
interface Place {
  readonly form: string;
  readonly field: string;
}

/** What a reference costs, about. */
const REFERENCE = 50;
const SMALLEST_SAVING = 150;
/** Keywords between the name of a field and the schemas of its values. */
const OF_VALUES = new Set(['items', 'oneOf', 'anyOf', 'additionalProperties']);

/** The document with the repeated schemas of its fields under names. */
export function withParts(document: OpenAPIObject): OpenAPIObject {
  const schemas: Record<string, unknown> = { ...document.components?.schemas };
  for (;;) {
    const places = new Map<string, Place[]>();
    for (const [form, schema] of Object.entries(schemas)) {
      visited(schema, { form, field: '' }, (part, place) => {
        const text = JSON.stringify(withoutNull(part));
        places.set(text, [...(places.get(text) ?? []), place]);
        return part;
      });
    }
    const [best] = [...places]
      .map(([text, at]) => ({ text, at, saving: (at.length - 1) * text.length - (at.length + 1) * REFERENCE }))
      .filter(({ at, saving }) => at.length > 1 && saving >= SMALLEST_SAVING)
      .toSorted((one, other) => other.saving - one.saving);
    if (best === undefined) return withAdded(document, schemas as Record<string, Json>);
    const name = nameOf(best.at, schemas);
    for (const [form, schema] of Object.entries(schemas)) {
      schemas[form] = visited(schema, { form, field: '' }, (part) =>
        JSON.stringify(withoutNull(part)) === best.text ? referring(part, name) : part,
      );
    }
    schemas[name] = JSON.parse(best.text) as Json;
  }
}

/** A schema with those of its fields changed, the outer ones first. */
function visited(schema: unknown, place: Place, change: (part: Json, place: Place) => Json, isField = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => visited(each, place, change, isField));
  if (!isJson(schema)) return schema;
  const part = isField ? change(schema, place) : schema;
  const inner = Object.entries(part).map(([keyword, value]): readonly [string, unknown] => {
    if (keyword === 'properties' && isJson(value)) {
      const fields = Object.entries(value).map(([field, own]) => [
        field,
        visited(own, { ...place, field }, change, true),
      ]);
      return [keyword, Object.fromEntries(fields)];
    }
    if (keyword === 'allOf') return [keyword, visited(value, place, change)];
    return [keyword, OF_VALUES.has(keyword) ? visited(value, place, change, place.field !== '') : value];
  });
  return Object.fromEntries(inner);
}

/** The schema of an object, where null may stand in its place. */
function withoutNull(part: Json): Json {
  return isNullableObject(part) ? { ...part, type: 'object' } : part;
}

function isNullableObject({ type, properties }: Json): boolean {
  return properties !== undefined && [type].flat().includes('null');
}

function referring(part: Json, name: string): Json {
  const reference = { $ref: `${ADDRESS}${name}` };
  return isNullableObject(part) ? { anyOf: [reference, NULL] } : reference;
}

/** The name of the field, behind that of the first form where it is another thing elsewhere. */
function nameOf([first]: readonly Place[], schemas: Readonly<Record<string, unknown>>): string {
  const { form = '', field = '' } = first ?? {};
  const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const longer = `${form.replace(/Dto$/, '')}${name}`;
  return field === 'data' || name in schemas ? freeName(longer, schemas) : name;
}

function freeName(wanted: string, schemas: Readonly<Record<string, unknown>>): string {
  return wanted in schemas ? freeName(`Other${wanted}`, schemas) : wanted;
}
