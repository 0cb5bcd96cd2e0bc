import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { found } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { AnswersText } from '../../platform/http/answers/text-answer.js';
import { Operation } from '../../rules/problems.js';
import { Admission } from './admission.service.js';
import { QrCodeQuery } from './dto/qr-code.dto.js';
import { qrCodeSvg } from './qr-code.svg.js';

@ApiTags('tokens')
@Controller('v1/qr.svg')
export class QrCodesController {
  constructor(private readonly admission: Admission) {}

  @Operation({
    id: 'drawQrCode',
    summary: 'A text as a QR code, a link for example',
    publicToo: 'wholly',
    problems: [],
  })
  @AnswersText('image/svg+xml', { description: 'The drawing; the same text always gives the same one.' })
  // The text may be a link, which only its reader may keep.
  @Header('cache-control', 'private, max-age=31536000, immutable')
  @Get()
  async draw(@Caller() call: Call, @Query() { text }: QrCodeQuery): Promise<Answer<string>> {
    // The service reads nothing for a caller without a token, and refuses a wrong token even what needs none.
    if (call.tokenHash !== null) await this.admission.admit(call, null);
    return found(() => qrCodeSvg(text));
  }
}
