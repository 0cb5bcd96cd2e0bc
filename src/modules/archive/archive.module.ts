import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ClubModule } from '../club/index.js';
import { GamesModule } from '../games/index.js';
import { TournamentsModule } from '../tournaments/index.js';
import { ArchiveController } from './archive.controller.js';
import { ArchiveRepository } from './archive.repository.js';
import { ExportService } from './export.service.js';
import { ImportService } from './import.service.js';

/** The whole club as a file, and back. */
@Module({
  imports: [AuthModule, ClubModule, GamesModule, TournamentsModule],
  controllers: [ArchiveController],
  providers: [ArchiveRepository, ExportService, ImportService],
})
export class ArchiveModule {}
