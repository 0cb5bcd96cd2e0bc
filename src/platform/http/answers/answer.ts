/** What a use case answers: the body with what goes into the headers. */
import { hash } from 'node:crypto';

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  /** What goes into the `ETag`, without its quotes; null where the thing answered has no version, as a list has none. */
  readonly tag: string | null;
  /** Path of a thing that was made. */
  readonly location: string | null;
}

/**
 * The thing at its present version. `beside`: what it shows that can change under the same version, names for example. A body
 * that is given as a function is made only for readers who do not have it already.
 */
export function found<Body>(body: Body | (() => Body), version: number | null = null, beside?: unknown): Answer<Body> {
  const tag = tagOf(version, beside);
  if (!isMaker(body)) return { status: 200, body, tag, location: null };
  return {
    status: 200,
    get body() {
      return body();
    },
    tag,
    location: null,
  };
}

/** What an act tells that no single thing shows, such as a report: the tag is only its text, as that of a list is. */
export function foundReport<Body>(body: Body): Answer<Body> {
  return { status: 200, body, tag: digestOf(JSON.stringify(body)), location: null };
}

function isMaker<Body>(body: Body | (() => Body)): body is () => Body {
  return typeof body === 'function';
}

/** A thing that was made, and where it is. */
export function made<Body>(body: Body, version: number | null, location: string, beside?: unknown): Answer<Body> {
  return { status: 201, body, tag: tagOf(version, beside), location };
}

/** `<version>.<rest>`: the version is what `If-Match` compares, `If-None-Match` compares all of it (api.md). */
function tagOf(version: number | null, beside: unknown): string | null {
  if (version === null) return null;
  return `${version}.${beside === undefined ? '0' : digestOf(JSON.stringify(beside))}`;
}

/** Short, and another one with all but certainty where anything differs. */
export function digestOf(text: string | Uint8Array): string {
  return hash('sha1', text, 'base64url').slice(0, 12);
}

/** Thrown when this request was answered before under its idempotency key: the same answer is sent again. */
export class ReplayedAnswer extends Error {
  override readonly name = 'ReplayedAnswer';

  constructor(readonly answer: Answer<unknown>) {
    super('answered before');
  }
}
