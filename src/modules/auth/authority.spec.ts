import type { Caller } from '../../recording/gate.js';
import { requireConcession, requirePart, requireStaff, senderOf } from './authority.js';

const SEATS = { white: ['ann'], black: ['bob', 'cleo'] };
const FORBIDDEN = expect.objectContaining({ code: 'request.forbidden' });

function caller(role: string, ...playerIds: readonly string[]): Caller {
  return { tokenId: 'token', role, playerId: playerIds[0] ?? null, playerIds };
}

describe('the sender of an act', () => {
  it.each([
    ['a player who names no side', caller('player', 'bob'), null, { side: 'black', staff: false }],
    ['a player who names their own side', caller('player', 'ann'), 'white', { side: 'white', staff: false }],
    ['a scorer who names no side', caller('scorer'), null, { side: null, staff: true }],
    ['a director who names a side', caller('director'), 'black', { side: 'black', staff: true }],
    ['one person at both sides', caller('player', 'ann', 'bob'), null, { side: null, staff: false }],
    [
      'one person at both sides who names one',
      caller('player', 'ann', 'bob'),
      'black',
      { side: 'black', staff: false },
    ],
    ['either of two who play one side', caller('player', 'cleo'), null, { side: 'black', staff: false }],
  ] as const)('is decided for %s', (_, who, named, sender) => {
    expect(senderOf(who, SEATS, named)).toEqual(sender);
  });

  it.each([
    ['a player who names the other side', caller('player', 'ann'), 'black'],
    ['a player who sits at neither side', caller('player', 'eve'), null],
    ['a viewer', caller('viewer'), null],
    ["a player's token without a player", caller('player'), 'white'],
  ] as const)('is never %s', (_, who, named) => {
    expect(() => senderOf(who, SEATS, named)).toThrow(FORBIDDEN);
  });
});

describe('what belongs to players', () => {
  it('is changed by those whose it is, and by those who record', () => {
    for (const who of [caller('player', 'ann'), caller('scorer'), caller('director')]) {
      expect(() => {
        requirePart(who, ['ann', 'bob']);
      }).not.toThrow();
    }
    for (const who of [caller('player', 'eve'), caller('viewer')]) {
      expect(() => {
        requirePart(who, ['ann', 'bob']);
      }).toThrow(FORBIDDEN);
    }
  });

  it('may be conceded by a player, and decided in no other way', () => {
    const ann = caller('player', 'ann');
    const decide = (who: Caller, winner: 'white' | 'black', by: string) => (): void => {
      requireConcession(who, SEATS, { winner, by });
    };
    expect(decide(ann, 'black', 'concession')).not.toThrow();
    expect(decide(caller('scorer'), 'white', 'time')).not.toThrow();
    expect(decide(ann, 'white', 'concession')).toThrow(FORBIDDEN);
    expect(decide(ann, 'black', 'forfeit')).toThrow(FORBIDDEN);
    expect(decide(ann, 'black', 'time')).toThrow(FORBIDDEN);
  });

  it('is taken back by those who record alone', () => {
    expect(() => {
      requireStaff(caller('player', 'ann'), 'take back', 'Action 2: ');
    }).toThrow('Action 2: Only a scorer or a director may take back.');
    expect(() => {
      requireStaff(caller('scorer'), 'take back');
    }).not.toThrow();
  });
});
