/** The name of a variant: one of those that the service knows, or the club's own. */
import type { Schemas } from '../../../../client/src/index.js';
import { t } from './words.js';

export type Variant = Schemas['TournamentDto']['variant'];

export function variantName(variant: Variant): string {
  return typeof variant === 'string' ? t(`variant.${variant}`) : variant.id;
}
