import { Injectable, type PipeTransform } from '@nestjs/common';
import { requestInvalid } from '../../../platform/http/application-error.js';
import { formOf, jsonObject, refuseUnstorable } from '../../../platform/http/form.js';
import { CLOCK_ACT_FORMS, type ClockActDto } from './clock-acts.dto.js';

/** Reads what a director does with a clock, by the form of the act. */
@Injectable()
export class ClockActsPipe implements PipeTransform<unknown, ClockActDto> {
  transform(sent: unknown): ClockActDto {
    const body = jsonObject(sent);
    refuseUnstorable(body, '');
    const act: unknown = 'act' in body ? body.act : undefined;
    const form = typeof act === 'string' && Object.hasOwn(CLOCK_ACT_FORMS, act) ? CLOCK_ACT_FORMS[act] : undefined;
    if (form === undefined) {
      const known = Object.keys(CLOCK_ACT_FORMS).join(', ');
      throw requestInvalid([{ pointer: '/act', message: `must be one of: ${known}` }]);
    }
    return formOf(form, body, '');
  }
}
