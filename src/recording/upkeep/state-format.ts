/**
 * Stored states are a cache of the record, and their form changes with the code. Each row names the format of its state; one
 * of another format is rebuilt from its events before it is read (`renewals.ts`).
 */
import type { StreamTable } from '../recording.js';

/**
 * The format of the states, and of all that is stored with them (views and standings of games), as this version writes them.
 * Raise it with every change of their form or of what a fold gives; test/integration/released.int-spec.ts fails without.
 */
export const STATE_FORMATS: Readonly<Record<StreamTable, number>> = { series: 7, tournament: 4 };

/** What a row names of its state: columns that are written with it. */
export function formatColumns(table: StreamTable, version: number): Readonly<Record<string, number>> {
  return { state_format: STATE_FORMATS[table], format_version: version };
}

/** Streams whose stored state is of another format than this version's, as a read names them beside its rows. */
export interface NamesOutdated {
  readonly outdated_series?: string | null;
  readonly outdated_tournament?: string | null;
}

/** The column that names the series if its state is outdated; `s` is the table. */
export const OUTDATED_SERIES = outdated('series', 's', 'version');

/** The same for a tournament, `t`, whose state may be behind its record. */
export const OUTDATED_TOURNAMENT = outdated('tournament', 't', 'state_version');

function outdated(table: StreamTable, alias: string, version: string): string {
  return `case when ${alias}.state_format <> ${STATE_FORMATS[table]} or ${alias}.format_version <> ${alias}.${version}
    then ${alias}.id end as outdated_${table}`;
}
