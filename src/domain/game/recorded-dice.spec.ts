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
  resign,
  roll,
  scored,
  take,
} from '../../../test/support/domain/builders.js';
import { givenGame } from '../../../test/support/domain/given.js';
import type { VoidReason } from '../board/events.js';

const voided = (reason: VoidReason = 'cocked', dice: readonly number[] | null = null): Act => ({
  type: 'VoidRoll',
  reason,
  dice,
});

const started = [gameStarted()];
const whiteOpened = after(started, opening(3, 1), play('8/5 6/5'));

describe('a void throw', () => {
  it('in the opening or before a roll is recorded and changes nothing', () => {
    givenGame(started)
      .when(scored(voided('cocked', [6])))
      .then([{ type: 'RollVoided', side: null, dice: [6], reason: 'cocked', withdraws: false }]);
    givenGame(whiteOpened)
      .when(scored(voided('off-board', [6, 1])))
      .then([{ type: 'RollVoided', side: 'black', dice: [6, 1], reason: 'off-board', withdraws: false }]);
    expect(openGameAfter(after(whiteOpened, voided()))).toEqual(openGameAfter(whiteOpened));
    expect(openGameAfter(after(started, voided()))).toEqual(openGameAfter(started));
  });

  it('withdraws the roll that was just entered; the side rolls again and may not double any more', () => {
    const rolled = after(whiteOpened, roll(6, 5));
    givenGame(rolled)
      .when(scored(voided('other')))
      .then([{ type: 'RollVoided', side: 'black', dice: [6, 5], reason: 'other', withdraws: true }]);
    const again = after(rolled, voided('other'));
    expect(openGameAfter(again).phase).toEqual({ name: 'before-roll', side: 'black', doubling: 'over' });
    givenGame(again).when(scored(double)).thenRefused('game.wrong-phase', { reason: 'over' });
    givenGame(again)
      .when(scored(roll(4, 2)))
      .thenLike([{ type: 'DiceRolled', dice: [4, 2] }]);
  });

  it('of the first dice goes back to the opening', () => {
    const again = after(started, opening(3, 1), voided());
    expect(openGameAfter(again)).toEqual(openGameAfter(started));
    givenGame(again)
      .when(scored(opening(2, 6)))
      .thenLike([{ type: 'OpeningRolled', black: 6 }]);
  });

  it('of the first roll after single dice which only decided who starts stays with the starter', () => {
    const rerolled = after(
      [gameStarted({ rules: { firstRoll: 'rerollBothDice' } })],
      opening(3, 1),
      roll(5, 5),
      voided(),
    );
    expect(openGameAfter(rerolled).phase).toEqual({ name: 'before-roll', side: 'white', doubling: 'over' });
  });

  it('is no answer to a double or a resignation', () => {
    givenGame(after(whiteOpened, double)).when(scored(voided())).thenRefused('game.wrong-phase');
    givenGame(after(whiteOpened, resign('single')))
      .when(scored(voided()))
      .thenRefused('game.wrong-phase');
  });

  it('exists only where people throw', () => {
    givenGame([gameStarted({ dice: 'server' })])
      .when(scored(voided()))
      .thenRefused('dice.recorded-only');
  });

  it('is a flat die on a checker, unless the club lets it stand', () => {
    givenGame(whiteOpened)
      .when(scored(voided('on-checker')))
      .thenLike([{ type: 'RollVoided', reason: 'on-checker' }]);
    const rules = { diceOnCheckerValid: true };
    const house = after([gameStarted({ rules })], opening(3, 1), play('8/5 6/5'), roll(6, 5));
    givenGame(house)
      .when(scored(voided('on-checker')))
      .thenRefused('game.roll-stands', { reason: 'on-checker' });
    givenGame(house)
      .when(scored(voided('cocked')))
      .thenLike([{ withdraws: true }]);
  });

  it('opens the correction of the play before it again', () => {
    const record = after(
      [gameStarted({ rules: { validation: 'legalMoves' } })],
      opening(3, 1),
      play('8/4'),
      roll(6, 5),
    );
    givenGame(record)
      .when(scored(correct('8/5 6/5')))
      .thenRefused('game.correction-not-allowed');
    const corrected = after(record, voided(), correct('8/5 6/5'));
    expect(openGameAfter(corrected).phase).toEqual({ name: 'before-roll', side: 'black', doubling: 'over' });
  });
});

describe('a premature roll', () => {
  const early = by('black', roll(6, 5));
  const inContact = (prematureRoll: 'reject' | 'void' | 'stands', dice: 'recorded' | 'server' = 'recorded') =>
    after([gameStarted({ dice, rules: { prematureRoll } })], opening(3, 1));
  const stands = [{ type: 'DiceRolled', side: 'black', dice: [6, 5], premature: true }] as const;

  it('is refused by default, and always with dice of the service', () => {
    givenGame(inContact('reject')).when(early).thenRefused('game.wrong-phase');
    givenGame(inContact('stands', 'server')).when(early).thenRefused('game.wrong-phase');
    givenGame(inContact('stands'))
      .when(scored(roll(6, 5)))
      .thenRefused('game.wrong-phase');
    givenGame(inContact('stands'))
      .when(by('white', roll(6, 5)))
      .thenRefused('game.wrong-phase');
  });

  it('is void where that is the rule, and thrown again after the play', () => {
    givenGame(inContact('void'))
      .when(early)
      .then([{ type: 'RollVoided', side: 'black', dice: [6, 5], reason: 'premature', withdraws: false }]);
    expect(openGameAfter(after(inContact('void'), early))).toEqual(openGameAfter(inContact('void')));
  });

  it('is kept under that rule in a race, and when the play of the opponent is forced', () => {
    const rules = { prematureRoll: 'void' } as const;
    const race = gameAt('X[6:5 5:5 4:5] O[19:5 20:5 21:5]', { rules });
    givenGame(after(race, roll(2, 1)))
      .when(early)
      .then(stands);
    const forced = gameAt('X[20:1 1:14] O[24:3 23:3 22:3 21:4 9:2]', { rules });
    givenGame(after(forced, roll(6, 5)))
      .when(early)
      .then(stands);
  });

  it('stands where that is the rule: the opponent plays knowing it, then it is to be played without a double', () => {
    givenGame(inContact('stands')).when(early).then(stands);
    const played = after(inContact('stands'), early, play('8/5 6/5'));
    expect(openGameAfter(played).phase).toMatchObject({ name: 'to-play', side: 'black', roll: [6, 5], origin: 'roll' });
    givenGame(played).when(scored(double)).thenRefused('game.wrong-phase');
  });

  it('comes once, and can be withdrawn before the play', () => {
    const rolled = after(inContact('stands'), early);
    givenGame(rolled).when(early).thenRefused('game.wrong-phase');
    givenGame(rolled)
      .when(scored(voided('premature')))
      .then([{ type: 'RollVoided', side: 'black', dice: [6, 5], reason: 'premature', withdraws: true }]);
    expect(openGameAfter(after(rolled, voided('premature')))).toEqual(openGameAfter(inContact('stands')));
  });

  it('ends nothing: before the roll of the opponent it is simply not the turn', () => {
    const rules = { prematureRoll: 'stands' } as const;
    const waiting = after([gameStarted({ rules })], opening(3, 1), play('8/5 6/5'));
    givenGame(waiting)
      .when(by('white', roll(6, 5)))
      .thenRefused('game.not-your-turn');
  });

  it('dances by itself when nothing can be played after the play of the opponent', () => {
    const closing = gameAt('X[7:1 6:3 5:2 4:2 3:2 2:4 1:1] O[bar:2 19:13]', {
      rules: { prematureRoll: 'stands', autoPassShutOut: false },
    });
    const events = after(closing, roll(6, 5), by('black', roll(6, 6)));
    expect(openGameAfter(events).phase).toMatchObject({ name: 'to-play', side: 'white', early: [6, 6] });
    givenGame(events)
      .when(scored(play('7/1 6/1')))
      .thenLike([
        { type: 'PlayMade', side: 'white', by: 'hand' },
        { type: 'PlayMade', side: 'black', dice: [6, 6], moves: [], by: 'rule' },
      ]);
  });

  it('leaves the cube out of it when it stood before a take', () => {
    const taken = after(whiteOpened, double, take);
    givenGame(taken)
      .when(by('white', roll(6, 5)))
      .thenRefused('game.not-your-turn');
  });
});
