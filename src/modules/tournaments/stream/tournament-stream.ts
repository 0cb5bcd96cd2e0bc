import { Injectable } from '@nestjs/common';
import {
  type OpenedTournament,
  type TournamentCommand,
  type TournamentEvent,
  accepted,
  milliseconds,
} from '../../../domain/index.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import type { Caller } from '../../../recording/gate.js';
import { type Admitted, Handler, actorOf } from '../../../recording/handle.js';
import type { SeenPerson, SideRow } from '../../../recording/recording.js';
import { refusal } from '../../../rules/refusal.js';
import { RulesService } from '../../../rules/rules.service.js';
import { type Reader, readerOf } from '../../auth/index.js';
import { type Asked, type ChangedTournament, partyName } from '../../games/index.js';
import type { PairingCorrectionAnswerDto } from '../dto/pairing.dto.js';
import type { TournamentDto } from '../dto/tournament.dto.js';
import { foreseen } from '../views/affected.js';
import { type OpenedRow, openedRow } from './opened-row.js';
import { TournamentPlans } from './tournament-plans.js';
import { type Names, besideOf, tournamentView } from '../views/tournament.mapper.js';
import type { SentRow, TournamentRead, TournamentRow } from '../tournament-rows.js';
import { TournamentsRepository } from '../tournaments.repository.js';

/** The people of an answer, and who reads it. */
interface Told {
  readonly names: Names;
  readonly reader: Reader;
}

/** A command, or the events of several, with the people who come in by them. */
export interface WithPeople {
  readonly act: TournamentCommand | readonly TournamentEvent[];
  /** Who is new in the club. */
  readonly people: readonly SideRow[];
  /** Names of those who are new because the club had no player of these names. */
  readonly newNames?: readonly string[];
  readonly newcomers: readonly SeenPerson[];
}

type Deed = TournamentCommand | readonly TournamentEvent[] | WithPeople;

/** What is to happen to a tournament that was read. */
export interface TournamentWork<Row extends TournamentRow, Body> {
  /** People who come into the tournament. */
  readonly newcomers?: (row: Row) => readonly SeenPerson[];
  /** Refuses callers who have the role but may not do just this. */
  readonly permit?: (state: OpenedTournament, caller: Caller) => void;
  /** The command, or events where several commands were decided already. */
  readonly command: (state: OpenedTournament, asked: Asked, row: Row) => Deed | Promise<Deed>;
  readonly answer: (change: ChangedTournament, told: Told) => Answer<Body>;
  /** The answer of a dry run. */
  readonly foreseen?: (change: ChangedTournament, told: Told) => Answer<Body>;
  /** Names of the people afterwards, where others come in; without it those whom the row names. */
  readonly names?: (row: Row) => Names;
}

/** Tournaments as the handler changes them, each with all of its matches. */
@Injectable()
export class TournamentStream {
  constructor(
    private readonly handler: Handler,
    private readonly plans: TournamentPlans,
    private readonly repository: TournamentsRepository,
    private readonly rules: RulesService,
  ) {}

  /** Decides and records an act that can be tried: a dry run tells what would be different. */
  changeOrTry<Body, Row extends TournamentRow = TournamentRow>(
    call: Call,
    id: string,
    work: Omit<TournamentWork<Row, Body>, 'foreseen'>,
    read?: TournamentRead,
  ): Promise<Answer<Body | PairingCorrectionAnswerDto>> {
    const foretold: TournamentWork<Row, PairingCorrectionAnswerDto>['foreseen'] = (change, { names }) =>
      foreseen(change, names);
    return this.change<Body | PairingCorrectionAnswerDto, Row>(call, id, { ...work, foreseen: foretold }, read);
  }

  /** Decides and records. */
  change<Body, Row extends TournamentRow = TournamentRow>(
    call: Call,
    id: string,
    { newcomers, permit, command, answer, foreseen: foretold, names: namesOf }: TournamentWork<Row, Body>,
    read: TournamentRead = this.repository.byId(id),
  ): Promise<Answer<Body>> {
    const toldTo = (row: OpenedRow<Row>, caller: Caller): Told => {
      return { names: namesOf?.(row) ?? row.names, reader: readerOf(caller) };
    };
    return this.handler.handle(call, {
      read,
      queue: id,
      find: ({ rows, caller }: Admitted<SentRow<Row>>) => {
        const row = openedRow(this.repository, read, rows, id);
        permit?.(row.state, caller);
        return row;
      },
      plan: async (row, { caller, now }) => {
        const deed = await command(row.state, { caller, at: milliseconds(now.getTime()) }, row);
        const [decided, people, seated] =
          'people' in deed ? [deed.act, deed.people, deed.newcomers] : [deed, [], newcomers?.(row) ?? []];
        const decision =
          'type' in decided ? await this.rules.decideTournamentAside(row.state, decided) : accepted(decided);
        if (!decision.ok) {
          const { names } = toldTo(row, caller);
          throw refusal(decision.error, null, '/rules', { ...names, ...entrantNames(row.state, names) });
        }
        const plan = await this.plans.plan(row, decision.value, { actor: actorOf(caller), at: now });
        const names = 'people' in deed ? (deed.newNames ?? []) : [];
        return { ...plan, rows: [...people, ...plan.rows], newNames: names, seated };
      },
      answer: (row, change, { caller }) => answer(change, toldTo(row, caller)),
      foreseen: (row, change, { caller }) => (foretold ?? answer)(change, toldTo(row, caller)),
    });
  }

  /** Records a new tournament. */
  open<Body>(
    call: Call,
    id: string,
    decide: (now: Date) => Promise<readonly TournamentEvent[]>,
    answer: (change: ChangedTournament) => Answer<Body>,
  ): Promise<Answer<Body>> {
    const present = { id, version: 0, state_version: 0, state: { status: 'not-opened' } } as const;
    return this.handler.handle(call, {
      read: null,
      find: () => null,
      plan: async (_none, { caller, now }) =>
        this.plans.plan(present, await decide(now), { actor: actorOf(caller), at: now }),
      answer: (_none, change) => answer(change),
    });
  }
}

/** Refusals name entries; people read the names of the players. */
function entrantNames({ entries }: OpenedTournament, names: Names): Names {
  return Object.fromEntries(entries.map((entry) => [entry.id, partyName(entry, names)]));
}

/** The tournament as it is after a change, for staff. */
export function wholeTournament(
  { state, version }: ChangedTournament,
  { names }: Pick<Told, 'names'>,
): Answer<TournamentDto> {
  return found(tournamentView(state, version, names, 'staff'), version, besideOf(names, 'staff'));
}
