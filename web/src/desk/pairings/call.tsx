/** The call of a match to a table: the free ones first, and those at which other tournaments play. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../../client/src/index.js';
import { Acting } from '../../match/acting.js';
import { Name } from '../../parts/page/shown.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { type Pairing, atPlay, isTeamMatch } from '../../tournament.js';
import { useView } from '../../view.js';
import { inText } from '../../parts/said.js';
import { useDesk, useDeskAct, usePath, whatever } from '../desk.js';
import { atOtherTables } from './at-tables.js';

interface Elsewhere {
  readonly id: string;
  readonly name: string;
  readonly tables: readonly string[];
}

/** Other tournaments that play now, with their tables; null until they are known. */
function useElsewhere(): readonly Elsewhere[] | null {
  const { id } = useDesk().tournament;
  const view = useView(`tables ${id}`, [], async () => {
    const query = { status: 'running', limit: 200 } as const;
    const { items } = await answerOf(club.GET('/v1/tournaments', { params: { query } }));
    return items.filter((other) => other.id !== id && other.tables.length > 0);
  });
  // A table can be called to also where the others are not known.
  return view.data ?? (view.trouble === null ? null : []);
}

/** The free tables, in the order of their numbers. */
function useFreeTables(elsewhere: readonly Elsewhere[]): readonly string[] {
  const { pairings } = useDesk();
  const open = atPlay(pairings).filter((each) => !isTeamMatch(each));
  const others = elsewhere.flatMap(({ tables }) => tables);
  const taken = new Set([...open.map(({ table }) => table), ...others]);
  const known = [...new Set(pairings.map(({ table }) => table))].filter((table) => table !== null);
  const count = Math.max(open.length + others.length, ...known.map(Number).filter(Number.isInteger), 0) + 1;
  const numbers = Array.from({ length: count }, (_, before) => String(before + 1));
  return [...new Set([...numbers, ...known])].filter((table) => !taken.has(table));
}

/** Says who of the two sits at another table. */
export function BusyHere({ pairing }: { readonly pairing: Pairing }) {
  const { pairings } = useDesk();
  return (
    <>
      {atOtherTables(pairing, pairings).map(({ name, table }) => (
        <p key={name} class="tag warn">
          {table === null
            ? t('queue.plays', { name: inText(name) })
            : t('queue.plays-at', { name: inText(name), table: inText(table) })}
        </p>
      ))}
    </>
  );
}

export function Call({ pairing, onCalled }: { readonly pairing: Pairing; readonly onCalled: () => void }) {
  const params = usePath(pairing);
  const act = useDeskAct();
  const elsewhere = useElsewhere();
  const free = useFreeTables(elsewhere ?? []);
  const { pairings } = useDesk();
  const [called, setCalled] = useState<string | null>(null);
  const [isSure, setSure] = useState(false);
  const { isBusy } = act;
  if (!isSure && pairing.table === null && atOtherTables(pairing, pairings).length > 0) {
    return (
      <div class="stack" role="group" aria-label={t('queue.call')}>
        <BusyHere pairing={pairing} />
        <button type="button" onClick={() => setSure(true)}>
          {t('queue.call-anyway')}
        </button>
      </div>
    );
  }
  const call = async (table: string): Promise<void> => {
    // While one is on its way, another touch calls to no other table.
    if (isBusy) return;
    setCalled(table);
    const done = await act.run((sending) =>
      answerOf(
        club.PATCH('/v1/tournaments/{id}/pairings/{pid}', {
          ...whatever(sending),
          params: { ...params, header: { 'If-Match': '*' } },
          body: { table },
        }),
      ),
    );
    if (done !== null) onCalled();
  };
  const numbers = (tables: readonly string[]) => (
    <div class="numbers">
      {tables.map((table) => (
        <button
          key={table}
          type="button"
          aria-busy={isBusy && table === called}
          disabled={isBusy && table !== called}
          onClick={() => void call(table)}
        >
          {table}
        </button>
      ))}
    </div>
  );
  return (
    <fieldset class="stack" aria-busy={elsewhere === null}>
      <legend>{t('queue.to-table')}</legend>
      {elsewhere !== null && numbers(free)}
      {elsewhere !== null && elsewhere.length > 0 && (
        <details>
          <summary>{t('queue.elsewhere')}</summary>
          {elsewhere.map(({ id, name, tables }) => (
            <div key={id} class="stack">
              <Name>{name}</Name>
              {numbers(tables)}
            </div>
          ))}
        </details>
      )}
      <Acting act={act} />
    </fieldset>
  );
}
