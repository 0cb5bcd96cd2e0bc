import { Body, Controller, Delete, Get, Header, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { ListQuery } from '../../platform/http/list.js';
import { Answers } from '../../platform/http/operation.js';
import { Operation } from '../../rules/problems.js';
import { CreateTokenDto, NewTokenDto, TokenDto, TokenListDto } from './dto/token.dto.js';
import { TokensService } from './tokens.service.js';

@ApiTags('tokens')
@Controller('v1/tokens')
export class TokensController {
  constructor(private readonly tokens: TokensService) {}

  @Operation({
    id: 'createToken',
    summary: 'Make a token, shown only this once',
    description:
      "A token of the role `player` acts only in the games and matches of one player, and only for that player's " +
      'side. The service keeps only a hash and cannot show a lost token again: revoke it and make another.',
    roles: ['director'],
    problems: ['player.archived'],
    named: ['player.not-found'],
  })
  @ApiBody({
    type: CreateTokenDto,
    examples: {
      player: {
        summary: 'For the phone of a player',
        value: { role: 'player', playerId: '01998a3e-6f0a-7c31-9d6e-0242ac120002', label: 'Phone of Ann' },
      },
      scorer: {
        summary: 'For the scoring desk, until a certain day',
        value: { role: 'scorer', label: 'Desk', expiresAt: '2099-12-31T22:00:00Z' },
      },
    },
  })
  @Answers(201, NewTokenDto, 'The token.')
  @Header('cache-control', 'no-store')
  @Post()
  create(@Caller() call: Call, @Body() asked: CreateTokenDto): Promise<Answer<NewTokenDto>> {
    return this.tokens.create(call, asked);
  }

  @Operation({
    id: 'listTokens',
    summary: 'All tokens, newest first',
    roles: ['director'],
    problems: [],
  })
  @Answers(200, TokenListDto, 'A page of tokens.')
  @Get()
  list(@Caller() call: Call, @Query() query: ListQuery): Promise<Answer<TokenListDto>> {
    return this.tokens.list(call, query);
  }

  @Operation({ id: 'getToken', summary: 'A token', roles: ['director'], problems: ['token.not-found'] })
  @Answers(200, TokenDto, 'The token.')
  @Get(':id')
  view(@Caller() call: Call, @Id() id: string): Promise<Answer<TokenDto>> {
    return this.tokens.view(call, id);
  }

  @Operation({
    id: 'revokeToken',
    summary: 'Revoke a token: the service refuses every later call with it',
    description:
      '`If-Match` is required. Takes effect at once on every instance. A revoked token stays revoked; revoking it ' +
      "again changes nothing. The service keeps the last director's token: revoke it only while another one is " +
      'good for at least as long.',
    roles: ['director'],
    problems: ['token.not-found', 'token.last-director', 'request.version-required'],
  })
  @Answers(200, TokenDto, 'The revoked token.')
  @Delete(':id')
  revoke(@Caller() call: Call, @Id() id: string): Promise<Answer<TokenDto>> {
    return this.tokens.revoke(call, id);
  }
}
