/** The parts of a flight in words: the winners' and the losers' bracket, or the groups. With the words of standings. */
import { type Word, t } from '../../texts/index.js';
import type { Pairing } from '../../tournament.js';
import { flightName } from '../said.js';

const PARTS: Readonly<Record<string, Word>> = {
  upper: 'part.upper',
  lower: 'part.lower',
  final: 'part.final',
  reset: 'part.reset',
};

/** A part that is not of a bracket is a group. */
export function partName(part: string): string {
  const word = PARTS[part];
  return word === undefined ? t('standings.group', { group: part }) : t(word);
}

/** The flight; with the part of its bracket, or the group, where there are several. */
export function flightAndPart({ flight, part }: Pick<Pairing, 'flight' | 'part'>): string {
  return part === null ? flightName(flight) : `${flightName(flight)} · ${partName(part)}`;
}
