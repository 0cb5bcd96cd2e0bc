import { type DynamicModule, Module } from '@nestjs/common';
import { AnnouncementsModule } from './modules/announcements/index.js';
import { ArchiveModule } from './modules/archive/index.js';
import { AuthModule } from './modules/auth/index.js';
import { ChouettesModule } from './modules/chouettes/index.js';
import { ClubModule } from './modules/club/index.js';
import { GamesModule } from './modules/games/index.js';
import { HealthModule } from './modules/health/index.js';
import { LiveModule } from './modules/live/index.js';
import { MatchesModule } from './modules/matches/index.js';
import { MeModule } from './modules/me/index.js';
import { PagesModule } from './modules/pages/index.js';
import { PlayersModule } from './modules/players/index.js';
import { RatingsModule } from './modules/ratings/index.js';
import { RefereeModule } from './modules/referee/index.js';
import { SeasonsModule } from './modules/seasons/index.js';
import { TournamentsModule } from './modules/tournaments/index.js';
import { TranscriptsModule } from './modules/transcripts/index.js';
import { WebhooksModule } from './modules/webhooks/index.js';
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
        ClubModule,
        AnnouncementsModule,
        GamesModule,
        // Before the matches: `matches/import` must not be taken for the id of a match.
        TranscriptsModule,
        MatchesModule,
        ChouettesModule,
        TournamentsModule,
        MeModule,
        RatingsModule,
        SeasonsModule,
        RefereeModule,
        WebhooksModule,
        LiveModule,
        ArchiveModule,
        PagesModule,
        HealthModule,
      ],
    };
  }
}
