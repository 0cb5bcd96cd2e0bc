/** Text inside SVG and HTML, whoever has written it. */

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

/** The text as it may stand between tags and in attributes of well-formed XML. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(NO_CHARACTERS, '\ufffd')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The text with at most so many characters, the last one an ellipsis if something was left out. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
