/** A match of the wrong length: what is right, what that changes, do it. */
import { useState } from 'preact/hooks';
import { ActButton } from '../../act.js';
import { Form } from '../../parts/form/form.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { type PairingActProps, usePath } from '../desk.js';
import { useForeseenAct } from '../foreseen/foreseen-act.js';
import { ForeseenYes } from '../foreseen/foreseen-yes.js';

export default function Length({ pairing, onDone }: PairingActProps) {
  const { path } = usePath(pairing);
  const [typed, setTyped] = useState(String(pairing.length));
  const correction = useForeseenAct<number>((length, sending, query) =>
    club.POST('/v1/tournaments/{id}/pairings/{pid}/length', {
      ...sending,
      params: { path, query },
      body: { length, reason: t('length.reason') },
    }),
  );
  return (
    <Form kind="stack" onSend={() => void correction.look(Number(typed))}>
      <label>
        {t('length.is')}
        <input
          type="number"
          data-field="/length"
          min={1}
          max={99}
          value={typed}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            correction.forget();
          }}
        />
      </label>
      <ActButton act={correction.looking} kind="plain" disabled={typed === ''}>
        {t('correct.look')}
      </ActButton>
      <ForeseenYes act={correction} onDone={onDone}>
        {() => t('length.do')}
      </ForeseenYes>
    </Form>
  );
}
