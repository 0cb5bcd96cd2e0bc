/** JSON for people who read it and for what they download: what fits on a line stands on one. */
const WIDTH = 120;
const STEP = ' ';

export function prettyJson(value: unknown): string {
  // As JSON leaves out what is undefined.
  return `${written(JSON.parse(JSON.stringify(value)), '', 0)}\n`;
}

/** The value as text, behind `before` characters of its line. */
function written(value: unknown, indent: string, before: number): string {
  const line = onOneLine(value);
  // The comma behind it is part of the line.
  if (typeof value !== 'object' || value === null || before + line.length + 1 <= WIDTH) return line;
  const fields = Object.entries(value).map(([name, part]) => [`${JSON.stringify(name)}: `, part as unknown] as const);
  const items = Array.isArray(value) ? value.map((item: unknown) => ['', item] as const) : fields;
  const [only] = fields;
  // What holds but one thing opens and closes with it.
  if (fields.length === 1 && only !== undefined && !Array.isArray(value) && typeof only[1] === 'object') {
    return `{${only[0]}${written(only[1], indent, before + 1 + only[0].length)}}`;
  }
  const inner = `${indent}${STEP}`;
  const parts = items.map(([label, part]) => `${label}${written(part, inner, inner.length + label.length)}`);
  const isPlain = Array.isArray(value) || items.every(([, part]) => typeof part !== 'object' || part === null);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = isPlain ? filled(parts, WIDTH - inner.length - 1) : parts;
  return `${open}\n${lines.map((text) => `${inner}${text}`).join(',\n')}\n${indent}${close}`;
}

/** Lines with as many of the parts as fit on each. */
function filled(parts: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = `${last}, ${part}`;
    if (last === undefined || longer.length > width || longer.includes('\n')) lines.push(part);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${onOneLine(part)}`);
  return `{${fields.join(', ')}}`;
}
