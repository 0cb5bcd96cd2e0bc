/** Two entrants change places, as long as neither has begun a match: in the last round of a Swiss, or on the places of a bracket. */
import { isSeated } from '../../parts/said.js';
import { isDirector } from '../../session.js';
import { t } from '../../texts/index.js';
import { type Pairing, isInBracket, kindOf } from '../../tournament.js';
import { type Desk, type PairingActProps, useDesk } from '../desk.js';
import { Unfolded } from '../unfolded.js';
import type { Placed, SwapProps } from './swap.js';

/** Few draws need it. */
const loadSwap = () => import('./swap.js');

/** How a pairing without a recorded result ends. */
const UNPLAYED = ['bye', 'walkover'];

function isUntouched({ status, result }: Pairing): boolean {
  return status !== 'playing' && (result === null || UNPLAYED.includes(result.by));
}

/** The entrants who can change places; none where the present stage has no places. */
function swappable({ tournament, pairings, rounds }: Desk): readonly Placed[] {
  const proposed = rounds.find(({ status }) => status === 'proposed');
  if (proposed !== undefined) {
    return [...proposed.pairs.flatMap(({ white, black }) => [white, black].filter(isSeated)), ...proposed.byes];
  }
  const stage = Math.max(...pairings.map((pairing) => pairing.stage));
  const own = pairings.filter((pairing) => pairing.stage === stage && pairing.board === undefined);
  const isSwiss = kindOf(tournament, stage) === 'swiss';
  if (!isSwiss && !own.every((pairing) => isInBracket(tournament, pairing))) return [];
  const last = Math.max(...own.map(({ round }) => round));
  const counted = isSwiss ? own.filter(({ round }) => round === last) : own;
  const seatsIn = (some: readonly Pairing[]): readonly Placed[] =>
    some.flatMap(({ white, black }) => [white, black].filter(isSeated));
  const bound = new Set(seatsIn(counted.filter((pairing) => !isUntouched(pairing))).map(({ entryId }) => entryId));
  const free = new Map(seatsIn(counted).map((seat) => [seat.entryId, seat]));
  const isIn = (id: string): boolean =>
    tournament.entries.some((entry) => entry.id === id && ['entered', 'checked-in'].includes(entry.status));
  return [...free.values()].filter(({ entryId }) => !bound.has(entryId) && isIn(entryId));
}

function SwapPlaces({ ones, others, onDone }: SwapProps) {
  if (!isDirector() || ones.length === 0 || others.length === 0) return null;
  return <Unfolded title={t('swap.title')} load={loadSwap} given={{ ones, others, onDone }} />;
}

/** One of the two who meet changes places with another entrant. While a round is proposed, entrants change places only in that. */
export function SwapInPairing({ pairing, onDone }: PairingActProps) {
  const desk = useDesk();
  if (desk.rounds.some(({ status }) => status === 'proposed')) return null;
  const free = swappable(desk);
  const here = [pairing.white, pairing.black].filter(isSeated);
  const isHere = ({ entryId }: Placed): boolean => here.some((seat) => seat.entryId === entryId);
  return <SwapPlaces ones={free.filter(isHere)} others={free.filter((each) => !isHere(each))} onDone={onDone} />;
}

/** Two of the round that is proposed change places. */
export function SwapInProposed() {
  const free = swappable(useDesk());
  return <SwapPlaces ones={free} others={free} onDone={() => {}} />;
}
