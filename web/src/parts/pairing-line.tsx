import type { ComponentChildren } from 'preact';
import { isMe } from '../session.js';
import { t } from '../texts/index.js';
import type { Pairing } from '../tournament.js';
import { isSeated, resultOf, seatName } from './said.js';
import { Name } from './shown.js';

export function isMine({ white, black }: Pairing): boolean {
  return [white, black].some((slot) => isSeated(slot) && isMe(slot.playerId));
}

interface PairingLineProps {
  readonly pairing: Pairing;
  readonly hidden?: boolean;
  readonly children?: ComponentChildren;
}

/** One pairing: the table, the two, and how it stands. */
export function PairingLine({ pairing, hidden = false, children }: PairingLineProps) {
  const { table, white, black, result, length, matchId } = pairing;
  const winner = result?.winner ?? null;
  const score =
    result === null ? <span class="quiet small">{t('me.to', { length })}</span> : <Result pairing={pairing} />;
  const seat = (side: 'white' | 'black') => (
    <span class={winner === side ? 'clip won' : 'clip'}>
      <Name>{seatName(pairing[side])}</Name>
    </span>
  );
  return (
    <li class={isMine(pairing) ? 'pairing mine' : 'pairing'} hidden={hidden}>
      <span class="table-number" title={table === null ? undefined : t('me.table', { table })}>
        {table ?? (result === null ? '·' : '')}
      </span>
      <span class="pair" data-open={white === null || black === null}>
        {seat('white')}
        {seat('black')}
      </span>
      <span class="push number">
        {matchId === null ? score : <a href={`/m/${matchId}`}>{score}</a>}
        {result?.confirmation === 'awaited' && (
          <>
            <br />
            <span class="tag warn">{t('pairing.awaited')}</span>
          </>
        )}
      </span>
      {children}
    </li>
  );
}

/** A result in a few characters. Where no points say who has won, who hears it hears the name: who sees it sees it printed bold. */
function Result({ pairing }: { readonly pairing: Pairing }) {
  const { by, winner } = pairing.result ?? { by: null, winner: null };
  if (winner === null || by === 'reported' || by === 'play') return <b>{resultOf(pairing)}</b>;
  return (
    <>
      <b aria-hidden="true">{resultOf(pairing)}</b>
      <span class="unseen">{t('report.won-by', { name: seatName(pairing[winner]), how: resultOf(pairing) })}</span>
    </>
  );
}
