import type { AnyGameView } from '../acts/game-kind.js';
import { WrittenViews } from './written-views.js';

const view = (clock: object | null, nth: number): AnyGameView => ({ id: 'game', nth, clock }) as unknown as AnyGameView;

function madeBy(views: WrittenViews, name: string, clock: object | null): readonly unknown[] {
  let made = 0;
  const read = (): unknown => {
    const { bytes } = views.written(name, () => view(clock, (made += 1)));
    return (JSON.parse(bytes.toString('utf8')) as { readonly nth: number }).nth;
  };
  return [read(), read(), made];
}

it('writes a view once for all who read it', () => {
  expect(madeBy(new WrittenViews(), 'game 3.0', null)).toEqual([1, 1, 1]);
  expect(madeBy(new WrittenViews(), 'game 3.0', { asOf: null })).toEqual([1, 1, 1]);
});

it('writes it anew for each reader while time runs', () => {
  expect(madeBy(new WrittenViews(), 'game 3.0', { asOf: '2026-11-22T20:00:00Z' })).toEqual([1, 2, 2]);
});

it('writes another one under another name', () => {
  const views = new WrittenViews();
  expect(madeBy(views, 'game 3.0', null)).toEqual([1, 1, 1]);
  expect(madeBy(views, 'game 4.0', null)).toEqual([1, 1, 1]);
});
