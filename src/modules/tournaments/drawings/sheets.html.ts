import { escaped } from '../../../platform/http/markup.js';

/** A table to be printed: a heading, the names of the columns and the rows as text. */
export interface Sheet {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const STYLE = [
  'body{font-family:sans-serif;margin:1rem;color:#222;background:#fff}',
  'table{border-collapse:collapse;margin:0 0 1rem}',
  'caption{text-align:left;font-weight:bold;padding:.3rem 0}',
  'th,td{border:1px solid #767676;padding:.25rem .5rem;text-align:left}',
  '@media print{table{break-inside:avoid}}',
].join('');

/** Pages with a table each, to be hung up. */
export function sheetsHtml(title: string, sheets: readonly Sheet[]): string {
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>${escaped(title)}</title><style>${STYLE}</style></head>`,
    '<body>',
    '<main>',
    `<h1>${escaped(title)}</h1>`,
    ...sheets.map(sheetHtml),
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
}

function sheetHtml({ title, columns, rows }: Sheet): string {
  return [
    `<table><caption>${escaped(title)}</caption>`,
    `<thead><tr>${columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`),
    '</tbody></table>',
  ].join('\n');
}
