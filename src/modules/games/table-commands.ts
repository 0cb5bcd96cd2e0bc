import type {
  BoardCommand,
  LossLevel,
  OpenTableGame,
  PairCommand,
  ResultKind,
  TableGameCommand,
  TableSender,
} from '../../domain/index.js';
import type { DiceSource } from '../../platform/dice/dice-source.js';
import { type ApplicationError, requestInvalid } from '../../platform/http/application-error.js';
import type { ActionDto, ClaimTimeAction, PlainAction, TakeBackAction } from './dto/actions.dto.js';
import type { TableActionDto } from './dto/table-actions.dto.js';
import { gameCommand } from './game-commands.js';

/** An action in a game of a chouette; a take-back is about the whole record, and there is no clock. */
export type InTableAction = Exclude<ActionDto, TakeBackAction | ClaimTimeAction>;

/** Whoever sends it to the board by itself: the game of the chouette knows who may. */
const NOBODY = { side: null, staff: true } as const;

/** The command for an action as `sender` sends it. `pointer`: where the action stands. */
export function tableCommand(
  action: InTableAction,
  game: OpenTableGame | null,
  dice: DiceSource,
  sender: TableSender,
  pointer: string,
): TableGameCommand {
  if ('side' in action && action.side !== undefined) {
    throw requestInvalid([{ pointer: `${pointer}/side`, message: 'must be left out: in a chouette say by whom' }]);
  }
  const pair = pairCommand(action, pointer);
  if (pair !== null) return { ...pair, sender };
  const { sender: _nobody, ...command } = gameCommand(
    action as Parameters<typeof gameCommand>[0],
    game?.board ?? null,
    dice,
    NOBODY,
    pointer,
  );
  return { ...(command as BoardCommand), sender };
}

/** Actions about cubes and pairs; null for those at the board. */
function pairCommand(action: InTableAction, pointer: string): PairCommand | null {
  switch (action.type) {
    case 'double':
      return { type: 'OfferDouble', to: membersOf(action), member: idOf(action.member) };
    case 'take':
      return { type: 'TakeDouble', member: idOf(action.member) };
    case 'drop':
    case 'pass':
      return { type: 'DropDouble', member: idOf(action.member) };
    case 'beaver':
    case 'raccoon':
    case 'otter':
      return { type: 'TurnCubeAgain', turn: action.type, member: idOf(action.member) };
    case 'resign':
      return { type: 'OfferResignation', as: kindOf(action.as, pointer), member: idOf(action.member) };
    case 'accept-resignation':
      return { type: 'AcceptResignation', member: idOf(action.member) };
    case 'refuse-resignation':
      return { type: 'RefuseResignation', member: idOf(action.member) };
    case 'withdraw-resignation':
      return { type: 'WithdrawResignation', member: idOf(action.member) };
    case 'no-double':
    case 'close-doubling':
    case 'offer-extra':
    case 'no-extra':
    case 'double-extra':
    case 'take-extra':
    case 'drop-extra':
      return tableOnlyCommand(action);
    default:
      return null;
  }
}

function tableOnlyCommand({ type, member, offerer }: TableActionDto): PairCommand {
  switch (type) {
    case 'no-double':
      return { type: 'DeclineDouble', member: idOf(member) };
    case 'close-doubling':
      return { type: 'CloseDoubling' };
    case 'offer-extra':
      return { type: 'OfferExtra', member: idOf(member) };
    case 'no-extra':
      return { type: 'DeclineExtra', member: idOf(member) };
    case 'double-extra':
      return { type: 'DoubleExtra', offerer: idOf(offerer) };
    case 'take-extra':
      return { type: 'TakeExtra', offerer: idOf(offerer) };
    case 'drop-extra':
      return { type: 'DropExtra', offerer: idOf(offerer) };
  }
}

function kindOf(as: LossLevel, pointer: string): ResultKind {
  if (typeof as !== 'number') return as;
  throw requestInvalid([{ pointer: `${pointer}/as`, message: 'must be single, gammon or backgammon in a chouette' }]);
}

function membersOf({ to }: PlainAction): readonly string[] | null {
  return to === undefined || to === 'all' ? null : to.map((id) => id.toLowerCase());
}

function idOf(id: string | undefined): string | null {
  return id?.toLowerCase() ?? null;
}

/** Refuses what only a chouette knows, in a match or money session. */
export function refuseTableFields(action: ActionDto, pointer: string): void {
  const faults = (['by', 'member', 'to', 'offerer'] as const)
    .filter((field) => field in action && !(action.type === 'take-back' && field === 'to'))
    .filter((field) => (action as unknown as Readonly<Record<string, unknown>>)[field] !== undefined)
    .map((field) => ({ pointer: `${pointer}/${field}`, message: 'must be left out: this is not a chouette' }));
  if (faults.length > 0) throw requestInvalid(faults);
}

/** The refusal of an action that only a chouette knows. */
export function onlyAtTable(pointer: string): ApplicationError {
  return requestInvalid([{ pointer: `${pointer}/type`, message: 'is an action in chouettes only' }]);
}

/** Whether only a chouette knows this action. */
export function isTableAction(action: ActionDto): action is TableActionDto {
  switch (action.type) {
    case 'no-double':
    case 'close-doubling':
    case 'offer-extra':
    case 'no-extra':
    case 'double-extra':
    case 'take-extra':
    case 'drop-extra':
      return true;
    default:
      return false;
  }
}
