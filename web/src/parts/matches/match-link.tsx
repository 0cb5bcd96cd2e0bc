import type { ComponentChildren } from 'preact';
import type { Schemas } from '../../../../client/src/index.js';
import { t } from '../../texts/index.js';
import { inText } from '../said.js';
import { Name } from '../page/shown.js';

interface MatchLinkProps {
  readonly match: Pick<Schemas['ListedMatchDto'], 'id' | 'white' | 'black' | 'winner' | 'by'>;
  /** What stands under the score. */
  readonly children?: ComponentChildren;
}

/** A match in a list: who played whom, and how it stands. Where its points do not say how it ended, words do. */
export function MatchLink({ match, children }: MatchLinkProps) {
  const { id, white, black, winner, by } = match;
  const how = by === null || by === 'play' || by === 'reported' ? null : t(`by.${by}`);
  return (
    <a href={`/m/${id}`} class="match">
      <span class={winner === 'white' ? 'clip won' : 'clip'}>
        <Name>{white.name}</Name>
      </span>
      <span class="number">
        {white.score} – {black.score}
        {how !== null && (
          <>
            <br />
            <span class="quiet small">
              <span aria-hidden={winner !== null}>{how}</span>
              {winner !== null && (
                <span class="unseen">{t('report.won-by', { name: inText(match[winner].name), how })}</span>
              )}
            </span>
          </>
        )}
        {children}
      </span>
      <span class={winner === 'black' ? 'clip won' : 'clip'}>
        <Name>{black.name}</Name>
      </span>
    </a>
  );
}
