/** Exports as tests look at them and spoil them. */
import { LineWriter } from '../../../src/modules/archive/summed-line.js';
import type { ApiAnswer, ApiClient } from '../clients/api-client.js';
import type { TestDatabase } from '../service/test-database.js';

// oxlint-disable-next-line typescript/no-explicit-any -- lines are looked into freely
type Line = any;

export function importInto(api: ApiClient, text: string): Promise<ApiAnswer> {
  return api.call('POST', '/v1/import', undefined, { text, headers: { 'content-type': 'application/x-ndjson' } });
}

export async function exportOf(api: ApiClient): Promise<string> {
  const { status, text } = await api.get('/v1/export');
  if (status !== 200) throw new Error(`no export: ${status} ${text}`);
  return text;
}

/** The lines of an export without their sums, and without the end. */
export function linesIn(text: string): readonly Line[] {
  return text
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const { sum: _sum, ...rest } = JSON.parse(line) as Record<string, unknown>;
      return rest;
    });
}

/** An export of these lines whose sums are right: what is wrong with it is in what it says. */
export function fileOf(lines: readonly Line[]): string {
  const writer = new LineWriter();
  const text = lines.map((line) => writer.write(line)).join('');
  return text + writer.write({ type: 'end', lines: lines.length + 1 });
}

/** Everything that is stored of the club, by tables; what the database counts for itself is left out. */
export async function storedIn({ database }: TestDatabase): Promise<Readonly<Record<string, readonly object[]>>> {
  const found: Record<string, readonly object[]> = {};
  for (const [table, order] of Object.entries(STORED)) {
    const rows = await database.query<Record<string, unknown>>({ text: `select * from ${table} order by ${order}` });
    found[table] = rows.map(({ xid, sequence: _sequence, act, ...row }) =>
      xid === undefined ? row : { ...row, act: act ?? Number(xid) },
    );
  }
  return found;
}

const STORED = {
  player: 'id',
  recorded_event: 'stream_id, version',
  series: 'id',
  game: 'series_id, number',
  ledger_entry: 'series_id, line, player_id',
  tournament: 'id',
  club: 'id',
  announcement: 'id',
  season: 'id',
  chouette_group: 'id',
  webhook: 'id',
};
