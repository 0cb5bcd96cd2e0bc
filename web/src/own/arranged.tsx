/** A match that its two players arrange themselves, on a ladder or in a league: by when they play, in place of a table. */
import { dayOf, inText, timeOf } from '../parts/said.js';
import { t } from './words.js';
import type { Task } from './task.js';

export default function Arranged({ kind, side, opponent, pairing: { deadline } }: Task) {
  const isChallenger = side === 'white';
  return (
    <>
      <p class="big">
        {deadline === null ? t('me.arrange') : t('me.play-by', { time: `${dayOf(deadline)}, ${timeOf(deadline)}` })}
      </p>
      {kind === 'ladder' && opponent !== null && (
        <p class="quiet">{t(isChallenger ? 'me.challenges' : 'me.challenged', { name: inText(opponent.name) })}</p>
      )}
    </>
  );
}
