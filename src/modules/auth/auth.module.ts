import { Module } from '@nestjs/common';
import { Admission } from './admission.service.js';
import { BootstrapService } from './bootstrap.service.js';
import { TokenRepository } from './token.repository.js';
import { TokensController } from './tokens.controller.js';
import { TokensService } from './tokens.service.js';

@Module({
  controllers: [TokensController],
  providers: [Admission, BootstrapService, TokenRepository, TokensService],
  exports: [Admission, BootstrapService],
})
export class AuthModule {}
