import type { ComponentChildren } from 'preact';
import { t } from '../../texts/index.js';
import type { Pairing, Won } from '../../tournament.js';
import { boardName, isMine, resultOf, winnerOf } from './of-pairing.js';
import { seatName } from '../said.js';
import { Name } from '../page/shown.js';

interface PairingLineProps {
  readonly pairing: Pairing;
  readonly hidden?: boolean;
  /** Of a match of two teams, the boards that they have won so far. */
  readonly won?: Won | null;
  /** The flight and the round, where pairings of several stand beside each other. */
  readonly where?: string | null;
  readonly children?: ComponentChildren;
}

/** Whether the opponent can still confirm the result, or object to it: afterwards it is final without a word (T41). */
export function isAwaited({ result }: Pairing): boolean {
  return result?.confirmation === 'awaited' && Date.parse(result.finalAt ?? '') > Date.now();
}

/** One pairing: the table, the two, and how it stands. */
export function PairingLine({ pairing, hidden = false, won = null, where = null, children }: PairingLineProps) {
  const { table, white, black, result, length, matchId, boards } = pairing;
  const winner = winnerOf(pairing);
  const score =
    result !== null ? (
      <Result pairing={pairing} />
    ) : won !== null ? (
      <b>{`${won.white} – ${won.black}`}</b>
    ) : (
      boards === undefined && <span class="quiet small">{t('me.to', { length })}</span>
    );
  const what = boards === undefined ? boardName(pairing) : t('team.match', { count: boards.length });
  const seat = (side: 'white' | 'black') => (
    <span class={winner === side ? 'clip won' : 'clip'}>
      <Name>{seatName(pairing[side])}</Name>
    </span>
  );
  return (
    <li class={isMine(pairing) ? 'pairing mine' : 'pairing'} hidden={hidden}>
      <span class="table-number" title={table === null ? undefined : t('me.table', { table })}>
        {table ?? (result === null && boards === undefined ? '·' : '')}
      </span>
      <span class="pair" data-open={white === null || black === null}>
        {seat('white')}
        {seat('black')}
        {[what, where].map((said) => said !== null && <span class="quiet small">{said}</span>)}
      </span>
      <span class="push number">
        {matchId === null ? score : <a href={`/m/${matchId}`}>{score}</a>}
        {isAwaited(pairing) && (
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
  const by = pairing.result?.by;
  const winner = winnerOf(pairing);
  if (winner === null || by === 'reported' || by === 'play') return <b>{resultOf(pairing)}</b>;
  return (
    <>
      <b aria-hidden="true">{resultOf(pairing)}</b>
      <span class="unseen">{t('report.won-by', { name: seatName(pairing[winner]), how: resultOf(pairing) })}</span>
    </>
  );
}
