/**
 * The types that the OpenAPI document shows as they are in TypeScript: `npm run openapi` writes a schema of each, by its name.
 * What happens in a contest is declared once, in the domain, and clients get the same union of events.
 */
import type {
  ActName,
  ChouetteOwnEvent,
  GameEvent,
  MatchRulingKind as KindOfMatchRuling,
  MatchOwnEvent,
  Milliseconds,
  RulingName,
  TableGameEvent,
  Entry,
  TournamentEvent as RecordedInTournament,
  VariantId,
  VariantRules,
} from './domain/index.js';
import type { AffectedView as AffectedInChouette } from './modules/chouettes/index.js';
import type { ActionDto, TableGameView } from './modules/games/index.js';
import type { ChosenMatchRulesDto, MatchDto } from './modules/matches/index.js';
import type { AffectedView as AffectedInTournament, PairingDto, TournamentDto } from './modules/tournaments/index.js';
import type {
  DeliveryStatus as DeliveryStatusOf,
  WebhookNotice as WebhookNoticeOf,
  WebhookStatus as WebhookStatusOf,
  WebhookType as WebhookTypeOf,
} from './modules/webhooks/index.js';
import type { Instant } from './rules/problem-params.js';

/** An event as readers get it: the fields that all events have, its type, and the facts of events of this type. */
type Recorded<Event> = Event extends { readonly type: infer Type extends string } ? Typed<Type, Facts<Event>> : never;
type Typed<Type, Data> = Type extends string ? { readonly type: Type; readonly data: Data } : never;

/** The facts in the words of the API: when it happened is a moment there, and chosen options are those of a match. */
type Facts<Event> = {
  readonly [Name in keyof Event as Exclude<Name, 'type'>]: Name extends 'at'
    ? Instant
    : Name extends 'rules'
      ? Chosen<Event[Name]>
      : Name extends 'details'
        ? Changed<Event[Name]>
        : // What is only proposed is for staff to see.
          Name extends 'proposed'
          ? Event[Name] | null
          : Name extends 'restored' | 'game'
            ? Kept<Event[Name]>
            : Event[Name] extends Entry
              ? ShownEntry
              : Event[Name];
};

/** Changed details of a tournament: those that have changed, the rules whole. */
type Changed<Details> = {
  readonly [Name in keyof Details]: Name extends 'rules' ? ChosenMatchRulesDto : Details[Name];
};

/** A match or a game inside an event, in the form in which it is recorded (`src/domain/series/recorded-games.ts`). */
type Kept<Fact> = Fact extends { readonly cube: infer Cube; readonly terms: unknown }
  ? Omit<Fact, 'cube'> & { readonly cubes: readonly Cube[] }
  : Fact extends { readonly board: infer Board }
    ? Omit<Fact, 'board'> & { readonly board: Omit<OpenGame, 'cube' | 'phase' | keyof Board> & KeptBoard<Board> }
    : Fact extends { readonly status: 'open' | 'playing'; readonly game: infer Game }
      ? Omit<Fact, 'game'> & { readonly game: Kept<Game> }
      : Fact;
type KeptBoard<Board> = Omit<Board, 'rules'> &
  Pick<OpenGame, 'rules'> & { readonly cubes: readonly OpenGame['cube'][] };
type OpenGame = NonNullable<Extract<MatchOwnEvent, { type: 'MatchReopened' }>['game']>;

/** Whether the fee was paid is for staff and the entrant to see. */
interface ShownEntry extends Omit<Entry, 'paid'> {
  readonly paid?: boolean;
}

type Chosen<Rules> = string extends keyof Rules ? ChosenMatchRulesDto : Rules;

/** Events of games carry their time where the match has a clock. */
type Timed<Event> = Event & { readonly at?: Milliseconds };

export type MatchEvent = Recorded<MatchOwnEvent | Timed<GameEvent>>;
export type ChouetteEvent = Recorded<ChouetteOwnEvent | Timed<TableGameEvent>>;
/** What an undone act leaves is for those who fold the record. */
type Told<Event> = Event extends { readonly restored: unknown } ? Omit<Event, 'restored' | 'gone'> : Event;
export type TournamentEvent = Recorded<Told<RecordedInTournament>>;

export type {
  Action,
  AskedTournamentFormat,
  Cause,
  ClockMode,
  Confirmation,
  CrawfordState,
  DiceMode,
  DrawKind,
  EntryReason,
  MatchEnd,
  PairEnding,
  PairSide,
  ResultKind,
  ResultWay,
  RollOrigin,
  ShownPhase as GamePhase,
  Side,
  TableAction,
  PairWhy,
  Roll,
  TournamentFormat,
  VariantId,
} from './domain/index.js';
export type { ParamsByCode, TranscriptRuleFacts } from './rules/problem-params.js';
export type { FaultRule } from './platform/http/application-error.js';
export type { Role } from './platform/http/roles.js';

export type ChouetteStatus = 'ordering' | 'waiting' | 'playing' | 'closed';
export type CubeUse = VariantRules['cube'];
export type EntryStatus = Entry['status'];
export type ExtraEnd = 'played' | 'offerer-dropped' | 'taker-dropped';
export type ExtraSide = 'offerer' | 'taker';
export type GameStatus = 'open' | 'finished';
export type MatchStatus = MatchDto['status'];
export type PairStatus = 'open' | 'settled';
export type PairingDecision = 'forfeit' | 'time' | 'concession' | 'no-show';
export type PairingStatus = PairingDto['status'];
export type TableGameStatus = TableGameView['status'];
export type TournamentStatus = TournamentDto['status'];
export type VariantName = VariantId | 'aceyDeucey';

export type TournamentActName = ActName;
export type MatchRulingKind = KindOfMatchRuling;
export type MatchRulingName = RulingName | KindOfMatchRuling;
export type TournamentAffected = AffectedInTournament;
export type ChouetteAffected = AffectedInChouette;
export type GameAction = ActionDto;

/** What webhooks get. */
export type WebhookNotice = WebhookNoticeOf;
export type WebhookType = WebhookTypeOf;
export type WebhookStatus = WebhookStatusOf;
export type DeliveryStatus = DeliveryStatusOf;
