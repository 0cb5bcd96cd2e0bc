import { Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { RulesModule } from '../../rules/rules.module.js';
import { AuthModule } from '../auth/index.js';
import { ClubModule } from '../club/index.js';
import { GamesModule } from '../games/index.js';
import { ResultsImportService } from './results/results-import.service.js';
import { ResultsController } from './results/results.controller.js';
import { ResultsRepository } from './results/results.repository.js';
import { TranscriptsController } from './transcripts.controller.js';
import { TranscriptsRepository } from './transcripts.repository.js';
import { TranscriptsService } from './transcripts.service.js';

@Module({
  imports: [AuthModule, ClubModule, GamesModule, RecordingModule, RulesModule],
  controllers: [TranscriptsController, ResultsController],
  providers: [TranscriptsService, TranscriptsRepository, ResultsImportService, ResultsRepository],
})
export class TranscriptsModule {}
