import { Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { RulesModule } from '../../rules/rules.module.js';
import { AuthModule } from '../auth/index.js';
import { ClubModule } from '../club/index.js';
import { GamesModule } from '../games/index.js';
import { CorrectionsController } from './corrections.controller.js';
import { CorrectionsService } from './corrections.service.js';
import { DirectorsActsController } from './directors-acts.controller.js';
import { FollowedMatches } from './followed-matches.js';
import { MatchesController } from './matches.controller.js';
import { MatchesService } from './matches.service.js';

@Module({
  imports: [AuthModule, ClubModule, GamesModule, RecordingModule, RulesModule],
  controllers: [MatchesController, CorrectionsController, DirectorsActsController],
  providers: [MatchesService, CorrectionsService, FollowedMatches],
  exports: [MatchesService, CorrectionsService, FollowedMatches],
})
export class MatchesModule {}
