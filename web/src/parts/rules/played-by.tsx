/** The stages of a tournament, and what of it is not played as usual, behind the format. With the words of standings. */
import type { Tournament } from '../../tournament.js';
import { formatOf } from '../said.js';
import { clockInWords, clockWantedOf } from './clock.js';
import { variantName } from './variant-name.js';
import { t } from './words.js';

interface PlayedByProps {
  readonly tournament: Tournament;
}

/** Its groups, and what follows them. */
function stagesOf(format: Tournament['format']): readonly string[] {
  const groups =
    format.kind === 'round-robin' && format.groups > 1 ? [t('rules.in-groups', { groups: format.groups })] : [];
  const then = 'then' in format && format.then ? [t('rules.then', { format: formatOf(format.then) })] : [];
  return [...groups, ...then];
}

/** What of the format is not as usual and stands in no other place. */
function ofFormat(format: Tournament['format']): readonly string[] {
  switch (format.kind) {
    case 'knockout':
      return format.consolation?.kind === 'plain' ? [t('rules.plain-consolation')] : [];
    case 'swiss':
    case 'round-robin':
      return format.tieBreaks === null
        ? []
        : [`${t('rules.tie-breaks')}: ${format.tieBreaks.map((each) => t(`tie.${each}`)).join(', ')}`];
    case 'league': {
      const { forfeit: points } = format.points;
      return points === 0 ? [] : [t('rules.forfeit', { points })];
    }
    case 'double-elimination':
    case 'ladder':
      return [];
  }
}

export default function PlayedBy({ tournament: { variant, rules, format, entrants } }: PlayedByProps) {
  const [length = null, ...others] = format.lengths;
  const of = { length: others.length === 0 ? length : null, isDoubles: entrants.kind === 'doubles' };
  const said = [
    ...stagesOf(format),
    ...(variant === 'backgammon' ? [] : [variantName(variant)]),
    ...(rules.clock ? [clockInWords(clockWantedOf(rules.clock), of)] : []),
    ...(rules.crawford === false ? [t('rules.no-crawford')] : []),
    ...(rules.holland === true ? [t('rules.holland')] : []),
    ...(typeof rules.maxCube === 'number' ? [t('rules.capped', { most: rules.maxCube })] : []),
    ...ofFormat(format),
  ];
  return <>{said.map((each) => ` · ${each}`).join('')}</>;
}
