/** Schemas of fields that stand at several places in the same words stand once, by the name of the field. */
import type { OpenAPIObject } from '@nestjs/swagger';
import { ADDRESS, type Json, NULL, isJson, withAdded } from './schemas.js';

/** Where a schema stands: in a form, at a field. */
interface Place {
  readonly form: string;
  readonly field: string;
}

/** What a reference costs, about. */
const REFERENCE = 45;
const SMALLEST_SAVING = 40;
/** Keywords between the name of a field and the schemas of its values. */
const OF_VALUES = new Set(['items', 'oneOf', 'anyOf', 'additionalProperties']);

/** The document with the repeated schemas of its fields under names. */
export function withParts(document: OpenAPIObject): OpenAPIObject {
  const schemas: Record<string, unknown> = withWords(document);
  for (;;) {
    const places = new Map<string, Place[]>();
    for (const [form, schema] of Object.entries(schemas)) {
      visited(schema, { form, field: '' }, (part, place) => {
        // What has a name needs no other.
        if (part['$ref'] !== undefined) return part;
        const text = JSON.stringify(coreOf(part));
        places.set(text, [...(places.get(text) ?? []), place]);
        return part;
      });
    }
    const [best] = [...places]
      .map(([text, at]) => ({ text, at, saving: (at.length - 1) * text.length - (at.length + 1) * REFERENCE }))
      .filter(({ at, saving }) => at.length > 1 && saving >= SMALLEST_SAVING)
      .toSorted((one, other) => other.saving - one.saving);
    if (best === undefined) return withAdded(document, schemas as Record<string, Json>);
    const core = JSON.parse(best.text) as Json;
    const name = nameOf(core, best.at, schemas);
    for (const [form, schema] of Object.entries(schemas)) {
      schemas[form] = visited(schema, { form, field: '' }, (part) =>
        JSON.stringify(coreOf(part)) === best.text ? referring(part, name) : part,
      );
    }
    schemas[name] = core;
  }
}

/** What is said of a field wherever a schema has a name is said at the name; what is said at some places alone stays there. */
function withWords(document: OpenAPIObject): Record<string, Json> {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
  const references = new Map<string, number>();
  for (const [, name = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    references.set(name, (references.get(name) ?? 0) + 1);
  }
  const words = new Map<string, string[]>();
  const referTo = (change: (part: Json, name: string) => Json): Record<string, Json> => {
    const told = Object.entries(schemas).map(([form, schema]) => [
      form,
      visited(schema, { form, field: '' }, (part) => {
        const name = String(part['$ref']).replace(ADDRESS, '');
        return name in schemas ? change(part, name) : part;
      }),
    ]);
    return Object.fromEntries(told) as Record<string, Json>;
  };
  referTo((part, name) => {
    const { description } = part;
    if (typeof description === 'string') words.set(name, [...(words.get(name) ?? []), description]);
    return part;
  });
  const only = new Map(
    [...words].flatMap(([name, told]) => {
      const isSaidEverywhere = told.length === references.get(name) && new Set(told).size === 1;
      return isSaidEverywhere && schemas[name]?.['description'] === undefined ? [[name, told[0]] as const] : [];
    }),
  );
  const shorter = referTo((part, name) => {
    const { description: _description, ...rest } = part;
    return only.has(name) ? rest : part;
  });
  const told = Object.entries(shorter).map(([name, schema]) => [
    name,
    only.has(name) ? { ...schema, description: only.get(name) } : schema,
  ]);
  return Object.fromEntries(told) as Record<string, Json>;
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

/** A schema without what is of one place only, its default and its example; an object also where null may stand in its place. */
function coreOf({ default: _default, example: _example, ...part }: Json): Json {
  return isNullableObject(part) ? { ...part, type: 'object' } : part;
}

function isNullableObject({ type, properties }: Json): boolean {
  return properties !== undefined && [type].flat().includes('null');
}

function referring(part: Json, name: string): Json {
  const { default: preset, example } = part;
  const own = { ...('default' in part ? { default: preset } : {}), ...('example' in part ? { example } : {}) };
  const reference = { $ref: `${ADDRESS}${name}` };
  return isNullableObject(part) ? { anyOf: [reference, NULL], ...own } : { ...reference, ...own };
}

/** Names of what stands at several fields, by the first of them. */
const NAMES: Readonly<Record<string, string>> = {
  'ChouetteAffectedChouette.before': 'AffectedSeats',
  'ChouetteAffectedGame.before': 'AffectedTableGame',
  'ChouetteGameReported.present': 'Ids',
  'ChouetteTakenBack.turnsPlayed': 'NumbersBySide',
  'DetailsChanged.forbiddenPairs': 'TwoEntries',
  'MatchFacts.players': 'PlayersBySide',
  'ObjectionDto.reason': 'ReasonText',
  'PairingDto.white': 'Slot',
};

/** `SideOrNull`; else the name of the field, behind that of the first form where it is another thing elsewhere. */
function nameOf(core: Json, at: readonly Place[], schemas: Readonly<Record<string, unknown>>): string {
  const { anyOf: [part, ...others] = [] } = core as { readonly anyOf?: readonly Json[] };
  const [, named] = /schemas\/(\w+?)(?:Dto)?$/.exec(String(part?.['$ref'])) ?? [];
  if (named !== undefined && others.length === 1 && core['description'] === undefined) return `${named}OrNull`;
  const [{ form, field } = { form: '', field: '' }] = at;
  const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const longer = `${form.replace(/Dto$/, '')}${name}`;
  const own = field === 'data' || name in schemas ? freeName(longer, schemas) : name;
  return NAMES[`${form}.${field}`] ?? own;
}

function freeName(wanted: string, schemas: Readonly<Record<string, unknown>>): string {
  return wanted in schemas ? freeName(`Other${wanted}`, schemas) : wanted;
}
