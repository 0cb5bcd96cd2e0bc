import type { OpenAPIObject } from '@nestjs/swagger';
import { withEnumerations } from './enumerations.js';

const documentOf = (schemas: object) => ({ openapi: '3.1.1', paths: {}, components: { schemas } }) as OpenAPIObject;
const form = (properties: object) => ({ type: 'object', properties });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const COLOURS = { type: 'string', enum: ['black', 'white'] };
const schemasOf = (schemas: object) => withEnumerations(documentOf(schemas)).components?.schemas;

describe('values of which a field has one', () => {
  it('stand once, under the name of their type', () => {
    const winner = { type: 'string', enum: ['white', 'black'], description: 'Who has won.' };

    expect(schemasOf({ Side: COLOURS, GameDto: form({ winner }) })).toEqual({
      Side: COLOURS,
      GameDto: form({ winner: { ...ref('Side'), description: 'Who has won.' } }),
    });
  });

  it('have the name of the field where several forms have them, else that of form and field', () => {
    const schemas = { One: form({ colour: COLOURS }), Other: form({ colour: COLOURS }) };

    expect(schemasOf(schemas)).toMatchObject({ Colour: COLOURS, One: form({ colour: ref('Colour') }) });
    expect(schemasOf({ GameDto: form({ colour: COLOURS }) })).toMatchObject({ GameColour: COLOURS });
  });

  it('are the same idea at another field only where they are words', () => {
    const level = { type: 'integer', enum: [1, 2] };

    expect(schemasOf({ One: form({ level }), Other: form({ size: level }) })).toMatchObject({
      OneLevel: level,
      OtherSize: level,
    });
  });

  it('are left out where no field has them', () => {
    expect(schemasOf({ Side: COLOURS, GameDto: form({ id: { type: 'string' } }) })).not.toHaveProperty('Side');
  });

  it('need a name of their own where another form has theirs', () => {
    expect(() => schemasOf({ GameDto: form({ colour: COLOURS }), GameColour: form({}) })).toThrow('GameColour');
  });
});
