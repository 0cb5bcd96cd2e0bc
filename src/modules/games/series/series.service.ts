import { Injectable } from '@nestjs/common';
import {
  type MatchEvent,
  type MatchState,
  type Milliseconds,
  type Result,
  SIDES,
  type Violation,
  atOnce,
  milliseconds,
  partiesAt,
} from '../../../domain/index.js';
import { firstRow } from '../../../platform/http/application-error.js';
import type { Answer } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { Slices } from '../../../platform/work/slices.js';
import type { Caller, InnerRead } from '../../../recording/gate.js';
import { type Admitted, Handler, type WritePlan, actorOf } from '../../../recording/handle.js';
import type { SeenPerson, SideRow } from '../../../recording/recording.js';
import { seat } from '../../../rules/catalogue/facts.js';
import { refusal } from '../../../rules/refusal.js';
import { RulesService } from '../../../rules/rules.service.js';
import { isStaff, requirePart } from '../../auth/index.js';
import type { PlainGameView } from '../views/game.view.js';
import { partyName } from '../views/party.mapper.js';
import type { ChangedSeries, FollowedSeries, SeriesEvent, SeriesKind, SeriesKindName } from './series-kind.js';
import type { AnySeriesRow } from '../series.repository.js';
import { changeInSteps, openingInSteps, seriesKind } from './series-writes.js';
import { type ChangedTournament, type TournamentDifference, TournamentParts } from './tournament-parts.js';

type Decision<Event> = Result<readonly Event[], Violation>;

/** For whom and at what moment something happens. */
export interface Asked {
  readonly caller: Caller;
  readonly at: Milliseconds;
}

/** What is to happen to a series that was read. */
export interface Work<
  Row extends AnySeriesRow,
  Body,
  Event extends SeriesEvent = MatchEvent,
  FinalView = PlainGameView,
> {
  /** Players who take part besides those who already do: those who join. */
  readonly newcomers?: readonly string[];
  /** The rows of those who join. */
  readonly seated?: (row: Row) => readonly SeenPerson[];
  /** Refuses callers who take part but may not do just this; others never come so far. */
  readonly permit?: (row: Row, caller: Caller) => void;
  readonly decide: (row: Row, asked: Asked) => Decision<Event> | Promise<Decision<Event>>;
  /** Whether the answer tells what is different in the tournament. */
  readonly tellsTournament?: boolean;
  /** `tournament`: where it has changed with the match. `differences`: what is different there, where the answer tells it. */
  readonly answer: (
    row: Row,
    changed: ChangedSeries<Row['state'], FinalView>,
    tournament: ChangedTournament | null,
    differences: readonly TournamentDifference[],
  ) => Answer<Body>;
}

/** Where to find the series. */
export interface Target {
  readonly read: InnerRead;
  /** The key under which its writers queue, where that is not the id of the thing. */
  readonly queue?: string;
  readonly thing: 'game' | SeriesKindName;
  readonly id: string;
}

/** A new series: what has happened in it, the rows that go with it, and what its answer needs besides. */
interface Opening<State, Event, FinalView, Beside> {
  readonly events: readonly Event[];
  /** What they do, where the decision has followed them already. */
  readonly followed?: FollowedSeries<State, FinalView>;
  readonly rows?: readonly SideRow[];
  /** Names of people among the rows who are new because the club had no player of these names. */
  readonly newNames?: readonly string[];
  /** The rows of those who play, as far as they were there before. */
  readonly seated: readonly SeenPerson[];
  readonly beside: Beside;
}

/** What is to be a new series of a kind. */
export interface OpeningWork<Row extends object, State, Event, FinalView extends object, Beside, Body> {
  readonly kind: SeriesKind<State, Event, FinalView>;
  readonly id: string;
  readonly read: InnerRead;
  readonly decide: (
    admitted: Admitted<Row>,
  ) => Opening<State, Event, FinalView, Beside> | Promise<Opening<State, Event, FinalView, Beside>>;
  readonly answer: (changed: ChangedSeries<State, FinalView>, beside: Beside) => Answer<Body>;
}

interface After<Changed> {
  readonly changed: Changed;
  readonly tournament: ChangedTournament | null;
  readonly differences: readonly TournamentDifference[];
}

/** Matches, money sessions and chouettes as the handler changes them, with the tournament in which they are played. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly handler: Handler,
    private readonly tournaments: TournamentParts,
    private readonly rules: RulesService,
  ) {}

  /** Decides and records. A player changes only series in which that player sits. */
  change<Row extends AnySeriesRow, Body, Event extends SeriesEvent = MatchEvent, FinalView = PlainGameView>(
    call: Call,
    { read, thing, id, queue = id }: Target,
    work: Work<Row, Body, Event, FinalView>,
  ): Promise<Answer<Body>> {
    return this.handler.handle(call, {
      read,
      queue,
      find: ({ rows, caller }: Admitted<Row>) => {
        const row = firstRow(rows, thing, id);
        requirePart(caller, [...seriesKind(row.kind).players(row.state), ...(work.newcomers ?? [])]);
        work.permit?.(row, caller);
        return row;
      },
      // Always the series first and then its tournament, so that no writer waits for one that waits for it.
      queueBehind: (row) => row.tournament_id,
      plan: async (row, admitted) => {
        const { caller, now } = admitted;
        const decision = await work.decide(row, { caller, at: milliseconds(now.getTime()) });
        if (!decision.ok) throw refusal(decision.error, null, '/rules', { ...row.names, ...namesAtSides(row) });
        const plan = await this.plan<ChangedSeries<Row['state'], FinalView>>(row, decision.value, admitted);
        const { tournament } = plan.after;
        const differences =
          tournament === null || work.tellsTournament !== true
            ? []
            : await this.tournaments.differences(tournament, call.isDryRun);
        return { ...plan, seated: work.seated?.(row) ?? [], after: { ...plan.after, differences } };
      },
      answer: (row, { changed, tournament, differences }: After<ChangedSeries<Row['state'], FinalView>>) =>
        work.answer(row, changed, tournament, differences),
    });
  }

  /** Records a new series with everything that has happened in it so far. */
  open<Row extends object, State, Event, FinalView extends object, Beside, Body>(
    call: Call,
    { kind, id, read, decide, answer }: OpeningWork<Row, State, Event, FinalView, Beside, Body>,
  ): Promise<Answer<Body>> {
    return this.handler.handle(call, {
      read,
      find: () => null,
      plan: async (_none, admitted: Admitted<Row>) => {
        const { events, followed, rows = [], newNames = [], seated, beside } = await decide(admitted);
        const occasion = { actor: actorOf(admitted.caller), at: admitted.now, followed };
        const opening = await new Slices().through(openingInSteps(this.rules, kind, id, events, occasion, null));
        return {
          ...opening,
          rows: [...rows, ...opening.rows],
          newNames,
          seated,
          after: { changed: opening.after, beside },
        };
      },
      answer: (_none, { changed, beside }) => answer(changed, beside),
    });
  }

  /** The change of the series, and what that is to its tournament. A change of a row is one of its own kind. */
  private async plan<Changed>(
    row: AnySeriesRow,
    decided: readonly SeriesEvent[],
    { caller, now: at }: Admitted<object>,
  ): Promise<WritePlan<Omit<After<Changed>, 'differences'>>> {
    const occasion = { actor: actorOf(caller), at };
    const part =
      row.tournament_id === null
        ? null
        : await this.tournaments.of(
            row.tournament_id,
            {
              matchId: row.id,
              // Nothing but matches is played in tournaments.
              before: row.state as MatchState,
              events: decided as readonly MatchEvent[],
              sender: isStaff(caller) ? 'staff' : caller.playerIds,
              at: milliseconds(at.getTime()),
            },
            occasion,
          );
    const events = [...decided, ...(part?.own ?? [])];
    const own = atOnce(changeInSteps(this.rules, seriesKind(row.kind), row, events, occasion));
    return {
      streams: [...own.streams, ...(part?.streams ?? [])],
      rows: [...own.rows, ...(part?.rows ?? [])],
      after: { changed: own.after as Changed, tournament: part?.after ?? null },
      landed: () => part?.landed?.(),
    };
  }
}

/** Who sits at the sides of a match, by name as far as the row has names. */
function namesAtSides({ state, names }: AnySeriesRow): Readonly<Record<string, string>> {
  if (names === undefined || !('format' in state)) return {};
  const parties = partiesAt(state);
  return Object.fromEntries(SIDES.map((side) => [seat(side), partyName(parties[side], names)]));
}
