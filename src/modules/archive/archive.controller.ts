import { Readable } from 'node:stream';
import { Body, Controller, Get, Header, Post, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Answers, fileNamed } from '../../platform/http/operation.js';
import { NDJSON_TYPE, StreamedBody } from '../../platform/http/requests/streamed-body.js';
import { Operation } from '../../rules/problems.js';
import { ImportedDto } from './dto/import.dto.js';
import { ExportService } from './export.service.js';
import { ImportService } from './import.service.js';

const EXAMPLE =
  '{"type":"header","format":1,"version":"0.4.0","clubId":"01998a3e-7c55-7d18-8f0a-0242ac120001","name":"Backgammon club","at":"2026-11-21T19:30:00.000Z","sum":"0f3a5c7e9b1d2f40"}\n';

@ApiTags('club')
@Controller('v1')
export class ArchiveController {
  constructor(
    private readonly exports: ExportService,
    private readonly imports: ImportService,
  ) {}

  @Operation({
    id: 'exportClub',
    summary: 'The whole club as it is at one moment',
    description:
      'Lines of JSON: a header, the people, every match, chouette and tournament with all its events, the club, announcements, seasons, groups of chouettes, webhooks, an end. Each line has a `sum`. Tokens and secrets are not in it.',
    roles: ['director'],
    problems: [],
    streams: true,
  })
  @ApiOkResponse({
    description: 'The file, which `POST /v1/import` takes. One without its last line was cut short.',
    headers: fileNamed('club.ndjson'),
    content: { [NDJSON_TYPE]: { schema: { type: 'string' }, example: EXAMPLE } },
  })
  @Header('content-type', NDJSON_TYPE)
  @Get('export')
  async export(@Caller() call: Call): Promise<StreamableFile> {
    const text = await this.exports.forCaller(call);
    return new StreamableFile(Readable.from(text, { objectMode: false }), {
      type: NDJSON_TYPE,
      disposition: 'attachment; filename="club.ndjson"',
    });
  }

  @Operation({
    id: 'importClub',
    summary: 'Fill an empty club from an export',
    description:
      'The service imports the whole file or nothing of it, and checks every sum and replays every record ' +
      'first. Tokens stay as they are, and webhooks are paused until a director resumes them.',
    roles: ['director'],
    problems: [
      'club.not-empty',
      'export.damaged',
      'export.foreign',
      'export.impossible',
      'idempotency.mismatch',
      'request.media-type',
      'service.storage-full',
    ],
    writes: false,
    takes: [NDJSON_TYPE],
    streams: true,
  })
  @ApiBody({ schema: { type: 'string', example: EXAMPLE } })
  @Answers(200, ImportedDto, 'What the file has brought.')
  @Post('import')
  import(@Caller() call: Call, @Body() body: StreamedBody): Promise<Answer<ImportedDto>> {
    return this.imports.forCaller(call, StreamedBody.in(body));
  }
}
