/** Double elimination (T14): an entrant with two losses is out, and the last two meet in the grand final. */

import { progressiveConsolation } from './consolation.js';
import { knockoutRounds, loserOf, pairingNode, winnerOf } from './knockout.js';
import { type BracketNode, type Feed, type Lengths, roundsOf } from './node.js';

/** `reset`: an undefeated player who loses the final plays once more. `longer`: one final of a length of its own. */
const GRAND_FINAL_KINDS = ['reset', 'single', 'longer'] as const;
type GrandFinalKind = (typeof GRAND_FINAL_KINDS)[number];

export interface DoubleEliminationFormat {
  readonly kind: 'double-elimination';
  /** Of both halves by their own rounds; the grand final follows the last round of the upper half. */
  readonly lengths: Lengths;
  readonly grandFinal: GrandFinalKind;
  /** Of a `longer` grand final; null for the others. */
  readonly grandFinalLength: number | null;
}

/** The upper half among the feeds, the lower half that its losers drop into, and the grand final. */
export function doubleElimination(format: DoubleEliminationFormat, feeds: readonly Feed[]): readonly BracketNode[] {
  const { lengths } = format;
  const upper = knockoutRounds({ flight: 'main', part: 'upper', lengths }, 1, feeds);
  const rounds = roundsOf(upper);
  const lower = progressiveConsolation({ flight: 'main', part: 'lower', lengths }, rounds, rounds.length);
  const undefeated = upper.at(-1);
  if (undefeated === undefined) return [];
  const challenger = lower.at(-1);
  return [
    ...upper,
    ...lower,
    ...grandFinal(format, rounds.length + 1, {
      white: winnerOf(undefeated),
      // Of two entrants the loser of their one match is all of the lower half.
      black: challenger === undefined ? loserOf(undefeated) : winnerOf(challenger),
    }),
  ];
}

function grandFinal(
  { grandFinal: kind, lengths, grandFinalLength }: DoubleEliminationFormat,
  round: number,
  feeds: Pick<BracketNode, 'white' | 'black'>,
): BracketNode[] {
  const final = {
    ...pairingNode({ flight: 'main', part: 'final', lengths }, [round, 1], { ...feeds, swapsWith: null }),
    id: 'main-final',
  };
  switch (kind) {
    case 'single':
      return [final];
    case 'longer':
      return [{ ...final, length: grandFinalLength ?? final.length }];
    case 'reset': {
      // White came undefeated. Only if white loses do both of them have a match left.
      const again = {
        white: { kind: 'loser', of: final.id, only: 'white' },
        black: { kind: 'winner', of: final.id, only: 'black' },
        swapsWith: null,
      } as const;
      return [
        final,
        { ...pairingNode({ flight: 'main', part: 'reset', lengths }, [round + 1, 1], again), id: 'main-reset' },
      ];
    }
  }
}
