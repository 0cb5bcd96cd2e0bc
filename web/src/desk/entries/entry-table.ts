/** A table of entries, as the service reads it. */

/** A cell of CSV. */
function cell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows as CSV, from the one that names the columns on. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\n');
}
