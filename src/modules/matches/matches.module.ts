import { Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { RulesModule } from '../../rules/rules.module.js';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { CorrectionsController } from './corrections.controller.js';
import { CorrectionsService } from './corrections.service.js';
import { MatchesController } from './matches.controller.js';
import { MatchesService } from './matches.service.js';

@Module({
  imports: [AuthModule, GamesModule, RecordingModule, RulesModule],
  controllers: [MatchesController, CorrectionsController],
  providers: [MatchesService, CorrectionsService],
  exports: [MatchesService],
})
export class MatchesModule {}
