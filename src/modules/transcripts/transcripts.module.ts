import { Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { TranscriptsController } from './transcripts.controller.js';
import { TranscriptsRepository } from './transcripts.repository.js';
import { TranscriptsService } from './transcripts.service.js';

@Module({
  imports: [AuthModule, GamesModule, RecordingModule],
  controllers: [TranscriptsController],
  providers: [TranscriptsService, TranscriptsRepository],
})
export class TranscriptsModule {}
