/**
 * Problem documents, told by their codes: a union with the facts of each code, so that generated clients know `params` as soon as
 * they have compared `code`. Codes with the same facts stand together. The members of the union have no names, because 113 names
 * and a mapping of 176 codes would make the document a tenth longer; each says its codes itself.
 */
import type { OpenAPIObject } from '@nestjs/swagger';
import { ADDRESS, type Json, fieldsOf, requiredOf, withAdded } from './schemas.js';

/** Behind the name of what becomes a member of the union, while the document is made. */
const MEMBER = 'Problem~';
/** What every refusal of an action may say, and all that most say: which action of a batch it was. */
const WITHOUT_FACTS: Json = { type: 'object', properties: { index: { type: 'integer' } } };

/** The document with a form for all codes that have the same facts; `facts`: the schema of `ParamsByCode`. */
export function withProblemForms(document: OpenAPIObject, facts: Json | undefined): OpenAPIObject {
  const known = fieldsOf(facts);
  const codes = new Map<string, string[]>();
  for (const code of codesOf(document)) {
    const text = JSON.stringify(isEmpty(known[code]) ? WITHOUT_FACTS : known[code]);
    codes.set(text, [...(codes.get(text) ?? []), code]);
  }
  const forms = [...codes].map(([text, [first = '', ...others]]) => {
    const params = JSON.parse(text) as Json;
    const form: Json = {
      required: requiredOf(params).length > 0 ? ['code', 'params'] : ['code'],
      properties: {
        code: others.length === 0 ? { const: first } : { type: 'string', enum: [first, ...others] },
        params,
      },
    };
    return [`${isEmpty(params) ? 'Plain' : pascal(first)}${MEMBER}`, form] as const;
  });
  return withAdded(document, Object.fromEntries(forms));
}

/** The document with the union of these forms in place of the form that all problems have in common. */
export function withProblemUnion(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
  const { ProblemDto: problem = {}, PlayIsIllegalDto: illegal = {}, ...others } = schemas;
  const isMember = (name: string): boolean => name.endsWith(MEMBER);
  const members = Object.entries(others).filter(([name]) => isMember(name));
  const [ofPlay, ofOthers] = [true, false].map((isOfPlay) =>
    members.flatMap(([name, form]) => (/^Play[A-Z]/.test(name) === isOfPlay ? [form] : [])),
  );
  const play = { $ref: `${ADDRESS}PlayProblem` };
  const kept = Object.fromEntries(Object.entries(others).filter(([name]) => !isMember(name)));
  return withAdded(
    { ...document, components: { ...document.components, schemas: kept } },
    {
      PlayProblem: { oneOf: ofPlay, description: 'A play that breaks a rule: which one, and its facts.' },
      ProblemBase: problem,
      ProblemDto: { allOf: [{ $ref: `${ADDRESS}ProblemBase` }, { oneOf: [play, ...(ofOthers ?? [])] }] },
      PlayIsIllegalDto: { allOf: [illegal, play] },
    },
  );
}

function isEmpty(params: Json | undefined): boolean {
  return Object.keys(fieldsOf(params)).every((name) => name === 'index');
}

function codesOf({ components }: OpenAPIObject): readonly string[] {
  const { enum: codes } = (components?.schemas?.['ProblemCode'] ?? {}) as Json;
  return Array.isArray(codes) ? codes.map(String) : [];
}

function pascal(code: string): string {
  return code.replace(/(?:^|[-.])(.)/g, (_, first: string) => first.toUpperCase());
}
