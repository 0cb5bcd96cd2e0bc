/** A format with its groups and with what follows them. With the words of standings. */
import type { Schemas } from '../../../client/src/index.js';
import { formatOf } from './said.js';
import { t } from '../texts/index.js';

export function stagesOf(format: Schemas['TournamentFormat']): string {
  const groups =
    format.kind === 'round-robin' && format.groups > 1 ? [t('format.in-groups', { groups: format.groups })] : [];
  const then = 'then' in format && format.then ? [t('format.then', { format: formatOf(format.then) })] : [];
  return [formatOf(format), ...groups, ...then].join(' · ');
}
