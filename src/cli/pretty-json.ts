/**
 * JSON for people who read it and for what they download: what fits on a line stands on one, and what opens last on a line is
 * closed by the line on which that closes, so that depth costs little.
 */
const WIDTH = 140;
const STEP = ' ';
/** How many of the outer levels begin no line further in: each line of the document would begin with their blanks. */
const FLUSH = 2;
/** What is shorter than this is not worth a line of its own behind the brackets around it. */
const WORTH_OPENING = 40;

export function prettyJson(value: unknown): string {
  // As JSON leaves out what is undefined.
  return `${written(JSON.parse(JSON.stringify(value)), '', 0, 0)}\n`;
}

/** The value as text, behind `before` characters of its line; `depth`: in how many others that have lines of their own. */
function written(value: unknown, indent: string, before: number, depth: number): string {
  const line = JSON.stringify(value);
  // The comma behind it is part of the line.
  if (typeof value !== 'object' || value === null || before + line.length + 1 <= WIDTH) return line;
  const items = itemsOf(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const [label = '', last] = items.at(-1) ?? [];
  const others = items.slice(0, -1).map(([name, part]) => `${name}${JSON.stringify(part)},`);
  const head = `${open}${others.join('')}${label}`;
  const isWorthIt = others.length === 0 || JSON.stringify(last).length > WORTH_OPENING;
  if (typeof last === 'object' && last !== null && isWorthIt && before + head.length + 1 <= WIDTH) {
    return `${head}${written(last, indent, before + head.length, depth)}${close}`;
  }
  const inner = depth < FLUSH ? indent : `${indent}${STEP}`;
  const parts = items.map(([name, part]) => `${name}${written(part, inner, inner.length + name.length, depth + 1)}`);
  const lines = filled(parts, WIDTH - inner.length - 1);
  return `${open}\n${lines.map((text) => `${inner}${text}`).join(',\n')}\n${indent}${close}`;
}

/** The parts of a value, each with the name that stands before it. */
function itemsOf(value: object): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.map((item: unknown) => ['', item] as const);
  return Object.entries(value).map(([name, part]: [string, unknown]) => [`${JSON.stringify(name)}:`, part] as const);
}

/** Lines with as many of the parts as fit on each. */
function filled(parts: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = `${last},${part}`;
    if (last === undefined || longer.length > width || longer.includes('\n')) lines.push(part);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}
