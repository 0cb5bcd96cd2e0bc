import { Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { RulesModule } from '../../rules/rules.module.js';
import { AuthModule } from '../auth/index.js';
import { ClubModule } from '../club/index.js';
import { GamesModule } from '../games/index.js';
import { ChouetteGroupsController } from './groups/chouette-groups.controller.js';
import { ChouetteGroupsRepository } from './groups/chouette-groups.repository.js';
import { ChouetteGroupsService } from './groups/chouette-groups.service.js';
import { ChouetteLedgerController } from './ledger/chouette-ledger.controller.js';
import { ChouetteLedgerService } from './ledger/chouette-ledger.service.js';
import { ChouetteStream } from './chouette-stream.js';
import { ChouetteSeatsService } from './seats/chouette-seats.service.js';
import { ChouettesController } from './chouettes.controller.js';
import { ChouettesRepository } from './chouettes.repository.js';
import { ChouettesService } from './chouettes.service.js';
import { FollowedChouettes } from './followed-chouettes.js';
import { PlayerChouettesController } from './player-chouettes.controller.js';
import { PlayerChouettesService } from './player-chouettes.service.js';

@Module({
  imports: [AuthModule, ClubModule, GamesModule, RecordingModule, RulesModule],
  controllers: [ChouettesController, ChouetteGroupsController, ChouetteLedgerController, PlayerChouettesController],
  providers: [
    ChouetteStream,
    ChouettesService,
    ChouetteSeatsService,
    ChouetteLedgerService,
    ChouetteGroupsService,
    ChouetteGroupsRepository,
    PlayerChouettesService,
    ChouettesRepository,
    FollowedChouettes,
  ],
  exports: [FollowedChouettes],
})
export class ChouettesModule {}
