/** A bracket: a column for each round, to be dragged and enlarged. */
import { useState } from 'preact/hooks';
import { t } from '../../texts/index.js';
import type { Pairing, Tournament } from '../../tournament.js';
import { flightName } from '../said.js';
import { Round, columnsOf } from './rounds.js';

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
