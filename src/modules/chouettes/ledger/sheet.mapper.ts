import { type EntryReason, type Steps, arrivalsOf, chouetteEventOf, eachInSteps } from '../../../domain/index.js';
import { type Cell, csvOf } from '../../../platform/http/csv/csv.js';
import { chouetteViewOf } from '../chouette.mapper.js';
import type { ChouetteSheetRow, LedgerRow } from '../chouettes.repository.js';
import type { ChouetteDto } from '../dto/chouette.dto.js';
import type { SheetDto, SheetGameDto } from '../dto/sheet.dto.js';

const ON_THE_BOARD: readonly string[] = ['win', 'gammon', 'backgammon'];

/** In steps: the evening as a table. A sale of the box before a game that is still to come has a row of its own at the end. */
export function* sheetInSteps(row: ChouetteSheetRow): Steps<SheetDto> {
  const view = chouetteViewOf(row);
  const players = view.players.map(({ playerId, name }) => ({ playerId, name }));
  const totals = new Map(players.map(({ playerId }) => [playerId, 0]));
  const { byGame, next } = arrivalsOf(row.arrivals.map(chouetteEventOf));
  yield;
  const gamesByNumber = new Map(view.games.map((game) => [game.number, game]));
  const tables = new Map(row.tables.map((table) => [table.number, table]));
  const ledger = new Map<number, LedgerRow[]>();
  for (const line of row.ledger) {
    const lines = ledger.get(line.game);
    if (lines === undefined) ledger.set(line.game, [line]);
    else lines.push(line);
  }
  yield;
  const numbers = [...new Set([...gamesByNumber.keys(), ...ledger.keys()])].toSorted((a, b) => a - b);
  const games: SheetGameDto[] = [];
  yield* eachInSteps(numbers, (number) => {
    const lines = ledger.get(number) ?? [];
    const changes = new Map(players.map(({ playerId }) => [playerId, 0]));
    for (const line of lines) {
      for (const points of [changes, totals]) moved(points, line);
    }
    const game = gameOf(number, gamesByNumber.get(number), tables.get(number));
    const arrivals = byGame.get(game.gameId ?? '') ?? [];
    games.push({ ...game, ...sums(changes, totals), reasons: reasonsOf(lines), arrivals });
  });
  const { id, stake, currency } = view;
  return {
    id,
    stake,
    currency,
    players,
    games,
    arrivals: next.filter((player) => view.line.includes(player)),
    points: Object.fromEntries(view.players.map(({ playerId, points }) => [playerId, points])),
    amounts: Object.fromEntries(view.players.map(({ playerId, amount }) => [playerId, amount])),
  };
}

function moved(points: Map<string, number>, { from, to, points: won }: LedgerRow): void {
  points.set(from, (points.get(from) ?? 0) - won);
  points.set(to, (points.get(to) ?? 0) + won);
}

function sums(changes: ReadonlyMap<string, number>, totals: ReadonlyMap<string, number>) {
  return { changes: Object.fromEntries(changes), totals: Object.fromEntries(totals) };
}

function gameOf(
  number: number,
  game: ChouetteDto['games'][number] | undefined,
  table: ChouetteSheetRow['tables'][number] | undefined,
): Omit<SheetGameDto, 'changes' | 'totals' | 'reasons' | 'arrivals'> {
  const board = game?.result?.board ?? null;
  return {
    number,
    gameId: game?.id ?? null,
    status: game?.status ?? 'open',
    box: table?.box ?? null,
    captain: table?.captain ?? null,
    winner: board?.winner ?? null,
    kind: board?.kind ?? null,
  };
}

function reasonsOf(lines: readonly LedgerRow[]): readonly EntryReason[] {
  const takenBack = new Set(lines.map(({ reverses }) => reverses));
  const standing = lines.filter(({ line, reverses }) => reverses === null && !takenBack.has(line));
  const reasons = standing.map(({ reason }) => reason as EntryReason);
  return [...new Set(reasons)].filter((reason) => !ON_THE_BOARD.includes(reason));
}

/** The table as a file for spreadsheets: for each person what the game came to, and the points so far. */
export function sheetCsv({ players, games, points, amounts, currency }: SheetDto): string {
  const nameOf = (id: string | null): string => players.find(({ playerId }) => playerId === id)?.name ?? '';
  const header = [
    'Game',
    'Box',
    'Captain',
    'Winner',
    'Kind',
    ...players.flatMap(({ name }) => [name, `${name} total`]),
  ];
  const rows = games.map(({ number, status, box, captain, winner, kind, changes, totals }) => [
    number,
    nameOf(box),
    nameOf(captain),
    status === 'undone' ? 'undone' : (winner ?? ''),
    kind ?? '',
    ...players.flatMap(({ playerId }) => [changes[playerId] ?? 0, totals[playerId] ?? 0]),
  ]);
  const foot = (label: string, valueOf: (player: string) => Cell): readonly Cell[] => [
    label,
    '',
    '',
    '',
    '',
    ...players.flatMap(({ playerId }) => ['', valueOf(playerId)]),
  ];
  const sum = foot('Points', (player) => points[player] ?? 0);
  const money = foot(currency === null ? 'Amount' : `Amount (${currency})`, (player) => BigInt(amounts[player] ?? 0));
  return csvOf([header, ...rows, sum, money], currency);
}
