/** The refusals of appeals against rulings (T48) as people read them; part of the catalogue. */

import type { MatchRulingKind, ViolationCode } from '../../domain/index.js';
import type { RuleProblems } from '../rule-problem.js';
import { deed } from './tournament-catalogue.js';

/** What was ruled inside a match, as the object of a sentence. */
const RULED: Readonly<Record<MatchRulingKind, string>> = {
  'record-game': 'the result of the game',
  'correct-game': 'the correction of the game',
  'take-back': 'the take-back',
  'correct-play': 'the correction of the play',
  'void-roll': 'the void throw',
  'introduce-clock': 'the new clock',
  'pause-clock': 'the pause of the clock',
  'resume-clock': 'the restart of the clock',
  'adjust-clock': 'the change of the clock',
};

function ruled(name: string): string {
  return name in RULED ? RULED[name as MatchRulingKind] : deed(name);
}

export const APPEAL_PROBLEMS: RuleProblems<Extract<ViolationCode, `${'ruling' | 'appeal'}.${string}`>> = {
  'ruling.not-found': {
    status: 404,
    title: 'No such ruling',
    detail: (f) => `This record has no ruling with the version ${f.text('version')}.`,
  },
  'appeal.not-possible': {
    status: 409,
    title: 'No appeal is possible',
    detail: (f) => {
      const ruling = ruled(f.text('act'));
      return f.pick(
        'reason',
        {
          'no-ruling': `An entrant cannot appeal against ${ruling}, only against results, penalties, lengths and disqualifications by a director or scorer (T48).`,
          undone: `A director or scorer has undone ${ruling}, so there is nothing to appeal against (T48).`,
          'outside-tournament': `What ${ruling} was about is no longer part of the tournament, so there is nothing to appeal against (T48).`,
          appealed: `There was an appeal against ${ruling} already, and each ruling allows one (T48).`,
        },
        `Only entrants of the tournament whom ${ruling} is about may appeal against it (T48).`,
      );
    },
  },
  'appeal.not-open': {
    status: 409,
    title: 'No appeal is open',
    detail: (f) =>
      f.pick(
        'reason',
        { none: `No entrant has appealed against ${deed(f.text('act'))}.` },
        `The committee has ${f.text('outcome')} the ruling, and its decision is final (T48). If you entered it wrongly, undo that act.`,
      ),
  },
};
