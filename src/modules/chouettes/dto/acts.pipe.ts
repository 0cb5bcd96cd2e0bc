import { Injectable, type PipeTransform } from '@nestjs/common';
import { requestInvalid } from '../../../platform/http/application-error.js';
import { unknownWord } from '../../../platform/http/field-faults.js';
import { formOf, jsonObject, refuseUnstorable } from '../../../platform/http/form.js';
import { ACT_FORMS, type ActDto } from './acts.dto.js';

/** Reads an act by the form of its type. */
@Injectable()
export class ActsPipe implements PipeTransform<unknown, ActDto> {
  transform(sent: unknown): ActDto {
    const body = jsonObject(sent);
    refuseUnstorable(body, '');
    const type: unknown = 'type' in body ? body.type : undefined;
    const form = typeof type === 'string' && Object.hasOwn(ACT_FORMS, type) ? ACT_FORMS[type] : undefined;
    if (form === undefined) throw requestInvalid([unknownWord('/type', type, Object.keys(ACT_FORMS))]);
    return formOf(form, body, '');
  }
}
