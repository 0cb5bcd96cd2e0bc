/**
 * What happened in a game, from the nodes of its tree. A double in answer to a double is a beaver; dice without a play are a
 * roll that was not played.
 */

import type { Roll } from '../../dice/roll.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Side, opponent } from '../../kernel/side.js';
import type { Steps } from '../../kernel/steps.js';
import type { TranscriptAct, TranscriptEntry } from '../transcript.js';
import type { SgfProperty, SgfStop } from './collection.js';
import type { SgfFaultReason } from './faults.js';
import { parseDice, parsePlayValue } from './play-value.js';
import { type SgfNode, stopAt, valueOf } from './root.js';

/** What stops the reading, and the row of the table that it would stand in. */
type GameStop = SgfStop & { readonly turn: number | null };

interface Dice {
  readonly side: Side;
  readonly dice: Roll;
  readonly line: number;
}

interface Game {
  readonly entries: TranscriptEntry[];
  /** Dice on the board that are not played yet. */
  dice: Dice | null;
  cube: { readonly value: number; readonly owner: Side | null };
  /** A double, beaver or further turn that waits for its answer. */
  offered: { readonly value: number; readonly by: Side; readonly doubler: Side } | null;
}

const IN_ONE_STEP = 50;
const PLAYERS: Readonly<Record<string, Side>> = { W: 'white', B: 'black' };
const SETUP = ['AB', 'AW', 'AE'];
const CUBE_OWNERS: ReadonlyMap<string, Side | null> = new Map([
  ['w', 'white'],
  ['b', 'black'],
  ['c', null],
  ['n', null],
]);

/** In steps: the entries of a game that begins with the cube at this value, in order; or the property that makes no sense. */
export function* gameActs(
  nodes: readonly SgfNode[],
  startingCube: number,
): Steps<Result<readonly TranscriptEntry[], GameStop>> {
  const game: Game = { entries: [], dice: null, cube: { value: startingCube, owner: null }, offered: null };
  for (const [index, node] of nodes.entries()) {
    if (index % IN_ONE_STEP === 0) yield;
    for (const property of node) {
      const reason = propertyNoted(game, property, node);
      if (reason !== null) return refused({ ...stopAt(property, reason), turn: game.entries.at(-1)?.turn ?? null });
    }
  }
  diceLeft(game);
  return accepted(game.entries);
}

function propertyNoted(game: Game, property: SgfProperty, node: SgfNode): SgfFaultReason | null {
  const { ident, values, line } = property;
  const side = PLAYERS[ident];
  const value = (values[0] ?? '').trim();
  if (side !== undefined) return played(game, side, value, line);
  if (SETUP.includes(ident)) return 'set-position';
  switch (ident) {
    case 'DI':
      return diceSet(game, node, value, line);
    case 'CV':
      return Number(value) === game.cube.value ? null : 'set-cube';
    case 'CO':
    // In other games CP is the copyright.
    case 'CP': {
      const owner = CUBE_OWNERS.get(value.toLowerCase());
      return owner === undefined || owner === game.cube.owner ? null : 'set-cube';
    }
    default:
      return null;
  }
}

function diceSet(game: Game, node: SgfNode, value: string, line: number): SgfFaultReason | null {
  const dice = parseDice(value);
  if (dice === null) return 'dice';
  const side = PLAYERS[(valueOf(node, 'PL') ?? '').slice(0, 1).toUpperCase()] ?? game.dice?.side ?? nextToRoll(game);
  if (side === null) return 'set-position';
  game.dice = { side, dice, line };
  return null;
}

/** The side that has not rolled last; null at the start, where it can be either. */
function nextToRoll({ entries }: Game): Side | null {
  const last = entries.findLast(({ type }) => type === 'roll');
  return last === undefined ? null : opponent(last.side);
}

function played(game: Game, side: Side, value: string, line: number): SgfFaultReason | null {
  const word = value.toLowerCase();
  if (word !== 'double' && word !== 'take' && word !== 'drop') {
    const play = parsePlayValue(value, side);
    if (typeof play === 'string') return play;
    // The same dice were set before they were played.
    if (game.dice?.side === side && sameDice(game.dice.dice, play.dice)) game.dice = null;
    diceLeft(game);
    settled(game);
    added(game, side, line, { type: 'roll', ...play });
    return null;
  }
  diceLeft(game);
  if (word === 'double') doubled(game, side, line);
  else added(game, side, line, { type: word });
  if (word === 'take') settled(game);
  return null;
}

function doubled(game: Game, side: Side, line: number): void {
  const { offered, cube } = game;
  const isBeaver = offered !== null && offered.by !== side;
  const value = 2 * (isBeaver ? offered.value : cube.value);
  added(game, side, line, { type: isBeaver ? 'beaver' : 'double', value });
  game.offered = { value, by: side, doubler: isBeaver ? offered.doubler : side };
}

/** The cube as it was offered; however often it was turned, it goes to the side that was doubled first (R87). */
function settled(game: Game): void {
  if (game.offered === null) return;
  game.cube = { value: game.offered.value, owner: opponent(game.offered.doubler) };
  game.offered = null;
}

function diceLeft(game: Game): void {
  const { dice } = game;
  if (dice === null) return;
  game.dice = null;
  added(game, dice.side, dice.line, { type: 'roll', dice: dice.dice, playText: null });
}

function sameDice([a, b]: Roll, [c, d]: Roll): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

/** The entry, in the row that it has in a table of two columns. */
function added({ entries }: Game, side: Side, line: number, act: TranscriptAct): void {
  const last = entries.at(-1);
  const sameRow = side === 'black' && last?.side === 'white';
  entries.push({ turn: (last?.turn ?? 0) + (sameRow ? 0 : 1), line, side, ...act });
}
