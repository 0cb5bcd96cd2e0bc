import type { OpenedTournament } from '../../../domain/index.js';
import { KeptBodies } from './kept-bodies.js';

const state = (): OpenedTournament => ({}) as OpenedTournament;

it('makes it once for all who look at the same', async () => {
  const bodies = new KeptBodies();
  const draw = jest.fn(() => Promise.resolve('<svg/>'));
  const now = state();
  const seen = await Promise.all([1, 2, 3].map(() => bodies.of(now, 'bracket.svg', [{ ann: 'Ann' }, 600], draw)));
  expect(seen).toEqual(['<svg/>', '<svg/>', '<svg/>']);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('makes it anew where the state, the kind, a name or the width is another', async () => {
  const bodies = new KeptBodies();
  const draw = jest.fn(() => Promise.resolve('<svg/>'));
  const now = state();
  await bodies.of(now, 'bracket.svg', [{ ann: 'Ann' }, 600], draw);
  await bodies.of(now, 'bracket.svg', [{ ann: 'Anna' }, 600], draw);
  await bodies.of(now, 'bracket.svg', [{ ann: 'Ann' }, 320], draw);
  await bodies.of(state(), 'bracket.svg', [{ ann: 'Ann' }, 600], draw);
  await bodies.of(now, 'bracket.html', [{ ann: 'Ann' }, 600], draw);
  expect(draw).toHaveBeenCalledTimes(5);
});

it('keeps sixteen of a state, and none that could not be made', async () => {
  const bodies = new KeptBodies();
  const now = state();
  const draw = jest.fn(() => Promise.resolve('<svg/>'));
  for (let width = 0; width < 17; width += 1) await bodies.of(now, 'bracket.svg', width, draw);
  await bodies.of(now, 'bracket.svg', 16, draw);
  await bodies.of(now, 'bracket.svg', 0, draw);
  expect(draw).toHaveBeenCalledTimes(18);
  await expect(bodies.of(now, 'bracket.svg', 'broken', () => Promise.reject(new Error('ink')))).rejects.toThrow('ink');
  expect(await bodies.of(now, 'bracket.svg', 'broken', draw)).toBe('<svg/>');
});
