/** The tags of conditional requests (RFC 9110, 8.8.3 and 13.1): one, several with commas between, or `*`. */

/** What stands between two commas. */
interface SentTag {
  /** Without its quotes and `W/`. */
  readonly text: string;
  readonly isQuoted: boolean;
}

const ANY = '*';
/** From one comma to the next; RFC 9110 lets nothing stand there, too. */
const MEMBER = /[ \t]*(?:(?:(?:W\/)?"([^"]*)"|([^", \t]+))[ \t]*)?(?:,|$)/y;
/** A version as an `ETag` has it; what follows the dot is not about the version. */
const VERSION = /^(\d{1,15})(?:\.[\w-]*)?$/;

/** Whether an `If-None-Match` names the tag, or any. What is no tag matches none: the whole answer is never wrong. */
export function hasTag(header: string | undefined, tag: string | null): boolean {
  if (header === undefined || tag === null) return false;
  const tags = sentTags(header) ?? [];
  return tags.some(({ text, isQuoted }) => text === (isQuoted ? tag : ANY));
}

/** The versions that an `If-Match` names; null where any will do. A tag that no version of ours has, and what is no tag, can match none. */
export function versionsIn(header: string): readonly number[] | null {
  const tags = sentTags(header) ?? [];
  const [first] = tags;
  if (tags.length === 1 && first?.isQuoted === false && first.text === ANY) return null;
  return tags.flatMap(({ text, isQuoted }) => {
    const [, digits] = VERSION.exec(isQuoted ? text : text.replace(/^W\//, '')) ?? [];
    return digits === undefined ? [] : [Number(digits)];
  });
}

/** The tags in their order; null where quotation marks do not come in pairs, with commas between them. */
function sentTags(header: string): readonly SentTag[] | null {
  const tags: SentTag[] = [];
  for (MEMBER.lastIndex = 0; MEMBER.lastIndex < header.length;) {
    const found = MEMBER.exec(header);
    if (found === null) return null;
    const [, quoted, bare] = found;
    if (quoted !== undefined) tags.push({ text: quoted, isQuoted: true });
    else if (bare !== undefined) tags.push({ text: bare, isQuoted: false });
  }
  return tags;
}
