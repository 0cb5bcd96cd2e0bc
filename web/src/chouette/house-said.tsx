/** The house rules of a chouette that are not the usual ones. */
import { unusualHouse } from './house-rules.js';
import { t } from './house-words.js';
import type { Chouette } from './seen.js';

interface HouseSaidProps {
  readonly chouette: Pick<Chouette, 'rules' | 'variant'>;
}

export default function HouseSaid({ chouette: { rules, variant } }: HouseSaidProps) {
  const said = unusualHouse(rules, variant);
  return said.length === 0 ? null : (
    <p class="quiet">
      {t('house.title')}: {said.join(' · ')}
    </p>
  );
}
