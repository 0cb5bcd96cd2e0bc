import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ClubController } from './club.controller.js';
import { ClubFacts } from './club-facts.js';
import { ClubRepository } from './club.repository.js';
import { ClubService } from './club.service.js';

@Module({
  imports: [AuthModule],
  controllers: [ClubController],
  providers: [ClubService, ClubFacts, ClubRepository],
  exports: [ClubFacts],
})
export class ClubModule {}
