/** Points that no game has given, which the score of a match has in it: whose time ran out, and who was late. */
import type { Schemas } from '../../../client/src/index.js';
import { opponentOf } from '../board/view.js';
import { inText } from '../parts/said.js';
import { t } from '../texts/index.js';

interface PenaltyPointsProps {
  readonly match: Schemas['MatchDto'];
}

/** As long as they count. */
export default function PenaltyPoints({ match }: PenaltyPointsProps) {
  const counting = match.penalties.filter(({ cancelled }) => cancelled === null);
  const lines = (['white', 'black'] as const).flatMap((to) =>
    ([true, false] as const).map((flag) => {
      const points = counting.reduce(
        (sum, each) => (each.to === to && each.flag === flag ? sum + each.points : sum),
        0,
      );
      const names = { name: inText(match[to].name), late: inText(match[opponentOf(to)].name) };
      return { points, said: t(flag ? 'match.flag' : 'match.late', { ...names, points }) };
    }),
  );
  return (
    <div role="status" class="small">
      {lines.map(({ points, said }) => points > 0 && <p key={said}>{said}</p>)}
    </div>
  );
}
