/** A result that the opponent has reported, and the player's word on it. */
import { answerOf } from '../../../client/src/index.js';
import { ActButton, useAct } from '../act.js';
import { meantBy, resultOf } from '../parts/matches/of-pairing.js';
import { namesOf } from '../parts/said.js';
import { Name } from '../parts/page/shown.js';
import { club } from '../session.js';
import { t } from './words.js';
import type { TaskProps } from './task.js';

interface ToConfirmProps extends TaskProps {
  /** Where the pairing is. */
  readonly params: { readonly path: { readonly id: string; readonly pid: string } };
}

export default function ToConfirm({ task, reload, params }: ToConfirmProps) {
  const { pairing, opponent } = task;
  const [yes, no] = [useAct(reload), useAct(reload)];
  const meant = meantBy(pairing);
  const confirm = async (): Promise<void> => {
    await yes.send((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/pairings/{pid}/confirm', { ...sending, params, body: meant })),
    );
  };
  const object = async (): Promise<void> => {
    await no.send((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/pairings/{pid}/object', { ...sending, params, body: meant })),
    );
  };
  const names = namesOf(pairing);
  return (
    <section class="card attention">
      <h2>{t('me.is-it-right', { name: opponent?.name ?? '' })}</h2>
      <p class="score">
        <Name>{names.white}</Name> <span class="big number">{resultOf(pairing)}</span> <Name>{names.black}</Name>
      </p>
      <div class="two">
        <ActButton act={yes} onAct={() => void confirm()}>
          {t('me.right')}
        </ActButton>
        <ActButton act={no} kind="danger" onAct={() => void object()}>
          {t('me.wrong')}
        </ActButton>
      </div>
    </section>
  );
}
