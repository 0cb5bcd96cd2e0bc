/** The parts of a flight in words: the winners' and the losers' bracket, the groups, or the divisions of a league. With the words of standings. */
import { t } from '../../texts/index.js';
import type { Pairing, Tournament } from '../../tournament.js';
import { flightName } from '../said.js';

export type Kind = Tournament['format']['kind'];

const PARTS = ['upper', 'lower', 'final', 'reset', 'third-place'] as const;

/** A part that is not of a bracket is a group; of a league it is a division. */
export function partName(part: string, isLeague = false): string {
  const known = PARTS.find((each) => each === part);
  return known === undefined ? t(isLeague ? 'part.division' : 'part.group', { part }) : t(`part.${known}`);
}

/**
 * The flight; with the part of its bracket, the group or the division, where there are several.
 *
 * @param kind of the tournament, where it is known
 */
export function flightAndPart({ flight, part }: Pick<Pairing, 'flight' | 'part'>, kind?: Kind): string {
  const name = flightName(flight);
  return part === null ? name : `${name} · ${partName(part, kind === 'league')}`;
}

/** The flight with its part, and the round. */
export function roundOf(pairing: Pick<Pairing, 'flight' | 'part' | 'round'>, kind: Kind): string {
  return `${flightAndPart(pairing, kind)} · ${t('bracket.round', { round: pairing.round })}`;
}
