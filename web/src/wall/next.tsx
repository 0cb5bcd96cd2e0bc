/** Who is called where; what was just played under it. More than fit are shown in turn. */
import { useRef } from 'preact/hooks';
import { resultOf, winnerOf } from '../parts/matches/of-pairing.js';
import { isSeated, namesOf, seatName } from '../parts/said.js';
import { Name } from '../parts/page/shown.js';
import { t } from '../texts/index.js';
import { type Pairing, type Won, atPlay, boardsWon, byTable, byes, isTeamMatch, played } from '../tournament.js';
import { HEADING, LINE, type Room, columnsFor, headingOf, pageOf } from './room.js';

/** Of what was played so many are shown, fewer where many play. */
const PLAYED = 6;
const PLAYED_BELOW_MANY = 4;
const MANY = 8;

/** What was played: first what came last while this wall was looked at, then the latest rounds. */
export function useJustPlayed(pairings: readonly Pairing[]): readonly Pairing[] {
  const came = useRef(new Map<string, number>());
  const keyOf = (pairing: Pairing): string => `${pairing.id} ${resultOf(pairing)}`;
  const placeOf = (pairing: Pairing): number => came.current.get(keyOf(pairing)) ?? 0;
  const ended = played(pairings);
  for (const key of ended.map(keyOf).reverse()) if (!came.current.has(key)) came.current.set(key, came.current.size);
  return [...ended].sort((one, other) => placeOf(other) - placeOf(one));
}

interface NextProps {
  readonly pairings: readonly Pairing[];
  readonly ended: readonly Pairing[];
  readonly room: Room;
  readonly turn: number;
  /** What is said where no match is to be seen. */
  readonly none: string;
}

export function Next({ pairings, ended, room, turn, none }: NextProps) {
  const now = [...byTable(atPlay(pairings)), ...byes(pairings)];
  const over = ended.slice(0, now.length > MANY ? PLAYED_BELOW_MANY : PLAYED);
  // Boards stand below the match of their teams.
  const across = [...now, ...over].some(isTeamMatch)
    ? 1
    : columnsFor(
        room,
        [...now, ...over].flatMap((pairing) => Object.values(namesOf(pairing))),
      );
  const overHeight = over.length === 0 ? 0 : HEADING + Math.ceil(over.length / across) * LINE;
  const lines = Math.max(1, Math.floor((room.height - HEADING - overHeight) / LINE));
  const { shown, nth, pages } = pageOf(now, lines * across, turn);
  const list = (listed: readonly Pairing[], isBeside: boolean) => (
    <ul class={isBeside && across > 1 ? 'calls beside' : 'calls'}>
      {listed.map((pairing) => (
        <Line key={pairing.id} pairing={pairing} won={boardsWon(pairing, pairings)} />
      ))}
    </ul>
  );
  return (
    <>
      <section>
        <h2>{headingOf(t('pairings.now'), nth, pages)}</h2>
        {list(shown, now.length > lines)}
        {now.length === 0 && <p class="quiet">{none}</p>}
      </section>
      {over.length > 0 && (
        <section>
          <h2>{t('pairings.played')}</h2>
          {list(over, true)}
        </section>
      )}
    </>
  );
}

interface LineProps {
  readonly pairing: Pairing;
  /** Of a match of two teams, the boards that they have won so far. */
  readonly won: Won | null;
}

function Line({ pairing, won }: LineProps) {
  const { table, result } = pairing;
  const seat = (side: 'white' | 'black') => {
    const slot = pairing[side];
    return (
      <span class={winnerOf(pairing) === side ? 'clip won' : 'clip'}>
        <Name>{seatName(slot)}</Name>
        {/* Among what was played no match of the teams stands above their boards. */}
        {result !== null && isSeated(slot) && slot.team !== undefined && (
          <span class="quiet small">
            {' '}
            <Name>{slot.team}</Name>
          </span>
        )}
      </span>
    );
  };
  return (
    <li class={won === null ? undefined : 'of-teams'}>
      {won !== null && result === null ? (
        <b class="number">{`${won.white} – ${won.black}`}</b>
      ) : result === null || result.by === 'bye' ? (
        <b class="table-number">{table ?? '·'}</b>
      ) : (
        <b class="number">{resultOf(pairing)}</b>
      )}
      {seat('white')}
      <span class="quiet">–</span>
      {seat('black')}
    </li>
  );
}
