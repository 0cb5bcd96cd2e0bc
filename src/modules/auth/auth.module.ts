import { Module } from '@nestjs/common';
import { Entrance, Handler } from '../../recording/handle.js';
import { Admission } from './admission.service.js';
import { BootstrapService } from './bootstrap.service.js';
import { Links } from './links.js';
import { QrCodesController } from './qr-codes.controller.js';
import { TokenRepository } from './token.repository.js';
import { TokensController } from './tokens.controller.js';
import { TokensService } from './tokens.service.js';

@Module({
  controllers: [TokensController, QrCodesController],
  providers: [
    Admission,
    { provide: Entrance, useExisting: Admission },
    Handler,
    BootstrapService,
    TokenRepository,
    TokensService,
    Links,
  ],
  exports: [Admission, Handler, BootstrapService, Links],
})
export class AuthModule {}
