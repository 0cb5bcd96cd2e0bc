import type { OpenAPIObject } from '@nestjs/swagger';
import { withBases } from './bases.js';
import { withParts } from './parts.js';

const described = (words: string) => ({ type: 'string', description: `${words} `.repeat(20) });
const documentOf = (schemas: object) => ({ openapi: '3.1.1', paths: {}, components: { schemas } }) as OpenAPIObject;
const form = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties });
/** What a form adds to those that it refers to, which say that it is an object. */
const more = (properties: object) => ({ required: Object.keys(properties), properties });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('forms with fields in common', () => {
  const common = { name: described('What it is called.'), place: described('Where it is found.') };

  it('refer to one form of these fields, and keep what is theirs', () => {
    const { components } = withBases(
      documentOf({
        GameDto: form({ ...common, score: described('A.') }),
        TableDto: form({ ...common, box: described('B.') }),
      }),
    );
    expect(components?.schemas).toMatchObject({
      GameBase: form(common),
      GameDto: { allOf: [ref('GameBase'), more({ score: described('A.') })] },
      TableDto: { allOf: [ref('GameBase'), more({ box: described('B.') })] },
    });
  });

  it('refer to the one among them that has no others', () => {
    const { components } = withBases(
      documentOf({ Listed: form(common), Whole: form({ ...common, more: described('A.') }) }),
    );
    expect(components?.schemas).toEqual({
      Listed: form(common),
      Whole: { allOf: [ref('Listed'), more({ more: described('A.') })] },
    });
  });

  it('stay whole where a field is required in one of them only', () => {
    const schemas = { One: form(common), Other: { ...form({ ...common, more: described('A.') }), required: ['more'] } };
    expect(withBases(documentOf(schemas)).components?.schemas).toEqual(schemas);
  });
});

describe('schemas of fields in the same words', () => {
  const seat = form({ white: described('A.'), black: described('B.'), number: { type: 'integer' } });

  it('stand once, by the name of the field, and may be null at one place', () => {
    const { components } = withParts(
      documentOf({ One: form({ seat }), Other: form({ seat: { ...seat, type: ['object', 'null'] } }) }),
    );
    expect(components?.schemas).toEqual({
      One: form({ seat: ref('Seat') }),
      Other: form({ seat: { anyOf: [ref('Seat'), { type: 'null' }] } }),
      Seat: seat,
    });
  });
});

describe('what is said of fields whose schema has a name', () => {
  const result = form({ winner: { type: 'string' } });
  const said = { ...ref('Result'), description: 'What was recorded first.' };

  it('is said at the name where every place says it', () => {
    const { components } = withParts(
      documentOf({ One: form({ first: said }), Other: form({ was: said }), Result: result }),
    );
    expect(components?.schemas).toEqual({
      One: form({ first: ref('Result') }),
      Other: form({ was: ref('Result') }),
      Result: { ...result, description: 'What was recorded first.' },
    });
  });

  it('stays where it is as long as another place does not say it, an answer for example', () => {
    const schemas = { One: form({ first: said }), Other: form({ result: ref('Result') }), Result: result };
    expect(withParts(documentOf(schemas)).components?.schemas).toEqual(schemas);

    const alone = { One: form({ first: said }), Result: result };
    const answer = { description: 'The result.', content: { 'application/json': { schema: ref('Result') } } };
    const document = { ...documentOf(alone), paths: { '/result': { get: { responses: { 200: answer } } } } };
    expect(withParts(document).components?.schemas).toEqual(alone);
  });
});
