import { escaped, styleElement } from '../../../platform/http/answers/markup.js';

const STYLE = styleElement(
  [
    'body{font-family:sans-serif;margin:1rem;color:#222;background:#fff}',
    'table{border-collapse:collapse;margin:0 0 1rem}',
    'caption{text-align:left;font-weight:bold;padding:.3rem 0}',
    'th,td{border:1px solid #767676;padding:.25rem .5rem;text-align:left}',
  ].join(''),
);

/** The frame of a page to be read or printed: a title, and what stands under it. `style`: the style element with the rules besides those of every page. */
export function page(title: string, parts: readonly string[], style: string): string {
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>${escaped(title)}</title>${STYLE}${style}</head>`,
    '<body>',
    '<main>',
    `<h1>${escaped(title)}</h1>`,
    ...parts,
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
}
