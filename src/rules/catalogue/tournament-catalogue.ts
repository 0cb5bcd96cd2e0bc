/** The refusals of tournaments as people read them; part of the catalogue. */

import type { ViolationCode } from '../../domain/index.js';
import type { RuleProblems } from '../rule-problem.js';

const ACT_NAMES: Readonly<Record<string, string>> = {
  open: 'open the tournament',
  enter: 'enter a player',
  'remove-entry': 'remove an entry; let the entrant withdraw instead',
  'check-in': 'check in an entrant',
  withdraw: 'withdraw an entrant',
  return: 'let an entrant return',
  disqualify: 'disqualify an entrant',
  'set-line-up': 'set a line-up',
  replace: 'replace an entrant',
  draw: 'draw',
  'pair-round': 'pair a round',
  'start-last-chance': 'start the last chance',
  'change-round': 'change a round',
  'unpair-round': 'unpair a round',
  'swap-entrants': 'swap two entrants',
  'time-round': 'set the times of a round',
  'want-byes': 'change the byes of an entrant',
  'record-result': 'report this result; correct it instead if it is wrong',
  'confirm-result': 'confirm this result',
  'object-to-result': 'object to this result; the director can correct it',
  'correct-result': 'correct this result',
  'add-penalty': 'give penalty points in this pairing',
  'cancel-penalty': 'cancel penalty points in this pairing',
  'correct-length': 'correct the length of this match; its result stands (T43)',
  'assign-table': 'change the table',
  'change-format': 'change the format, the variant, the dice or the rules',
  finish: 'end the tournament',
  reopen: 'open the tournament again: it has not ended',
  seed: 'change the seed of an entrant',
  cancel: 'cancel the tournament; end it instead',
  delete: 'delete the tournament',
};

/** What was done, as the object of a sentence. */
const DEEDS: Readonly<Record<string, string>> = {
  open: 'the opening of the tournament',
  'change-details': 'the change of the tournament',
  'change-prizes': 'the change of the prizes',
  'change-format': 'the change of the format',
  'forbid-pairs': 'the change of the forbidden pairs',
  enter: 'the entry',
  'remove-entry': 'the removal of the entry',
  'change-entry': 'the change of the entry',
  'check-in': 'the check-in',
  withdraw: 'the withdrawal',
  return: 'the return',
  disqualify: 'the disqualification',
  'set-line-up': 'the line-up',
  replace: 'the replacement',
  draw: 'the draw',
  'pair-round': 'the pairing of the round',
  'change-round': 'the change of the round',
  'unpair-round': 'the unpairing of the round',
  'swap-entrants': 'the swap',
  'time-round': 'the times of the round',
  'want-byes': 'the change of the byes',
  'start-last-chance': 'the start of the last chance',
  cancel: 'the cancellation',
  delete: 'the deletion',
  challenge: 'the challenge',
  begin: 'the start of a match',
  'record-result': 'the result',
  'confirm-result': 'the confirmation',
  'object-to-result': 'the objection',
  'correct-result': 'the correction',
  penalty: 'the penalty',
  'correct-length': 'the change of the length',
  'assign-table': 'the table',
  finish: 'the end of the tournament',
  reopen: 'the reopening',
  undo: 'the undoing of another act',
  appeal: 'the appeal',
  'decide-appeal': 'the decision on the appeal',
  'make-matches': 'the making of matches',
};

/** What was done by an act, as the object of a sentence. */
export function deed(name: string): string {
  return DEEDS[name] ?? 'this act';
}

const TIME_NAMES: Readonly<Record<string, string>> = {
  entries: 'before the draw',
  drawn: 'after the draw',
  begun: 'once play has begun',
  decided: 'once the pairing is decided',
  'depended-on': 'once a match that depends on this one has begun',
  finished: 'after the end of the tournament',
};

/** Why a tournament cannot be finished, by what it is instead of running. */
const FINISH_TOO_EARLY_OR_LATE: Readonly<Record<string, string>> = {
  entries: 'The tournament is not drawn yet, so there is nothing to finish.',
  finished: 'The tournament is already finished.',
};

export const TOURNAMENT_PROBLEMS: RuleProblems<
  Extract<ViolationCode, `${'tournament' | 'entry' | 'penalty' | 'pairing' | 'undo'}.${string}`>
> = {
  'tournament.not-found': {
    status: 404,
    statusInBody: 422,
    title: 'No such tournament',
    detail: () => 'There is no such tournament.',
  },
  'tournament.wrong-time': {
    status: 409,
    title: 'Not possible at this time',
    detail: (f) =>
      FINISH_TOO_EARLY_OR_LATE[f.text('status')] ??
      `${TIME_NAMES[f.text('time')] ?? 'At this time'}, you cannot ${ACT_NAMES[f.text('act')] ?? 'do that'}.`.replace(
        /^./,
        (first) => first.toUpperCase(),
      ),
  },
  'tournament.complete': {
    status: 409,
    title: 'Nothing is left to play',
    detail: () => 'All matches have a result, so the tournament cannot go on. Correct a result, or undo the last one.',
  },
  'undo.nothing': {
    status: 409,
    title: 'Nothing to undo',
    detail: (f) =>
      f.text('version') === ''
        ? 'This tournament has no act that can be undone.'
        : `The record of this tournament has no act with the version ${f.text('version')}.`,
  },
  'undo.not-possible': {
    status: 409,
    title: 'Cannot be undone',
    detail: (f) =>
      f.pick(
        'reason',
        {
          undone: `A director has already undone ${deed(f.text('act'))} (version ${f.text('version')}).`,
          opening: 'You cannot undo the opening of the tournament.',
          decided: 'The match that was begun here has been decided since, or counts no more. Undo that first.',
        },
        'Players did this at the board. Take it back in the match, or correct its result.',
      ),
  },
  'undo.depended-on': {
    status: 409,
    title: 'Something depends on it',
    detail: (f) => {
      const later = [...new Set(f.text('later').split(', '))].map(deed).join(', ');
      const matches = f.text('matches');
      return !f.has('later')
        ? `Without ${deed(f.text('act'))} (version ${f.text('version')}), ${matches} match(es) that have begun or have a result would lose their players.`
        : `What happened later depends on ${deed(f.text('act'))}: ${later}. Undo that first, the latest act before the others.`;
    },
  },
  'tournament.full': {
    status: 409,
    title: 'The tournament is full',
    detail: (f) => `A tournament has at most ${f.counted('most', 'entrant')}.`,
  },
  'tournament.round-open': {
    status: 409,
    title: 'The round is not over',
    detail: (f) => `Pairings of the round that have no result yet: ${f.text('open')}.`,
  },
  'tournament.no-ladder': {
    status: 409,
    title: 'No ladder to challenge on',
    detail: () => 'A player can challenge only on a ladder that is drawn and not yet finished (T17).',
  },
  'tournament.no-last-chance': {
    status: 409,
    title: 'The last chance cannot start',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'not-drawn': 'The tournament is not drawn yet.',
          'not-in-format': 'This stage has no last chance.',
          'too-few':
            'The last chance needs two entrants who lost before the semifinals of their flight and have nothing else left to play (T13).',
        },
        'The last chance has started already.',
      ),
  },
  'tournament.next-stage-begun': {
    status: 409,
    title: 'Others would qualify for a stage that has begun',
    detail: (f) =>
      (f.has('comingIn') || f.has('goingOut')
        ? `By this, others qualify for the next stage, in which play has begun. In: ${f.text('comingIn') || 'none'}. ` +
          `Out: ${f.text('goingOut') || 'none'}. `
        : 'By this, who qualifies is open again or is drawn in another order, and play in the next stage has begun. ') +
      'First undo the results and the starts of matches of the next stage; or correct the result of this match ' +
      'and say in nextStage what becomes of that stage: redraw (it is drawn again), replace (those who come in get the places ' +
      'of those who go out) or keep (it stays as it is).',
  },
  'entry.seed-taken': {
    status: 409,
    title: 'The seed is taken',
    detail: (f) => `${f.text('player')} is already seeded ${f.text('seed')}. Give each seed to one entrant (T6).`,
  },
  'entry.not-found': {
    status: 404,
    statusInBody: 422,
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
          'with-oneself': `${f.text('player')} cannot be a partner to the same person.`,
          'still-in-main':
            'The player has not lost in the main flight; only a player who is out of it can enter again (T9).',
          'begun-elsewhere':
            'The player has begun a match in another flight and plays on there, and so cannot enter again (T9).',
          withdrawn: 'The player withdrew without having lost in the main flight and cannot enter again (T9, T19).',
          disqualified: 'The player is disqualified and cannot enter again (T9, T25).',
          merged: `${f.text('player')} is already in this tournament, and would come back as another entrant: since then the two were merged (T9).`,
        },
        `${f.text('player')} is already in this tournament (T9).`,
      ),
  },
  'entry.people': {
    status: 422,
    title: 'Not so many people are an entry',
    detail: (f) =>
      f.text('kind') === 'doubles'
        ? 'An entry of this tournament is two players: send one of them as playerId and the other in partners.'
        : f.text('kind') === 'teams'
          ? `An entry of this tournament is a team of at least ${f.text('boards')} players with a name: send the captain as playerId, the others in partners.`
          : 'An entry of this tournament is one player: send no partners and no name.',
  },
  'entry.too-late': {
    status: 409,
    title: 'Too late to enter',
    detail: (f) =>
      f.pick(
        'reason',
        {
          begun: 'Play has begun, so no late entrant can take the place of a bye (T8).',
          'no-bye-left': 'No bye is left whose place a late entrant could take (T8, T9).',
          'last-round-paired': 'The last round is already paired.',
          'next-stage': 'The next stage is already drawn.',
        },
        'It is too late to enter.',
      ),
  },
  'entry.gone': {
    status: 409,
    title: 'No longer in the tournament',
    detail: (f) => `The entrant is already ${f.text('status')}.`,
  },
  'entry.cannot-return': {
    status: 409,
    title: 'Cannot return',
    detail: (f) =>
      f.pick(
        'reason',
        { 'not-away': 'The entrant has neither withdrawn nor been disqualified.' },
        'Other entrants have played on since, and would lose their matches. Enter the player again, or undo what came later.',
      ),
  },
  'entry.in-side-pool': {
    status: 409,
    title: 'The entry is in a side pool',
    detail: (f) =>
      `The entry is on the list of a side pool (${f.text('pools')}). Take it off the list first, with the prizes of the tournament (T65).`,
  },
  'penalty.not-found': {
    status: 404,
    title: 'No such penalty',
    detail: () => 'There is no such penalty, or it is already cancelled (T23).',
  },
  'entry.cannot-replace': {
    status: 409,
    title: 'Can no longer be replaced',
    detail: (f) =>
      f.pick(
        'reason',
        {
          begun:
            'The entrant has begun a match of the tournament. Only an entrant who has not played can be replaced (T47).',
          'not-in-entry': 'The player to be replaced is not in this entry.',
        },
        'The entrant has a result in the tournament. Only an entrant without one can be replaced (T47); remove the ' +
          'result first if it is wrong.',
      ),
  },
  'entry.cannot-swap': {
    status: 409,
    title: 'Cannot swap places',
    detail: (f) =>
      f.pick(
        'reason',
        {
          begun: `${f.text('entry')} has begun a match and so keeps the place (T47).`,
          result: `${f.text('entry')} has a result and so keeps the place (T47); remove the result first if it is wrong.`,
          'not-seated': `${f.text('entry')} has no place there to swap.`,
        },
        `${f.text('entry')} cannot swap places with the same entrant.`,
      ),
  },
  'pairing.table-taken': {
    status: 409,
    title: 'The table is taken',
    detail: (f) => `${f.text('white')} and ${f.text('black')} have an open match at table ${f.text('table')}.`,
  },
  'pairing.team-match': {
    status: 409,
    title: 'A team match follows from its boards',
    detail: (f) =>
      `This is a match of two teams on ${f.counted('boards', 'board')}. Send what concerns a board to the pairing of that board, which is there ` +
      'as soon as both teams are known.',
  },
  'pairing.line-up': {
    status: 422,
    title: 'No such line-up',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'no-team-match': 'The pairing is no match of two teams, so it has no line-up.',
          'not-in-pairing': 'The team does not play in this pairing.',
          boards: 'A line-up names one member for each board, each of them once.',
        },
        'A line-up names members of the team.',
      ),
  },
  'pairing.not-found': { status: 404, title: 'No such pairing', detail: () => 'There is no such pairing.' },
  'pairing.not-ready': {
    status: 409,
    title: 'The pairing is not ready for play',
    detail: (f) =>
      f.text('bye') === 'true'
        ? 'This is a bye: there is no match to play (T7).'
        : 'At least one of the two entrants is not known yet.',
  },
  'pairing.no-result': {
    status: 409,
    title: 'The pairing has no result',
    detail: () =>
      'No result was reported for this pairing, so there is none to confirm, object to or remove. If an entrant has left, ' +
      'take back the withdrawal or disqualification instead.',
  },
  'pairing.not-awaiting-word': {
    status: 409,
    title: 'The result does not await confirmation',
    detail: (f) =>
      f.pick(
        'reason',
        {
          given: 'The opponent has confirmed this result (T41). If it is wrong, the director can correct it.',
          'other-result': 'Another result has been reported here meanwhile. Read it before you answer (T41).',
          'time-over':
            'The time to object to this result is over, and it is final (T41). If it is wrong, the ' +
            'director can correct it.',
        },
        'Neither of the two entrants reported this result, so it needs no confirmation (T41).',
      ),
  },
  'pairing.own-report': {
    status: 409,
    title: 'Only the opponent can confirm or object',
    detail: () => 'Your own side reported this result; only the opponent can confirm it or object (T41).',
  },
  'tournament.too-few-entrants': {
    status: 409,
    title: 'Too few entrants',
    detail: (f) =>
      `Pairing needs at least ${f.counted('needed', 'entrant')}; there ${f.text('entrants') === '1' ? 'is' : 'are'} ${f.text('entrants')}.`,
  },
  'tournament.too-many-matches': {
    status: 409,
    title: 'Too many matches',
    detail: (f) =>
      `A schedule in which all entrants meet has ${f.text('matches')} matches; one draw makes at most ${f.text('most')}. ` +
      'Make more groups or play a Swiss.',
  },
  'tournament.no-more-rounds': {
    status: 409,
    title: 'All rounds are paired',
    detail: (f) =>
      f.text('rounds') === '0'
        ? 'The rounds of a bracket follow from its results, and a ladder has none.'
        : `The tournament has ${f.counted('rounds', 'round')}; there is no round ${f.text('round')} (T15).`,
  },
};
