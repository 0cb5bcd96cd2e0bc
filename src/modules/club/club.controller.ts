import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Answers } from '../../platform/http/operation.js';
import { Operation } from '../../rules/problems.js';
import { ClubService } from './club.service.js';
import { ClubDto, UpdateClubDto } from './dto/club.dto.js';

@ApiTags('club')
@Controller('v1/club')
export class ClubController {
  constructor(private readonly club: ClubService) {}

  @Operation({
    id: 'getClub',
    summary: 'The club: its name, time zone and currency',
    publicToo: 'wholly',
    problems: [],
  })
  @Answers(200, ClubDto, 'The club.')
  @Get()
  view(@Caller() call: Call): Promise<Answer<ClubDto>> {
    return this.club.view(call);
  }

  @Operation({
    id: 'updateClub',
    summary: 'Correct the fields that are named',
    description: '`If-Match` is required. Earlier records keep their currency.',
    roles: ['director'],
    problems: ['request.version-required'],
  })
  @Answers(200, ClubDto, 'The club.')
  @Patch()
  change(@Caller() call: Call, @Body() asked: UpdateClubDto): Promise<Answer<ClubDto>> {
    return this.club.change(call, asked);
  }
}
