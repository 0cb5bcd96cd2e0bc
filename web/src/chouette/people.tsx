/** Who sits down at the table by themselves, leaves it, or sits out for a while. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Acting } from '../match/acting.js';
import { Asked } from '../parts/form/yes.js';
import { inWords } from '../parts/page/overtaken.js';
import { inText } from '../parts/said.js';
import { club, isMe, me } from '../session.js';
import { t } from '../texts/index.js';

type Chouette = Schemas['ChouetteDto'];
type Player = Chouette['players'][number];

export interface PeopleProps {
  readonly chouette: Chouette;
  readonly reload: () => Promise<void>;
}

/** Who sits there when all that is asked has come about: during a game one asks, and it comes about at its end. */
function stayingAt({ status, players, asks }: Chouette): ReadonlySet<string> {
  const seated = players.filter(({ role }) => status === 'ordering' || role !== 'out');
  const staying = new Set(seated.map(({ playerId }) => playerId));
  for (const { player, ask, agreed } of asks) {
    if (!agreed) continue;
    if (ask === 'join' || ask === 'return') staying.add(player);
    else staying.delete(player);
  }
  return staying;
}

interface SeatActsProps extends PeopleProps {
  readonly player: Player;
  /** Told when the player has sat out, come back or left: then nothing more is asked here. */
  readonly onDone: () => void;
}

/** One person's ways out and back. */
export function SeatActs({ chouette, player, reload, onDone }: SeatActsProps) {
  const { id, version, status } = chouette;
  const act = useAct(reload);
  const [isAsked, setAsked] = useState(false);
  const { playerId, role, sittingOut } = player;
  const path = { id };
  const isOrdered = status !== 'ordering';
  const { isBusy } = act;
  const seat = async (type: 'sit-out' | 'return'): Promise<void> => {
    const done = await act.send((sending) =>
      answerOf(
        club.POST('/v1/chouettes/{id}/acts', { ...sending, params: { path }, body: { type, playerId } as never }),
      ),
    );
    if (done !== null) onDone();
  };
  // Where one of two gets up, the evening ends (C4).
  const staying = stayingAt(chouette);
  const isLast = staying.has(playerId) && staying.size <= 2;
  const leaving = chouette.currentGameId === null ? 'chouette.leave-means' : 'chouette.leave-later';
  const leave = async (): Promise<boolean> => {
    const done = await act.send(({ headers }) =>
      answerOf(
        club.DELETE('/v1/chouettes/{id}/players/{playerId}', {
          params: { path: { id, playerId }, header: { 'If-Match': `"${version}"` } },
          headers,
        }),
      ).catch((error: unknown) => {
        throw inWords(error, 'chouette.stale');
      }),
    );
    if (done !== null) onDone();
    return done !== null;
  };
  const back = async (): Promise<void> => {
    const done = await act.send((sending) =>
      answerOf(club.POST('/v1/chouettes/{id}/players', { ...sending, params: { path }, body: { playerId } })),
    );
    if (done !== null) onDone();
  };
  return (
    <div class="stack">
      <div class="row">
        {role === 'out' && !sittingOut && isOrdered ? (
          <button type="button" aria-busy={isBusy} onClick={() => void back()}>
            {t('chouette.back')}
          </button>
        ) : (
          <>
            {isOrdered && (
              <button
                type="button"
                disabled={isLast}
                aria-busy={isBusy}
                onClick={() => void seat(sittingOut ? 'return' : 'sit-out')}
              >
                {t(sittingOut ? 'chouette.back' : 'chouette.sit-out')}
              </button>
            )}
            <Asked
              act={act}
              question={t('chouette.leave')}
              means={isLast ? t('chouette.leave-ends') : t(leaving, { name: inText(player.name) })}
              yes={t(isLast ? 'chouette.close-yes' : 'chouette.leave-yes')}
              no={t('act.cancel')}
              onAsked={setAsked}
              onYes={leave}
            />
          </>
        )}
      </div>
      {!isAsked && <Acting act={act} />}
    </div>
  );
}

/** Players come and go by themselves: who is not at the table sits down, and the others read how it is done. */
export function SitDown({ chouette: { id, players, asks }, reload }: PeopleProps) {
  const act = useAct(reload);
  const playerId = me.value?.playerId ?? null;
  if (playerId === null || asks.some(({ ask, player }) => ask === 'join' && isMe(player))) return null;
  if (players.some((player) => isMe(player.playerId))) return <p class="quiet small">{t('chouette.by-themselves')}</p>;
  const { isBusy } = act;
  const sit = async (): Promise<void> => {
    await act.send((sending) =>
      answerOf(club.POST('/v1/chouettes/{id}/players', { ...sending, params: { path: { id } }, body: { playerId } })),
    );
  };
  return (
    <div class="stack" data-subject="sit">
      <button type="button" class="main" aria-busy={isBusy} onClick={() => void sit()}>
        {t('chouette.sit-down')}
      </button>
      <Acting act={act} />
    </div>
  );
}
