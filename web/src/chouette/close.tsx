/** The end of an evening, which is asked about first: there is no way back. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Yes } from '../parts/yes.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';

interface CloseProps {
  readonly chouette: Schemas['ChouetteDto'];
  readonly reload: () => Promise<void>;
}

export function Close({ chouette, reload }: CloseProps) {
  const act = useAct();
  const [isAsked, ask] = useState(false);
  const close = async (): Promise<void> => {
    await act.send((sending) =>
      answerOf(club.POST('/v1/chouettes/{id}/close', { ...sending, params: { path: { id: chouette.id } } })),
    );
    await reload();
  };
  return isAsked ? (
    <div class="two">
      <Yes act={act} onAct={() => void close()}>
        {t('chouette.close-yes')}
      </Yes>
      <button type="button" onClick={() => ask(false)}>
        {t('act.cancel')}
      </button>
    </div>
  ) : (
    <button type="button" onClick={() => ask(true)}>
      {t('chouette.close')}
    </button>
  );
}
