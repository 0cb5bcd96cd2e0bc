/** Which variant of backgammon is played: one of those that the service knows, or the club's own that stands already. With the words of a beginning. */
import type { Schemas } from '../../../../client/src/index.js';
import { t } from '../../texts/index.js';
import { Select } from '../form/select.js';

export type Variant = Schemas['TournamentDto']['variant'];
/** `aceyDeucey` is another name of one of them. */
type BuiltIn = Exclude<Schemas['VariantName'], 'aceyDeucey'>;

/**
 * Whether each has a cube, in the order in which they are offered; the compiler misses one that the service has learned since. The
 * board knows it too, but would come with all of its script.
 */
const HAS_CUBE: Readonly<Record<BuiltIn, boolean>> = {
  backgammon: true,
  nackgammon: true,
  hypergammon: true,
  longgammon: true,
  dutch: true,
  portes: false,
  tavla: false,
  plakoto: false,
  fevga: false,
  moultezim: false,
  'aceyDeucey.seed': false,
  'aceyDeucey.american': false,
  'aceyDeucey.european': false,
};
const VARIANTS = Object.keys(HAS_CUBE) as BuiltIn[];
/** In the list of choices, the one that the club has made itself. */
const OWN = 'own';

export function variantName(variant: Variant): string {
  if (typeof variant !== 'string') return variant.id;
  return t(`variant.${variant}`);
}

export function hasCube(variant: Variant): boolean {
  return typeof variant === 'string' ? HAS_CUBE[variant as BuiltIn] : variant.cube === 'allowed';
}

interface VariantChoiceProps {
  readonly variant: Variant;
  readonly onChange: (variant: Variant) => void;
  /** The one that stands already, where the club has made it itself. */
  readonly own: Variant;
}

export function VariantChoice({ variant, onChange, own }: VariantChoiceProps) {
  const isOwn = typeof own !== 'string';
  return (
    <>
      <Select<string>
        label={t('variant.title')}
        field="/variant"
        of={isOwn ? [OWN, ...VARIANTS] : VARIANTS}
        chosen={typeof variant === 'string' ? variant : OWN}
        onChoose={(chosen) => onChange(chosen === OWN ? own : (chosen as BuiltIn))}
        textOf={(one) => variantName(one === OWN ? own : (one as BuiltIn))}
      />
      {!hasCube(variant) && <p class="quiet">{t('variant.no-cube')}</p>}
    </>
  );
}
