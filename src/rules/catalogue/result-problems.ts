/** The refusals of results that cannot be, reported or agreed on; part of the catalogue. */

import type { RuleProblems } from '../rule-problem.js';

type ResultCode =
  | 'result.jacoby'
  | 'result.turned-impossible'
  | 'result.level-impossible'
  | 'result.cube-impossible'
  | 'game.settlement-impossible'
  | 'game.no-settlement';

export const RESULT_PROBLEMS: RuleProblems<ResultCode> = {
  'result.jacoby': {
    status: 422,
    title: 'Gammons do not count with this cube',
    detail: (f) =>
      f.text('cube') === '1'
        ? `Under the Jacoby rule a ${f.text('kind')} counts only once the cube has been turned: with the cube at 1 report a single game (R80).`
        : `Under the Jacoby rule a ${f.text('kind')} counts only once a player has turned the cube, and equal opening dice may have brought it to ${f.text('cube')}: send turned: true if a player did, else report a single game (R80, R82).`,
  },
  'result.turned-impossible': {
    status: 422,
    title: 'The cube was not turned that way',
    detail: (f) =>
      f.pick(
        'reason',
        {
          match: 'Who turned the cube decides about gammons in money play only: leave turned out (R76).',
          'cube-at-one': 'No player has turned a cube that is at 1: leave turned out (R65).',
        },
        `Equal opening dice cannot have brought the cube to ${f.text('cube')}: a player turned it (R95).`,
      ),
  },
  'game.settlement-impossible': {
    status: 422,
    title: 'The game cannot be settled this way',
    detail: (f) =>
      f.pick(
        'reason',
        { match: 'A match to points is played out: settlements exist only in money play (R47).' },
        'A settlement is a whole number of points to one side, or 0 points to neither: send points with to, or 0 with null (R47).',
      ),
  },
  'game.no-settlement': {
    status: 409,
    title: 'No such offer',
    detail: () => 'The other side offers no settlement now: send settle with your own offer (R47).',
  },
  'result.level-impossible': {
    status: 422,
    title: 'No such win in this variant',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'kind-wanted': 'In this variant a win is a single game, a gammon or a backgammon: leave out `points`.',
          'points-wanted': 'In this variant a win counts checkers: send kind `single` and `points` (V23).',
          points: `In this variant a win is worth at most ${f.counted('most', 'point')} (V23).`,
        },
        `This variant has no ${f.text('kind')}.`,
      ),
  },
  'result.cube-impossible': {
    status: 422,
    title: 'The cube cannot have that value',
    detail: (f) =>
      f.text('crawford') === 'true'
        ? 'This is the Crawford game: its cube stays at 1 (R72).'
        : `The cube cannot show ${f.text('cube')} here: it shows 1, 2, 4 and so on, as far as the score and the rules let it rise (R61, R69).`,
  },
};
