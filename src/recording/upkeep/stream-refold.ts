/** Streams that are made anew from records which come from elsewhere, act by act. */
import type { Columns, NewEvent, SideTable } from '../recording.js';

/** Events of one stream that were written together, and the moment of that. */
export interface WrittenAct {
  readonly recordedAt: Date;
  readonly events: readonly NewEvent[];
}

/** What stands in the tables of a stream besides its record. */
export interface MadeStream {
  readonly columns: Columns;
  readonly beside: readonly { readonly table: SideTable; readonly row: Columns }[];
  /** The people whom it names. */
  readonly people: readonly string[];
}

/** No record of ours can be so; the message says why, in words for a person. */
export class ImpossibleRecord extends Error {
  override readonly name = 'ImpossibleRecord';
}

export interface StreamRefold {
  /** Throws ImpossibleRecord, or what the code stumbles over that believes the record. */
  add(act: WrittenAct): Promise<void>;
  made(): MadeStream;
}
