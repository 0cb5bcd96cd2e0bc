import type { Id } from '../kernel/brands.js';
import type { SwissEntrant } from './pairing/swiss-field.js';
import type { OpenedTournament, RoundsStage } from './state.js';
export function qualifiers(_t: OpenedTournament, stage: RoundsStage, _n: number): readonly Id[] {
  return stage.groups.flat();
}
export function swissEntrants(_t: OpenedTournament, _s: RoundsStage, _n: number): readonly SwissEntrant[] {
  return [];
}
