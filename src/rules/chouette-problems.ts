/** The refusals of chouettes as people read them. The catalogue has those of games and matches. */

import type { ViolationCode } from '../domain/index.js';
import type { Facts } from './facts.js';
import { since } from './finished-problems.js';
import type { RuleProblem } from './rule-problem.js';
import { TABLE_PROBLEMS } from './table-problems.js';

type ChouetteCode = Extract<ViolationCode, `chouette.${string}`>;

const ACTS: Readonly<Record<string, string>> = {
  OpenChouette: 'open it again',
  ThrowOrder: 'throw for the order',
  StartGame: 'start a game',
  ReportGame: 'report a game',
  ActInGame: 'act in a game',
  Join: 'join',
  Leave: 'leave',
  SitOut: 'sit out',
  Return: 'return',
  InvitePartner: 'invite a partner',
  BuyBox: 'buy the box',
  CorrectGame: 'correct a game',
  TakeBack: 'take back',
  CloseChouette: 'close the chouette',
};

const MOMENTS: Readonly<Record<string, string>> = {
  ordering: 'the order is still being thrown (C5)',
  waiting: 'the order is found and no game is open',
  playing: 'a game is open',
  closed: 'the chouette is closed',
};

function impossibleOutcome(f: Facts): string {
  const player = f.text('player');
  const value = f.text('value');
  const why = f.pick(
    'reason',
    {
      'not-in-line': `${player} is not in the team of this game`,
      twice: `${player} is on the sheet twice`,
      missing: `${player} is in the team, but not on the sheet`,
      'board-missing': `${player} played to the end, so the sheet has to say how the board ended`,
      'nobody-played-on': 'nobody played to the end, so the board has no result',
      'forfeit-ends-all': 'a box that abandons its game ends it for everybody who was still in (C64)',
      kind: `this variant knows no ${f.text('kind')}`,
      left: `${player} needs a moment of leaving, 1 or later, exactly when the pair was not played to the end`,
      'settlements-off': 'this chouette has no settlements',
      settlement: 'a settlement is for a whole number of points, 0 or more',
      'winner-missing': 'the sheet has to say who gets the points of the settlement',
      'winner-of-nothing': 'nobody gets the points of a settlement for nothing',
      'winner-said': 'winner and level are said of settlements and resignations only',
      'resignations-off': 'this chouette has no resignations',
      resignation: 'a resignation needs its winner and its level',
      beaver: 'a beaver was dropped only where the cube was above 1',
      'beavers-off': 'this chouette has no beavers',
      value: `${value} is no value of a cube`,
      'no-cube': 'this chouette has no cube',
      cap: `the cube goes to ${f.text('max')} at most, and a double was offered at twice of what is paid`,
      'turned-at-one': 'a cube that a player turned is above 1',
      'nobody-turned': `a cube at ${value} was turned by somebody: automatic doubles do not lead there (C12)`,
      'centred-differ': 'automatic doubles turn all cubes alike: those that nobody turned have one value (C12)',
      'below-centred': `no cube can be at ${value} where those that nobody turned are at ${f.text('centred')} (C12)`,
      'one-cube': 'the team shares one cube: all who played to the end have the same value (C11)',
      'box-dropped-ends-all': 'with one cube the game is over for all when the box drops (C21)',
      'below-dropped': 'who played on had taken the double that others dropped (C22)',
      'dropped-together': 'who drops at the same moment drops the same double: say by left who dropped first',
      'cube-by-turns': 'one cube is turned by box and team by turns, and twice as high each time (C20–C22)',
      'extras-off': 'this chouette has no extras (C50)',
      'extra-offerer': 'only a member who dropped a double can offer an extra (C50)',
      'extra-taker': 'an extra goes to another member of the team (C50)',
      'extra-twice': 'a member can offer one extra (C50)',
      'extra-payment': 'an extra costs what was paid for the drop (C50)',
      'extra-value': 'an extra cube starts at twice its price (C50)',
      'extra-board': 'an extra that was played to the end needs a board that was',
    },
    'it does not fit the rules',
  );
  const about = player !== '' && !why.includes(player) ? ` (${player})` : '';
  return `The game cannot have ended so: ${why}${about}.`;
}

export const CHOUETTE_PROBLEMS: Readonly<Record<ChouetteCode, RuleProblem>> = {
  ...TABLE_PROBLEMS,
  'chouette.order-throw': {
    status: 422,
    title: 'Not the throws that are awaited',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'not-to-throw': `${f.text('player')} is not among those who throw in this round (C5).`,
          twice: `${f.text('player')} threw twice.`,
          missing: `${f.text('player')} has to throw in this round, too (C5).`,
          dice: `Everybody throws ${f.text('orderDice')} dice, each from 1 to 6 (C5).`,
        },
        'These are not the throws of this round.',
      ),
  },
  'chouette.outcome-impossible': {
    status: 422,
    title: 'The game cannot have ended so',
    detail: impossibleOutcome,
  },
  'chouette.same-player': {
    status: 422,
    title: 'One player twice',
    detail: (f) => `${f.text('player')} can have one seat only.`,
  },
  'chouette.too-few-players': {
    status: 422,
    title: 'Too few players',
    detail: (f) =>
      f.text('fewest') === '2'
        ? 'Two have to stay at the table. Who goes for good can leave; then the chouette ends (C4).'
        : 'A chouette begins with three players or more (C3).',
  },
  'chouette.full': {
    status: 409,
    title: 'The table is full',
    detail: (f) => `This chouette has ${f.text('maxPlayers')} players at most (C3).`,
  },
  'chouette.wrong-moment': {
    status: 409,
    title: 'Not at this moment',
    detail: (f) =>
      `Nobody may ${f.pick('act', ACTS, f.text('act'))} now: ${f.pick('status', MOMENTS, f.text('status'))}.`,
  },
  'chouette.closed': {
    status: 409,
    title: 'The chouette is closed',
    detail: (f) => `The chouette is closed already${since(f, 'closedAt')}. Its games can still be corrected.`,
  },
  'chouette.already-seated': {
    status: 409,
    title: 'Already at the table',
    detail: (f) =>
      f.text('sittingOut') === 'true'
        ? `${f.text('player')} sits out, and comes back by returning (C62).`
        : `${f.text('player')} is at the table already.`,
  },
  'chouette.not-seated': {
    status: 409,
    title: 'Not at the table',
    detail: (f) =>
      f.text('reason') === 'not-sitting-out'
        ? `${f.text('player')} does not sit out (C62).`
        : `${f.text('player')} is not at the table.`,
  },
  'chouette.option-off': {
    status: 409,
    title: 'This chouette does not have that option',
    detail: (f) => `The option ${f.text('option')} is off in this chouette.`,
  },
  'chouette.not-for-you': {
    status: 409,
    title: 'For somebody else to say',
    detail: (f) => `That is for ${f.text('by')} to say, or for the host.`,
  },
  'chouette.no-partner': {
    status: 409,
    title: 'No partner for the box',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'has-one': `The box has a partner: ${f.text('partner')} (C54).`,
          'too-few': `The box may have a partner from ${f.text('partnerFrom')} players on (C52).`,
          'not-the-pick': `The house invites ${f.text('pick') || 'nobody'} now (C52, partnerPick ${f.text('partnerPick')}).`,
        },
        'The box cannot have a partner now (C52).',
      ),
  },
  'chouette.partner-needed': {
    status: 409,
    title: 'The box needs a partner',
    detail: (f) =>
      `With ${f.text('partnerFrom')} players or more the box plays with a partner: invite one before the game (C52).`,
  },
  'chouette.sale-impossible': {
    status: 422,
    title: 'The box cannot be sold so',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'own-box': 'The box has its seat already.',
          points: 'The box is sold for a whole number of points, 1 or more (C55).',
        },
        'The box cannot be sold so (C55).',
      ),
  },
};
