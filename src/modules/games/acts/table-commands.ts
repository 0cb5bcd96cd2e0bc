import {
  type BoardCommand,
  type LossLevel,
  type OpenTableGame,
  type PairCommand,
  RESULT_KINDS,
  type ResultKind,
  type TableGameCommand,
  type TableSender,
} from '../../../domain/index.js';
import type { DiceSource } from '../../../platform/dice/dice-source.js';
import { requestInvalid } from '../../../platform/http/application-error.js';
import type { PlainAction } from '../dto/actions.dto.js';
import type { TableActionDto } from '../dto/table-actions.dto.js';
import { type InGameAction, gameCommand } from './game-commands.js';
import { refuseUnusedFields } from './table-fields.js';

/** The sender of a command to only the board: the game of the chouette checks who may send it. */
const UNCHECKED = { side: null, staff: true } as const;

/** Instead of one member: every cube that waits for the box. */
const ALL = 'all';
const ANSWERS_TO_ALL: readonly string[] = ['take', 'drop', 'pass'];

/** The command for an action as `sender` sends it. `pointer`: where the action stands. */
export function tableCommand(
  action: InGameAction,
  game: OpenTableGame | null,
  dice: DiceSource,
  sender: TableSender,
  pointer: string,
): TableGameCommand {
  if ('side' in action && action.side !== undefined) {
    const message = 'must be left out: in a chouette name the player with `by`';
    throw requestInvalid([{ pointer: `${pointer}/side`, message, rule: 'excluded' }]);
  }
  refuseUnusedFields(action, pointer);
  if ('member' in action && action.member === ALL && !ANSWERS_TO_ALL.includes(action.type)) {
    throw requestInvalid([{ pointer: `${pointer}/member`, message: 'must be the id of one member', rule: 'format' }]);
  }
  const pair = pairCommand(action, pointer);
  if (pair !== null) return { ...pair, sender };
  const { sender: _unchecked, ...command } = gameCommand(action, game?.board ?? null, dice, UNCHECKED, pointer);
  return { ...(command as BoardCommand), sender };
}

/** Actions about cubes and pairs; null for those at the board. */
function pairCommand(action: InGameAction, pointer: string): PairCommand | null {
  switch (action.type) {
    case 'double':
      return { type: 'OfferDouble', to: membersOf(action), member: action.member ?? null };
    case 'take':
      return { type: 'TakeDouble', ...pairsMeant(action) };
    case 'drop':
    case 'pass':
      return { type: 'DropDouble', ...pairsMeant(action) };
    case 'beaver':
    case 'raccoon':
    case 'otter':
      return { type: 'TurnCubeAgain', turn: action.type, member: action.member ?? null };
    case 'resign':
      return { type: 'OfferResignation', as: kindOf(action.as, pointer), member: action.member ?? null };
    case 'accept-resignation':
      return { type: 'AcceptResignation', member: action.member ?? null };
    case 'refuse-resignation':
      return { type: 'RefuseResignation', member: action.member ?? null };
    case 'withdraw-resignation':
      return { type: 'WithdrawResignation', member: action.member ?? null };
    case 'no-double':
    case 'close-doubling':
    case 'close-answers':
    case 'offer-extra':
    case 'no-extra':
    case 'double-extra':
    case 'take-extra':
    case 'drop-extra':
      return tableOnlyCommand(action);
    case 'settle':
    case 'accept-settlement':
      throw requestInvalid([
        {
          pointer: `${pointer}/type`,
          message: 'is no action in chouettes: a pair settles by the act settle of the chouette',
          rule: 'excluded',
        },
      ]);
    default:
      return null;
  }
}

function tableOnlyCommand({ type, member, offerer, taker }: TableActionDto): PairCommand {
  switch (type) {
    case 'no-double':
      return { type: 'DeclineDouble', member: member ?? null };
    case 'close-doubling':
      return { type: 'CloseDoubling' };
    case 'close-answers':
      return { type: 'CloseAnswers' };
    case 'offer-extra':
      return { type: 'OfferExtra', member: member ?? null, taker: taker ?? null };
    case 'no-extra':
      return { type: 'DeclineExtra', member: member ?? null, offerer: offerer ?? null };
    case 'double-extra':
      return { type: 'DoubleExtra', offerer: offerer ?? null };
    case 'take-extra':
      return { type: 'TakeExtra', offerer: offerer ?? null };
    case 'drop-extra':
      return { type: 'DropExtra', offerer: offerer ?? null };
  }
}

/** One member's pair, or all that wait for the box. */
function pairsMeant({ member }: PlainAction): { readonly member: string | null; readonly all: boolean } {
  return member === ALL ? { member: null, all: true } : { member: member ?? null, all: false };
}

function kindOf(as: LossLevel, pointer: string): ResultKind {
  if (typeof as !== 'number') return as;
  const message = 'must be single, gammon or backgammon in a chouette';
  throw requestInvalid([{ pointer: `${pointer}/as`, message, rule: 'enum', limit: RESULT_KINDS }]);
}

function membersOf({ to }: PlainAction): readonly string[] | null {
  return to === undefined || to === 'all' ? null : to;
}
