/**
 * Forms that have fields in common, in the same words, refer to one form of these fields and add what is theirs: a list's item
 * and the whole thing, a game of a match and of a chouette. Generated clients get one type for what is the same.
 */
import type { OpenAPIObject } from '@nestjs/swagger';
import { ADDRESS, type Json, fieldsOf, requiredOf, withAdded } from './schemas.js';

/** A form in parts: those that it refers to, and its own fields by how they are written. */
interface Parts {
  readonly name: string;
  readonly bases: readonly string[];
  readonly own: ReadonlySet<string>;
}

interface Field {
  readonly name: string;
  readonly schema: Json;
  readonly isRequired: boolean;
}

/** Fields that several forms have, and what the document saves when they stand once. */
interface Base {
  readonly fields: readonly string[];
  readonly forms: readonly Parts[];
  readonly saving: number;
}

/** What a reference costs, about; a base that saves less than the other is not worth looking up. */
const REFERENCE = 140;
const SMALLEST_SAVING = 150;

/** The document with the common fields of its forms in forms of their own. */
export function withBases(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
  let parts = Object.entries(schemas).flatMap(([name, form]) =>
    form['properties'] === undefined || form['allOf'] !== undefined ? [] : [partsOf(name, form)],
  );
  for (let base = bestBase(parts); base !== null; base = bestBase(parts)) parts = placed(parts, base);
  const forms = parts.map(({ name, bases, own }) => [name, formOf(schemas[name] ?? {}, bases, own)] as const);
  return withAdded(document, Object.fromEntries(forms));
}

function partsOf(name: string, form: Json): Parts {
  const required = requiredOf(form);
  const fields = Object.entries(fieldsOf(form)).map(([field, schema]): Field => {
    return { name: field, schema, isRequired: required.includes(field) };
  });
  return { name, bases: [], own: new Set(fields.map((field) => JSON.stringify(field))) };
}

/** The common fields of two forms that save most, with all forms that have them. */
function bestBase(parts: readonly Parts[]): Base | null {
  let best: Base | null = null;
  for (const [nth, one] of parts.entries()) {
    for (const other of parts.slice(nth + 1)) {
      const fields = [...one.own].filter((field) => other.own.has(field));
      // A single field is no form.
      if (fields.length < 2) continue;
      const forms = parts.filter(({ own }) => fields.every((field) => own.has(field)));
      const saving = (forms.length - 1) * fields.join().length - forms.length * REFERENCE;
      if (saving >= SMALLEST_SAVING && saving > (best?.saving ?? 0)) best = { fields, forms, saving };
    }
  }
  return best;
}

/** The forms with the base in its place: one of them, where that has no other fields, else a new one. */
function placed(parts: readonly Parts[], { fields, forms }: Base): Parts[] {
  const whole = forms.find(({ own, bases }) => own.size === fields.length && bases.length === 0);
  const [first] = forms.map(({ name }) => name.replace(/Dto$/, '')).toSorted((a, b) => a.length - b.length);
  const name = whole?.name ?? freeName(`${first}Base`, parts);
  const without = parts.map((form) =>
    form === whole || !forms.includes(form)
      ? form
      : {
          name: form.name,
          bases: [...form.bases, name],
          own: new Set([...form.own].filter((field) => !fields.includes(field))),
        },
  );
  return whole === undefined ? [...without, { name, bases: [], own: new Set(fields) }] : without;
}

function freeName(wanted: string, parts: readonly Parts[]): string {
  return parts.some(({ name }) => name === wanted) ? freeName(`Other${wanted}`, parts) : wanted;
}

function formOf(form: Json, bases: readonly string[], fieldTexts: ReadonlySet<string>): Json {
  const { type: _type, properties: _properties, required: _required, ...rest } = form;
  const fields = [...fieldTexts].map((field) => JSON.parse(field) as Field);
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const told = {
    type: 'object',
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  };
  if (bases.length === 0) return { ...told, ...rest };
  const references = bases.map((name) => ({ $ref: `${ADDRESS}${name}` }));
  // What it refers to says that it is an object.
  const { type: _object, ...own } = told;
  return { ...rest, allOf: fields.length === 0 ? references : [...references, own] };
}
