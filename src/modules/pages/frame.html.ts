import { escaped } from '../../platform/http/answers/markup.js';

export interface FrameOptions {
  /** Address of the script of the page. */
  readonly script?: string;
  readonly className: string;
}

/** What stands before and after everything else on a page of the service. */
export function frame(title: string, { script, className }: FrameOptions): readonly [string, string] {
  const head = [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<title>${escaped(title)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/><link rel="stylesheet" href="/assets/pages.css"/>',
    ...(script === undefined ? [] : [`<script src="${script}" defer></script>`]),
    '</head>',
    `<body class="${className}">`,
  ];
  return [`${head.join('\n')}\n`, '\n</body>\n</html>\n'];
}

/** Text with paragraphs and words of code between backticks, as HTML. */
export function prose(text: string): string {
  return text
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll(/`([^`]*)`/g, '<code>$1</code>')}</p>`)
    .join('');
}
