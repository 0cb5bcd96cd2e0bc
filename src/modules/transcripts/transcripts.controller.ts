import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Gives } from '../../platform/http/forms/given-types.js';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { Answers, TAGGED, fileNamed } from '../../platform/http/operation.js';
import { PlainText, SGF_TYPE } from '../../platform/http/requests/plain-text.js';
import type { WrittenJson } from '../../platform/http/answers/written-json.js';
import { Operation } from '../../rules/problems.js';
import { ImportQuery, ImportedMatchDto } from './dto/import.dto.js';
import { TranscriptDto, TranscriptQuery } from './dto/transcript.dto.js';
import { TranscriptsService } from './transcripts.service.js';

const EXAMPLE = ` 3 point match

 Game 1
 Ann : 0                        Bob : 0
  1) 31: 8/5 6/5                  Doubles => 2
  2)  Drops
                                  Wins 1 point
`;

const SGF_EXAMPLE = `(;FF[4]GM[6]CA[UTF-8]MI[length:3][game:0][ws:0][bs:0]PW[Ann]PB[Bob]RU[Crawford]RE[B+1]
;W[31hefe]
;B[double]
;W[drop])
`;

const MEDIA_TYPES = {
  mat: 'text/plain; charset=utf-8',
  sgf: `${SGF_TYPE}; charset=utf-8`,
  json: 'application/json; charset=utf-8',
} as const;

@ApiTags('matches')
@Controller('v1/matches')
export class TranscriptsController {
  constructor(private readonly transcripts: TranscriptsService) {}

  @Operation({
    id: 'importMatch',
    summary: 'Record a match from its transcript',
    description:
      'Send a `.mat` text in UTF-8, as GNU Backgammon, eXtreme Gammon, BackgammonGalaxy and Backgammon Studio write it ' +
      '(its left column is white), or SGF, as GNU Backgammon saves matches and money sessions. The service ' +
      'referees every roll, play and turn of the cube and records the whole match or nothing. A last game without ' +
      'its end stays open; an archived player has a seat only in a match that is over, or a session between two games. The rules give the points, ' +
      'also where a site cut them; `warnings` says so. Header lines ' +
      '`; [Variation "Nackgammon"]` and `; [Crawford "Off"]`, and the rules of SGF (`RU`), count where the query ' +
      'is silent; a variation that is not built in needs `variant` in the query. A named doublet stands ' +
      'as a roll, the reserve as `rsv`.',
    roles: ['scorer', 'director'],
    problems: [
      'transcript.unreadable',
      'transcript.breaks-rule',
      'player.archived',
      'player.ambiguous',
      'match.same-player',
      'config.invalid',
    ],
    named: ['player.not-found'],
    isLong: true,
    takes: ['text/plain', SGF_TYPE],
  })
  @ApiBody({
    schema: { type: 'string' },
    examples: {
      mat: { summary: 'A `.mat` text', value: EXAMPLE },
      sgf: { summary: 'The same as SGF', value: SGF_EXAMPLE },
    },
  })
  @Answers(201, ImportedMatchDto, 'The match, and what was read with care.')
  @Post('import')
  import(
    @Caller() call: Call,
    @Body() text: PlainText,
    @Query() query: ImportQuery,
  ): Promise<Answer<ImportedMatchDto>> {
    return this.transcripts.import(call, text, query);
  }

  @Operation({
    id: 'getMatchTranscript',
    summary: 'The transcript of a match, for other programs',
    description:
      'The text leaves out ties, throws that only decide who starts, void rolls and refused resignations. It ' +
      'writes named doublets and complements as rolls, pins as hits, and the reserve as `rsv`. Its header names a ' +
      "club's own variant; only the JSON has the parameters.",
    publicToo: true,
    problems: ['match.not-found'],
  })
  @ApiExtraModels(TranscriptDto)
  @ApiOkResponse({
    description: 'The transcript as far as the match has been played.',
    headers: { ...TAGGED, ...fileNamed('ann-bob-7-points-2026-03-04.mat') },
    content: {
      'text/plain': { schema: { type: 'string', example: EXAMPLE } },
      [SGF_TYPE]: { schema: { type: 'string', example: SGF_EXAMPLE } },
      'application/json': { schema: { $ref: getSchemaPath(TranscriptDto) } },
    },
  })
  @Gives('text/plain', SGF_TYPE, 'application/json')
  @Get(':id/transcript')
  async transcript(
    @Caller() call: Call,
    @Id() id: string,
    @Query() { format }: TranscriptQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<string | WrittenJson<TranscriptDto>>> {
    const { answer, fileName } = await this.transcripts.export(call, id, format);
    void reply.header('content-type', MEDIA_TYPES[format]);
    void reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return answer;
  }
}
