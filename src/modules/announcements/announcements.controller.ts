import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { Answers } from '../../platform/http/operation.js';
import { Operation } from '../../rules/problems.js';
import { AnnouncementsService } from './announcements.service.js';
import {
  AnnouncementDto,
  AnnouncementListDto,
  AnnouncementListQuery,
  CreateAnnouncementDto,
} from './dto/announcement.dto.js';

@ApiTags('club')
@Controller('v1/announcements')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  @Operation({
    id: 'announce',
    summary: 'Announce something to the club, or to a tournament',
    roles: ['scorer', 'director'],
    problems: [],
    named: ['tournament.not-found'],
  })
  @Answers(201, AnnouncementDto, 'The announcement.')
  @Post()
  announce(@Caller() call: Call, @Body() asked: CreateAnnouncementDto): Promise<Answer<AnnouncementDto>> {
    return this.announcements.announce(call, asked);
  }

  @Operation({
    id: 'listAnnouncements',
    summary: 'Current announcements, newest first',
    description: 'Without a token the list has only those about public tournaments, and none to the whole club.',
    publicToo: true,
    problems: [],
  })
  @Answers(200, AnnouncementListDto, 'A page of announcements.')
  @Get()
  list(@Caller() call: Call, @Query() query: AnnouncementListQuery): Promise<Answer<AnnouncementListDto>> {
    return this.announcements.list(call, query);
  }

  @Operation({
    id: 'getAnnouncement',
    summary: 'An announcement, also one that has ended',
    description: 'One to the whole club needs a token.',
    publicToo: true,
    problems: ['announcement.not-found'],
  })
  @Answers(200, AnnouncementDto, 'The announcement.')
  @Get(':id')
  view(@Caller() call: Call, @Id() id: string): Promise<Answer<AnnouncementDto>> {
    return this.announcements.view(call, id);
  }

  @Operation({
    id: 'endAnnouncement',
    summary: 'End an announcement',
    description: '`If-Match` is required. Ending an ended announcement changes nothing.',
    roles: ['scorer', 'director'],
    problems: ['announcement.not-found', 'request.version-required'],
  })
  @Answers(200, AnnouncementDto, 'The announcement.')
  @Delete(':id')
  end(@Caller() call: Call, @Id() id: string): Promise<Answer<AnnouncementDto>> {
    return this.announcements.end(call, id);
  }
}
