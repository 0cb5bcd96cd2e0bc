/** The refusals inside a played game of a chouette as people read them. */

import type { FactsOf, ViolationCode } from '../../domain/index.js';
import type { Facts } from './facts.js';
import type { RuleProblems } from '../rule-problem.js';

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
  captainIfAny: "a box that takes any cube takes the captain's too",
  atLeastHalf: 'the box takes at least half of the cubes or none',
  breakEven: 'the cubes that the box takes must be worth, at twice their value, what its drops cost, or it takes none',
  sameValueSameAction: 'the box takes or drops all cubes of one value together',
  allOrNothing: 'the box takes all cubes or none',
};

function takePolicies(f: Facts<FactsOf<'chouette.take-policy'>>): string {
  const policies = f.text('policy').split(', ');
  return policies.map((policy) => TAKE_POLICIES[policy] ?? 'not every answer is allowed').join(', and ');
}

const DOUBLE_POLICIES: Readonly<Record<string, string>> = {
  nobody: 'a double names at least one member',
  'one-cube': 'the team has one cube, so a double goes to every member in the game (C22)',
  includeCaptain: "a box that doubles a cube of the captain's value doubles the captain too",
  sameValue: 'the box doubles all cubes of one value together',
  all: 'the box doubles every cube that it may double',
  automatic: 'a further automatic double turns every cube',
};

function doublePolicy(f: Facts<FactsOf<'chouette.double-policy'>>): string {
  const missing = f.has('missing') ? ` Missing: ${f.text('missing')}.` : '';
  const rule = f.text('policy') === 'automatic' ? 'R99' : 'C27';
  return `In this chouette ${f.pick('policy', DOUBLE_POLICIES, 'the box may not double every choice of cubes')} (${rule}).${missing}`;
}

/** The field that says which pair is meant. */
function naming(f: Facts<FactsOf<'chouette.member-needed'>>): string {
  return f.has('field') ? f.text('field') : 'member';
}

export const TABLE_PROBLEMS: RuleProblems<TableCode> = {
  'chouette.not-in-game': {
    status: 409,
    title: 'Not in this game',
    detail: (f) => {
      const why = f.pick(
        'reason',
        {
          out: `${f.text('player')} is out of this game: the pair with the box is settled (C28).`,
          partner: `${f.text('player')} is the partner of the box, and the box decides (C52).`,
        },
        `${f.text('player')} has no seat in this game.`,
      );
      return f.has('by') ? `${why} This is for ${f.text('by')} to do.` : why;
    },
  },
  'chouette.not-captain': {
    status: 409,
    title: 'Only the captain may do this',
    detail: (f) => `Only ${f.text('captain')}, the captain or acting captain, does this for the team (C15, C28).`,
  },
  'chouette.window-closed': {
    status: 409,
    title: 'No doubles before this roll',
    detail: (f) =>
      f.text('reason') === 'over'
        ? 'The time to double before this roll is over: roll now (C26, C27).'
        : 'No cube can be doubled before this roll (C26).',
  },
  'chouette.already-answered': {
    status: 409,
    title: 'Already answered',
    detail: (f) => `${f.text('member')} has already answered, and the answer stands (R46).`,
  },
  'chouette.answer-order': {
    status: 409,
    title: 'Another member answers first',
    detail: (f) => `The members answer one after the other: ${f.text('next')} is next (C23).`,
  },
  'chouette.member-needed': {
    status: 422,
    title: 'Which pair?',
    detail: (f) =>
      f.each('members').length === 1
        ? `Only the pair of ${f.text('members')} waits for this: to decide for this player, send them as \`${naming(f)}\`.`
        : `More than one pair is possible: send \`${naming(f)}\`, one of ${f.text('members')}.`,
  },
  'chouette.not-offered': {
    status: 409,
    title: 'Not about that pair',
    detail: (f) =>
      f.has('reason')
        ? `This is about every pair in the game, not about that of ${f.text('member')} alone: leave out \`member\`. A member resigns alone only in place of an answer to a double of the box.`
        : `No double or resignation is waiting for an answer between ${f.text('member')} and the box.`,
  },
  'chouette.take-policy': {
    status: 409,
    title: 'The house rules do not allow this answer',
    detail: (f) =>
      `In this chouette ${takePolicies(f)} (C26): after its other answers the box may not ` +
      `${f.text('taken') === 'true' ? 'take' : 'drop'} the cube of ${f.text('member')}.`,
  },
  'chouette.double-policy': {
    status: 409,
    title: 'The house rules do not allow this double',
    detail: doublePolicy,
  },
  'chouette.lone-taker': {
    status: 409,
    title: 'Alone against the box',
    detail: (f) =>
      f.text('reason') === 'must-beaver'
        ? 'In this chouette a lone taker must beaver or drop (C49).'
        : 'The lone taker takes the double with all offered extras, or drops it after all (C50).',
  },
  'chouette.no-extra': {
    status: 409,
    title: 'No such extra',
    detail: () => 'No extra cube allows this now (C50).',
  },
  'chouette.proxy-impossible': {
    status: 422,
    title: 'Not a possible proxy',
    detail: (f) =>
      f.pick(
        'reason',
        {
          self: 'A player cannot be their own proxy.',
          box: 'Only the partner of the box can be its proxy (C15, C52).',
          'not-in-team': `${f.text('proxy')} is not in the team: only a member can be the proxy of a member (C63).`,
          away: `${f.text('proxy')} is also away.`,
          present: `${f.text('player')} is not away.`,
        },
        'This proxy is not possible (C63).',
      ),
  },
  'chouette.settlement-impossible': {
    status: 422,
    title: 'The pair cannot be settled this way',
    detail: (f) =>
      f.text('reason') === 'extras'
        ? `${f.text('member')} holds extra cubes, which go on with the pair (C50).`
        : 'A settlement gives a whole number of points to one of the two, or no points and names no winner.',
  },
};
