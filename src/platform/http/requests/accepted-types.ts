/** Which media types a reader takes (`Accept`), compared with those that an address gives. */
import Negotiator from 'negotiator';
import { ApplicationError } from '../application-error.js';

/** Every address can give a problem document. */
const PROBLEM = 'application/problem+json';
const JSON_TYPE = 'application/json';
const HTML_TYPE = 'text/html';

/** Refuses readers who take none of the types, parameters aside. A refusal itself is sent to them nevertheless. */
export function refuseUnacceptable(accept: string | undefined, types: readonly string[]): void {
  if (accept === undefined || accept === '*/*' || accept.trim() === '') return;
  const ranges = new Negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes();
  if ([...types, PROBLEM].some((type) => ranges.some((range) => isInRange(type, range)))) return;
  throw new ApplicationError(
    'request.not-acceptable',
    `Accept allows none of the types that this address offers: ${types.join(', ')}.`,
  );
}

function isInRange(type: string, range: string): boolean {
  return range === '*/*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}

/** Whether the reader would rather have a page than JSON; without a preference it is JSON. */
export function prefersPage(accept: string | undefined): boolean {
  return new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, HTML_TYPE]) === HTML_TYPE;
}
