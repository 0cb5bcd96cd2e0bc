import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Admission } from './admission.service.js';
import { AdmissionInterceptor } from './admission.interceptor.js';
import { BootstrapService } from './bootstrap.service.js';
import { TokenRepository } from './token.repository.js';
import { TokensController } from './tokens.controller.js';
import { TokensService } from './tokens.service.js';

@Module({
  controllers: [TokensController],
  providers: [
    Admission,
    BootstrapService,
    TokenRepository,
    TokensService,
    { provide: APP_INTERCEPTOR, useClass: AdmissionInterceptor },
  ],
  exports: [Admission, BootstrapService],
})
export class AuthModule {}
