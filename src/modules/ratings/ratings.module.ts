import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { HeadToHeadService } from './head-to-head.service.js';
import { RatedMatches } from './rated-matches.js';
import { RatingsController } from './ratings.controller.js';
import { RatingsRepository } from './ratings.repository.js';
import { RatingsService } from './ratings.service.js';

@Module({
  imports: [AuthModule],
  controllers: [RatingsController],
  providers: [RatingsService, HeadToHeadService, RatedMatches, RatingsRepository],
})
export class RatingsModule {}
