import { Injectable } from '@nestjs/common';
import {
  type ChouetteCommand,
  type ChouetteEvent,
  type ChouetteState,
  type LegalPlay,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
  type MovementRules,
  type PlayInput,
  type Position,
  type CheckedPlay,
  type Result,
  type Roll,
  type Setup,
  type Side,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
  VARIANTS,
  type Variant,
  type VariantRules,
  type Violation,
  affectedBy,
  affectedMatch,
  askedVariant,
  decideOrders,
  checkPlay,
  decideChouette,
  decideLateness,
  decideMatch,
  evolveChouette,
  decideTournament,
  evolveGame,
  evolveMatch,
  evolveTableGame,
  evolveTournament,
  fold,
  legalPlayCount,
  legalPlays,
  matchOrders,
  openedForPairing,
  positionFault,
  tournamentChanges,
} from '../domain/index.js';
import { Work } from '../platform/work/work.js';
import { DECIDE, type TournamentDecision, isLargePairing } from './tournament.tasks.js';

/**
 * The rules as one thing to depend on: modules decide, evolve and search plays only through it (`.oxlintrc.json`). Holds no state
 * and no rule.
 */
@Injectable()
export class RulesService {
  /** The state after one event. */
  readonly evolveMatch = evolveMatch;
  readonly evolveGame = evolveGame;
  readonly evolveChouette = evolveChouette;
  readonly evolveTableGame = evolveTableGame;

  /** What the events of a correction change, and what lies between two states of a match. */
  readonly affectedBy = affectedBy;
  readonly affectedMatch = affectedMatch;

  /** What a match means for its tournament, and the tournament for its matches. */
  readonly tournamentChanges = tournamentChanges;
  readonly matchOrders = matchOrders;
  readonly openedForPairing = openedForPairing;
  readonly decideOrders = decideOrders;

  /** The points that being late costs. */
  readonly decideLateness = decideLateness;

  constructor(private readonly work: Work) {}

  decide(state: MatchState, command: MatchCommand): Result<readonly MatchEvent[], Violation> {
    return decideMatch(state, command);
  }

  decideChouette(state: ChouetteState, command: ChouetteCommand): Result<readonly ChouetteEvent[], Violation> {
    return decideChouette(state, command);
  }

  /** The chouette after the events. */
  chouetteAfter(state: ChouetteState, events: readonly ChouetteEvent[]): ChouetteState {
    return fold(evolveChouette, state, events);
  }

  /** The match after the events. */
  after(state: MatchState, events: readonly MatchEvent[]): MatchState {
    return fold(evolveMatch, state, events);
  }

  decideTournament(state: TournamentState, command: TournamentCommand): TournamentDecision {
    return decideTournament(state, command);
  }

  /** The same for acts that may pair a large field, which is decided in another thread. */
  async decideTournamentAside(state: TournamentState, command: TournamentCommand): Promise<TournamentDecision> {
    if (!isLargePairing(state, command)) return decideTournament(state, command);
    return this.work.run(DECIDE, { state: JSON.stringify(state), command });
  }

  /** The tournament after the events. */
  tournamentAfter(state: TournamentState, events: readonly TournamentEvent[]): TournamentState {
    return fold(evolveTournament, state, events);
  }

  variants(): readonly VariantRules[] {
    return Object.values(VARIANTS);
  }

  /** The requested variant: the name of a built-in one, or the record of a club's own. */
  variant(asked: unknown): Result<Variant, Violation> {
    return askedVariant(asked);
  }

  /** Every legal play of the roll, one for each position that can be reached. */
  legalPlays(rules: MovementRules, position: Position, side: Side, roll: Roll): readonly LegalPlay[] {
    return legalPlays(rules, position, side, roll);
  }

  /** How many plays `legalPlays` gives. */
  legalPlayCount(rules: MovementRules, position: Position, side: Side, roll: Roll): number {
    return legalPlayCount(rules, position, side, roll);
  }

  checkPlay(
    rules: MovementRules,
    position: Position,
    side: Side,
    roll: Roll,
    input: PlayInput,
  ): Result<CheckedPlay, Violation> {
    return checkPlay(rules, position, side, roll, input);
  }

  /** Why such a position cannot occur, or null. */
  positionFault(rules: Setup, position: Position): Violation | null {
    return positionFault(rules, position);
  }
}
