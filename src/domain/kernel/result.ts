/** Refusals as values: what every decision of the domain gives back. */

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<E> {
  readonly ok: false;
  readonly error: E;
}

export type Result<T, E> = Accepted<T> | Refused<E>;

/** The value, accepted. */
export function accepted<T>(value: T): Accepted<T> {
  return { ok: true, value };
}

/** The reason, as a refusal. */
export function refused<E>(error: E): Refused<E> {
  return { ok: false, error };
}
