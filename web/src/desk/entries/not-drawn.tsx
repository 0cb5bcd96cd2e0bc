/** Entrants for whom the draw had no place: who they are, and how they can play. */
import { answerOf } from '../../../../client/src/index.js';
import { Asked } from '../../parts/form/yes.js';
import { inText } from '../../parts/said.js';
import { club, isDirector } from '../../session.js';
import { t } from '../../texts/index.js';
import type { Entry, Pairing } from '../../tournament.js';
import { seen, useDesk, useDeskAct } from '../desk.js';

/** Those who wait for another draw. */
export function useNotDrawn(): (entry: Entry) => boolean {
  const { notDrawn } = useDesk().tournament;
  const waiting = new Set(notDrawn.map(({ entryId }) => entryId));
  return ({ id }) => waiting.has(id);
}

/** Whether something was played in it, which another draw would lose. */
export function hasBegun({ status, result }: Pairing): boolean {
  return status === 'playing' || (result !== null && result.by !== 'bye' && result.by !== 'walkover');
}

export function NotDrawn({ waiting }: { readonly waiting: readonly Entry[] }) {
  const { tournament, pairings } = useDesk();
  const names = waiting.map(({ name }) => inText(name)).join(', ');
  const isTooLate = pairings.some(hasBegun);
  const later = tournament.format.kind === 'swiss' ? 'next' : 'too-late';
  return (
    <section class="card attention">
      <div role="status" class="stack">
        <h2>{t('not-drawn.title', { names })}</h2>
        <p>{t(`not-drawn.${isTooLate ? later : 'again'}`)}</p>
        {!isTooLate && <p>{t('not-drawn.instead')}</p>}
      </div>
      {!isTooLate && isDirector() && <DrawAgain />}
    </section>
  );
}

function DrawAgain() {
  const { id, version } = useDesk().tournament;
  const act = useDeskAct();
  const draw = async (): Promise<boolean> => {
    const params = { path: { id } };
    const done = await act.send((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/draw', { ...seen(sending, version), params, body: {} })),
    );
    return done !== null;
  };
  return (
    <Asked
      act={act}
      question={t('not-drawn.draw')}
      means={t('not-drawn.draw-means')}
      yes={t('not-drawn.draw-yes')}
      no={t('whole.no')}
      onYes={draw}
    />
  );
}
