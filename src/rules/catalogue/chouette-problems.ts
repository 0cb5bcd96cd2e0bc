/** The refusals of chouettes as people read them. The catalogue has those of games and matches. */

import type { FactsOf, ViolationCode } from '../../domain/index.js';
import type { Facts } from './facts.js';
import { since } from './finished-problems.js';
import type { RuleProblems } from '../rule-problem.js';
import { TABLE_PROBLEMS } from './table-problems.js';

type ChouetteCode = Extract<ViolationCode, `chouette.${string}`>;

const ACTS: Readonly<Record<string, string>> = {
  OpenChouette: 'open the chouette again',
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
  SetSeats: 'set the seats',
  AdjustPoints: 'move points',
  CorrectGame: 'correct a game',
  TakeBack: 'take back',
  CloseChouette: 'close the chouette',
};

const MOMENTS: Readonly<Record<string, string>> = {
  ordering: 'the players are still throwing for the order (C5)',
  waiting: 'the order is settled and no game is open',
  playing: 'a game is open',
  closed: 'the chouette is closed',
};

function impossibleOutcome(f: Facts<FactsOf<'chouette.outcome-impossible'>>): string {
  const player = f.text('player');
  const value = f.text('value');
  const why = f.pick(
    'reason',
    {
      'not-in-line': `${player} is not in the team of this game`,
      twice: `${player} is on the sheet twice`,
      missing: `${player} is in the team, but not on the sheet`,
      'newcomer-not-new': `${player} was at the table when this game began (C60)`,
      'newcomer-not-last': `${player} does not sit at the end of the line, where newcomers sit (C60)`,
      'board-missing': `${player} played to the end, so the sheet must say how the board ended`,
      'nobody-played-on': 'no member played to the end, so the board has no result',
      'forfeit-ends-all': 'a box that abandons its game ends it for every member still in it (C64)',
      kind: `this variant has no ${f.text('kind')}`,
      left: `${player} needs \`left\`, 1 or more, exactly when the pair did not play to the end`,
      'settlements-off': 'this chouette has no settlements',
      settlement: 'a settlement is for a whole number of points, 0 or more',
      'winner-missing': 'the sheet must say who gets the points of the settlement',
      'winner-of-nothing': 'a settlement for no points has no winner',
      'winner-said': 'only a settlement or a resignation has a winner and a level',
      'resignations-off': 'this chouette has no resignations',
      resignation: 'a resignation needs its winner and its level',
      beaver: 'a dropped beaver needs a cube above 1',
      'beavers-off': 'this chouette has no beavers',
      value: `${value} is not a value of the cube`,
      'no-cube': 'this chouette has no cube',
      cap: `the cube goes to ${f.text('max')} at most, and a double offers twice the value that a drop pays`,
      'turned-at-one': 'a cube that a player has turned is above 1',
      'nobody-turned': `automatic doubles by themselves cannot bring a cube to ${value}: a player must have turned it (C12)`,
      'centred-differ': 'automatic doubles turn all cubes alike: all centred cubes have one value (C12)',
      'below-centred': `no cube can be at ${value} while the centred cubes are at ${f.text('centred')} (C12)`,
      'one-cube': 'the team shares one cube: it has one value for all who played to the end (C11)',
      'box-dropped-ends-all': 'with one cube the game is over for all when the box drops (C21)',
      'below-dropped': 'the members who played on must have taken the double that others dropped (C22)',
      'dropped-together': 'members who drop at the same time drop the same double: `left` says who dropped first',
      'cube-by-turns': 'box and team turn the one cube alternately, doubling its value each time (C20–C22)',
      'extras-off': 'this chouette has no extras (C50)',
      'extra-offerer': 'only a member who dropped a double can offer an extra (C50)',
      'extra-taker': 'an extra goes to another member of the team (C50)',
      'extra-twice': 'a member can offer only one extra (C50)',
      'extra-payment': 'an extra costs what the drop cost (C50)',
      'extra-value': 'an extra cube starts at twice its price (C50)',
      'extra-board': 'an extra that was played to the end needs a board that was played to the end',
    },
    'the rules do not allow it',
  );
  const about = player !== '' && !why.includes(player) ? ` (${player})` : '';
  return `The game cannot have ended this way: ${why}${about}.`;
}

export const CHOUETTE_PROBLEMS: RuleProblems<ChouetteCode> = {
  ...TABLE_PROBLEMS,
  'chouette.order-throw': {
    status: 422,
    title: 'Not the expected throws',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'not-to-throw': `${f.text('player')} does not throw in this round (C5).`,
          twice: `${f.text('player')} appears twice in this round.`,
          missing: `${f.text('player')} must also throw in this round (C5).`,
          dice: `Each player throws ${f.text('orderDice')} dice, each from 1 to 6 (C5).`,
        },
        'These are not the throws of this round.',
      ),
  },
  'chouette.outcome-impossible': {
    status: 422,
    title: 'The game cannot have ended this way',
    detail: impossibleOutcome,
  },
  'chouette.same-player': {
    status: 422,
    title: 'Same player twice',
    detail: (f) => `${f.text('player')} can have only one seat.`,
  },
  'chouette.too-few-players': {
    status: 422,
    title: 'Too few players',
    detail: (f) =>
      f.text('fewest') === '2'
        ? 'At least two players must stay at the table. A player who goes for good can leave, which ends the chouette (C4).'
        : 'A chouette needs at least three players to begin (C3).',
  },
  'chouette.full': {
    status: 409,
    title: 'The table is full',
    detail: (f) => `This chouette takes at most ${f.counted('maxPlayers', 'player')} (C3).`,
  },
  'chouette.wrong-moment': {
    status: 409,
    title: 'Not possible now',
    detail: (f) =>
      `You cannot ${f.pick('act', ACTS, f.text('act'))} now: ${f.pick('status', MOMENTS, f.text('status'))}.`,
  },
  'chouette.closed': {
    status: 409,
    title: 'The chouette is closed',
    detail: (f) =>
      f.text('reason') === 'before-order'
        ? `The chouette is closed${since(f, 'closedAt')}: it ended before its first order was found. Open another one.`
        : `The chouette is already closed${since(f, 'closedAt')}. Its games can still be corrected.`,
  },
  'chouette.already-seated': {
    status: 409,
    title: 'Already at the table',
    detail: (f) =>
      f.text('sittingOut') === 'true'
        ? `${f.text('player')} is sitting out and can return (C62).`
        : `${f.text('player')} is already at the table.`,
  },
  'chouette.not-seated': {
    status: 409,
    title: 'Not at the table',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'not-sitting-out': `${f.text('player')} is not sitting out (C62).`,
          leaves: `${f.text('player')} leaves the table when this game ends (C61).`,
          'will-sit-out': `${f.text('player')} sits out when this game ends (C62).`,
        },
        `${f.text('player')} is not at the table.`,
      ),
  },
  'chouette.option-off': {
    status: 409,
    title: 'This chouette does not have that option',
    detail: (f) => `The option ${f.text('option')} is off in this chouette.`,
  },
  'chouette.not-for-you': {
    status: 409,
    title: 'Not your decision',
    detail: (f) =>
      f.has('by')
        ? `Only ${f.text('by')} or the host may decide this.`
        : 'Moves have been played in the open game: only a scorer or a director may give it up.',
  },
  'chouette.looks-repeated': {
    status: 409,
    title: 'The same sheet again?',
    detail: (f) =>
      `This sheet equals that of game ${f.text('number')}, which was recorded ${f.counted('seconds', 'second')} ago. Send the number of the ` +
      'game, or `again: true` if it ended the same way once more.',
  },
  'chouette.no-partner': {
    status: 409,
    title: 'No partner for the box',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'has-one': `The box already has a partner: ${f.text('partner')} (C54).`,
          'too-few': `The box may have a partner only with ${f.text('partnerFrom')} players or more (C52).`,
          'not-the-pick': `Under the house rules ${f.text('pick') || 'no member'} is to be invited now (C52, partnerPick ${f.text('partnerPick')}).`,
        },
        'The box cannot have a partner now (C52).',
      ),
  },
  'chouette.partner-needed': {
    status: 409,
    title: 'The box needs a partner',
    detail: (f) =>
      `With ${f.text('partnerFrom')} players or more the box needs a partner: invite one before the game (C52).`,
  },
  'chouette.sale-impossible': {
    status: 422,
    title: 'The box cannot be sold this way',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'own-box': 'The box cannot buy its own seat.',
          points: 'The price of the box is a whole number of points, 1 or more (C55).',
        },
        'The box cannot be sold this way (C55).',
      ),
  },
  'chouette.seats-impossible': {
    status: 422,
    title: 'These are not the people at the table',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'not-present': `${f.text('player')} is not at the table.`,
          twice: `${f.text('player')} can have only one seat.`,
          missing: `${f.text('player')} is at the table and needs a place in \`line\`.`,
        },
        'Box and line name each player at the table once.',
      ),
  },
  'chouette.stake-fixed': {
    status: 409,
    title: 'The stake stays for the evening',
    detail: (f) =>
      `${f.text('player')} plays for ${f.text('stake')} a point in this chouette, and keeps that stake (C10).`,
  },
  'chouette.adjustment-impossible': {
    status: 422,
    title: 'These points cannot be moved',
    detail: (f) =>
      f.pick(
        'reason',
        {
          'same-person': `${f.text('player')} cannot pay and receive the same points.`,
          'never-here': `${f.text('player')} has never sat at this table.`,
          points: 'An adjustment is a whole number of points, 1 or more.',
        },
        'These points cannot be moved.',
      ),
  },
};
