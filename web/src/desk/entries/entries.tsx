/** Who plays: entering people known and new, check-in, fees, leaving and coming back; and the draw. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../../client/src/index.js';
import { ActButton, Refusal } from '../../act.js';
import { Acting } from '../../match/acting.js';
import { entryText } from '../../parts/matches/gone.js';
import { Find, SHORT_LIST, isFound } from '../../parts/page/find.js';
import { useKeptFocus } from '../../parts/page/kept-focus.js';
import { Loaded } from '../../parts/page/loaded.js';
import { peopleFor, useEarlyEnter } from '../../parts/people/people.js';
import { Which } from '../../parts/people/which.js';
import { inText } from '../../parts/said.js';
import { Name } from '../../parts/page/shown.js';
import { club, isDirector } from '../../session.js';
import { t, withWords } from '../../texts/index.js';
import type { Entry } from '../../tournament.js';
import { useView } from '../../view.js';
import { Away } from './away.js';
import { useDesk, useDeskAct, whatever } from '../desk.js';
import { Unfolded } from '../unfolded.js';
import { Leaving } from './leaving.js';
import { NotDrawn, useNotDrawn } from './not-drawn.js';
import { WhichEntrant } from './which-entrant.js';

/** Most of the time it is drawn already. */
const loadDraw = () => import('./draw.js');

/** Most entrants are entered one by one. */
const loadMany = () => import('./many-entries.js');

/** Few tournaments are of pairs or teams. */
const loadTogether = withWords(['chouette', 'teams'], () => import('./enter-together.js'));

export function Entries() {
  const { tournament } = useDesk();
  const { entries, status, prizes, entrants } = tournament;
  const isHere = (entry: Entry): boolean => entry.status === 'entered' || entry.status === 'checked-in';
  const isNotDrawn = useNotDrawn();
  const waiting = entries.filter(isNotDrawn);
  const here = entries.filter((entry) => isHere(entry) && !isNotDrawn(entry));
  const counts = { count: here.length, here: here.filter((entry) => entry.status === 'checked-in').length };
  const [list, ways] = [useKeptFocus<HTMLUListElement>(), useKeptFocus<HTMLDivElement>()];
  const [wanted, setWanted] = useState('');
  const isWanted = ({ name, players = [] }: Entry): boolean =>
    isFound(wanted, [name, ...players.map((each) => each.name)]);
  const { entryFee = 0, sidePools = [] } = prizes ?? {};
  const pays = ({ id }: Entry): boolean =>
    entryFee > 0 || sidePools.some((pool) => pool.fee > 0 && pool.entries.includes(id));
  const sorted = [...entries].sort((one, other) => one.name.localeCompare(other.name));
  return (
    <div class="columns">
      <div class="stack" ref={ways}>
        {status !== 'finished' && waiting.length > 0 && <NotDrawn waiting={waiting} />}
        {status !== 'finished' &&
          (entrants.kind === 'singles' ? <Enter /> : <Loaded load={loadTogether} given={{ entrants }} />)}
        {status === 'entries' && isDirector() && <Loaded load={loadDraw} given={counts} />}
      </div>
      <section class="card">
        <h2>{t('entries.title', counts)}</h2>
        {waiting.length > 0 && <p class="quiet">{t('not-drawn.count', { count: waiting.length })}</p>}
        {entries.length === 0 && <p class="quiet">{t('entries.none')}</p>}
        {(entries.length > SHORT_LIST || wanted !== '') && (
          <Find
            label={t('tonight.find')}
            wanted={wanted}
            onWanted={setWanted}
            isNowhere={!entries.some(isWanted)}
            nowhere={t('entries.not-found')}
          />
        )}
        <ul class="list" ref={list}>
          {sorted.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              hidden={!isWanted(entry)}
              isNotDrawn={isNotDrawn(entry)}
              hasFee={pays(entry)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Enters a player by a name, known or new, or many by a list of names. */
function Enter() {
  const { tournament } = useDesk();
  const act = useDeskAct();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const entered = new Map(tournament.entries.map((entry) => [entry.playerId, entry]));
  const found = useView(`players ${wanted}`, [], () => peopleFor(wanted, 6));
  /** Enters the person with that id, or a new one of the name that is typed. */
  const enter = async (id: string | null): Promise<void> => {
    const params = { path: { id: tournament.id } };
    const body = id === null ? { playerName: wanted } : { playerId: id };
    const done = await act.send((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/entries', { ...sending, params, body })),
    );
    if (done === null) return;
    // Who is typed meanwhile is the next one.
    setName((typed) => (typed.trim() === wanted ? '' : typed));
  };
  const known = (found.data ?? []).filter(({ id }) => !entered.has(id));
  const exact = (found.data ?? []).filter((player) => player.name.toLowerCase() === wanted.toLowerCase());
  /** Enters who is meant beyond doubt. Until the club has said who has the name, that is nobody. */
  const enterTyped = (): void => {
    if (wanted === '' || found.data === null) return;
    const [only, ...others] = exact;
    if (only === undefined) {
      if (known.length === 0) void enter(null);
    } else if (others.length === 0 && !entered.has(only.id)) void enter(only.id);
  };
  const sendTyped = useEarlyEnter(wanted, found.data !== null, enterTyped);
  return (
    <section class="card">
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          sendTyped();
        }}
      >
        <label>
          {t('entries.add')}
          <input
            value={name}
            data-field="/name ?q ?name"
            maxLength={100}
            autocomplete="off"
            placeholder={t('entries.add-hint')}
            onInput={({ currentTarget }) => {
              setName(currentTarget.value);
              act.forget();
            }}
          />
        </label>
        {wanted !== '' && (
          <div class="stack">
            {exact.map((player) => {
              const entry = entered.get(player.id);
              return (
                entry !== undefined && (
                  <p key={player.id} class="line">
                    <Name>{player.name}</Name>
                    <Which person={player} among={found.data ?? []} />
                    <span class="tag push">{entryText(entry)}</span>
                  </p>
                )
              );
            })}
            {known.map((player) => (
              <button key={player.id} type="button" class="clip" onClick={() => void enter(player.id)}>
                <Name>{player.name}</Name>
                <Which person={player} among={found.data ?? []} />
              </button>
            ))}
            {/* Until the club has said who has the name, that may be somebody whom it knows. */}
            {found.data !== null && (
              <button type="button" class="main clip" onClick={() => void enter(null)}>
                {t('entries.new-person', { name: wanted })}
              </button>
            )}
          </div>
        )}
        <Acting act={act} />
      </form>
      <Unfolded title={t('entries.many')} load={loadMany} given={{}} />
    </section>
  );
}

interface EntryRowProps {
  readonly entry: Entry;
  readonly hidden: boolean;
  readonly isNotDrawn: boolean;
  readonly hasFee: boolean;
}

function EntryRow({ entry, hidden, isNotDrawn, hasFee }: EntryRowProps) {
  const { tournament } = useDesk();
  const { id: entryId, name, status, paid = false } = entry;
  const [checkIn, pay] = [useDeskAct(), useDeskAct()];
  const [isLeaving, setLeaving] = useState(false);
  const path = { id: tournament.id, entryId };
  const isHere = status === 'entered' || status === 'checked-in';
  const isOver = tournament.status === 'finished';
  return (
    <li class="entry" aria-label={name} hidden={hidden}>
      <div class="line">
        <span>
          <Name>{name}</Name>
          <WhichEntrant entry={entry} />
        </span>
        {tournament.entrants.kind === 'teams' && (
          <span class="quiet small">{(entry.players ?? []).map((each) => inText(each.name)).join(', ')}</span>
        )}
        <span class="push row">
          {isNotDrawn && <span class="tag warn">{t('not-drawn.tag')}</span>}
          {status === 'checked-in' && <span class="tag">{t('entries.checked-in')}</span>}
          {!isHere && <span class="tag bad">{entryText(entry)}</span>}
          {status === 'entered' && !isOver && (
            <ActButton
              act={checkIn}
              kind="plain"
              label={t('entries.check-in-of', { name })}
              onAct={() =>
                void checkIn.send((sending) =>
                  answerOf(
                    club.POST('/v1/tournaments/{id}/entries/{entryId}/check-in', { ...sending, params: { path } }),
                  ),
                )
              }
            >
              {t('entries.check-in')}
            </ActButton>
          )}
          {hasFee && isDirector() && (
            <button
              type="button"
              data-act=""
              aria-pressed={paid}
              aria-busy={pay.isBusy}
              aria-label={t(paid ? 'entries.paid-of' : 'entries.not-paid-of', { name })}
              onClick={() =>
                void pay.send((sending) =>
                  answerOf(
                    club.PATCH('/v1/tournaments/{id}/entries/{entryId}', {
                      ...whatever(sending),
                      params: { path, header: { 'If-Match': '*' } },
                      body: { paid: !paid },
                    }),
                  ),
                )
              }
            >
              {t(paid ? 'entries.paid' : 'entries.not-paid')}
            </button>
          )}
          {isHere && !isOver && (
            <button
              type="button"
              aria-label={t('entries.leave-of', { name })}
              aria-expanded={isLeaving}
              onClick={() => setLeaving(!isLeaving)}
            >
              {t('entries.leave')}
            </button>
          )}
        </span>
        {!isHere && !isOver && <Away entry={entry} />}
      </div>
      {/* The button, which says it otherwise, is gone. */}
      <Refusal problem={status === 'entered' ? null : checkIn.problem} />
      <Acting act={pay} />
      {isLeaving && isHere && <Leaving entry={entry} onDone={() => setLeaving(false)} />}
    </li>
  );
}
