import {
  type ChouetteOwnEvent,
  type ChouetteState,
  type GameOutcome,
  type ResultKind,
  type Seats,
  variantOf,
} from '../../domain/index.js';
import type { TableGameView, TableOutcomeView } from './table-game.view.js';

export type { TableGameView } from './table-game.view.js';

type GameEnd = Extract<ChouetteOwnEvent, { type: 'ChouetteGameSettled' | 'ChouetteGameReported' }>;

/** The outcome as score sheets write it; what says nothing is left out. */
export function outcomeView({ board, pairs, extras }: GameOutcome): TableOutcomeView {
  return {
    board,
    cubes: pairs.map(({ member, outcome, value, turned, left, winner, level, beaver }) => ({
      playerId: member,
      outcome,
      value,
      turned,
      ...(left === null ? {} : { left }),
      ...(winner === null ? {} : { winner }),
      ...(level === null ? {} : { level: level satisfies ResultKind }),
      ...(beaver ? { beaver } : {}),
    })),
    ...(extras.length === 0 ? {} : { extras }),
  };
}

/** A game that has ended, as it will be seen for good. */
export function endedTableGameView(
  { gameId, number, seats, outcome, type }: GameEnd,
  _before: ChouetteState,
  after: Exclude<ChouetteState, { status: 'not-opened' }>,
  { seriesId, version }: { readonly seriesId: string; readonly version: number },
): TableGameView {
  return {
    id: gameId,
    seriesId,
    kind: 'chouette',
    number,
    version,
    status: 'finished',
    by: type === 'ChouetteGameReported' ? 'reported' : 'play',
    variant: variantOf(after.variant).id,
    diceMode: after.dice,
    ...seatsView(seats),
    result: outcomeView(outcome),
  };
}

/** Who plays against whom. */
export function seatsView({ box, partner, line }: Seats): Pick<TableGameView, 'box' | 'partner' | 'captain' | 'line'> {
  return { box, partner, captain: line[0] ?? null, line };
}
