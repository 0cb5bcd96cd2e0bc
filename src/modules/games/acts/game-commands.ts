import {
  BAR,
  type CubeTurn,
  type GameCommand,
  type OpeningThrow,
  OFF,
  type PlayInput,
  RESERVE,
  type Roll,
  type Sender,
} from '../../../domain/index.js';
import type { DiceSource } from '../../../platform/dice/dice-source.js';
import { requestInvalid } from '../../../platform/http/application-error.js';
import type {
  ActionDto,
  ClaimTimeAction,
  OpeningRollAction,
  PlainActionType,
  PlayMoveDto,
  RollAction,
  TakeBackAction,
} from '../dto/actions.dto.js';
import { type OpenBoard, checkThrow } from './named-acts.js';

/** An action that happens inside any game; a take-back is about the whole record, a claim about the clock of the match. */
export type InGameAction = Exclude<ActionDto, TakeBackAction | ClaimTimeAction>;

const PLAIN_COMMANDS: Readonly<Record<Exclude<PlainActionType, CubeTurn>, PlainCommand>> = {
  commit: 'CommitPlay',
  'lay-back': 'PickUpPlay',
  'pick-up': 'PickUpPlay',
  double: 'OfferDouble',
  take: 'TakeDouble',
  drop: 'DropDouble',
  pass: 'DropDouble',
  skip: 'SkipTurn',
  'accept-resignation': 'AcceptResignation',
  'refuse-resignation': 'RefuseResignation',
  'withdraw-resignation': 'WithdrawResignation',
  'accept-settlement': 'AcceptSettlement',
};

/** Commands that need nothing but their sender. */
type PlainCommand = Extract<
  GameCommand['type'],
  | 'CommitPlay'
  | 'PickUpPlay'
  | 'OfferDouble'
  | 'TakeDouble'
  | 'DropDouble'
  | 'SkipTurn'
  | 'AcceptResignation'
  | 'RefuseResignation'
  | 'WithdrawResignation'
  | 'AcceptSettlement'
>;

/** The command for an action as `sender` sends it, with the dice that were sent or that are thrown now. `pointer`: where the action stands. */
export function gameCommand(
  action: InGameAction,
  game: OpenBoard | null,
  dice: DiceSource,
  sender: Sender,
  pointer: string,
): GameCommand {
  switch (action.type) {
    case 'opening-roll':
      return { type: 'ThrowOpening', sender, throws: openingThrows(action, game, dice, pointer) };
    case 'roll':
      return { type: 'RollDice', sender, dice: rollOf(action, game, dice, pointer) };
    case 'play':
      return { type: 'MakePlay', sender, play: playInput(action, pointer) };
    case 'correct-play':
      return { type: 'CorrectPlay', sender, play: playInput(action, pointer) };
    case 'name-doublet':
      return { type: 'NameDoublet', sender, die: action.die };
    case 'resign':
      return { type: 'OfferResignation', sender, as: action.as };
    case 'settle':
      return { type: 'OfferSettlement', sender, to: action.to, points: action.points };
    case 'void-roll':
      return { type: 'VoidRoll', sender, reason: action.reason, dice: action.dice ?? null };
    case 'beaver':
    case 'raccoon':
    case 'otter':
      return { type: 'TurnCubeAgain', sender, turn: action.type };
    case 'commit':
    case 'lay-back':
    case 'pick-up':
    case 'double':
    case 'take':
    case 'drop':
    case 'pass':
    case 'skip':
    case 'accept-resignation':
    case 'refuse-resignation':
    case 'withdraw-resignation':
    case 'accept-settlement':
      return { type: PLAIN_COMMANDS[action.type], sender };
    case 'no-double':
    case 'close-doubling':
    case 'close-answers':
    case 'offer-extra':
    case 'no-extra':
    case 'double-extra':
    case 'take-extra':
    case 'drop-extra':
      throw requestInvalid([
        { pointer: `${pointer}/type`, message: 'is an action only in chouettes', rule: 'excluded' },
      ]);
  }
}

/** One recorded throw, or as many throws of the service as it takes until the dice differ (R11). */
function openingThrows(
  action: OpeningRollAction,
  game: OpenBoard | null,
  source: DiceSource,
  pointer: string,
): readonly OpeningThrow[] {
  checkThrow(action, game);
  if (needsDice(action.dice, game, pointer)) return [{ white: action.dice.white, black: action.dice.black }];
  const throws: OpeningThrow[] = [];
  for (;;) {
    const [white, black] = source.pair();
    throws.push({ white, black });
    if (white !== black) return throws;
  }
}

function rollOf(action: RollAction, game: OpenBoard | null, source: DiceSource, pointer: string): Roll {
  if (!needsDice(action.dice, game, pointer)) return source.pair();
  // The form lets two dice from 1 to 6 through, nothing else.
  return action.dice as unknown as Roll;
}

/** Whether the dice come with the action; refused when they come although the service throws, or fail to come. */
function needsDice<T>(dice: T | undefined, game: OpenBoard | null, pointer: string): dice is T {
  const recorded = game?.dice !== 'server';
  if (recorded && dice === undefined && game !== null) {
    throw requestInvalid([
      { pointer: `${pointer}/dice`, message: 'is required: this match has recorded dice', rule: 'required' },
    ]);
  }
  if (!recorded && dice !== undefined) {
    throw requestInvalid([
      {
        pointer: `${pointer}/dice`,
        message: 'must be left out: the service rolls the dice of this match',
        rule: 'excluded',
      },
    ]);
  }
  return dice !== undefined;
}

interface PlayFields {
  readonly play?: string;
  readonly moves?: readonly PlayMoveDto[];
}

function playInput({ play, moves }: PlayFields, pointer: string): PlayInput {
  if (play !== undefined && moves === undefined) return { text: play };
  if (moves === undefined || play !== undefined) {
    const fault = { message: 'send either play or moves', rule: 'combination', limit: ['play', 'moves'] } as const;
    throw requestInvalid([{ pointer: `${pointer}/play`, ...fault }]);
  }
  return {
    moves: moves.map(({ from, to, die }) => ({
      from: from === 'bar' ? BAR : from === 'rsv' ? RESERVE : from,
      to: to === 'off' ? OFF : to,
      ...(die === undefined ? {} : { die }),
    })),
  };
}
