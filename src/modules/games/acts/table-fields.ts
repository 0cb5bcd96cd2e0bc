import { type FieldFault, requestInvalid } from '../../../platform/http/application-error.js';
import type { ActionDto } from '../dto/actions.dto.js';
import type { InGameAction } from './game-commands.js';

/** Fields that say whose pair of a chouette an action is about. */
const OF_PAIRS = ['member', 'to', 'offerer', 'taker'] as const;
type OfPairs = (typeof OF_PAIRS)[number];

/** Which of them an action has a use for; the actions at the board, and those that end a time to speak, have one for none. */
const USED: Readonly<Partial<Record<InGameAction['type'], readonly OfPairs[]>>> = {
  double: ['member', 'to'],
  take: ['member'],
  drop: ['member'],
  pass: ['member'],
  beaver: ['member'],
  raccoon: ['member'],
  otter: ['member'],
  resign: ['member'],
  'accept-resignation': ['member'],
  'refuse-resignation': ['member'],
  'withdraw-resignation': ['member'],
  'no-double': ['member'],
  'offer-extra': ['member', 'taker'],
  'no-extra': ['member', 'offerer'],
  'double-extra': ['offerer'],
  'take-extra': ['offerer'],
  'drop-extra': ['offerer'],
};

/** Refuses what only a chouette knows, in a match or money session. */
export function refuseTableFields(action: ActionDto, pointer: string): void {
  const fields = sentOf(action, ['by', ...OF_PAIRS]);
  refuse(fields, pointer, 'must be left out: this is not a chouette');
}

/** Refuses, in a chouette, the fields about pairs that the action has no use for: a sender of one means less than would happen. */
export function refuseUnusedFields(action: InGameAction, pointer: string): void {
  const { type } = action;
  const used = USED[type] ?? [];
  const fields = sentOf(action, OF_PAIRS).filter((field) => !used.includes(field));
  refuse(fields, pointer, `must be left out: ${type} does not use it`);
  const both = type === 'double' ? sentOf(action, ['member', 'to']) : [];
  if (both.length > 1) {
    refuse(
      both,
      pointer,
      'must be sent alone: the box names by `to` whom it doubles, the team by `member` who doubles',
    );
  }
}

/** Those of the fields that were sent. A take-back and a settlement say something else by `to`. */
function sentOf<Field extends OfPairs | 'by'>(action: ActionDto, fields: readonly Field[]): readonly Field[] {
  const sent = action as unknown as Readonly<Record<string, unknown>>;
  const hasOtherTo = action.type === 'take-back' || action.type === 'settle';
  return fields.filter((field) => sent[field] !== undefined && !(field === 'to' && hasOtherTo));
}

function refuse(fields: readonly string[], pointer: string, message: string): void {
  const faults = fields.map((field): FieldFault => ({
    pointer: `${pointer}/${field}`,
    message,
    rule: 'excluded',
  }));
  if (faults.length > 0) throw requestInvalid(faults);
}
