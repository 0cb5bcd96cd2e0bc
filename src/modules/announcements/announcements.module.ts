import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { AnnouncementsController } from './announcements.controller.js';
import { AnnouncementsRepository } from './announcements.repository.js';
import { AnnouncementsService } from './announcements.service.js';
import { LatestAnnouncements } from './latest-announcements.js';

@Module({
  imports: [AuthModule],
  controllers: [AnnouncementsController],
  providers: [AnnouncementsService, LatestAnnouncements, AnnouncementsRepository],
  exports: [LatestAnnouncements],
})
export class AnnouncementsModule {}
