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
import { type AtTable, atOtherTables, peopleIn, playedAtTables } from './at-tables.js';

interface Elsewhere {
  readonly id: string;
  readonly name: string;
  readonly tables: readonly string[];
}

interface Others {
  readonly tournaments: readonly Elsewhere[];
  /** Who of the two plays in one of them. */
  readonly seated: readonly AtTable[];
}

const NOWHERE: Others = { tournaments: [], seated: [] };

/** At which table of another tournament a person sits. */
async function seatsElsewhere(
  { id, name: tournament }: Elsewhere,
  { playerId, name }: ReturnType<typeof peopleIn>[number],
): Promise<readonly AtTable[]> {
  const params = { path: { id }, query: { player: playerId, limit: 200 } };
  const { items } = await answerOf(club.GET('/v1/tournaments/{id}/pairings', { params }));
  return playedAtTables(items).map(({ table }) => ({ name, table, tournament }));
}

/** Other tournaments that play now, with their tables; null until they are known. */
function useElsewhere(pairing: Pairing): Others | null {
  const { id } = useDesk().tournament;
  const people = peopleIn(pairing);
  const view = useView(`tables ${id} ${people.map(({ playerId }) => playerId).join()}`, [], async () => {
    const query = { status: 'running', limit: 200 } as const;
    const { items } = await answerOf(club.GET('/v1/tournaments', { params: { query } }));
    const tournaments = items.filter((other) => other.id !== id && other.tables.length > 0);
    const seats = tournaments.flatMap((other) => people.map((person) => seatsElsewhere(other, person)));
    return { tournaments, seated: (await Promise.all(seats)).flat() };
  });
  // A table can be called to also where the others are not known.
  return view.data ?? (view.trouble === null ? null : NOWHERE);
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
  return <Busy seated={atOtherTables(pairing, useDesk().pairings)} />;
}

function Busy({ seated }: { readonly seated: readonly AtTable[] }) {
  return seated.map(({ name, table, tournament }) => (
    <p key={`${name} ${tournament ?? ''}`} class="tag warn">
      {table === null
        ? t('queue.plays', { name: inText(name) })
        : t('queue.plays-at', { name: inText(name), table: inText(table) })}
      {tournament !== undefined && ` (${inText(tournament)})`}
    </p>
  ));
}

export function Call({ pairing, onCalled }: { readonly pairing: Pairing; readonly onCalled: () => void }) {
  const params = usePath(pairing);
  const act = useDeskAct();
  const others = useElsewhere(pairing);
  const { tournaments, seated } = others ?? NOWHERE;
  const free = useFreeTables(tournaments);
  const { pairings } = useDesk();
  const [called, setCalled] = useState<string | null>(null);
  const [isSure, setSure] = useState(false);
  const { isBusy } = act;
  if (!isSure && pairing.table === null && atOtherTables(pairing, pairings).length + seated.length > 0) {
    return (
      <div class="stack" role="group" aria-label={t('queue.call')}>
        <BusyHere pairing={pairing} />
        <Busy seated={seated} />
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
    const done = await act.send((sending) =>
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
    <fieldset class="stack" aria-busy={others === null}>
      <legend>{t('queue.to-table')}</legend>
      {others !== null && numbers(free)}
      {tournaments.length > 0 && (
        <details>
          <summary>{t('queue.elsewhere')}</summary>
          {tournaments.map(({ id, name, tables }) => (
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
