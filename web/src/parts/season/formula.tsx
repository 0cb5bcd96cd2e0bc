/** The formula of a season in words: in its table, and where a director chooses it. */
import type { Schemas } from '../../../../client/src/index.js';
import { locale, t } from '../../texts/index.js';

export function figure(points: number): string {
  // The sign that points have everywhere.
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 }).format(points).replace('-', '−');
}

type Counted = Pick<Schemas['SeasonDto'], 'points' | 'best' | 'only' | 'tournaments'>;

/** What gives points, and what counts. */
export function Formula({ season: { points, best, only, tournaments } }: { readonly season: Counted }) {
  const { perMatch, perWin, perTournament, byPlace, byLength } = points;
  const lines = [
    perMatch !== undefined && t('season.per-match', { points: figure(perMatch) }),
    perWin !== undefined && t('season.per-win', { points: figure(perWin) }),
    ...Object.entries(byLength ?? {}).map(([length, each]) => t('season.by-length', { points: figure(each), length })),
    perTournament !== undefined && t('season.per-tournament', { points: figure(perTournament) }),
    byPlace !== undefined && t('season.by-place', { points: byPlace.map(figure).join(' · ') }),
    best !== null && t(best === 1 ? 'season.best-one' : 'season.best', { best }),
    only !== null && t(`season.only-${only}`),
    tournaments !== null && t('season.chosen', { count: tournaments.length }),
  ].filter((line) => line !== false);
  return (
    <ul class="bullets quiet small">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
