import { dump } from 'js-yaml';
import type { ApiDocument } from './api-document.js';

/** The document as YAML, in parts that are small to make: all of it at once holds everybody else up for long. */
export function* documentYaml({ paths, components, ...rest }: ApiDocument): Generator<string> {
  yield yaml(rest);
  yield* partsOf('paths', paths);
  const { schemas, ...others } = components;
  yield 'components:\n';
  yield indented(yaml(others));
  for (const part of partsOf('schemas', schemas)) yield indented(part);
}

function* partsOf(name: string, entries: Readonly<Record<string, unknown>>): Generator<string> {
  yield `${name}:\n`;
  for (const [key, entry] of Object.entries(entries)) yield indented(yaml({ [key]: entry }));
}

function yaml(value: object): string {
  return Object.keys(value).length === 0 ? '' : dump(value, { skipInvalid: true, noRefs: true, lineWidth: -1 });
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
