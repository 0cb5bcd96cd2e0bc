import { Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { RulesModule } from '../../rules/rules.module.js';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { ChouetteLedgerController } from './chouette-ledger.controller.js';
import { ChouetteLedgerService } from './chouette-ledger.service.js';
import { ChouetteSeatsService } from './chouette-seats.service.js';
import { ChouettesController } from './chouettes.controller.js';
import { ChouettesRepository } from './chouettes.repository.js';
import { ChouettesService } from './chouettes.service.js';

@Module({
  imports: [AuthModule, GamesModule, RecordingModule, RulesModule],
  controllers: [ChouettesController, ChouetteLedgerController],
  providers: [ChouettesService, ChouetteSeatsService, ChouetteLedgerService, ChouettesRepository],
})
export class ChouettesModule {}
