import type { OpenAPIObject } from '@nestjs/swagger';
import { withoutSpareExamples } from './examples.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const body = (name: string, shown: object = {}) => ({
  content: { 'application/json': { schema: ref(name), ...shown } },
});
const rules = { type: 'object', properties: { cube: { type: 'boolean', default: true, example: false } } };

describe('what forms say of single fields', () => {
  const document = {
    openapi: '3.1.1',
    paths: {
      '/matches': {
        post: { requestBody: body('Asked'), responses: { '200': body('Answered') } },
        patch: { requestBody: body('Shown', { examples: { one: { value: {} } } }), responses: {} },
      },
    },
    components: { schemas: { Asked: { allOf: [ref('Part')] }, Part: rules, Shown: rules, Answered: rules } },
  } as unknown as OpenAPIObject;
  const { schemas } = withoutSpareExamples(document).components ?? {};

  it('stays where a body is made of the fields', () => {
    expect(schemas?.['Part']).toEqual(rules);
  });

  it('is no example where a whole one shows the body', () => {
    expect(schemas?.['Shown']).toEqual({ type: 'object', properties: { cube: { type: 'boolean', default: true } } });
  });

  it('is neither example nor default in what is only answered', () => {
    expect(schemas?.['Answered']).toEqual({ type: 'object', properties: { cube: { type: 'boolean' } } });
  });
});
