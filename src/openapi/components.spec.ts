import type { OpenAPIObject } from '@nestjs/swagger';
import { withComponents, withoutComponents } from './components.js';

const retryAfter = { description: 'Seconds.', schema: { type: 'integer' } };
const missing = { description: '`player.not-found`: There is no such player', headers: { 'Retry-After': retryAfter } };
const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
const answer = (description: string) => ({ '200': { description }, '404': missing });
const DOCUMENT = {
  openapi: '3.0.0',
  info: { title: 'Club', version: '1' },
  paths: {
    '/a': { get: { operationId: 'a', parameters: [limit], responses: answer('One.') } },
    '/b': {
      get: { operationId: 'b', parameters: [limit, { ...limit, name: 'after' }], responses: answer('Two.') },
      post: { operationId: 'c', responses: { ...answer('Three.'), '409': { description: '`game.open`: Open' } } },
    },
  },
} as unknown as OpenAPIObject;

describe('the parts of the document that stand at several operations', () => {
  const placed = withComponents(structuredClone(DOCUMENT));

  it('stand once, under a name that says what they are', () => {
    expect(placed.components).toMatchObject({
      responses: { PlayerNotFound: { description: missing.description } },
      parameters: { Limit: limit },
      headers: { RetryAfter: retryAfter },
    });
    expect(placed.paths['/a']?.get).toMatchObject({
      parameters: [{ $ref: '#/components/parameters/Limit' }],
      responses: { '404': { $ref: '#/components/responses/PlayerNotFound' } },
    });
  });

  it('leave what stands but once where it is', () => {
    const { get, post } = placed.paths['/b'] ?? {};
    expect(get?.parameters?.[1]).toEqual({ ...limit, name: 'after' });
    expect(post?.responses['409']).toEqual({ description: '`game.open`: Open' });
  });

  it('come back where they are used', () => {
    expect(withoutComponents(placed).paths).toEqual(DOCUMENT.paths);
  });
});
