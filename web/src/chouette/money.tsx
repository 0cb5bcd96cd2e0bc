/** Who has won what in a chouette: now, game by game, and who pays whom in the end. */
import type { Schemas } from '../../../client/src/index.js';
import { moneyOf } from '../parts/said.js';
import { Name } from '../parts/page/shown.js';
import { t } from '../texts/index.js';

type SheetView = Schemas['SheetDto'];
type Ledger = Schemas['ChouetteLedgerDto'];

export function SettleUp({ ledger }: { readonly ledger: Ledger }) {
  const { balances, transfers, currency } = ledger;
  const nameOf = (id: string): string => balances.find(({ playerId }) => playerId === id)?.name ?? '';
  if (transfers.length === 0) return <p class="quiet">{t('chouette.even')}</p>;
  return (
    <ul class="list">
      {transfers.map(({ from, to, amount }) => (
        <li key={`${from} ${to}`} class="line">
          <span>
            <Name>{nameOf(from)}</Name> → <Name>{nameOf(to)}</Name>
          </span>
          <b class="push number">{moneyOf(amount, currency)}</b>
        </li>
      ))}
    </ul>
  );
}

const [WIDE, HIGH, EDGE] = [600, 200, 12];

/** Six strokes; from the seventh player on the same ones, thin. */
function strokeOf(index: number): string {
  return `chart-line line-${index % 6}${index < 6 ? '' : ' thin'}`;
}

/** Plus and minus of each player over the evening; the same as the table below it, for the eye. */
export function Chart({ sheet }: { readonly sheet: SheetView }) {
  const games = sheet.games.filter(({ status }) => status === 'finished');
  if (games.length < 2) return null;
  const all = games.flatMap(({ totals }) => Object.values(totals));
  const most = Math.max(1, ...all.map((points) => Math.abs(points)));
  const x = (index: number): number => EDGE + (index * (WIDE - 2 * EDGE)) / games.length;
  const y = (points: number): number => HIGH / 2 - (points * (HIGH / 2 - EDGE)) / most;
  return (
    <figure class="stack">
      <svg class="chart" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={t('chouette.chart')}>
        <line class="chart-zero" x1={EDGE} x2={WIDE - EDGE} y1={HIGH / 2} y2={HIGH / 2} />
        {sheet.players.map(({ playerId }, index) => (
          <polyline
            key={playerId}
            class={strokeOf(index)}
            points={[[x(0), y(0)], ...games.map(({ totals }, at) => [x(at + 1), y(totals[playerId] ?? 0)])].join(' ')}
          />
        ))}
      </svg>
      <figcaption class="row small">
        {sheet.players.map(({ playerId, name }, index) => (
          <span key={playerId} class="row key">
            <svg class="chart-key" viewBox="0 0 24 8" aria-hidden="true">
              <line class={strokeOf(index)} x1="0" x2="24" y1="4" y2="4" />
            </svg>
            <Name>{name}</Name>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
