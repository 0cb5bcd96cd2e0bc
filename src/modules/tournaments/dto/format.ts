/** The format of a tournament as it is asked for: every option of its kind may be left out, or null for its default. */
import type { EliminationFormat, Lengths, TournamentFormat } from '../../../domain/index.js';

interface Told<Kind> {
  readonly kind: Kind;
  /** Match lengths by round, the last one repeating. */
  readonly lengths: Lengths;
}

type Options<Format> = {
  readonly [Name in Exclude<keyof Format, keyof Told<string>>]?: Name extends 'then'
    ? AskedEliminationFormat | null
    : Option<Format[Name]> | null;
};

/** What an option consists of may be left out, too. */
type Option<Value> = Value extends readonly unknown[] ? Value : Value extends object ? Partial<Value> : Value;

type Asked<Format> = Format extends { readonly kind: infer Kind } ? Told<Kind> & Options<Format> : never;

type AskedEliminationFormat = Asked<EliminationFormat>;
export type AskedTournamentFormat = Asked<TournamentFormat>;
