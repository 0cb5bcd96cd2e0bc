/** Examples of good answers, captured from the service by `test/e2e/documents/examples.e2e-spec.ts`, at the operations that answer so. */
import type { OpenAPIObject } from '@nestjs/swagger';
import { type Json, withAdded } from './schemas.js';

interface Media {
  readonly schema?: unknown;
  readonly example?: unknown;
  readonly examples?: unknown;
}

/** What the service has answered: good answers by their names, refusals by their codes. */
export interface Captured {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly problems: Readonly<Record<string, { readonly status: number }>>;
}

/** The name of the example of an answer: that of its form, which is the same for many operations, or of the operation. */
export function exampleName(operationId: string, type: string, { schema }: Media): string {
  const [form] = /(?<=schemas\/)\w+/.exec(JSON.stringify(schema ?? {})) ?? [];
  if (form !== undefined) return form.replace(/Dto$/, '');
  return type === 'application/json' ? operationId : `${operationId}-${type.replace(/[^a-z]+/g, '-')}`;
}

/** The document with the examples under `components`, and a reference to its own at each good answer. */
export function withExamples(document: OpenAPIObject, captured: Captured['answers']): OpenAPIObject {
  const shown = new Set<string>();
  const operations = Object.values(document.paths).flatMap((item) => [item.get, item.post, item.patch, item.delete]);
  for (const { operationId = '', responses } of operations.flatMap((each) => each ?? [])) {
    for (const [status, answer] of Object.entries(responses)) {
      if (!status.startsWith('2') || answer === undefined || !('content' in answer)) continue;
      for (const [type, media] of Object.entries(answer.content ?? {})) {
        const name = exampleName(operationId, type, media);
        if (name in captured && media.example === undefined) {
          media.examples = { [name]: { $ref: `#/components/examples/${name}` } };
          shown.add(name);
        }
      }
    }
  }
  // An answer with an example of its own needs no captured one.
  const used = Object.entries(captured).filter(([name]) => shown.has(name));
  const examples = Object.fromEntries(used.map(([name, value]) => [name, { value }]));
  return { ...document, components: { ...document.components, examples } };
}

/** The document in which the examples of refusals are refusals that the service has sent, where one of that code and status is kept. */
export function withRefusals(document: OpenAPIObject, captured: Captured['problems']): OpenAPIObject {
  const operations = Object.values(document.paths).flatMap((item) => [item.get, item.post, item.patch, item.delete]);
  for (const answer of operations.flatMap((each) => Object.values(each?.responses ?? {}))) {
    if (answer === undefined || !('content' in answer)) continue;
    const media = answer.content?.['application/problem+json'];
    const made = media?.example as { readonly code: string; readonly status: number } | undefined;
    const sent = captured[made?.code ?? ''];
    if (media !== undefined && sent !== undefined && sent.status === made?.status) media.example = sent;
  }
  return document;
}

/**
 * The document without what forms say of fields only to those who make them of the fields: defaults stay in forms of bodies, and
 * examples of single fields where no whole example shows them.
 */
export function withoutSpareExamples(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, unknown>>;
  const operations = Object.values(document.paths).flatMap((item) => [item.get, item.post, item.patch, item.delete]);
  const asked = operations.flatMap((operation) => {
    const { requestBody: body, parameters = [] } = operation ?? {};
    return [...parameters, ...(body !== undefined && 'content' in body ? Object.values(body.content) : [])];
  });
  const isShown = (part: object): boolean => ('examples' in part || 'example' in part) && !('in' in part);
  const inBodies = namesIn(asked, schemas);
  const unshown = namesIn(
    asked.filter((part) => !isShown(part)),
    schemas,
  );
  const told = Object.entries(schemas).map(([name, schema]) => {
    const spare = [...(unshown.has(name) ? [] : ['example']), ...(inBodies.has(name) ? [] : ['default'])];
    return [name, without(spare, schema)] as const;
  });
  return withAdded(document, Object.fromEntries(told) as Record<string, Json>);
}

/** The names of the schemas to which a part leads. */
function namesIn(
  part: unknown,
  schemas: Readonly<Record<string, unknown>>,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesIn(schemas[name] ?? {}, schemas, found);
  }
  return found;
}

/** A schema without some keywords; `isFields`: its names are those of fields. */
function without(keywords: readonly string[], part: unknown, isFields = false): unknown {
  if (Array.isArray(part)) return part.map((each) => without(keywords, each));
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([name]) => isFields || !keywords.includes(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, without(keywords, value, !isFields && name === 'properties')]),
  );
}
