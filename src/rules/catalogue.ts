/**
 * Every refusal by a rule as people read it: HTTP status, title and the sentence that says which rule and why (rules.md
 * section 21). The domain knows the facts, this table the words.
 */

import type { ViolationCode } from '../domain/index.js';
import { CHOUETTE_PROBLEMS } from './chouette-problems.js';
import { configReason } from './config-reasons.js';
import { CLOCK_PROBLEMS } from './clock-catalogue.js';
import { type Facts, SIDE_NAMES } from './facts.js';
import { FINISHED_PROBLEMS } from './finished-problems.js';
import type { RuleProblem } from './rule-problem.js';
import { TOURNAMENT_PROBLEMS } from './tournament-catalogue.js';
import { ACTS, wrongPhase } from './wrong-phase.js';

function impossiblePosition(facts: Facts): string {
  const side = SIDE_NAMES[facts.text('side')] ?? 'A side';
  const why = facts.pick(
    'reason',
    {
      total: `${side} has ${facts.text('checkers')} checkers instead of ${facts.text('expected')}`,
      'point-count': `${side} has ${facts.text('points')} points instead of ${facts.text('expected')}`,
      'checker-count': `${side} has a number of checkers somewhere that is no whole number from 0 up`,
      'two-colours': `both sides have checkers on the same point (${facts.text('point')})`,
      'no-reserve': `${side} has more checkers in the reserve than the variant begins with`,
      'no-bar': `${side} has checkers on the bar, and nothing is hit in this variant`,
      'no-pins': `${side} has a pinned checker, and nothing is pinned in this variant`,
      'no-hit-right': `${side} has a right to hit, which this variant does not know`,
      'hit-right': `${side} has a checker home or off, and so may hit (V11)`,
      pinned: `point ${facts.text('point')} is shared without a pinned checker, or one is named that is not alone under the other side (V50)`,
      'no-id': 'a position id cannot say all about a position of this variant; send both sides',
      'both-off': 'both sides have borne off everything',
      length: 'a position id has 14 characters',
      alphabet: 'a position id is written with A-Z, a-z, 0-9, + and /',
      'trailing-bits': 'the position id says more than where the checkers of two sides stand',
      'too-many-checkers': `${side} has more checkers in the position id than the variant has`,
    },
    'it cannot occur on a board',
  );
  return `The position is impossible: ${why} (R6).`;
}

function correctionNotAllowed(facts: Facts): string {
  return facts.pick(
    'reason',
    {
      strict: 'Under strict validation every play that was recorded was legal; there is nothing to correct (R44).',
      'no-play': 'No play has been made in this game yet.',
      'too-late': 'The play stands: the opponent has rolled or doubled since (R45).',
      'opponent-only': 'Only the opponent or the director decides whether the play has to be corrected (R44, condone).',
      'next-game-started': 'Only the open game, or the last one before the next has begun, can be taken back.',
      'ended-by-report': 'The match was ended by a report, a decision or a correction. Correct that instead.',
      corrected: 'The result of this game was corrected. Correct it again instead.',
      'still-open': 'The game is still open: it has no result to be corrected.',
      'ended-with-match': 'This game was cut off by the end of its match. Correct how the match ended instead.',
      'director-acted': 'A director has given or cancelled a penalty or corrected the length since. That stays.',
      'nothing-to-take-back': 'Nothing has happened in this game that could be taken back.',
    },
    'This cannot be corrected now.',
  );
}

function twoDice(facts: Facts): string {
  const wanted = `${facts.text('diceUsable')} of the dice can be played with ${facts.text('roll')}`;
  const done = facts.text('play') === '' ? 'playing nothing' : facts.text('play');
  const why = facts.has('leavesNo')
    ? `${done} then leaves no ${facts.text('leavesNo')}`
    : `${done} uses only ${facts.text('diceUsed')}`;
  const instead = facts.has('instead') ? ` Legal would be, for example, ${facts.text('instead')}.` : '';
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

export const RULE_PROBLEMS: Readonly<Record<ViolationCode, RuleProblem>> = {
  ...CHOUETTE_PROBLEMS,
  'play.unreadable': {
    status: 400,
    title: 'The play cannot be read',
    detail: (f) =>
      `"${f.text('token') || f.text('play')}" is not a play. Write plays like 13/8 6/5*, bar/22, 6/off or 8/4(2) (R101).`,
  },
  'play.bar-first': {
    status: 422,
    title: 'Checkers on the bar must enter first',
    detail: () => 'A checker is on the bar and has to enter before any other checker moves (R30).',
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
        ? `No die of ${f.text('roll')} is left that moves a checker ${f.text('move')} (R23).`
        : `${f.text('play')} takes more dice than ${f.text('roll')} has (R23).`,
  },
  'play.point-blocked': {
    status: 422,
    title: 'The point is closed',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'no-right-to-hit': `A checker cannot stop on point ${f.text('to')}: a lone checker stands there and may not be hit yet (V11, V12).`,
          pins: `A checker cannot stop on point ${f.text('to')}: the opponent pins one of this side's checkers there (V51).`,
        },
        `A checker cannot stop on point ${f.text('to')}: the opponent has made it (R24, R25).`,
      ),
  },
  'play.first-checker-first': {
    status: 422,
    title: 'The first checker goes ahead',
    detail: () => "No other checker may move until the first one has passed the opponent's start (V62).",
  },
  'play.hit-and-run': {
    status: 422,
    title: 'No hit and run at home',
    detail: (f) => `The checker that has hit on ${place(f.text('from'))} may not move on in the same play (V41).`,
  },
  'play.prime-not-allowed': {
    status: 422,
    title: 'These points may not all be held',
    detail: (f) =>
      f.pick(
        'shape',
        {
          'start-quarter': 'A play may not leave all six points of the own start quarter held (V63).',
          'home-board': 'A play may not leave all six points of the own home board held (V64).',
        },
        'A play may not leave six points in a row held before an opponent whose checkers are all gathered behind them (V63).',
      ) + (f.has('instead') ? ` Legal would be, for example, ${f.text('instead')}.` : ''),
  },
  'play.not-in-yet': {
    status: 422,
    title: 'Not in play yet',
    detail: (f) => `A side comes into play with a doublet or 1-2; ${f.text('roll')} brings no checker in.`,
  },
  'play.not-all-home': {
    status: 422,
    title: 'Not all checkers are home',
    detail: () => 'Bearing off may begin when all checkers of the side are on its points 1 to 6 (R36).',
  },
  'play.checker-behind': {
    status: 422,
    title: 'A checker stands further back',
    detail: (f) =>
      `A die larger than the point bears off only from the highest point; a checker stands behind ${place(f.text('from'))} (R38).`,
  },
  'play.must-use-larger-die': {
    status: 422,
    title: 'The larger die must be played',
    detail: (f) =>
      `Only one die of ${f.text('roll')} can be played, and the larger one can: it has to be that one (R33).` +
      (f.has('instead') ? ` Legal would be ${f.text('instead')}.` : ''),
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
          points: `A resignation names from 1 to ${f.text('most')} points here: one for each checker not borne off (V23).`,
          'not-in-variant': `This variant knows no ${f.text('as')}.`,
          'gammons-off': 'Gammons do not count in this game: only a single game can be resigned (R57).',
          jacoby:
            'Under the Jacoby rule gammons count only after a double was taken: only a single game can be lost now (R57, R80).',
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
        { noContactOnly: 'Here a game may be resigned only when no contact remains (R59).' },
        'In this match games are played out (R59).',
      ),
  },
  'game.wrong-phase': { status: 409, title: 'Not at this moment', detail: wrongPhase },
  'game.not-your-turn': {
    status: 409,
    title: 'Not your turn',
    detail: (f) =>
      `${upperFirst(f.text('side'))} may not ${ACTS[f.text('act')] ?? f.text('act')} now: it is for ${f.text('toAct')} to act.`,
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
    title: 'No such moment in this game',
    detail: (f) =>
      f.text('reason') === 'inside-act'
        ? `Version ${f.text('to')} lies inside one act; name the version before or after it.`
        : `Version ${f.text('to')} is not a moment of this game: take back to a version from ${f.text('first')} to ${f.text('last')}.`,
  },
  'dice.recorded-only': {
    status: 409,
    title: 'Only with recorded dice',
    detail: () =>
      'The dice of this match are thrown by the service: its rolls are always valid and cannot be undone (R18, R46).',
  },
  'cube.not-available': {
    status: 409,
    title: 'The cube is not available',
    detail: (f) =>
      f.text('reason') === 'off'
        ? 'This game is played without the cube (R62).'
        : `The cube belongs to the other side: only its owner may redouble (R65).`,
  },
  'cube.dead': {
    status: 409,
    title: 'The cube is dead',
    detail: (f) =>
      `${upperFirst(f.text('side'))} needs ${f.text('away')} and the cube is at ${f.text('value')}: a plain win already ends the match (R69).`,
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
          match: 'Beavers belong to money play; in a match a double is taken or dropped (R76).',
          redouble: 'In this session a redouble cannot be beavered (R93).',
        },
        'This session is played without beavers (R85).',
      ),
  },
  'cube.chain-limit': {
    status: 409,
    title: 'The cube cannot be turned again',
    detail: (f) =>
      `This session allows ${f.text('limit')} further turn(s) of the cube in one chain, and that many were made (R85).`,
  },
  'cube.drop-not-allowed': {
    status: 409,
    title: 'A raccoon cannot be dropped',
    detail: () => 'In this session a raccoon may only be accepted or turned again (R92).',
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
      `After the Crawford game ${f.text('side')} may double once each side has had ${f.text('needed')} rolls; so far white has had ` +
      `${f.text('whiteRolls')} and black ${f.text('blackRolls')} (R75).`,
  },
  'match.same-player': {
    status: 422,
    title: 'One player twice',
    detail: () => 'White and black must be two different players.',
  },
  'match.score-impossible': {
    status: 422,
    title: 'No such score',
    detail: (f) =>
      `${f.text('white')}-${f.text('black')} cannot end this match to ${f.text('length')}: ` +
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
    title: 'There is no such end to correct',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'not-ended': 'The match is still open. Report its result instead of correcting it.',
          void: 'The match counts for nothing: its pairing has other players now, or was decided without it.',
        },
        'The score itself decided this match. Correct the game that is wrong, or decide the match otherwise.',
      ),
  },
  'match.money-session': {
    status: 409,
    title: 'A money session has no final score',
    detail: () => 'A money session has no length to reach and nobody wins it: close it instead.',
  },
  'match.not-a-session': {
    status: 409,
    title: 'Only a money session is closed',
    detail: () => 'A match to points ends when a side reaches its length. Report its result or end it by a decision.',
  },
  'money.too-large': {
    status: 422,
    title: 'More than can be counted exactly',
    detail: (f) =>
      `At a stake of ${f.text('stake')} points are counted up to ${f.text('most')} in all; ${f.text('points')} are won, and this could pass it. Close it and open another one.`,
  },
  ...CLOCK_PROBLEMS,
  ...FINISHED_PROBLEMS,
  'result.jacoby': {
    status: 422,
    title: 'Gammons do not count with this cube',
    detail: (f) =>
      `Under the Jacoby rule a ${f.text('kind')} counts only when the cube was turned: with the cube at 1 report a single game (R80).`,
  },
  'result.level-impossible': {
    status: 422,
    title: 'No such win in this variant',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'kind-wanted': 'In this variant a win is a single game, a gammon or a backgammon: leave points out.',
          'points-wanted': 'In this variant a win counts checkers: give kind single and points (V23).',
          points: `A win is worth from 1 to ${f.text('most')} points here (V23).`,
        },
        `This variant knows no ${f.text('kind')}.`,
      ),
  },
  'result.cube-impossible': {
    status: 422,
    title: 'The cube cannot have that value',
    detail: (f) =>
      f.text('crawford') === 'true'
        ? 'This is the Crawford game: its cube stays at 1 (R72).'
        : `At this score the cube cannot have come to ${f.text('cube')} (R61, R69).`,
  },
  ...TOURNAMENT_PROBLEMS,
  'config.invalid': {
    status: 400,
    title: 'These options do not go together',
    detail: (f) => `${f.text('keys')}: ${f.text('reasons').split(', ').map(configReason).join('; ')}.`,
  },
};
