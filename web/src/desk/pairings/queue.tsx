/** The director's queue: who is to be called, who plays, what was reported; slips in three touches. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { ActButton } from '../../act.js';
import { Find, SHORT_LIST, isFound } from '../../parts/page/find.js';
import { entryText } from '../../parts/matches/gone.js';
import { flightAndPart } from '../../parts/matches/part.js';
import type { Side } from '../../parts/matches/report.js';
import { boardName, meantBy, resultOf } from '../../parts/matches/of-pairing.js';
import { dayOf, inText, isSeated, namesOf, seatName, timeOf } from '../../parts/said.js';
import { Loaded } from '../../parts/page/loaded.js';
import { PairingLine, isAwaited } from '../../parts/matches/pairing-line.js';
import { Name } from '../../parts/page/shown.js';
import { place } from '../../router.js';
import { club, isDirector } from '../../session.js';
import { t, withWords } from '../../texts/index.js';
import {
  type Pairing,
  type Tournament,
  atPlay,
  boardsWon,
  byes,
  byTable,
  isTeamMatch,
  kindOf,
  played,
} from '../../tournament.js';
import { atOtherTables } from './at-tables.js';
import { BusyHere, Call } from './call.js';
import { Correction } from './correction.js';
import { useDesk, useDeskAct, usePath } from '../desk.js';
import { useKeptFocus } from '../../parts/page/kept-focus.js';
import { Ended } from './ended.js';
import { NextRound } from './next-round.js';
import { Penalty, PenaltyLines } from './penalty.js';
import { seatsOf } from './seated.js';
import { WriteSlip } from './slip.js';
import { SwapInPairing } from './swap-places.js';
import { WrongLength } from '../unfolded.js';

// Few nights are of teams.
const loadLineUp = withWords(['teams'], () => import('../../parts/matches/line-up.js'));

// Few tournaments are ladders.
const loadChallenge = () => import('./challenge.js');
const loadPlaces = () => import('./ladder-places.js');

const SIDES = ['white', 'black'] as const;
const GROUPS = ['disputed', 'reported', 'to-call', 'playing', 'teams'] as const;
type Group = (typeof GROUPS)[number];

function groupOf(pairing: Pairing): Group {
  if (isTeamMatch(pairing)) return 'teams';
  if (pairing.disputed) return 'disputed';
  if (isAwaited(pairing)) return 'reported';
  return pairing.table === null && pairing.status === 'ready' ? 'to-call' : 'playing';
}

/** Begun too late, or without a result though it is due. */
function isLate({ startsAt, deadline, status }: Pairing): boolean {
  const now = Date.now();
  const after = (instant: string | null): boolean => instant !== null && Date.parse(instant) < now;
  return (status === 'ready' && after(startsAt)) || (status !== 'finished' && after(deadline));
}

/** Whether the players agree when they play, instead of being called. */
function isArranged({ format: { kind } }: Tournament): boolean {
  return kind === 'ladder' || kind === 'league';
}

export type Opened = { readonly id: string; readonly winner: Side | null; readonly what: 'slip' | 'call' | 'more' };

export function Queue() {
  const { pairings, tournament } = useDesk();
  const { status, format } = tournament;
  const isLadder = format.kind === 'ladder';
  const isOver = status === 'finished' && tournament.cancelled === null;
  const resting = byes(pairings).map((pairing) => seatName(pairing[pairing.result?.winner ?? 'white']));
  const [list, endedList] = [useKeptFocus<HTMLUListElement>(), useKeptFocus<HTMLUListElement>()];
  // Behind that of its list, which knows the rows.
  const column = useKeptFocus<HTMLDivElement>();
  const [opened, setOpened] = useState<Opened | null>(null);
  /** The pairing whose result a director wants to correct. */
  const [correcting, setCorrecting] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  const meant = new URLSearchParams(place.value.search).get('pairing');
  const isWanted = (pairing: Pairing): boolean =>
    pairing.id === opened?.id ||
    pairing.id === meant ||
    pairing.table?.toLowerCase() === wanted.trim().toLowerCase() ||
    isFound(wanted, [...Object.values(namesOf(pairing)), boardName(pairing) ?? '']);
  // What the director is typing stays, also when another has written the slip meanwhile.
  const open = pairings.filter(
    (pairing) => atPlay([pairing]).length > 0 || isAwaited(pairing) || pairing.id === opened?.id,
  );
  // A reported result can be wrong although the next match has begun, which ends all objections: directors correct it at once.
  const ended = played(pairings).filter((pairing) => !open.includes(pairing) || (isDirector() && isAwaited(pairing)));
  const isFoundNowhere = wanted !== '' && ![...open, ...ended].some(isWanted);
  const rows = GROUPS.flatMap((group) => {
    const all = byTable(open.filter((pairing) => groupOf(pairing) === group));
    const isFree = (pairing: Pairing): boolean => atOtherTables(pairing, pairings).length === 0;
    // Those who can come at once are called first.
    const held = group === 'to-call' ? [...all.filter(isFree), ...all.filter((each) => !isFree(each))] : all;
    // One list with its headings in it: a row that changes its group keeps what is typed in it.
    return held.length === 0
      ? []
      : [
          <li key={group} class="heading" hidden={!held.some(isWanted)}>
            <h2>
              {t(group === 'to-call' && isArranged(tournament) ? 'queue.to-play' : `queue.${group}`)}{' '}
              <span class="quiet">{held.filter(isWanted).length}</span>
            </h2>
            {group === 'teams' && <p class="quiet small">{t('queue.teams-text')}</p>}
          </li>,
          ...held.map((pairing) =>
            group === 'teams' ? (
              <TeamRow key={pairing.id} pairing={pairing} hidden={!isWanted(pairing)} />
            ) : (
              <Row
                key={pairing.id}
                pairing={pairing}
                hidden={!isWanted(pairing)}
                isMeant={pairing.id === meant}
                opened={opened?.id === pairing.id ? opened : null}
                open={setOpened}
                close={() => setOpened((now) => (now === opened ? null : now))}
                onCorrect={() => setCorrecting(pairing.id)}
              />
            ),
          ),
        ];
  });
  return (
    <div class="columns">
      <div class="stack" ref={column}>
        <NextRound />
        {isLadder && status === 'running' && <Loaded load={loadChallenge} given={{}} />}
        {(open.length + ended.length > SHORT_LIST || wanted !== '') && (
          <Find
            label={t('queue.find')}
            wanted={wanted}
            onWanted={setWanted}
            isNowhere={isFoundNowhere}
            nowhere={t('queue.not-found')}
          />
        )}
        <ul ref={list} class="queue">
          {rows}
        </ul>
        {rows.length === 0 && (isOver ? <Ended /> : <p class="quiet card">{t('queue.empty')}</p>)}
        {resting.length > 0 && <p class="quiet card">{t('queue.byes', { names: resting.map(inText).join(', ') })}</p>}
      </div>
      {(isLadder || ended.length > 0) && (
        <div class="stack">
          {isLadder && status !== 'entries' && <Loaded load={loadPlaces} given={{}} />}
          {ended.length > 0 && (
            <section class="card" hidden={!ended.some(isWanted)}>
              <h2>{t('pairings.played')}</h2>
              <ul ref={endedList} class="list">
                {ended.map((pairing) =>
                  isTeamMatch(pairing) ? (
                    <PairingLine key={pairing.id} pairing={pairing} hidden={!isWanted(pairing)} />
                  ) : (
                    <Correction
                      key={pairing.id}
                      pairing={pairing}
                      hidden={!isWanted(pairing)}
                      isMeant={pairing.id === correcting}
                      onCome={() => setCorrecting(null)}
                    />
                  ),
                )}
              </ul>
            </section>
          )}
        </div>
      )}
    </div>
  );
}

interface RowProps {
  readonly pairing: Pairing;
  /** Whether something else is looked for: what is typed in the row, and an act on its way, stay. */
  readonly hidden: boolean;
  /** Whether the director has scanned the slip of this match. */
  readonly isMeant: boolean;
  readonly opened: Opened | null;
  readonly open: (opened: Opened | null) => void;
  /** Closes what is open now, and nothing that is opened by the time an act has its answer. */
  readonly close: () => void;
  /** Opens the correction of its result, which stands with those that are played. */
  readonly onCorrect: () => void;
}

/** A match of two teams as it stands: who plays on which board, until one has begun. All else is done on its boards. */
function TeamRow({ pairing, hidden }: Pick<RowProps, 'pairing' | 'hidden'>) {
  const { tournament, pairings, reload } = useDesk();
  const names = namesOf(pairing);
  const boards = pairings.filter(({ teamPairingId }) => teamPairingId === pairing.id);
  const given = { tournamentId: tournament.id, pairing, boards, reload };
  return (
    <li class="card queued" aria-label={`${names.white} – ${names.black}`} hidden={hidden}>
      <ul>
        <PairingLine pairing={pairing} won={boardsWon(pairing, pairings)} />
      </ul>
      {SIDES.map((side) => (
        <Loaded key={side} load={loadLineUp} given={{ ...given, side }} quiet />
      ))}
      <SwapInPairing key={`swap ${seatsOf(pairing)}`} pairing={pairing} onDone={() => {}} />
    </li>
  );
}

function Row({ pairing, hidden, isMeant, opened, open, close, onCorrect }: RowProps) {
  const { tournament } = useDesk();
  const { id, table, length, round, startsAt, deadline, result } = pairing;
  const names = namesOf(pairing);
  const toggle = (what: Opened['what']): void => open(opened?.what === what ? null : { id, winner: null, what });
  const winner = (side: Side) => (
    <button
      type="button"
      class="named"
      aria-label={t('queue.won', { name: names[side] })}
      aria-pressed={opened?.winner === side}
      onClick={() => open({ id, winner: side, what: 'slip' })}
    >
      <Name>{names[side]}</Name>
      <Left slot={pairing[side]} />
    </button>
  );
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMeant) here.current?.scrollIntoView({ block: 'center' });
  }, [isMeant]);
  return (
    <li
      ref={here}
      class={isMeant ? 'card queued attention' : 'card queued'}
      aria-label={`${names.white} – ${names.black}`}
      hidden={hidden}
    >
      <div class="pairing">
        <span class="table-number">{table ?? '·'}</span>
        <span class="quiet small">
          {kindOf(tournament, pairing.stage) === 'ladder'
            ? t('me.to', { length })
            : t('queue.round', { flight: flightAndPart(pairing, tournament.format.kind), round, length })}
          {startsAt !== null && ` ${timeOf(startsAt)}`}
          {deadline !== null &&
            result === null &&
            ` · ${t('queue.due', { time: `${dayOf(deadline)}, ${timeOf(deadline)}` })}`}{' '}
          {isLate(pairing) && <span class="tag bad">{t('queue.late')}</span>}
          {pairing.board !== undefined && <span class="below">{boardName(pairing)}</span>}
        </span>
        <span class="row">
          {isDirector() && table === null && !isAwaited(pairing) && (
            <button type="button" aria-pressed={opened?.what === 'call'} onClick={() => toggle('call')}>
              {t('queue.call')}
            </button>
          )}
          {isDirector() && (
            <button
              type="button"
              aria-label={t('queue.more')}
              aria-expanded={opened?.what === 'more'}
              onClick={() => toggle('more')}
            >
              …
            </button>
          )}
        </span>
      </div>
      {pairing.result === null ? (
        (opened?.what !== 'slip' || opened.winner === null) && (
          <div class="two">
            {winner('white')}
            {winner('black')}
          </div>
        )
      ) : (
        <Reported pairing={pairing} onCorrect={onCorrect} />
      )}
      {pairing.denied !== null && <Denied names={names} denied={pairing.denied} />}
      {opened?.what !== 'more' && <PenaltyLines pairing={pairing} />}
      {table === null && opened?.what !== 'call' && <BusyHere pairing={pairing} />}
      {opened?.what === 'call' && <Call pairing={pairing} onCalled={close} />}
      {opened?.what === 'slip' && (
        <WriteSlip key={opened.winner} pairing={pairing} winner={opened.winner} onDone={close} />
      )}
      {opened?.what === 'more' && (
        <div class="stack">
          {table !== null && <Call pairing={pairing} onCalled={close} />}
          <Penalty key={seatsOf(pairing)} pairing={pairing} onDone={close} />
          <WrongLength pairing={pairing} onDone={close} />
          <SwapInPairing key={`swap ${seatsOf(pairing)}`} pairing={pairing} onDone={close} />
        </div>
      )}
    </li>
  );
}

/** Says that an entrant is not in the tournament now: one who is expected back keeps the match that was due. */
function Left({ slot }: { readonly slot: Pairing['white'] }) {
  const { entries } = useDesk().tournament;
  const entry = isSeated(slot) ? entries.find(({ id }) => id === slot.entryId) : undefined;
  if (entry?.status !== 'withdrawn' && entry?.status !== 'disqualified') return null;
  return <span class="tag bad">{entryText(entry)}</span>;
}

/** A result that a player has reported, and that the opponent has not confirmed yet. */
function Reported({ pairing, onCorrect }: Pick<RowProps, 'pairing' | 'onCorrect'>) {
  const params = usePath(pairing);
  const [yes, no] = [useDeskAct(), useDeskAct()];
  const confirm = () =>
    yes.send((sending) =>
      answerOf(
        club.POST('/v1/tournaments/{id}/pairings/{pid}/confirm', { ...sending, params, body: meantBy(pairing) }),
      ),
    );
  const object = () =>
    no.send((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/pairings/{pid}/object', { ...sending, params, body: meantBy(pairing) })),
    );
  // What others play because of it is no longer objected to: it is corrected, with a look at what that changes.
  const refusal = no.problem?.document;
  const isTooLate = isDirector() && refusal?.code === 'tournament.wrong-time' && refusal.params.time === 'depended-on';
  return (
    <div class="stack">
      <p class="score">
        <Name>{seatName(pairing.white)}</Name> <b class="number">{resultOf(pairing)}</b>{' '}
        <Name>{seatName(pairing.black)}</Name>
      </p>
      {isTooLate && (
        <p class="notice" role="status">
          {t('queue.correct-instead')}
        </p>
      )}
      {isAwaited(pairing) && (
        <div class="two">
          <ActButton act={yes} onAct={() => void confirm()}>
            {t('queue.confirm')}
          </ActButton>
          {isTooLate ? (
            <button type="button" onClick={onCorrect}>
              {t('correct.open')}
            </button>
          ) : (
            <ActButton act={no} kind="danger" onAct={() => void object()}>
              {t('queue.disagree')}
            </ActButton>
          )}
        </div>
      )}
    </div>
  );
}

interface DeniedProps {
  readonly names: ReturnType<typeof namesOf>;
  readonly denied: Schemas['DeniedResultDto'];
}

/** What one of the two has reported and the other, or a director, has denied. */
function Denied({ names, denied: { source, winner, score } }: DeniedProps) {
  const by = inText(source === 'white' ? names.white : names.black);
  const said = { by, white: inText(names.white), black: inText(names.black) };
  if (score !== null) return <p>{t('queue.denied', { ...said, score: `${score.white} – ${score.black}` })}</p>;
  return winner === null ? null : <p>{t('queue.denied-win', { ...said, winner: inText(names[winner]) })}</p>;
}
