/** The refusals inside a played game of a chouette as people read them. */

import type { ViolationCode } from '../domain/index.js';
import type { Facts } from './facts.js';
import type { RuleProblem } from './rule-problem.js';

type TableCode = Extract<
  ViolationCode,
  | 'chouette.not-in-game'
  | 'chouette.not-captain'
  | 'chouette.window-closed'
  | 'chouette.already-answered'
  | 'chouette.answer-order'
  | 'chouette.member-needed'
  | 'chouette.not-offered'
  | 'chouette.take-policy'
  | 'chouette.double-policy'
  | 'chouette.lone-taker'
  | 'chouette.no-extra'
  | 'chouette.proxy-impossible'
  | 'chouette.settlement-impossible'
>;

const TAKE_POLICIES: Readonly<Record<string, string>> = {
  captainIfAny: "whoever takes any of the cubes takes the captain's",
  atLeastHalf: 'at least half of the cubes are taken, or none',
  breakEven: 'the cubes taken have to be worth, at twice their value, what the drops cost, or none is taken',
  sameValueSameAction: 'cubes of one value are all taken or all dropped',
  allOrNothing: 'all of the cubes are taken, or none',
};

const DOUBLE_POLICIES: Readonly<Record<string, string>> = {
  nobody: 'a double names at least one member',
  'one-cube': 'the team has one cube, so a double is for all who are in the game (C22)',
  includeCaptain: "whoever doubles a cube of the captain's value doubles the captain, too",
  sameValue: 'cubes of one value are doubled together',
  all: 'every cube that may be doubled is doubled together',
};

function doublePolicy(f: Facts): string {
  const missing = f.has('missing') ? ` Missing: ${f.text('missing')}.` : '';
  return `Here ${f.pick('policy', DOUBLE_POLICIES, 'not every choice of cubes may be doubled')} (C27).${missing}`;
}

export const TABLE_PROBLEMS: Readonly<Record<TableCode, RuleProblem>> = {
  'chouette.not-in-game': {
    status: 409,
    title: 'Not in this game',
    detail: (f) =>
      f.pick(
        'reason',
        {
          out: `${f.text('player')} is out of this game: the pair with the box is settled (C28).`,
          partner: `${f.text('player')} shares the result of the box, which has the say (C52).`,
        },
        `${f.text('player')} does not sit in this game.`,
      ),
  },
  'chouette.not-captain': {
    status: 409,
    title: 'For the captain to do',
    detail: (f) => `For the team this is done by ${f.text('captain')}, the captain or acting captain (C15, C28).`,
  },
  'chouette.window-closed': {
    status: 409,
    title: 'No doubles any more before this roll',
    detail: (f) =>
      f.text('reason') === 'over'
        ? 'Doubling before this roll is over: what is left is to roll (C26, C27).'
        : 'There is no cube that could be doubled before this roll (C26).',
  },
  'chouette.already-answered': {
    status: 409,
    title: 'Said already',
    detail: (f) => `${f.text('member')} has spoken already, and that stands (R46).`,
  },
  'chouette.answer-order': {
    status: 409,
    title: 'Somebody else answers first',
    detail: (f) => `The members answer one after the other here: now ${f.text('next')} (C23).`,
  },
  'chouette.member-needed': {
    status: 422,
    title: 'Which pair?',
    detail: (f) => `This can be meant for more than one: say \`member\`, one of ${f.text('members')}.`,
  },
  'chouette.not-offered': {
    status: 409,
    title: 'Nothing to answer there',
    detail: (f) => `Nothing waits for an answer between ${f.text('member')} and the box.`,
  },
  'chouette.take-policy': {
    status: 409,
    title: 'The house does not let the box answer so',
    detail: (f) =>
      `Here ${f.pick('policy', TAKE_POLICIES, 'not every answer is allowed')} (C26): the box may not ` +
      `${f.text('taken') === 'true' ? 'take' : 'drop'} the cube of ${f.text('member')} besides what it has answered.`,
  },
  'chouette.double-policy': {
    status: 409,
    title: 'The house does not let the box double so',
    detail: doublePolicy,
  },
  'chouette.lone-taker': {
    status: 409,
    title: 'Alone against the box',
    detail: (f) =>
      f.text('reason') === 'must-beaver'
        ? 'Here whoever would take alone has to beaver or to drop (C49).'
        : 'The double is taken with all extras that are offered, or dropped after all (C50).',
  },
  'chouette.no-extra': {
    status: 409,
    title: 'No such extra',
    detail: () => 'There is no extra cube with which this could be done now (C50).',
  },
  'chouette.proxy-impossible': {
    status: 422,
    title: 'No proxy so',
    detail: (f) =>
      f.pick(
        'reason',
        {
          self: 'Nobody is the own proxy.',
          box: 'Only its partner can speak for the box (C15, C52).',
          'not-in-team': `${f.text('proxy')} is not in the team: members speak for members (C63).`,
          away: `${f.text('proxy')} is away, too.`,
          present: `${f.text('player')} is not away.`,
        },
        'This cannot be (C63).',
      ),
  },
  'chouette.settlement-impossible': {
    status: 422,
    title: 'The pair cannot be settled so',
    detail: (f) =>
      f.text('reason') === 'extras'
        ? `${f.text('member')} holds extra cubes, which go on with the pair (C50).`
        : 'A settlement is for a whole number of points to one of the two, or for none to nobody.',
  },
};
