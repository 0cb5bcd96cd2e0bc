/** Which variant of backgammon is played: one of those that the service knows, or the club's own that stands already. With the words of a beginning. */
import type { Schemas } from '../../../../client/src/index.js';
import { t } from '../../texts/index.js';
import { Select } from '../form/select.js';
import { type Variant, variantName } from '../rules/variant-name.js';
import { variants } from './variants.js';

/** `aceyDeucey` is another name of one of them. */
type BuiltIn = Exclude<Schemas['VariantName'], 'aceyDeucey'>;

const VARIANTS = variants.map(({ id }) => id as BuiltIn);
/** In the list of choices, the one that the club has made itself. */
const OWN = 'own';

export function hasCube(variant: Variant): boolean {
  const played = typeof variant === 'string' ? variants.find(({ id }) => id === variant) : variant;
  return played?.cube === 'allowed';
}

interface VariantChoiceProps {
  readonly variant: Variant;
  readonly onChange: (variant: Variant) => void;
  /** The one that stands already, where the club has made it itself. */
  readonly own?: Variant;
  /** Whether one without a cube is no choice. */
  readonly needsCube?: boolean;
}

export function VariantChoice({ variant, onChange, own = 'backgammon', needsCube = false }: VariantChoiceProps) {
  const offered = needsCube ? VARIANTS.filter(hasCube) : VARIANTS;
  const isOwn = typeof own !== 'string';
  return (
    <>
      <Select<string>
        label={t('variant.title')}
        field="/variant"
        of={isOwn ? [OWN, ...offered] : offered}
        chosen={typeof variant === 'string' ? variant : OWN}
        onChoose={(chosen) => onChange(chosen === OWN ? own : (chosen as BuiltIn))}
        textOf={(one) => variantName(one === OWN ? own : (one as BuiltIn))}
      />
      {!hasCube(variant) && <p class="quiet">{t('variant.no-cube')}</p>}
    </>
  );
}
