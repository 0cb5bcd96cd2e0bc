/** A challenge on a ladder that a director or scorer enters for two who may play. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../../client/src/index.js';
import { ActButton, Refusal } from '../../act.js';
import { Choice } from '../../parts/form/choice.js';
import { Form } from '../../parts/form/form.js';
import { type Row, challengeableBy, momentOf } from '../../parts/ladder/ladder.js';
import { useStandings } from '../../parts/matches/standings.js';
import { Shown } from '../../parts/page/shown.js';
import { inText } from '../../parts/said.js';
import { club } from '../../session.js';
import { t } from '../../parts/ladder/words.js';
import { useDesk, useDeskAct } from '../desk.js';

export default function EnterChallenge() {
  const { tournament, apart } = useDesk();
  const view = useStandings(tournament.id);
  return (
    <section class="card">
      <h2>{t('ladder.enter')}</h2>
      <Shown view={view}>{({ rows }) => <Entry rows={apart(rows)} onDone={view.reload} />}</Shown>
    </section>
  );
}

interface EntryProps {
  readonly rows: readonly Row[];
  readonly onDone: () => Promise<void>;
}

function freeFor(row: Row, rows: readonly Row[]): readonly Row[] {
  return challengeableBy(row, rows).flatMap(({ row: other, from }) => (from === null ? [other] : []));
}

function Entry({ rows, onDone }: EntryProps) {
  const { tournament } = useDesk();
  const act = useDeskAct();
  const [who, setWho] = useState('');
  const [whom, setWhom] = useState<string | null>(null);
  const able = rows.filter((row) => row.entryId === who || challengeableBy(row, rows).length > 0);
  const challenger = rows.find(({ entryId }) => entryId === who);
  const free = challenger === undefined ? [] : freeFor(challenger, rows);
  const challenged = free.find(({ entryId }) => entryId === whom);
  const send = async (): Promise<void> => {
    if (challenger === undefined || challenged === undefined) return;
    const params = { path: { id: tournament.id } };
    const body = { challenger: challenger.entryId, challenged: challenged.entryId };
    const done = await act.send(async (sending) => {
      const made = await answerOf(club.POST('/v1/tournaments/{id}/challenges', { ...sending, params, body }));
      await onDone();
      return made;
    });
    if (done === null) return;
    setWho('');
    setWhom(null);
  };
  if (able.length === 0) {
    return (
      <>
        <p class="quiet">{t('ladder.all-busy')}</p>
        <Refusal problem={act.problem} />
      </>
    );
  }
  return (
    <Form onSend={() => void send()}>
      <label>
        {t('ladder.who')}
        <select
          value={who}
          onChange={({ currentTarget }) => {
            setWho(currentTarget.value);
            setWhom(null);
            act.forget();
          }}
        >
          <option value="" />
          {able.map(({ entryId, place, name }) => (
            <option key={entryId} value={entryId}>
              {`${place}. ${name}`}
            </option>
          ))}
        </select>
      </label>
      {challenger !== undefined && free.length > 0 && (
        <Choice
          legend={t('ladder.whom-else', { name: inText(challenger.name) })}
          of={free.map(({ entryId }) => entryId)}
          chosen={whom}
          onChoose={(entryId) => {
            setWhom(entryId);
            act.forget();
          }}
          textOf={(entryId) => {
            const row = free.find((each) => each.entryId === entryId);
            return row === undefined ? '' : `${row.place}. ${row.name}`;
          }}
        />
      )}
      {challenger !== undefined &&
        challengeableBy(challenger, rows).map(
          ({ row, from }) =>
            from !== null && (
              <p key={row.entryId} class="quiet">
                {t('ladder.from', { name: inText(row.name), time: momentOf(from) })}
              </p>
            ),
        )}
      {challenger !== undefined && challenged !== undefined ? (
        <ActButton act={act}>
          {t('ladder.enter-this', { name: inText(challenger.name), other: inText(challenged.name) })}
        </ActButton>
      ) : (
        // One of the two has been challenged by another meanwhile.
        <Refusal problem={act.problem} />
      )}
    </Form>
  );
}
