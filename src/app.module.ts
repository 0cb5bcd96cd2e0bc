import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from './modules/auth/index.js';
import { ChouettesModule } from './modules/chouettes/index.js';
import { GamesModule } from './modules/games/index.js';
import { HealthModule } from './modules/health/index.js';
import { MatchesModule } from './modules/matches/index.js';
import { PagesModule } from './modules/pages/index.js';
import { PlayersModule } from './modules/players/index.js';
import { RatingsModule } from './modules/ratings/index.js';
import { RefereeModule } from './modules/referee/index.js';
import { TournamentsModule } from './modules/tournaments/index.js';
import { TranscriptsModule } from './modules/transcripts/index.js';
import { PlatformModule, type PlatformOptions } from './platform/platform.module.js';
import { RecordingModule } from './recording/recording.module.js';

/** The whole service: the platform, the record, and one module for each feature. */
@Module({})
export class AppModule {
  static forRoot(options: PlatformOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(options),
        RecordingModule,
        AuthModule,
        PlayersModule,
        GamesModule,
        // Before the matches: `matches/import` must not be taken for the id of a match.
        TranscriptsModule,
        MatchesModule,
        ChouettesModule,
        TournamentsModule,
        RatingsModule,
        RefereeModule,
        PagesModule,
        HealthModule,
      ],
    };
  }
}
