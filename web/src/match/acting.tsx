import { type Act, Refusal } from '../act.js';
import { t } from '../texts/index.js';

/** How it stands with an act: not sent yet for lack of a network, or refused. */
export function Acting({ act }: { readonly act: Act }) {
  return (
    <>
      {act.state === 'waiting' && (
        <p class="waiting" role="status">
          {t('act.waiting')}
        </p>
      )}
      <Refusal problem={act.problem} />
    </>
  );
}
