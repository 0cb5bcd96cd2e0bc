import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Details,
  type Entrants,
  type Milliseconds,
  type OpenedTournament,
  type Prizes,
  type TournamentCommand,
  type TournamentEvent,
  milliseconds,
} from '../../domain/index.js';
import { requestInvalid } from '../../platform/http/application-error.js';
import { type Answer, found, made } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import { namedFields } from '../../platform/http/forms/form.js';
import { idCursors, pageOf } from '../../platform/http/list.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { awaitedEvents, eventList } from '../../recording/event-list.js';
import type { Caller } from '../../recording/gate.js';
import { StreamWatch } from '../../recording/following/stream-watch.js';
import type { Recipient } from '../../platform/http/answers/recipient.js';
import { Recording } from '../../recording/recording.js';
import { acceptedValue } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { Admission, type Reader, readerOf } from '../auth/index.js';
import { ClubFacts } from '../club/index.js';
import type { EventListQuery, TournamentEventListDto } from '../games/index.js';
import type { EntrantsDto } from './dto/entrants.dto.js';
import { askedFormat } from './dto/format-reader.js';
import type { PairingCorrectionAnswerDto, PairingQuery } from './dto/pairing.dto.js';
import type { PrizesDto } from './dto/prizes.dto.js';
import type { TournamentListDto, TournamentListQuery } from './dto/tournament-list.dto.js';
import type { ChangeTournamentDto, CreateTournamentDto, TournamentDto } from './dto/tournament.dto.js';
import { checkEntries } from './entries/known-entries.js';
import { type OpenedRow, openedRow } from './stream/opened-row.js';
import { TournamentStream, wholeTournament } from './stream/tournament-stream.js';
import type { WantedPairings } from './views/chosen-pairings.js';
import { eventFor } from './views/shown-events.js';
import { besideOf, tournamentView } from './views/tournament.mapper.js';
import { ListedTournaments, type VersionedRow } from './listed-tournaments.js';
import type { SentRow, TournamentRow } from './tournament-rows.js';
import { TournamentsRepository } from './tournaments.repository.js';

const CURSORS = idCursors('tournaments');
const ANYBODY = { white: { player: 'white' }, black: { player: 'black' } };

/** A tournament that was read, and for whom. */
type ReadTournament = OpenedRow & {
  readonly reader: Reader;
  /** Null without a token. */
  readonly caller: Caller | null;
};

/** Tournaments as such: opening them, reading them, changing what may be changed, and what was recorded. */
@Injectable()
export class TournamentsService {
  constructor(
    private readonly stream: TournamentStream,
    private readonly repository: TournamentsRepository,
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly listed: ListedTournaments,
    private readonly watch: StreamWatch,
    private readonly rules: RulesService,
    private readonly club: ClubFacts,
    private readonly ids: IdSource,
  ) {}

  async open(call: Call, asked: CreateTournamentDto): Promise<Answer<TournamentDto>> {
    const tournamentId = this.ids.next();
    return this.stream.open(
      call,
      tournamentId,
      (now) => this.opening(tournamentId, asked, milliseconds(now.getTime())),
      ({ state, version }) =>
        made(
          tournamentView(state, version, {}, 'staff'),
          version,
          `/v1/tournaments/${tournamentId}`,
          besideOf({}, 'staff'),
        ),
    );
  }

  async view(call: Call, id: string): Promise<Answer<TournamentDto>> {
    const { state, version, names, reader } = await this.read(call, id);
    return found(() => tournamentView(state, version, names, reader), version, besideOf(names, reader));
  }

  /** The tournament for a reader; a public one also without a token. */
  async read(call: Call, id: string, read = this.repository.byId(id)): Promise<ReadTournament> {
    const { rows, caller } = await this.admission.admitReader<SentRow<TournamentRow>>(call, read, ([row]) =>
      row === undefined ? false : isPublic(this.repository.whole(read, row)),
    );
    return { ...openedRow(this.repository, read, rows, id), reader: readerOf(caller), caller };
  }

  /** A query for pairings of a person finds them under every id that the person has. */
  async wantedPairings({ player, ...query }: PairingQuery): Promise<WantedPairings> {
    return player === undefined ? query : { ...query, players: await this.repository.allIdsOf(player) };
  }

  /** The tournament for callers who may see what is not public, as the roles of the operation say. */
  async readInside(call: Call, id: string): Promise<OpenedRow> {
    const read = this.repository.byId(id);
    const { rows } = await this.admission.admit<SentRow<TournamentRow>>(call, read);
    return openedRow(this.repository, read, rows, id);
  }

  async list(call: Call, { status, cursor, limit }: TournamentListQuery): Promise<Answer<TournamentListDto>> {
    const before = CURSORS.placeIn(cursor);
    // Without a token there is nothing but what is public.
    const filter = { status: status ?? null, publicOnly: call.tokenHash === null, before, limit };
    const read = this.repository.list(filter);
    const { rows } = await this.admission.admitReader<VersionedRow>(call, read, () => true);
    const { items: page, nextCursor } = pageOf(rows, limit, (row) => row, CURSORS.of);
    const listed = await this.listed.of(page);
    // One may have become private since its id was read.
    const items = listed.filter(({ visibility }) => !filter.publicOnly || visibility === 'public');
    return found({ items, nextCursor });
  }

  change(call: Call, id: string, asked: ChangeTournamentDto): Promise<Answer<TournamentDto>> {
    const { forbiddenPairs } = asked;
    const details: Omit<Details, 'format' | 'prizes'> = {
      ...(asked.name === undefined ? {} : { name: asked.name }),
      ...(asked.startsAt === undefined ? {} : { startsAt: timeOf(asked.startsAt) }),
      ...(asked.visibility === undefined ? {} : { visibility: asked.visibility }),
      ...(asked.confirmMinutes === undefined ? {} : { confirmMinutes: asked.confirmMinutes }),
      ...(forbiddenPairs === undefined ? {} : { forbiddenPairs }),
      ...(asked.dice === undefined ? {} : { dice: asked.dice }),
      ...(asked.rules === undefined ? {} : { rules: namedFields(asked.rules) }),
      ...(asked.variant === undefined ? {} : { variant: acceptedValue(this.rules.variant(asked.variant)) }),
    };
    const named = (forbiddenPairs ?? []).flatMap((pair, nth) =>
      pair.map((entry, place) => [`/forbiddenPairs/${nth}/${place}`, entry] as const),
    );
    return this.stream.change(call, id, {
      command: async (state, { at }) => {
        checkEntries(state, named);
        const prizes =
          asked.prizes === undefined
            ? {}
            : { prizes: asked.prizes === null ? null : await this.prizesOf(asked.prizes, state.prizes) };
        const format = asked.format === undefined ? {} : { format: askedFormat(asked.format) };
        const command: TournamentCommand = { type: 'ChangeDetails', details: { ...details, ...prizes, ...format } };
        const events = acceptedValue(this.rules.decideTournament(state, command));
        const after = this.rules.tournamentAfter(state, events);
        if (after.status === 'entries') this.checkMatches(after, at);
        return events;
      },
      answer: wholeTournament,
    });
  }

  cancel(call: Call, id: string, reason: string): Promise<Answer<TournamentDto | PairingCorrectionAnswerDto>> {
    return this.stream.changeOrTry(call, id, {
      command: (_state, { at }) => ({ type: 'Cancel', reason, at }),
      answer: wholeTournament,
    });
  }

  delete(call: Call, id: string): Promise<Answer<undefined>> {
    return this.stream.change(call, id, {
      command: (_state, { at }) => ({ type: 'Delete', at }),
      answer: ({ version }) => ({ ...found(undefined, version), status: 204 }),
    });
  }

  finish(call: Call, id: string): Promise<Answer<TournamentDto | PairingCorrectionAnswerDto>> {
    return this.stream.changeOrTry(call, id, {
      command: (_state, { at }) => ({ type: 'Finish', at }),
      answer: wholeTournament,
    });
  }

  /** The record of the tournament, oldest event first. */
  events(call: Call, id: string, page: EventListQuery, recipient: Recipient): Promise<Answer<TournamentEventListDto>> {
    return awaitedEvents({ watch: this.watch, recipient }, id, page, async () => {
      const { reader, state } = await this.read(call, id);
      return eventList(this.recording, id, page, (event) => eventFor(reader, event, state.entries));
    });
  }

  private async opening(
    tournamentId: string,
    { name, startsAt, dice, visibility, confirmMinutes, prizes, format, entrants, ...asked }: CreateTournamentDto,
    at: Milliseconds,
  ): Promise<readonly TournamentEvent[]> {
    const rules = namedFields(asked.rules ?? {});
    const decision = this.rules.decideTournament(
      { status: 'not-opened' },
      {
        type: 'OpenTournament',
        tournamentId,
        name,
        startsAt: timeOf(startsAt),
        variant: acceptedValue(this.rules.variant(asked.variant)),
        dice,
        rules,
        prizes: prizes === undefined ? null : await this.prizesOf(prizes, null),
        visibility,
        confirmMinutes,
        ...entrantsOf(entrants),
        format: askedFormat(format),
        at,
      },
    );
    const events = acceptedValue(decision);
    const [opening] = events;
    if (opening?.type !== 'TournamentOpened') throw new Error('a tournament begins with being opened');
    this.checkMatches(opening, at);
    return events;
  }

  /** In the currency that is named, else in that of the present prizes, else in that of the club. */
  private async prizesOf(asked: PrizesDto, present: Prizes | null): Promise<Prizes> {
    const currency = present === null ? ((await this.club.currencyFor(asked.currency)) ?? null) : present.currency;
    return prizesIn(asked, asked.currency ?? currency);
  }

  /** The rules of the matches have to be possible at every length, before the first entry. */
  private checkMatches(
    terms: Pick<OpenedTournament, 'format' | 'variant' | 'dice' | 'rules' | 'entrants'>,
    at: Milliseconds,
  ): void {
    for (const length of new Set(terms.format.lengths)) {
      acceptedValue(this.rules.openedForPairing(terms, length, '', ANYBODY, at));
    }
  }
}

/** A seed for a draw when the request names none. */
export function freshSeed(): string {
  return randomBytes(8).toString('hex');
}

function isPublic({ state }: TournamentRow): boolean {
  return state.status !== 'not-opened' && state.visibility === 'public';
}

/** Absent for singles, as it is in tournaments from before there was the choice. */
function entrantsOf(asked: EntrantsDto | undefined): { readonly entrants?: Entrants } {
  if (asked === undefined) return {};
  const { kind, ...ofTeams } = asked;
  if (kind === 'teams') return { entrants: { boards: 1, ...namedFields(ofTeams), kind } };
  const foreign = Object.keys(namedFields(ofTeams)).map((name) => `/entrants/${name}`);
  if (foreign.length > 0) {
    throw requestInvalid(foreign.map((pointer) => ({ pointer, message: 'is only for teams', rule: 'excluded' })));
  }
  return kind === 'singles' ? {} : { entrants: { kind } };
}

function timeOf(text: string | null | undefined): ReturnType<typeof milliseconds> | null {
  return text === null || text === undefined ? null : milliseconds(Date.parse(text));
}

function prizesIn(asked: PrizesDto, currency: string | null): Prizes {
  const { entryFee, houseShare, added, flights, weights, sidePools, counts } = asked;
  return {
    entryFee,
    houseShare,
    added,
    currency,
    flights: flights ?? null,
    weights: weights ?? null,
    sidePools: (sidePools ?? []).map(({ name, fee, entries }) => ({ name, fee, entries })),
    counts,
  };
}
