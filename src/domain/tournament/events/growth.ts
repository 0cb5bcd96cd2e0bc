/** What grows with the acts of a tournament: a record has thousands of events that add to it. */

import type { OpenedTournament } from '../state.js';
import { withoutDispute } from './changes.js';

type Growing = Pick<OpenedTournament, 'entries' | 'matches' | 'begun' | 'tables' | 'outcomes'>;
type Open<Value> = Value extends readonly (infer Item)[] ? Item[] : { -readonly [Key in keyof Value]: Value[Key] };

/** A tournament to which events add. What they add to is copied once, however many they are. */
export class Growth {
  private readonly grown: { -readonly [Part in keyof Growing]?: Open<Growing[Part]> } = {};

  constructor(private from: OpenedTournament) {}

  get entries(): Open<Growing['entries']> {
    return (this.grown.entries ??= [...this.from.entries]);
  }

  get matches(): Open<Growing['matches']> {
    return (this.grown.matches ??= { ...this.from.matches });
  }

  get begun(): Open<Growing['begun']> {
    return (this.grown.begun ??= [...this.from.begun]);
  }

  get tables(): Open<Growing['tables']> {
    return (this.grown.tables ??= { ...this.from.tables });
  }

  get outcomes(): Open<Growing['outcomes']> {
    return (this.grown.outcomes ??= { ...this.from.outcomes });
  }

  /** T41: what was denied in the pairing has another result. */
  endDispute(pairing: string): void {
    this.from = withoutDispute(this.from, pairing);
  }

  /** The tournament with all that was added. */
  whole(): OpenedTournament {
    return { ...this.from, ...this.grown };
  }
}
