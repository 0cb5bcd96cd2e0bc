import type { OpenedTournament } from '../../../domain/index.js';
import { KeptPictures } from './kept-pictures.js';

const state = (): OpenedTournament => ({}) as OpenedTournament;

it('draws once for all who look at the same', async () => {
  const pictures = new KeptPictures();
  const draw = jest.fn(() => Promise.resolve('<svg/>'));
  const now = state();
  const seen = await Promise.all([1, 2, 3].map(() => pictures.of(now, [{ ann: 'Ann' }, 600], draw)));
  expect(seen).toEqual(['<svg/>', '<svg/>', '<svg/>']);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws anew where the state, a name or the width is another', async () => {
  const pictures = new KeptPictures();
  const draw = jest.fn(() => Promise.resolve('<svg/>'));
  const now = state();
  await pictures.of(now, [{ ann: 'Ann' }, 600], draw);
  await pictures.of(now, [{ ann: 'Anna' }, 600], draw);
  await pictures.of(now, [{ ann: 'Ann' }, 320], draw);
  await pictures.of(state(), [{ ann: 'Ann' }, 600], draw);
  expect(draw).toHaveBeenCalledTimes(4);
});

it('keeps eight of a state, and none that could not be drawn', async () => {
  const pictures = new KeptPictures();
  const now = state();
  const draw = jest.fn(() => Promise.resolve('<svg/>'));
  for (let width = 0; width < 9; width += 1) await pictures.of(now, width, draw);
  await pictures.of(now, 8, draw);
  await pictures.of(now, 0, draw);
  expect(draw).toHaveBeenCalledTimes(10);
  await expect(pictures.of(now, 'broken', () => Promise.reject(new Error('ink')))).rejects.toThrow('ink');
  expect(await pictures.of(now, 'broken', draw)).toBe('<svg/>');
});
