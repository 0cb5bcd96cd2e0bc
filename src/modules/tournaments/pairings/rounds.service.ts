import { Injectable } from '@nestjs/common';
import {
  type AskedRound,
  FIBS_RATING,
  FLIGHT_NAMES,
  type FlightName,
  type Milliseconds,
  type OpenedTournament,
  type RoundTimes,
  type Strength,
  type WantedBye,
  milliseconds,
  pairingsOf,
} from '../../../domain/index.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { ApplicationError, notFound, requestInvalid } from '../../../platform/http/application-error.js';
import type { Reader } from '../../auth/index.js';
import type { ChangedTournament } from '../../games/index.js';
import type { DrawDto, PairingCorrectionAnswerDto } from '../dto/pairing.dto.js';
import type {
  AssignTablesDto,
  AssignedTablesDto,
  ChangeRoundDto,
  PairRoundDto,
  RoundDto,
  RoundTimesDto,
  RoundsDto,
  SwapEntrantsDto,
} from '../dto/round.dto.js';
import type { EntryDto, TournamentDto } from '../dto/tournament.dto.js';
import { checkEntries } from '../entries/known-entries.js';
import type { PersonRow } from '../entries/entry-table.js';
import { TournamentStream, type TournamentWork, wholeTournament } from '../stream/tournament-stream.js';
import type { TournamentRow } from '../tournament-rows.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { TournamentsService, freshSeed } from '../tournaments.service.js';
import { affectedAnswer } from '../views/affected.js';
import { roundToCome, roundViews } from '../views/rounds.view.js';
import { type Names, PairingViews, besideOf, entryView, flightId } from '../views/tournament.mapper.js';

interface RowWithPeople extends TournamentRow {
  readonly people: readonly PersonRow[] | null;
}

/** Draws, and rounds: paired, proposed, made by hand, taken back, with their tables and times. */
@Injectable()
export class RoundsService {
  constructor(
    private readonly stream: TournamentStream,
    private readonly tournaments: TournamentsService,
    private readonly repository: TournamentsRepository,
  ) {}

  draw(
    call: Call,
    id: string,
    { seed = freshSeed(), only }: DrawDto,
  ): Promise<Answer<TournamentDto | PairingCorrectionAnswerDto>> {
    const filter = only === undefined ? {} : { only };
    const work: TournamentWork<RowWithPeople, TournamentDto> = {
      command: (_state, { at }, row) => {
        return { type: 'Draw', seed, ...filter, standings: standingsOf(row.people ?? []), at };
      },
      answer: wholeTournament,
    };
    return this.stream.changeOrTry(call, id, work, this.repository.withPeople(id, []));
  }

  startLastChance(call: Call, id: string): Promise<Answer<TournamentDto | PairingCorrectionAnswerDto>> {
    return this.stream.changeOrTry(call, id, {
      command: (_state, { at }) => ({ type: 'StartLastChance', at }),
      answer: wholeTournament,
    });
  }

  async list(call: Call, id: string): Promise<Answer<RoundsDto>> {
    const { state, version, names, reader } = await this.tournaments.read(call, id);
    return found(() => ({ rounds: roundViews(state, names, reader) }), version, besideOf(names, reader));
  }

  /** The next round or the next stage; a proposal is answered as the round that it would be. */
  pairNext(
    call: Call,
    id: string,
    { seed = freshSeed(), publish, ...times }: PairRoundDto,
  ): Promise<Answer<TournamentDto | RoundDto | PairingCorrectionAnswerDto>> {
    return this.stream.changeOrTry(call, id, {
      command: (_state, { at }) => ({ type: 'PairRound', seed, publish, times: timesIn(times), at }),
      answer: (change, { names }): Answer<TournamentDto | RoundDto> => {
        if (!publish) return roundAnswer(change, names, ({ status }) => status === 'proposed');
        return wholeTournament(change, { names });
      },
    });
  }

  change(
    call: Call,
    id: string,
    round: number,
    asked: ChangeRoundDto,
  ): Promise<Answer<RoundDto | PairingCorrectionAnswerDto>> {
    const { pairs, byes = [], reason = null, flight } = asked;
    if (pairs === undefined && byes.length > 0) {
      throw requestInvalid([{ pointer: '/pairs', message: 'is required with byes', rule: 'required' }]);
    }
    const pairing: AskedRound | undefined = pairs && {
      pairs: pairs.map(({ white, black }) => ({ white, black })),
      byes,
    };
    const where = (state: OpenedTournament): FlightPlace => flightOf(state, flight);
    return this.stream.changeOrTry(call, id, {
      command: (state, { at }) => {
        checkEntries(state, [
          ...(pairing?.pairs ?? []).flatMap(({ white, black }, index) => [
            [`/pairs/${index}/white`, white] as const,
            [`/pairs/${index}/black`, black] as const,
          ]),
          ...(pairing?.byes ?? []).map((entry, index) => [`/byes/${index}`, entry] as const),
        ]);
        const times = timesIn(asked);
        return { type: 'ChangeRound', ...where(state), round, pairing: pairing ?? null, times, reason, at };
      },
      answer: (change, { names }) => {
        const place = where(change.state);
        const wanted = flightId(place);
        // One without times and without pairings is in no list.
        const toCome = roundToCome(change.state, { ...place, round });
        return roundAnswer(change, names, (view) => view.flight === wanted && view.round === round, toCome);
      },
    });
  }

  publish(
    call: Call,
    id: string,
    round: number,
    asked: RoundTimesDto,
  ): Promise<Answer<RoundDto | PairingCorrectionAnswerDto>> {
    return this.stream.changeOrTry(call, id, {
      command: (_state, { at }) => ({ type: 'PublishRound', round, times: timesIn(asked), at }),
      answer: (change, { names }) => roundAnswer(change, names, (view) => view.round === round),
    });
  }

  unpair(call: Call, id: string, round: number): Promise<Answer<PairingCorrectionAnswerDto>> {
    return this.stream.changeOrTry(call, id, {
      command: (_state, { at }) => ({ type: 'UnpairRound', round, at }),
      answer: (change, { names }) => affectedAnswer(change, names),
    });
  }

  swap(call: Call, id: string, { entries, reason }: SwapEntrantsDto): Promise<Answer<PairingCorrectionAnswerDto>> {
    const [one = '', other = ''] = entries;
    return this.stream.changeOrTry(call, id, {
      command: (state, { at }) => {
        checkEntries(state, [
          ['/entries/0', one],
          ['/entries/1', other],
        ]);
        return { type: 'SwapEntrants', entries: [one, other], reason: reason ?? null, at };
      },
      answer: (change, { names }) => affectedAnswer(change, names),
    });
  }

  assignTables(
    call: Call,
    id: string,
    { tables, count, feature }: AssignTablesDto,
  ): Promise<Answer<AssignedTablesDto | PairingCorrectionAnswerDto>> {
    if (tables !== undefined && count !== undefined) {
      const limit = ['tables', 'count'];
      throw requestInvalid([{ pointer: '', message: 'send either tables or count', rule: 'combination', limit }]);
    }
    const all = tables ?? Array.from({ length: count ?? 0 }, (_, index) => String(index + 1));
    return this.stream.changeOrTry(call, id, {
      command: () => ({ type: 'AssignTables', tables: all, feature: feature ?? null }),
      answer: ({ state, version, events }, { names }) => {
        const assigned = new Set(events.flatMap((event) => (event.type === 'TableAssigned' ? [event.pairing] : [])));
        const views = new PairingViews(state, names);
        const pairings = pairingsOf(state);
        const left = pairings.filter(
          ({ key, status, boards }) => status === 'ready' && boards === undefined && state.tables[key] === undefined,
        ).length;
        const items = pairings.filter(({ key }) => assigned.has(key)).map((pairing) => views.view(pairing));
        return found({ items, left }, version, besideOf(names));
      },
    });
  }

  /** The byes that an entrant asks for. */
  wantByes(call: Call, id: string, entryId: string, byes: readonly WantedBye[]): Promise<Answer<EntryDto>> {
    const wanted = byes.map(({ round, points }) => ({ round, points }));
    return this.stream.change(call, id, {
      command: () => ({ type: 'WantByes', entryId, byes: wanted }),
      answer: ({ state, version }, { names, reader }) => {
        const entry = state.entries.find((each) => each.id === entryId);
        if (entry === undefined) throw notFound('entry', entryId);
        return found(entryView(entry, names, reader), version, besideOf(names, reader));
      },
    });
  }
}

interface FlightPlace {
  readonly stage: number;
  readonly flight: FlightName;
}

/** The flight of that id; without one the main flight of the present stage. */
function flightOf(state: OpenedTournament, id: string | undefined): FlightPlace {
  const present = Math.max(1, state.stages.length);
  if (id === undefined) return { stage: present, flight: 'main' };
  const places = Array.from({ length: present }, (_, index) =>
    FLIGHT_NAMES.map((flight) => ({ stage: index + 1, flight })),
  );
  const place = places.flat().find((each) => flightId(each) === id);
  if (place !== undefined) return place;
  const detail = `The tournament has no flight ${id}.`;
  throw new ApplicationError('flight.not-found', detail, {
    errors: [{ pointer: '/flight', message: detail, rule: 'reference' }],
  });
}

function timesIn({ startsAt, deadline }: RoundTimesDto): Partial<RoundTimes> {
  return {
    ...(startsAt === undefined ? {} : { startsAt: momentOf(startsAt) }),
    ...(deadline === undefined ? {} : { deadline: momentOf(deadline) }),
  };
}

function momentOf(text: string | null): Milliseconds | null {
  return text === null ? null : milliseconds(Date.parse(text));
}

/** The last of the rounds that are meant, as staff see it. */
function roundAnswer(
  { state, version }: ChangedTournament,
  names: Names,
  isMeant: (view: RoundDto) => boolean,
  otherwise?: RoundDto,
): Answer<RoundDto> {
  const reader: Reader = 'staff';
  const view = roundViews(state, names, reader).findLast(isMeant) ?? otherwise;
  if (view === undefined) throw new Error('the round is there');
  return found(view, version, besideOf(names, reader));
}

/** T6: what is known of the entrants' strength. */
function standingsOf(people: readonly PersonRow[]): Readonly<Record<string, Strength>> {
  return Object.fromEntries(
    people.map(({ id, rating, experience }) => [
      id,
      { rating: rating ?? FIBS_RATING.start, experience: experience ?? 0 },
    ]),
  );
}
