/** What the reader can do on a ladder: challenge, or play the challenge that is open. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../../client/src/index.js';
import { ActButton, Refusal, useAct } from '../../act.js';
import { club } from '../../session.js';
import { t } from './words.js';
import type { Night } from '../../tournament.js';
import { Choice } from '../form/choice.js';
import { inText } from '../said.js';
import { type Row, challengeableBy, isOverdue, momentOf, openChallengeOf } from './ladder.js';

interface OwnChallengeProps extends Night {
  /** The reader's. */
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly onDone: () => Promise<unknown>;
}

export function OwnChallenge(given: OwnChallengeProps) {
  const { row, pairings } = given;
  const open = openChallengeOf(row, pairings);
  if (open === undefined) return <ToChallenge {...given} />;
  const { pairing, other, isChallenger } = open;
  const { status, deadline } = pairing;
  return (
    <section class="card attention">
      <h2>{t(isChallenger ? 'ladder.you-challenged' : 'ladder.challenged-you', { name: inText(other.name) })}</h2>
      {status === 'finished' ? (
        <p>{t('ladder.waits')}</p>
      ) : (
        deadline !== null && (
          <p>
            {t('ladder.by', { time: momentOf(deadline) })}{' '}
            {isOverdue(pairing) && <span class="tag bad">{t('ladder.late')}</span>}
          </p>
        )
      )}
      <p>
        <a class="button" href="/me">
          {t(status === 'finished' ? 'nav.me' : 'ladder.report')}
        </a>
      </p>
    </section>
  );
}

/** Why the player can challenge no other. */
function whyNone({ status, place }: Row): Parameters<typeof t>[0] {
  if (status === 'withdrawn') return 'ladder.you-are-away';
  return place === 1 ? 'ladder.top' : 'ladder.none';
}

function ToChallenge({ row, rows, tournament: { id }, onDone }: OwnChallengeProps) {
  const act = useAct();
  const [chosen, setChosen] = useState<string | null>(null);
  const all = challengeableBy(row, rows);
  const free = all.filter(({ from }) => from === null).map((each) => each.row);
  const other = free.find(({ entryId }) => entryId === chosen);
  // Their places tell two of one name apart.
  const textOf = (entryId: string): string => {
    const found = free.find((each) => each.entryId === entryId);
    return found === undefined ? '' : `${found.place}. ${found.name}`;
  };
  const send = async (challenged: string): Promise<void> => {
    const body = { challenger: row.entryId, challenged };
    const done = await act.send(async (sending) => {
      const made = await answerOf(
        club.POST('/v1/tournaments/{id}/challenges', { ...sending, params: { path: { id } }, body }),
      );
      await onDone();
      return made;
    });
    if (done !== null) setChosen(null);
  };
  return (
    <section class="card">
      {free.length > 0 ? (
        <>
          <Choice
            legend={t('ladder.whom')}
            of={free.map(({ entryId }) => entryId)}
            chosen={chosen}
            onChoose={(entryId) => {
              setChosen(entryId);
              act.forget();
            }}
            textOf={textOf}
          />
          {other !== undefined && (
            <ActButton act={act} onAct={() => void send(other.entryId)}>
              {t('ladder.send', { name: inText(other.name) })}
            </ActButton>
          )}
        </>
      ) : (
        all.length === 0 && <p>{t(whyNone(row))}</p>
      )}
      {/* Another has challenged that player meanwhile. */}
      {other === undefined && <Refusal problem={act.problem} />}
      {all.map(
        ({ row: { entryId, name }, from }) =>
          from !== null && (
            <p key={entryId} class="quiet">
              {t('ladder.from', { name: inText(name), time: momentOf(from) })}
            </p>
          ),
      )}
    </section>
  );
}
