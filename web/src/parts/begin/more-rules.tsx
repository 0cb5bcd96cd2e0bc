/** What few change, folded away; the closed line says what is not as usual. With the words of a beginning. */
import type { ComponentChildren } from 'preact';
import { t } from '../../texts/index.js';

interface MoreRulesProps {
  /** What of it is not as usual, each in a few words. */
  readonly unusual: readonly string[];
  readonly children: ComponentChildren;
}

export function MoreRules({ unusual, children }: MoreRulesProps) {
  return (
    <details>
      <summary class="ways">
        <span>{t('rules.more')}</span>
        <span class="quiet small wide">{unusual.length === 0 ? t('rules.usual') : unusual.join(' · ')}</span>
      </summary>
      <div class="stack">{children}</div>
    </details>
  );
}
