import type { ComponentChildren } from 'preact';
import type { Schemas } from '../../../client/src/index.js';
import { Name } from './shown.js';

interface MatchLinkProps {
  readonly match: Pick<Schemas['ListedMatchDto'], 'id' | 'white' | 'black' | 'winner'>;
  /** What stands under the score. */
  readonly children?: ComponentChildren;
}

/** A match in a list: who played whom, and how it stands. */
export function MatchLink({ match: { id, white, black, winner }, children }: MatchLinkProps) {
  return (
    <a href={`/m/${id}`} class="match">
      <span class={winner === 'white' ? 'clip won' : 'clip'}>
        <Name>{white.name}</Name>
      </span>
      <span class="number">
        {white.score} – {black.score}
        {children}
      </span>
      <span class={winner === 'black' ? 'clip won' : 'clip'}>
        <Name>{black.name}</Name>
      </span>
    </a>
  );
}
