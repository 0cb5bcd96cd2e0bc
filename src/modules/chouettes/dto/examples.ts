/** Requests as they are sent at a table of four: Bob is box, Ann captain, then Cy and Dee. */

const [ANN, BOB, CY, DEE] = [
  '0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c',
  '0199d0c5-4b5f-7d12-8e1f-7a2c3f4b5c6d',
  '0199d0c5-5c60-7e23-9f20-8b3d4f5c6d7e',
  '0199d0c5-6d71-7f34-8a31-9c4e5f6d7e8f',
] as const;

/** Box, captain, then the rest of the line. */
export const EXAMPLE_PEOPLE = [BOB, ANN, CY, DEE] as const;

const FOUR = [...EXAMPLE_PEOPLE];

export const CREATE_EXAMPLES = {
  given: {
    summary: 'Bob is box, Ann captain',
    value: { players: FOUR, order: 'given', stake: 100, currency: 'EUR' },
  },
  thrown: {
    summary: 'The order by dice, one cube for the team',
    value: { players: FOUR, order: 'dice', dice: 'server', rules: { cubes: 'single', rotation: 'captainOfRecord' } },
  },
};

export const THROW_EXAMPLES = {
  round: {
    summary: 'Each player throws one die',
    value: {
      throws: [
        { playerId: ANN, dice: [5] },
        { playerId: BOB, dice: [5] },
        { playerId: CY, dice: [3] },
        { playerId: DEE, dice: [3] },
      ],
    },
  },
};

const SHEET = {
  board: { winner: 'team', kind: 'gammon' },
  cubes: [
    { playerId: ANN, outcome: 'member-dropped', value: 1 },
    { playerId: CY, outcome: 'played', value: 2 },
    { playerId: DEE, outcome: 'played', value: 1 },
  ],
};

export const START_EXAMPLES = {
  played: { summary: 'A game to be played', value: {} },
  reported: { summary: 'From the score sheet: Ann dropped, the others won a gammon', value: { result: SHEET } },
};

export const SHEET_EXAMPLES = { gammon: { summary: 'Ann dropped, the others won a gammon', value: SHEET } };

export const JOIN_EXAMPLES = { join: { summary: 'A player joins', value: { playerId: ANN } } };

export const ACT_EXAMPLES = {
  'sit-out': { summary: 'Ann pauses', value: { type: 'sit-out', playerId: ANN } },
  return: { summary: 'Ann is back', value: { type: 'return', playerId: ANN } },
  partner: { summary: 'The box invites the partner whom the house rules pick', value: { type: 'invite-partner' } },
  buy: { summary: 'Cy buys the box for 3 points', value: { type: 'buy-box', playerId: CY, points: 3 } },
  settle: {
    summary: 'Cy and the box settle for 2 points',
    value: { type: 'settle', playerId: CY, points: 2, winner: 'member' },
  },
  proxy: { summary: 'Dee decides for Cy', value: { type: 'name-proxy', playerId: CY, proxy: DEE } },
  present: { summary: 'Cy is back in the game', value: { type: 'end-proxy', playerId: CY } },
  abandon: { summary: 'The box gives the game up', value: { type: 'abandon' } },
  seat: {
    summary: 'The host seats all by hand',
    value: { type: 'seat', box: ANN, line: [BOB, CY, DEE], reason: 'Ann had won the box.' },
  },
  adjust: {
    summary: 'The host moves 2 points',
    value: { type: 'adjust', from: ANN, to: BOB, points: 2, reason: 'A side bet of game 3.' },
  },
};

export const CORRECTION_EXAMPLES = {
  other: { summary: 'It ended otherwise', value: { result: SHEET, reason: 'Ann had dropped.' } },
  undone: { summary: 'It never counted', value: { result: null, reason: 'Typed twice.' } },
};

export const GROUP_EXAMPLES = {
  tuesday: {
    summary: 'The Tuesday table',
    value: {
      name: 'The Tuesday table',
      members: FOUR,
      options: { stake: 100, currency: 'EUR', rules: { jacoby: true } },
    },
  },
};

export const GROUP_CHANGE_EXAMPLES = {
  members: { summary: 'Dee does not come any more', value: { members: [BOB, ANN, CY] } },
};
