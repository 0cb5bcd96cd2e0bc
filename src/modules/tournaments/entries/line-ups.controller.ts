import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../../platform/http/requests/call.js';
import { Id } from '../../../platform/http/forms/address-id.js';
import { Answers } from '../../../platform/http/operation.js';
import { Operation } from '../../../rules/problems.js';
import { LineUpDto } from '../dto/entrants.dto.js';
import { BoardListDto } from '../dto/pairing.dto.js';
import { LineUpsService } from './line-ups.service.js';

@ApiTags('tournaments')
@Controller('v1/tournaments/:id/pairings/:pid')
export class LineUpsController {
  constructor(private readonly lineUps: LineUpsService) {}

  @Operation({
    id: 'setLineUp',
    summary: 'Say who of a team plays on which board',
    description:
      'The captain may do this until a board has begun; without a line-up the first members of the entry play. A ' +
      'board with another player gets a new match, and its old one is void.',
    roles: ['player', 'scorer', 'director'],
    problems: ['tournament.not-found', 'pairing.not-found', 'pairing.line-up', 'tournament.wrong-time'],
    named: ['entry.not-found', 'player.not-found'],
  })
  @Answers(200, BoardListDto, 'The boards.')
  @Post('line-up')
  set(
    @Caller() call: Call,
    @Id() id: string,
    @Id('pid') pid: string,
    @Body() asked: LineUpDto,
  ): Promise<Answer<BoardListDto>> {
    return this.lineUps.set(call, id, pid, asked);
  }
}
