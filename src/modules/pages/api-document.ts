/** The parts of the OpenAPI document that its page shows. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly example?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
}

export interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value?: unknown }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
  readonly 'x-roles'?: readonly string[];
  /** Its own refusals by their status. */
  readonly 'x-problems'?: Readonly<Record<string, readonly string[]>>;
}

export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An operation with its place. */
export interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The operations of a tag, in the order of the document. */
export function operationsOf({ paths }: ApiDocument, tag: string): readonly Placed[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { tags = [] }]) => tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The name of the form that a reference points at. */
export function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? reference;
}

/** A value of the form, made of the examples in it; only fields that are required are in it. */
export function sampleOf(schema: Schema, document: ApiDocument, depth = 0): unknown {
  const { $ref, example, allOf, oneOf, anyOf, items, properties, required = [] } = schema;
  if (example !== undefined) return example;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  // Forms that hold themselves end here.
  if (depth > 8) return null;
  if (allOf !== undefined) {
    const parts = allOf.map((part) => sampleOf(part, document, depth + 1));
    return parts.length === 1 ? parts[0] : Object.assign({}, ...parts);
  }
  const inner = $ref === undefined ? (oneOf ?? anyOf)?.[0] : document.components.schemas[nameOf($ref)];
  if (inner !== undefined) return sampleOf(inner, document, depth + 1);
  if (items !== undefined) return [sampleOf(items, document, depth + 1)];
  if (properties === undefined) return schema.type === 'object' ? {} : (schema.minimum ?? '');
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, property]) => [name, sampleOf(property, document, depth + 1)]),
  );
}
