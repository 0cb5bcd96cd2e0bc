import { Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { RulesModule } from '../../rules/rules.module.js';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { MatchesModule } from '../matches/index.js';
import { EntriesController } from './entries.controller.js';
import { EntriesService } from './entries.service.js';
import { KnownStates } from './known-states.js';
import { PairingsController } from './pairings.controller.js';
import { PairingsService } from './pairings.service.js';
import { TablesController } from './tables.controller.js';
import { TablesService } from './tables.service.js';
import { TournamentCheck } from './tournament-check.js';
import { TournamentChanges } from './tournament-changes.js';
import { TournamentCompanion } from './tournament-companion.js';
import { TournamentRenewal } from './tournament-renewal.js';
import { TournamentStream } from './tournament-stream.js';
import { TournamentsController } from './tournaments.controller.js';
import { TournamentsRepository } from './tournaments.repository.js';
import { TournamentsService } from './tournaments.service.js';

@Module({
  imports: [AuthModule, GamesModule, MatchesModule, RecordingModule, RulesModule],
  controllers: [TournamentsController, EntriesController, PairingsController, TablesController],
  providers: [
    TournamentsService,
    EntriesService,
    PairingsService,
    TablesService,
    TournamentsRepository,
    KnownStates,
    TournamentStream,
    TournamentChanges,
    TournamentCompanion,
    TournamentCheck,
    TournamentRenewal,
  ],
})
export class TournamentsModule {}
