/** When rounds are to be played, and who is late for them. */

import type { Milliseconds } from '../kernel/brands.js';
import { FLIGHT_NAMES, type FlightName } from './bracket/node.js';
import { lastMoment } from './ladder/days.js';
import type { Pairing } from './met.js';
import type { OpenedTournament, RoundTimes } from './state.js';

/** A round of a flight in a stage. */
interface RoundPlace {
  readonly stage: number;
  readonly flight: FlightName;
  readonly round: number;
}

const NO_TIMES: RoundTimes = { startsAt: null, deadline: null };

/** Under which name a tournament keeps the times of a round. */
export function timesKey({ stage, flight, round }: RoundPlace): string {
  return `${stage}/${flight}/${round}`;
}

/** The rounds that have times, in the order in which they got them. */
export function timedPlaces({ roundTimes = {} }: Pick<OpenedTournament, 'roundTimes'>): readonly RoundPlace[] {
  return Object.keys(roundTimes).flatMap((key): RoundPlace[] => {
    const [stage, name, round] = key.split('/');
    const flight = FLIGHT_NAMES.find((each) => each === name);
    return flight === undefined ? [] : [{ stage: Number(stage), flight, round: Number(round) }];
  });
}

export function timesIn({ startsAt, deadline }: RoundTimes): RoundTimes {
  return { startsAt, deadline };
}

/** The times of the round, or of the round of a pairing. */
export function timesOf({ roundTimes }: Pick<OpenedTournament, 'roundTimes'>, place: RoundPlace): RoundTimes {
  return roundTimes?.[timesKey(place)] ?? NO_TIMES;
}

/** The times of a pairing: those of its round, and on a ladder the last moment of the challenge where its round has none. */
export function pairingTimes(
  tournament: Pick<OpenedTournament, 'roundTimes' | 'stages'>,
  pairing: Pairing,
): RoundTimes {
  const times = timesOf(tournament, pairing);
  const stage = tournament.stages[pairing.stage - 1];
  if (times.deadline !== null || stage?.kind !== 'ladder') return times;
  return { ...times, deadline: lastMoment(stage, pairing.round) };
}

/** Whether two who could play have not begun in time, or have no result in time. */
export function isLate(pairing: Pairing, { startsAt, deadline }: RoundTimes, now: Milliseconds): boolean {
  const { status } = pairing;
  if (status === 'ready' && startsAt !== null && now > startsAt) return true;
  return (status === 'ready' || status === 'playing') && deadline !== null && now > deadline;
}
