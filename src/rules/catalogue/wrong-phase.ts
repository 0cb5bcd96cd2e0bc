/** What people call the acts and phases of a game, and why an act is not possible now. */

import type { FactsOf } from '../../domain/index.js';
import type { Facts } from './facts.js';

export const ACTS: Readonly<Record<string, string>> = {
  ThrowOpening: 'throw for the opening',
  RollDice: 'roll',
  MakePlay: 'play',
  CommitPlay: 'commit a play',
  PickUpPlay: 'lay a play back',
  CorrectPlay: 'correct a play',
  SkipTurn: 'skip the turn',
  NameDoublet: 'name a doublet',
  OfferDouble: 'double',
  TakeDouble: 'take',
  DropDouble: 'drop',
  OfferResignation: 'resign',
  AcceptResignation: 'accept a resignation',
  RefuseResignation: 'refuse a resignation',
  WithdrawResignation: 'withdraw a resignation',
  TurnCubeAgain: 'turn the cube again',
  VoidRoll: 'void a roll',
  TakeBack: 'take back',
  DeclineDouble: 'decline to double',
  CloseDoubling: 'close the window for doubles',
  CloseAnswers: 'end the wait for answers',
  OfferExtra: 'offer an extra',
  DeclineExtra: 'decline to offer an extra',
  DoubleExtra: 'double an extra',
  TakeExtra: 'take a doubled extra',
  DropExtra: 'drop an extra',
  AbandonGame: 'give up the game',
  NameProxy: 'name a proxy',
  EndProxy: 'end a proxy',
  ProposeSettlement: 'settle',
  OfferSettlement: 'settle',
};

const PHASES: Readonly<Record<string, string>> = {
  'not-started': 'the game has not begun',
  opening: 'the opening roll is still to come',
  'before-roll': 'the side on roll has not rolled yet',
  'to-play': 'a roll is waiting to be played',
  'name-doublet': 'a doublet is waiting to be named',
  'answer-double': 'a double is waiting for its answer',
  'answer-resignation': 'a resignation is waiting for its answer',
  'automatic-double': 'the box must decide whether the further automatic double counts (R99)',
  'offer-extras': 'the members who dropped must still decide whether they offer extras (C50)',
};

export function wrongPhase(facts: Facts<FactsOf<'game.wrong-phase'>>): string {
  const act = ACTS[facts.text('act')] ?? facts.text('act');
  const why = facts.pick(
    'reason',
    {
      'not-shut-out': 'the side could play some roll, so it must roll (R20, R21)',
      'first-turn': 'the side that starts may not double in the first turn (R13)',
      over: 'the time to double in this turn is over: roll now (R62)',
      'is-beaver': 'the next turn of the cube is a beaver (R88)',
      'is-raccoon': 'the next turn of the cube is a raccoon (R88)',
      'is-otter': 'the next turn of the cube is an otter (R88)',
      'not-rolled': 'these dice were named or earned, not rolled (V25, V30); take back the entry that was wrong',
      'doubles-offered': 'doubles have been offered before this roll: close the window or wait for the answers (C26)',
      'extra-offered': 'the double of an extra is waiting for its answer (C50)',
      'box-to-roll': 'the box is on roll, and declines to double by rolling (C27)',
      'nothing-laid-out': 'no play is laid out on the board (R43)',
    },
    PHASES[facts.text('phase')] ?? facts.text('phase'),
  );
  return `You cannot ${act} now: ${why}.`;
}
