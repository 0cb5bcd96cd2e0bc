/** The rounds of a bracket: a column for each, with the reader's own way through them marked. */
import './bracket.css';
import { t } from '../../texts/index.js';
import type { Pairing } from '../../tournament.js';
import { isMine, resultOf } from './of-pairing.js';
import { seatName } from '../said.js';
import { partName } from './part.js';
import { Name } from '../page/shown.js';

export interface Column {
  readonly key: string;
  /** The part of the bracket; null where it has only one. */
  readonly part: string | null;
  readonly title: string;
  readonly pairings: readonly Pairing[];
}

/** The rounds of a flight; a part of a bracket, the losers' for example, has columns of its own. Of teams their matches, without the boards. */
export function columnsOf(pairings: readonly Pairing[]): readonly Column[] {
  const columns = new Map<string, Pairing[]>();
  for (const pairing of pairings) {
    if (pairing.board !== undefined) continue;
    const key = `${pairing.stage} ${pairing.part ?? ''} ${pairing.round}`;
    columns.set(key, [...(columns.get(key) ?? []), pairing]);
  }
  return [...columns].map(([key, held]) => {
    const part = held[0]?.part ?? null;
    const round = held[0]?.round ?? 0;
    const title =
      part === null
        ? t('bracket.round', { round })
        : part === 'third-place'
          ? partName(part)
          : t('bracket.part-round', { part: partName(part), round });
    return { key, part, title, pairings: [...held].sort((one, other) => one.position - other.position) };
  });
}

interface RoundProps {
  readonly column: Column;
  /** A table as its number alone, as a wall shows it. */
  readonly brief?: boolean;
}

export function Round({ column: { title, pairings }, brief = false }: RoundProps) {
  return (
    <div class="round">
      <h3 class="small quiet">{title}</h3>
      <ol>
        {pairings.map((pairing) => (
          <Box key={pairing.id} pairing={pairing} brief={brief} />
        ))}
      </ol>
    </div>
  );
}

function Box({ pairing, brief }: { readonly pairing: Pairing; readonly brief: boolean }) {
  const { result, table } = pairing;
  // Points beside a name are points that count.
  const counted = result?.annulled ? null : result;
  const shown = counted?.recorded ?? counted?.score ?? null;
  const line = (side: 'white' | 'black') => (
    <span class={counted?.winner === side ? 'won' : undefined}>
      <span class={pairing[side] === null ? 'clip open' : 'clip'}>
        <Name>{seatName(pairing[side])}</Name>
      </span>
      <b class="number">{shown === null ? '' : shown[side]}</b>
    </span>
  );
  return (
    <li class={isMine(pairing) ? 'box mine' : 'box'}>
      <div>
        {line('white')}
        {line('black')}
        {result === null &&
          table !== null &&
          (brief ? <b class="table-number">{table}</b> : <em class="small">{t('me.table', { table })}</em>)}
        {result !== null && shown === null && result.by !== 'bye' && <em class="small">{resultOf(pairing)}</em>}
      </div>
    </li>
  );
}
