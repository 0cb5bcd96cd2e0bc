/** How much a wall has to fill: what is larger than that is shown in pages, one after another. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** In widths and heights of the place's own type, so that it is the same on a small wall and on a large one. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** What `screen.css` gives a line, a heading with its distances, in the type of the wall. */
export const LINE = 2.5;
export const HEADING = 1.9;

/** From here on two columns stand beside each other. */
const WIDTH_FOR_TWO = 44;

export function columnsIn({ width }: Room): number {
  return width >= WIDTH_FOR_TWO ? 2 : 1;
}

/** What a line of two names needs beside them, and what lies between two columns. */
const BESIDE_NAMES = 6.5;
const BETWEEN_COLUMNS = 1.5;
/** Of a character of usual width. */
const CHARACTER = 0.55;

/** About how wide a name is. */
export function widthOf(name: string): number {
  return name.length * CHARACTER;
}

/** Whether more than a quarter of the names would be cut off. */
export function areManyCut(names: readonly string[], forName: number): boolean {
  return names.filter((name) => widthOf(name) > forName).length * 4 > names.length;
}

/** Columns of lines with two names each: one where many of the names would be cut off in two. */
export function columnsFor(room: Room, names: readonly string[]): number {
  const forName = ((room.width - BETWEEN_COLUMNS) / 2 - BESIDE_NAMES) / 2;
  return areManyCut(names, forName) ? 1 : columnsIn(room);
}

/** The room of an element; null until it has been measured. */
export function useRoom(): readonly [RefObject<HTMLDivElement | null>, Room | null] {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = new ResizeObserver(() => {
      const type = Number.parseFloat(getComputedStyle(element).fontSize);
      setRoom({ width: element.clientWidth / type, height: element.clientHeight / type });
    });
    measure.observe(element);
    return () => measure.disconnect();
  }, []);
  return [place, room];
}

/** What stands above a page, with its number where there are several. */
export function headingOf(title: string, nth: number, pages: number): string {
  return pages > 1 ? `${title} · ${nth + 1}/${pages}` : title;
}

/** What is shown of a list in turn, so many at once: a page of it, its place among the pages and how many there are. */
export function pageOf<Thing>(things: readonly Thing[], fit: number, turn: number) {
  const pages = Math.max(1, Math.ceil(things.length / fit));
  const nth = turn % pages;
  return { shown: things.slice(nth * fit, (nth + 1) * fit), nth, pages };
}
