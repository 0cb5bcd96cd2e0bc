/** The draw of the stage behind groups or a Swiss: those who qualified, with those of one group kept apart (T16). */

import type { Id } from '../../kernel/brands.js';
import { type Qualifier, placesKeptApart } from '../bracket/kept-apart.js';
import type { EliminationFormat } from '../format.js';
import { shuffledOrder } from './lots.js';
import type { BracketStage } from '../state.js';

/** The stage, and who was drawn into it in the order of their seeds: place by place in their groups, or by lot. */
export function nextStageDrawn(
  format: EliminationFormat,
  through: readonly (readonly Qualifier[])[],
  seed: string,
): { readonly stage: BracketStage; readonly inputs: readonly Id[] } {
  const byName = through.flat().toSorted((one, other) => (one.entrant < other.entrant ? -1 : 1));
  const tiers = format.draw === 'random' ? [shuffledOrder(seed, byName)] : through;
  const stage: BracketStage = { kind: 'bracket', format, seed, places: placesKeptApart(tiers) };
  return { stage, inputs: tiers.flat().map(({ entrant }) => entrant) };
}
