import { Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { RulesModule } from '../../rules/rules.module.js';
import { AuthModule } from '../auth/index.js';
import { Companions } from './companions.js';
import { GamesController } from './games.controller.js';
import { GamesService } from './games.service.js';
import { MatchGamesService } from './match-games.service.js';
import { RecordCheck } from './record-check.js';
import { SeriesRenewal } from './series-renewal.js';
import { SeriesRepository } from './series.repository.js';
import { SeriesService } from './series.service.js';
import { TableGamesService } from './table-games.service.js';

@Module({
  imports: [AuthModule, RecordingModule, RulesModule],
  controllers: [GamesController],
  providers: [
    GamesService,
    MatchGamesService,
    TableGamesService,
    SeriesService,
    SeriesRepository,
    Companions,
    RecordCheck,
    SeriesRenewal,
  ],
  exports: [GamesService, SeriesService, SeriesRepository, Companions, RecordCheck],
})
export class GamesModule {}
