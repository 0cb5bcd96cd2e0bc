import { isDeepStrictEqual } from 'node:util';
import { type EntryReason, type Transfer, transfers } from '../../domain/index.js';
import type { ChouetteGameEntry, ChouetteView } from './chouette.view.js';
import type { ChouetteWithLedgerRow, LedgerRow } from './chouettes.repository.js';
import { chouetteViewOf, openedChouette } from './chouette.mapper.js';

export interface LedgerEntryView {
  readonly number: number;
  readonly game: number;
  readonly from: string;
  readonly to: string;
  readonly points: number;
  readonly amount: number;
  readonly reason: EntryReason;
  readonly reverses: number | null;
}

export interface ChouetteLedgerView {
  readonly stake: number;
  readonly currency: string | null;
  readonly entries: readonly LedgerEntryView[];
  readonly balances: readonly {
    readonly playerId: string;
    readonly name: string;
    readonly points: number;
    readonly amount: number;
  }[];
  readonly transfers: readonly Transfer[];
}

/** Who paid whom for what, what everybody has won, and how to settle it. */
export function chouetteLedgerView(row: ChouetteWithLedgerRow): ChouetteLedgerView {
  const { stake, currency } = openedChouette(row.state);
  const { players } = chouetteViewOf(row);
  return {
    stake,
    currency,
    entries: row.ledger.map((line) => entryView(line, stake)),
    balances: players.map(({ playerId, name, points, amount }) => ({ playerId, name, points, amount })),
    transfers: transfers(new Map(players.map(({ playerId, amount }) => [playerId, amount]))),
  };
}

function entryView({ line, game, from, to, points, reason, reverses }: LedgerRow, stake: number): LedgerEntryView {
  return {
    number: line,
    game,
    from,
    to,
    points,
    amount: points * stake,
    reason: reason as EntryReason,
    reverses,
  };
}

export interface AffectedView {
  readonly kind: 'game' | 'player' | 'chouette';
  readonly id: string;
  readonly before: object;
  readonly after: object;
}

/** What is different in two views of a chouette: its games, what people have won, who sits where. */
export function affectedBetween(before: ChouetteView, after: ChouetteView): readonly AffectedView[] {
  return [
    ...after.games.flatMap((game) => gameDifference(before.games, game)),
    ...after.players.flatMap(({ playerId, points, amount }) => {
      const then = before.players.find((player) => player.playerId === playerId);
      return difference(
        'player',
        playerId,
        { points: then?.points ?? 0, amount: then?.amount ?? 0 },
        { points, amount },
      );
    }),
    ...difference('chouette', after.id, seatsOf(before), seatsOf(after)),
  ];
}

function gameDifference(
  before: readonly ChouetteGameEntry[],
  { id, status, result }: ChouetteGameEntry,
): AffectedView[] {
  const then = before.find((game) => game.id === id);
  return then === undefined
    ? []
    : difference('game', id, { status: then.status, result: then.result }, { status, result });
}

function seatsOf({ box, partner, line }: ChouetteView): object {
  return { box, partner, line };
}

function difference(kind: AffectedView['kind'], id: string, before: object, after: object): AffectedView[] {
  return isDeepStrictEqual(before, after) ? [] : [{ kind, id, before, after }];
}
