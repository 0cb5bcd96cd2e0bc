import {
  type Act,
  after,
  by,
  correct,
  double,
  gameAt,
  gameStarted,
  openGameAfter,
  opening,
  play,
  refuseResignation,
  resign,
  roll,
  scored,
  skip,
  take,
} from '../../../test/support/domain/builders.js';
import { givenGame } from '../../../test/support/domain/given.js';
import { positionText } from '../../../test/support/yardsticks/brute-force.js';
import type { Roll } from '../dice/roll.js';
import type { ViolationCode } from '../kernel/violation.js';
import type { GameRules } from './rules.js';

const commit: Act = { type: 'CommitPlay' };
const pickUp: Act = { type: 'PickUpPlay' };

function opened(rules: Partial<GameRules> = {}) {
  return after([gameStarted({ rules })], opening(3, 1));
}

const ENTRY = 'X[bar:1 8:2 6:2 1:10] O[23:3 22:2 21:2 20:2 18:2 12:2 2:2]';
const ONE_EACH = 'X[1:1 off:14] O[24:1 off:14]';

describe('a play', () => {
  it('is recorded with the roll, its moves and its hits, and passes the turn', () => {
    givenGame(opened())
      .when(by('white', play('8/5 6/5')))
      .then([
        {
          type: 'PlayMade',
          side: 'white',
          dice: [3, 1],
          moves: [
            { die: 3, from: 8, to: 5, hit: false },
            { die: 1, from: 6, to: 5, hit: false },
          ],
          by: 'hand',
          breaks: null,
        },
      ]);
    expect(openGameAfter(after(opened(), play('8/5 6/5')))).toMatchObject({
      phase: { name: 'before-roll', side: 'black', doubling: 'open' },
      turns: 1,
      turnsPlayed: { white: 1, black: 0 },
    });
  });

  it('is for the side that rolled, after its roll', () => {
    givenGame(opened())
      .when(by('black', play('8/5 6/5')))
      .thenRefused('game.not-your-turn', { toAct: 'white' });
    givenGame(after(opened(), play('8/5 6/5')))
      .when(scored(play('8/5 6/5')))
      .thenRefused('game.wrong-phase');
  });

  it.each([
    ['play.unreadable', 'e2e4'],
    ['play.no-such-checker', '12/9 6/5'],
    ['play.not-this-roll', '13/8'],
    ['play.must-use-both-dice', '8/5'],
  ] as const)('is refused with %s for %s', (code, text) => {
    givenGame(opened())
      .when(scored(play(text)))
      .thenRefused(code);
  });

  it.each<[ViolationCode, string, Roll, string]>([
    ['play.bar-first', ENTRY, [6, 1], '8/2 6/5'],
    ['play.must-use-both-dice', ENTRY, [6, 1], 'bar/24'],
    ['play.point-blocked', ENTRY, [6, 3], 'bar/22'],
    ['play.not-all-home', 'X[8:1 6:14] O[19:15]', [6, 3], '6/off 6/3'],
    ['play.checker-behind', 'X[6:1 2:14] O[19:15]', [3, 1], '2/off 2/1'],
    ['play.must-use-larger-die', 'X[20:1 1:14] O[24:3 23:3 22:3 21:4 9:2]', [6, 5], '20/15'],
  ])('is refused with %s in %s', (code, drawing, dice, text) => {
    givenGame(after(gameAt(drawing), roll(...dice)))
      .when(scored(play(text)))
      .thenRefused(code);
  });

  it('may end the game with fewer dice than it has', () => {
    const last = after(gameAt('X[3:1 off:14] O[24:1 off:14]'), roll(6, 1));
    givenGame(last)
      .when(scored(play('3/off')))
      .thenLike([
        { type: 'PlayMade', moves: [{ die: 6, from: 3, to: 0 }] },
        { type: 'GameFinished', result: { winner: 'white', kind: 'single', cube: 1, points: 1, by: 'play' } },
      ]);
  });
});

describe('a play that has to be committed', () => {
  const laid = after(opened({ commit: 'explicit' }), play('8/5 6/5'));

  it('is laid out first and changes nothing on the board', () => {
    givenGame(opened({ commit: 'explicit' }))
      .when(scored(play('8/5 6/5')))
      .thenLike([{ type: 'PlayLaidOut', side: 'white' }]);
    expect(openGameAfter(laid).position).toEqual(openGameAfter(opened()).position);
    givenGame(laid)
      .when(scored(roll(2, 1)))
      .thenRefused('game.wrong-phase');
  });

  it('may be laid out differently, picked up and laid out again', () => {
    const other = after(laid, play('24/23 13/10'));
    givenGame(other)
      .when(scored(commit))
      .thenLike([{ moves: [{ from: 24 }, { from: 13 }] }]);
    const picked = after(laid, pickUp);
    expect(openGameAfter(picked)).toEqual(openGameAfter(opened({ commit: 'explicit' })));
    givenGame(picked).when(scored(commit)).thenRefused('game.wrong-phase', { reason: 'nothing-laid-out' });
    givenGame(picked).when(scored(pickUp)).thenRefused('game.wrong-phase', { reason: 'nothing-laid-out' });
  });

  it('is final when it is committed, by the side to play only', () => {
    givenGame(laid).when(by('black', commit)).thenRefused('game.not-your-turn');
    givenGame(laid).when(by('black', pickUp)).thenRefused('game.not-your-turn');
    givenGame(laid)
      .when(by('white', commit))
      .thenLike([{ type: 'PlayMade', dice: [3, 1], by: 'hand', breaks: null }]);
    const committed = after(laid, commit);
    expect(openGameAfter(committed).position).toEqual(openGameAfter(after(opened(), play('8/5 6/5'))).position);
    for (const act of [commit, pickUp]) givenGame(committed).when(scored(act)).thenRefused('game.wrong-phase');
  });

  it('has to be legal already when it is laid out', () => {
    givenGame(opened({ commit: 'explicit' }))
      .when(scored(play('8/5')))
      .thenRefused('play.must-use-both-dice');
  });

  it('survives a refused resignation', () => {
    expect(openGameAfter(after(laid, resign('single'), refuseResignation))).toEqual(openGameAfter(laid));
  });

  it.each(['8/4 6/5', '13/9 6/5', '8/5', '24/9', '24/23', ''])(
    'is committed as it was laid out, also where it is illegal: %s',
    (text) => {
      const illegal = after(opened({ commit: 'explicit', validation: 'legalMoves' }), play(text));
      const { phase } = openGameAfter(illegal);
      const moves = phase.name === 'to-play' ? phase.laidOut : null;
      givenGame(illegal)
        .when(scored(commit))
        .thenLike([{ type: 'PlayMade', moves }]);
      const [one, other] = [illegal, opened({ validation: 'legalMoves' })].map((events, index) =>
        openGameAfter(after(events, index === 0 ? commit : play(text))),
      );
      expect(one?.lastPlay?.breaks).toBe(other?.lastPlay?.breaks);
      expect(positionText(one!.position)).toBe(positionText(other!.position));
    },
  );
});

describe('an illegal play', () => {
  it.each(['legalMoves', 'condone'] as const)('is recorded with the rule that it breaks under %s', (validation) => {
    givenGame(opened({ validation }))
      .when(scored(play('8/4')))
      .thenLike([{ type: 'PlayMade', breaks: null }]);
    givenGame(opened({ validation }))
      .when(scored(play('8/5')))
      .thenLike([{ type: 'PlayMade', by: 'hand', breaks: 'play.must-use-both-dice' }]);
    givenGame(opened({ validation }))
      .when(scored(play('13/8')))
      .thenLike([{ type: 'PlayMade', breaks: 'play.not-this-roll' }]);
  });

  it('is refused where no board allows it, or it is unreadable', () => {
    const loose = opened({ validation: 'condone' });
    givenGame(loose)
      .when(scored(play('12/9')))
      .thenRefused('play.no-such-checker');
    givenGame(loose)
      .when(scored(play('24/19')))
      .thenRefused('play.point-blocked');
    givenGame(loose)
      .when(scored(play('??')))
      .thenRefused('play.unreadable');
  });
});

describe('a correction', () => {
  const illegal = (rules: Partial<GameRules> = {}) =>
    after(opened({ validation: 'legalMoves', ...rules }), play('8/5'));
  const legal = correct('8/5 6/5');

  it('puts the position before the play back and plays the same dice legally', () => {
    givenGame(illegal())
      .when(by('black', legal))
      .thenLike([{ type: 'PlayCorrected', side: 'white', dice: [3, 1], withdrawn: null }]);
    const corrected = openGameAfter(after(illegal(), legal));
    expect(corrected).toMatchObject({ ...openGameAfter(after(opened({ validation: 'legalMoves' }), play('8/5 6/5'))) });
  });

  it('may be asked for by either side or the scorer under legalMoves', () => {
    for (const sender of ['white', 'black', null] as const) {
      givenGame(illegal())
        .when(by(sender, legal))
        .thenLike([{ type: 'PlayCorrected', side: 'white' }]);
    }
  });

  it('may be asked for by the opponent or the scorer under condone', () => {
    const condoned = illegal({ validation: 'condone' });
    givenGame(condoned)
      .when(by('white', legal))
      .thenRefused('game.correction-not-allowed', { reason: 'opponent-only' });
    givenGame(condoned)
      .when(by('black', legal))
      .thenLike([{ type: 'PlayCorrected' }]);
    givenGame(condoned)
      .when(scored(legal))
      .thenLike([{ type: 'PlayCorrected' }]);
    givenGame(condoned)
      .when({ ...legal, sender: { side: 'white', staff: true } })
      .thenLike([{ type: 'PlayCorrected' }]);
  });

  it('is of an illegal play: a legal one is final (R43), and so is the roll behind it (R46)', () => {
    const options = { validation: 'legalMoves', correctionWindow: 'untilNextPlayCommitted' } as const;
    const played = after(opened(options), play('13/10 24/23'));
    for (const side of ['white', 'black'] as const) {
      givenGame(played).when(by(side, legal)).thenRefused('game.correction-not-allowed', { reason: 'legal' });
    }
    // A typist may have written it down wrongly.
    givenGame(played)
      .when(scored(legal))
      .thenLike([{ type: 'PlayCorrected', withdrawn: null }]);
    const rolled = after(played, roll(6, 5));
    for (const command of [by('black', legal), scored(legal)]) {
      givenGame(rolled).when(command).thenRefused('game.correction-not-allowed', { reason: 'legal' });
    }
    // What was corrected is legal now.
    const corrected = after(illegal(), correct('8/5 6/5'));
    givenGame(corrected)
      .when(by('black', correct('13/10 24/23')))
      .thenRefused('game.correction-not-allowed', { reason: 'legal' });
  });

  it('does not exist under strict, nor before there is a play', () => {
    givenGame(after(opened(), play('8/5 6/5')))
      .when(scored(legal))
      .thenRefused('game.correction-not-allowed', {
        reason: 'strict',
      });
    givenGame(opened({ validation: 'legalMoves' }))
      .when(scored(legal))
      .thenRefused('game.correction-not-allowed', {
        reason: 'no-play',
      });
  });

  it('must be legal', () => {
    givenGame(illegal())
      .when(scored(correct('8/5')))
      .thenRefused('play.must-use-both-dice');
    givenGame(illegal())
      .when(scored(correct('24/18')))
      .thenRefused('play.not-this-roll');
  });

  it('comes too late after the roll or the double of the opponent', () => {
    givenGame(after(illegal(), roll(6, 5)))
      .when(scored(legal))
      .thenRefused('game.correction-not-allowed', {
        reason: 'too-late',
      });
    for (const correctionWindow of ['untilNextRoll', 'untilNextPlayCommitted'] as const) {
      const doubled = after(illegal({ correctionWindow }), double);
      givenGame(doubled).when(scored(legal)).thenRefused('game.correction-not-allowed', { reason: 'too-late' });
      const rolled = after(doubled, take, roll(6, 5));
      givenGame(rolled).when(scored(legal)).thenRefused('game.correction-not-allowed', { reason: 'too-late' });
    }
  });

  it('withdraws the roll of the opponent where the window lasts until the next play', () => {
    const rolled = after(illegal({ correctionWindow: 'untilNextPlayCommitted' }), roll(6, 5));
    givenGame(rolled)
      .when(scored(legal))
      .thenLike([{ type: 'PlayCorrected', withdrawn: [6, 5] }]);
    const corrected = after(rolled, legal);
    expect(openGameAfter(corrected).phase).toEqual({ name: 'before-roll', side: 'black', doubling: 'over' });
    givenGame(corrected).when(scored(double)).thenRefused('game.wrong-phase');
    givenGame(corrected)
      .when(scored(roll(2, 1)))
      .thenLike([{ type: 'DiceRolled', dice: [2, 1] }]);
  });

  it('comes after a premature roll that stands as after any other', () => {
    const early = (correctionWindow: GameRules['correctionWindow']) => {
      const rules = { validation: 'legalMoves', prematureRoll: 'stands', correctionWindow } as const;
      return after(opened(rules), by('black', roll(6, 5)), play('8/5'));
    };
    givenGame(early('untilNextRoll'))
      .when(scored(legal))
      .thenRefused('game.correction-not-allowed', { reason: 'too-late' });
    givenGame(early('untilNextPlayCommitted'))
      .when(scored(legal))
      .thenLike([{ type: 'PlayCorrected', withdrawn: [6, 5] }]);
  });

  it('is then about the next play, once that is committed', () => {
    const answered = after(illegal({ correctionWindow: 'untilNextPlayCommitted' }), roll(6, 5), play('24/13'));
    givenGame(answered).when(scored(legal)).thenRefused('play.not-this-roll');
    givenGame(answered)
      .when(scored(correct('24/18 13/8')))
      .thenLike([{ type: 'PlayCorrected', side: 'black' }]);
  });

  it('waits for the answer to a resignation', () => {
    givenGame(after(illegal(), resign('single')))
      .when(scored(legal))
      .thenRefused('game.wrong-phase');
  });

  it('may be corrected again, and leaves the double to the opponent', () => {
    const twice = after(illegal(), legal, correct('24/23 13/10'));
    expect(openGameAfter(twice)).toMatchObject({ turns: 1, lastPlay: { breaks: null, window: 'open' } });
    givenGame(twice)
      .when(scored(double))
      .thenLike([{ type: 'Doubled', side: 'black' }]);
  });

  it('can end the game', () => {
    const rules = { validation: 'legalMoves' } as const;
    const forgotten = after(gameAt(ONE_EACH, { rules }), roll(2, 1), play('pass'));
    givenGame(forgotten)
      .when(scored(correct('1/off')))
      .thenLike([{ type: 'PlayCorrected' }, { type: 'GameFinished', result: { winner: 'white' } }]);
  });

  it('undoes the turn that a shut-out opponent skipped behind the play', () => {
    const closed = 'X[7:1 6:3 5:2 4:2 3:2 2:2 1:3] O[bar:2 19:13]';
    const rules = { validation: 'legalMoves', autoPassShutOut: false } as const;
    const skipped = after(gameAt(closed, { rules }), roll(2, 1), play('7/6'), skip);
    expect(openGameAfter(skipped)).toMatchObject({ phase: { side: 'white' }, turns: 4 });
    expect(openGameAfter(after(skipped, correct('7/5 6/5')))).toMatchObject({
      phase: { name: 'before-roll', side: 'black' },
      turns: 3,
      turnsPlayed: { white: 2, black: 1 },
    });
  });
});

describe('an empty play', () => {
  const danced = after(gameAt(ENTRY), roll(4, 3));

  it('right behind one that was recorded by itself says nothing new', () => {
    expect(openGameAfter(danced).lastPlay).toMatchObject({ side: 'white', moves: [], by: 'rule' });
    for (const sender of ['white', null] as const) {
      for (const text of ['', 'pass'])
        givenGame(danced)
          .when(by(sender, play(text)))
          .then([]);
    }
    givenGame(danced)
      .when(scored({ type: 'MakePlay', play: { moves: [] } }))
      .then([]);
  });

  it('is at the wrong moment anywhere else', () => {
    givenGame(danced)
      .when(by('black', play('')))
      .thenRefused('game.wrong-phase');
    givenGame(danced)
      .when(scored(play('bar/24')))
      .thenRefused('game.wrong-phase');
    givenGame(after(danced, double, take))
      .when(scored(play('')))
      .thenRefused('game.wrong-phase');
    givenGame(after(danced, double))
      .when(scored(play('')))
      .thenRefused('game.wrong-phase');
    givenGame(after(opened(), play('8/5 6/5')))
      .when(scored(play('')))
      .thenRefused('game.wrong-phase');
  });

  it('is no play for a roll that can be played', () => {
    givenGame(opened())
      .when(scored(play('')))
      .thenRefused('play.must-use-both-dice');
  });
});
