import { escaped, styleElement } from '../../../platform/http/answers/markup.js';
import { page } from './page.html.js';

/** A table to be printed: a heading, the names of the columns and the rows as text. */
export interface Sheet {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const STYLE = styleElement('@media print{table{break-inside:avoid}}');

/** Pages with a table each, to be hung up. */
export function sheetsHtml(title: string, sheets: readonly Sheet[]): string {
  return page(title, sheets.map(sheetHtml), STYLE);
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
