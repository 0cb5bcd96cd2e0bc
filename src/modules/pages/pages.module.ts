import { Module } from '@nestjs/common';
import { ApiController } from './api.controller.js';
import { ProblemPages } from './problem-pages.js';
import { ProblemsController } from './problems.controller.js';

@Module({ controllers: [ApiController, ProblemsController], providers: [ProblemPages] })
export class PagesModule {}
