import { type OpenedTournament, flightsOf, pairingsOf } from '../../../domain/index.js';
import { ApplicationError } from '../../../platform/http/application-error.js';
import { flightId } from './tournament.mapper.js';

/** Refuses a flight that no stage of the tournament has or will have. */
export function requireFlight({ format }: OpenedTournament, flight: string | undefined): void {
  const known = flightsOf(format).map(flightId);
  if (flight === undefined || known.includes(flight)) return;
  const detail = `The tournament has no flight ${flight}. It has: ${known.join(', ')}.`;
  throw new ApplicationError('flight.not-found', detail, {
    errors: [{ pointer: '?flight', message: detail, rule: 'enum', limit: known }],
  });
}

/** Refuses a round behind the last one of what is drawn; where something is still to be drawn, its rounds are not known. */
export function requireRound(state: OpenedTournament, flight: string | undefined, round: number | undefined): void {
  if (round === undefined) return;
  const drawn = pairingsOf(state).filter((pairing) => flight === undefined || flightId(pairing) === flight);
  const flights = new Set(drawn.map(flightId));
  const expected = flight === undefined ? flightsOf(state.format).map(flightId) : [flight];
  const ladder = state.stages.some(({ kind }) => kind === 'ladder');
  if (ladder || expected.some((each) => !flights.has(each))) return;
  const planned = state.stages.map((stage) => (stage.kind === 'rounds' ? stage.planned : 0));
  const last = Math.max(...planned, ...drawn.map((pairing) => pairing.round));
  if (round <= last) return;
  const detail = `There is no round ${round}; the last one is round ${last}.`;
  throw new ApplicationError('round.not-found', detail, {
    params: { round },
    errors: [{ pointer: '?round', message: detail, rule: 'max', limit: last }],
  });
}
