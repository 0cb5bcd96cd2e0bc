import { isDeepStrictEqual } from 'node:util';

/**
 * The same as `expect(found).toEqual(expected)`, for laws that compare many thousand times: an expectation, and its way of
 * comparing, cost twenty times what most of these laws are about. It is asked where the two differ, and says how.
 */
export function expectEqual(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}
