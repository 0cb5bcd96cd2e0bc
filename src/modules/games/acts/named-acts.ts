/**
 * Acts that could happen again if their request came twice: with the turn the other side's, or as another throw. Their
 * requests say which act they mean, so that the second of two equal ones is refused (api.md, "Versions and conditional
 * requests").
 */
import { type OpenGame, openingThrow } from '../../../domain/index.js';
import { ApplicationError } from '../../../platform/http/application-error.js';
import { type Call, namesVersion } from '../../../platform/http/requests/call.js';
import type { Caller } from '../../../recording/gate.js';
import { isStaff } from '../../auth/index.js';
import type { ActionDto, OpeningRollAction } from '../dto/actions.dto.js';
import type { AskedActions } from '../dto/actions.pipe.js';

const BY_TURNS: ReadonlySet<ActionDto['type']> = new Set(['roll', 'skip', 'double', 'close-answers']);

/** How an act says whose it is: in a match by its side, in a chouette by the player. */
const EXAMPLES = { side: '"side": "white" or "side": "black"', by: '"by" with the id of the player' } as const;

/** Refuses staff whose first action does not say whose it is; the actions behind it are sure to mean what follows it. */
export function requireNamed(call: Call, caller: Caller, asked: AskedActions, field: keyof typeof EXAMPLES): void {
  const [first] = asked.actions;
  if (first === undefined || !BY_TURNS.has(first.type) || namesVersion(call) || !isStaff(caller)) return;
  const sent: Partial<Record<string, unknown>> = { ...first };
  if (sent[field] !== undefined) return;
  throw unnamed(
    'side.required',
    `Say whose act this is, so that a doubled click never acts for the other side: add ${EXAMPLES[field]}, or send the version that you have seen as If-Match.`,
    asked,
    field,
  );
}

/** The board of an open game, of a match or of a chouette. */
export type OpenBoard = Pick<OpenGame, 'dice' | 'phase' | 'position' | 'variant'>;

/** Refuses a throw after a tie that does not say which throw it is; a first throw cannot be meant for a later one. */
export function requireThrow(call: Call, board: OpenBoard | null, asked: AskedActions): void {
  const [first] = asked.actions;
  if (first?.type !== 'opening-roll' || first.throw !== undefined || namesVersion(call)) return;
  const next = board?.dice === 'recorded' ? openingThrow(board.phase) : null;
  if (next === null || next === 1) return;
  throw unnamed(
    'throw.required',
    `The last throw was a tie. Say that this is another one, so that one tie is not recorded twice: add "throw": ${next}, or send the version that you have seen as If-Match.`,
    asked,
    'throw',
  );
}

/** Refuses a throw of the opening that was recorded already, or that cannot come yet. */
export function checkThrow({ throw: named }: OpeningRollAction, board: OpenBoard | null): void {
  const next = openingThrow(board?.phase ?? null);
  // Where the opening is over, the rules say so.
  if (named === undefined || next === null || named === next) return;
  throw new ApplicationError('series.changed', `The next throw of the opening is number ${next}, not ${named}.`, {
    params: { throw: next },
  });
}

/** Refuses a game, or a penalty, with another number than the next one has. `made`: how many there are. */
export function checkNumber(named: number | undefined, made: number, what: 'game' | 'penalty' = 'game'): void {
  if (named === undefined || named === made + 1) return;
  throw new ApplicationError('series.changed', `The next ${what} is number ${made + 1}, not ${named}.`, {
    params: { number: made + 1 },
  });
}

function unnamed(code: string, detail: string, { batch }: AskedActions, field: string): ApplicationError {
  const pointer = `${batch ? '/actions/0' : ''}/${field}`;
  const message = 'is required unless If-Match names one version';
  return new ApplicationError(code, detail, { errors: [{ pointer, message, rule: 'required' }] });
}
