/** The wall: large, without anything to touch, one thing after another; `overlay=1` lies over a stream. */
import './screen.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Announcements, useAnnouncements } from '../parts/announcements.js';
import { Bracket } from '../parts/bracket.js';
import { useTitle } from '../parts/frame.js';
import { resultOf, seatName, timeOf } from '../parts/said.js';
import { Name, Shown } from '../parts/shown.js';
import { Standings } from '../parts/standings.js';
import type { PageProps } from '../page.js';
import { t } from '../texts/index.js';
import { type Pairing, atPlay, byTable, nightOf, played, withChange } from '../tournament.js';
import { useView } from '../view.js';

const PARTS = ['next', 'bracket', 'standings'] as const;
type Part = (typeof PARTS)[number];

const USUAL_PAUSE = 12;
const MOST_ROWS = 12;

/** What is shown in turn; a wrong word in the address shows what is played. */
function wanted(search: URLSearchParams): readonly Part[] {
  const named = (search.get('show') ?? PARTS.join()).split(',');
  const parts = PARTS.filter((part) => named.includes(part));
  return parts.length === 0 ? ['next'] : parts;
}

/** A number that grows every so many seconds. */
function useTicks(seconds: number): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((before) => before + 1), seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return ticks;
}

/** What was played: first what came last while this wall was looked at, then the latest rounds. */
function useJustPlayed(pairings: readonly Pairing[]): readonly Pairing[] {
  const came = useRef(new Map<string, number>());
  const keyOf = (pairing: Pairing): string => `${pairing.id} ${resultOf(pairing)}`;
  const placeOf = (pairing: Pairing): number => came.current.get(keyOf(pairing)) ?? 0;
  const ended = played(pairings);
  for (const key of ended.map(keyOf).reverse()) if (!came.current.has(key)) came.current.set(key, came.current.size);
  return [...ended].sort((one, other) => placeOf(other) - placeOf(one));
}

export default function Screen({ id, search }: PageProps) {
  const view = useView(`night ${id}`, [`tournament:${id}`], () => nightOf(id), withChange);
  const announced = useAnnouncements(id);
  const ticks = useTicks(Math.max(2, Number(search.get('every')) || USUAL_PAUSE));
  useTitle(view.data?.tournament.name ?? null);
  const ended = useJustPlayed(view.data?.pairings ?? []);
  const isOverlay = search.get('overlay') === '1';
  useEffect(() => {
    document.documentElement.classList.toggle('overlay', isOverlay);
    return () => document.documentElement.classList.remove('overlay');
  }, [isOverlay]);
  return (
    <main class="wall">
      <Shown view={view} whole>
        {(night) => {
          const hasBracket = ['knockout', 'double-elimination'].includes(night.tournament.format.kind);
          const parts = wanted(search).filter((part) => part !== 'bracket' || hasBracket);
          const shown = parts[ticks % parts.length] ?? 'next';
          return (
            <>
              <header class="head">
                <h1>
                  <Name>{night.tournament.name}</Name>
                </h1>
                <Clock />
              </header>
              <Announcements view={announced} />
              {shown === 'next' && <Next pairings={night.pairings} ended={ended} turn={ticks} />}
              {shown === 'bracket' && <Bracket {...night} still />}
              {shown === 'standings' && <Standings id={id} />}
            </>
          );
        }}
      </Shown>
    </main>
  );
}

function Clock() {
  useTicks(10);
  return <time class="number">{timeOf(Date.now())}</time>;
}

interface NextProps {
  readonly pairings: readonly Pairing[];
  readonly ended: readonly Pairing[];
  readonly turn: number;
}

/** Who is called where; what was just played under it. More than fit are shown in turn. */
function Next({ pairings, ended, turn }: NextProps) {
  const now = byTable(atPlay(pairings));
  const pages = Math.max(1, Math.ceil(now.length / MOST_ROWS));
  const from = (turn % pages) * MOST_ROWS;
  const shown = ended.slice(0, now.length > 8 ? 3 : 6);
  return (
    <>
      <section>
        <h2>{t('pairings.now')}</h2>
        <ul class="calls">
          {now.slice(from, from + MOST_ROWS).map((pairing) => (
            <li key={pairing.id}>
              <b class="table-number">{pairing.table ?? '·'}</b>
              <span class="clip">
                <Name>{seatName(pairing.white)}</Name>
              </span>
              <span class="quiet">–</span>
              <span class="clip">
                <Name>{seatName(pairing.black)}</Name>
              </span>
            </li>
          ))}
        </ul>
        {now.length === 0 && <p class="quiet">{t('pairings.none')}</p>}
      </section>
      {shown.length > 0 && (
        <section>
          <h2>{t('pairings.played')}</h2>
          <ul class="calls">
            {shown.map((pairing) => (
              <li key={pairing.id}>
                <b class="number">{resultOf(pairing)}</b>
                <span class={pairing.result?.winner === 'white' ? 'clip won' : 'clip'}>
                  <Name>{seatName(pairing.white)}</Name>
                </span>
                <span class="quiet">–</span>
                <span class={pairing.result?.winner === 'black' ? 'clip won' : 'clip'}>
                  <Name>{seatName(pairing.black)}</Name>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
