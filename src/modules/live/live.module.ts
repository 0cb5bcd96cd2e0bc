import { Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { AnnouncementsModule } from '../announcements/index.js';
import { AuthModule } from '../auth/index.js';
import { ChouettesModule } from '../chouettes/index.js';
import { MatchesModule } from '../matches/index.js';
import { MeModule } from '../me/index.js';
import { TournamentsModule } from '../tournaments/index.js';
import { ClubNews } from './club-news.js';
import { LiveController } from './live.controller.js';
import { LiveMetrics } from './live-metrics.js';
import { LiveRepository } from './live.repository.js';
import { LiveService } from './live.service.js';
import { LiveTopics } from './live-topics.js';
import { MyTasks } from './my-tasks.js';

@Module({
  imports: [
    AuthModule,
    RecordingModule,
    MatchesModule,
    ChouettesModule,
    TournamentsModule,
    MeModule,
    AnnouncementsModule,
  ],
  controllers: [LiveController],
  providers: [LiveService, LiveTopics, LiveRepository, LiveMetrics, MyTasks, ClubNews],
})
export class LiveModule {}
