/** Names for numbers and texts that must not be mixed up. */

declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** Milliseconds since 1970, UTC. The domain never reads a clock: times come in with commands. */
export type Milliseconds = Branded<number, 'Milliseconds'>;

/** A UUID in text form, made outside the domain. */
export type Id = string;

/** The number as a time of the domain. */
export function milliseconds(value: number): Milliseconds {
  return value as Milliseconds;
}
