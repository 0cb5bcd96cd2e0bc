import { Body, Controller, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../../platform/http/requests/call.js';
import { Id } from '../../../platform/http/forms/address-id.js';
import { Answers } from '../../../platform/http/operation.js';
import { Operation } from '../../../rules/problems.js';
import { MakePlayerLinksDto, PlayerLinksDto } from '../dto/player-links.dto.js';
import { PlayerLinksService } from './player-links.service.js';

@ApiTags('tournaments')
@Controller('v1/tournaments/:id')
export class PlayerLinksController {
  constructor(private readonly links: PlayerLinksService) {}

  @Operation({
    id: 'makePlayerLinks',
    summary: 'Make links by which the entrants sign in, each shown only this once',
    description:
      'Each entrant who has not left gets one, and earlier links of this tournament end; with `entryIds` both concern these entrants only. A link is good as long as its player is entered: it ends when the entrant is replaced or removed.',
    roles: ['director'],
    problems: ['tournament.not-found'],
    named: ['entry.not-found'],
  })
  @Answers(200, PlayerLinksDto, 'The links.')
  @Header('cache-control', 'no-store')
  @Post('player-links')
  make(@Caller() call: Call, @Id() id: string, @Body() form: MakePlayerLinksDto): Promise<Answer<PlayerLinksDto>> {
    return this.links.make(call, id, form);
  }
}
