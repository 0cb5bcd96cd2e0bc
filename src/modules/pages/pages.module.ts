import { Module } from '@nestjs/common';
import { ProblemPages } from './problem-pages.js';
import { ProblemsController } from './problems.controller.js';

@Module({ controllers: [ProblemsController], providers: [ProblemPages] })
export class PagesModule {}
