/**
 * What stands at several operations of the OpenAPI document in the same words stands once, under `components`, with a name:
 * refusals by their codes, parameters and headers by theirs. Generated clients get one type for each, and the document stays
 * short enough to be read.
 */
import type { OpenAPIObject } from '@nestjs/swagger';

type Part = Readonly<Record<string, unknown>>;

/** Parts of one kind that were moved, by their names. */
class Shelf {
  readonly parts: Record<string, Part> = {};
  private readonly names = new Map<string, string>();
  private readonly uses = new Map<string, number>();

  constructor(private readonly kind: 'headers' | 'parameters' | 'responses') {}

  count(part: Part): void {
    const text = JSON.stringify(part);
    this.uses.set(text, (this.uses.get(text) ?? 0) + 1);
  }

  /** A reference to the part, or the part itself where it stands but once. */
  place(part: Part, wanted: string): Part {
    const text = JSON.stringify(part);
    if ((this.uses.get(text) ?? 0) < 2) return part;
    let name = this.names.get(text);
    if (name === undefined) {
      name = this.freeName(wanted);
      this.names.set(text, name);
      this.parts[name] = part;
    }
    return { $ref: `#/components/${this.kind}/${name}` };
  }

  private freeName(wanted: string): string {
    for (let nth = 1; ; nth += 1) {
      const name = nth === 1 ? wanted : `${wanted}${nth}`;
      if (!(name in this.parts)) return name;
    }
  }
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const MOVED = /^#\/components\/(responses|parameters|headers)\/(.+)$/;

/** The same document with its repeated parts under `components`. */
export function withComponents(document: OpenAPIObject): OpenAPIObject {
  const headers = new Shelf('headers');
  const parameters = new Shelf('parameters');
  const responses = new Shelf('responses');
  const operations = Object.values(document.paths).flatMap((item) =>
    METHODS.flatMap((method) => (item[method] === undefined ? [] : [item[method]])),
  );
  const answers = (operation: (typeof operations)[number]): [string, Part][] =>
    Object.entries(operation.responses as unknown as Record<string, Part>);

  for (const operation of operations) {
    for (const [, answer] of answers(operation))
      for (const header of Object.values(partsOf(answer, 'headers'))) headers.count(header);
    for (const parameter of operation.parameters ?? []) parameters.count(parameter as unknown as Part);
  }
  for (const operation of operations) {
    for (const [status, answer] of answers(operation)) {
      const own = Object.entries(partsOf(answer, 'headers'));
      if (own.length === 0) continue;
      const placed = Object.fromEntries(
        own.map(([name, header]) => [name, headers.place(header, componentName(name))]),
      );
      Object.assign(operation.responses, { [status]: { ...answer, headers: placed } });
    }
    for (const [, answer] of answers(operation)) responses.count(answer);
  }
  for (const operation of operations) {
    for (const [status, answer] of answers(operation)) {
      const name = isGood(status) ? formName(answer) : refusalName(status, answer);
      Object.assign(operation.responses, { [status]: responses.place(answer, name) });
    }
    const placed = operation.parameters?.map((parameter) =>
      parameters.place(parameter as unknown as Part, 'name' in parameter ? componentName(parameter.name) : 'Parameter'),
    );
    if (placed !== undefined) Object.assign(operation, { parameters: placed });
  }
  const components = {
    ...document.components,
    responses: sorted(responses.parts),
    parameters: sorted(parameters.parts),
    headers: sorted(headers.parts),
  } as unknown as NonNullable<OpenAPIObject['components']>;
  return { ...document, components };
}

/** The same document with its parts where they are used, for readers who look at operations one by one; schemas keep their names. */
export function withoutComponents<Document extends { readonly paths: object; readonly components?: object }>(
  document: Document,
): Document {
  const { components = {} } = document;
  const inlined = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(inlined);
    const [, kind, name] = '$ref' in value ? (MOVED.exec(String(value.$ref)) ?? []) : [];
    if (kind !== undefined && name !== undefined) return inlined((components as Record<string, Part>)[kind]?.[name]);
    return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, inlined(part)]));
  };
  return { ...document, paths: inlined(document.paths) as Document['paths'] };
}

function isGood(status: string): boolean {
  return status.startsWith('2');
}

function partsOf(part: Part, name: string): Record<string, Part> {
  return (part[name] ?? {}) as Record<string, Part>;
}

/** The name of the form of an answer. */
function formName({ content }: Part): string {
  const [form = 'Answer'] = /(?<=schemas\/)\w+/.exec(JSON.stringify(content ?? {})) ?? [];
  return form.replace(/Dto$/, '');
}

/** What a reader has already has a name of its own, because it has no code. */
const NOT_MODIFIED = '304';

/** `PlayerNotFound`, or who may be refused so where the answer is that of many codes. */
function refusalName(status: string, { description }: Part): string {
  const codes = [...String(description).matchAll(/`([a-z.-]+)`:/g)].map(([, code = '']) =>
    componentName(code.replace('request.', '')),
  );
  if (status === NOT_MODIFIED) return 'NotModified';
  if (status !== 'default') return codes.join('Or');
  return `Refused${codes.includes('Unauthenticated') ? '' : 'ToAnybody'}${doing(codes)}`;
}

/** What is refused so: only what has a version can be stale, and only what obeys a key can be another request's. */
function doing(codes: readonly string[]): string {
  const [hasVersion, obeysKey] = [codes.includes('Stale'), codes.includes('IdempotencyMismatch')];
  if (hasVersion) return obeysKey ? 'InWriting' : 'InChanging';
  return obeysKey ? 'InMaking' : '';
}

function componentName(words: string): string {
  return words
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function sorted(parts: Record<string, Part>): Record<string, Part> {
  return Object.fromEntries(Object.entries(parts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
