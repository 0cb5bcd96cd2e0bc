/** A new announcement, for the whole club or for those who follow a tournament. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../../client/src/index.js';
import { ActButton, useAct } from '../../act.js';
import { Form } from '../form/form.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';

/** How long it is shown, in minutes; 0: until it is taken back. */
const TIMES = [0, 15, 60] as const;

interface AnnounceProps {
  /** The tournament that it is about; null: the whole club. */
  readonly tournamentId: string | null;
  readonly onDone: () => Promise<void>;
}

export default function Announce({ tournamentId, onDone }: AnnounceProps) {
  const act = useAct();
  const [text, setText] = useState('');
  const [minutes, setMinutes] = useState<number>(0);
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    const until = minutes === 0 ? null : new Date(Date.now() + minutes * 60_000).toISOString();
    const body = { text: text.trim(), tournamentId, until };
    const made = await act.send((sending) => answerOf(club.POST('/v1/announcements', { ...sending, body })));
    if (made === null) return;
    setText('');
    await onDone();
  };
  return (
    <details class="card">
      <summary>{t('announce.new')}</summary>
      <Form onSend={() => void send()}>
        <label>
          {t(tournamentId === null ? 'announce.to-club' : 'announce.to-tournament')}
          <input
            value={text}
            data-field="/text"
            maxLength={500}
            autocomplete="off"
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <label>
          {t('announce.how-long')}
          <select value={minutes} onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value))}>
            {TIMES.map((each) => (
              <option key={each} value={each}>
                {t(each === 0 ? 'announce.until-ended' : `announce.for-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <ActButton act={act} disabled={text.trim() === ''}>
          {t('announce.do')}
        </ActButton>
      </Form>
    </details>
  );
}
