import { Module } from '@nestjs/common';
import { Admission } from './admission.service.js';
import { BootstrapService } from './bootstrap.service.js';
import { TokenRepository } from './token.repository.js';

@Module({ providers: [Admission, BootstrapService, TokenRepository], exports: [Admission, BootstrapService] })
export class AuthModule {}
