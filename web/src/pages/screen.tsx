/** The wall: large, without anything to touch, one thing after another; `overlay=1` lies over a stream. */
import './screen.css';
import { useEffect, useState } from 'preact/hooks';
import { type Announcement, Announcements, useAnnouncements } from '../parts/announcements/announcements.js';
import { useTitle } from '../parts/page/frame.js';
import { useApart } from '../parts/people/apart.js';
import { timeOf, whyNoMatch } from '../parts/said.js';
import { Loaded } from '../parts/page/loaded.js';
import { Name, Shown } from '../parts/page/shown.js';
import type { PageProps } from '../page.js';
import { FOLLOWING, inBrackets, nightOf, peopleIn } from '../tournament.js';
import { useView } from '../view.js';
import { Entrants } from '../wall/entrants.js';
import { Next, useJustPlayed } from '../wall/next.js';
import { useRoom } from '../wall/room.js';
import { WallStandings } from '../wall/standings.js';

/** Only a knockout has one. */
const loadBracket = () => import('../wall/bracket.js');

const PARTS = ['next', 'bracket', 'standings'] as const;
type Part = (typeof PARTS)[number];

const USUAL_PAUSE = 12;

/** What is shown in turn; a wrong word in the address shows what is played. */
function wanted(search: URLSearchParams): readonly Part[] {
  const named = (search.get('show') ?? PARTS.join()).split(',');
  const parts = PARTS.filter((part) => named.includes(part));
  return parts.length === 0 ? ['next'] : parts;
}

/** Characters of announcements that are shown at once: more of them would leave no room for the night. */
const ANNOUNCED_AT_ONCE = 320;
/** What a line of its own counts, however short its text is. */
const CHARACTERS_OF_A_LINE = 80;

/** As many of the announcements as there is room for, at least one; all of them in turn. */
function inTurn(announced: readonly Announcement[], turn: number): readonly Announcement[] {
  const pages: Announcement[][] = [];
  let left = 0;
  for (const announcement of announced) {
    const characters = CHARACTERS_OF_A_LINE + announcement.text.length;
    left -= characters;
    if (left >= 0) pages.at(-1)?.push(announcement);
    else {
      pages.push([announcement]);
      left = ANNOUNCED_AT_ONCE - characters;
    }
  }
  return pages[turn % pages.length] ?? [];
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

export default function Screen({ id, search }: PageProps) {
  const view = useView(`night ${id}`, [`tournament:${id}`], () => nightOf(id), FOLLOWING);
  const apart = useApart(peopleIn(view.data));
  const told = { ...view, data: apart(view.data) };
  const announced = useAnnouncements(id);
  const ticks = useTicks(Math.max(2, Number(search.get('every')) || USUAL_PAUSE));
  useTitle(view.data?.tournament.name ?? null);
  const ended = useJustPlayed(told.data?.pairings ?? []);
  const [stage, room] = useRoom();
  const isOverlay = search.get('overlay') === '1';
  useEffect(() => {
    document.documentElement.classList.toggle('overlay', isOverlay);
    return () => document.documentElement.classList.remove('overlay');
  }, [isOverlay]);
  return (
    <main class="wall">
      {view.data !== null && (
        <header class="head">
          <h1>
            <Name>{view.data.tournament.name}</Name>
          </h1>
          <Clock />
        </header>
      )}
      <Announcements view={{ ...announced, data: inTurn(announced.data ?? [], ticks) }} />
      <div class="stage" ref={stage}>
        <Shown view={told} whole>
          {(night) => {
            if (room === null) return null;
            if (night.tournament.status === 'entries') return <Entrants night={night} room={room} turn={ticks} />;
            const bracket = { ...night, pairings: inBrackets(night) };
            const parts = wanted(search).filter((part) => part !== 'bracket' || bracket.pairings.length > 0);
            const shown = parts[ticks % parts.length] ?? 'next';
            // One page of each part, then the next page of each: who is called where is never away for long.
            const turn = Math.floor(ticks / Math.max(1, parts.length));
            return (
              <>
                {shown === 'next' && (
                  <Next
                    pairings={night.pairings}
                    ended={ended}
                    room={room}
                    turn={turn}
                    none={whyNoMatch(night.tournament)}
                  />
                )}
                {/* As the whole page, which is loaded anew by itself: a wall has no button to touch. */}
                {shown === 'bracket' && (
                  <Loaded load={loadBracket} given={{ night: bracket, room, turn }} whole quiet />
                )}
                {parts.includes('standings') && (
                  <WallStandings id={id} apart={apart} room={room} turn={turn} shown={shown === 'standings'} />
                )}
              </>
            );
          }}
        </Shown>
      </div>
    </main>
  );
}

function Clock() {
  useTicks(10);
  return <time class="number">{timeOf(Date.now())}</time>;
}
