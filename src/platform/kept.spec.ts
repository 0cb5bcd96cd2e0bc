import { Kept } from './kept.js';

it('forgets what was set longest ago as soon as there is more than it may hold', () => {
  const kept = new Kept<string, number>(2).set('a', 1).set('b', 2);
  kept.set('a', 3);
  expect([...kept]).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
  kept.set('c', 4);
  expect([...kept.keys()]).toEqual(['a', 'c']);
  expect(kept.get('b')).toBeUndefined();
});

it('holds as many as it may, and has room again for each that was deleted', () => {
  const kept = new Kept<string, number>(2).set('a', 1).set('b', 2);
  expect(kept.size).toBe(2);
  kept.delete('a');
  kept.set('c', 3);
  expect([...kept.keys()]).toEqual(['b', 'c']);
});
