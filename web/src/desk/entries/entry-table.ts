/** A table of entries, as the service reads it. */
import type { Schemas } from '../../../../client/src/index.js';
import { wordsFor } from '../../parts/refusals/refusals.js';
import { inText } from '../../parts/said.js';

/** A cell of CSV. */
function cell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows as CSV, from the one that names the columns on. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\n');
}

/** Why a line of the table is not entered, as the page says it; null where it is. */
export async function whyNot({
  name,
  code,
  detail,
}: Schemas['EntryImportDto']['lines'][number]): Promise<string | null> {
  if (detail === null || code === null) return detail;
  const said = inText(name);
  return wordsFor({ code, detail, params: { name: said, player: said } });
}
