/** Text inside SVG and HTML, safe whatever it holds, and the styles of pages. */
import { hash } from 'node:crypto';

const digests = new Set<string>();

/** Rules of style inside a page, which can then be kept as one file. Made when the program starts: pages may use no other. */
export function styleElement(css: string): string {
  digests.add(`'sha256-${hash('sha256', css, 'base64')}'`);
  return `<style>${css}</style>`;
}

/** The digests of all style elements, as a content security policy names them. */
export function inlineStyles(): readonly string[] {
  return [...digests];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// What XML knows in no form, entities included.
// oxlint-disable-next-line no-control-regex
const NO_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

// Most names are plain, and a bracket has thousands of them.
// oxlint-disable-next-line no-control-regex
const NOT_PLAIN = /[\u0000-\u001f&<>"'\ud800-\udfff\ufffe\uffff]/;

/** The text as it may stand between tags and in attributes of well-formed XML. */
export function escaped(text: string): string {
  if (!NOT_PLAIN.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(NO_CHARACTERS, '\ufffd')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The text with at most so many characters, the last one an ellipsis if something was left out. */
export function shortened(text: string, most: number): string {
  // As many units or fewer are never more characters.
  if (text.length <= most) return text;
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
