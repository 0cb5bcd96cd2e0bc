/**
 * Every refusal by a rule as people read it: HTTP status, title and the sentence that says which rule and why (rules.md
 * section 21). The domain knows the facts, this table the words.
 */

import type { FactsOf, ViolationCode } from '../../domain/index.js';
import { CHOUETTE_PROBLEMS } from './chouette-problems.js';
import { configFault, sentenceOf } from './config-reasons.js';
import { CLOCK_PROBLEMS } from './clock-catalogue.js';
import { type Facts, SIDE_NAMES } from './facts.js';
import { FINISHED_PROBLEMS } from './finished-problems.js';
import { RESULT_PROBLEMS } from './result-problems.js';
import type { RuleProblems } from '../rule-problem.js';
import { LADDER_PROBLEMS } from './ladder-problems.js';
import { ROUND_PROBLEMS } from './round-problems.js';
import { APPEAL_PROBLEMS } from './appeal-problems.js';
import { TOURNAMENT_PROBLEMS } from './tournament-catalogue.js';
import { ACTS, wrongPhase } from './wrong-phase.js';

function impossiblePosition(facts: Facts<FactsOf<'position.impossible'>>): string {
  const side = SIDE_NAMES[facts.text('side')] ?? 'A side';
  const why = facts.pick(
    'reason',
    {
      total: `${side} has ${facts.text('checkers')} checkers instead of ${facts.text('expected')}`,
      'point-count': `${side} has ${facts.text('points')} points instead of ${facts.text('expected')}`,
      'checker-count': `${side} has a number of checkers on some point that is not a whole number of 0 or more`,
      'two-colours': `both sides have checkers on the same point (${facts.text('point')})`,
      'no-reserve': `${side} has more checkers in the reserve than the variant begins with`,
      'no-bar': `${side} has checkers on the bar, and nothing is hit in this variant`,
      'no-pins': `${side} has a pinned checker, and nothing is pinned in this variant`,
      'no-hit-right': `${side} has a right to hit, which does not exist in this variant`,
      'hit-right': `${side} has a checker home or off, so its \`mayHit\` must be true (V11)`,
      pinned: `both sides have checkers on point ${facts.text('point')} but none is named as pinned, or the pinned checker is not a single one under the other side (V50)`,
      'no-id': 'a position id cannot describe every position of this variant; send both sides',
      'both-off': 'both sides have borne off everything',
      length: 'a position id has 14 characters',
      alphabet: 'a position id is written with A-Z, a-z, 0-9, + and /',
      'trailing-bits': 'the position id has data after the checkers of both sides',
      'too-many-checkers': `${side} has more checkers in the position id than the variant has`,
    },
    'it cannot arise on a board',
  );
  return `The position is impossible: ${why} (R6).`;
}

function correctionNotAllowed(facts: Facts<FactsOf<'game.correction-not-allowed'>>): string {
  return facts.pick(
    'reason',
    {
      strict: 'Under strict validation every recorded play is legal, so there is nothing to correct (R44).',
      'no-play': 'No play has been made in this game yet.',
      'too-late': 'The play stands: the opponent has rolled or doubled since (R45).',
      legal: 'The play is legal, so it stands (R43, R44).',
      'opponent-only': 'Only the opponent or the director decides whether the play must be corrected (R44, condone).',
      'next-game-started': 'Only the open game, or the last one until the next begins, can be taken back.',
      'table-changed':
        'Something else has been recorded at this table since the game. Correct the result of the game instead.',
      'ended-by-report': 'A report, a decision or a correction ended the match. Correct that instead.',
      corrected: 'The result of this game was corrected. Correct it again instead.',
      'still-open': 'The game is still open: it has no result to correct.',
      'ended-with-match': 'The end of the match cut this game off. Correct how the match ended instead.',
      'director-acted':
        'A director has since given or cancelled a penalty, or corrected the length. A take-back cannot undo that.',
      'nothing-to-take-back': 'This game has nothing to take back.',
    },
    'A correction is not possible now.',
  );
}

function twoDice(facts: Facts<FactsOf<'play.must-use-both-dice'>>): string {
  const wanted = `${facts.text('diceUsable')} of the dice can be played with ${facts.text('roll')}`;
  const done = facts.text('play') === '' ? 'playing nothing' : facts.text('play');
  const why = facts.has('leavesNo')
    ? `${done} leaves no legal ${facts.text('leavesNo')}`
    : `${done} uses only ${facts.text('diceUsed')}`;
  const instead = facts.has('instead') ? ` A legal play is, for example, ${facts.text('instead')}.` : '';
  const both = facts.text('diceUsable') === '2' && !isDoubletText(facts.text('roll'));
  return `${both ? 'Both dice can be played' : upperFirst(wanted)}: ${why} (R31).${instead}`;
}

function isDoubletText(roll: string): boolean {
  const [a, b] = roll.split('-');
  return a !== undefined && a === b;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function place(value: string): string {
  return value === '25' || value === 'bar'
    ? 'the bar'
    : value === '26' || value === 'rsv'
      ? 'the reserve'
      : value === '0'
        ? 'off'
        : `point ${value}`;
}

export const RULE_PROBLEMS: RuleProblems<ViolationCode> = {
  ...CHOUETTE_PROBLEMS,
  'play.unreadable': {
    status: 400,
    title: 'The play cannot be read',
    detail: (f) =>
      `"${f.text('token') || f.text('play')}" is not a play. Write a play as in 13/8 6/5*, bar/22, 6/off or 8/4(2) (R101).`,
  },
  'play.bar-first': {
    status: 422,
    title: 'Checkers on the bar must enter first',
    detail: () => 'The side has a checker on the bar, which must enter before any other checker moves (R30).',
  },
  'play.no-such-checker': {
    status: 422,
    title: 'No checker stands there',
    detail: (f) => `There is no checker to move on ${place(f.text('from'))}.`,
  },
  'play.not-this-roll': {
    status: 422,
    title: 'No die fits',
    detail: (f) =>
      f.has('move')
        ? `No die of ${f.text('roll')} is left to move a checker ${f.text('move')} (R23).`
        : `${f.text('play')} needs more dice than ${f.text('roll')} gives (R23).`,
  },
  'play.point-blocked': {
    status: 422,
    title: 'The point is closed',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'no-right-to-hit': `A checker cannot stop on point ${f.text('to')}: a lone checker stands there, and this side may not hit yet (V11, V12).`,
          pins: `A checker cannot stop on point ${f.text('to')}: the opponent pins one of this side's checkers there (V51).`,
        },
        `A checker cannot stop on point ${f.text('to')}: the opponent has made it (R24, R25).`,
      ),
  },
  'play.first-checker-first': {
    status: 422,
    title: 'The first checker goes ahead',
    detail: () => "No other checker may move until the first checker has passed the opponent's start (V62).",
  },
  'play.hit-and-run': {
    status: 422,
    title: 'No hit and run at home',
    detail: (f) => `The checker that hit on ${place(f.text('from'))} may not move on in the same play (V41).`,
  },
  'play.prime-not-allowed': {
    status: 422,
    title: 'These points may not all be held',
    detail: (f) =>
      f.pick(
        'shape',
        {
          'start-quarter': 'A play may not leave its side holding all six points of its start quarter (V63).',
          'home-board': 'A play may not leave its side holding all six points of its home board (V64).',
        },
        'A play may not leave its side holding six points in a row with all checkers of the opponent behind them (V63).',
      ) + (f.has('instead') ? ` A legal play is, for example, ${f.text('instead')}.` : ''),
  },
  'play.not-in-yet': {
    status: 422,
    title: 'Not in play yet',
    detail: (f) => `A side comes into play with a doublet or 1-2; ${f.text('roll')} brings no checker in.`,
  },
  'play.not-all-home': {
    status: 422,
    title: 'Not all checkers are home',
    detail: () => 'A side may bear off once all its checkers are on its points 1 to 6 (R36).',
  },
  'play.checker-behind': {
    status: 422,
    title: 'A checker stands further back',
    detail: (f) =>
      `A die larger than the point bears off only from the highest occupied point; a checker stands behind ${place(f.text('from'))} (R38).`,
  },
  'play.must-use-larger-die': {
    status: 422,
    title: 'The larger die must be played',
    detail: (f) =>
      `Either die of ${f.text('roll')} can be played, but not both: the larger one must be played (R33).` +
      (f.has('instead') ? ` The legal play is ${f.text('instead')}.` : ''),
  },
  'play.must-use-both-dice': { status: 422, title: 'More of the roll can be played', detail: twoDice },
  'position.impossible': { status: 422, title: 'The position is impossible', detail: impossiblePosition },
  'resign.level-too-high': {
    status: 422,
    title: 'More than can be lost',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'points-wanted': 'In this variant a resignation names a number of points (V23).',
          'kind-wanted': 'In this variant a resignation names single, gammon or backgammon (R55).',
          points: `This resignation must name at most ${f.counted('most', 'point')}, one for each checker not borne off (V23).`,
          'not-in-variant': `This variant has no ${f.text('as')}.`,
          'gammons-off': 'Gammons do not count in this game: a side can resign only a single game (R57).',
          jacoby:
            'Under the Jacoby rule gammons count only after a double has been taken: a side can lose only a single game now (R57, R80).',
        },
        `A side that has borne off a checker cannot lose a ${f.text('as')} (R57).`,
      ),
  },
  'resign.not-allowed': {
    status: 409,
    title: 'Resigning is not allowed now',
    detail: (f) =>
      f.pick(
        'policy',
        { noContactOnly: 'In this match a side may resign only when no contact remains (R59).' },
        'In this match every game is played out (R59).',
      ),
  },
  'game.wrong-phase': { status: 409, title: 'Not possible now', detail: wrongPhase },
  'game.not-your-turn': {
    status: 409,
    title: 'Not your turn',
    detail: (f) =>
      `${upperFirst(f.text('side'))} may not ${ACTS[f.text('act')] ?? f.text('act')} now: ${f.text('toAct')} is to act.`,
  },
  'game.not-found': { status: 404, title: 'No such game', detail: () => 'There is no such game or match.' },
  'game.correction-not-allowed': { status: 409, title: 'No correction now', detail: correctionNotAllowed },
  'game.roll-stands': {
    status: 409,
    title: 'The roll stands',
    detail: () => 'In this match a die that lies flat on a checker is valid (R18).',
  },
  'game.wrong-version': {
    status: 422,
    title: 'No such version of this game',
    detail: (f) =>
      f.text('reason') === 'inside-act'
        ? `Version ${f.text('to')} lies inside one act. Name the version before or after that act.`
        : `Version ${f.text('to')} is not in this game. Take back to a version from ${f.text('first')} to ${f.text('last')}.`,
  },
  'dice.recorded-only': {
    status: 409,
    title: 'Only with recorded dice',
    detail: () =>
      'The service rolls the dice of this match: its rolls are always valid and cannot be undone (R18, R46).',
  },
  'cube.not-available': {
    status: 409,
    title: 'The cube is not available',
    detail: (f) =>
      f.text('reason') === 'off'
        ? 'This game is played without the cube (R62).'
        : `${f.has('member') ? `${f.text('side') === 'the box' ? f.text('member') : 'The box'} owns the cube between the two` : 'The other side owns the cube'}, and only the owner may redouble (R65).`,
  },
  'cube.dead': {
    status: 409,
    title: 'The cube is dead',
    detail: (f) =>
      `${upperFirst(f.text('side'))} is ${f.text('away')} away and the cube is at ${f.text('value')}: a single game already wins the match (R69).`,
  },
  'cube.cap': {
    status: 409,
    title: 'The cube is at its limit',
    detail: (f) => `The cube is at ${f.text('value')} and may not go beyond ${f.text('max')} (R61).`,
  },
  'cube.beaver-not-allowed': {
    status: 409,
    title: 'No beaver here',
    detail: (f) =>
      f.pick(
        'reason',
        {
          match: 'Beavers belong to money play; in a match a side takes or drops a double (R76).',
          redouble: 'In this session a redouble cannot be beavered (R93).',
        },
        'This session has no beavers (R85).',
      ),
  },
  'cube.chain-limit': {
    status: 409,
    title: 'The cube cannot be turned again',
    detail: (f) =>
      `This session allows ${f.text('limit')} further turn(s) of the cube in one chain, and all of them have been made (R85).`,
  },
  'cube.drop-not-allowed': {
    status: 409,
    title: 'A raccoon cannot be dropped',
    detail: () => 'In this session a side answers a raccoon by accepting it or turning the cube again (R92).',
  },
  'match.crawford-no-cube': {
    status: 409,
    title: 'Crawford game',
    detail: () => 'This is the Crawford game: neither side may double in it (R72).',
  },
  'match.holland-too-early': {
    status: 409,
    title: 'Too early under the Holland rule',
    detail: (f) =>
      `After the Crawford game ${f.text('side')} may double once each side has had ${f.counted('needed', 'roll')}; so far white has had ` +
      `${f.text('whiteRolls')} and black ${f.text('blackRolls')} (R75).`,
  },
  'match.same-player': {
    status: 422,
    title: 'Same player twice',
    detail: () => 'White and black must be different players.',
  },
  'match.score-impossible': {
    status: 422,
    title: 'No such score',
    detail: (f) =>
      `${f.text('white')}-${f.text('black')} cannot be the final score of this match to ${f.text('length')}: ` +
      f.pick(
        'reason',
        {
          'below-present': `the score is already ${f.text('presentWhite')}-${f.text('presentBlack')}`,
          'below-games': `the games give ${f.text('presentWhite')}-${f.text('presentBlack')}. Correct how the match ended first`,
          'nobody-reached': 'neither side reaches the length',
        },
        'only one side can reach the length',
      ) +
      ' (R71).',
  },
  'match.correction-not-allowed': {
    status: 409,
    title: 'The match has no end to correct this way',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'not-ended': 'The match is still open. Report its result instead of correcting it.',
          void: 'The match no longer counts: it was voided, one of the two has left, or its pairing has other players now or was decided without it.',
          'changed-since':
            'More has happened in the match since then. First take back what was played (`take-back` in its game) and ' +
            'undo what directors did in it, or correct its result.',
        },
        'The games decided this match, with its penalty points. Correct the game that is wrong, cancel the penalty, or say who has won and how.',
      ),
  },
  'match.voiding-not-allowed': {
    status: 409,
    title: 'The match stays as it is',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'in-tournament':
            'This match is played in a tournament, where only its pairing says whether it counts. Correct the result of the pairing, or withdraw the round.',
          void: 'The match is void already.',
          begun: 'Something has been recorded in this match. Ask a director to void it.',
        },
        'The match is not void.',
      ),
  },
  'match.money-session': {
    status: 409,
    title: 'A money session has no final score',
    detail: () => 'A money session has no length and no winner. Close it instead.',
  },
  'match.not-a-session': {
    status: 409,
    title: 'Not a money session',
    detail: () =>
      'Only a money session has a ledger and can be closed. A match to points ends when a side reaches its length: report its result or end it by a decision.',
  },
  'money.too-large': {
    status: 422,
    title: 'More than can be counted exactly',
    detail: (f) =>
      `At a stake of ${f.text('stake')} the service counts at most ${f.counted('most', 'point')}; ${f.text('points')} are won, and this could exceed the limit. Close the session or chouette and open another.`,
  },
  ...CLOCK_PROBLEMS,
  ...FINISHED_PROBLEMS,
  ...RESULT_PROBLEMS,
  ...APPEAL_PROBLEMS,
  ...TOURNAMENT_PROBLEMS,
  ...LADDER_PROBLEMS,
  ...ROUND_PROBLEMS,
  'config.invalid': {
    status: 400,
    title: 'Invalid options',
    detail: (f) => {
      const reasons = f.each('reasons');
      return sentenceOf(f.each('keys').map((key, at) => configFault(key, reasons[at] ?? '')));
    },
  },
};
