/**
 * What a correction changes in a tournament. `openapi.json` describes it from these types, in which the form of an answer stands for
 * each type that says the same (`PairingDto`, `EntryDto`).
 */

import type {
  DiceMode,
  Id,
  PairWhy,
  Penalty,
  Side,
  TournamentFormat,
  Variant,
  WantedBye,
} from '../../../domain/index.js';
import type { ChosenMatchRulesDto } from '../../matches/index.js';
import type { PrizesDto } from '../dto/prizes.dto.js';
import type { SeatedDto } from '../dto/seated.dto.js';
import type { FlightDto, TournamentDto } from '../dto/tournament.dto.js';

interface EntryView extends Omit<SeatedDto, 'entryId'> {
  readonly id: string;
  readonly seed: number | null;
  /** For staff and the entrant. */
  readonly paid?: boolean;
  readonly status: string;
  /** For how long a withdrawn entrant is out; null for the others. */
  readonly until: 'end' | 'return' | null;
  readonly byes: readonly WantedBye[];
}

/** An entrant on a ladder. */
interface LadderPlaceView extends SeatedDto {
  /** From 1, the top (T17). */
  readonly place: number;
}

type ShownSlot = SeatedDto | { readonly bye: true; readonly points?: number } | null;

interface ScoreView {
  readonly white: number;
  readonly black: number;
}

interface PairingResultView {
  readonly winner: Side | null;
  /** `bye` and `walkover` where nothing was played. */
  readonly by: string;
  readonly score: ScoreView | null;
  /** What counts in the bracket (T24). */
  readonly recorded: ScoreView | null;
  readonly source: string;
  /** T19: it does not count. */
  readonly annulled: boolean;
  readonly confirmation: string;
  /** When it is final without a word (T41); null where none is awaited. */
  readonly finalAt: string | null;
}

/** A reported result that was denied, and which side reported it. */
type DeniedResultView = Pick<PairingResultView, 'winner' | 'by' | 'score' | 'source'>;

interface PairingView {
  readonly id: string;
  readonly flight: string;
  readonly part: string | null;
  readonly stage: number;
  readonly round: number;
  readonly position: number;
  readonly white: ShownSlot;
  readonly black: ShownSlot;
  /** The pairings of the boards of a team match, from the first. */
  readonly boards?: readonly string[];
  /** Which board of a team match it is, and of which. */
  readonly board?: number;
  readonly teamPairingId?: string;
  readonly matchId: string | null;
  readonly length: number;
  readonly table: string | null;
  readonly startsAt: string | null;
  readonly deadline: string | null;
  readonly status: 'waiting' | 'ready' | 'playing' | 'finished';
  readonly result: PairingResultView | null;
  readonly disputed: boolean;
  /** What was reported and denied, while it is disputed. */
  readonly denied: DeniedResultView | null;
  readonly penalties: readonly Penalty[];
  /** Why these two meet, in a Swiss. */
  readonly why: PairWhy | null;
}

/** What was announced of the tournament; only what is different. */
export interface AnnouncedDetailsView {
  readonly name?: string;
  readonly startsAt?: string | null;
  readonly visibility?: TournamentDto['visibility'];
  readonly confirmMinutes?: number;
  readonly variant?: Variant;
  readonly dice?: DiceMode;
  readonly rules?: ChosenMatchRulesDto;
  readonly format?: TournamentFormat;
  readonly prizes?: PrizesDto | null;
  readonly forbiddenPairs?: readonly (readonly Id[])[];
}

/** A thing before and after an act; null where it is not there. */
export interface Difference<Kind extends string, Thing> {
  readonly kind: Kind;
  readonly id: string;
  readonly before: Thing | null;
  readonly after: Thing | null;
}

/** One thing that a correction changes. */
export type AffectedView =
  | Difference<'pairing', PairingView>
  | Difference<'match', { readonly status: 'open' | 'finished' | 'void' }>
  | Difference<'entry', EntryView>
  | Difference<'place', LadderPlaceView>
  | Difference<'flight', FlightDto>
  | Difference<'tournament', { readonly status: TournamentDto['status']; readonly seed?: string | null }>
  | Difference<'details', AnnouncedDetailsView>;
