import { Module } from '@nestjs/common';
import { RecordingModule } from '../../recording/recording.module.js';
import { AuthModule } from '../auth/index.js';
import { PeopleImportService } from './people-import.service.js';
import { PlayersController } from './players.controller.js';
import { PlayersRepository } from './players.repository.js';
import { PlayersService } from './players.service.js';

@Module({
  imports: [AuthModule, RecordingModule],
  controllers: [PlayersController],
  providers: [PlayersService, PeopleImportService, PlayersRepository],
  exports: [PlayersService],
})
export class PlayersModule {}
