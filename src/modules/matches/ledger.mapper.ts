import { type BySide, SIDES, isVoid, ledgerOf } from '../../domain/index.js';
import { refusal } from '../../rules/refusal.js';
import type { SeriesWithGamesRow } from '../games/index.js';
import type { AccountDto, LedgerDto } from './dto/ledger.dto.js';

/** The ledger of a money session; refused for a match to points, which has no debts. */
export function ledgerView(row: SeriesWithGamesRow): LedgerDto {
  const { state, games } = row;
  if (state.status === 'not-opened' || state.format.kind === 'points') {
    throw refusal({ code: 'match.not-a-session', params: {} });
  }
  const { format, players } = state;
  const counted = isVoid(state) ? [] : games;
  const finished = counted.flatMap(({ number, result }) => (result === null ? [] : [{ number, result }]));
  const { entries, total, biggestSwing } = ledgerOf(finished, format);
  return {
    stake: format.stake,
    currency: format.currency,
    entries: entries.map(({ from, to, ...entry }) => ({ ...entry, from: players[from], to: players[to] })),
    balances: accountsOf(row, total),
    summary: { games: entries.length, biggestSwing },
  };
}

/** The accounts of both sides of a money session, from the points that each has won less those it has lost. */
export function accountsOf({ state, names }: SeriesWithGamesRow, points: BySide<number>): readonly AccountDto[] {
  if (state.status === 'not-opened' || state.format.kind === 'points') return [];
  const { players, format } = state;
  return SIDES.map((side) => ({
    playerId: players[side],
    name: names[players[side]] ?? '',
    points: points[side],
    amount: points[side] * format.stake,
  }));
}
