import { isDeepStrictEqual } from 'node:util';
import { type EntryReason, type Stakes, amountOf, transfers } from '../../../domain/index.js';
import type { ChouetteWithLedgerRow, LedgerRow } from '../chouettes.repository.js';
import { chouetteViewOf, openedChouette } from '../chouette.mapper.js';
import type { ChouetteDto, ChouetteGameEntryDto } from '../dto/chouette.dto.js';
import type { AffectedView, ChouetteLedgerDto, ChouetteLedgerEntryDto } from '../dto/ledger.dto.js';

/** Who paid whom for what, what everybody has won, and how to settle it. */
export function chouetteLedgerView(row: ChouetteWithLedgerRow): ChouetteLedgerDto {
  const state = openedChouette(row.state);
  const { stake, currency } = state;
  const { players } = chouetteViewOf(row);
  return {
    stake,
    currency,
    entries: row.ledger.map((line) => entryView(line, state)),
    balances: players.map(({ playerId, name, points, amount }) => ({ playerId, name, points, amount })),
    transfers: transfers(new Map(players.map(({ playerId, amount }) => [playerId, amount]))),
  };
}

function entryView(
  { line, game, from, to, points, reason, reverses }: LedgerRow,
  stakes: Stakes,
): ChouetteLedgerEntryDto {
  return {
    number: line,
    game,
    from,
    to,
    points,
    amount: amountOf({ from, to, points }, stakes),
    reason: reason as EntryReason,
    reverses,
  };
}

/** What is different in two views of a chouette: its games, what people have won, who sits where. */
export function affectedBetween(before: ChouetteDto, after: ChouetteDto): readonly AffectedView[] {
  const names = new Map(after.players.map(({ playerId, name }) => [playerId, name]));
  return [
    ...after.games.flatMap((game) => gameDifference(before.games, game, names)),
    ...after.players.flatMap(({ playerId: id, name, points, amount }): AffectedView[] => {
      const then = before.players.find((player) => player.playerId === id);
      const was = { points: then?.points ?? 0, amount: then?.amount ?? 0 };
      if (was.points === points) return [];
      const text = `${name}: ${points} points instead of ${was.points}`;
      return [{ kind: 'player', id, name, text, before: was, after: { points, amount } }];
    }),
    ...seatDifference(before, after, names),
  ];
}

type Names = ReadonlyMap<string, string>;

function gameDifference(
  before: readonly ChouetteGameEntryDto[],
  { id, number, status, result }: ChouetteGameEntryDto,
  names: Names,
): AffectedView[] {
  const then = before.find((game) => game.id === id);
  const was = then === undefined ? null : { status: then.status, result: then.result };
  if (was === null || isDeepStrictEqual(was, { status, result })) return [];
  const isReordered =
    result !== null && was.result !== null && isDeepStrictEqual(inAnyOrder(was.result), inAnyOrder(result));
  const text = `Game ${number}: ${isReordered ? teamText(result, names) : ended(status, result, names)}`;
  return [{ kind: 'game', id, number, text, before: was, after: { status, result } }];
}

type Outcome = NonNullable<ChouetteGameEntryDto['result']>;

/** The outcome without the order of its team: a correction of an earlier game makes only that another. */
function inAnyOrder({ cubes, ...outcome }: Outcome): object {
  return { ...outcome, cubes: cubes.toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1)) };
}

function teamText({ cubes }: Outcome, names: Names): string {
  return `the line was ${cubes.map(({ playerId }) => names.get(playerId) ?? '').join(', ')}`;
}

/** How a game ended, in a few words. */
function ended(status: ChouetteGameEntryDto['status'], result: ChouetteGameEntryDto['result'], names: Names): string {
  if (result === null) return status === 'undone' ? 'it never counted' : 'it is open';
  const { board, cubes } = result;
  const pairs = cubes.map(({ playerId, outcome, value }) => `${names.get(playerId) ?? ''} ${outcome} ${value}`);
  return [...(board === null ? [] : [`${board.winner} wins, ${board.kind}`]), ...pairs].join('; ');
}

function seatDifference(before: ChouetteDto, after: ChouetteDto, names: Names): AffectedView[] {
  const [was, is] = [seatsOf(before), seatsOf(after)];
  if (isDeepStrictEqual(was, is)) return [];
  const text = `${seatsText(is, names)}, instead of ${seatsText(was, names)}`;
  return [{ kind: 'chouette', id: after.id, text, before: was, after: is }];
}

function seatsText({ box, partner, line }: ReturnType<typeof seatsOf>, names: Names): string {
  const name = (id: string): string => names.get(id) ?? '';
  const withPartner = partner === null ? '' : ` with ${name(partner)}`;
  return `${name(box ?? '')} in the box${withPartner} against ${line.map(name).join(', ')}`;
}

function seatsOf({
  box,
  partner,
  captain,
  line,
}: ChouetteDto): Pick<ChouetteDto, 'box' | 'partner' | 'captain' | 'line'> {
  return { box, partner, captain, line };
}
