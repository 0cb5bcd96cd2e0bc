/** What an act would change, in lines that are read before it is done. With the words of staff. */
import { t } from '../../texts/index.js';

interface ForeseenLinesProps {
  readonly lines: readonly string[];
  /** Whether the reader has read something else before, which holds no longer. */
  readonly isNews?: boolean;
}

export function ForeseenLines({ lines, isNews = false }: ForeseenLinesProps) {
  return (
    <div class="notice stack" role="status">
      {isNews && <p>{t('foreseen.news')}</p>}
      {lines.length === 0 ? (
        <p>{t('foreseen.none')}</p>
      ) : (
        <>
          <b>{t('foreseen.title')}</b>
          <ul class="bullets">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
