/** An entrant is disqualified: why, what that changes, do it. */
import { useState } from 'preact/hooks';
import { ActButton } from '../../act.js';
import { Form } from '../../parts/form/form.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { type EntryActProps, useDesk } from '../desk.js';
import { useForeseenAct } from '../foreseen/foreseen-act.js';
import { ForeseenYes } from '../foreseen/foreseen-yes.js';
import { Why } from '../../parts/form/why.js';

export default function Disqualification({ entry: { id: entryId, name }, onDone }: EntryActProps) {
  const { tournament } = useDesk();
  const [why, setWhy] = useState('');
  const path = { id: tournament.id, entryId };
  const disqualification = useForeseenAct<string>((reason, sending, query) =>
    club.POST('/v1/tournaments/{id}/entries/{entryId}/disqualify', {
      ...sending,
      params: { path, query },
      body: { reason },
    }),
  );
  return (
    <Form kind="stack" onSend={() => void disqualification.look(why.trim())}>
      <Why
        label={t('disqualify.why')}
        why={why}
        onWhy={(written) => {
          setWhy(written);
          disqualification.forget();
        }}
      />
      <ActButton act={disqualification.looking} kind="plain" disabled={why.trim() === ''}>
        {t('correct.look')}
      </ActButton>
      <ForeseenYes act={disqualification} onDone={onDone}>
        {() => t('disqualify.do', { name })}
      </ForeseenYes>
    </Form>
  );
}
