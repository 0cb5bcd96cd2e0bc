/** What the bench tells: each figure beside its yardstick and the bound that the design sets. */

export interface Line {
  readonly figure: string;
  readonly measured: string;
  /** What was measured in the same run to compare with; empty where the bound stands alone. */
  readonly yardstick: string;
  readonly wanted: string;
  /** Null: not measured. */
  readonly reached: boolean | null;
}

const HEADS = ['Figure', 'Measured', 'Yardstick', 'Wanted', 'Reached'] as const;

export function formatTable(lines: readonly Line[]): string {
  return formatRows(
    HEADS,
    lines.map((line) => [line.figure, line.measured, line.yardstick, line.wanted, verdict(line.reached)]),
  );
}

/** A table that reads as text and as Markdown. */
export function formatRows(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const text = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [text(heads), text(widths.map((width) => '-'.repeat(width))), ...rows.map(text)].join('\n');
}

function verdict(reached: boolean | null): string {
  return reached === null ? 'not measured' : reached ? 'yes' : 'no';
}

/** A rate, a count: whole, with commas. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

export function inMilliseconds(value: number): string {
  return `${value.toFixed(2)} ms`;
}

export function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`;
}
