import { Module } from '@nestjs/common';
import { RulesModule } from '../../rules/rules.module.js';
import { AuthModule } from '../auth/index.js';
import { ProblemsController } from './problems.controller.js';
import { RefereeController } from './referee.controller.js';
import { RefereeService } from './referee.service.js';

@Module({
  imports: [AuthModule, RulesModule],
  controllers: [RefereeController, ProblemsController],
  providers: [RefereeService],
})
export class RefereeModule {}
