import { Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { RulesModule } from '../../rules/rules.module.js';
import { AuthModule } from '../auth/index.js';
import { ActsService } from './acts/acts.service.js';
import { GameKinds } from './acts/game-kinds.js';
import { GamesController } from './games.controller.js';
import { GamesService } from './games.service.js';
import { NamedPeople } from './named-people.js';
import { MatchGamesService } from './acts/match-games.service.js';
import { RecordCheck } from './check/record-check.js';
import { SeriesRepository } from './series.repository.js';
import { SeriesService } from './series/series.service.js';
import { TableGamesService } from './acts/table-games.service.js';

@Module({
  imports: [AuthModule, RecordingModule, RulesModule],
  controllers: [GamesController],
  providers: [
    ActsService,
    GameKinds,
    GamesService,
    MatchGamesService,
    TableGamesService,
    SeriesService,
    SeriesRepository,
    NamedPeople,
    RecordCheck,
  ],
  exports: [GamesService, NamedPeople, SeriesService, SeriesRepository, RecordCheck],
})
export class GamesModule {}
