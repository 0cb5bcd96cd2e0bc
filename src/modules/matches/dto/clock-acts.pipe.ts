import { Injectable, type PipeTransform } from '@nestjs/common';
import { requestInvalid } from '../../../platform/http/application-error.js';
import { unknownWord } from '../../../platform/http/field-faults.js';
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
    if (form === undefined) throw requestInvalid([unknownWord('/act', act, Object.keys(CLOCK_ACT_FORMS))]);
    return formOf(form, body, '');
  }
}
