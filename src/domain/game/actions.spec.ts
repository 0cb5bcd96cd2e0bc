import {
  type Act,
  acceptResignation,
  after,
  by,
  double,
  drop,
  gameAfter,
  gameAt,
  gameStarted,
  opening,
  play,
  resign,
  roll,
  take,
} from '../../../test/support/domain/builders.js';
import type { GameEvent } from './events.js';
import { type Moment, momentOf } from './actions.js';

const started = [gameStarted()];
const opened = after(started, opening(3, 1));
const waiting = after(opened, play('8/5 6/5'));
const pickUp: Act = { type: 'PickUpPlay' };

function seen(events: readonly GameEvent[]): Pick<Moment, 'phase' | 'onRoll' | 'toAct' | 'actions'> {
  const { phase, onRoll, toAct, actions } = momentOf(gameAfter(events));
  return { phase, onRoll, toAct, actions };
}

describe('momentOf', () => {
  it('shows the opening to both sides', () => {
    expect(seen(started)).toEqual({
      phase: 'opening',
      onRoll: null,
      toAct: null,
      actions: { white: ['opening-roll'], black: ['opening-roll'] },
    });
  });

  it('shows a roll that is to be played, and that the other side may resign', () => {
    expect(seen(opened)).toEqual({
      phase: 'play',
      onRoll: 'white',
      toAct: 'white',
      actions: { white: ['play', 'resign'], black: ['resign'] },
    });
  });

  it('shows a choice of roll and double only where doubling is legal', () => {
    expect(seen(waiting)).toEqual({
      phase: 'roll-or-double',
      onRoll: 'black',
      toAct: 'black',
      actions: { white: ['resign'], black: ['roll', 'double', 'resign'] },
    });
    expect(momentOf(gameAfter(waiting)).mayDouble).toEqual({ white: false, black: true });
    const crawford = after([gameStarted({ crawford: true })], opening(3, 1), play('8/5 6/5'));
    expect(seen(crawford)).toMatchObject({ phase: 'roll', actions: { black: ['roll', 'resign'] } });
    expect(seen(after(waiting, double, take))).toMatchObject({ phase: 'roll', onRoll: 'black', toAct: 'black' });
  });

  it('shows a double to the side that has to answer it', () => {
    expect(seen(after(waiting, double))).toEqual({
      phase: 'answer-double',
      onRoll: 'black',
      toAct: 'white',
      actions: { white: ['take', 'drop'], black: [] },
    });
  });

  it('shows a resignation to the opponent, and its withdrawal to the side that offered it', () => {
    expect(seen(after(waiting, by('white', resign('single'))))).toEqual({
      phase: 'answer-resignation',
      onRoll: 'black',
      toAct: 'black',
      actions: { white: ['withdraw-resignation'], black: ['accept-resignation', 'refuse-resignation'] },
    });
  });

  it('shows skip to a shut-out side', () => {
    expect(seen(gameAt('X[bar:1 13:5 8:4 6:5] O[24:2 23:2 22:2 21:3 20:3 19:3]')).actions.white).toEqual([
      'roll',
      'double',
      'skip',
      'resign',
    ]);
  });

  it('shows commit and lay-back once a play is laid out', () => {
    const explicit = after([gameStarted({ rules: { commit: 'explicit' } })], opening(3, 1));
    expect(seen(explicit).actions.white).toEqual(['play', 'resign']);
    const laid = after(explicit, play('8/5 6/5'));
    expect(seen(laid).actions).toEqual({ white: ['play', 'commit', 'lay-back', 'resign'], black: ['resign'] });
    expect(seen(after(laid, pickUp))).toEqual(seen(explicit));
  });

  it('shows a resignation only to those who may offer one', () => {
    const offers = (rules: Parameters<typeof gameStarted>[0]): unknown =>
      seen(after([gameStarted(rules)], opening(3, 1))).actions;
    expect(offers({ rules: { resignation: 'off' } })).toEqual({ white: ['play'], black: [] });
    expect(offers({ rules: { resignation: 'noContactOnly' } })).toEqual({ white: ['play'], black: [] });
    expect(offers({ rules: { resignationWhen: 'ownTurn' } })).toEqual({ white: ['play', 'resign'], black: [] });
  });

  it('shows the roll to the side that may roll early', () => {
    const early = after([gameStarted({ rules: { prematureRoll: 'stands' } })], opening(3, 1));
    expect(seen(early).actions).toEqual({ white: ['play', 'resign'], black: ['roll', 'resign'] });
    expect(seen(after(early, by('black', roll(6, 5)))).actions.black).toEqual(['resign']);
  });

  it('shows nothing to do at the end', () => {
    const finished = { phase: 'finished', onRoll: null, toAct: null, actions: { white: [], black: [] } };
    expect(seen(after(waiting, double, drop))).toEqual(finished);
    expect(seen(after(waiting, resign('single'), acceptResignation))).toEqual(finished);
  });
});
