import { type GameResult, SIDES, ledgerOf } from '../../domain/index.js';
import { refusal } from '../../rules/refusal.js';
import type { SeriesWithGamesRow } from '../games/index.js';
import type { LedgerDto } from './dto/ledger.dto.js';

/** The ledger of a money session; refused for a match to points, in which nobody owes anything. */
export function ledgerView({ state, names, games }: SeriesWithGamesRow): LedgerDto {
  if (state.status === 'not-opened' || state.format.kind === 'points') {
    throw refusal({ code: 'match.not-a-session', params: {} });
  }
  const { format, players } = state;
  const finished = games.flatMap(({ number, result }) =>
    result === null ? [] : [{ number, result: result as GameResult }],
  );
  const { entries, total, amount, biggestSwing } = ledgerOf(finished, format);
  return {
    stake: format.stake,
    currency: format.currency,
    entries: entries.map(({ from, to, ...entry }) => ({ ...entry, from: players[from], to: players[to] })),
    balances: SIDES.map((side) => ({
      playerId: players[side],
      name: names[players[side]] ?? '',
      points: total[side],
      amount: amount[side],
    })),
    summary: { games: entries.length, biggestSwing },
  };
}
