import { Injectable } from '@nestjs/common';
import {
  CLOCK_MODES,
  type ChouetteEvent,
  type ChouetteState,
  type ClockMode,
  type MatchEvent,
  type MatchState,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
  VARIANTS,
  type VariantRules,
  affectedInSteps,
  affectedMatch,
  askedVariant,
  correctedResult,
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
  foldRecord,
  fold,
  legalPlayCount,
  legalPlays,
  matchOrders,
  openedForPairing,
  positionFault,
  termsOfRestored,
  tournamentChanges,
  usualTimes,
} from '../domain/index.js';
import { Work } from '../platform/work/work.js';
import { DECIDE, type TournamentDecision, isLargePairing } from './tournament.tasks.js';

/**
 * The rules as one thing to depend on: modules decide, evolve and search plays only through it (`.oxlintrc.json`). Holds no state
 * and no rule.
 */
@Injectable()
export class RulesService {
  /** What a command to a match, a chouette or a tournament makes happen. */
  readonly decide = decideMatch;
  readonly decideChouette = decideChouette;
  readonly decideTournament = decideTournament;

  /** The state after one event. */
  readonly evolveMatch = evolveMatch;
  readonly evolveGame = evolveGame;
  readonly evolveChouette = evolveChouette;
  readonly evolveTableGame = evolveTableGame;

  /** What the events of a correction change, and what lies between two states of a match. */
  readonly affectedInSteps = affectedInSteps;
  readonly affectedMatch = affectedMatch;

  /** What a match means for its tournament, and the tournament for its matches. */
  readonly tournamentChanges = tournamentChanges;
  readonly matchOrders = matchOrders;
  readonly termsOfRestored = termsOfRestored;
  readonly openedForPairing = openedForPairing;
  readonly decideOrders = decideOrders;
  readonly correctedResult = correctedResult;

  /** The points that being late costs. */
  readonly decideLateness = decideLateness;

  /** The requested variant: the name of a built-in one, or the record of a club's own. */
  readonly variant = askedVariant;

  /** Every legal play of the roll, one for each position that can be reached. */
  readonly legalPlays = legalPlays;

  /** How many plays `legalPlays` gives. */
  readonly legalPlayCount = legalPlayCount;

  /** The play that was sent, if the roll allows it. */
  readonly checkPlay = checkPlay;

  /** Why such a position cannot occur, or null. */
  readonly positionFault = positionFault;

  /** The times of a clock where no others are asked for. */
  readonly usualTimes = usualTimes;

  constructor(private readonly work: Work) {}

  /** The chouette after the events. */
  chouetteAfter(state: ChouetteState, events: readonly ChouetteEvent[]): ChouetteState {
    return fold(evolveChouette, state, events);
  }

  /** The match after the events. */
  after(state: MatchState, events: readonly MatchEvent[]): MatchState {
    return fold(evolveMatch, state, events);
  }

  /** `decideTournament` for acts that may pair a large field, which is decided in another thread. */
  async decideTournamentAside(state: TournamentState, command: TournamentCommand): Promise<TournamentDecision> {
    if (!isLargePairing(state, command)) return decideTournament(state, command);
    return this.work.run(DECIDE, { state: JSON.stringify(state), command });
  }

  /** The tournament after the events. */
  tournamentAfter(state: TournamentState, events: readonly TournamentEvent[]): TournamentState {
    return foldRecord(state, events);
  }

  variants(): readonly VariantRules[] {
    return Object.values(VARIANTS);
  }

  /** Each mode of a clock. */
  clockModes(): readonly ClockMode[] {
    return CLOCK_MODES;
  }
}
