import { Global, Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { RulesModule } from '../../rules/rules.module.js';
import { AuthModule } from '../auth/index.js';
import { ClubModule } from '../club/index.js';
import { GamesModule, TournamentParts } from '../games/index.js';
import { MatchesModule } from '../matches/index.js';
import { ActsController } from './acts.controller.js';
import { ActsService } from './acts.service.js';
import { AppealsService } from './appeals/appeals.service.js';
import { MatchRulingsController } from './appeals/match-rulings.controller.js';
import { MatchRulingsService } from './appeals/match-rulings.service.js';
import { EntriesController } from './entries/entries.controller.js';
import { EntriesService } from './entries/entries.service.js';
import { FollowedTournaments } from './followed-tournaments.js';
import { ListedTournaments } from './listed-tournaments.js';
import { KnownStates } from './stream/known-states.js';
import { PairingsController } from './pairings/pairings.controller.js';
import { PairingMatchesService } from './pairings/pairing-matches.service.js';
import { PairingsService } from './pairings/pairings.service.js';
import { PersonsPairings } from './pairings/persons-pairings.js';
import { PlayerLinksController } from './people/player-links.controller.js';
import { PlayerLinksService } from './people/player-links.service.js';
import { RoundsController } from './pairings/rounds.controller.js';
import { RoundsService } from './pairings/rounds.service.js';
import { TablesController } from './tables.controller.js';
import { TablesService } from './tables.service.js';
import { TournamentCheck } from './stream/tournament-check.js';
import { TournamentPlans } from './stream/tournament-plans.js';
import { LineUpsController } from './entries/line-ups.controller.js';
import { LineUpsService } from './entries/line-ups.service.js';
import { TournamentStream } from './stream/tournament-stream.js';
import { PlayerTournamentsController } from './people/player-tournaments.controller.js';
import { PlayerTournamentsService } from './people/player-tournaments.service.js';
import { TournamentResults } from './tournament-results.js';
import { TournamentsController } from './tournaments.controller.js';
import { TournamentsRepository } from './tournaments.repository.js';
import { TournamentsService } from './tournaments.service.js';

/** Global, because games are played in tournaments and cannot know this module: they ask for `TournamentParts`. */
@Global()
@Module({
  imports: [AuthModule, ClubModule, GamesModule, MatchesModule, RecordingModule, RulesModule],
  controllers: [
    TournamentsController,
    EntriesController,
    PairingsController,
    RoundsController,
    TablesController,
    ActsController,
    MatchRulingsController,
    PlayerLinksController,
    PlayerTournamentsController,
    LineUpsController,
  ],
  providers: [
    TournamentsService,
    EntriesService,
    PairingsService,
    PairingMatchesService,
    RoundsService,
    TablesService,
    ActsService,
    AppealsService,
    MatchRulingsService,
    PersonsPairings,
    PlayerLinksService,
    LineUpsService,
    TournamentsRepository,
    KnownStates,
    ListedTournaments,
    TournamentStream,
    TournamentPlans,
    { provide: TournamentParts, useExisting: TournamentPlans },
    TournamentCheck,
    TournamentResults,
    PlayerTournamentsService,
    FollowedTournaments,
  ],
  exports: [TournamentParts, TournamentCheck, PersonsPairings, TournamentResults, FollowedTournaments],
})
export class TournamentsModule {}
