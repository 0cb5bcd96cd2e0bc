/** Matches of two teams in few words: boards by their scores, and who has won. */
import { type Pairing, pairingsOf } from '../../../src/domain/index.js';
import { NOON, type TournamentTable } from '../chance/random-tournament.js';

/** White first. */
export type Score = readonly [white: number, black: number];

/** The result of a board: a score, or the side that wins by a forfeit, whose match keeps the score that it had. */
export function recorded(pairing: Pairing, told: Score | 'white' | 'black') {
  const result =
    typeof told === 'string'
      ? ({ winner: told, by: 'forfeit', score: { white: 0, black: 0 } } as const)
      : ({
          winner: told[0] > told[1] ? 'white' : 'black',
          by: 'reported',
          score: { white: told[0], black: told[1] },
        } as const);
  return { type: 'RecordResult', pairing: pairing.key, result, source: 'staff', at: NOON } as const;
}

export function teamMatch(table: TournamentTable): Pairing {
  return pairingsOf(table.opened).find(({ boards }) => boards !== undefined)!;
}

/** The side that has won the team match; null: it is open. */
export function winnerOf(table: TournamentTable): string | null {
  const { status, winner, white } = teamMatch(table);
  return status !== 'finished' ? null : winner === white ? 'white' : 'black';
}
