import { Module } from '@nestjs/common';
import { RulesModule } from '../../rules/rules.module.js';
import { AuthModule } from '../auth/index.js';
import { RefereeController } from './referee.controller.js';
import { RefereeService } from './referee.service.js';

@Module({
  imports: [AuthModule, RulesModule],
  controllers: [RefereeController],
  providers: [RefereeService],
})
export class RefereeModule {}
