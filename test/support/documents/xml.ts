/** Whether text is well-formed XML, as far as our own drawings use it: elements, attributes, the five entities, a doctype. */

const TAG = /<(?<close>\/?)(?<name>[A-Za-z][\w-]*)(?<attributes>(?:\s+[\w:-]+="[^"<]*")*)\s*(?<empty>\/?)>/y;
const ENTITY = /&(?!(?:amp|lt|gt|quot|#39);)/;
// oxlint-disable-next-line no-control-regex
const NO_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** What is wrong with the text, or null. */
export function xmlFault(text: string): string | null {
  if (!text.isWellFormed() || NO_CHARACTERS.test(text)) return 'a character that XML does not know';
  const open: string[] = [];
  let at = text.startsWith('<!DOCTYPE html>') ? '<!DOCTYPE html>'.length : 0;
  let roots = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const words = text.slice(at, next === -1 ? undefined : next);
    if (ENTITY.test(words) || words.includes('>')) return `characters that are not escaped: ${words}`;
    if (open.length === 0 && words.trim() !== '') return `text outside of everything: ${words}`;
    if (next === -1) break;
    TAG.lastIndex = next;
    const tag = TAG.exec(text)?.groups;
    if (tag === undefined) return `no tag: ${text.slice(next, next + 60)}`;
    const { close, name = '', attributes = '', empty } = tag;
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (ENTITY.test(attributes) || new Set(names).size !== names.length) return `attributes: ${attributes}`;
    if (close === '/') {
      if (open.pop() !== name) return `</${name}> closes something else`;
    } else if (empty !== '/') {
      if (open.length === 0) roots += 1;
      open.push(name);
    }
    at = TAG.lastIndex;
  }
  return open.length > 0 ? `<${open.join('><')}> left open` : roots === 1 ? null : `${roots} roots`;
}
