import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Details,
  type OpenedTournament,
  type Prizes,
  type TournamentFormat,
  type TournamentState,
  milliseconds,
} from '../../domain/index.js';
import { ApplicationError, notFound } from '../../platform/http/application-error.js';
import { type Answer, found, made } from '../../platform/http/answer.js';
import type { Call } from '../../platform/http/call.js';
import { namedFields } from '../../platform/http/form.js';
import { idCursors, pageOf } from '../../platform/http/list.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { Slices } from '../../platform/work/slices.js';
import { type RecordedEvent, Recording } from '../../recording/recording.js';
import { refusal } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { Admission, type Reader, mayKnowAbout, readerOf } from '../auth/index.js';
import { type EventListQuery, eventView } from '../games/index.js';
import type { PrizesDto } from './dto/prizes.dto.js';
import type { ChangeTournamentDto, CreateTournamentDto, TournamentListQuery } from './dto/tournament.dto.js';
import { TournamentChanges } from './tournament-changes.js';
import { TournamentStream } from './tournament-stream.js';
import { besideOf, listedTournamentView, tournamentView } from './tournament.mapper.js';
import { type ListedRow, type SentRow, TournamentsRepository, type TournamentRow } from './tournaments.repository.js';

const CURSORS = idCursors('tournaments');

/** A tournament that was read, and for whom. */
export interface ReadTournament extends TournamentRow {
  readonly reader: Reader;
}

/** Tournaments as such: opening them, reading them, changing what may be changed, and what was recorded. */
@Injectable()
export class TournamentsService {
  constructor(
    private readonly stream: TournamentStream,
    private readonly changes: TournamentChanges,
    private readonly repository: TournamentsRepository,
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly rules: RulesService,
    private readonly ids: IdSource,
  ) {}

  async open(call: Call, asked: CreateTournamentDto): Promise<Answer> {
    const admitted = await this.admission.admit<object>(call, null);
    const tournamentId = this.ids.next();
    const variant = this.rules.variant(asked.variant);
    if (!variant.ok) throw refusal(variant.error);
    const { name, startsAt, dice, visibility, confirmMinutes, prizes } = asked;
    const rules = namedFields(asked.rules ?? {});
    const decision = this.rules.decideTournament(
      { status: 'not-opened' },
      {
        type: 'OpenTournament',
        tournamentId,
        name,
        startsAt: timeOf(startsAt),
        variant: variant.value,
        dice,
        rules,
        format: asked.format,
        prizes: prizes === undefined ? null : prizesOf(prizes),
        visibility,
        confirmMinutes,
        at: milliseconds(admitted.now.getTime()),
      },
    );
    if (!decision.ok) throw refusal(decision.error);
    const [opening] = decision.value;
    if (opening?.type !== 'TournamentOpened') throw new Error('a tournament begins with being opened');
    this.checkMatches({ variant: variant.value, dice, rules }, opening.format);
    return this.stream.open(call, admitted, tournamentId, decision.value, ({ state, version }) =>
      made(
        tournamentView(state, version, {}, 'staff'),
        version,
        `/v1/tournaments/${tournamentId}`,
        besideOf({}, 'staff'),
      ),
    );
  }

  async view(call: Call, id: string): Promise<Answer> {
    const row = await this.read(call, id);
    return found(viewOf(row, row.reader), row.version, besideOf(row.names, row.reader));
  }

  /** The tournament for a reader; a public one also without a token. */
  async read(call: Call, id: string, read = this.repository.byId(id)): Promise<ReadTournament> {
    const { rows, caller } = await this.admission.admitReader<SentRow<TournamentRow>>(call, read, ([row]) =>
      row === undefined ? false : isPublic(this.repository.whole(read, row)),
    );
    const [row] = rows;
    if (row === undefined) throw notFound('tournament', id);
    return { ...this.repository.whole(read, row), reader: readerOf(caller) };
  }

  async list(call: Call, { status, cursor, limit }: TournamentListQuery): Promise<Answer> {
    const before = CURSORS.placeIn(cursor);
    // Without a token there is nothing but what is public.
    const filter = { status: status ?? null, publicOnly: call.tokenHash === null, before, limit };
    const read = this.repository.list(filter);
    const { rows } = await this.admission.admitReader<ListedRow>(call, read, () => true);
    const views = new Map<string, unknown>();
    const slices = new Slices();
    for (const row of rows.slice(0, limit)) {
      views.set(row.id, listedTournamentView(opened(this.repository.listed(read, row), row), row.version));
      // Each may be a field of a thousand.
      await slices.pause();
    }
    return found(pageOf(rows, limit, ({ id }) => views.get(id), CURSORS.of));
  }

  async change(call: Call, id: string, asked: ChangeTournamentDto): Promise<Answer> {
    const details: Details = {
      ...(asked.name === undefined ? {} : { name: asked.name }),
      ...(asked.startsAt === undefined ? {} : { startsAt: timeOf(asked.startsAt) }),
      ...(asked.visibility === undefined ? {} : { visibility: asked.visibility }),
      ...(asked.confirmMinutes === undefined ? {} : { confirmMinutes: asked.confirmMinutes }),
      ...(asked.prizes === undefined ? {} : { prizes: prizesOf(asked.prizes) }),
    };
    return this.stream.change<TournamentRow>(call, id, this.repository.byId(id), {
      decide: (state) => this.rules.decideTournament(state, { type: 'ChangeDetails', details }),
      answer: ({ state, version }, { names }) =>
        found(tournamentView(state, version, names ?? {}, 'staff'), version, besideOf(names, 'staff')),
    });
  }

  async finish(call: Call, id: string): Promise<Answer> {
    return this.stream.change<TournamentRow>(call, id, this.repository.byId(id), {
      decide: (state, { now }) =>
        this.rules.decideTournament(state, { type: 'Finish', at: milliseconds(now.getTime()) }),
      answer: ({ state, version }, { names }) =>
        found(tournamentView(state, version, names ?? {}, 'staff'), version, besideOf(names, 'staff')),
    });
  }

  /** The record of the tournament, oldest event first. */
  async events(call: Call, id: string, { after, cursor = after, limit }: EventListQuery): Promise<Answer> {
    const { reader } = await this.read(call, id);
    const events = await this.recording.events(id, cursor, limit + 1);
    const items = events
      .slice(0, limit)
      .map((event) => eventView(eventFor(reader, event), event.version, event.actor, event.recordedAt));
    const last = items.at(-1);
    return found({ items, nextCursor: events.length > limit && last !== undefined ? String(last.version) : null });
  }

  /** The rules of the matches have to be possible at every length, before anybody enters. */
  private checkMatches(terms: Parameters<TournamentChanges['matchFault']>[0], format: TournamentFormat): void {
    for (const length of new Set(format.lengths)) {
      const fault = this.changes.matchFault(terms, length);
      if (fault !== null) throw refusal(fault);
    }
  }
}

/** A seed for a draw that nobody chose. */
export function freshSeed(): string {
  return randomBytes(8).toString('hex');
}

/** The event as the reader sees it: who has paid is for staff and for the entrant. */
function eventFor<Event extends Pick<RecordedEvent, 'type' | 'data'>>(reader: Reader, event: Event): Event {
  const entry = event.type === 'EntrantRegistered' ? event.data['entry'] : null;
  if (typeof entry !== 'object' || entry === null) return event;
  const { paid: _, ...shown } = entry as Readonly<Record<string, unknown>>;
  if (mayKnowAbout(reader, String(shown['player']))) return event;
  return { ...event, data: { ...event.data, entry: shown } };
}

function isPublic({ state }: TournamentRow): boolean {
  return state.status !== 'not-opened' && state.visibility === 'public';
}

function viewOf(row: TournamentRow, reader: Reader): unknown {
  return tournamentView(opened(row.state, row), row.version, row.names ?? {}, reader);
}

function opened(state: TournamentState, { id }: { readonly id: string }): OpenedTournament {
  if (state.status === 'not-opened') throw new ApplicationError('service.failed', `tournament ${id} has no record`);
  return state;
}

function timeOf(text: string | null | undefined): ReturnType<typeof milliseconds> | null {
  return text === null || text === undefined ? null : milliseconds(Date.parse(text));
}

function prizesOf(asked: PrizesDto): Prizes {
  const { entryFee, houseShare, added, currency, flights, weights, sidePools } = asked;
  return {
    entryFee,
    houseShare,
    added,
    currency: currency ?? null,
    flights: flights ?? null,
    weights: weights ?? null,
    sidePools: (sidePools ?? []).map(({ name, fee, entries }) => ({ name, fee, entries })),
  };
}
