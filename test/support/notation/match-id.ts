/** Reads what `formatMatchId` writes: the law of the round trip needs both directions, and the service only one. */
import { isDie } from '../../../src/domain/dice/roll.js';
import { type Result, accepted, refused } from '../../../src/domain/kernel/result.js';
import type { Side } from '../../../src/domain/kernel/side.js';
import { type Violation, violation } from '../../../src/domain/kernel/violation.js';
import { type Bit, parseBits } from '../../../src/domain/notation/bit-text.js';
import type { MatchIdFields } from '../../../src/domain/notation/match-id.js';

/** In the order of their numbers in the id. */
const GAME_STATES = ['none', 'playing', 'over', 'resigned', 'dropped'] as const;

const BYTES = 9;
const USED_BITS = 67;
const CENTRED = 3;

/**
 * What a match id says. Refused as `position.impossible` with a reason: `length`, `alphabet`, `trailing-bits`,
 * `cube-owner`, `game-state` or `dice`.
 */
export function parseMatchId(text: string): Result<MatchIdFields, Violation> {
  const bits = parseBits(text, BYTES);
  if (typeof bits === 'string') return impossible(bits);
  if (bits.includes(1, USED_BITS)) return impossible('trailing-bits');
  const owner = bitsNumber(bits, 4, 2);
  if (owner === 2) return impossible('cube-owner');
  const gameState = GAME_STATES[bitsNumber(bits, 8, 3)];
  if (gameState === undefined) return impossible('game-state');
  const dice = [bitsNumber(bits, 15, 3), bitsNumber(bits, 18, 3)] as const;
  const rolled = dice[0] !== 0 || dice[1] !== 0;
  const [a, b] = dice;
  if (rolled && !(isDie(a) && isDie(b))) return impossible('dice');
  return accepted({
    cube: 2 ** bitsNumber(bits, 0, 4),
    cubeOwner: owner === CENTRED ? null : side(owner),
    onRoll: side(bitsNumber(bits, 6, 1)),
    crawford: bits[7] === 1,
    gameState,
    toDecide: side(bitsNumber(bits, 11, 1)),
    doubled: bits[12] === 1,
    resigned: resignationLevel(bitsNumber(bits, 13, 2)),
    dice: isDie(a) && isDie(b) ? [a, b] : null,
    length: bitsNumber(bits, 21, 15),
    score: { white: bitsNumber(bits, 36, 15), black: bitsNumber(bits, 51, 15) },
    jacoby: bits[66] === 0,
  });
}

function impossible(reason: string): Result<never, Violation> {
  return refused(violation('position.impossible', { notation: 'match-id', reason }));
}

function side(of: number): Side {
  return of === 0 ? 'white' : 'black';
}

function resignationLevel(value: number): MatchIdFields['resigned'] {
  return value === 1 || value === 2 || value === 3 ? value : 0;
}

/** The number that a run of bits stands for, lowest first. */
function bitsNumber(bits: readonly Bit[], start: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index += 1) value += (bits[start + index] ?? 0) * 2 ** index;
  return value;
}
