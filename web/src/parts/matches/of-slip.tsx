/** A pairing whose code was scanned. With the words of standings. */
import { isStaff } from '../../session.js';
import { t } from '../../texts/index.js';
import { type Night, type Pairing, boardsWon } from '../../tournament.js';
import { isMine } from './of-pairing.js';
import { PairingLine } from './pairing-line.js';
import { roundOf } from './part.js';

interface OfSlipProps {
  readonly night: Night;
  readonly pairing: Pairing;
}

/** The pairing whose slip was scanned, or a match of two teams with its boards, with the way to its result for those who may write one. */
export default function OfSlip({ night, pairing }: OfSlipProps) {
  const { pairings } = night;
  const { table, result } = pairing;
  return (
    <section class="card attention">
      <div class="head">
        <h2>{roundOf(pairing, night.tournament.format.kind)}</h2>
        {table !== null && <p class="big">{t('me.table', { table })}</p>}
      </div>
      <ul class="list">
        <PairingLine pairing={pairing} won={boardsWon(pairing, pairings)} />
        {pairings
          .filter(({ teamPairingId }) => teamPairingId === pairing.id)
          .map((board) => (
            <PairingLine key={board.id} pairing={board} />
          ))}
      </ul>
      {(isStaff() || (isMine(pairing) && result === null)) && (
        <p>
          <a
            class="button main"
            href={isStaff() ? `/t/${night.tournament.id}/desk?show=queue&pairing=${pairing.id}` : '/me'}
          >
            {t(isStaff() ? 'tonight.desk' : 'nav.me')}
          </a>
        </p>
      )}
    </section>
  );
}
