import {
  type ByeNote,
  type OpenedTournament,
  type Pairing,
  type Round,
  isOvertaken,
  pairingsOf,
  timedPlaces,
  timesOf,
} from '../../../domain/index.js';
import type { Reader } from '../../auth/index.js';
import type { RoundByeDto, RoundDto, RoundPairDto } from '../dto/round.dto.js';
import { pairingId } from './pairing-id.js';
import { type Names, PairingViews, flightId, timeText } from './tournament.mapper.js';

/** Every round of every flight, for staff also the one that is proposed; last those that have times and no pairings yet. */
export function roundViews(state: OpenedTournament, names: Names, reader: Reader): readonly RoundDto[] {
  const views = new PairingViews(state, names);
  const rounds = new Map<string, Pairing[]>();
  for (const pairing of pairingsOf(state)) {
    if (pairing.board !== undefined) continue;
    const key = `${flightId(pairing)} ${pairing.round}`;
    const round = rounds.get(key);
    if (round === undefined) rounds.set(key, [pairing]);
    else round.push(pairing);
  }
  const published = [...rounds.values()].flatMap((pairings) => publishedRound(state, views, pairings));
  const shown = reader === 'staff' ? [...published, ...proposedRound(state, views)] : published;
  return [...shown, ...timedRounds(state, shown)];
}

/** A round that is not made yet can have its times already. */
function timedRounds(state: OpenedTournament, shown: readonly RoundDto[]): RoundDto[] {
  const known = new Set(shown.map(({ flight, round }) => `${flight} ${round}`));
  return timedPlaces(state)
    .filter((place) => !known.has(`${flightId(place)} ${place.round}`))
    .map((place) => roundToCome(state, place));
}

/** A round that has no pairings yet. */
export function roundToCome(state: OpenedTournament, place: Pick<Pairing, 'stage' | 'flight' | 'round'>): RoundDto {
  return { ...roundFacts(state, place, undefined), status: 'to-come', pairs: [], byes: [] };
}

function publishedRound(state: OpenedTournament, views: PairingViews, pairings: readonly Pairing[]): RoundDto[] {
  const [first] = pairings;
  if (first === undefined) return [];
  const stage = state.stages[first.stage - 1];
  const round = stage?.kind === 'rounds' ? stage.rounds.find(({ number }) => number === first.round) : undefined;
  const pairs = pairings.filter(({ black }) => black !== 'bye' || round === undefined);
  const isSwiss = stage?.format.kind === 'swiss';
  return [
    {
      ...roundFacts(state, first, round),
      status: 'published',
      pairs: pairs.map(({ key, white, black, why }): RoundPairDto => {
        const id = pairingId(state.id, key);
        return { pairingId: id, white: views.slot(white), black: views.slot(black), why };
      }),
      byes: (round?.byes ?? []).map((entry) => byeView(views, entry, isSwiss ? (round?.byeNotes ?? []) : null)),
    },
  ];
}

function proposedRound(state: OpenedTournament, views: PairingViews): RoundDto[] {
  const stage = state.stages.at(-1);
  const round = stage?.kind === 'rounds' ? stage.proposed : undefined;
  if (round === undefined) return [];
  const place = { stage: state.stages.length, flight: 'main', round: round.number } as const;
  return [
    {
      ...roundFacts(state, place, round),
      status: 'proposed',
      overtaken: isOvertaken(state),
      pairs: round.pairs.map(({ white, black, why }): RoundPairDto => {
        return { pairingId: null, white: views.slot(white), black: views.slot(black), why };
      }),
      byes: round.byes.map((entry) => byeView(views, entry, round.byeNotes ?? [])),
    },
  ];
}

function roundFacts(
  state: OpenedTournament,
  place: Pick<Pairing, 'stage' | 'flight' | 'round'>,
  round: Round | undefined,
): Omit<RoundDto, 'status' | 'pairs' | 'byes'> {
  const { startsAt, deadline } = timesOf(state, place);
  return {
    stage: place.stage,
    flight: flightId(place),
    round: place.round,
    byHand: round?.byHand !== undefined,
    overtaken: false,
    reason: round?.byHand?.reason ?? null,
    startsAt: timeText(startsAt),
    deadline: timeText(deadline),
  };
}

/** `notes`: null where byes count nothing. */
function byeView(views: PairingViews, entry: string, notes: readonly ByeNote[] | null): RoundByeDto {
  const { points = 1, reason = null, breaks = [] } = notes?.find((note) => note.entry === entry) ?? {};
  return { ...views.seated(entry), points: notes === null ? null : points, reason, breaks };
}
