import type { OpenAPIObject } from '@nestjs/swagger';
import { withProblemForms, withProblemUnion } from './problems.js';

const form = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };

describe('problem documents', () => {
  const round = form({ round: { type: 'integer' } });
  const ProblemDto = form({ code: ref('ProblemCode'), detail: text });
  const PlayIsIllegalDto = form({ legal: { const: false } });
  const document = {
    openapi: '3.1.1',
    paths: {},
    components: {
      schemas: {
        ProblemCode: { type: 'string', enum: ['play.bar-first', 'player.merged', 'round.paired', 'round.proposed'] },
        ProblemDto,
        PlayIsIllegalDto,
      },
    },
  } as unknown as OpenAPIObject;
  const facts = form({ 'play.bar-first': form({ roll: text }), 'round.paired': round, 'round.proposed': round });
  const { schemas } = withProblemUnion(withProblemForms(document, facts)).components ?? {};

  it('are a union by their codes, in which codes with the same facts stand together', () => {
    expect(schemas?.['ProblemBase']).toEqual(ProblemDto);
    expect(schemas?.['ProblemDto']).toEqual({
      allOf: [
        ref('ProblemBase'),
        {
          oneOf: [
            ref('PlayProblem'),
            {
              required: ['code'],
              properties: {
                code: { const: 'player.merged' },
                params: { type: 'object', properties: { index: { type: 'integer' } } },
              },
            },
            {
              required: ['code', 'params'],
              properties: { code: { type: 'string', enum: ['round.paired', 'round.proposed'] }, params: round },
            },
          ],
        },
      ],
    });
  });

  it('say of illegal plays what the answer about a play says', () => {
    const bar = {
      required: ['code', 'params'],
      properties: { code: { const: 'play.bar-first' }, params: form({ roll: text }) },
    };

    expect(schemas?.['PlayProblem']).toMatchObject({ oneOf: [bar] });
    expect(schemas?.['PlayIsIllegalDto']).toEqual({ allOf: [PlayIsIllegalDto, ref('PlayProblem')] });
  });
});
