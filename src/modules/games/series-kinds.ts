import { CHOUETTE_SERIES } from './chouette-series.js';
import { MATCH_SERIES } from './match-series.js';
import type { SeriesEvent, SeriesKind, SeriesKindName, SeriesState } from './series-kind.js';

const KINDS: Readonly<Record<SeriesKindName, SeriesKind<SeriesState, SeriesEvent, object>>> = {
  match: MATCH_SERIES,
  chouette: CHOUETTE_SERIES,
};

/** What a series of this kind is made of. */
export function seriesKind(name: SeriesKindName): SeriesKind<SeriesState, SeriesEvent, object> {
  return KINDS[name];
}
