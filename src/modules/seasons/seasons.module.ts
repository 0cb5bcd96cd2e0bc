import { Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { AuthModule } from '../auth/index.js';
import { ClubModule } from '../club/index.js';
import { TournamentsModule } from '../tournaments/index.js';
import { SeasonsController } from './seasons.controller.js';
import { SeasonsRepository } from './seasons.repository.js';
import { SeasonsService } from './seasons.service.js';

@Module({
  imports: [AuthModule, ClubModule, RecordingModule, TournamentsModule],
  controllers: [SeasonsController],
  providers: [SeasonsService, SeasonsRepository],
})
export class SeasonsModule {}
