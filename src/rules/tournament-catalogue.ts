/** The refusals of tournaments as people read them; part of the catalogue. */

import type { RuleProblem } from './rule-problem.js';

const ACT_NAMES: Readonly<Record<string, string>> = {
  open: 'open the tournament',
  enter: 'enter anybody',
  'remove-entry': 'take an entry back; let the entrant withdraw instead',
  'check-in': 'check anybody in',
  withdraw: 'withdraw',
  return: 'return',
  disqualify: 'disqualify anybody',
  replace: 'replace anybody',
  draw: 'draw',
  'pair-round': 'pair a round',
  'record-result': 'report this result; correct it instead if it is wrong',
  'confirm-result': 'confirm this result',
  'object-to-result': 'object to this result; the director can correct it',
  'correct-result': 'correct this result',
  'add-penalty': 'give penalty points here',
  'cancel-penalty': 'cancel penalty points here',
  'correct-length': 'correct the length of this match: its result stands (T43)',
  'assign-table': 'change the table',
  finish: 'end the tournament',
};

const TIME_NAMES: Readonly<Record<string, string>> = {
  entries: 'before the draw',
  drawn: 'after the draw',
  begun: 'once somebody has begun',
  decided: 'once the pairing is decided',
  'depended-on': 'once a match that depends on it has begun',
  finished: 'after the end of the tournament',
};

/** Why a tournament cannot be finished, by what it is instead of running. */
const FINISH_TOO_EARLY_OR_LATE: Readonly<Record<string, string>> = {
  entries: 'The tournament has not begun: it is not drawn yet. There is nothing to finish.',
  finished: 'The tournament is finished already.',
};

export const TOURNAMENT_PROBLEMS = {
  'tournament.not-found': {
    status: 404,
    title: 'No such tournament',
    detail: () => 'There is no such tournament.',
  },
  'tournament.wrong-time': {
    status: 409,
    title: 'Not at this time of the tournament',
    detail: (f) =>
      FINISH_TOO_EARLY_OR_LATE[f.text('status')] ??
      `${TIME_NAMES[f.text('time')] ?? 'Now'} nobody can ${ACT_NAMES[f.text('act')] ?? 'do that'}.`.replace(
        /^./,
        (first) => first.toUpperCase(),
      ),
  },
  'tournament.full': {
    status: 409,
    title: 'The tournament is full',
    detail: (f) => `A tournament has at most ${f.text('most')} entrants.`,
  },
  'tournament.round-open': {
    status: 409,
    title: 'The round is not over',
    detail: (f) => `${f.text('open')} of its pairings have no result yet.`,
  },
  'tournament.no-ladder': {
    status: 409,
    title: 'No ladder to challenge on',
    detail: () => 'Challenges are made on a ladder that was drawn and is not over (T17).',
  },
  'entry.not-found': {
    status: 404,
    title: 'No such entry',
    detail: () => 'There is no such entry in this tournament.',
  },
  'entry.twice': {
    status: 409,
    title: 'Already entered',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'still-in-main': 'The player has not lost in the main flight; only who is out of it can enter again (T9).',
          'begun-elsewhere':
            'The player has begun a match in another flight and plays on there, so that nobody enters again for this player (T9).',
          withdrawn: 'The player left without having lost in the main flight, and cannot enter again (T9, T19).',
          disqualified: 'The player is disqualified, and cannot enter again (T9, T25).',
        },
        'The player is in this tournament already (T9).',
      ),
  },
  'entry.too-late': {
    status: 409,
    title: 'Too late to enter',
    detail: (f) =>
      f.pick(
        'reason',
        {
          begun: 'Somebody has begun already, so that no bye can be given away (T8).',
          'no-bye-left':
            'There is no bye left whose place a late entrant could take (T8, T9). Draw again, as long as nobody has begun.',
          'last-round-paired': 'The last round is paired.',
          'next-stage': 'The next stage is drawn.',
        },
        'All rounds are paired from the start. Draw again, as long as nobody has begun.',
      ),
  },
  'entry.gone': {
    status: 409,
    title: 'No longer in the tournament',
    detail: (f) => `The entrant is ${f.text('status')} already.`,
  },
  'entry.cannot-return': {
    status: 409,
    title: 'Cannot return',
    detail: (f) =>
      f.text('status') === 'withdrawn'
        ? 'The entrant withdrew for good (T19).'
        : 'Only somebody who withdrew for a while can return.',
  },
  'penalty.not-found': {
    status: 404,
    title: 'No such penalty',
    detail: () => 'There is no such penalty, or it was cancelled already (T23).',
  },
  'entry.cannot-replace': {
    status: 409,
    title: 'Can no longer be replaced',
    detail: (f) =>
      f.text('reason') === 'begun'
        ? 'The entrant has begun a match of the tournament. Only somebody who has not come can be replaced (T47).'
        : 'The entrant has a result in the tournament. Only somebody without one can be replaced (T47); take the result ' +
          'away first if it is wrong.',
  },
  'pairing.not-found': { status: 404, title: 'No such pairing', detail: () => 'There is no such pairing.' },
  'pairing.not-ready': {
    status: 409,
    title: 'Nobody can play here yet',
    detail: (f) =>
      f.text('bye') === 'true'
        ? 'This is a bye: nobody plays here (T7).'
        : 'The two who meet here are not both known yet.',
  },
  'pairing.no-result': {
    status: 409,
    title: 'The pairing has no result',
    detail: () => 'The pairing has no result that could be confirmed, objected to or taken away.',
  },
  'pairing.not-awaiting-word': {
    status: 409,
    title: 'Nobody waits for a word about this result',
    detail: (f) =>
      f.pick(
        'reason',
        {
          given: 'The opponent has confirmed this result (T41). If it is wrong, the director can correct it.',
          'time-over':
            'The time to object to this result is over, and it is final without a word (T41). If it is wrong, the ' +
            'director can correct it.',
        },
        'Neither of the two reported this result, so that nobody waits for a word (T41).',
      ),
  },
  'pairing.own-report': {
    status: 409,
    title: 'The other side has to speak',
    detail: (f) =>
      `${f.text('side') === 'white' ? 'White' : 'Black'} reported this result; the opponent confirms it or objects (T41).`,
  },
  'tournament.too-few-entrants': {
    status: 409,
    title: 'Too few entrants',
    detail: (f) => `There are ${f.text('entrants')} entrants to be paired; at least ${f.text('needed')} are needed.`,
  },
  'tournament.too-many-matches': {
    status: 409,
    title: 'Too many matches',
    detail: (f) =>
      `Everybody against everybody would be ${f.text('matches')} matches; at most ${f.text('most')} can be drawn at once. ` +
      'Make more groups, or play a Swiss.',
  },
  'tournament.no-more-rounds': {
    status: 409,
    title: 'All rounds have been paired',
    detail: (f) =>
      f.text('rounds') === '0'
        ? 'The rounds of a bracket follow from its results, and a ladder has none.'
        : `This would be round ${f.text('round')} of ${f.text('rounds')} (T15).`,
  },
  'ladder.not-listed': {
    status: 409,
    title: 'Not on the ladder',
    detail: (f) => `The ${f.text('who')} has no place on this ladder (T17).`,
  },
  'ladder.out-of-reach': {
    status: 409,
    title: 'Out of reach',
    detail: (f) =>
      `From place ${f.text('from')} nobody on place ${f.text('to')} can be challenged: ` +
      `it must be up to ${f.text('reach')} places above (T17).`,
  },
  'ladder.challenge-open': {
    status: 409,
    title: 'A challenge is open',
    detail: () => 'One of the two has a challenge that is not settled yet (T17).',
  },
  'ladder.too-soon': {
    status: 409,
    title: 'Too soon after the last challenge',
    detail: (f) => `Who has lost challenges the same player again only after ${f.text('days')} days (T17).`,
  },
} as const satisfies Readonly<Record<string, RuleProblem>>;
