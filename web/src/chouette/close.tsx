/** The end of an evening, which is asked about first: there is no way back. */
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Asked } from '../parts/form/yes.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';

interface CloseProps {
  readonly chouette: Schemas['ChouetteDto'];
  readonly reload: () => Promise<void>;
  readonly onDone: () => void;
}

export function Close({ chouette, reload, onDone }: CloseProps) {
  const act = useAct(reload);
  const close = async (): Promise<boolean> => {
    const done = await act.send((sending) =>
      answerOf(club.POST('/v1/chouettes/{id}/close', { ...sending, params: { path: { id: chouette.id } } })),
    );
    if (done !== null) onDone();
    return done !== null;
  };
  return (
    <Asked
      act={act}
      question={t('chouette.close')}
      means={t('chouette.close-means')}
      yes={t('chouette.close-yes')}
      no={t('act.cancel')}
      onYes={close}
    />
  );
}
