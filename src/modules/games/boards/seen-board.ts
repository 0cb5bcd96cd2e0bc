/** A board as a player at one side of it sees it: the start of every drawing of a board. */

import {
  type Checkers,
  POINTS,
  type Position,
  SIDES,
  type Side,
  type Variant,
  opponent,
  pointAcross,
  variantOf,
} from '../../../domain/index.js';
import type { GameDto } from '../dto/game.dto.js';
import type { TableCubeDto } from '../dto/table-game.dto.js';

/** What of a game is drawn; no cube in a chouette in which each member has one. */
export type DrawnGame = Pick<
  GameDto,
  'number' | 'variant' | 'phase' | 'onRoll' | 'toAct' | 'dice' | 'position' | 'pips' | 'resignation'
> & {
  readonly cube: GameDto['cube'] | null;
  /** In a chouette: who the box is, and the team in its order. */
  readonly people?: { readonly box: string; readonly members: readonly DrawnMember[] };
  /** `points` is null where the winner gets them from more than one opponent. */
  readonly result: { readonly winner: Side | null; readonly points: number | null } | null;
};

/** A member of a team, with the member's cube where each has one. */
interface DrawnMember extends Pick<TableCubeDto, 'value' | 'owner' | 'offered' | 'outcome'> {
  readonly name: string;
  readonly hasOwnCube: boolean;
}

/** What stands on a point. */
export interface SeenPoint {
  /** Whose checker lies at the bottom, under those of the other side (V50). */
  readonly pinned: Side | null;
  /** Whose checkers stand there; null: none. */
  readonly owner: Side | null;
  /** Without a pinned one. */
  readonly count: number;
}

/** The 24 points in the numbering of the seat; index 0 is its ace point, which is at the bottom right. */
export function seenPoints(position: Position, seat: Side, variant: Variant): readonly SeenPoint[] {
  const { direction } = variantOf(variant);
  const other = opponent(seat);
  return Array.from({ length: POINTS }, (_, index) => {
    const own = pointOf(position[seat], index + 1);
    const across = pointOf(position[other], pointAcross(direction, index + 1));
    const pinned = own.pinned ? seat : across.pinned ? other : null;
    const owner = own.count > 0 && !own.pinned ? seat : across.count > 0 && !across.pinned ? other : null;
    return { pinned, owner, count: owner === null ? 0 : owner === seat ? own.count : across.count };
  });
}

function pointOf({ points, pinned = [] }: Checkers, point: number): { count: number; pinned: boolean } {
  return { count: points[point - 1] ?? 0, pinned: pinned.includes(point) };
}

/** The moment of the game in words. */
export function caption(view: DrawnGame): string {
  const { number, pips } = view;
  const counts = pips === null ? '' : `, pips ${pips.white} white, ${pips.black} black`;
  const beside = view.position === null ? '' : besideTheBoard(view.position);
  return `Game ${number}: ${momentText(view)}, ${cubeText(view)}${counts}${beside}`;
}

/** The cube as it lies on the table. */
export function cubeText({ cube }: DrawnGame): string {
  if (cube === null) return 'a cube for each member';
  return `cube ${cube.value} ${cube.owner === null ? 'in the middle' : `of ${cube.owner}`}`;
}

/** Checkers that are not in play yet, and pinned ones, where there are any. */
function besideTheBoard(position: Position): string {
  return SIDES.map((side) => {
    const { reserve = 0, pinned = [] } = position[side];
    const waiting = reserve === 0 ? '' : `, ${reserve} ${side} in reserve`;
    return pinned.length === 0 ? waiting : `${waiting}, ${side} pinned on ${pinned.join(' and ')}`;
  }).join('');
}

function momentText({ phase, onRoll, toAct, dice, cube, resignation, result }: DrawnGame): string {
  switch (phase) {
    case 'opening':
      return 'opening roll';
    case 'roll-or-double':
      return `${onRoll} to roll or double`;
    case 'roll':
      return `${onRoll} to roll`;
    case 'play':
      return `${onRoll} to play ${(dice ?? []).join('-')}`;
    case 'name-doublet':
      return `${onRoll} to name a doublet`;
    case 'answer-double':
      return `${toAct} to answer the cube${cube === null ? '' : ` at ${cube.offered?.value ?? cube.value}`}`;
    case 'answer-resignation':
      return `${toAct} to answer a resignation (${resignation?.as ?? ''})`;
    case 'finished':
      return result === null || result.winner === null
        ? 'finished without a winner'
        : `finished, ${result.winner} won${result.points === null ? '' : ` ${result.points}`}`;
  }
}

const ENDINGS: Readonly<Record<NonNullable<TableCubeDto['outcome']>, string>> = {
  played: 'played to the end',
  'member-dropped': 'dropped',
  'box-dropped': 'the box dropped',
  settled: 'settled',
  resigned: 'resigned',
  forfeited: 'the box gave up',
};

/** Box and team of a chouette, one line for each, with the cubes that the board has no place for; none elsewhere. */
export function peopleLines({ people }: DrawnGame): readonly string[] {
  if (people === undefined) return [];
  return [`Box (white): ${people.box}`, ...people.members.map((member, index) => memberLine(member, index === 0))];
}

function memberLine(member: DrawnMember, isCaptain: boolean): string {
  const who = `${isCaptain ? 'Captain (black)' : 'Team'}: ${member.name}`;
  const pair = pairWords(member);
  return pair === '' ? who : `${who}, ${pair}`;
}

/** How it stands between a member and the box: the member's cube, or how the member left the game. */
export function pairWords({ hasOwnCube, value, owner, offered, outcome }: Omit<DrawnMember, 'name'>): string {
  if (outcome !== null && outcome !== 'played') return `${ENDINGS[outcome]} at ${value}`;
  if (!hasOwnCube) return '';
  const place = owner === null ? 'in the middle' : owner === 'box' ? 'of the box' : 'of the member';
  return `cube ${value} ${place}${offered === null ? '' : `, offered at ${offered.value}`}`;
}
