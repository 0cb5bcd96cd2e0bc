import { dayOf } from './said.js';

/** The day; empty where it is today. A ladder or a league goes on for months. */
export function otherDayOf(instant: string): string {
  const day = dayOf(instant);
  return day === dayOf(new Date(Date.now()).toISOString()) ? '' : day;
}
