import { Module } from '@nestjs/common';
import { RulesModule } from '../../rules/rules.module.js';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { TournamentsModule } from '../tournaments/index.js';
import { MeController } from './me.controller.js';
import { MeRepository } from './me.repository.js';
import { MeService } from './me.service.js';
import { Tasks } from './tasks.js';

@Module({
  imports: [AuthModule, GamesModule, TournamentsModule, RulesModule],
  controllers: [MeController],
  providers: [MeService, Tasks, MeRepository],
  exports: [Tasks],
})
export class MeModule {}
