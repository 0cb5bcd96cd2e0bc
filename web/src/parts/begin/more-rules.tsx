/** What few change, folded away; the closed line says what is not as usual. With the words of a beginning. */
import type { ComponentChildren } from 'preact';
import { t } from '../../texts/index.js';

interface MoreRulesProps {
  /** What of it is not as usual, each in a few words. */
  readonly unusual: readonly string[];
  readonly title?: string;
  /** What is said where nothing is unusual. */
  readonly usual?: string;
  readonly children: ComponentChildren;
}

export function MoreRules({ unusual, title = t('rules.more'), usual = t('rules.usual'), children }: MoreRulesProps) {
  return (
    <details class="stack">
      <summary class="ways">
        <span>{title}</span>
        <span class="quiet small wide">{unusual.length === 0 ? usual : unusual.join(' · ')}</span>
      </summary>
      <div class="stack">{children}</div>
    </details>
  );
}
