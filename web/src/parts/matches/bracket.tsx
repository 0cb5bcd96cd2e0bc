/** A bracket: a column for each round, to be dragged and enlarged, with the reader's own way through it marked. */
import './bracket.css';
import { useState } from 'preact/hooks';
import { t } from '../../texts/index.js';
import type { Pairing, Tournament } from '../../tournament.js';
import { isMine, resultOf } from './of-pairing.js';
import { flightName, seatName } from '../said.js';
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

/** More pairings below each other than these are printed small, so that a round is on one page. */
const MOST_LARGE = 16;

const SIZES = [0.7, 0.85, 1, 1.2, 1.45];

interface BracketProps {
  readonly tournament: Tournament;
  readonly pairings: readonly Pairing[];
  /** Without anything to touch: for paper. */
  readonly still?: boolean;
}

export function Bracket({ tournament, pairings, still = false }: BracketProps) {
  const [size, setSize] = useState(2);
  const names = [...new Set(pairings.map(({ flight }) => flight))];
  return (
    <div class="stack">
      {!still && (
        <div class="row screen-only">
          <button
            type="button"
            disabled={size === 0}
            aria-label={t('bracket.smaller')}
            onClick={() => setSize(size - 1)}
          >
            −
          </button>
          <button
            type="button"
            disabled={SIZES[size + 1] === undefined}
            aria-label={t('bracket.larger')}
            onClick={() => setSize(size + 1)}
          >
            +
          </button>
        </div>
      )}
      {names.map((flight) => {
        const found = tournament.flights.find(({ id, name }) => id === flight || name === flight);
        const name = flightName(found?.name ?? flight);
        const columns = columnsOf(pairings.filter((pairing) => pairing.flight === flight));
        const isLong = columns.some((column) => column.pairings.length > MOST_LARGE);
        return (
          <section key={flight} class="stack">
            <h2>{name}</h2>
            <div
              class={isLong ? 'scroll bracket long' : 'scroll bracket'}
              tabIndex={0}
              role="region"
              aria-label={name}
              style={{ fontSize: `${SIZES[size]}rem` }}
            >
              {columns.map((column) => (
                <Round key={column.key} column={column} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
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
  const shown = result?.recorded ?? result?.score ?? null;
  const line = (side: 'white' | 'black') => (
    <span class={result?.winner === side ? 'won' : undefined}>
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
